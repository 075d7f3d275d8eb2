import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dayTime } from '../quantities.ts';
import { addressAtom, addressSearchAtom, filtersAtom } from './filters.atoms.ts';
import { createPortalStore } from './store.ts';
import { zoomAtom, zoomSettlesMs } from './zoom.atoms.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const halfDay = 43_200_000;
const zoom = { from: dayTime('2026-11-03') - halfDay / 2, to: dayTime('2026-11-08') + halfDay / 2 };

function zoomable(search: string) {
  const store = createPortalStore();
  store.set(addressSearchAtom, search);
  return store;
}

it('is what the address names', () => {
  const store = zoomable('?zoom=2026-11-03..2026-11-08');
  expect(store.get(zoomAtom)).toEqual({ from: dayTime('2026-11-03'), to: dayTime('2026-11-08') });
  store.set(addressSearchAtom, '');
  expect(store.get(zoomAtom)).toBe(null);
});

it('is shown to the instant at once, and named by whole days in place of the address when it rests', () => {
  const store = zoomable('?span=30d');
  store.set(zoomAtom, { ...zoom, to: zoom.to + halfDay });
  vi.advanceTimersByTime(zoomSettlesMs - 1);
  store.set(zoomAtom, zoom);
  vi.advanceTimersByTime(zoomSettlesMs - 1);
  expect(store.get(zoomAtom)).toEqual(zoom);
  expect(store.get(addressSearchAtom)).toBe('?span=30d');
  vi.advanceTimersByTime(1);
  expect(store.get(addressAtom)).toEqual({
    search: '?span=30d&zoom=2026-11-03..2026-11-08',
    step: 'replace',
  });
  expect(store.get(zoomAtom)).toEqual(zoom);
  store.set(addressSearchAtom, '?span=30d&zoom=2026-11-01..2026-11-02');
  expect(store.get(zoomAtom)).toEqual({ from: dayTime('2026-11-01'), to: dayTime('2026-11-02') });
});

it('ends with the window that it was into', () => {
  const store = zoomable('?span=30d');
  store.set(zoomAtom, zoom);
  store.set(filtersAtom, (filters) => ({ ...filters, days: 7 }));
  vi.advanceTimersByTime(zoomSettlesMs);
  expect(store.get(addressSearchAtom)).toBe('?span=7d');
  expect(store.get(zoomAtom)).toBe(null);
});
