import { atom } from 'jotai';
import { dayListOf } from '../../addresses.ts';
import { comparedOf } from '../../insight/compared.ts';
import { mapView, viewOf } from '../../insight/insight-view.ts';
import { myWellsQueryAtom } from '../../insight/my-wells.ts';
import { dailyGroups } from '../../insight/daily-groups.ts';
import { maxRowsPerCall } from '../../limits.ts';
import { comparedAtom, comparedDayAtom, comparedWindowAtom } from '../../state/compared-data.atoms.ts';
import { addressSearchAtom, dataQueryAtom } from '../../state/filters.atoms.ts';
import { potentialQueryAtom } from '../../state/potential-method.atoms.ts';
import { isOfGas } from '../../state/product.atoms.ts';
import { joinLists } from '../../state/query-client.ts';
import { queryAtom } from '../../state/query.atoms.ts';
import {
  deferredProductionAtom,
  productionDayAtom,
  productionDayQuery,
} from '../../state/shared-data.atoms.ts';

/** What the first tiles of the dashboard show. */
export const productionDayViewAtom = atom((get) => viewOf(get(productionDayAtom)));

/** Asks for the day that corresponds to the newest one, of whichever window that is the newest day. */
const comparedProductionDayAtom = comparedAtom('/Dashboard/GetProductionDayInfo', (filters, get) => {
  const day = get(productionDayAtom).data?.data.day;
  if (!day) return null;
  return productionDayQuery({ ...filters, to: get(comparedDayAtom)(day) ?? filters.to }, get);
});

/** The day of the compared window that the newest one is compared with; null without a comparison. */
export const productionDayComparedAtom = atom((get) =>
  comparedOf(get(comparedWindowAtom), viewOf(get(comparedProductionDayAtom))),
);

/** The list of the day's wells that the address opens; null for none. */
export const dayListAtom = atom((get) => dayListOf(get(addressSearchAtom)));

/** The wells that the day counts; asked for while a list of them is open. */
const dayWellsAtom = queryAtom(
  '/Dashboard/GetProductionDayWells',
  (get) =>
    get(dayListAtom) === null
      ? null
      : { query: { ...get(dataQueryAtom), ...get(potentialQueryAtom), limit: maxRowsPerCall } },
  { joinPages: joinLists },
);

/** What the list of the day's wells shows. */
export const dayWellsViewAtom = atom((get) => viewOf(get(dayWellsAtom)));

/**
 * What of its first product the window had by day, of days that all have reported, oldest first; undefined while not all of its rows are
 * there, or where they are of the other product.
 */
export const trendAtom = atom((get) => {
  const answer = get(deferredProductionAtom).data;
  const products = get(productionDayAtom).data?.data.mainProducts;
  if (!answer || !products || answer.meta.nextCursor !== null) return undefined;
  const first = isOfGas(products) ? 'gas' : 'oil';
  if (answer.data.some(({ product }) => product !== first)) return undefined;
  return dailyGroups(answer.data).whole.map(([, rows]) => rows.reduce((sum, { actual }) => sum + actual, 0));
});

const myDayAtom = queryAtom(
  '/Dashboard/GetProductionDayInfo',
  (get) => {
    const mine = get(myWellsQueryAtom);
    return mine && { query: productionDayQuery(mine, get) };
  },
  { keepLast: true },
);

/** The newest complete production day of the user's wells. */
export const myDayViewAtom = atom((get) => viewOf(get(myDayAtom)));

/** Wells that the home page has room for. */
const maxWellsOfHome = 10;

const myDayWellsAtom = queryAtom(
  '/Dashboard/GetProductionDayWells',
  (get) => {
    const mine = get(myWellsQueryAtom);
    return mine && { query: { ...productionDayQuery(mine, get), limit: maxWellsOfHome } };
  },
  { keepLast: true },
);

/** Those of the user's wells that ask most for attention, and how many there are. */
export const myDayWellsViewAtom = atom((get) =>
  mapView(viewOf(get(myDayWellsAtom)), (wells, { total }) => ({ wells, total: total ?? wells.length })),
);
