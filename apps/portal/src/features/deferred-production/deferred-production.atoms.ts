import type { DataQuery, EntityLevel } from '@cnx/api';
import { atom } from 'jotai';
import { maxRowsPerCall } from '../../limits.ts';
import { addDays, windowDays } from '../../quantities.ts';
import type { FailureKey } from '../../state/failure-message.ts';
import { dataQueryAtom } from '../../state/filters.atoms.ts';
import { joinLists } from '../../state/query-client.ts';
import { dataAtom, pagedAtom, queryAtom } from '../../state/query.atoms.ts';
import { dataWindowAtom } from '../../state/shared-data.atoms.ts';

/** What stands in place of deferred production when it cannot be had. */
export const deferredProductionFailure: FailureKey = 'portal:failures.deferredProduction';

const path = '/Dashboard/GetDeferredProductionInfo';

/** All rows of a level: only the whole of them may be summed. */
const rowsOf = (level: EntityLevel) => (filters: DataQuery) => ({ ...filters, level, limit: maxRowsPerCall });
const allPages = { joinPages: joinLists };

/** `productionInfo`: deferred oil by day and business unit, the fewest rows that sum up to everything. */
export const deferredProductionAtom = dataAtom(path, rowsOf('businessUnit'), allPages);

/** Deferred oil by day and field, newest day first. */
export const deferredByFieldAtom = dataAtom(path, rowsOf('field'), allPages);

/** Deferred oil of the equally long window before the one in force, by day and business unit. */
export const deferredBeforeAtom = queryAtom(
  path,
  (get) => {
    const window = get(dataWindowAtom);
    if (!window) return null;
    const from = addDays(window.from, -windowDays(window.from, window.to));
    const before = { ...get(dataQueryAtom), from, to: addDays(window.from, -1) };
    return { query: rowsOf('businessUnit')(before) };
  },
  allPages,
);

/** The levels by which all rows can be had, from the company down. */
export const deferralLevels = ['businessUnit', 'area', 'field', 'well'] as const satisfies EntityLevel[];

/** The level of all rows. @default 'field' */
export const deferralLevelAtom = atom<EntityLevel>('field');

/** All rows of the chosen level, page by page, newest day first. */
export const allDeferredAtom = pagedAtom(path, (filters, get) => ({
  ...filters,
  level: get(deferralLevelAtom),
}));
