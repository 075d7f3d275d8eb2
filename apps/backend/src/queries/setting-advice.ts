import { sql, type Expression, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import type { OpportunityStatus } from '../vocabulary.ts';
import { plansTo } from './schedule.ts';
import { decidedParts, decisionsOn } from './advice-decisions.ts';
import { countedOil, defaultLifeDays, isOfWindow, netOil } from './opportunity-counts.ts';
import { likelyGain, measuredSteps, statedOil } from './likely-gain.ts';
import { withPlannedWork } from './planned-work.ts';
import {
  contractRow,
  mapPage,
  pageOf,
  readPage,
  type ContractRow,
  type Page,
  type PageRequest,
} from './pages.ts';
import { shownCheck } from './what-if.ts';
import { selectedWells, wellLabel, type DayWindow, type WellSelection } from './selection.ts';

type SettingAdvice = components['schemas']['SettingAdvice'];

/** Opportunities that are advice on a setting other than a frequency, which is decided on as a change of the frequency. */
export const settingKinds = ['choke', 'gasLift'] as const satisfies readonly SettingAdvice['kind'][];

/** What became of an opportunity, in the words of advice. */
export const adviceStatuses = {
  found: 'proposed',
  accepted: 'accepted',
  rejected: 'rejected',
  done: 'done',
  proved: 'done',
  expired: 'expired',
} as const satisfies Record<OpportunityStatus, SettingAdvice['status']>;

/** Advice on chokes and lift gas that was of the window: found or done in it, or open at its end, newest first. */
export async function listSettingAdvice(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  page: PageRequest,
  now: Date,
): Promise<Page<SettingAdvice>> {
  const list = shownAdvice(db, selection, now)
    .where(isOfWindow(window))
    .orderBy('opportunity.found_at', 'desc')
    .orderBy('opportunity.id');
  const found = mapPage(await readPage(pageOf(list, page)), (row) => asSettingAdvice(row, now));
  return { ...found, rows: await withPlannedWork(db, found.rows, now) };
}

/** Advice on chokes and lift gas by its ids; what is gone is left out. */
export async function readSettingAdvice(
  db: Kysely<Database>,
  ids: readonly string[],
  now: Date,
): Promise<SettingAdvice[]> {
  const wells = await db
    .selectFrom('optimization_opportunity')
    .select('well_id as id')
    .distinct()
    .where('id', '=', anyOf(ids))
    .execute();
  if (wells.length === 0) return [];
  const rows = await shownAdvice(db, { wellIds: wells.map(({ id }) => id) }, now)
    .where('opportunity.id', '=', anyOf(ids))
    .orderBy('opportunity.id')
    .execute();
  return withPlannedWork(
    db,
    rows.map((row) => asSettingAdvice(contractRow(row), now)),
    now,
  );
}

function shownAdvice(db: Kysely<Database>, selection: WellSelection, now: Date) {
  const expiresAt = sql<Date>`coalesce(opportunity.expires_at, opportunity.found_at + make_interval(hours => 24 * ${defaultLifeDays}::int))`;
  return db
    .selectFrom('optimization_opportunity as opportunity')
    .innerJoin(selectedWells(selection), 'chosen.well_id', 'opportunity.well_id')
    .where('opportunity.kind', '=', anyOf(settingKinds))
    .select([
      'opportunity.id',
      ...wellLabel,
      'opportunity.found_at as at',
      sql<SettingAdvice['kind']>`opportunity.kind`.as('kind'),
      'opportunity.from_value as from',
      'opportunity.to_value as to',
      'opportunity.unit',
      'opportunity.expected_oil as expectedOil',
      'opportunity.oil_low as expectedOilLow',
      'opportunity.oil_high as expectedOilHigh',
      netOil(sql.ref('opportunity.expected_oil')).as('netOil'),
      countedOil(sql.ref('opportunity.expected_oil')).as('countedOil'),
      'opportunity.lost_in as countedIn',
      'opportunity.withdrawn_for as withdrawnFor',
      likelyGain().as('confidence'),
      'opportunity.confidence as modelConfidence',
      measuredSteps().as('measuredSteps'),
      'opportunity.limiting_check as limitingCheck',
      'opportunity.checks',
      'opportunity.status',
      'opportunity.decided_by as decidedBy',
      'opportunity.decided_at as decidedAt',
      expiresAt.as('expiresAt'),
      'opportunity.figures',
      decisionsOn(db, sql.ref<string>('opportunity.id')).as('decisions'),
      scheduled(db, expiresAt, now).select('step.planned_start').as('scheduledFor'),
      scheduled(db, expiresAt, now).select('step.id').as('scheduledId'),
    ]);
}

/** The very step that the schedule has already, from any source. A later one is another step: the advice is over by then. */
function scheduled(db: Kysely<Database>, expiresAt: Expression<Date>, now: Date) {
  const to = sql.ref<number>('opportunity.to_value');
  const within = sql<number>`greatest(2, 0.02 * ${to})`;
  return db
    .selectFrom('schedule_entry as step')
    .where(({ ref }) => sql<boolean>`${ref('step.well_id')} = opportunity.well_id`)
    .where(({ ref }) => plansTo(ref('step.step'), sql.ref('opportunity.kind'), to, within))
    .where('step.status', 'in', ['planned', 'confirmed', 'inProgress'])
    .where('step.planned_end', '>', now)
    .where('step.planned_start', '<=', expiresAt)
    .orderBy('step.planned_start')
    .orderBy('step.id')
    .limit(1);
}

type ShownAdvice = ContractRow<Awaited<ReturnType<ReturnType<typeof shownAdvice>['execute']>>[number]>;

/** Advice as the contract shows it; proposed advice that has run out by `now` is expired. */
function asSettingAdvice(
  { decisions, figures, scheduledFor, scheduledId, status: stored, ...row }: ShownAdvice,
  now: Date,
): Omit<SettingAdvice, 'plannedWork'> {
  const isOver = stored === 'found' && new Date(row.expiresAt) <= now;
  const status = isOver ? 'expired' : adviceStatuses[stored];
  const decided = decidedParts({ ...row, status, figures }, decisions, now);
  return {
    ...row,
    ...statedOil(row),
    checks: row.checks.map(shownCheck),
    status,
    ...decided,
    ...(status === 'proposed' && { plannedFor: scheduledFor, scheduleId: scheduledId }),
  };
}
