import type { Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import type { TrackedMeans } from '../database/tables/esp.ts';
import { mapPage, pageOf, placeOf, readPage, type Page, type PageRequest } from './pages.ts';
import { isWithin, selectedWells, wellLabel, type DayWindow, type WellSelection } from './selection.ts';

/** Frequency changes that were advised or made in the window, newest first. */
export async function listFrequencyChanges(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  page: PageRequest,
): Promise<Page<components['schemas']['FrequencyChange']>> {
  const list = changesWithin(db, selection, window).select([
    'change.id',
    ...wellLabel,
    'change.at',
    'change.from_hz as fromHz',
    'change.to_hz as toHz',
    placeOf('deltaHz'),
    'change.kind',
    'change.source',
    'change.reason',
    'change.expected_liquid as expectedLiquid',
    'change.expected_oil as expectedOil',
    'change.expected_power_pct as expectedPowerPct',
    'change.checks',
    'change.status',
    'change.decided_by as decidedBy',
  ]);
  return mapPage(await readPage(pageOf(list, page)), (row) => ({
    ...row,
    deltaHz: row.toHz - row.fromHz,
    checks: row.checks.map((check) => ({ ...check, checked: true })),
    ...{ expectedOilLow: null, expectedOilHigh: null },
  }));
}

/** What came of the frequency changes that were made in the window, newest first. */
export async function listTrackedFrequencyChanges(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  page: PageRequest,
): Promise<Page<components['schemas']['TrackedFrequencyChange']>> {
  const list = changesWithin(db, selection, window)
    .innerJoin('tracked_frequency_change as tracked', 'tracked.change_id', 'change.id')
    .select([
      'tracked.change_id as changeId',
      ...wellLabel,
      'change.at',
      'change.from_hz as fromHz',
      'change.to_hz as toHz',
      'change.expected_oil as expectedOil',
      'tracked.baseline_days as baselineDays',
      'tracked.after_days as afterDays',
      'tracked.stabilised_at as stabilisedAt',
      'tracked.before_means as before',
      'tracked.after_means as after',
      placeOf('delta'),
      'tracked.attainment_pct as attainmentPct',
      'tracked.confounders',
      'tracked.verdict',
      'tracked.next_review as nextReview',
      'tracked.comment',
    ]);
  return mapPage(await readPage(pageOf(list, page)), (row) => ({
    ...row,
    delta: difference(row.after, row.before),
    ...{ effect: null, detectableEffect: null, attainmentRange: null, fading: false },
  }));
}

function changesWithin(db: Kysely<Database>, selection: WellSelection, window: DayWindow) {
  return db
    .selectFrom('frequency_change as change')
    .innerJoin(selectedWells(selection), 'chosen.well_id', 'change.well_id')
    .where(({ ref }) => isWithin(ref('change.at'), window))
    .orderBy('change.at', 'desc')
    .orderBy('change.id');
}

function difference(after: TrackedMeans, before: TrackedMeans): TrackedMeans {
  const names = Object.keys(after) as (keyof TrackedMeans)[];
  return Object.fromEntries(
    names.map((name) => {
      const [now, then] = [after[name], before[name]];
      return [name, now === null || then === null ? null : now - then];
    }),
  ) as unknown as TrackedMeans;
}
