import { atom } from 'jotai';
import { comparedOf } from '../../insight/compared.ts';
import { mapPages, viewOf } from '../../insight/insight-view.ts';
import { maxRowsPerCall } from '../../limits.ts';
import { dataAtom, listAtomOf } from '../../state/query.atoms.ts';
import { comparedAtom, comparedWindowAtom } from '../../state/compared-data.atoms.ts';

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

const emissionsPagesAtom = listAtomOf(
  '/Dashboard/GetSustainableProductionInfo',
  (filters) => filters,
  {
    entity: 'entity',
    period: 'period',
    intensity: 'carbonIntensity',
    emissions: 'co2e',
    flaring: 'flaringIntensity',
    methane: 'methaneIntensity',
    energy: 'specificEnergy',
    reinjected: 'reinjectedPct',
    quality: 'quality',
  },
  { column: 'intensity', direction: 'descending' },
);

const comparedEmissionsAtom = comparedAtom('/Dashboard/GetSustainableProductionInfo', (filters) => ({
  ...filters,
  limit: 1,
}));

/** The metrics of the compared window, with one of its rows; null without a comparison. */
export const emissionsComparedAtom = atom((get) =>
  comparedOf(get(comparedWindowAtom), viewOf(get(comparedEmissionsAtom))),
);

/** All rows by day and field, page by page. */
export const allEmissionsAtom = atom((get) =>
  mapPages(get(emissionsPagesAtom), ({ sustainableProductions }) => sustainableProductions),
);
