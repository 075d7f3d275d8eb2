import { atom } from 'jotai';
import { dailyGroups, type LateDay } from '../../insight/daily-groups.ts';
import { viewOf, type FailureKey } from '../../insight/insight-view.ts';
import { maxRowsPerCall } from '../../limits.ts';
import { addDays, windowDays } from '../../quantities.ts';
import { addressSearchAtom, filtersAtom } from '../../state/filters.atoms.ts';
import { potentialQueryAtom } from '../../state/potential-method.atoms.ts';
import { productQueryAtom, shownProducts } from '../../state/product.atoms.ts';
import { joinLists } from '../../state/query-client.ts';
import { dataAtom } from '../../state/query.atoms.ts';
import { productionDayAtom } from '../../state/shared-data.atoms.ts';
import { drillLevelOf } from './statistics.ts';

/** What stands in place of statistics that cannot be had. */
export const statisticsFailure: FailureKey = 'portal:failures.statistics';

/** How long a period of the course is. */
export const courseUnits = ['day', 'month', 'quarter', 'year'] as const;
/** One of {@link courseUnits}. */
export type CourseUnit = (typeof courseUnits)[number];

const noDays: readonly LateDay[] = [];

/** Days that a course by day may have. */
const maxDays = 92;
/** Days up to which a course is by day where nothing else was chosen: one or two months would be one or two bars. */
const fewDays = 62;

/** A choice that the address keeps; the first one where it names none. */
function addressChoiceAtom<Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]) {
  return atom(
    (get): Choice => {
      const named = new URLSearchParams(get(addressSearchAtom)).get(name);
      return choices.find((one) => one === named) ?? choices[0];
    },
    (get, set, choice: Choice) => {
      const params = new URLSearchParams(get(addressSearchAtom));
      params.set(name, choice);
      set(addressSearchAtom, `?${params.toString()}`);
    },
  );
}

const namedUnitAtom = addressChoiceAtom('unit', ['unchosen', ...courseUnits]);

/** Days of the window. */
const windowLengthAtom = atom((get) => {
  const { from, to, days } = get(filtersAtom);
  if (from === null) return days ?? 0;
  return to === null ? Infinity : windowDays(from, to);
});

/** Whether the window can be read by day. */
export const daysFitAtom = atom((get) => get(windowLengthAtom) <= maxDays);

/** The unit of the course: the one in the address, else days in a short window and months in any other. */
export const courseUnitAtom = atom(
  (get): CourseUnit => {
    const unit = get(namedUnitAtom);
    if (unit === 'unchosen') return get(windowLengthAtom) <= fewDays ? 'day' : 'month';
    return unit === 'day' && !get(daysFitAtom) ? 'month' : unit;
  },
  (_get, set, unit: CourseUnit) => set(namedUnitAtom, unit),
);

/** What windows can be compared with. */
export const comparedWindows = ['previousPeriod', 'samePeriodLastYear'] as const;
/** What the window is compared with, in the address. */
export const comparedWithAtom = addressChoiceAtom('against', comparedWindows);

/** By what runs of pumps are grouped. */
export const survivalGroups = ['manufacturer', 'reason'] as const;
/** One of {@link survivalGroups}. */
export type SurvivalGroups = (typeof survivalGroups)[number];
/** By what the survival of pumps is grouped, in the address. */
export const survivalByAtom = addressChoiceAtom('pumpsBy', survivalGroups);

const statisticsAtom = dataAtom('/Statistics/GetProductionStatistics', (filters, get) => ({
  ...filters,
  ...get(potentialQueryAtom),
  ...get(productQueryAtom),
  level: drillLevelOf(filters),
  comparedWith: get(comparedWithAtom),
}));

const courseAtom = dataAtom('/Statistics/GetProductionCourse', (filters, get) => ({
  ...filters,
  ...get(potentialQueryAtom),
  ...get(productQueryAtom),
  unit: get(courseUnitAtom),
}));

const planAtom = dataAtom('/Statistics/GetPlanCourse', (filters, get) => ({
  ...filters,
  ...get(productQueryAtom),
}));
const monthsAtom = dataAtom('/Statistics/GetReportedMonths', (filters) => ({
  ...filters,
  limit: maxRowsPerCall,
}));
const survivalAtom = dataAtom('/Statistics/GetPumpSurvival', (filters, get) => ({
  ...filters,
  by: get(survivalByAtom),
}));
/** Rate of a field at which its production ends, Sm3/d; null while no one has said. */
export const fieldEconomicRateAtom = atom<number | null>(null);

const declinesAtom = dataAtom('/Statistics/GetDeclines', (filters, get) => {
  const economicRate = get(fieldEconomicRateAtom);
  const ofProduct = { ...filters, ...get(productQueryAtom) };
  return economicRate === null ? ofProduct : { ...ofProduct, economicRate };
});
const wellCountsAtom = dataAtom('/Statistics/GetWellCounts');

/** Days before the end of a window among which one can still be waited for, and those by which that is judged. */
const daysWaited = 6;

/** Deferred production of the newest days, which says how many wells have reported each. */
const newestDaysAtom = dataAtom(
  '/Dashboard/GetDeferredProductionInfo',
  (filters, get) => {
    const { data } = get(statisticsAtom);
    const to = data?.data.window.to;
    const { days: _, ...wells } = filters;
    return {
      ...(to === undefined ? filters : { ...wells, from: addDays(to, -daysWaited), to }),
      level: 'businessUnit' as const,
      limit: maxRowsPerCall,
    };
  },
  { joinPages: joinLists },
);

/** The days of the window that wells have not all reported yet, oldest first; none while that is not known. */
export const lateDaysAtom = atom((get): readonly LateDay[] => {
  const statistics = get(statisticsAtom).data;
  const rows = get(newestDaysAtom).data;
  if (!statistics || !rows) return noDays;
  return dailyGroups(rows.data).late.filter(({ day }) => day >= statistics.data.window.from);
});

/** What its figures can be of: the products that its wells are for; none while that is not known. */
export const productsAtom = atom((get) => {
  const main = get(productionDayAtom).data?.data.mainProducts ?? [];
  return shownProducts.filter((product) => main.includes(product));
});

/** What the selection made in the window, by entity. */
export const statisticsViewAtom = atom((get) => viewOf(get(statisticsAtom)));
/** What it made by period. */
export const courseViewAtom = atom((get) => viewOf(get(courseAtom)));
/** How many wells it has of which kind. */
export const wellCountsViewAtom = atom((get) => viewOf(get(wellCountsAtom)));
/** What it made beside its plan, by month. */
export const planViewAtom = atom((get) => viewOf(get(planAtom)));
/** Which of its months were reported as a whole. */
export const monthsViewAtom = atom((get) => viewOf(get(monthsAtom)));
/** How its fields decline, and which wells slide. */
export const declinesViewAtom = atom((get) => viewOf(get(declinesAtom)));
/** How long its pumps last. */
export const survivalViewAtom = atom((get) => viewOf(get(survivalAtom)));
