// Which files import each other in a circle, imports of types and code fetched late included.
import { importsOf } from './imports.mjs';
import { isCode, readSource, sourceFiles } from './sources.mjs';

/**
 * Every circle that a search over the imports closes, as the files in it, the first one repeated at the end.
 * @param {Map<string, string[]>} imports what each file imports
 */
export function circlesOf(imports) {
  const circles = [];
  const finished = new Set();
  const path = [];
  const follow = (file) => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file]);
    if (start >= 0 || finished.has(file)) return;
    path.push(file);
    imports.get(file)?.forEach(follow);
    path.pop();
    finished.add(file);
  };
  [...imports.keys()].forEach(follow);
  return circles;
}

/** Circles of the repository, each as one line. */
export function circleFaults() {
  const imports = importsOf(new Map(sourceFiles(isCode).map((file) => [file, readSource(file)])));
  if (![...imports.values()].some((files) => files.length > 0)) return ['no import was found in any file'];
  return circlesOf(imports).map((files) => files.join(' → '));
}
