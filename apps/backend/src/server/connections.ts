import { lookup } from 'node:dns/promises';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as SocketServer, type AddressInfo, type Socket } from 'node:net';

/** Largest request line and headers together (bytes). */
export const headerLimit = 16 * 1024;

/** How the connections of a server are kept and given back. */
export interface ConnectionOptions {
  /** How long a request may take to arrive, headers and body together. */
  readonly requestSeconds: number;
  /** Connections that are held at once; those beyond are closed as they come. @default no limit */
  readonly maxConnections?: number;
  /** How long an unused connection is kept (ms). @default 72000 */
  readonly keepAliveMs?: number;
  /** A connection that was opened or answered this recently may have a request on the way (ms). @default 1000 */
  readonly busyMs?: number;
  /** How long such a connection is still listened to while the server drains (ms). @default 250 */
  readonly noticeMs?: number;
}

interface Use {
  /** Answers to requests that have come. */
  readonly inFlight: Set<ServerResponse>;
  /** When it was opened, or its last answer ended (ms of the process). */
  lastUseAt: number;
  notice?: NodeJS.Timeout;
}

/** The connections of the server, so that all of them are given back in order when the process ends. */
export type Connections = ReturnType<typeof createConnections>;

export function createConnections(options: ConnectionOptions) {
  const {
    requestSeconds,
    maxConnections = Infinity,
    keepAliveMs = 72_000,
    busyMs = 1_000,
    noticeMs = 250,
  } = options;
  const open = new Map<Socket, Use>();
  const listeners: SocketServer[] = [];
  let isDraining = false;
  let onEmpty = () => {};

  function giveBack(socket: Socket, use: Use): void {
    // Node then adds `Connection: close` and closes after the answer.
    for (const response of use.inFlight) response.shouldKeepAlive = false;
    if (use.inFlight.size > 0) return;
    const isBusy = performance.now() - use.lastUseAt < busyMs;
    if (!isBusy) return socket.destroySoon();
    use.notice ??= setTimeout(() => use.inFlight.size === 0 && socket.destroySoon(), noticeMs);
  }

  function follow(socket: Socket): void {
    // Not the server's own limit: it counts those of one of its addresses.
    if (open.size >= maxConnections) return void socket.destroy();
    const use: Use = { inFlight: new Set(), lastUseAt: performance.now() };
    open.set(socket, use);
    socket.once('close', () => {
      clearTimeout(use.notice);
      open.delete(socket);
      if (open.size === 0) onEmpty();
    });
    if (isDraining) giveBack(socket, use);
  }

  return {
    /** Makes the server; a request that does not arrive in time is answered with 408 by its `clientError` listener. */
    serve(handler: RequestListener): Server {
      const requestTimeout = requestSeconds * 1_000;
      const server = createServer(
        {
          maxHeaderSize: headerLimit,
          requestTimeout,
          headersTimeout: requestTimeout,
          keepAliveTimeout: keepAliveMs,
          connectionsCheckingInterval: requestTimeout / 5,
        },
        handler,
      );
      server.on('connection', follow);
      server.prependListener('request', ({ socket }, response) => {
        const use = open.get(socket);
        if (!use) return;
        use.inFlight.add(response);
        if (isDraining) response.shouldKeepAlive = false;
        response.once('close', () => {
          use.inFlight.delete(response);
          use.lastUseAt = performance.now();
          if (isDraining) giveBack(socket, use);
        });
      });
      listeners.push(server);
      return server;
    },
    /** `localhost` may be several addresses: listens on those that the server itself does not. */
    async listenBeside(server: Server, host: string): Promise<void> {
      if (host !== 'localhost') return;
      const { address: own, port } = server.address() as AddressInfo;
      for (const { address } of await lookup(host, { all: true })) {
        if (address === own) continue;
        const beside = new SocketServer((socket) => void server.emit('connection', socket));
        await new Promise<void>((resolve) => {
          beside.once('error', () => resolve());
          beside.listen({ host: address, port }, resolve);
        });
        if (beside.listening) listeners.push(beside);
      }
    },
    /**
     * Stops to listen and gives every connection back: idle ones at once, those with a request when it is answered, and
     * those that were just opened or used after a short notice.
     * @returns Whether all were given back within the time; the others are cut off.
     */
    async drain(limitMs: number): Promise<boolean> {
      isDraining = true;
      // Not the HTTP server's own close: it cuts off connections whose next request is on its way.
      for (const listener of listeners) SocketServer.prototype.close.call(listener);
      const empty = new Promise<void>((resolve) => (onEmpty = resolve));
      for (const [socket, use] of open) giveBack(socket, use);
      if (open.size === 0) return true;
      let late: NodeJS.Timeout | undefined;
      const limit = new Promise<'late'>((resolve) => (late = setTimeout(() => resolve('late'), limitMs)));
      const isLate = (await Promise.race([empty, limit])) === 'late';
      clearTimeout(late);
      for (const socket of open.keys()) socket.destroy();
      return !isLate;
    },
  };
}
