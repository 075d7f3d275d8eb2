import { atom } from 'jotai';
import { viewOf, type FailureKey } from '../../insight/insight-view.ts';
import { windowDays } from '../../quantities.ts';
import { addressSearchAtom, filtersAtom } from '../../state/filters.atoms.ts';
import { potentialQueryAtom } from '../../state/potential-method.atoms.ts';
import { dataAtom } from '../../state/query.atoms.ts';
import { drillLevelOf } from './statistics.ts';

/** What stands in place of statistics that cannot be had. */
export const statisticsFailure: FailureKey = 'portal:failures.statistics';

/** How long a period of the course is. */
export const courseUnits = ['day', 'month', 'quarter', 'year'] as const;
/** One of {@link courseUnits}. */
export type CourseUnit = (typeof courseUnits)[number];

/** Days that a course by day may have. */
const maxDays = 92;

/** Whether the window can be read by day. */
export const daysFitAtom = atom((get) => {
  const { from, to, days } = get(filtersAtom);
  if (from === null) return (days ?? 0) <= maxDays;
  return to !== null && windowDays(from, to) <= maxDays;
});

/** The unit of the course, in the address; months where it names none, or one that the window is too long for. */
export const courseUnitAtom = atom(
  (get): CourseUnit => {
    const named = new URLSearchParams(get(addressSearchAtom)).get('unit');
    const unit = courseUnits.find((one) => one === named) ?? 'month';
    return unit === 'day' && !get(daysFitAtom) ? 'month' : unit;
  },
  (get, set, unit: CourseUnit) => {
    const params = new URLSearchParams(get(addressSearchAtom));
    params.set('unit', unit);
    set(addressSearchAtom, `?${params.toString()}`);
  },
);

const statisticsAtom = dataAtom('/Statistics/GetProductionStatistics', (filters, get) => ({
  ...filters,
  ...get(potentialQueryAtom),
  level: drillLevelOf(filters),
}));

const courseAtom = dataAtom('/Statistics/GetProductionCourse', (filters, get) => ({
  ...filters,
  ...get(potentialQueryAtom),
  unit: get(courseUnitAtom),
}));

const wellCountsAtom = dataAtom('/Statistics/GetWellCounts');

/** What the selection made in the window, by entity. */
export const statisticsViewAtom = atom((get) => viewOf(get(statisticsAtom)));
/** What it made by period. */
export const courseViewAtom = atom((get) => viewOf(get(courseAtom)));
/** How many wells it has of which kind. */
export const wellCountsViewAtom = atom((get) => viewOf(get(wellCountsAtom)));
