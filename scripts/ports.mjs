// Ports that must be free before anything is started.
import { createServer } from 'node:net';
import { ReadableError } from './bootstrap.mjs';

/** Throws, naming the port and the variable that moves it, when the port of `variable` is taken on loopback. */
export async function requireFreePort(variable, fallback, purpose) {
  const port = Number(process.env[variable] ?? fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new ReadableError(`${variable} is "${process.env[variable]}"; it must be a port from 1 to 65535.`);
  }
  const free = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1' }, () => probe.close(() => resolve(true)));
  });
  if (!free) {
    throw new ReadableError(
      `port ${port} for ${purpose} is in use: stop what uses it, or set ${variable} to another port.`,
    );
  }
  return port;
}

/** A port that the system says is free now; the test run gives every server its own. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port: 0, host: '127.0.0.1' }, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
