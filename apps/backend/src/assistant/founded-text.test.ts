import { describe, expect, it } from 'vitest';
import { foundedText, type Ground } from './founded-text.ts';

const ground: Ground = {
  figures: [
    { id: 'f1', value: 1712.46, unit: 'Sm3', quantity: 'oil' },
    { id: 'f2', value: -3.25, unit: '%', quantity: null },
    { id: 'f3', value: 1_250_000, unit: 'Sm3', quantity: 'gas' },
  ],
  question: 'the last 30 days',
  names: ['AMB-A-04', 'No. 7 North'],
  days: ['2026-10-24'],
};
const unfounded = (text: string) =>
  foundedText(text, ground).flatMap((part) => (part.kind === 'unfounded' ? [part.text] : []));

describe('numbers of a text', () => {
  it.each([
    ['1712.46'],
    ['1,712.5'],
    ['1.712,5'],
    ['1 712'],
    ['1\u202f712'],
    ["1'712"],
    ['1,250,000'],
    ['-3.3 %'],
    ['−3,25 %'],
    ['October 24, 2026'],
    ['on 24 October'],
    ['el 24 de octubre de 2026'],
    ['le 24 octobre'],
    ['2026-10-24'],
    ['in 2026'],
    ['No. 7 North and 1,712'],
    ['1712–1712.5'],
    ['in 30 days'],
    ['well AMB-A-04.'],
    ['no number'],
  ])('hold where they were given: %s', (text) => {
    expect(unfounded(text)).toEqual([]);
  });

  it.each([
    ['1713', ['1713']],
    ['1,712.4', ['1,712.4']],
    ['3.25 %', ['3.25']],
    ['about 1.7 thousand', ['1.7']],
    ['31 days', ['31']],
    ['12 of 2026', ['12']],
    ['24 wells', ['24']],
    ['fell by 10 %', ['10']],
    ['30–9999', ['9999']],
    ['0.5-0.9', ['0.5', '0.9']],
    ['١٢٣', ['١٢٣']],
    ['[f9]', ['[f9]']],
  ])('are marked where they were not: %s', (text, marked) => {
    expect(unfounded(text)).toEqual(marked);
  });

  it('come as figures where the text names them', () => {
    expect(foundedText('[f1]<b>', ground)).toEqual([
      { kind: 'figure', text: '', quantity: 'oil', value: 1712.46, unit: 'Sm3' },
      { kind: 'words', text: '<b>', quantity: null, value: null, unit: null },
    ]);
  });
});
