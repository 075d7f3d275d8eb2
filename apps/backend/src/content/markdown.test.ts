import { describe, expect, it } from 'vitest';
import { readMarkdown, targetOf } from './markdown.ts';

const plain = { strong: false, emphasis: false, code: false, href: null };

describe('readMarkdown', () => {
  it('reads headings, paragraphs, lists, quotes and code', () => {
    const { blocks, faults } = readMarkdown(
      '# One\n\nSome *fine* **words**\n\n- a\n  - b\n- c\n\n1. d\n\n> said\n\n```\nx < y\n```\n',
    );
    expect(faults).toEqual([]);
    expect(
      blocks.map(({ kind, level, runs }) => [kind, level, runs.map(({ text }) => text).join('|')]),
    ).toEqual([
      ['heading', 2, 'One'],
      ['paragraph', 1, 'Some |fine| |words'],
      ['item', 1, 'a'],
      ['item', 2, 'b'],
      ['item', 1, 'c'],
      ['numberedItem', 1, 'd'],
      ['quote', 1, 'said'],
      ['code', 1, 'x < y'],
    ]);
  });

  it('keeps where a link leads to a secure address or a page of the portal', () => {
    const [block] = readMarkdown('See [it](https://cnx.example/a?b=c) or [here](/support).').blocks;
    expect(block?.runs.filter(({ href }) => href)).toEqual([
      { ...plain, text: 'it', href: 'https://cnx.example/a?b=c' },
      { ...plain, text: 'here', href: '/support' },
    ]);
  });

  it.each([
    ['raw HTML', 'a\n\n<script>alert(1)</script>\n\nb', 3],
    ['raw HTML', 'a <img src=x onerror=alert(1)> b', 1],
    ['a picture', '\n![x](https://evil.example/?d=1)', 2],
    ['a link by reference', '[a][b]\n\n[b]: https://evil.example', 1],
    ['the target of a reference', '[b]: javascript:alert(1)', 1],
    ['a line across the page', 'a\n\n***\n', 3],
  ])('leaves out %s and names its line', (what, text, line) => {
    const { blocks, faults } = readMarkdown(text);
    expect(faults).toContainEqual({ line, message: `${what} left out` });
    expect(JSON.stringify(blocks)).not.toMatch(/evil|alert|<img|<script/);
  });

  it('keeps the text of a link whose target it does not take', () => {
    const { blocks, faults } = readMarkdown('[press](javascript:alert(1))');
    expect(blocks).toEqual([{ kind: 'paragraph', level: 1, runs: [{ ...plain, text: 'press' }] }]);
    expect(faults).toEqual([{ line: 1, message: expect.stringContaining('https://') as string }]);
  });

  it('joins the lines of an item, and goes no deeper than four levels', () => {
    const { blocks } = readMarkdown('- a\n\n  b\n  - 2\n    - 3\n      - 4\n        - 5\n');
    expect(blocks.map(({ level, runs }) => [level, runs[0]?.text])).toEqual([
      [1, 'a\nb'],
      [2, '2'],
      [3, '3'],
      [4, '4'],
      [4, '5'],
    ]);
  });

  it.each(['> '.repeat(30_000), '>'.repeat(30_000), '- '.repeat(400), '1. '.repeat(400)])(
    'leaves a text alone that is quoted or listed too deeply: %.8s…',
    (line) => {
      expect(readMarkdown(`Words.\n\n${line}`)).toEqual({
        blocks: [],
        faults: [{ line: 3, message: 'quotes or lists too deep' }],
      });
    },
  );

  it.each(['*'.repeat(60_000), '['.repeat(60_000), '`a'.repeat(30_000)])(
    'reads a hostile text: %.8s…',
    (text) => expect(() => readMarkdown(text)).not.toThrow(),
  );
});

it.each([
  ['https://cnx.example/a', 'https://cnx.example/a'],
  ['/legal/terms#use', '/legal/terms#use'],
  ['http://cnx.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['/.//evil.example', undefined],
  ['https://user:pw@cnx.example/', undefined],
  ['https://cnx.example@evil.example/', undefined],
  ['https://аррӏе.example/', undefined],
  ['mailto:a@b.example', undefined],
  ['data:text/html,x', undefined],
  ['support', undefined],
  ['', undefined],
])('a link to %j leads to %j', (given, target) => expect(targetOf(given)).toBe(target));
