import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { BackendConfig } from '../config.ts';
import { Refusal } from '../refusal.ts';
import { addClientAddress } from './client-address.ts';
import { headerLimit, type Connections } from './connections.ts';
import { addContractRoutes, type ContractRoutesOptions } from './contract-routes.ts';
import { addCrossOriginAccess } from './cross-origin.ts';
import { addPortalFiles, notFound } from './portal-files.ts';
import { bodyLimit, describeProblem, type Problem, errorsOf } from './problem.ts';
import type { PortalConfiguration } from './portal-configuration.ts';
import { addRequestLog } from './request-log.ts';
import { answerBrokenRequest, isAborted } from './broken-request.ts';
import { createResponseCheck, type ResponseCheck } from './response-check.ts';
import { apiHeaders, type TrustedOrigins } from './security-headers.ts';

/** Answers requests below a path by itself, headers included; `address` is where a request comes from. */
type MountedHandler = (request: IncomingMessage, response: ServerResponse, address: string) => Promise<void>;

/** What the server is made of; the composition root hands it over. */
export interface ServerOptions extends ContractRoutesOptions {
  readonly config: Pick<
    BackendConfig,
    'portalDirectory' | 'allowedOrigins' | 'trustedProxies' | 'publicOrigin'
  >;
  readonly now: Clock;
  readonly log: Logger;
  /** Makes the HTTP server. */
  readonly connections: Connections;
  /** The runtime configuration of the portal, as of now. */
  readonly portalConfiguration: () => Promise<PortalConfiguration>;
  /** What answers below a prefix of its own, such as the local identity provider. */
  readonly mounted?: { readonly prefix: string; readonly handler: MountedHandler };
  /** Called when a request failed because the database can store nothing. */
  readonly onFull?: () => void;
  /** Foreign origins that the portal's documents may talk to, as of now. */
  readonly trustedOrigins: () => TrustedOrigins;
}

/** Creates the server: API, runtime configuration and the built portal. It does not listen yet. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { config, now, log, contract } = options;
  // As Fastify knows a logger; with pino's own type the instance would be of another type than all plugins expect.
  const loggerInstance: FastifyBaseLogger = log;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    serverFactory: (handler) => options.connections.serve(handler),
    requestIdHeader: false,
    genReqId: () => randomBytes(8).toString('hex'),
    // The contract caps every parameter; here only the header limit bounds them.
    routerOptions: { maxParamLength: headerLimit },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) =>
      void sendProblem(request, reply, describeProblem(error, request.id)),
  });
  app.removeContentTypeParser('text/plain');
  addClientAddress(app, config.trustedProxies);
  addRequestLog(app, log);

  const secure = config.publicOrigin.startsWith('https:');
  // oxlint-disable-next-line typescript/require-await -- Fastify takes a hook for one with a callback otherwise.
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(apiHeaders);
    // The portal sets its clock by this header, so it has to be the clock that tokens are judged by.
    reply.header('date', now().toUTCString()).header('x-correlation-id', request.id);
    if (secure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
  // oxlint-disable-next-line typescript/require-await -- Fastify takes a hook for one with a callback otherwise.
  app.addHook('onRequest', async (request) => {
    // Node keeps the first, a proxy in front may have gone by the last.
    const hosts = request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
    if (hosts.length > 1) throw new Refusal(400, 'The request names more than one host.');
  });
  await addCrossOriginAccess(app, contract.basePath, config.allowedOrigins);

  const checkResponse = createResponseCheck(contract);
  app.setErrorHandler((error, request, reply) => {
    const problem = describeProblem(error, request.id, request.routeOptions.bodyLimit);
    if (isAborted(request.raw) || reply.raw.destroyed)
      log.info({ correlationId: request.id }, 'request aborted');
    else if (problem.unexpected) log.error({ err: error, correlationId: request.id }, 'request failed');
    request.problemCode = problem.status >= 500 ? problem.reason?.code : undefined;
    if (problem.reason?.code === 'storageFull') options.onFull?.();
    if (options.checkResponses) assertDeclared(request, problem, checkResponse);
    return sendProblem(request, reply, problem);
  });
  addContractRoutes(app, options, checkResponse);
  if (options.mounted) addMounted(app, options.mounted.prefix, options.mounted.handler, log);
  app.get('/cnx-config.json', async () => options.portalConfiguration());
  const sendFile =
    config.portalDirectory === undefined
      ? (_request: FastifyRequest, reply: FastifyReply) => notFound(reply)
      : await addPortalFiles(app, {
          directory: config.portalDirectory,
          origins: options.trustedOrigins,
          reserved: [contract.basePath, '/idp'],
        });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (path === contract.basePath || path.startsWith(`${contract.basePath}/`)) {
      throw new Refusal(404, 'path names no operation of this API');
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Refusal(405, 'method must be GET');
    return sendFile(request, reply);
  });
  return app;
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  reply.code(problem.status).headers({ ...apiHeaders, 'x-correlation-id': request.id });
  if (problem.retryAfterSeconds) reply.header('retry-after', problem.retryAfterSeconds);
  if (problem.plainText !== undefined) return reply.type('text/plain; charset=utf-8').send(problem.plainText);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify({ errors: errorsOf(problem) }));
}

function assertDeclared(request: FastifyRequest, problem: Problem, checkResponse: ResponseCheck): void {
  const operationId = request.routeOptions.config.operationId;
  if (!operationId) return;
  const headers = problem.retryAfterSeconds ? { 'retry-after': problem.retryAfterSeconds } : {};
  const body = problem.plainText ?? { errors: errorsOf(problem) };
  checkResponse(operationId, problem.status, headers, body);
}

/** Gives everything below a prefix to a handler that reads bodies itself. */
function addMounted(app: FastifyInstance, prefix: string, handler: MountedHandler, log: Logger): void {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
    scope.all(`${prefix}/*`, async (request, reply) => {
      reply.hijack();
      try {
        await handler(request.raw, reply.raw, request.clientAddress);
      } catch (error) {
        if (isAborted(request.raw)) log.info({ correlationId: request.id }, 'request aborted');
        else log.error({ err: error, correlationId: request.id }, 'request failed');
        if (reply.raw.headersSent) reply.raw.destroy();
        else reply.raw.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '2' }).end('Try again.');
      }
    });
    done();
  });
}
