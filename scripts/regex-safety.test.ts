import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = path.dirname(import.meta.dirname);

/** A pattern as it stands in a source file. */
interface Pattern {
  readonly source: string;
  readonly flags: string;
  readonly places: string[];
}

/** Patterns whose time may grow with the square of their input, and what keeps that input short or our own. */
const bounded: Readonly<Record<string, string>> = {
  '/\\/+$/': 'addresses of the configuration',
  '/(.)\\/+$/': 'a path of the portal, which the server takes up to 16 KiB of',
  '/^(.*?)\\s*[([{]([^()[\\]{}]*(?:\\([ag]\\))?)[)\\]}]$/': 'a column name of an import file, up to 64 KiB',
  '/^(.*?)\\s*[([{]([^()[\\]{}]*)[)\\]}]$/': 'a column name of an import file, up to 64 KiB',
  '/^[\\s_.:-]+|[\\s_.:-]+(?=$|\\s*[([{])/g': 'a column name of an import file, up to 64 KiB',
  '/[\\s_,;:./-]*(?=[([{])/': 'a column name of an import file, up to 64 KiB',
  '/^[\\s_,;:./-]+|[\\s_,;:./-]+$/g': 'a column name of an import file, up to 64 KiB',
  "/(?<=\\d)\\s*[^\\d\\s.,'][^\\s]*(\\s.*)?$/": 'a number with its unit, up to 64 characters',
  '/[.\'"’]+$/': 'a word of a title of an import file, up to 500 characters',
  '/[.\'"]+$/': 'words of a title of an import file, up to 500 characters',
  '/(?<![T ])[T ]+(\\d{1,2}:\\d{2})(?::(\\d{2})(?:\\.\\d{1,9})?)?(?: ?([AP])M)?(Z| ?[+-]\\d{2}:?\\d{2})?$/i':
    'a cell of an import file, up to 64 KiB',
  '/^-+|-+$/g': 'a name of an import file, up to 120 characters, whose dashes are single by then',
  '/[,;\\t]+$/': 'a line of the first part of an import file, up to 64 KiB',
  '/"[^"]*"|\\\\.|\\[\\$[^\\]]*\\]|\\[(?:red|blue|black|white|green|color\\d+)\\]/gi':
    'a number format of a workbook, up to 255 characters',
  '/^(file|sheet)(?::(.*\\*.*))?$/i': 'an argument of the import command',
  '/^(.*?)(\\s*[([{][^()[\\]{}]*[)\\]}])?$/': 'a column name of an import file, up to 64 KiB',
  '/-+$/': 'an id of up to 48 characters',
  '/<[a-z][^>]*>/gi': 'our own sign-in page, while it is built',
  '/(--cnx-[\\w-]+)\\s*:/g': 'our own style sheet, in development',
  '/lock file .* already exists|pre-existing shared memory block/':
    'what our own database server said at its start',
  '/([\\d.]+)px/': 'a font of our own tokens',
};

function sourceFiles(): string[] {
  return ['apps', 'packages'].flatMap((group) =>
    readdirSync(path.join(root, group)).flatMap((workspace) => {
      const folder = path.join(group, workspace, 'src');
      if (!existsSync(path.join(root, folder))) return [];
      return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories|fixture)\.tsx?$/.test(name))
        .map((name) => path.join(folder, name));
    }),
  );
}

/** Every regular expression literal of the sources, each once. */
function patterns(): Pattern[] {
  const found = new Map<string, Pattern>();
  for (const file of sourceFiles()) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        const pattern = found.get(node.text) ?? {
          source: node.text.slice(1, end),
          flags: node.text.slice(end + 1),
          places: [],
        };
        pattern.places.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
        found.set(node.text, pattern);
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return [...found.values()];
}

/** What is wrong with a pattern; undefined when its time grows no faster than its input. */
function fault({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string | undefined {
  const found = checkSync(source, flags, { timeout: 240_000 });
  if (found.status === 'safe') return undefined;
  return found.status === 'vulnerable'
    ? `vulnerable, ${found.complexity.summary}`
    : `unknown, ${found.error.kind}`;
}

describe('regular expressions', () => {
  it('that are slow are seen', () => {
    expect(fault({ source: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', flags: '' })).toMatch(/^vulnerable/);
  });

  it('of the sources take time in proportion to their input', () => {
    const all = patterns();
    const slow = all.flatMap((pattern) => {
      const text = `/${pattern.source}/${pattern.flags}`;
      const what = text in bounded ? undefined : fault(pattern);
      return what ? [`${text} (${pattern.places.join(', ')}): ${what}`] : [];
    });
    expect(all.length).toBeGreaterThan(50);
    expect(slow).toEqual([]);
    const texts = new Set(all.map(({ source, flags }) => `/${source}/${flags}`));
    expect(Object.keys(bounded).filter((text) => !texts.has(text))).toEqual([]);
  });
});
