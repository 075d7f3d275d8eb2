import { nearHz } from '@cnx/api/decisions';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { components } from '@cnx/api/schema';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import type { TrackedMeans } from '../database/tables/esp.ts';
import { plansTo } from './schedule.ts';
import { decidedParts, decisionsOn } from './advice-decisions.ts';
import { inQuestion } from '../database/gain-in-question.ts';
import { followedAdvice, isAdvisedAlone, isAgainstRails, loggedAsAdvised } from './advised-steps.ts';
import { likelyGain, measuredSteps, statedOil } from './likely-gain.ts';
import { countedOil, isOfWindow, netOil } from './opportunity-counts.ts';
import { withPlannedWork } from './planned-work.ts';
import {
  contractRow,
  mapPage,
  pageOf,
  placeOf,
  readPage,
  type ContractRow,
  type Page,
  type PageRequest,
} from './pages.ts';
import { isWithin, selectedWells, wellLabel, type DayWindow, type WellSelection } from './selection.ts';
import { aimOf, outcomeOf, uncomparedReason } from '../insights/optimization/step-outcome.ts';
import { shownCheck } from './what-if.ts';

type FrequencyChange = components['schemas']['FrequencyChange'];

/** Frequency changes that were advised or made in the window, and advice from before it that is open at its end or was done in it, newest first. */
export async function listFrequencyChanges(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  page: PageRequest,
  now: Date,
): Promise<Page<FrequencyChange>> {
  const list = shownChanges(db, selection, now)
    .where(({ ref, or, and, exists, selectFrom }) =>
      or([
        isWithin(ref('change.at'), window),
        and([
          sql<boolean>`change.kind = 'advised'`,
          exists(
            selectFrom('optimization_opportunity as opportunity')
              .select('opportunity.id')
              .where(sql<boolean>`opportunity.id = 'op-' || substr(change.id, 4)`)
              .where(isOfWindow(window)),
          ),
        ]),
      ]),
    )
    .orderBy('change.at', 'desc')
    .orderBy('change.id');
  const found = mapPage(await readPage(pageOf(list, page)), (row) => asFrequencyChange(row, now));
  return { ...found, rows: await withPlannedWork(db, found.rows, now) };
}

/** Frequency changes by their ids; those that are gone are left out. */
export async function readFrequencyChanges(
  db: Kysely<Database>,
  ids: readonly string[],
  now: Date,
): Promise<FrequencyChange[]> {
  const wells = await db
    .selectFrom('frequency_change')
    .select('well_id as id')
    .distinct()
    .where('id', '=', anyOf(ids))
    .execute();
  if (wells.length === 0) return [];
  const rows = await shownChanges(db, { wellIds: wells.map(({ id }) => id) }, now)
    .where('change.id', '=', anyOf(ids))
    .orderBy('change.id')
    .execute();
  return withPlannedWork(
    db,
    rows.map((row) => asFrequencyChange(contractRow(row), now)),
    now,
  );
}

