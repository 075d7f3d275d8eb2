import { describe, expect, it } from 'vitest';
import { digestsOf } from './type-digests.mjs';

const sources = {
  'apps/a/main.ts': "import { used } from './used.ts'; import '@cnx/api/schema';",
  'apps/a/used.ts': "export const used = 1; export type { Deep } from './deep.ts';",
  'apps/a/deep.ts': 'export type Deep = 1;',
  'apps/a/other.ts': 'export {};',
  'apps/b/texts.d.ts': "import { de } from './de.ts';\ndeclare module 'texts' { type Texts = typeof de }",
  'apps/b/de.ts': "export const de = 'eins';",
  'apps/b/page.ts': 'export {};',
  'packages/api/src/schema.gen.ts': 'export type Row = 1;',
};
const folders = ['.', 'apps/a', 'apps/b'];

/** The files whose digest is another one when a file has another text. */
function changedBy(file: keyof typeof sources, text: string) {
  const digests = (texts: Record<string, string>) =>
    new Map([...digestsOf(new Map(Object.entries(texts)), folders).values()].flatMap((files) => [...files]));
  const [before, after] = [digests(sources), digests({ ...sources, [file]: text })];
  return [...after.keys()].filter((one) => before.get(one) !== after.get(one)).sort();
}

describe('the digest of what types depend on', () => {
  it('changes with the file, and with all that it imports at any depth', () => {
    expect(changedBy('apps/a/main.ts', 'export {};')).toEqual(['apps/a/main.ts']);
    expect(changedBy('apps/a/deep.ts', 'export type Deep = 2;')).toEqual([
      'apps/a/deep.ts',
      'apps/a/main.ts',
      'apps/a/used.ts',
    ]);
  });

  it('changes with a generated file that is imported by the name of its package', () => {
    expect(changedBy('packages/api/src/schema.gen.ts', 'export type Row = 2;')).toContain('apps/a/main.ts');
  });

  it('changes in a whole folder with what declares types for all of it, and in no other', () => {
    expect(changedBy('apps/b/de.ts', "export const de = 'ein';")).toEqual([
      'apps/b/de.ts',
      'apps/b/page.ts',
      'apps/b/texts.d.ts',
    ]);
  });

  it('changes where an import leads to another file', () => {
    expect(changedBy('apps/a/main.ts', "import './deep.ts';")).toEqual(['apps/a/main.ts']);
  });
});
