import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/** Answers requests below a path by itself, headers included; `address` is where a request comes from. */
export type MountedHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
) => Promise<void>;

/** Gives everything below a prefix to a handler that reads bodies itself. */
export function addMounted(app: FastifyInstance, prefix: string, handler: MountedHandler, log: Logger): void {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
    scope.all(`${prefix}/*`, async (request, reply) => {
      reply.hijack();
      try {
        await handler(request.raw, reply.raw, request.ip);
      } catch (error) {
        log.error({ err: error, correlationId: request.id }, 'request failed');
        if (reply.raw.headersSent) reply.raw.destroy();
        else reply.raw.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '2' }).end('Try again.');
      }
    });
    done();
  });
}
