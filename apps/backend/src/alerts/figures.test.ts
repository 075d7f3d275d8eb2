import { describe, expect, it } from 'vitest';
import { createFigures } from './figures.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const ofReader = (language: 'en' | 'es' | 'fr') =>
  createFigures({ language, locale: language, timeZone: 'UTC', units: 'field' });

describe('rates of gas in oilfield units', () => {
  it.each([
    ['en', '3,530 Mscf/d', '35.3 MMscf/d'],
    ['es', '3530 mil ft³/d', '35,3 millones de ft³/d'],
    ['fr', '3 530 milliers de ft³/j', '35,3 millions de ft³/j'],
  ] as const)('are spelled as their readers write them: %s', (language, thousands, millions) => {
    const { text, rateUnit } = ofReader(language);
    expect(plain(text(rateUnit('gas'), 100_000))).toBe(thousands);
    expect(plain(text(rateUnit('gas'), 1_000_000))).toBe(millions);
  });

  it('have one scale where they stand beside each other', () => {
    const { course, rateUnit } = ofReader('en');
    expect(course(rateUnit('gas'), 400_000, 200_000)).toMatchObject({
      before: '14.1',
      after: '7.1\u00a0MMscf/d',
    });
    expect(course(rateUnit('gas'), 200_000, 100_000)).toMatchObject({
      before: '7,060',
      after: '3,530\u00a0Mscf/d',
    });
  });
});
