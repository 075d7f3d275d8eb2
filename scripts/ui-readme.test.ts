import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { parts } from '../bench/parts.mjs';
import { readEntries } from '../packages/ui/scripts/entries.mjs';

const ui = path.join(import.meta.dirname, '../packages/ui');
const readme = readFileSync(path.join(ui, 'README.md'), 'utf8');
const listed = [...readme.matchAll(/^\| `(\w+)` +\| (\w+) +\| (.+?) +\|$/gm)].map(
  ([, name, status, what]) => ({
    name,
    status,
    what,
  }),
);

it('names every component that has a subpath once, in order', () => {
  const components = [...readEntries().keys()].filter((entry) => /^[A-Z]/.test(entry)).sort();
  expect(listed.map(({ name }) => name)).toEqual(components);
});

it('says of each how settled it is, and what it is', () => {
  expect(
    listed.filter(({ status, what }) => !['stable', 'experimental'].includes(status ?? '') || !what),
  ).toEqual([]);
});

it('names commands that there are, with what they take', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(ui, '../../package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands = [...readme.matchAll(/`npm run ([\w:-]+)(?: -- ([^`]+))?`/g)];
  expect(commands.map(([, name]) => name)).toContain('bench');
  for (const [, name = '', given = ''] of commands) {
    expect(Object.keys(scripts)).toContain(name);
    if (name === 'bench') expect(parts.map((part) => part.name)).toContain(given);
  }
});

it('shows examples that compile', () => {
  const examples = [...readme.matchAll(/^```tsx\n(.*?)^```$/gms)].map(([, example = '']) => example);
  const files = new Map([
    ...examples.map((example, index) => [path.join(ui, `src/example-${index + 1}.tsx`), example] as const),
    // What a reader has.
    [path.join(ui, 'src/App.tsx'), 'export const App = () => null;'],
    [
      path.join(ui, 'src/bundler.d.ts'),
      "declare module '*?url' {\n  const url: string;\n  export default url;\n}",
    ],
  ]);
  const { config } = ts.readConfigFile(path.join(ui, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ui);
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.getSourceFile = (file, ...more) => {
    const text = files.get(file);
    return text === undefined
      ? getSourceFile(file, ...more)
      : ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  const faults = [...files.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${path.basename(file)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
  expect(examples.length).toBeGreaterThan(5);
  expect(faults).toEqual([]);
});
