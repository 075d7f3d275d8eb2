import { describe, expect, it } from 'vitest';
import { decisionFaultsOf } from './decisions.mjs';

const record = (words = 10) =>
  `# 7. Search\n\nStatus: accepted · 2026-11-28\n\n${'word '.repeat(words - 7)}\n`;
const index = '# Decisions\n\n- [7. Search](0007-search.md) accepted\n  2026-11-28: what finds names\n';

const faults = (pages: Record<string, string>, sources: Record<string, string> = {}) =>
  decisionFaultsOf(new Map(Object.entries(pages)), new Map(Object.entries(sources)));

describe('the check of decisions', () => {
  it('passes records that the index lists, and mentions of them', () => {
    expect(faults({ 'README.md': index, '0007-search.md': record(450) }, { 'a.ts': '// see ADR 7' })).toEqual(
      [],
    );
  });

  it.each([
    [
      'a record that the index leaves out',
      { 'README.md': '# Decisions' },
      /README\.md lacks "- \[7\. Search\]/,
    ],
    ['another date in the index', { 'README.md': index.replace('28:', '27:') }, /README\.md lacks/],
    [
      'a record without status',
      { '0007-search.md': '# 7. Search\n\nText\n' },
      /0007-search\.md does not begin/,
    ],
    [
      'a number that the file does not have',
      { '0007-search.md': record().replace('7.', '8.') },
      /does not begin/,
    ],
    ['a record that is too long', { '0007-search.md': record(451) }, /has 451 words, of 450/],
    [
      'too many words in all',
      Object.fromEntries(
        Array.from({ length: 40 }, (_, at) => [
          `00${at + 10}-x.md`,
          record(400).replace('7.', `${at + 10}.`),
        ]),
      ),
      /words, of 14000/,
    ],
  ])('names %s', (_what, changed, message) => {
    const found = faults({ 'README.md': index, '0007-search.md': record(), ...changed });
    expect(found.filter((fault) => message.test(fault))).toHaveLength(1);
  });

  it('names a mention of a record that does not exist', () => {
    expect(faults({ 'README.md': index, '0007-search.md': record() }, { 'a.ts': '// ADR 70' })).toEqual([
      'a.ts mentions ADR 70, which does not exist',
    ]);
  });
});
