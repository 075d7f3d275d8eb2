import { expect, it } from 'vitest';
import {
  filtersWithoutAtom,
  levelBelowHrefAtom,
  openRowAtom,
  rowHrefAtom,
  shownRowsAtom,
} from './area-choice.atoms.ts';
import { addressAtom, addressSearchAtom } from './filters.atoms.ts';
import { noFilters } from '@cnx/api/filter-address';
import { createPortalStore } from './store.ts';

it('keeps the shown rows and the open one in the address, beside the filters', () => {
  const store = createPortalStore();
  store.set(addressSearchAtom, '?fieldIds=NV&area=changePoints');
  store.set(shownRowsAtom, 'drops');
  expect(store.get(addressSearchAtom)).toBe('?fieldIds=NV&area=changePoints&rows=drops');
  expect(store.get(rowHrefAtom)('cp 1')).toBe('?fieldIds=NV&area=changePoints&rows=drops&row=cp+1');
  store.set(openRowAtom, 'cp 1');
  expect(store.get(openRowAtom)).toBe('cp 1');
  store.set(shownRowsAtom, null);
  expect(store.get(addressSearchAtom)).toBe('?fieldIds=NV&area=changePoints');
});

it('leaves no trace of the rows that were gone through, and closes by the way back', () => {
  const store = createPortalStore();
  store.set(addressSearchAtom, '?area=schedule&row=a');
  store.set(openRowAtom, 'b');
  expect(store.get(addressAtom)).toEqual({ search: '?area=schedule&row=b', step: 'replace' });
  store.set(openRowAtom, null);
  expect(store.get(addressAtom)).toEqual({ search: '?area=schedule', step: 'back' });
});

it('takes filters and a choice of the page away in one step of the history', () => {
  const store = createPortalStore();
  store.set(addressSearchAtom, '?fieldIds=NV&part=gas&show=mine');
  const steps: string[] = [];
  store.sub(addressAtom, () => steps.push(store.get(addressSearchAtom)));
  store.set(filtersWithoutAtom, noFilters, ['part']);
  expect(steps).toEqual(['?show=mine']);
});

it('goes down to what an entity consists of, with the filters and without what was asked of the rows above', () => {
  const store = createPortalStore();
  store.set(
    addressSearchAtom,
    '?businessUnitIds=NO&span=7d&area=deferredProduction&rows=planned&where=deferred~5..',
  );
  const below = store.get(levelBelowHrefAtom)({ level: 'well', filter: 'fields', id: 'NV' });
  expect(below).toBe('?businessUnitIds=NO&span=7d&area=deferredProduction&level=well&fieldIds=NV');
});
