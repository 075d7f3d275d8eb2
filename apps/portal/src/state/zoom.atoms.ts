import { atom } from 'jotai';
import { dayTime } from '../quantities.ts';
import { withZoom, zoomOf } from '@cnx/api/filter-address';
import { addressAtom, addressSearchAtom, filtersAtom } from './filters.atoms.ts';
import { daysBetween } from './time-window.ts';

/** A part of a chart's time, ms since 1970. */
interface Zoom {
  readonly from: number;
  readonly to: number;
}

/** How long a gesture rests before the address follows: browsers allow about three changes of it in a second. */
export const zoomSettlesMs = 300;

const namedZoomAtom = atom((get) => {
  const days = zoomOf(get(addressSearchAtom));
  return days && `${days.from}..${days.to}`;
});

const zoomOfAddressAtom = atom((get): Zoom | null => {
  const [from, to] = get(namedZoomAtom)?.split('..') ?? [];
  return from && to ? { from: dayTime(from), to: dayTime(to) } : null;
});

/** The zoom to the instant, for as long as the address names the same. */
const exactZoomAtom = atom<{ readonly named: string | null; readonly zoom: Zoom | null } | null>(null);

const settlingAtom = atom<{ timer?: ReturnType<typeof setTimeout> }>({});

/**
 * What the charts over time of a page are zoomed to; null for all of their days. The address keeps the whole days of it
 * (`zoom=…..…`), without an entry in the history, and loses them with the window.
 */
export const zoomAtom = atom(
  (get): Zoom | null => {
    const exact = get(exactZoomAtom);
    return exact && exact.named === get(namedZoomAtom) ? exact.zoom : get(zoomOfAddressAtom);
  },
  (get, set, zoom: Zoom | null) => {
    set(exactZoomAtom, { named: get(namedZoomAtom), zoom });
    const filters = get(filtersAtom);
    const settling = get(settlingAtom);
    clearTimeout(settling.timer);
    settling.timer = setTimeout(() => {
      // Into another window by now.
      if (get(filtersAtom) !== filters) return set(exactZoomAtom, null);
      const search = withZoom(get(addressSearchAtom), zoom && daysBetween(zoom));
      set(addressAtom, { search, step: 'replace' });
      set(exactZoomAtom, { named: get(namedZoomAtom), zoom });
    }, zoomSettlesMs);
  },
);
