import { describe, expect, it } from 'vitest';
import { createI18n, loadTexts, loginTexts } from '../../i18n/i18n.ts';
import type { Language } from '../../i18n/languages.ts';
import { dateFormat, quantityFormat } from '../../quantities.ts';
import type { Formats } from '../use-formats.ts';
import { countedText, extentText, groupCount } from './list-extent.ts';

async function formatsOf(language: Language): Promise<Formats> {
  const i18n = createI18n(language, await loginTexts(language));
  await loadTexts(i18n, 'portal');
  return {
    language,
    t: i18n.getFixedT(language, 'portal'),
    quantities: quantityFormat(language, 'metric'),
    dates: dateFormat(language),
  };
}

const formats = await formatsOf('en');
const list = { noun: 'dailyValues' } as const;
const whole = { shown: 235, total: 235, groups: null, best: false } as const;

describe('what a list says it shows', () => {
  it('is all of its rows, by what they are', () => {
    expect(extentText(list, whole, formats)).toBe('235 daily values');
    expect(extentText(list, { ...whole, shown: 1, total: 1 }, formats)).toBe('1 daily value');
  });

  it('is some of them where a filter or a limit leaves others out', () => {
    expect(extentText(list, { ...whole, shown: 100 }, formats)).toBe('100 of 235 daily values');
  });

  it('is its groups where these are what is seen', () => {
    const groups = { noun: 'field', count: 8 } as const;
    expect(extentText(list, { ...whole, groups }, formats)).toBe('8 fields');
  });

  it('is the best of them where the server names no others', () => {
    const ranked = { noun: 'opportunities', extent: () => 'Best 10 of 24' } as const;
    expect(extentText(ranked, { ...whole, shown: 10, total: 24, best: true }, formats)).toBe('Best 10 of 24');
    expect(extentText(ranked, { ...whole, shown: 3, total: 10 }, formats)).toBe('3 of 10 open opportunities');
  });
});

it('what is counted has its singular and plural in each language', async () => {
  const [spanish, french] = await Promise.all([formatsOf('es'), formatsOf('fr')]);
  const texts = (of: Formats) => [1, 29].map((count) => countedText('days', count, of));
  expect([formats, spanish, french].map(texts)).toEqual([
    ['1 day', '29 days'],
    ['1 día', '29 días'],
    ['1 jour', '29 jours'],
  ]);
});

it('groups are as many as what rows say in a column', () => {
  expect(groupCount({ value: (row: string) => row[0] }, ['a1', 'a2', 'b1'])).toBe(2);
});
