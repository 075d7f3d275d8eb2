import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const repository = fileURLToPath(new URL('../../../..', import.meta.url));

/** A backend in a process of its own, as `npm start` runs it. */
export interface BackendProcess {
  readonly child: ChildProcess;
  readonly origin: string;
  /** All that it has printed so far. */
  output(): string;
  /** Resolves when it has said that it is ready. @throws Error with its output when it ends before. */
  ready(): Promise<void>;
  /** Resolves with the exit code, or the name of the signal that killed it. */
  readonly ended: Promise<number | string>;
}

/** @returns A port that is free at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen({ host: '127.0.0.1', port: 0 }, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the built `main.js`; nothing of this process's own settings reaches it but what is given. */
export function startBackendProcess(port: number, environment: Record<string, string>): BackendProcess {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(CNX_|DATABASE_URL|PORT|VITEST|NODE_)/.test(name),
  );
  const child = spawn(process.execPath, [main], {
    cwd: repository,
    env: {
      ...Object.fromEntries(inherited),
      PORT: String(port),
      CNX_LOG_FILE: '-',
      CNX_LOG_LEVEL: 'info',
      CNX_PORTAL_DIR: '-',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const ended = new Promise<number | string>((resolve) =>
    child.on('close', (code, signal) => resolve(code ?? signal ?? '')),
  );
  return {
    child,
    origin: `http://localhost:${port}`,
    output: () => output,
    ready: () =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (/^(?:\{.*"msg":")?Portal ready at /m.test(output)) resolve();
        };
        listeners.add(check);
        check();
        void ended.then((code) => reject(new Error(`the backend ended with ${code}:\n${output}`)));
      }),
    ended,
  };
}
