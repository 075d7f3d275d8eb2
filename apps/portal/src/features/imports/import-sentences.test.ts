import { describe, expect, it } from 'vitest';
import { sentenceText, sentenceTexts } from './import-sentences.ts';

const formats = {
  count: (number: number) => number.toLocaleString('de'),
  day: (day: string) => `<${day}>`,
};

describe('sentences of the server', () => {
  it('are written in the language of the page, with its numbers, days and terms', async () => {
    const given = [
      { code: 'place', values: { file: 'nov.csv', line: '1204' } },
      { code: 'noColumnFor', values: { calledTerm: 'day' } },
      { code: 'dayTwice', values: { well: 'H-1', dayDay: '2026-02-01', line: '3' } },
    ];
    expect(sentenceText(given, await sentenceTexts.en(), formats)).toBe(
      'nov.csv:1.204: no column was recognized for the day. H-1 has a row for <2026-02-01> already, on line 3.',
    );
    expect(sentenceText(given, await sentenceTexts.es(), formats)).toBe(
      'nov.csv, línea 1.204: no se ha reconocido ninguna columna para: el día. H-1 ya tiene una fila para <2026-02-01>, en la línea 3.',
    );
    expect(sentenceText(given, await sentenceTexts.fr(), formats)).toBe(
      'nov.csv, ligne 1.204\u00a0: aucune colonne n’a été reconnue pour\u00a0: le jour. H-1 a déjà une ligne pour <2026-02-01>, à la ligne 3.',
    );
  });

  it('leave it to the English text where a code is not known, or a name is one of every object', async () => {
    const texts = await sentenceTexts.es();
    for (const code of ['other', 'ofANewerServer', 'toString', '__proto__'])
      expect(sentenceText([{ code, values: { text: 'x' } }], texts, formats)).toBeUndefined();
    expect(sentenceText([], texts, formats)).toBeUndefined();
    expect(sentenceText([{ code: 'missing', values: { calledTerm: 'constructor' } }], texts, formats)).toBe(
      'Falta: constructor.',
    );
  });

  it('take no text of a file for one of their own places', async () => {
    const hostile = [{ code: 'noNumber', values: { column: '{value}', value: '$& {column}' } }];
    expect(sentenceText(hostile, await sentenceTexts.en(), formats)).toBe(
      '{value}: "$& {column}" is not a number.',
    );
  });
});
