import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { noFilters } from '@cnx/api/filter-address';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import { courseUnitAtom } from './statistics.atoms.ts';
import { changeOf, differingVolumes, drilled, drillLevelOf, isCut, raised } from './statistics.ts';

const entity = (level: 'businessUnit' | 'area' | 'field' | 'well' | 'method', id: string | null) => ({
  level,
  id,
  name: id,
  place: null,
});

it('knows some days of a month, quarter or year from a whole one', () => {
  expect(isCut({ from: '2026-10-29', to: '2026-10-31' }, 'month')).toBe(true);
  expect(isCut({ from: '2026-11-01', to: '2026-11-27' }, 'month')).toBe(true);
  expect(isCut({ from: '2028-02-01', to: '2028-02-29' }, 'month')).toBe(false);
  expect(isCut({ from: '2026-10-01', to: '2026-12-31' }, 'quarter')).toBe(false);
  expect(isCut({ from: '2026-11-01', to: '2026-12-31' }, 'quarter')).toBe(true);
  expect(isCut({ from: '2026-01-01', to: '2026-12-31' }, 'year')).toBe(false);
});

it('shows the level below what is chosen', () => {
  expect(drillLevelOf({})).toBe('businessUnit');
  expect(drillLevelOf({ businessUnitIds: ['north'] })).toBe('area');
  expect(drillLevelOf({ businessUnitIds: ['north'], areaIds: ['east'] })).toBe('field');
  expect(drillLevelOf({ fieldIds: ['heron'] })).toBe('well');
  expect(drillLevelOf({ wellIds: ['h-1'] })).toBe('well');
});

it('goes down by a press on an entity, and up again one step at a time', () => {
  const area = drilled(drilled(noFilters, entity('businessUnit', 'north')), entity('area', 'east'));
  expect(area).toEqual({ ...noFilters, businessUnits: ['north'], areas: ['east'] });
  expect(raised(area)).toEqual({ ...noFilters, businessUnits: ['north'] });
  expect(raised(noFilters)).toBeNull();
  expect(drilled(noFilters, entity('well', 'h-1'))).toBe(noFilters);
  expect(drilled(noFilters, entity('method', 'unknown'))).toBe(noFilters);
});

it('compares volumes by shares, and shares by points', () => {
  expect(changeOf('oil', 90, 100)).toBeCloseTo(-0.1, 12);
  expect(changeOf('uptimePct', 90, 95)).toBe(-5);
  expect(changeOf('oil', 90, 0)).toBeNull();
  expect(changeOf('oil', null, 100)).toBeNull();
});

it('names the volumes whose sums by fields and by wells differ by more than rounding', () => {
  const same = { fields: 1_000_000, wells: 1_000_000.0001 };
  expect(differingVolumes({ oil: same, gas: same, water: same, injection: { fields: 0, wells: 0 } })).toEqual(
    [],
  );
  const other = { fields: 1_000_000, wells: 1_000_001 };
  expect(differingVolumes({ oil: other, gas: same, water: same, injection: same })).toEqual(['oil']);
});

it.each([
  ['?span=30d', 'day'],
  ['?from=2026-01-01&to=2026-11-26', 'month'],
  ['?span=30d&unit=quarter', 'quarter'],
  ['?from=2026-01-01&to=2026-11-26&unit=day', 'month'],
  ['?from=2026-01-01&to=2026-01-31', 'day'],
])('a course is in the unit that fits its window, unless another was chosen: %s', (search, unit) => {
  const store = createStore();
  store.set(addressSearchAtom, search);
  expect(store.get(courseUnitAtom)).toBe(unit);
});
