import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { Refusal } from '../refusal.ts';
import { compressStream, type ContentEncoding } from './compression.ts';
import { rowsType } from './contract-document.ts';
import type { AnswerHeaders } from './contract-handlers.ts';

/** Rows that one answer may have. */
const maxRows = 100_000;
/** Rows that are read at once: a larger part costs memory, a smaller one asks the database more often. */
const partRows = 5_000;
/** Rows that are sent at once, so that others are answered in between. */
const sliceRows = 500;
/** Such answers at a time; each holds the text of one part. */
const maxStreams = 16;
/** Of one user, so that no user takes all of them. */
const maxStreamsOfUser = 2;
/** A client takes at least so much while something is there for it, or is given up (bytes per ms). */
const minRate = 10.24;

/** A page of the list: its rows, and its headers with how it goes on. */
export interface RowsPage {
  readonly headers: AnswerHeaders;
  readonly rows: readonly unknown[];
}

/** Where the rows of one answer come from. */
export interface RowSource {
  /** Who asks. */
  readonly userId: string;
  /** @throws once the user may not read any more */
  readonly assertMayRead: () => Promise<void>;
  /** Reads the page behind a cursor, the first without one. */
  readonly readPage: (query: { readonly limit: number; readonly cursor?: string }) => Promise<RowsPage>;
  /** Changes with the stored data. */
  readonly readVersion: () => Promise<string>;
  readonly encoding: ContentEncoding | undefined;
}

export type RowStreams = ReturnType<typeof createRowStreams>;

/** How long clients may take. */
export interface RowStreamOptions {
  /** How often it is checked how much a client has taken (ms). @default 60000 */
  readonly checkMs?: number;
  /** Longest time for one answer (ms). @default 600000 */
  readonly maxMs?: number;
}

/** Sends all rows of lists, each as a line. */
export function createRowStreams({ checkMs = 60_000, maxMs = 600_000 }: RowStreamOptions = {}) {
  /** User of each answer that is being sent. */
  const open: string[] = [];
  return {
    /**
     * Sends the rows of a list. They are read in parts, the next one when the client has taken the one before: nothing of
     * the database is held while it does, and what is read ends with the client. When the data is not the same any more,
     * the answer ends without the rows that are left. It breaks off for a client that takes too little or too long, and for a
     * user who may not read any more.
     * @throws Refusal 400 for a list that is too long, 429 while too many are sent to the user, 503 while too many are sent.
     */
    async send(request: FastifyRequest, reply: FastifyReply, source: RowSource): Promise<FastifyReply> {
      const { userId } = source;
      if (open.filter((other) => other === userId).length >= maxStreamsOfUser)
        throw new Refusal(429, 'Two of your lists are being sent. Wait for one of them.', 5);
      if (open.length >= maxStreams)
        throw new Refusal(503, 'Too many lists are being sent. Try again in a moment.', 5, {
          code: 'listsBusy',
        });
      // A client that is gone closes nothing any more.
      if (reply.raw.destroyed) return reply.hijack();
      open.push(userId);
      // Once the answer is over or its client is gone, whatever became of it.
      reply.raw.once('close', () => open.splice(open.indexOf(userId), 1));
      const version = await source.readVersion();
      const first = await source.readPage({ limit: partRows });
      const { 'X-Next-Cursor': _, ...headers } = first.headers;
      const total = Number(headers['X-Total-Count']);
      if (total > maxRows)
        throw new Refusal(
          400,
          `query selects ${total} rows; at most ${maxRows} can be answered as ${rowsType}`,
          undefined,
          { code: 'tooManyRows', values: { rows: String(total), most: String(maxRows) } },
        );
      for (const [name, value] of Object.entries(headers)) if (value !== undefined) reply.header(name, value);
      reply.type(`${rowsType}; charset=utf-8`);
      if (source.encoding) reply.header('content-encoding', source.encoding);
      if (request.method === 'HEAD') return reply.send();
      endWhenSlow(reply.raw, checkMs, maxMs);
      const lines = Readable.from(linesOf(source, version, first), { objectMode: false });
      if (!source.encoding) return reply.send(lines);
      // A failure of either ends both, and Fastify logs it.
      return reply.send(pipeline(lines, compressStream(source.encoding), () => undefined));
    },
  };
}

/** Breaks an answer off whose client takes too little of what is there for it, or too long. */
function endWhenSlow(answer: ServerResponse, checkMs: number, maxMs: number): void {
  const { socket } = answer;
  let taken = socket?.bytesWritten ?? 0;
  const checking = setInterval(() => {
    const before = taken;
    taken = socket?.bytesWritten ?? 0;
    if (answer.writableLength > 0 && taken - before < minRate * checkMs) answer.destroy();
  }, checkMs).unref();
  const ending = setTimeout(() => answer.destroy(), maxMs).unref();
  answer.once('close', () => {
    clearInterval(checking);
    clearTimeout(ending);
  });
}

async function* linesOf(source: RowSource, version: string, first: RowsPage): AsyncGenerator<Buffer> {
  let texts = slices(first.rows);
  let cursor = first.headers['X-Next-Cursor'];
  for (;;) {
    for (let text = texts.shift(); text; text = texts.shift()) yield text;
    if (cursor === undefined) return;
    await source.assertMayRead();
    const page = await source.readPage({ limit: partRows, cursor: String(cursor) });
    if ((await source.readVersion()) !== version) return;
    texts = slices(page.rows);
    cursor = page.headers['X-Next-Cursor'];
  }
}

/** As text: rows take several times as much memory. */
function slices(rows: readonly unknown[]): Buffer[] {
  return Array.from({ length: Math.ceil(rows.length / sliceRows) }, (_, i) => {
    const lines = rows.slice(i * sliceRows, (i + 1) * sliceRows).map((row) => `${JSON.stringify(row)}\n`);
    return Buffer.from(lines.join(''));
  });
}
