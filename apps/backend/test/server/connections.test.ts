import { once } from 'node:events';
import { Agent, request, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createConnections } from '../../src/server/connections.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';

/** Sends the beginning of a request, and nothing after it. @returns All that comes back until the server closes. */
function begin(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host: 'localhost', port }, () => socket.write(text));
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });
}

describe('a request that never ends', () => {
  let backend: TestBackend;
  afterEach(() => backend.close());

  it.each([
    ['in its headers', 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
    [
      'in its body',
      'POST /api/CNXAuth/refreshtoken HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
    ],
    [
      'in a body of unknown length',
      'POST /api/CNXAuth/refreshtoken HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n',
    ],
    [
      'at the identity provider',
      'POST /idp/cnx/b2c_1_signin/oauth2/v2.0/token HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 90\r\n\r\nc',
    ],
  ])('%s is given up, and is no error of ours', async (_, text) => {
    backend = await createTestBackend({ CNX_REQUEST_SECONDS: '1' });
    await backend.app.listen({ host: 'localhost', port: 0 });
    const { port } = backend.app.server.address() as AddressInfo;
    const answers = await Promise.all(Array.from({ length: 30 }, () => begin(port, text)));
    expect(new Set(answers.map((answer) => answer.split('\r\n', 1)[0]))).toEqual(
      new Set(['HTTP/1.1 408 Request Timeout']),
    );
    expect(backend.logged()).not.toMatch(/"level":"(error|fatal)"/);
  });
});

describe('more connections than are held', () => {
  const connections = createConnections({ requestSeconds: 600, maxConnections: 2 });
  const server = connections.serve((_request, response) => response.end());
  afterEach(() => connections.drain(0));

  it('are closed as they come, until another one ends', async () => {
    await new Promise<void>((resolve) => server.listen({ host: '127.0.0.1', port: 0 }, resolve));
    const { port } = server.address() as AddressInfo;
    const open = async () => {
      const socket = connect({ host: '127.0.0.1', port });
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      return socket;
    };
    const [first] = [await open(), await open()];
    await once((await open()).resume(), 'close');
    first.destroy();
    await once(first, 'close');
    await expect
      .poll(async () => {
        const socket = await open();
        socket.end('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
        return String((await socket.toArray())[0] ?? '');
      })
      .toMatch(/^HTTP\/1.1 200 OK/);
  });
});

describe('a client that goes away', () => {
  it.each([
    'POST /api/CNXAuth/refreshtoken HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
    'POST /idp/cnx/b2c_1_signin/oauth2/v2.0/token HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 90\r\n\r\nc',
    'POST /idp/mail HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\nc',
  ])('before its request has arrived is no error of ours: %s', async (text) => {
    const backend = await createTestBackend();
    await backend.app.listen({ host: 'localhost', port: 0 });
    const { server } = backend.app;
    const { port } = server.address() as AddressInfo;
    const arrived = new Promise<ServerResponse>((resolve) =>
      server.once('request', (_, response: ServerResponse) => resolve(response)),
    );
    const socket = connect({ host: 'localhost', port }, () => socket.write(text));
    const closed = new Promise((resolve) => void arrived.then((response) => response.once('close', resolve)));
    await arrived;
    socket.destroy();
    await closed;
    await backend.close();
    expect(backend.logged()).not.toMatch(/"level":"(error|fatal)"/);
  });
});

describe('draining', () => {
  it('answers a request that was on its way when the server began to drain, and says that it is the last', async () => {
    // Nothing here waits for these times: they are longer than the test may take.
    const connections = createConnections({ requestSeconds: 600, busyMs: 600_000, noticeMs: 600_000 });
    const server = connections.serve((_, response) => {
      response.end('answered');
    });
    await new Promise<void>((resolve) => server.listen({ host: '127.0.0.1', port: 0 }, resolve));
    const { port } = server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = () =>
      new Promise<number | undefined>((resolve, reject) => {
        const call = request({ host: '127.0.0.1', port, agent }, (response) => {
          response.resume().on('end', () => resolve(response.statusCode));
        });
        call.on('error', reject).end();
      });
    expect(await ask()).toBe(200);
    const drained = connections.drain(600_000);
    expect(server.listening).toBe(false);
    expect(await ask()).toBe(200);
    expect(await drained).toBe(true);
    agent.destroy();
  });

  it('answers a request on a connection that was opened just before, and says that it is the last', async () => {
    // Nothing here waits for these times: they are longer than the test may take.
    const connections = createConnections({ requestSeconds: 600, busyMs: 600_000, noticeMs: 600_000 });
    const server = connections.serve((_, response) => {
      response.end('answered');
    });
    await new Promise<void>((resolve) => server.listen({ host: '127.0.0.1', port: 0 }, resolve));
    const { port } = server.address() as AddressInfo;
    const accepted = new Promise((resolve) => server.once('connection', resolve));
    const socket = connect({ host: '127.0.0.1', port });
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString())).on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await accepted;
    const drained = connections.drain(600_000);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await closed;
    expect(received).toMatch(/^HTTP\/1.1 200 OK\r\n/);
    expect(received).toContain('Connection: close');
    expect(await drained).toBe(true);
  });

  it('cuts off what is not finished in time', async () => {
    const connections = createConnections({ requestSeconds: 600 });
    const server = connections.serve(() => undefined);
    await new Promise<void>((resolve) => server.listen({ host: '127.0.0.1', port: 0 }, resolve));
    const { port } = server.address() as AddressInfo;
    const arrived = new Promise((resolve) => server.once('request', resolve));
    const cut = begin(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await arrived;
    expect(await connections.drain(1)).toBe(false);
    expect(await cut).toBe('');
  });
});
