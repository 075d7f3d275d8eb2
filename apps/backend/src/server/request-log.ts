import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { maxTextLength } from '../limits.ts';
import { withoutSecrets } from '../log.ts';

/** Writes one line for each answer: the route and never an email address, token or password. */
export function addRequestLog(app: FastifyInstance, log: Logger): void {
  // oxlint-disable-next-line typescript/require-await -- Fastify takes a hook for one with a callback otherwise.
  app.addHook('onResponse', async (request, reply) => {
    const { operationId, url: route } = { ...request.routeOptions.config, url: request.routeOptions.url };
    // An operation's own path may hold an address (validate/{email}); its id says as much.
    const place = operationId ? { operation: operationId } : { path: route ?? pathOf(request.url) };
    const line = {
      correlationId: request.id,
      method: request.method,
      ...place,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      address: request.clientAddress,
    };
    if (reply.statusCode >= 500) log.warn(line, 'answered');
    else log.info(line, 'answered');
  });
}

function pathOf(url: string): string {
  return withoutSecrets(url.split('?', 1)[0] ?? '').slice(0, maxTextLength.loggedPath);
}
