import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;
/** Smaller files gain nothing. */
const leastBytes = 512;

/** Writes a `.br` and a `.gz` beside every text file of a folder, as small as they get. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map((file) => compressFile(path.join(file.parentPath, file.name))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < leastBytes) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
