import { sql, type Kysely } from 'kysely';
import type { BulkTransaction } from '../database/bulk.ts';
import { waitWithoutLimit } from '../database/computation.ts';
import { DatabaseError } from '../database/database-error.ts';
import { refreshProductionRollups } from '../database/rollups.ts';
import { firstReports } from './first-reports.ts';
import type { Database } from '../database/schema.ts';
import { dayNumber, isoDay, lastCompleteDay } from '../production-day.ts';
import { demonstrationAccounts } from './accounts.ts';
import { dailyRows, hourlyRows } from './daily-rows.ts';
import { emissionRows } from './emissions.ts';
import { planFieldHierarchy, type FieldHierarchy } from './field-hierarchy.ts';
import { gasFieldId, gasFieldOf, simulateGasField } from './gas-field.ts';
import { simulateField, drawFieldScenario } from './field-scenario.ts';
import { defaultSizes, maxSizes, recordDays, type DemonstrationOptions } from './options.ts';
import { mergeRows } from '../database/merge-rows.ts';
import { monthlyPlans } from './monthly-plans.ts';
import { writeAnnotations } from './write-annotations.ts';
import { writeGasField } from './write-gas-field.ts';
import { writeReportedMonths } from './write-reported-months.ts';
import { writeFieldHierarchy } from './write-field-hierarchy.ts';
import { writeLog, writeOperations } from './write-operations.ts';
import { writeWells } from './write-wells.ts';

/** What the seed needs of the database. */
export interface SeedTarget {
  bulk<T>(work: (transaction: BulkTransaction) => Promise<T>): Promise<T>;
}

/** How a demonstration is to be made; sizes count only when there is none yet. */
export interface SeedOptions extends Partial<Omit<DemonstrationOptions, 'firstDay'>> {
  now: Date;
  /** Whether a new demonstration may stand beside wells and users that are not its own. @default false */
  besideOwnData?: boolean;
  /** Called after each field. */
  onProgress?: (done: number, of: number, field: string) => void;
}

/** What the seed did. */
export interface SeedResult {
  /** `made`: there was none; `extended`: up to yesterday; `current`: nothing to do. */
  outcome: 'made' | 'extended' | 'current';
  /** Wells that have new rows. */
  wellIds: string[];
  dailyRows: number;
  hourlyRows: number;
}

/** What the setting `demonstration` holds, so that an extension draws the same scenario. */
interface StoredSeed extends Omit<DemonstrationOptions, 'firstDay'> {
  firstDay: string;
  /** Newest day with rows of each field. */
  lastDays: Record<string, string>;
}

/** Key of the setting that says that there is a demonstration, and of which kind. */
export const demonstrationSetting = 'demonstration';
const seedLock = 7_315_202_604_172;

/**
 * Fills an empty database with the demonstration, or extends the one that it holds to yesterday, in one
 * transaction; of the days that are not over yet, their logs. The same options give the same rows; an extension leaves what was there as it was.
 * @throws DatabaseError `DB_NOT_EMPTY` when there is no demonstration yet and the database holds wells or users.
 */
export async function seedDemonstration(target: SeedTarget, options: SeedOptions): Promise<SeedResult> {
  return target.bulk(async (transaction) => {
    await takeTurn(transaction.db);
    const stored = await readStoredSeed(transaction.db);
    if (stored === undefined && !options.besideOwnData) await assertNoOwnData(transaction.db);
    const plan =
      stored === undefined ? newPlan(options) : { ...stored, firstDay: dayNumber(stored.firstDay) };
    const hierarchy = wholeHierarchy(plan);
    const lastDays = stored?.lastDays ?? {};
    if (stored !== undefined && hierarchy.fields.every((field) => isCurrent(field, lastDays, options.now))) {
      await logUntil(transaction, hierarchy.fields, plan, options.now.getTime());
      return { outcome: 'current', wellIds: [], dailyRows: 0, hourlyRows: 0 };
    }
    await writeFieldHierarchy(transaction, hierarchy);
    const result = await writeFields(transaction, hierarchy, plan, lastDays, options);
    const current = hierarchy.fields.filter((field) => isCurrent(field, lastDays, options.now));
    await logUntil(transaction, current, plan, options.now.getTime());
    if (stored === undefined) await writeAnnotations(transaction);
    await writeStoredSeed(transaction.db, plan, hierarchy, options.now);
    await sql`analyze well, daily_production, field_day, well_month, esp_reading, well_event, schedule_entry,
              sustainability_day, production_plan`.execute(transaction.db);
    return { outcome: stored === undefined ? 'made' : 'extended', ...result };
  });
}

/**
 * What writes a demonstration runs one after the other, whichever processes it runs in: waits until no other transaction has
 * the turn, and has it until the end of this one.
 */
export async function takeTurn(tx: Kysely<Database>): Promise<void> {
  await waitWithoutLimit(tx);
  await sql`select pg_advisory_xact_lock(${seedLock})`.execute(tx);
}

function newPlan(options: SeedOptions): DemonstrationOptions {
  const { now, besideOwnData: _, onProgress: __, ...asked } = options;
  const sizes = { ...defaultSizes, ...asked };
  const wells = Math.min(maxSizes.wells, Math.max(1, Math.round(sizes.wells)));
  const years = Math.min(maxSizes.years, Math.max(1, sizes.years));
  const lastDay = lastCompleteDay(now.getTime(), { timeZone: 'UTC', startHour: 0 });
  return { ...sizes, wells, years, firstDay: lastDay - recordDays({ years }) + 1 };
}

