import type { components } from '@cnx/api/schema';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import type { Limits } from '../limits.ts';
import { dayNumber, isoDay } from '../production-day.ts';
import { isSmall, shownReturning, smallestGroup, withoutSmallGroups } from './small-groups.ts';
import {
  acknowledgementTimes,
  activePeople,
  pageLoadTimes,
  usageCounts,
  type CountList,
  type DayRange,
  type PeriodUnit,
} from './usage-sums.ts';

type Analytics = components['schemas']['UserAnalytics'];
type Page = components['schemas']['UsagePage'];

/** What {@link createUserAnalytics} is made of. */
export interface UserAnalyticsOptions {
  readonly db: Kysely<Database>;
  readonly now: Clock;
  readonly limits: Pick<Limits, 'usageDays' | 'usageMonths'>;
}

/** Rows of a list that the contract has room for. */
const maxListed = { emptySearches: 50, others: 40 } as const;
const weekDays = 7;
/** 1970-01-01 was a Thursday. */
const firstMonday = 4;

/** What is shown of a month alone. */
type MonthSums = Omit<Analytics, 'months' | 'keptDays' | 'keptMonths' | 'smallestGroup' | 'byMonth'>;

/** Days after which no events of a month come in any more: what was sent late, and the demonstration's last day. */
const settledDays = 2;

