import { createReadStream } from 'node:fs';

/** Bytes of windows-1252 that texts of western Europe have and that no other old encoding writes for the same letters. */
const westernSigns: ReadonlySet<number> = new Set([
  ...[
    0x80, 0x85, 0x91, 0x92, 0x93, 0x94, 0x96, 0x97, 0xa1, 0xa3, 0xa7, 0xaa, 0xab, 0xae, 0xb0, 0xb1, 0xb2,
    0xb3,
  ],
  ...[0xb4, 0xb5, 0xb7, 0xb9, 0xba, 0xbb, 0xbc, 0xbd, 0xbe, 0xbf],
]);
/** The space that does not break; in other encodings a letter, which has letters beside it. */
const fixedSpace = 0xa0;
/** A Cyrillic or Greek word is a row of such bytes; a western one has accents on single letters. */
const maxRow = 2;

/**
 * How a text is written that has no mark: UTF-8, or windows-1252 where its bytes can be nothing else.
 * @returns undefined where it is neither
 */
export async function detectEncoding(path: string): Promise<'utf-8' | 'windows-1252' | undefined> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  for await (const chunk of chunksOf(path)) {
    isUtf8 = decodes(utf8, chunk, true);
    if (!isUtf8) break;
  }
  if (isUtf8 && decodes(utf8, undefined, false)) return 'utf-8';
  const western = new WesternText();
  for await (const chunk of chunksOf(path)) {
    western.see(chunk);
    if (!western.isPossible) return undefined;
  }
  return 'windows-1252';
}

function chunksOf(path: string): AsyncIterable<Buffer> {
  return createReadStream(path, { highWaterMark: 1024 * 1024 });
}

function decodes(
  decoder: InstanceType<typeof TextDecoder>,
  chunk: Buffer | undefined,
  stream: boolean,
): boolean {
  try {
    decoder.decode(chunk, { stream });
    return true;
  } catch {
    return false;
  }
}

/** Looks for bytes that no text of western Europe has. */
class WesternText {
  isPossible = true;
  #row = 0;
  #before = 0;

  see(chunk: Buffer): void {
    for (const byte of chunk) {
      if (byte < 0x80) {
        if (this.#before === fixedSpace && isLetter(byte)) this.isPossible = false;
        this.#row = 0;
      } else if (byte === fixedSpace) {
        if (isLetter(this.#before)) this.isPossible = false;
        this.#row = 0;
      } else if (byte >= 0xc0 && byte !== 0xd7 && byte !== 0xf7) {
        this.#row += 1;
        if (this.#row > maxRow) this.isPossible = false;
      } else {
        if (!westernSigns.has(byte)) this.isPossible = false;
        this.#row = 0;
      }
      this.#before = byte;
    }
  }
}

function isLetter(byte: number): boolean {
  return (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;
}
