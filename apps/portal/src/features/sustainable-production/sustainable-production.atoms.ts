import { atom } from 'jotai';
import { comparedOf } from '../../insight/compared.ts';
import { mapPages, viewOf } from '../../insight/insight-view.ts';
import { maxRowsPerCall } from '../../limits.ts';
import { dataAtom, listAtomOf } from '../../state/query.atoms.ts';
import { comparedAtom, comparedWindowAtom } from '../../state/compared-data.atoms.ts';
import {
  measuredMetrics,
  worstFirst,
  type EmissionsDay,
  type FieldMeasure,
} from './sustainable-production.ts';

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

/** The measure that a user has chosen to see; null for what is worst off. */
export const chosenMeasureAtom = atom<FieldMeasure | null>(null);

/** The list's first order: by the measure that is shown, the worst field first; null while no metric is known. */
export const emissionsSortAtom = atom((get) => {
  const view = get(emissionsViewAtom);
  const measured = view.status === 'shown' ? measuredMetrics(view.body.metrics) : [];
  const chosen = get(chosenMeasureAtom);
  const metric = measured.find(({ code }) => code === chosen) ?? measured[0];
  return metric ? worstFirst(metric) : null;
});

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
  (get) => {
    const { columnId = 'intensity', direction = 'descending' as const } = get(emissionsSortAtom) ?? {};
    return { column: columnId, direction };
  },
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
  mapPages(get(emissionsPagesAtom), ({ sustainableProductions, metrics }): readonly EmissionsDay[] =>
    sustainableProductions.map((day) => ({ ...day, metrics })),
  ),
);
