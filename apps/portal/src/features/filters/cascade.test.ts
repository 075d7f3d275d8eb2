import type { FilterItem, WellRef } from '@cnx/api';
import { describe, expect, it } from 'vitest';
import { noFilters, type Filters } from '@cnx/api/filter-address';
import { choicesOf, withChoice, type ListItems } from './cascade.ts';

const item = (id: string, ...parentIds: string[]): FilterItem => ({
  id,
  name: id,
  parentIds,
  wellCount: 99,
  active: true,
});

const well = (id: string, given: Partial<WellRef>): WellRef => ({
  id,
  name: id,
  uwi: null,
  fieldId: 'venture',
  areaId: 'north-west',
  businessUnitId: 'north',
  wellGroupIds: [],
  methodOfProduction: 'naturalFlow',
  manufacturerId: null,
  status: 'producing',
  flowKind: 'production',
  ...given,
});

const esp = 'electricSubmersiblePumpLift' as const;
const south = { fieldId: 'breeze', areaId: 'south-east', businessUnitId: 'south' } as const;

const lists: ListItems = {
  businessUnits: [item('north'), item('south')],
  areas: [item('north-west', 'north'), item('north-east', 'north'), item('south-east', 'south')],
  fields: [item('venture', 'north-west'), item('gale', 'north-east'), item('breeze', 'south-east')],
  wellGroups: [item('pad-a', 'venture'), item('pad-b', 'breeze'), item('test-header', 'venture', 'breeze')],
  manufacturers: [item('maker-a'), item('maker-b')],
  methodsOfProduction: [item('naturalFlow'), item(esp)],
  wells: [
    well('V-1', {
      wellGroupIds: ['pad-a', 'test-header'],
      methodOfProduction: esp,
      manufacturerId: 'maker-a',
    }),
    well('V-2', { wellGroupIds: ['pad-a'] }),
    well('B-1', {
      ...south,
      wellGroupIds: ['pad-b', 'test-header'],
      methodOfProduction: esp,
      manufacturerId: 'maker-b',
    }),
    well('B-2', { ...south, methodOfProduction: esp, manufacturerId: 'maker-a' }),
  ],
};

const filters = (given: Partial<Filters>): Filters => ({ ...noFilters, ...given });
const ids = (choices: readonly { id: string }[]) => choices.map(({ id }) => id);

describe('choicesOf', () => {
  it('offers what lies within the choices above, over several levels', () => {
    const north = filters({ businessUnits: ['north'] });
    expect(ids(choicesOf('areas', lists, north))).toEqual(['north-west', 'north-east']);
    expect(ids(choicesOf('fields', lists, north))).toEqual(['venture', 'gale']);
    expect(ids(choicesOf('wellGroups', lists, north))).toEqual(['pad-a', 'test-header']);
    expect(ids(choicesOf('wells', lists, north))).toEqual(['V-1', 'V-2']);
    expect(ids(choicesOf('businessUnits', lists, north))).toEqual(['north', 'south']);
  });

  it('names the field of groups that are called alike', () => {
    const called = (id: string, name: string, ...parentIds: string[]) => ({
      ...item(id, ...parentIds),
      name,
    });
    const alike = {
      ...lists,
      wellGroups: [
        called('t-1', 'Test header', 'venture'),
        called('t-2', 'Test header', 'breeze'),
        item('pad-a'),
      ],
    };
    const names = choicesOf('wellGroups', alike, noFilters).map((choice) => choice.name);
    expect(names).toEqual(['Test header, venture', 'Test header, breeze', 'pad-a']);
  });

  it('keeps what is chosen in sight, even outside', () => {
    const odd = filters({ businessUnits: ['north'], fields: ['breeze'], wells: ['B-1'] });
    expect(ids(choicesOf('fields', lists, odd))).toContain('breeze');
    expect(ids(choicesOf('wells', lists, odd))).toContain('B-1');
  });

  it('counts the wells that the other filters leave', () => {
    const counted = (given: Partial<Filters>) =>
      Object.fromEntries(
        choicesOf('manufacturers', lists, filters(given)).map(({ id, wells }) => [id, wells]),
      );
    expect(counted({})).toEqual({ 'maker-a': 2, 'maker-b': 1 });
    expect(counted({ fields: ['breeze'] })).toEqual({ 'maker-a': 1, 'maker-b': 1 });
    expect(counted({ fields: ['breeze'], manufacturers: ['maker-a'] })).toEqual({
      'maker-a': 1,
      'maker-b': 1,
    });
  });

  it('counts by the list while the wells are not there', () => {
    const { wells: _wells, ...withoutWells } = lists;
    expect(choicesOf('manufacturers', withoutWells, noFilters)[0]?.wells).toBe(99);
    expect(choicesOf('wells', withoutWells, noFilters)).toEqual([]);
  });

  it('narrows by the filter above it alone when a list failed', () => {
    const { areas: _areas, ...withoutAreas } = lists;
    expect(ids(choicesOf('fields', withoutAreas, filters({ businessUnits: ['north'] })))).toHaveLength(3);
    expect(ids(choicesOf('fields', withoutAreas, filters({ areas: ['north-east'] })))).toEqual(['gale']);
  });

  it('puts what is kept for old data last', () => {
    const manufacturers = [{ ...item('gone'), active: false }, item('maker-a')];
    expect(ids(choicesOf('manufacturers', { manufacturers }, noFilters))).toEqual(['maker-a', 'gone']);
  });
});

describe('withChoice', () => {
  it('gives up what the new choice no longer contains, down to the wells', () => {
    const before = filters({
      areas: ['north-west'],
      fields: ['venture'],
      wellGroups: ['pad-a'],
      wells: ['V-1', 'B-1'],
    });
    expect(withChoice(before, 'businessUnits', ['south'], lists)).toEqual(
      filters({ businessUnits: ['south'], wells: ['B-1'] }),
    );
  });

  it('keeps choices that still fit, and ids that no list knows', () => {
    const before = filters({ fields: ['venture', 'retired'], wellGroups: ['test-header'], wells: ['ghost'] });
    expect(withChoice(before, 'businessUnits', ['north'], lists)).toEqual(
      filters({ ...before, businessUnits: ['north'] }),
    );
  });

  it('takes nothing away when a choice above is given up', () => {
    const before = filters({ businessUnits: ['north'], fields: ['venture'] });
    expect(withChoice(before, 'businessUnits', [], lists).fields).toEqual(['venture']);
  });

  it('does not touch its own choice for one that lies above', () => {
    const before = filters({ businessUnits: ['north'] });
    expect(withChoice(before, 'areas', ['south-east'], lists).areas).toEqual(['south-east']);
  });
});

it('narrows ten thousand wells', () => {
  const wells = Array.from({ length: 10_000 }, (_, index) => well(`W-${index}`, index % 2 ? south : {}));
  expect(choicesOf('wells', { ...lists, wells }, filters({ businessUnits: ['south'] }))).toHaveLength(5000);
});
