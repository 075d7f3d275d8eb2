import { promisify } from 'node:util';
import type { Transform } from 'node:stream';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

/** Encodings of answers that this server makes, the better one first. */
export type ContentEncoding = 'br' | 'gzip';

/** Smaller bodies do not gain from compression. */
export const minCompressedBytes = 1_000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** @returns The best encoding that an `Accept-Encoding` header allows; undefined for none. */
export function preferredEncoding(acceptEncoding: string | undefined): ContentEncoding | undefined {
  if (!acceptEncoding) return undefined;
  const allowed = new Map(
    acceptEncoding
      .toLowerCase()
      .split(',')
      .slice(0, 20)
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
        return [name, !parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter))] as const;
      }),
  );
  const accepts = (name: string) => allowed.get(name) ?? allowed.get('*') ?? false;
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : undefined;
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
