import { inflateRawSync } from 'node:zlib';

/** Whether bytes begin as a zip archive does. */
export const isZip = (bytes: Buffer): boolean => bytes.toString('hex', 0, 4) === '504b0304';

const endMark = Buffer.from('504b0506', 'hex');
const packed = 8;

/**
 * Whether the members of an archive come to no more than a limit. What its directory says of their sizes is not believed: they are
 * unpacked one by one, and each no further than to the limit. An archive that cannot be followed fits: whatever reads it says so.
 * @param limit bytes
 */
export function fitsUnpacked(bytes: Buffer, limit: number): boolean {
  const end = bytes.lastIndexOf(endMark);
  if (end < 0 || end + 22 > bytes.length) return true;
  let left = limit;
  let at = bytes.readUInt32LE(end + 16);
  for (let members = bytes.readUInt16LE(end + 10); members > 0 && at + 46 <= bytes.length; members -= 1) {
    left -= memberSize(bytes, at, left);
    if (left < 0) return false;
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return true;
}

/** Bytes of the member that a line of the directory names; more than `limit` where it has more. */
function memberSize(bytes: Buffer, line: number, limit: number): number {
  const said = bytes.readUInt32LE(line + 24);
  if (said > limit) return said;
  const method = bytes.readUInt16LE(line + 10);
  const size = bytes.readUInt32LE(line + 20);
  const head = bytes.readUInt32LE(line + 42);
  if (method !== packed || head + 30 > bytes.length) return Math.max(said, size);
  const from = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28);
  try {
    return inflateRawSync(bytes.subarray(from, from + size), { maxOutputLength: limit + 1 }).length;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? limit + 1 : said;
  }
}
