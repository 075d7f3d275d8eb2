import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { LinkedAppConfig } from './config.ts';
import { createHandOverTokenCheck, type HandedOverUser } from './hand-over-token.ts';
import { createOneTimeStore } from './one-time-store.ts';
import { renderPage, type PageState } from './page.ts';
import { createPortalClock } from './portal-clock.ts';
import { style } from './style.ts';
import { addTransfer, refuse } from './transfer.ts';

/** How long a `ref` waits for its user (s). */
const handOverSeconds = 60;
/** How long a user stays signed in here (s). */
const sessionSeconds = 30 * 60;
const cookieName = 'linked_app_visit';

const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

interface Session {
  readonly user: HandedOverUser;
  readonly since: Date;
}

/**
 * The linked application as a server that is not listening yet.
 * @param now Tests only: this application's clock. @default the system's
 */
export function createLinkedApp(
  config: LinkedAppConfig,
  now: () => Date = () => new Date(),
): FastifyInstance {
  const app = Fastify({ logger: false, bodyLimit: 16 * 1024, forceCloseConnections: 'idle' });
  const ownOrigin = `http://localhost:${config.port}`;
  const portal = `${config.portalOrigin}/`;
  const links = { portal, handOver: `${portal}?state=${encodeURIComponent(`localhost:${config.port}`)}` };
  const handOvers = createOneTimeStore<HandedOverUser>(handOverSeconds, now);
  const sessions = createOneTimeStore<Session>(sessionSeconds, now);

  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _payload, done) => done(null));
  // oxlint-disable-next-line typescript/require-await -- Fastify takes a hook for one with a callback otherwise.
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    return refuse(reply, status, status < 500 ? 'The request cannot be read.' : 'Internal error');
  });
  addTransfer(app, {
    portalOrigin: config.portalOrigin,
    checkToken: createHandOverTokenCheck(config, createPortalClock(config)),
    handOvers,
  });

  app.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  app.get('/', (request, reply) => {
    const show = (state: PageState, status = 200) =>
      reply.code(status).type('text/html; charset=utf-8').send(renderPage(state, links));
    const { ref } = request.query as { ref?: unknown };
    if (ref === undefined) {
      const session = sessions.find(sessionOf(request));
      return show(session ? { kind: 'greeting', ...session } : { kind: 'signedOut' });
    }
    const user = typeof ref === 'string' ? handOvers.take(ref) : undefined;
    if (!user) return show({ kind: 'refused' }, 403);
    // The ref leaves the address bar, the history and what a reload would send again.
    const session = sessions.put({ user, since: now() });
    return reply.header('set-cookie', cookie(session, sessionSeconds)).redirect('/', 303);
  });
  app.post('/sign-out', (request, reply) => {
    const { origin } = request.headers;
    if (origin !== undefined && origin !== ownOrigin) return refuse(reply, 403, 'Only this page signs out.');
    sessions.take(sessionOf(request));
    return reply.header('set-cookie', cookie('', 0)).redirect('/', 303);
  });
  return app;
}

function cookie(value: string, seconds: number): string {
  return `${cookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
}

function sessionOf({ headers: { cookie: cookies = '' } }: FastifyRequest): string {
  return new RegExp(`(?:^|; )${cookieName}=([\\w-]{32})(?:;|$)`).exec(cookies)?.[1] ?? '';
}
