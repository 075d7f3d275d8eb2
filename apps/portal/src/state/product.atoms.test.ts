import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { addressSearchAtom } from './filters.atoms.ts';
import { productAtom, productQueryAtom, shownProductOf } from './product.atoms.ts';

it('is left to the server until one is chosen, and lives in the address then', () => {
  const store = createStore();
  store.set(addressSearchAtom, '?fieldIds=NV,SV');
  expect(store.get(productAtom)).toBeNull();
  expect(store.get(productQueryAtom)).toEqual({});
  store.set(productAtom, 'gas');
  expect(store.get(addressSearchAtom)).toBe('?fieldIds=NV,SV&product=gas');
  expect(store.get(productQueryAtom)).toEqual({ product: 'gas' });
  store.set(productAtom, 'oil');
  expect(store.get(productQueryAtom)).toEqual({ product: 'oil' });
});

it('is the server’s own where the address names none that there is', () => {
  const store = createStore();
  store.set(addressSearchAtom, '?product=water');
  expect(store.get(productAtom)).toBeNull();
  expect(shownProductOf(undefined)).toBe('oil');
});