/** How the portal is used, in sums over groups of people. */
export function createUserAnalytics({ db, now, limits }: UserAnalyticsOptions) {
  const todayNumber = () => Math.floor(dayNumber(now().toISOString().slice(0, 10)));

  /** The day of the first event that is kept, as a day number; null without events. */
  async function firstDay(): Promise<number | null> {
    const first = await db
      .selectFrom('usage_event')
      .select(({ fn }) => fn.min('at').as('at'))
      .executeTakeFirst();
    return first?.at ? dayNumber(first.at.toISOString().slice(0, 10)) : null;
  }

  /** The months with events, and those whose sums are kept, oldest first. */
  async function listedMonths(): Promise<Analytics['byMonth']> {
    const [first, counted, kept] = await Promise.all([
      firstDay(),
      activePeople.read(db, 'month', { from: '1970-01-01', until: isoDay(todayNumber() + 1) }),
      db.selectFrom('usage_month').select(['month', 'people', 'returning_people', 'sums']).execute(),
    ]);
    const shown = shownPeople(
      'month',
      counted,
      counted.map(({ from }) => from),
      { first, today: todayNumber() },
    );
    const months = new Map(shown.map((row) => [row.from, row]));
    // Of a month that is kept, events may be gone already.
    for (const { month, people, returning_people: returning, sums } of kept) {
      const { byDay } = sums as MonthSums;
      // An earlier version does not say what is counted.
      const whole = byDay[0]?.whole ?? true;
      months.set(`${month}-01`, { from: `${month}-01`, people, returning, whole });
    }
    return [...months.values()].sort((one, other) => (one.from < other.from ? -1 : 1));
  }

  async function keptSums(month: string): Promise<MonthSums | undefined> {
    const kept = await db
      .selectFrom('usage_month')
      .select('sums')
      .where('month', '=', month)
      .executeTakeFirst();
    const sums = kept?.sums as MonthSums | undefined;
    // Those of an earlier version do not say what is counted; it kept whole months only.
    const counted = (periods: Analytics['byDay']) =>
      periods.map((each) => ({ ...each, whole: each.whole ?? true }));
    return sums && { ...sums, byDay: counted(sums.byDay), byWeek: counted(sums.byWeek) };
  }

  async function computedSums(month: string): Promise<MonthSums> {
    const today = todayNumber();
    const days = monthOf(month);
    const weeks = weeksThatEndIn(days);
    const [first, byWeek, byDay, counts, acknowledged, loads] = await Promise.all([
      firstDay(),
      activePeople.read(db, 'week', { from: shifted(weeks.from, -weekDays), until: weeks.until }),
      activePeople.read(db, 'day', { from: shifted(days.from, -1), until: days.until }),
      usageCounts.read(db, days, smallestGroup),
      acknowledgementTimes.read(db, weeks),
      pageLoadTimes.read(db, days),
    ]);
    const list = (name: CountList, most: number = maxListed.others) =>
      withoutSmallGroups(counts.filter((row) => row.list === name))
        .slice(0, most)
        .map(({ name: what, count, people }) => ({ name: what, count, people }));
    const answered = new Map(acknowledged.map((row) => [row.from, row]));
    return {
      month,
      byDay: shownPeople('day', byDay, startsOf(days, 1, today), { first, today }),
      byWeek: shownPeople('week', byWeek, startsOf(weeks, weekDays, today), { first, today }),
      sessions: list('sessions'),
      views: list('views'),
      features: list('features'),
      filters: list('filters'),
      exports: list('exports'),
      emptySearches: list('emptySearches', maxListed.emptySearches),
      errors: list('errors'),
      acknowledgements: withoutSmallGroups(
        startsOf(weeks, weekDays, today).map((from) => answered.get(from) ?? noAnswers(from)),
      ).map(({ medianMinutes, ...week }) => ({
        ...week,
        medianMinutes: week.count === null ? null : medianMinutes,
      })),
      loadTimes: loads.slice(0, maxListed.others).map((row) => ({
        page: row.page as Page,
        people: isSmall(row.lcpPeople) ? null : row.lcpPeople,
        lcpMs: isSmall(row.lcpPeople) ? null : row.lcpMs,
        inpMs: isSmall(row.inpPeople) ? null : row.inpMs,
        clsThousandths: isSmall(row.clsPeople) ? null : row.clsThousandths,
      })),
    };
  }

  return {
    /** @param month `2026-10`; the current one where it is not given */
    async read(month = now().toISOString().slice(0, 7)): Promise<Analytics> {
      const [sums = await computedSums(month), byMonth] = await Promise.all([
        keptSums(month),
        listedMonths(),
      ]);
      return {
        ...sums,
        months: byMonth.map(({ from }) => from.slice(0, 7)).reverse(),
        keptDays: limits.usageDays,
        keptMonths: limits.usageMonths,
        smallestGroup,
        byMonth,
      };
    },
    /**
     * Keeps the sums of months that are over, as long as all of their events are there, and forgets those that are too old.
     * Safe in several processes at once.
     */
    async keepMonths(): Promise<void> {
      const today = todayNumber();
      for (const { from, people, returning } of await listedMonths()) {
        const month = from.slice(0, 7);
        const { until } = monthOf(month);
        const isWhole = dayNumber(from) >= today - limits.usageDays;
        if (!isWhole || dayNumber(until) + settledDays > today || (await keptSums(month))) continue;
        await db
          .insertInto('usage_month')
          .values({
            month,
            people,
            returning_people: returning,
            sums: JSON.stringify(await computedSums(month)),
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      const oldest = new Date(now());
      oldest.setUTCMonth(oldest.getUTCMonth() - limits.usageMonths, 1);
      await db.deleteFrom('usage_month').where('month', '<', oldest.toISOString().slice(0, 7)).execute();
    },
  };
}

const noAnswers = (from: string) => ({ from, count: 0, people: 0, medianMinutes: null });

const shifted = (day: string, days: number) => isoDay(dayNumber(day) + days);

function monthOf(month: string): DayRange {
  const [year = 0, place = 1] = month.split('-').map(Number);
  const next = place === 12 ? `${year + 1}-01` : `${year}-${String(place + 1).padStart(2, '0')}`;
  return { from: `${month}-01`, until: `${next}-01` };
}

/** The first Monday on a day or after it. */
const mondayFrom = (day: number) => day + ((((firstMonday - day) % weekDays) + weekDays) % weekDays);

/** From the Monday of the first week that ends in a month to behind the Sunday of its last one. */
function weeksThatEndIn({ from, until }: DayRange): DayRange {
  return {
    from: isoDay(mondayFrom(dayNumber(from) - weekDays + 1)),
    until: isoDay(mondayFrom(dayNumber(until) - weekDays + 1)),
  };
}

/** The days on which the periods of a range begin, those that are still to come left out. */
function startsOf({ from, until }: DayRange, length: number, today: number): string[] {
  const last = Math.min(dayNumber(until) - 1, today);
  const starts: string[] = [];
  for (let day = dayNumber(from); day <= last; day += length) starts.push(isoDay(day));
  return starts;
}

type People = Awaited<ReturnType<typeof activePeople.read>>[number];

/** Which days are counted: from the first event, the running day included. */
interface Counted {
  readonly first: number | null;
  readonly today: number;
}

function shownPeople(
  unit: PeriodUnit,
  rows: readonly People[],
  starts: readonly string[],
  { first, today }: Counted,
): Analytics['byDay'] {
  const known = new Map(rows.map((row) => [row.from, row]));
  const isCounted = (from: string) => first !== null && dayNumber(from) >= first;
  return starts.map((from) => {
    const whole = isCounted(from) && dayNumber(periodAfter(unit, from)) <= today;
    const row = known.get(from);
    if (!row) return { from, people: 0, returning: 0, whole };
    const earlier = periodBefore(unit, from);
    const before = known.get(earlier)?.people ?? 0;
    const people = isSmall(row.people) ? null : row.people;
    const isKnown = isCounted(earlier) && (row.comparable === true || before === 0);
    return { from, people, returning: isKnown ? shownReturning({ ...row, before }) : null, whole };
  });
}

function periodAfter(unit: PeriodUnit, from: string): string {
  if (unit !== 'month') return shifted(from, unit === 'week' ? weekDays : 1);
  return monthOf(from.slice(0, 7)).until;
}

function periodBefore(unit: PeriodUnit, from: string): string {
  if (unit !== 'month') return shifted(from, unit === 'week' ? -weekDays : -1);
  return `${shifted(from, -1).slice(0, 7)}-01`;
}
