import Fastify, { type FastifyInstance } from 'fastify';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { createRowStreams, type RowSource, type RowStreamOptions } from './row-stream.ts';

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

/** A server that sends the rows of a source, to the user that `?user=` names. */
function serverOf(
  source: Partial<RowSource> & Pick<RowSource, 'readPage'>,
  options: RowStreamOptions = {},
): FastifyInstance {
  const app = Fastify();
  apps.push(app);
  const streams = createRowStreams(options);
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof Refusal ? error.status : 500).send({ message: (error as Error).message }),
  );
  app.get('/', (request, reply) =>
    streams.send(request, reply, {
      userId: String((request.query as { user?: string }).user),
      assertMayRead: () => Promise.resolve(),
      readVersion: () => Promise.resolve('1'),
      encoding: undefined,
      ...source,
    }),
  );
  return app;
}

/** Pages of so many rows of one number each, and what they were asked for. */
function pagesOf(...sizes: readonly number[]) {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const asked: unknown[] = [];
  const readPage: RowSource['readPage'] = (query) => {
    asked.push(query.cursor);
    const index = Number(query.cursor ?? 0);
    const headers = {
      'X-Total-Count': total,
      'X-Next-Cursor': index + 1 < sizes.length ? String(index + 1) : undefined,
    };
    return Promise.resolve({ headers, rows: Array<unknown>(sizes[index] ?? 0).fill({ n: index }) });
  };
  return { asked, readPage };
}

/** A promise that the test settles. */
function gate() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}

const lines = (text: string) => text.split('\n').slice(0, -1);

/** Opens an answer over a connection of its own. */
async function open(app: FastifyInstance): Promise<IncomingMessage> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => get({ port, host: '127.0.0.1' }, resolve).on('error', reject));
}

