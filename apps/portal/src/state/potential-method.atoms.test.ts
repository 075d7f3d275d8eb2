import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { addressSearchAtom } from './filters.atoms.ts';
import { potentialMethodAtom, potentialQueryAtom } from './potential-method.atoms.ts';

it("lives in the address beside the filters, and is not sent while it is the server's own", () => {
  const store = createStore();
  store.set(addressSearchAtom, '?fieldIds=NV,SV');
  expect(store.get(potentialMethodAtom)).toBe('trailingMedian');
  expect(store.get(potentialQueryAtom)).toEqual({});
  store.set(potentialMethodAtom, 'declining');
  expect(store.get(addressSearchAtom)).toBe('?fieldIds=NV,SV&potentialMethod=declining');
  expect(store.get(potentialQueryAtom)).toEqual({ potentialMethod: 'declining' });
  store.set(potentialMethodAtom, 'trailingMedian');
  expect(store.get(addressSearchAtom)).toBe('?fieldIds=NV,SV');
});

it("is the server's own where the address names none that there is", () => {
  const store = createStore();
  store.set(addressSearchAtom, '?potentialMethod=guess');
  expect(store.get(potentialMethodAtom)).toBe('trailingMedian');
});
