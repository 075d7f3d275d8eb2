import * as v from 'valibot';
import { LineCounter, parseDocument, visit, type Document } from 'yaml';
import type { TextFault } from './markdown.ts';

const text = (max: number) =>
  v.pipe(
    v.string('must be a text'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(max, `must not have more than ${max} characters`),
  );

const day = v.pipe(
  v.string('must be a day, such as 2026-01-31'),
  v.check(
    (value) =>
      /^\d{4}-\d{2}-\d{2}$/.test(value) &&
      !Number.isNaN(Date.parse(value)) &&
      new Date(value).toISOString().startsWith(value),
    'must be a day, such as 2026-01-31',
  ),
);

const schema = v.strictObject({
  title: text(120),
  date: day,
  summary: v.optional(text(400)),
  version: v.optional(text(40)),
  sample: v.optional(v.boolean('must be true or false')),
});

/** What stands above a text. */
export type FrontMatter = v.InferOutput<typeof schema>;

/** A file taken apart; `body` has the lines of the file, those above it empty. */
export type ReadFile =
  { readonly front: FrontMatter; readonly body: string } | { readonly faults: readonly TextFault[] };

/** Takes the YAML between the first two lines of three dashes from what follows it. */
export function readFrontMatter(file: string): ReadFile {
  const lines = file.replace(/^\ufeff/, '').split(/\r\n?|\n/);
  if (lines[0]?.trimEnd() !== '---') return broken(1, 'must begin with a line of three dashes');
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (end < 0) return broken(1, 'has no second line of three dashes');
  const counter = new LineCounter();
  const document = parseDocument(lines.slice(1, end).join('\n'), {
    lineCounter: counter,
    schema: 'core',
    prettyErrors: false,
  });
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  const [wrong] = [...document.errors, ...document.warnings];
  if (wrong) return broken(lineAt(wrong.pos[0]), `is no YAML: ${wrong.message}`);
  const result = v.safeParse(schema, aliased(document) ? null : document.toJS());
  if (!result.success) {
    const faults = result.issues.map((issue) => {
      const key = v.getDotPath(issue)?.split('.')[0] ?? 'front matter';
      const node = document.get(key, true) as { range?: readonly number[] } | undefined;
      const line = node?.range ? lineAt(node.range[0] ?? 0) : 1;
      return { line, message: `${key} ${sayOf(issue)}` };
    });
    return { faults };
  }
  const body = [...lines.slice(0, end + 1).map(() => ''), ...lines.slice(end + 1)].join('\n');
  return { front: result.output, body };
}

/** Whether it repeats parts by name, which could make a small file a large one. */
function aliased(document: Document): boolean {
  let found = false;
  visit(document, { Alias: () => void (found = true) });
  return found;
}

function sayOf({ expected, received, message }: v.InferIssue<typeof schema>): string {
  if (expected === 'never') return 'is not known';
  return received === 'undefined' ? 'is missing' : message;
}

const broken = (line: number, message: string): ReadFile => ({ faults: [{ line, message }] });