describe('the rows of a list', () => {
  it('are its pages, one after the other', async () => {
    const { asked, readPage } = pagesOf(1200, 3);
    const answer = await serverOf({ readPage }).inject('/');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'x-total-count': '1203',
    });
    expect(answer.headers['x-next-cursor']).toBeUndefined();
    expect(lines(answer.body)).toEqual([
      ...Array<string>(1200).fill('{"n":0}'),
      ...Array<string>(3).fill('{"n":1}'),
    ]);
    expect(asked).toEqual([undefined, '1']);
  });

  it('end where the data has changed', async () => {
    const versions = ['1', '1', '2'];
    const readVersion = () => Promise.resolve(versions.shift() ?? 'none');
    const answer = await serverOf({ readPage: pagesOf(2, 3, 4).readPage, readVersion }).inject('/');
    expect(answer.headers['x-total-count']).toBe('9');
    expect(lines(answer.body)).toHaveLength(5);
  });

  it('are refused beyond their limit, and not at it', async () => {
    expect((await serverOf(pagesOf(100_000)).inject('/')).statusCode).toBe(200);
    const answer = await serverOf(pagesOf(100_001)).inject('/');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      message: 'query selects 100001 rows; at most 100000 can be answered as application/x-ndjson',
    });
  });

  it('are only counted for HEAD', async () => {
    const { asked, readPage } = pagesOf(2, 2);
    const answer = await serverOf({ readPage }).inject({ method: 'HEAD', url: '/' });
    expect(answer.headers['x-total-count']).toBe('4');
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['br', brotliDecompressSync, createBrotliDecompress],
    ['gzip', gunzipSync, createGunzip],
  ] as const)('arrive compressed by %s before the next ones are read', async (encoding, whole, stream) => {
    const { readPage } = pagesOf(2, 2);
    const plain = await serverOf({ readPage, encoding }).inject('/');
    expect(plain.headers['content-encoding']).toBe(encoding);
    expect(lines(whole(plain.rawPayload).toString())).toHaveLength(4);

    const { promise: released, resolve: release } = gate();
    const app = serverOf({
      encoding,
      readPage: async (query) => {
        if (query.cursor) await released;
        return readPage(query);
      },
    });
    let text = '';
    for await (const part of (await open(app)).pipe(stream())) {
      text += String(part);
      if (lines(text).length === 2) release();
    }
    expect(lines(text)).toHaveLength(4);
  });

  it('are read no further when their client is gone', async () => {
    const { asked, readPage } = pagesOf(2, 2, 2);
    const gone = gate();
    const app = serverOf({
      readPage: async (query) => {
        if (query.cursor) await gone.promise;
        return readPage(query);
      },
    });
    const over = gate();
    app.addHook('onRequest', (_request, reply, done) => {
      reply.raw.once('close', over.resolve);
      done();
    });
    const answer = await open(app);
    answer.on('error', () => undefined).resume();
    answer.once('data', () => answer.destroy());
    await over.promise;
    gone.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toEqual([undefined, '1']);
  });

  it('wait for a client that does not take them', async () => {
    const row = 'x'.repeat(1_000_000);
    const pages = 100;
    let read = 0;
    const app = serverOf({
      readPage: () => {
        read += 1;
        const headers = { 'X-Total-Count': pages, 'X-Next-Cursor': read < pages ? 'next' : undefined };
        return Promise.resolve({ headers, rows: [row] });
      },
    });
    let isFull = () => false;
    app.addHook('onRequest', (_request, reply, done) => {
      isFull = () => reply.raw.writableNeedDrain;
      done();
    });
    const answer = await open(app);
    answer.pause();
    await expect.poll(() => isFull()).toBe(true);
    const before = read;
    expect(before).toBeLessThan(pages / 2);
    let bytes = 0;
    for await (const part of answer) bytes += (part as Buffer).length;
    expect(bytes).toBe(pages * (row.length + 3));
  });

  it('break off when they cannot be read', async () => {
    const { readPage } = pagesOf(2, 2);
    const app = serverOf({
      readPage: (query) => (query.cursor ? Promise.reject(new Error('gone')) : readPage(query)),
    });
    const answer = await open(app);
    await expect(answer.toArray()).rejects.toThrow('aborted');
  });

  it('break off for a client that takes too little, and for one that takes too long', async () => {
    const row = 'x'.repeat(1_000_000);
    const endless: RowSource['readPage'] = () =>
      Promise.resolve({ headers: { 'X-Total-Count': 100, 'X-Next-Cursor': 'next' }, rows: [row] });
    const app = serverOf({ readPage: endless }, { checkMs: 20 });
    const over = gate();
    app.addHook('onRequest', (_request, reply, done) => {
      reply.raw.once('close', over.resolve);
      done();
    });
    const slow = await open(app);
    slow.on('error', () => undefined).pause();
    await over.promise;

    const long = await open(serverOf({ readPage: endless }, { maxMs: 50 }));
    await expect(
      (async () => {
        for await (const _ of long);
      })(),
    ).rejects.toThrow('aborted');
  });

  it('are read no further for a user who may not read any more', async () => {
    const { asked, readPage } = pagesOf(2, 2, 2);
    const parts = [() => Promise.resolve(), () => Promise.reject(new Error('over'))];
    const answer = await open(serverOf({ readPage, assertMayRead: () => parts.shift()!() }));
    await expect(answer.toArray()).rejects.toThrow('aborted');
    expect(asked).toEqual([undefined, '1']);
  });

  it('are sent to a few at a time, and two to one user', async () => {
    const { promise: released, resolve: release } = gate();
    const { readPage } = pagesOf(1);
    const app = serverOf({ readPage: (query) => released.then(() => readPage(query)) });
    const waiting = Array.from({ length: 16 }, (_, i) => app.inject(`/?user=${Math.floor(i / 2)}`));
    await expect.poll(async () => (await app.inject({ method: 'HEAD', url: '/none' })).statusCode).toBe(404);
    expect((await app.inject('/?user=0')).statusCode).toBe(429);
    expect((await app.inject('/')).statusCode).toBe(503);
    release();
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual(Array(16).fill(200));
    expect((await app.inject('/')).statusCode).toBe(200);
  });
});
