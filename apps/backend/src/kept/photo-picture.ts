import PQueue from 'p-queue';
import type { Sharp } from 'sharp';
import { Refusal } from '../refusal.ts';

/** A kind of picture that may be a photo. */
export type PhotoType = 'image/jpeg' | 'image/png' | 'image/webp';

/** Largest file (bytes). */
export const maxPhotoBytes = 2 * 1024 * 1024;
/** Largest width and height of a file (px). */
export const maxPhotoSide = 4096;
/** Width and height of what is kept, where the file has as much (px). */
export const photoSide = 512;

/** Seconds that the drawing of one photo may take. */
const maxSeconds = 5;
/** Photos that wait; one is drawn at a time, because each may take 70 MB. */
const maxWaiting = 8;

const isAt = (file: Buffer, at: number, bytes: readonly number[]) =>
  file.length >= at + bytes.length && bytes.every((byte, index) => file[at + index] === byte);
const riff = [0x52, 0x49, 0x46, 0x46];
const webp = [0x57, 0x45, 0x42, 0x50];

/** What a file begins like; undefined for all that is no photo. */
export function photoTypeOf(file: Buffer): PhotoType | undefined {
  if (isAt(file, 0, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (isAt(file, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (isAt(file, 0, riff) && isAt(file, 8, webp)) return 'image/webp';
  return undefined;
}

let library: Promise<(file: Buffer) => Sharp> | undefined;

/** Fetched by the first photo. It can read nothing but the three kinds, however a file begins. */
function loadLibrary(): Promise<(file: Buffer) => Sharp> {
  library ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    const kinds = ['Jpeg', 'Png', 'Webp'];
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: kinds.map((kind) => `VipsForeignLoad${kind}Buffer`) });
    return (file) =>
      // Only the first picture of an animated one; `warning`: a file that ends early is no photo.
      sharp(file, { failOn: 'warning', limitInputPixels: maxPhotoSide ** 2, pages: 1, animated: false });
  });
  return library;
}

const queue = new PQueue({ concurrency: 1 });
const broken = () =>
  new Refusal(400, 'body/content is no picture that can be read', undefined, { code: 'noPicture' });

/**
 * Draws a photo anew as a square: what the file held beside the picture (place, camera, comments, code) is gone.
 * @returns a WebP, at most 512 px wide
 * @throws Refusal 400 for a file that is no such picture, broken or too large; 503 while too many are being drawn
 */
export async function drawPhoto(file: Buffer, mediaType: PhotoType): Promise<Buffer> {
  if (file.length > maxPhotoBytes) throw tooLarge('2 MiB');
  const type = photoTypeOf(file);
  if (!type)
    throw new Refusal(400, 'body/content must be a JPEG, PNG or WebP picture', undefined, {
      code: 'noPicture',
    });
  if (type !== mediaType)
    throw new Refusal(400, `body/mediaType must be ${type}, which body/content is`, undefined, {
      code: 'noPicture',
    });
  if (queue.size >= maxWaiting)
    throw new Refusal(503, 'Too many photos are being uploaded. Try again in a moment.', 2);
  return queue.add(async () => {
    const open = await loadLibrary();
    const side = Math.min(photoSide, await shorterSide(open(file)));
    try {
      return await open(file)
        .timeout({ seconds: maxSeconds })
        .autoOrient()
        .resize({ width: side, height: side, fit: 'cover' })
        .toColorspace('srgb')
        .webp({ quality: 82 })
        .toBuffer();
    } catch {
      throw broken();
    }
  });
}

const tooLarge = (most: string) =>
  new Refusal(400, `body/content must not be larger than ${most}`, undefined, { code: 'pictureTooLarge' });

/** Reads no more than the head of the file. @throws Refusal 400 where that cannot be read or says too much */
async function shorterSide(picture: Sharp): Promise<number> {
  const mostPixels = `${maxPhotoSide} px on a side`;
  const head = await picture.metadata().catch((error: unknown) => {
    throw /pixel limit/.test(String(error)) ? tooLarge(mostPixels) : broken();
  });
  if (head.width > maxPhotoSide || head.height > maxPhotoSide) throw tooLarge(mostPixels);
  return Math.min(head.width, head.height);
}
