// What need not be checked again, because nothing that a check reads has changed. It goes by content and never by times:
// a checkout gives old contents new times.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './bootstrap.mjs';
import { sourceFiles } from './sources.mjs';

const cacheFolder = path.join(root, 'node_modules/.cache/checks');

/** The versions of all tools, and our own checks: when one of them changes, everything is checked again. */
const isTool = (file) => /^(?:package-lock\.json|scripts\/.*\.mjs)$/.test(file);

/** A short name for contents, the same for the same ones. @param {(string | Buffer)[]} parts */
export function digest(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url').slice(0, 27);
}

/** What each file held when this process read it first, and when that had been written. */
const contents = new Map();

/** Content of a file given by its path from the root: the same as long as this process runs. */
export function contentOf(file) {
  const known = contents.get(file);
  if (known) return known.bytes;
  const place = path.join(root, file);
  const { mtimeMs } = statSync(place);
  const bytes = readFileSync(place);
  contents.set(file, { mtimeMs, bytes });
  return bytes;
}

/** Whether the files are still what {@link contentOf} gave: a check may have read one before or after it was written. */
const isAsRead = () =>
  [...contents].every(
    ([file, { mtimeMs }]) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs === mtimeMs,
  );

/**
 * Digest of the names and contents of the files of the repository that are wanted, and of the tools.
 * @param {(file: string) => boolean} wanted
 */
export const digestOf = (wanted) =>
  digest(...sourceFiles((file) => isTool(file) || wanted(file)).flatMap((file) => [file, contentOf(file)]));

/**
 * Where something is kept as long as a digest stays the same: the path of a file that is not there with another one.
 * @param {string} name
 * @param {string} key the digest
 */
export function cacheOf(name, key, folder = cacheFolder) {
  mkdirSync(folder, { recursive: true });
  const wanted = `${name}@${key}`;
  for (const other of readdirSync(folder)) {
    if (other.startsWith(`${name}@`) && other !== wanted)
      rmSync(path.join(folder, other), { recursive: true });
  }
  return path.join(folder, wanted);
}

/**
 * A check that passes at once when it has passed with the same digest.
 * @param {string} name
 * @param {() => string} key digest of all that the check reads
 * @param {() => unknown} check has failed when it throws, or gives a list of faults that is not empty
 */
export const unlessUnchanged =
  (name, key, check, folder = cacheFolder) =>
  async () => {
    const mark = cacheOf(name, key(), folder);
    if (existsSync(mark)) return [];
    const faults = await check();
    const passed = !Array.isArray(faults) || faults.length === 0;
    if (passed && isAsRead()) writeFileSync(mark, '');
    return faults;
  };

/**
 * Checks the files alone that have not passed with the same digest.
 * @param {string} file where the digests of those that passed are kept
 * @param {Map<string, string>} digests of all files to check
 * @param {(files: string[]) => Promise<Set<string>>} check gives those that failed
 */
export async function checkChanged(file, digests, check) {
  const passed = new Set(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);
  const open = [...digests.keys()].filter((one) => !passed.has(digests.get(one)));
  const failed = open.length > 0 ? await check(open) : new Set();
  if (!isAsRead()) return;
  const now = [...digests.keys()].filter((one) => !failed.has(one));
  writeFileSync(file, JSON.stringify(now.map((one) => digests.get(one))));
}
