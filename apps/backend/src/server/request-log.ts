import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { maxTextLength } from '../limits.ts';
import { withoutSecrets } from '../log.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who called, once that is known, by the names that the log has: the numbers of account and session, or of an API key. */
    caller: Readonly<Record<string, string>> | undefined;
    /** Why the request failed, where that is the server's fault or the database's. */
    problemCode: string | undefined;
    /** Bytes that its connection had sent when the request came. */
    sentBefore: number;
  }
}

/**
 * Writes one line for each answer: the route, the numbers of account and session, and never an email address, token or
 * password.
 */
export function addRequestLog(app: FastifyInstance, log: Logger): void {
  app.decorateRequest('caller', undefined);
  app.decorateRequest('problemCode', undefined);
  app.decorateRequest('sentBefore', 0);
  // oxlint-disable-next-line typescript/require-await -- Fastify takes a hook for one with a callback otherwise.
  app.addHook('onRequest', async (request) => {
    request.sentBefore = sentBytes(request);
  });
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
      bytes: sentBytes(request) - request.sentBefore,
      address: request.clientAddress,
      ...request.caller,
      ...(request.problemCode && { problem: request.problemCode }),
    };
    if (reply.statusCode >= 500) log.warn(line, 'answered');
    else log.info(line, 'answered');
  });
}

/** Headers count too: it is what the connection carried. */
function sentBytes({ raw }: FastifyRequest): number {
  const sent = (raw.socket as { bytesWritten?: number } | null)?.bytesWritten;
  return sent ?? 0;
}

function pathOf(url: string): string {
  return withoutSecrets(url.split('?', 1)[0] ?? '').slice(0, maxTextLength.loggedPath);
}
