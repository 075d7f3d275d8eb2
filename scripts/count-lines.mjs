// `node scripts/count-lines.mjs [--base <revision>]`: how long the production code is, by workspace, and how the
// portal's files are sized; with a base, the same of that revision and the difference.
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { run } from './bootstrap.mjs';
import { git, isTest, isTranslation, parse, readSource, sourceFiles } from './sources.mjs';

const shortFile = 15;

/** Whether a file counts: code without tests, stories, fixtures, generated files and translations. */
export const isProduction = (file) =>
  /\.(?:tsx?|mjs)$/.test(file) && !/\.gen\.ts$/.test(file) && !isTest(file) && !isTranslation(file);

/** Lines of a source that hold more than blanks and comments. */
export function countCode(file, text) {
  const tree = parse(file, text);
  const lines = new Set();
  const mark = (node) => {
    if (ts.isJSDoc(node)) return;
    const children = node.getChildren(tree);
    children.forEach(mark);
    if (children.length > 0 || node.end === node.getStart(tree)) return;
    const { line: from } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    const { line: to } = tree.getLineAndCharacterOfPosition(node.end);
    for (let line = from; line <= to; line++) lines.add(line);
  };
  mark(tree);
  return text.split('\n').filter((line, index) => line.trim() && lines.has(index)).length;
}

/**
 * Figures of a set of files.
 * @param {[file: string, text: string][]} files
 * @returns {Map<string, number>} by what is counted: code lines in all and of each workspace, files, sizes of the portal
 */
export function figures(files) {
  const result = new Map([['code lines', 0]]);
  const add = (name, value) => result.set(name, (result.get(name) ?? 0) + value);
  for (const [file, text] of [...files].sort()) {
    const lines = countCode(file, text);
    add('code lines', lines);
    add(`  ${/^(?:apps|packages)\/[^/]+/.exec(file)?.[0] ?? file.replace(/\/.*/, '')}`, lines);
  }
  const sizes = files
    .filter(([file]) => file.startsWith('apps/portal/src/'))
    .map(([, text]) => text.split('\n').length - 1)
    .sort((a, b) => a - b);
  result.set('files', files.length);
  result.set('portal: files', sizes.length);
  result.set('portal: median lines of a file', sizes[Math.floor(sizes.length / 2)] ?? 0);
  const short = sizes.filter((size) => size <= shortFile).length;
  result.set(`portal: % of files up to ${shortFile} lines`, Math.round((1000 * short) / sizes.length) / 10);
  return result;
}

function filesOf(revision) {
  if (!revision) return sourceFiles(isProduction).map((file) => [file, readSource(file)]);
  const names = git('ls-tree', '-r', '--name-only', '-z', revision).split('\0').filter(isProduction);
  return names.map((file) => [file, git('show', `${revision}:${file}`)]);
}

if (process.argv[1] === import.meta.filename) {
  await run(() => {
    const { base } = parseArgs({ options: { base: { type: 'string' } } }).values;
    const now = figures(filesOf());
    const before = base ? figures(filesOf(base)) : undefined;
    const width = 38;
    const line = (...cells) =>
      process.stdout.write(
        `${cells.map((cell, i) => (i ? String(cell).padStart(10) : cell.padEnd(width))).join('')}\n`,
      );
    if (before) line('', base.slice(0, 9), 'now', 'change');
    for (const name of new Set([...now.keys(), ...(before?.keys() ?? [])])) {
      const value = now.get(name) ?? 0;
      if (!before) line(name, value);
      else {
        const old = before.get(name) ?? 0;
        const change = Math.round((value - old) * 10) / 10;
        line(name, old, value, change > 0 ? `+${change}` : change);
      }
    }
  });
}
