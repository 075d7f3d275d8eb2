import Fastify, { type FastifyInstance } from 'fastify';
import { renderPage } from './page.ts';

const headers = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** The linked application as a Fastify server that is not listening yet. */
export function createLinkedApp(): FastifyInstance {
  const app = Fastify({ logger: false });
  app.get('/', (_request, reply) =>
    reply.headers(headers).type('text/html; charset=utf-8').send(renderPage('Nobody is signed in here.')),
  );
  return app;
}
