// What files import of each other, types and code fetched late included.
import ts from 'typescript';
import { packages } from './layers.mjs';
import { targetOf } from './layer-rule.mjs';

const endings = ['', '.ts', '.tsx', '.gen.ts'];

/**
 * What each file imports of the others.
 * @param {Map<string, string>} sources text by file
 * @returns {Map<string, string[]>}
 */
export function importsOf(sources) {
  const found = (target) => endings.map((ending) => `${target}${ending}`).find((file) => sources.has(file));
  return new Map(
    [...sources].map(([file, text]) => [
      file,
      ts
        .preProcessFile(text)
        .importedFiles.map(({ fileName }) => targetOf(fileName, file, packages))
        .flatMap((target) => (target && found(target)) ?? []),
    ]),
  );
}
