import { atom } from 'jotai';
import { mapPages, viewOf } from '../../insight/insight-view.ts';
import { maxRowsPerCall } from '../../limits.ts';
import { dataAtom, pagedAtom } from '../../state/query.atoms.ts';

/** `sustainableProductions` (all rows, because they are summed by field) and `metrics`, in one answer. */
export const sustainableProductionAtom = dataAtom(
  '/Dashboard/GetSustainableProductionInfo',
  (filters) => ({ ...filters, limit: maxRowsPerCall }),
  {
    joinPages: (before, page) => ({
      ...before,
      sustainableProductions: before.sustainableProductions.concat(page.sustainableProductions),
    }),
  },
);

/** What the card and the key figure show. */
export const emissionsViewAtom = atom((get) => viewOf(get(sustainableProductionAtom)));

const emissionsPagesAtom = pagedAtom('/Dashboard/GetSustainableProductionInfo');

/** All rows by day and field, page by page. */
export const allEmissionsAtom = atom((get) =>
  mapPages(get(emissionsPagesAtom), ({ sustainableProductions }) => sustainableProductions),
);
