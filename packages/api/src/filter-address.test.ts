import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comparisons,
  dataQueryOf,
  filterNames,
  filtersOf,
  noFilters,
  searchWith,
  windowFault,
  withZoom,
  zoomOf,
  type Filters,
} from './filter-address.ts';

const id = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._~-]{0,20}$/);
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const lists = fc.record(
  Object.fromEntries(filterNames.map((name) => [name, fc.uniqueArray(id, { maxLength: 5 })])),
);
const found = fc.constantFrom('occurred', 'found');
const span = fc.option(fc.integer({ min: 1, max: 36_600 }));
const compared = fc.option(fc.constantFrom(...comparisons));
const filters = fc
  .tuple(lists, fc.option(day), fc.option(day), span, found, compared)
  .map(([chosen, a, b, length, datedBy, compare]) => {
    const [from, to] = a && b && a > b ? [b, a] : [a, b];
    const days = from === null && to === null ? length : null;
    return { ...chosen, from, to, days, datedBy, compare } as unknown as Filters;
  });

describe('filters in the address', () => {
  it('come back as they were written, and leave the rest alone', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        const search = searchWith('?area=schedule&wellIds=old', chosen);
        expect(filtersOf(search)).toEqual(chosen);
        expect(windowFault(search)).toBe(null);
        expect(new URLSearchParams(search).get('area')).toBe('schedule');
      }),
    );
  });

  it('keep addresses short and readable', () => {
    expect(searchWith('', { ...noFilters, fields: ['NV', 'SV'], from: '2026-01-01' })).toBe(
      '?fieldIds=NV,SV&from=2026-01-01',
    );
    expect(searchWith('?fieldIds=NV', noFilters)).toBe('');
  });

  it.each([
    ['?wellIds=a,b,a,,c', { wells: ['a', 'b', 'c'] }],
    ['?wellIds=<script>,%00,-x,ok', { wells: ['ok'] }],
    ['?span=7d&datedBy=found', { from: null, to: null, days: 7, datedBy: 'found' }],
    ['?datedBy=tomorrow', { datedBy: 'occurred' }],
    ['?compare=year', { compare: 'year' }],
    ['?compare=century', { compare: null }],
    [`?wellIds=${'a,'.repeat(20_000)}`, { wells: [] }],
    [`?wellIds=${'x'.repeat(65)}`, { wells: [] }],
  ])('reads %s for what it is', (search, expected) => expect(filtersOf(search)).toMatchObject(expected));

  it.each([
    ['?from=2026-02-30&to=2026-03-01', null, { kind: 'unreadable', given: 'from=2026-02-30' }],
    ['?from=2026-03-02&to=2026-03-01', null, { kind: 'reversed', from: '2026-03-02', to: '2026-03-01' }],
    ['?from=tomorrow', null, { kind: 'unreadable', given: 'from=tomorrow' }],
    ['?span=0d', null, { kind: 'unreadable', given: 'span=0d' }],
    ['?span=36601d', null, { kind: 'unreadable', given: 'span=36601d' }],
    ['?span=soon&to=x', null, { kind: 'unreadable', given: 'to=x&span=soon' }],
    ['?span=7d&from=2026-03-01', '2026-03-01', { kind: 'twice', given: 'span=7d' }],
  ])('names what is wrong with the window of %s, and shows a whole one', (search, from, fault) => {
    expect(windowFault(search)).toEqual(fault);
    expect(filtersOf(search)).toMatchObject({ from, to: null, days: null });
    expect(windowFault(searchWith(search, filtersOf(search)))).toBe(null);
  });

  it('takes at most 200 choices', () => {
    const ids = Array.from({ length: 500 }, (_value, index) => `w${index}`);
    expect(filtersOf(`?wellIds=${ids.join(',')}`).wells).toHaveLength(200);
  });

  it('become the parameters of a call', () => {
    expect(dataQueryOf(noFilters)).toEqual({});
    expect(dataQueryOf({ ...noFilters, methodsOfProduction: ['naturalFlow'], to: '2026-03-01' })).toEqual({
      methods: ['naturalFlow'],
      to: '2026-03-01',
    });
    expect(dataQueryOf({ ...noFilters, days: 7, datedBy: 'found' })).toEqual({ days: 7 });
  });
});

describe('the zoom in the address', () => {
  const zoomed = '?span=30d&zoom=2026-11-03..2026-11-08';

  it('is two days', () => {
    expect(zoomOf(zoomed)).toEqual({ from: '2026-11-03', to: '2026-11-08' });
    expect(withZoom('?span=30d', zoomOf(zoomed))).toBe(zoomed);
    expect(withZoom(zoomed, null)).toBe('?span=30d');
  });

  it.each([
    '2026-11-08..2026-11-03',
    '2026-11-03',
    '2026-02-30..2026-03-01',
    '2026-11-03..2026-11-04..x',
    '..',
  ])('%s is none: it is named, and goes with the next change of filters', (zoom) => {
    const search = `?fieldIds=NV&zoom=${zoom}`;
    expect(zoomOf(search)).toBe(null);
    expect(windowFault(search)).toEqual({ kind: 'unreadable', given: `zoom=${zoom}` });
    expect(searchWith(search, filtersOf(search))).toBe('?fieldIds=NV');
  });

  it('stays with other filters, and goes with another window', () => {
    const current = filtersOf(zoomed);
    expect(searchWith(zoomed, { ...current, fields: ['NV'] })).toContain('zoom=2026-11-03..2026-11-08');
    expect(searchWith(zoomed, { ...current, days: 7 })).toBe('?span=7d');
  });
});
