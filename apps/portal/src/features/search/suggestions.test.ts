import type { SearchResult } from '@cnx/api';
import { examples } from '@cnx/api/examples';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { helpPlaceOf, ownEntries, ownResults, type OwnResult } from './own-results.ts';
import { createI18n, loadTexts, loginTexts } from '../../i18n/i18n.ts';
import { dateFormat, quantityFormat } from '../../quantities.ts';
import {
  allResults,
  commandsOfEntries,
  commandsOfRecent,
  commandsOfResults,
  figureOf,
  productOf,
  recentOf,
} from './suggestions.ts';

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

it.each([
  ['en', 'water cut', 'waterCut'],
  ['es', 'produccion diferida', 'deferred'],
  ['fr', 'rapport gaz', 'gor'],
] as const)(
  'terms are found in %s by %j, with what they mean, and are in the help',
  async (language, text, term) => {
    const i18n = createI18n(language, await loginTexts(language));
    await loadTexts(i18n, 'portal');
    const t = i18n.getFixedT(language, 'portal');
    const found = ownResults(ownEntries(t, undefined), text).filter(({ kind }) => kind === 'help');
    expect(found).toMatchObject([{ href: null, text: t(`terms.${term}.text`) }]);
    expect(helpPlaceOf(found[0]!.id)).toBe(term);
    expect(helpPlaceOf('help.zoom')).toBe('keys');
  },
);

describe('suggestions', () => {
  const t = ((key: string, values?: Readonly<Record<string, unknown>>) =>
    [key, ...Object.values(values ?? {})].filter(Boolean).join(' ')) as unknown as TFunction<'portal'>;
  const formats = {
    t,
    language: 'en' as const,
    quantities: quantityFormat('en', 'metric'),
    dates: dateFormat('en', { locale: 'en', timeZone: 'UTC' }),
  };
  const [well, field, exception, change, work] = examples.searchResults.results as [
    SearchResult,
    SearchResult,
    SearchResult,
    SearchResult,
    SearchResult,
  ];
  const workOf = (count: number) => Array.from({ length: count }, (_, i) => ({ ...work, id: `job-${i}` }));

  it('say of work and findings when they are and in which state', () => {
    const [first, second] = commandsOfResults(formats, [exception, work], 'nv');
    expect(first).toMatchObject({ label: expect.stringMatching(/^NV-A-01, /) as string });
    expect(first?.hint).toMatch(/^Feb 24, 2026 · ./);
    expect(second?.hint).toMatch(/^Mar 4, 2026 · ./);
  });

  it('tell changes of one quantity apart by their figures, in the units of the reader', () => {
    const labelOf = (of: SearchResult, system: 'metric' | 'field') =>
      commandsOfResults(
        { ...formats, quantities: quantityFormat('en', system) },
        [of],
        'nv',
      )[0]!.label.replaceAll('\u00a0', ' ');
    const figures = { before: 124.84, after: 76.3, unit: 'Sm3/d' };
    const oil = { ...change, subject: 'oilRate', change: { ...figures, variable: 'oilRate' as const } };
    const begin = 'NV-A-01, exceptions.kind.change · notifications.body.course vocabulary.variable.oilRate';
    expect(labelOf(oil, 'metric')).toBe(`${begin} 124.8 76.3 Sm³/d −39 %`);
    expect(labelOf(oil, 'field')).toBe(`${begin} 785.2 479.9 bbl/d −39 %`);
    expect(labelOf({ ...oil, change: null }, 'metric')).toBe(
      'NV-A-01, exceptions.kind.change · vocabulary.variable.oilRate',
    );
  });

  it('end with the way to all results and their number, where there are any', () => {
    const labels = (count: number | null) => allResults(formats, 'nv', count).map(({ label }) => label);
    expect(labels(1603)).toEqual(['search.allCounted nv 1603 1,603']);
    expect(labels(null)).toEqual(['search.allFor nv']);
    expect(labels(0)).toEqual([]);
  });

  it('mark a well with an open exception, and no other', () => {
    const [marked, plain] = commandsOfResults(formats, [well, { ...well, isOpen: false }], 'nv');
    expect(marked?.mark).toBeDefined();
    expect(plain?.mark).toBeUndefined();
  });

  it('hold the next two pieces of work, and the way to all that there may be', () => {
    const idsOf = (count: number) => commandsOfResults(formats, workOf(count), 'nv a').map(({ id }) => id);
    expect(idsOf(1)).toEqual(['schedule job-0']);
    expect(idsOf(2)).toEqual(['schedule job-0', 'schedule job-1', 'all work']);
    expect(idsOf(3)).toEqual(['schedule job-0', 'schedule job-1', 'all work']);
    expect(commandsOfResults(formats, workOf(3), 'nv a').at(-1)?.href).toBe(
      '/search-results?q=nv+a&kind=schedule',
    );
  });

  it('of names that are only like the text stand under a heading that says so', () => {
    const groups = commandsOfResults(formats, [well, { ...field, isLike: true }], 'nv').map(
      ({ group }) => group,
    );
    expect(groups).toEqual(['search.kind.well', 'search.didYouMean']);
  });

  it('of wells and pages are recent places once gone to, and again from there; work is none', () => {
    const [wellCommand] = commandsOfResults(formats, [well], 'nv');
    const [page] = commandsOfEntries(t, ownEntries(t, 1), '');
    const places = [wellCommand!, page!].map((command) => recentOf(command, t)!);
    expect(places.map(({ kind, id }) => [kind, id])).toEqual([
      ['well', 'well NV-A-01'],
      ['page', 'dashboard'],
    ]);
    const again = commandsOfRecent(t, places);
    expect(again.map(({ group }) => group)).toEqual(['search.recent', 'search.recent']);
    expect(again.map((command) => recentOf(command, t))).toEqual(places);
    expect(recentOf(commandsOfResults(formats, [work], 'nv')[0]!, t)).toBeUndefined();
  });

  it('mark the page in view, and have the legal pages behind all others', () => {
    const pages = commandsOfEntries(t, ownEntries(t, 1), '/settings').filter(
      ({ group }) => group === 'search.kind.page',
    );
    expect(pages.filter(({ current }) => current).map(({ id }) => id)).toEqual(['settings']);
    expect(pages.slice(-3).map(({ id }) => id)).toEqual(['terms', 'privacy', 'accessibility']);
  });
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
