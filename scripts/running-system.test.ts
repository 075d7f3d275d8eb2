import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { isReady } from './running-system.mjs';

let server: Server;
afterEach(() => {
  server.close();
});

it.each([
  [200, 'ok', true],
  [200, 'degraded', false],
  [503, 'ok', false],
])('a system that answers %i with the status %s is ready: %s', async (code, status, expected) => {
  server = createServer((_request, response) => {
    response.writeHead(code, { connection: 'close' }).end(JSON.stringify({ status }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await isReady(`http://127.0.0.1:${port}`)).toBe(expected);
});
