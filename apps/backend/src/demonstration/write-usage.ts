import type { components } from '@cnx/api/schema';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { dayMs, dayNumber, hourMs, isoDay } from '../production-day.ts';
import type { SignInKind } from '../vocabulary.ts';
import { Random } from './random.ts';

type UsageEvent = components['schemas']['UsageEvent'];
type UsageName = UsageEvent['name'];
type Page = UsageEvent['page'];

/** What one of the demonstration's people sent at once. */
export interface GeneratedUse {
  readonly source: { readonly userId: string; readonly signIn: SignInKind; readonly sentAt: Date };
  readonly events: readonly UsageEvent[];
}

/** How many people the demonstration's usage is of. They have no accounts. */
export const generatedPeople = 64;
/** Events that the contract takes at once. */
const maxBatch = 50;
/** Key of the setting that says up to which day there is usage. */
const usageSetting = 'demonstrationUsage';

/** How one of the people uses the portal. */
interface Habits {
  readonly userId: string;
  readonly signIn: SignInKind;
  /** Chance of a session on a working day. */
  readonly diligence: number;
  /** Whether the person is in the shift that answers exceptions, at weekends too. */
  readonly onShift: boolean;
  /** Hour of the day, UTC, at which the first session usually begins. */
  readonly startHour: number;
  /** How slow the person's computer is: 1 is the usual one. */
  readonly slowness: number;
}

const weights = {
  page: {
    dashboard: 30,
    exceptionReport: 24,
    optimizationDashboard: 10,
    statistics: 8,
    searchResults: 9,
    notifications: 7,
    dataHealth: 4,
    settings: 2,
    apps: 2,
    news: 2,
    support: 0.3,
  },
  feature: { well: 40, compare: 9, view: 6, link: 6, note: 5, support: 0.3, question: 9, refusal: 1.5 },
  filter: {
    fieldIds: 30,
    window: 22,
    wellIds: 14,
    businessUnitIds: 8,
    areaIds: 7,
    wellGroupIds: 6,
    methods: 4,
    manufacturerIds: 2,
  },
  export: { xlsx: 10, csv: 5, png: 3, svg: 0.4 },
} as const;

/** What people search for and the portal does not know; the last ones only single people do. */
const vainWords = ['separator', 'water cut', 'flare permit', 'injection plan', 'well test 2019', 'crane'];
const rareWords = ['dr. berg', 'pump 7b old'];

/** Usual milliseconds until a page has painted its largest part. */
const usualLcpMs: Readonly<Partial<Record<Page, number>>> = {
  dashboard: 1_150,
  exceptionReport: 920,
  statistics: 1_400,
  optimizationDashboard: 1_020,
};
const otherLcpMs = 640;

/**
 * Writes how the demonstration's people used the portal, day by day up to yesterday: once for the time that usage is kept, then
 * what is missing since. The same days give the same events.
 * @param keep stores events as those of the contract's operation are stored
 */
export async function writeUsage(
  db: Kysely<Database>,
  now: Date,
  keptDays: number,
  keep: (batches: readonly GeneratedUse[]) => Promise<void>,
): Promise<void> {
  const today = Math.floor(now.getTime() / dayMs);
  const stored = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', usageSetting)
    .executeTakeFirst();
  const done = stored ? dayNumber((stored.value as { until: string }).until) : -Infinity;
  const first = Math.max(done + 1, today - keptDays + 1);
  if (first >= today) return;
  const people = Array.from({ length: generatedPeople }, (_, place) => habitsOf(place));
  for (let day = first; day < today; day++) await keep(people.flatMap((habits) => useOf(habits, day)));
  const value = JSON.stringify({ until: isoDay(today - 1) });
  await db
    .insertInto('setting')
    .values({ key: usageSetting, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: sql`now()` }))
    .execute();
}

function habitsOf(place: number): Habits {
  const random = new Random(`usage/person/${place}`);
  return {
    userId: `demonstration-person-${place}`,
    signIn: random.chance(0.62) ? 'sso' : 'password',
    diligence: random.between(0.25, 0.92),
    onShift: place % 3 === 0,
    startHour: random.between(4.5, 9),
    slowness: random.between(0.75, 1.6),
  };
}

/** One day's sessions of a person. */
function useOf(habits: Habits, day: number): GeneratedUse[] {
  const random = new Random(`usage/${habits.userId}/${day}`);
  const weekday = (day + 4) % 7;
  const isWeekend = weekday === 0 || weekday === 6;
  const diligence = isWeekend ? (habits.onShift ? 0.35 : 0.03) : habits.diligence;
  if (!random.chance(diligence)) return [];
  const sessions = random.chance(0.3) ? 2 : 1;
  return Array.from({ length: sessions }, (_, place) => {
    const begin = day * dayMs + (habits.startHour + place * 5 + random.between(0, 1.2)) * hourMs;
    return sessionOf(habits, begin, random);
  });
}

function sessionOf(
  { userId, signIn, onShift, slowness }: Habits,
  begin: number,
  random: Random,
): GeneratedUse {
  const events: UsageEvent[] = [];
  const lengthSeconds = random.whole(180, 2_700);
  const add = (name: UsageName, page: Page, more: Partial<Pick<UsageEvent, 'value' | 'words'>> = {}) =>
    events.push({ name, page, secondsAgo: 0, value: null, words: null, ...more });
  add('session', 'dashboard');
  const views = random.whole(2, 7);
  for (let view = 0; view < views; view++) {
    const page: Page = view === 0 ? 'dashboard' : random.weighted(weights.page);
    add('view', page);
    if (view === 0 || random.chance(0.3)) {
      const usual = (usualLcpMs[page] ?? otherLcpMs) * slowness;
      add('load.lcp', page, { value: Math.round(random.logBetween(0.7, 1.7) * usual) });
      add('load.inp', page, { value: Math.round(random.logBetween(24, 190) * slowness) });
      add('load.cls', page, { value: random.chance(0.6) ? random.whole(0, 12) : random.whole(10, 70) });
    }
    if (random.chance(0.4)) add(`feature.${random.weighted(weights.feature)}`, page);
    if (random.chance(0.28)) add(`filter.${random.weighted(weights.filter)}`, page);
    if (random.chance(0.06)) add(`export.${random.weighted(weights.export)}`, page);
    if (random.chance(0.006)) add('error', page);
    if (page === 'searchResults' && random.chance(0.25))
      add('emptySearch', page, { words: random.pick(random.chance(0.04) ? rareWords : vainWords) });
    if (page === 'exceptionReport' && onShift && random.chance(0.6)) {
      add('feature.decision', page);
      add('acknowledgement', page, { value: Math.round(random.logBetween(18, 900)) });
    }
    if (page === 'exceptionReport' && onShift && random.chance(0.12)) add('feature.handover', page);
  }
  const sent = events.slice(0, maxBatch);
  const step = lengthSeconds / sent.length;
  return {
    source: { userId, signIn, sentAt: new Date(Math.round(begin) + lengthSeconds * 1000) },
    events: sent.map((event, place) => ({
      ...event,
      secondsAgo: Math.round(lengthSeconds - place * step),
    })),
  };
}
