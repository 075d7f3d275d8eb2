import { expect, it } from 'vitest';
import { addressSearchAtom, dataQueryAtom, filtersAtom } from './filters.atoms.ts';
import { createPortalStore } from './store.ts';

it('writes filters to the address and reads them from it', () => {
  const store = createPortalStore();
  const visited: string[] = [];
  store.set(addressSearchAtom, '?area=schedule&fieldIds=NV');
  store.sub(addressSearchAtom, () => void visited.push(store.get(addressSearchAtom)));
  expect(store.get(filtersAtom).fields).toEqual(['NV']);

  store.set(filtersAtom, (filters) => ({ ...filters, wells: ['NV-A-01'], from: '2026-01-01' }));
  store.set(filtersAtom, (filters) => ({ ...filters }));
  expect(visited).toEqual(['?area=schedule&fieldIds=NV&wellIds=NV-A-01&from=2026-01-01']);
  expect(store.get(dataQueryAtom)).toEqual({ fieldIds: ['NV'], wellIds: ['NV-A-01'], from: '2026-01-01' });
});

it('keeps the identity of filters and query while the filters stay the same', () => {
  const store = createPortalStore();
  store.set(addressSearchAtom, '?fieldIds=NV');
  const before = [store.get(filtersAtom), store.get(dataQueryAtom)];
  store.set(addressSearchAtom, '?fieldIds=NV&area=schedule');
  expect(store.get(filtersAtom)).toBe(before[0]);
  expect(store.get(dataQueryAtom)).toBe(before[1]);
});
