// What the types in a file depend on, as a digest: its text, what it imports, what that imports in turn, and what changes
// types without being imported. With the same digest and the same tools, the compiler finds the same.
import path from 'node:path';
import { importsOf } from './imports.mjs';
import { sourceFiles } from './sources.mjs';
import { contentOf, digest } from './unchanged.mjs';

const declaresForAll = /^\s*declare (?:global|module)\b/m;

/** The nearest of some folders that a file lies in. */
const folderOf = (file, folders) =>
  folders
    .filter((folder) => folder === '.' || file.startsWith(`${folder}/`))
    .sort((one, other) => other.length - one.length)[0];

/** A file and everything that it imports, at any depth. */
function reachedFrom(files, imports) {
  const reached = new Set();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...(imports.get(file) ?? []));
  }
  return reached;
}

/**
 * @param {Map<string, string>} sources text by file
 * @param {string[]} folders those with a tsconfig.json, each of which is checked as a whole
 * @returns {Map<string, Map<string, string>>} the digests of the files of each folder. Files that import each other in a
 *   circle may lack one of the others: no circle passes the checks
 */
export function digestsOf(sources, folders) {
  const imports = importsOf(sources);
  const deep = new Map();
  const deepDigest = (file) => {
    if (!deep.has(file)) {
      deep.set(file, '');
      deep.set(file, digest(file, sources.get(file), ...imports.get(file).map(deepDigest)));
    }
    return deep.get(file);
  };
  return new Map(
    folders.map((folder) => {
      const own = [...sources.keys()].filter((file) => folderOf(file, folders) === folder);
      const ambient = [...reachedFrom(own, imports)]
        .filter((file) => declaresForAll.test(sources.get(file)))
        .sort()
        .map(deepDigest);
      return [folder, new Map(own.map((file) => [file, digest(deepDigest(file), ...ambient)]))];
    }),
  );
}

const hasTypes = (file) => /\.(?:tsx?|mjs|js|jsx|json)$/.test(file) && !/^package-lock/.test(file);

/** Folders of the repository that have a tsconfig.json. */
export const typedFolders = () =>
  sourceFiles((file) => /(?:^|\/)tsconfig\.json$/.test(file)).map((file) => path.dirname(file));

let ofRepository;

/** The digests of the repository by folder and file, made once in this process. */
export function typeDigests() {
  ofRepository ??= digestsOf(
    new Map(sourceFiles(hasTypes).map((file) => [file, contentOf(file).toString()])),
    typedFolders(),
  );
  return ofRepository;
}
