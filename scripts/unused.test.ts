import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { unusedIn, unusedTexts } from './unused.mjs';

const folder = '/portal';
const base = {
  'i18n/en/shell.ts':
    "export const shell = { close: 'Close', theme: { red: 'Red', blue: 'Blue' } } as const;",
  'i18n/message.ts': `
    type Shell = 'close' | 'theme.red' | 'theme.blue' | 'read_one' | 'read_other';
    export type TextKey = \`shell:\${Shell}\` | 'login:heading' | 'login:next';
    export interface TFunction<Bundles> { (key: string | Bundles): string }
    export declare const t: TFunction<'shell'>;
    export declare const both: TFunction<readonly ['login', 'shell']>;`,
};

/** The unused texts of a portal that has these files beside its texts. */
function unused(files: Record<string, string>) {
  const all = new Map(
    Object.entries({ ...base, ...files }).map(([name, text]) => [path.join(folder, 'src', name), text]),
  );
  const options: ts.CompilerOptions = {
    noLib: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
  };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    directoryExists: () => true,
    realpath: (name) => name,
    fileExists: (name) => all.has(name),
    readFile: (name) => all.get(name),
    getSourceFile: (name) => {
      const text = all.get(name);
      return text === undefined ? undefined : ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
    },
  };
  return unusedTexts(ts.createProgram([...all.keys()], options, host), folder);
}

const nothingElse = [
  'login:heading',
  'login:next',
  'shell:close',
  'shell:read',
  'shell:theme.blue',
  'shell:theme.red',
];
const without = (...used: string[]) => nothingElse.filter((key) => !used.includes(key));

describe('unused texts', () => {
  it.each([
    ['a key', "import { t } from './i18n/message.ts'; t('close');", 'shell:close'],
    ['a plural', "import { t } from './i18n/message.ts'; t('read');", 'shell:read'],
    [
      'one of two keys',
      "import { t } from './i18n/message.ts'; let a; t(a ? 'theme.red' : 'close');",
      'shell:theme.red',
      'shell:close',
    ],
    [
      'a key made of a type',
      "import { t } from './i18n/message.ts'; let c: 'red' | 'blue'; t(`theme.${c}` as const);",
      'shell:theme.red',
      'shell:theme.blue',
    ],
    [
      'the first bundle of several',
      "import { both as t } from './i18n/message.ts'; t('next');",
      'login:next',
    ],
    ['a message', "export const message = { key: 'login:heading' };", 'login:heading'],
    [
      'the text itself',
      "import { shell } from './i18n/en/shell.ts'; export const a = shell.theme.blue;",
      'shell:theme.blue',
    ],
  ])('do not hold what is used by %s', (_what, text, ...used) => {
    expect(unused({ 'a.ts': text })).toEqual({ unused: without(...used), vague: [] });
  });

  it('hold what only tests, stories and texts name', () => {
    const text = "export const message = { key: 'shell:close' };";
    expect(
      unused({ 'a.test.ts': text, 'A.stories.tsx': text, 'b.ts': "export const key = 'login:next';" }).unused,
    ).toEqual(without('login:next'));
  });

  it('are not guessed where any text of a bundle may be meant', () => {
    const { unused: keys, vague } = unused({
      'a.ts':
        "let k: 'heading' | 'next'; export const key = `login:${k}` as const; export const other = 'shell:close';",
    });
    expect(keys).toEqual(without('shell:close', 'login:heading', 'login:next'));
    expect(vague).toEqual([expect.stringMatching(/a\.ts may show any text of login/)]);
  });

  it('are not looked for where no text, or no list of texts, is seen', () => {
    expect(() => unused({ 'a.ts': 'export const a = 1;' })).toThrow('no use of any text');
    expect(() => unused({ 'i18n/message.ts': 'export {};' })).toThrow('has no type TextKey');
  });
});

it('reads names of unused exports, and says the rest in words', () => {
  expect(
    unusedIn({
      issues: [
        { file: 'b.ts', files: [{ name: 'b.ts' }] },
        { file: 'a.ts', exports: [{ name: 'one' }], types: [{ name: 'Two' }], duplicates: [] },
        { file: 'package.json', dependencies: [{ name: 'left-pad' }] },
      ],
    }),
  ).toEqual(['b.ts', 'a.ts#one', 'a.ts#Two', 'package.json: dependencies left-pad']);
});
