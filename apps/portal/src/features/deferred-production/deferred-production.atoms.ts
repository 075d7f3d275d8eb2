import type { DeferredProduction, EntityLevel } from '@cnx/api';
import { atom, type Getter } from 'jotai';
import { plainList, withListView } from '@cnx/api/list-address';
import { dashboardArea, withAreaChoice } from '../../addresses.ts';
import { maxRowsPerCall } from '../../limits.ts';
import {
  bothViews,
  mapPages,
  mapView,
  viewOf,
  wholeRows,
  type InsightView,
} from '../../insight/insight-view.ts';
import { comparedOf, mapCompared, type Compared } from '../../insight/compared.ts';
import { levelAtom, spanAtom } from '../../state/area-choice.atoms.ts';
import { addressSearchAtom, dataQueryAtom, filtersAtom } from '../../state/filters.atoms.ts';
import { comparedAtom, comparedDayAtom, comparedWindowAtom } from '../../state/compared-data.atoms.ts';
import { potentialQueryAtom } from '../../state/potential-method.atoms.ts';
import { productQueryAtom, shownProducts, type ShownProduct } from '../../state/product.atoms.ts';
import { joinLists } from '../../state/query-client.ts';
import { dataAtom, listAtomOf, queryAtom } from '../../state/query.atoms.ts';
import {
  deferredProductionAtom,
  deferredProductionQuery,
  productionDayAtom,
} from '../../state/shared-data.atoms.ts';
import { compareDeferral, isSum, type DeferralComparison } from './deferred-production.ts';

const path = '/Dashboard/GetDeferredProductionInfo';

/** Deferred production of a whole window by entity of a level, the largest loss first: all rows, for what they come to. */
const sumsAtom = (levelOf: (get: Getter) => EntityLevel) =>
  dataAtom(
    path,
    (filters, get) => ({
      ...filters,
      ...get(potentialQueryAtom),
      ...get(productQueryAtom),
      level: levelOf(get),
      per: 'window' as const,
      limit: maxRowsPerCall,
    }),
    { joinPages: joinLists },
  );

/** Deferred production of the window by field. */
export const deferredByFieldAtom = sumsAtom(() => 'field');

type Rows = readonly DeferredProduction[];

/** What the card shows. */
export interface DeferralBody {
  /** The window's days of the fewest entities, as their rows are known now: for the charts over time. */
  readonly rows: Rows;
  /** Rows of the whole window where `rows` are only the newest of them; null when they are all. */
  readonly outOf: number | null;
  /** Of each field, the sum of the window, in closed months as the books have it: for the sums and the table. */
  readonly fields: InsightView<Rows>;
  /** How its losses compare with those of the compared window; null without a comparison. */
  readonly compared: Compared<DeferralComparison> | null;
  /** What can be asked for: the products that the selected wells are for; none while that is not known. */
  readonly products: readonly ShownProduct[];
}

/** The rows of the compared window, as those of the current one. */
const comparedDeferralAtom = comparedAtom(path, deferredProductionQuery, { joinPages: joinLists });

const comparedWith = { before: 'previousPeriod', year: 'samePeriodLastYear' } as const;

/** What the window and the one that it is compared with come to, by the sums of statistics; asked for beside a comparison alone. */
const comparedSumsAtom = queryAtom('/Statistics/GetProductionStatistics', (get) => {
  const { compare } = get(filtersAtom);
  if (!compare) return null;
  const query = {
    ...get(dataQueryAtom),
    ...get(potentialQueryAtom),
    ...get(productQueryAtom),
    level: 'businessUnit' as const,
    comparedWith: comparedWith[compare],
  };
  return { query };
});

/** The window's rows, those by field, and what they are compared with. Until its sums are there, nothing is shown. */
export const deferralViewAtom = atom((get): InsightView<DeferralBody> => {
  const days = viewOf(get(deferredProductionAtom));
  const fields = viewOf(get(deferredByFieldAtom));
  // Where the days could not be had, no sums are asked for: they would be waited for in vain.
  if (days.status === 'shown' && fields.status === 'loading') return fields;
  const others = comparedOf(
    get(comparedWindowAtom),
    bothViews(viewOf(get(comparedDeferralAtom)), viewOf(get(comparedSumsAtom))),
  );
  const otherDay = get(comparedDayAtom);
  const main = get(productionDayAtom).data?.data.mainProducts ?? [];
  const products = shownProducts.filter((product) => main.includes(product));
  return mapView(days, (rows, { nextCursor, total }) => ({
    rows,
    outOf: nextCursor === null ? null : total,
    fields,
    products,
    compared:
      others && mapCompared(others, ([otherRows, sums]) => compareDeferral(rows, otherRows, otherDay, sums)),
  }));
});

