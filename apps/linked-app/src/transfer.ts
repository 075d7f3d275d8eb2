import type { FastifyInstance, FastifyReply } from 'fastify';
import { KeysUnavailable, type HandedOverUser, type HandOverTokenCheck } from './hand-over-token.ts';
import type { OneTimeStore } from './one-time-store.ts';

/** What the hand-over needs. */
export interface TransferOptions {
  readonly portalOrigin: string;
  readonly checkToken: HandOverTokenCheck;
  /** Users on their way here, by the `ref` that they will bring. */
  readonly handOvers: OneTimeStore<HandedOverUser>;
}

const path = '/api/TransferToken';

/** Adds the call by which the portal announces a user: `POST /api/TransferToken`. */
export function addTransfer(
  app: FastifyInstance,
  { portalOrigin, checkToken, handOvers }: TransferOptions,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== path) return;
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === portalOrigin) reply.header('access-control-allow-origin', portalOrigin);
    else if (origin !== undefined) return refuse(reply, 403, 'Only the portal hands users over.');
  });
  app.options(path, (_request, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '600',
      })
      .code(204)
      .send(),
  );
  app.post(path, async (request, reply) => {
    const announced = parseRequest(request.body);
    if (!announced)
      return refuse(reply, 400, 'body must have the texts userEmail and idToken and nothing else');
    let user: HandedOverUser | undefined;
    try {
      user = await checkToken(announced.idToken);
    } catch (error) {
      if (!(error instanceof KeysUnavailable)) throw error;
      return refuse(reply.header('retry-after', '2'), 503, 'The portal’s keys cannot be read just now.');
    }
    if (!user) return refuse(reply, 401, 'The token is not valid for this application.');
    if (user.email.toLowerCase() !== announced.userEmail.trim().toLowerCase()) {
      return refuse(reply, 403, 'The token is somebody else’s.');
    }
    return { sessionId: handOvers.put(user) };
  });
}

/** Sends an error in the shape of the portal's own API. */
export function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send({ errors: [{ message }] });
}

function parseRequest(body: unknown): { userEmail: string; idToken: string } | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { userEmail, idToken, ...rest } = body as Record<string, unknown>;
  if (typeof userEmail !== 'string' || typeof idToken !== 'string' || Object.keys(rest).length) {
    return undefined;
  }
  return userEmail.length <= 254 && idToken.length <= 8192 ? { userEmail, idToken } : undefined;
}