/** Whether a field has the rows of its last day that is over. */
function isCurrent(
  { id, clock }: FieldHierarchy['fields'][number],
  lastDays: Record<string, string>,
  now: Date,
): boolean {
  const last = lastDays[id];
  return last !== undefined && dayNumber(last) >= lastCompleteDay(now.getTime(), clock);
}

/** Everything above the wells, the field of gas wells last. */
function wholeHierarchy(plan: DemonstrationOptions): FieldHierarchy {
  const hierarchy = planFieldHierarchy(plan);
  const gasField = gasFieldOf(plan);
  return gasField ? { ...hierarchy, fields: [...hierarchy.fields, gasField] } : hierarchy;
}

async function writeFields(
  transaction: BulkTransaction,
  hierarchy: FieldHierarchy,
  plan: DemonstrationOptions,
  lastDays: Record<string, string>,
  { now, onProgress }: SeedOptions,
): Promise<Omit<SeedResult, 'outcome'>> {
  const wellIds: string[] = [];
  const counts = { dailyRows: 0, hourlyRows: 0 };
  const time = now.getTime();
  const waiting = hierarchy.fields.filter((field) => !isCurrent(field, lastDays, now));
  const allocated = hierarchy.fields.at(-1);
  for (const [index, field] of waiting.entries()) {
    const since = lastDays[field.id] === undefined ? plan.firstDay - 1 : dayNumber(lastDays[field.id]!);
    if (field.id === gasFieldId) {
      const written = await writeGasField(transaction, simulateGasField(field, plan, time), since, time);
      counts.dailyRows += written.dailyRows;
      wellIds.push(...written.wellIds);
      await writeReportedMonths(transaction.db, written.wellIds, time);
      onProgress?.(index + 1, waiting.length, field.name);
      continue;
    }
    const scenario = drawFieldScenario(field, plan, time);
    const records = simulateField(scenario, plan);
    const hourlySince = Math.max(since, scenario.lastDay - plan.hourlyDays);
    await writeWells(transaction, field, records, plan.seed, time);
    counts.dailyRows += await transaction.copy('daily_production', dailyRows(records, since));
    const signals = hourlyRows(records, hourlySince, plan.seed);
    counts.hourlyRows += await transaction.copy('esp_reading', signals);
    await writeOperations(transaction, scenario, records, time);
    await transaction.copy('sustainability_day', emissionRows(scenario, records, since));
    const plans = monthlyPlans(scenario, records);
    await mergeRows(transaction, 'production_plan', ['field_id', 'well_id', 'month'], plans);
    const ids = records.map((record) => record.scenario.plan.id);
    await refreshProductionRollups(transaction.db, ids);
    if (field === allocated) await writeReportedMonths(transaction.db, ids, time);
    await mergeRows(
      transaction,
      'first_report',
      ['field_id', 'day'],
      [...firstReports(scenario, since, time)],
    );
    await deleteOldSignals(
      transaction.db,
      ids,
      scenario.calendar.starts[scenario.lastDay - plan.hourlyDays + 1 - scenario.calendar.firstDay],
    );
    wellIds.push(...ids);
    onProgress?.(index + 1, waiting.length, field.name);
  }
  return { wellIds, ...counts };
}

/** Writes what the logs of fields have of the time since their rows: what stops a well is known before its day is over. */
async function logUntil(
  transaction: BulkTransaction,
  fields: FieldHierarchy['fields'],
  plan: DemonstrationOptions,
  now: number,
): Promise<void> {
  for (const field of fields)
    if (field.id !== gasFieldId) await writeLog(transaction, drawFieldScenario(field, plan, now), plan, now);
}

async function deleteOldSignals(
  db: Kysely<Database>,
  wellIds: string[],
  before: number | undefined,
): Promise<void> {
  if (before === undefined) return;
  await db
    .deleteFrom('esp_reading')
    .where('well_id', 'in', wellIds)
    .where('at', '<', new Date(before))
    .execute();
}

/** The demonstration's accounts all have one published password: they do not belong into a database in use. */
async function assertNoOwnData(db: Kysely<Database>): Promise<void> {
  const well = await db.selectFrom('well').select('id').limit(1).executeTakeFirst();
  const ours = demonstrationAccounts.map(({ email }) => email);
  const user = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', 'not in', ours)
    .limit(1)
    .executeTakeFirst();
  if (!well && !user) return;
  throw new DatabaseError(
    'DB_NOT_EMPTY',
    `The database holds ${well ? 'wells' : 'users'} that are not a demonstration's, so none is written into it. Set CNX_DEMONSTRATION=off, or DATABASE_URL to an empty database.`,
  );
}

/** Whether a database holds a demonstration. */
export async function hasDemonstration(db: Kysely<Database>): Promise<boolean> {
  return (await readStoredSeed(db)) !== undefined;
}

async function readStoredSeed(db: Kysely<Database>): Promise<StoredSeed | undefined> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', demonstrationSetting)
    .executeTakeFirst();
  return row?.value as StoredSeed | undefined;
}

async function writeStoredSeed(
  db: Kysely<Database>,
  plan: DemonstrationOptions,
  hierarchy: FieldHierarchy,
  now: Date,
): Promise<void> {
  const stored: StoredSeed = {
    seed: plan.seed,
    wells: plan.wells,
    years: plan.years,
    hourlyDays: plan.hourlyDays,
    ...(plan.gasWells !== undefined && { gasWells: plan.gasWells }),
    firstDay: isoDay(plan.firstDay),
    lastDays: Object.fromEntries(
      hierarchy.fields.map(({ id, clock }) => [id, isoDay(lastCompleteDay(now.getTime(), clock))]),
    ),
  };
  const value = JSON.stringify(stored);
  await db
    .insertInto('setting')
    .values({ key: demonstrationSetting, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: sql`now()` }))
    .execute();
}
