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
  const list = changesWithin(db, selection, window).select(({ selectFrom }) => [
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
    'change.oil_low as expectedOilLow',
    'change.oil_high as expectedOilHigh',
    'change.expected_power_pct as expectedPowerPct',
    placeOf('expectedPower'),
    placeOf('oilPerEnergy'),
    'change.checks',
    'change.status',
    'change.decided_by as decidedBy',
    'change.expires_at as expiresAt',
    // What the drive took before the change; standing still it took nothing that says anything.
    selectFrom('esp_reading as signal')
      .select('signal.power')
      .whereRef('signal.well_id', '=', 'change.well_id')
      .whereRef('signal.at', '<=', 'change.at')
      .where('signal.frequency', '>', 0)
      .orderBy('signal.at', 'desc')
      .limit(1)
      .as('power'),
  ]);
  return mapPage(await readPage(pageOf(list, page)), ({ power, ...row }) => {
    const { expectedPowerPct: share, expectedOil: oil } = row;
    const expectedPower = power === null || share === null ? null : (power * share) / 100;
    return {
      ...row,
      deltaHz: row.toHz - row.fromHz,
      checks: row.checks.map((check) => ({
        ...check,
        pass: check.pass ?? true,
        checked: check.pass !== null,
      })),
      expectedPower,
      oilPerEnergy:
        expectedPower === null || oil === null || expectedPower <= 0 ? null : oil / (expectedPower * dayMWh),
    };
  });
}

/** MWh that one kW is in a day. */
const dayMWh = 24 / 1_000;

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
      'tracked.effect',
      'tracked.detectable_effect as detectableEffect',
      'tracked.attainment as attainmentRange',
      'tracked.fading',
    ]);
  return mapPage(await readPage(pageOf(list, page)), (row) => ({
    ...row,
    delta: difference(row.after, row.before),
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
