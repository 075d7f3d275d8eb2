// How files of code are named: components `PascalCase.tsx`, everything else `kebab-case`, hooks `use-thing`; and no
// name that says nothing of what a file does.
import path from 'node:path';
import ts from 'typescript';
import { isCode, parse, readSource, sourceFiles } from './sources.mjs';

const kebab = /^[a-z\d]+(?:-[a-z\d]+)*$/;
const pascal = /^[A-Z][A-Za-z\d]*$/;
const empty = /^(?:utils?|helpers?|common|misc|types|index)$/;
const barrel = /^packages\/[^/]+\/src\/index\.ts$/;

/** Names that a module exports where they are declared. */
const exportsOf = (file, text) =>
  parse(file, text)
    .statements.filter((node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap((node) => node.declarationList?.declarations ?? [node])
    .flatMap(({ name }) => name?.text ?? []);

/**
 * What is wrong with the name of a file; undefined when nothing is.
 * @param {string} file
 * @param {() => string[]} readNames the names it exports, read where they matter
 */
export function fileNameFault(file, readNames) {
  const [name, ...endings] = path.basename(file).split('.');
  if (empty.test(name) && endings.length === 1 && !barrel.test(file)) return `${file}: name it by its job`;
  if (pascal.test(name))
    return endings.at(-1) === 'tsx' ? undefined : `${file}: only components are PascalCase.tsx`;
  if (!kebab.test(name)) return `${file}: write it in kebab-case`;
  if (endings.length > 1) return undefined;
  const names = readNames();
  if (names.length === 0) return undefined;
  if (endings[0] === 'tsx' && names.every((one) => pascal.test(one)))
    return `${file}: it exports components, so write it in PascalCase`;
  if (names.every((one) => /^use[A-Z]/.test(one)) && !name.startsWith('use-'))
    return `${file}: it exports hooks, so begin its name with use-`;
  return undefined;
}

export const fileNameFaults = () =>
  sourceFiles(isCode).flatMap((file) => fileNameFault(file, () => exportsOf(file, readSource(file))) ?? []);
