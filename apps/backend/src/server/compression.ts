import { promisify } from 'node:util';
import type { Transform } from 'node:stream';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { weightsOf } from './accepted.ts';

/** Encodings of answers that this server makes, the better one first. */
export type ContentEncoding = 'br' | 'gzip';

/** Smaller bodies do not gain from compression. */
export const minCompressedBytes = 1_000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** @returns The encoding that an `Accept-Encoding` header wants most, the better one of two; undefined for none. */
export function preferredEncoding(acceptEncoding: string | undefined): ContentEncoding | undefined {
  if (!acceptEncoding) return undefined;
  const weights = weightsOf(acceptEncoding);
  const weightOf = (encoding: ContentEncoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  if (weightOf('br') > 0 && weightOf('br') >= weightOf('gzip')) return 'br';
  return weightOf('gzip') > 0 ? 'gzip' : undefined;
}

/** Beyond these levels more time is lost than bytes are saved. */
const gzipLevel = 5;
const brotliQuality = { [constants.BROTLI_PARAM_QUALITY]: 4 };

export function compress(body: Buffer, encoding: ContentEncoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body, { level: gzipLevel });
  return brotli(body, { params: { ...brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });
}

/** Compresses what is written to it and passes it on at once, not when there is enough of it. */
export function compressStream(encoding: ContentEncoding): Transform {
  if (encoding === 'gzip') return createGzip({ level: gzipLevel, flush: constants.Z_SYNC_FLUSH });
  return createBrotliCompress({ params: brotliQuality, flush: constants.BROTLI_OPERATION_FLUSH });
}
