import { examples } from '@cnx/api/examples';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { ownEntries, ownResults, type OwnResult } from './own-results.ts';
import { figureOf, productOf } from './suggestions.ts';

describe('the figure that answers a well’s name', () => {
  it.each([
    ['HAL-A-05', 'oil'],
    ['HAL-A-05 oil', 'oil'],
    ['HAL-A-05 gas', 'gas'],
    ['gaz HAL-A-05', 'gas'],
    ['HAL-A-05 Agua', 'water'],
    ['Gasfield 5', 'oil'],
  ])('of %j is its %s', (text, product) => {
    expect(productOf(text)).toBe(product);
  });

  it('is that of the newest day that has one', () => {
    const production = {
      ...examples.dailyProduction,
      day: ['2026-03-01', '2026-03-02', '2026-03-03'],
      oil: [10, 12.5, null],
      gas: [null, null, null],
    };
    expect(figureOf(production, 'oil')).toMatchObject({
      day: '2026-03-02',
      value: 12.5,
      course: [10, 12.5, null],
    });
    expect(figureOf(production, 'gas')).toBeUndefined();
    expect(figureOf({ ...production, day: [], oil: [] }, 'oil')).toBeUndefined();
  });
});

it('news are found by their title and summary, and lead to themselves', () => {
  const t = ((key: string) => key) as unknown as TFunction<'portal'>;
  const entries = ownEntries(t, undefined, examples.news);
  for (const text of ['news support own', 'release brings', 'leaving portal'])
    expect(ownResults(entries, text)).toEqual([
      expect.objectContaining({ kind: 'news', href: '/news?item=news-and-support' }),
    ]);
});

describe('pages', () => {
  const entries: OwnResult[] = ['Página de excepciones', 'Ajustes', 'Exception report'].map((label) => ({
    kind: 'page',
    id: label,
    label,
    href: '/',
  }));
  const found = (text: string) => ownResults(entries, text).map(({ label }) => label);

  it.each([
    ['excepcion', ['Página de excepciones']],
    ['PAGINA exc', ['Página de excepciones']],
    ['except', ['Exception report']],
    ['jus', []],
    ['a', []],
    ['', []],
    ['"%_', []],
    ['exception settings', []],
  ])('answer %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});
