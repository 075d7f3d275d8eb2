import { expect, it } from 'vitest';
import { addressAtom, addressSearchAtom } from './filters.atoms.ts';
import { comparedWellAtom, openWellAtom, wellHrefAtom } from './open-well.atoms.ts';
import { createPortalStore } from './store.ts';

it('opens a well over whatever the address shows, and closes it by the way back', () => {
  const store = createPortalStore();
  store.set(addressSearchAtom, '?fieldIds=NV&area=changePoints&row=cp-1');
  expect(store.get(wellHrefAtom)('NV-A-01')).toBe('?fieldIds=NV&area=changePoints&row=cp-1&well=NV-A-01');
  store.set(addressSearchAtom, store.get(wellHrefAtom)('NV-A-01'));
  expect(store.get(openWellAtom)).toBe('NV-A-01');
  store.set(openWellAtom, 'NV-A-02');
  expect(store.get(addressAtom)).toMatchObject({ step: 'replace' });
  store.set(openWellAtom, null);
  expect(store.get(addressAtom)).toEqual({
    search: '?fieldIds=NV&area=changePoints&row=cp-1',
    step: 'back',
  });
});

it('keeps the second well from one to the next, but compares none with itself', () => {
  const store = createPortalStore();
  store.set(addressSearchAtom, '?well=A');
  store.set(comparedWellAtom, 'B');
  expect(store.get(addressSearchAtom)).toBe('?well=A&wellBeside=B');
  store.set(openWellAtom, 'C');
  expect(store.get(comparedWellAtom)).toBe('B');
  store.set(openWellAtom, 'B');
  expect(store.get(comparedWellAtom)).toBeNull();
  store.set(addressSearchAtom, '?wellBeside=B');
  expect(store.get(comparedWellAtom)).toBeNull();
});
