import { atom } from 'jotai';
import { viewOf, type FailureKey } from '../../insight/insight-view.ts';
import { administratorRoleId } from '../../limits.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import { queryAtom } from '../../state/query.atoms.ts';

/** What stands in place of the sums when they cannot be had. */
export const userAnalyticsFailure: FailureKey = 'portal:failures.userAnalytics';

const monthPattern = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** The month that the address names; null for the current one. */
const monthAtom = atom((get) => {
  const named = new URLSearchParams(get(addressSearchAtom)).get('month') ?? '';
  return monthPattern.test(named) ? named : null;
});

/** `userAnalytics`: the sums of a month; asked for by administrators only. */
export const userAnalyticsAtom = queryAtom(
  '/Administration/GetUserAnalytics',
  (get) => {
    if (get(userAtom)?.roleId !== administratorRoleId) return null;
    const month = get(monthAtom);
    return month === null ? {} : { query: { month } };
  },
  { keepLast: true },
);

/** What the page shows. */
export const userAnalyticsViewAtom = atom((get) => viewOf(get(userAnalyticsAtom)));

const backlogAtom = queryAtom('/ExceptionReport/GetExceptionSummary', (get) =>
  get(userAtom)?.roleId === administratorRoleId ? {} : null,
);

/** What waits for an answer beside what was answered, over all wells. */
export const backlogViewAtom = atom((get) => viewOf(get(backlogAtom)));