/** The levels by which all rows can be had, from the company down. */
export const deferralLevels = ['businessUnit', 'area', 'field', 'well'] as const satisfies EntityLevel[];

/** The level of all rows; it lives in the address. @default 'field' */
export const deferralLevelAtom = atom(
  (get): EntityLevel => deferralLevels.find((level) => level === get(levelAtom)) ?? 'field',
  (_get, set, level: EntityLevel) => set(levelAtom, level === 'field' ? null : level),
);

/** What of the window a row can hold: all of it, or a day. */
export const deferralSpans = ['window', 'day'] as const;

/** What of the window a row holds; it lives in the address. @default 'window' */
export const deferralSpanAtom = atom(
  (get) => deferralSpans.find((span) => span === get(spanAtom)) ?? 'window',
  (get, set, span: (typeof deferralSpans)[number]) => {
    const search = withAreaChoice(get(addressSearchAtom), 'per', span === 'window' ? null : span);
    // Conditions and an order of days say nothing of sums, nor these of days.
    set(addressSearchAtom, withListView(search, plainList));
  },
);

/** Opens the area's rows of wells whose largest loss has a reason, with the filters that there are; Back undoes it. */
export const deferralOfReasonAtom = atom(null, (get, set, reasonCode: string) => {
  const area = dashboardArea('deferredProduction', get(addressSearchAtom));
  const rows = withAreaChoice(area.slice(area.indexOf('?')), 'level', 'well');
  const conditions = [{ column: 'reason', kind: 'choice', values: [reasonCode] }] as const;
  set(addressSearchAtom, withListView(rows, { ...plainList, conditions }));
});

const deferralRowsAtom = listAtomOf(
  path,
  (filters, get) => ({
    ...filters,
    ...get(potentialQueryAtom),
    ...get(productQueryAtom),
    level: get(deferralLevelAtom),
  }),
  {
    entity: 'entity',
    period: 'period',
    deferred: 'deferred',
    planned: 'planned',
    unplanned: 'unplanned',
    potential: 'potential',
    actual: 'actual',
    abovePotential: 'abovePotential',
    share: 'efficiencyPct',
    choke: 'choke',
    reason: 'reasonCode',
    quality: 'quality',
  },
  { column: 'deferred', direction: 'descending' },
);

const deferralSumsAtom = sumsAtom((get) => get(deferralLevelAtom));

/** All rows of the chosen level: one of each entity, or its days page by page. */
export const allDeferredAtom = atom((get) =>
  get(deferralSpanAtom) === 'window'
    ? wholeRows(get(deferralSumsAtom))
    : mapPages(get(deferralRowsAtom), (rows) => rows),
);

/** How long stops of the window took until they were restored; asked for where it is shown. */
export const timesToRestoreAtom = dataAtom('/Dashboard/GetTimesToRestore');

/** What {@link timesToRestoreAtom} has to show. */
export const timesToRestoreViewAtom = atom((get) => viewOf(get(timesToRestoreAtom)));

/** The losses of the selected wells that are standing, as the exception report lists them; asked for where they are shown. */
const standingLossesAtom = dataAtom(
  '/ExceptionReport/GetExceptions',
  (filters) => ({ ...filters, where: 'status=standing', limit: maxRowsPerCall }),
  { joinPages: joinLists },
);

/** What {@link standingLossesAtom} has to show. */
export const standingLossesViewAtom = atom((get) => viewOf(get(standingLossesAtom)));

/** All that the selected wells made in the window, with a potential or without; asked for where it is shown. */
const producedAtom = dataAtom('/Statistics/GetProductionStatistics', (filters, get) => ({
  ...filters,
  ...get(potentialQueryAtom),
  ...get(productQueryAtom),
  level: 'businessUnit' as const,
}));

/** What {@link producedAtom} has to show. */
export const producedViewAtom = atom((get) => viewOf(get(producedAtom)));

/** What a body comes to by the sums of its window; by its days where those could not be had. */
export function sumsOf({ rows, fields }: Pick<DeferralBody, 'rows' | 'fields'>): Rows {
  return fields.status === 'shown' && fields.body.every(isSum) ? fields.body : rows;
}
