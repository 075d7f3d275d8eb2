import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A wire to a database that can be cut and clogged. */
interface StallingProxy {
  readonly port: number;
  /** From now on nothing passes, in either direction, and new connections are taken but never answered. */
  stall(): void;
  /** All connections break and new ones are refused. */
  cut(): Promise<void>;
  /** Everything passes again; what was held back too. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a proxy before a PostgreSQL. @param target Its socket file, or its port on loopback. */
async function startStallingProxy(
  target: { path: string } | { host: string; port: number },
): Promise<StallingProxy> {
  const sockets = new Set<Socket>();
  let stalled = false;
  const server = createServer((client) => {
    const upstream = connect(target);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (stalled) from.pause();
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen({ host: '127.0.0.1', port }, resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const breakAll = () => sockets.forEach((socket) => socket.destroy());
  const stop = () =>
    new Promise<void>((resolve) => (server.listening ? server.close(() => resolve()) : resolve()));

  return {
    port,
    stall() {
      stalled = true;
      for (const socket of sockets) socket.pause();
    },
    async cut() {
      const stopped = stop();
      breakAll();
      await stopped;
    },
    async restore() {
      stalled = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(port);
    },
    async close() {
      const stopped = stop();
      breakAll();
      await stopped;
    },
  };
}

/** A wire to a database, and the address that leads through it. */
export interface DatabaseProxy extends StallingProxy {
  readonly url: string;
}

/** Starts a proxy before the database of an address; `url` leads to it through the proxy. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const url = new URL(databaseUrl);
  const socketFolder = url.searchParams.get('host');
  const proxy = await startStallingProxy(
    socketFolder
      ? { path: `${socketFolder}/.s.PGSQL.5432` }
      : { host: url.hostname, port: Number(url.port || 5432) },
  );
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  return { ...proxy, url: url.href };
}
