import { describe, expect, it } from 'vitest';
import { createI18n, loadTexts, loginTexts } from '../i18n/i18n.ts';
import type { Language } from '../i18n/languages.ts';
import { wellNames } from './well-names.ts';

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ well: { name: `W-${at + 1}`, fieldName: 'North' } }));

async function wordsOf(language: Language) {
  const i18n = createI18n(language, await loginTexts(language));
  await loadTexts(i18n, 'portal');
  return { t: i18n.getFixedT(language, 'portal') };
}

async function named(count: number, language: Language = 'en') {
  return wellNames([...rows(count), ...rows(count)], await wordsOf(language));
}

describe('the names of wells in a text', () => {
  it('name each well once, however many rows it has', async () => {
    expect(await named(3)).toBe('W-1, W-2, W-3');
  });

  it('are twenty at most, and say how many others there are', async () => {
    expect(await named(20)).toMatch(/W-19, W-20$/);
    expect(await named(500)).toMatch(/W-19, W-20 and 480 more$/);
  });

  it('say so in each language', async () => {
    expect(await named(500, 'es')).toMatch(/W-20 y 480 más$/);
    expect(await named(21, 'fr')).toMatch(/W-20 et 1 autre$/);
  });

  it('name a silent field with the count of its wells, beside a well of it', async () => {
    const [well, other] = rows(2);
    const silent = [
      { ...well!, silence: { wells: rows(12) } },
      { ...other!, silence: null },
    ];
    expect(wellNames(silent, await wordsOf('en'))).toBe('North (12 wells), W-2');
    expect(wellNames(silent, await wordsOf('fr'))).toBe('North (12 puits), W-2');
  });
});
