// The package's subpaths, read from its index: `@cnx/ui/Button` holds all that is public of Button. So they never
// differ from the index, and a new component has its own on the day it is exported.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const source = path.join(import.meta.dirname, '../src');

/** `column-chooser` → `ColumnChooser`. */
const pascal = (name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * The subpath by which a file's exports can be had alone: a component's own name, with its words and its types; `themes`
 * and `words` for what a server component may call. Undefined for what only the whole package offers.
 */
function entryOf(file, onlyTypes) {
  const [room, , folder, ...below] = file.split('/');
  if (room === 'themes' || room === 'tokens') return 'themes';
  if (room === 'words') return 'words';
  if (below.length === 0) return undefined;
  const name = path.basename(file).replace(/\.tsx?$/, '');
  if (/^[A-Z]/.test(name)) return onlyTypes ? folder : name;
  return name.endsWith('.words') ? pascal(name.replace('.words', '')) : folder;
}

const isInternal = (node, text) => text.slice(node.pos, node.getStart()).includes('@internal');

/** @returns {Map<string, { file: string, names: { name: string, type: boolean }[] | undefined }[]>} exports by subpath */
export function readEntries() {
  const text = readFileSync(path.join(source, 'index.ts'), 'utf8');
  const index = ts.createSourceFile('index.ts', text, ts.ScriptTarget.Latest, true);
  const entries = new Map();
  for (const node of index.statements) {
    if (!ts.isExportDeclaration(node) || isInternal(node, text)) continue;
    const file = node.moduleSpecifier.text.replace(/^\.\//, '');
    const names = node.exportClause?.elements.map((element) => ({
      name: element.getText().replace(/^type /, ''),
      type: node.isTypeOnly || element.isTypeOnly,
    }));
    const entry = entryOf(file, names?.every(({ type }) => type) ?? false);
    if (entry === undefined) continue;
    entries.set(entry, [...(entries.get(entry) ?? []), { file, names }]);
  }
  // What has no component of its own stays with the whole package.
  for (const [entry, parts] of entries) {
    const own = parts.some(({ file }) => path.basename(file) === `${entry}.tsx`);
    if (/^[A-Z]/.test(entry) && !own) entries.delete(entry);
  }
  return entries;
}

/** The files of all subpaths by their place in the built package: `entries/Button.js`, `entries/Button.d.ts`. */
export function entryFiles() {
  const files = new Map();
  for (const [entry, parts] of readEntries()) {
    const from = (file) => `from '../${file.replace(/\.tsx?$/, '.js')}';\n`;
    const list = (names) => `export ${names ? `{ ${names.join(', ')} }` : '*'} `;
    const values = parts.flatMap(({ file, names }) => {
      const kept = names?.filter(({ type }) => !type).map(({ name }) => name);
      return kept?.length === 0 ? [] : [list(kept) + from(file)];
    });
    const types = parts.map(
      ({ file, names }) => list(names?.map(({ name, type }) => `${type ? 'type ' : ''}${name}`)) + from(file),
    );
    files.set(`entries/${entry}.js`, values.join(''));
    files.set(`entries/${entry}.d.ts`, types.join(''));
  }
  return files;
}
