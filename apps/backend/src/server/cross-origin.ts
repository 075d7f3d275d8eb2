import type { FastifyInstance } from 'fastify';

const exposed =
  'Date, ETag, Retry-After, X-Correlation-Id, X-Data-As-Of, X-Data-Range, X-Next-Cursor, X-Total-Count';

/** Lets the pages of listed origins call the API: for a portal that is hosted elsewhere. */
export function addCrossOriginAccess(
  app: FastifyInstance,
  basePath: string,
  allowedOrigins: readonly string[],
): void {
  if (allowedOrigins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (!request.url.startsWith(`${basePath}/`)) return;
    reply.header('vary', 'Origin');
    if (origin === undefined || !allowedOrigins.includes(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': exposed,
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.method !== 'OPTIONS') return;
    return reply
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': 'authorization, content-type, if-none-match, user-identifier',
        'access-control-max-age': '600',
      })
      .code(204)
      .send();
  });
}
