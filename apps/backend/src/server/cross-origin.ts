import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const exposedHeaders = [
  'Date',
  'ETag',
  'Retry-After',
  'X-Correlation-Id',
  'X-Data-As-Of',
  'X-Data-Range',
  'X-Produced-Until',
  'X-Next-Cursor',
  'X-Total-Count',
];

/** Lets the pages of listed origins call the API: for a portal that is hosted elsewhere. */
export async function addCrossOriginAccess(
  app: FastifyInstance,
  basePath: string,
  allowedOrigins: readonly string[],
): Promise<void> {
  if (allowedOrigins.length === 0) return;
  const isAllowed = ({ url, headers: { origin } }: FastifyRequest) =>
    url.startsWith(`${basePath}/`) && origin !== undefined && allowedOrigins.includes(origin);
  const allowed: FastifyCorsOptions = {
    origin: true,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'if-none-match', 'user-identifier'],
    exposedHeaders,
    maxAge: 600,
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (isAllowed(request)) reply.header('cross-origin-resource-policy', 'cross-origin');
    done();
  });
  await app.register(cors, {
    delegator: (request, done) => done(null, isAllowed(request) ? allowed : { origin: false }),
  });
}