function shownChanges(db: Kysely<Database>, selection: WellSelection, now: Date) {
  return changesOf(db, selection).select(({ selectFrom }) => [
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
    ofAdvice<number | null>(likelyGain('likely')).as('confidence'),
    ofAdvice<number | null>(sql.ref('likely.confidence')).as('modelConfidence'),
    ofAdvice<FrequencyChange['measuredSteps']>(measuredSteps('likely')).as('measuredSteps'),
    // What was only made was not to bring anything beside what it did.
    ofAdvice<number | null>(netOil(sql.ref('change.expected_oil'), 'likely')).as('netOil'),
    ofAdvice<number | null>(countedOil(sql.ref('change.expected_oil'), 'likely')).as('countedOil'),
    ofAdvice<string | null>(sql.ref('likely.lost_in')).as('countedIn'),
    ofAdvice<FrequencyChange['withdrawnFor']>(sql.ref('likely.withdrawn_for')).as('withdrawnFor'),
    ofAdvice<FrequencyChange['protects']>(sql.ref('likely.protects')).as('protects'),
    sql<boolean>`(${isAdvisedAlone})`.as('advisedAlone'),
    sql<boolean>`(${isAgainstRails})`.as('againstRails'),
    'change.expected_power_pct as expectedPowerPct',
    placeOf('expectedPower'),
    placeOf('oilPerEnergy'),
    'change.checks',
    'change.status',
    'change.decided_by as decidedBy',
    'change.expires_at as expiresAt',
    'change.decided_at as decidedAt',
    'change.figures',
    decisionsOn(db, sql.ref<string>('change.id')).as('decisions'),
    // The very step that the schedule has already, from any source.
    selectFrom('schedule_entry as step')
      .select(({ fn }) => fn.min('step.planned_start').as('start'))
      .whereRef('step.well_id', '=', 'change.well_id')
      .where(({ ref }) => plansTo(ref('step.step'), 'frequency', ref('change.to_hz'), nearHz))
      .where('step.status', 'in', ['planned', 'confirmed', 'inProgress'])
      .where('step.planned_end', '>', now)
      // A later one is another step: the advice is over by then.
      .whereRef('step.planned_start', '<=', 'change.expires_at')
      .as('scheduledFor'),
    selectFrom('schedule_entry as step')
      .select('step.id')
      .whereRef('step.well_id', '=', 'change.well_id')
      .where(({ ref }) => plansTo(ref('step.step'), 'frequency', ref('change.to_hz'), nearHz))
      .where('step.status', 'in', ['planned', 'confirmed', 'inProgress'])
      .where('step.planned_end', '>', now)
      .whereRef('step.planned_start', '<=', 'change.expires_at')
      .orderBy('step.planned_start')
      .orderBy('step.id')
      .limit(1)
      .as('scheduledId'),
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
}

/** Something of the opportunity `likely` of a change that is advice; null of others. */
const ofAdvice = <Value>(what: RawBuilder<unknown>) => sql<Value>`(
  select ${what} from optimization_opportunity as likely
  where change.kind = 'advised' and likely.id = 'op-' || substr(change.id, 4))`;

type ShownChange = ContractRow<Awaited<ReturnType<ReturnType<typeof shownChanges>['execute']>>[number]>;

/** A change as the contract shows it; proposed advice that has run out by `now` is expired. */
function asFrequencyChange(
  { power, decisions, figures, scheduledFor, scheduledId, ...row }: ShownChange,
  now: Date,
): Omit<FrequencyChange, 'plannedWork'> {
  const { expectedPowerPct: share, expectedOil: oil, expiresAt } = row;
  const expectedPower = power === null || share === null ? null : (power * share) / 100;
  const isOver = row.status === 'proposed' && expiresAt !== null && new Date(expiresAt) <= now;
  const status = isOver ? 'expired' : row.status;
  const decided = decidedParts({ ...row, status, figures }, decisions, now);
  return {
    ...row,
    ...statedOil(row),
    deltaHz: row.toHz - row.fromHz,
    checks: row.checks.map(shownCheck),
    countedOil: row.countedOil ?? 0,
    expectedPower,
    oilPerEnergy:
      expectedPower === null || oil === null || expectedPower <= 0 ? null : oil / (expectedPower * dayMWh),
    status,
    ...decided,
    ...(row.kind === 'advised' &&
      status === 'proposed' && { plannedFor: scheduledFor, scheduleId: scheduledId }),
  };
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
  const list = changesOf(db, selection)
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
      placeOf('aim'),
      placeOf('outcome'),
      placeOf('uncompared'),
      inQuestion.as('inQuestion'),
      sql<boolean>`${loggedAsAdvised} or ${followedAdvice(sql`true`)} is not null`.as('advised'),
      isAgainstRails.as('againstRails'),
      followedAdvice<string>(sql`(
        select advice.id from frequency_change as advice where advice.id = 'fa-' || substr(followed.id, 4)
      )`).as('adviceId'),
      'change.oil_low as expectedOilLow',
    ])
    .where(({ ref }) => isWithin(ref('change.at'), window))
    .orderBy('change.at', 'desc')
    .orderBy('change.id');
  return mapPage(await readPage(pageOf(list, page)), ({ expectedOilLow, ...row }) => ({
    ...row,
    // Of what may be noise, no part of what was expected is stated.
    ...(row.verdict === 'inconclusive' && { attainmentPct: null, attainmentRange: null }),
    delta: difference(row.after, row.before),
    aim: aimOf({ ...row, from: row.fromHz, to: row.toHz }),
    uncompared: uncomparedReason(row),
    outcome:
      row.inQuestion === null
        ? outcomeOf({
            ...{ ...row, expectedOilLow, from: row.fromHz, to: row.toHz },
            ...{ energyBefore: row.before.specificEnergy, energyAfter: row.after.specificEnergy },
          })
        : null,
  }));
}

function changesOf(db: Kysely<Database>, selection: WellSelection) {
  return db
    .selectFrom('frequency_change as change')
    .innerJoin(selectedWells(selection), 'chosen.well_id', 'change.well_id');
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
