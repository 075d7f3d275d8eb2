import { sql, type Kysely } from 'kysely';
import type { BulkTransaction } from '../database/bulk.ts';
import { DatabaseError } from '../database/database-error.ts';
import { refreshProductionRollups } from '../database/rollups.ts';
import type { Database } from '../database/schema.ts';
import { dayNumber, isoDay, lastCompleteDay } from '../production-day.ts';
import { demonstrationAccounts } from './accounts.ts';
import { planEstate, type Estate } from './estate.ts';
import { simulateField, tellFieldStory } from './field-story.ts';
import { defaultSizes, maxSizes, type DemonstrationOptions } from './options.ts';
import { writeDailyRows, writeHourlyRows } from './write-daily.ts';
import { writeEmissions } from './write-emissions.ts';
import { writeEstate } from './write-estate.ts';
import { writeNews } from './write-news.ts';
import { writeOperations } from './write-operations.ts';
import { writeOptimization } from './write-optimization.ts';
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
  /** Told after each field. */
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

/** What the setting `demonstration` remembers, so that an extension draws the same story. */
interface SeedMemory {
  seed: string;
  wells: number;
  years: number;
  hourlyDays: number;
  firstDay: string;
  /** Newest day with rows of each field. */
  lastDays: Record<string, string>;
}

/** Key of the setting that says that there is a demonstration, and of which kind. */
export const demonstrationSetting = 'demonstration';
/** Any two seeds run one after the other, whichever processes they run in. */
const SEED_LOCK = 7_315_202_604_172;
const YEAR_DAYS = 365.25;

/**
 * Fills an empty database with the demonstration, or extends the one that it holds to yesterday, in one
 * transaction. The same options give the same rows; an extension leaves what was there as it was.
 * @throws DatabaseError `DB_NOT_EMPTY` when there is no demonstration yet and the database holds wells or users.
 */
export async function seedDemonstration(target: SeedTarget, options: SeedOptions): Promise<SeedResult> {
  return target.bulk(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(transaction.db);
    const memory = await readMemory(transaction.db);
    if (memory === undefined && !options.besideOwnData) await assertNoOwnData(transaction.db);
    const plan =
      memory === undefined ? newPlan(options) : { ...memory, firstDay: dayNumber(memory.firstDay) };
    const estate = planEstate(plan);
    const lastDays = memory?.lastDays ?? {};
    if (memory !== undefined && isCurrent(estate, lastDays, options.now)) {
      return { outcome: 'current', wellIds: [], dailyRows: 0, hourlyRows: 0 };
    }
    await writeEstate(transaction, estate);
    const result = await writeFields(transaction, estate, plan, lastDays, options);
    await writeNews(transaction, options.now);
    await writeMemory(transaction.db, plan, estate, options.now);
    await sql`analyze well, daily_production, field_day, esp_reading, well_event, schedule_entry,
              optimization_opportunity, frequency_change, sustainability_day`.execute(transaction.db);
    return { outcome: memory === undefined ? 'made' : 'extended', ...result };
  });
}

function newPlan(options: SeedOptions): DemonstrationOptions {
  const { now, besideOwnData: _, onProgress: __, ...asked } = options;
  const sizes = { ...defaultSizes, ...asked };
  const wells = Math.min(maxSizes.wells, Math.max(1, Math.round(sizes.wells)));
  const years = Math.min(maxSizes.years, Math.max(1, sizes.years));
  const lastDay = lastCompleteDay(now.getTime(), { timeZone: 'UTC', startHour: 0 });
  return { ...sizes, wells, years, firstDay: lastDay - Math.round(years * YEAR_DAYS) + 1 };
}

function isCurrent(estate: Estate, lastDays: Record<string, string>, now: Date): boolean {
  return estate.fields.every(({ id, clock }) => {
    const last = lastDays[id];
    return last !== undefined && dayNumber(last) >= lastCompleteDay(now.getTime(), clock);
  });
}

async function writeFields(
  transaction: BulkTransaction,
  estate: Estate,
  plan: DemonstrationOptions,
  lastDays: Record<string, string>,
  { now, onProgress }: SeedOptions,
): Promise<Omit<SeedResult, 'outcome'>> {
  const wellIds: string[] = [];
  let dailyRows = 0;
  let hourlyRows = 0;
  const time = now.getTime();
  for (const [index, field] of estate.fields.entries()) {
    const story = tellFieldStory(field, plan, time);
    const records = simulateField(story, plan);
    const since = lastDays[field.id] === undefined ? plan.firstDay - 1 : dayNumber(lastDays[field.id]!);
    const hourlySince = Math.max(since, story.lastDay - plan.hourlyDays);
    await writeWells(transaction, field, records, plan.seed, time);
    dailyRows += await writeDailyRows(transaction, records, since);
    hourlyRows += await writeHourlyRows(transaction, records, hourlySince, plan.seed);
    await writeOperations(transaction, story, records, time);
    await writeOptimization(transaction, records, plan.seed, time);
    await writeEmissions(transaction, story, records, since);
    const ids = records.map((record) => record.story.plan.id);
    await refreshProductionRollups(transaction.db, ids);
    await forgetOldSignals(
      transaction.db,
      ids,
      story.calendar.starts[story.lastDay - plan.hourlyDays + 1 - story.calendar.firstDay],
    );
    wellIds.push(...ids);
    onProgress?.(index + 1, estate.fields.length, field.name);
  }
  return { wellIds, dailyRows, hourlyRows };
}

async function forgetOldSignals(
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

/** The demonstration's accounts all have one published password: they are no guests for a database in use. */
async function assertNoOwnData(db: Kysely<Database>): Promise<void> {
  const well = await db.selectFrom('well').select('id').limit(1).executeTakeFirst();
  const user = await db
    .selectFrom('app_user')
    .select('id')
    .where(
      'email',
      'not in',
      demonstrationAccounts.map(({ email }) => email),
    )
    .limit(1)
    .executeTakeFirst();
  if (!well && !user) return;
  throw new DatabaseError(
    'DB_NOT_EMPTY',
    `The database holds ${well ? 'wells' : 'users'} that are not a demonstration's, so none is written into it. Set CNX_DEMONSTRATION=off, or DATABASE_URL to an empty database.`,
  );
}

async function readMemory(db: Kysely<Database>): Promise<SeedMemory | undefined> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', demonstrationSetting)
    .executeTakeFirst();
  return row?.value as SeedMemory | undefined;
}

async function writeMemory(
  db: Kysely<Database>,
  plan: DemonstrationOptions,
  estate: Estate,
  now: Date,
): Promise<void> {
  const memory: SeedMemory = {
    seed: plan.seed,
    wells: plan.wells,
    years: plan.years,
    hourlyDays: plan.hourlyDays,
    firstDay: isoDay(plan.firstDay),
    lastDays: Object.fromEntries(
      estate.fields.map(({ id, clock }) => [id, isoDay(lastCompleteDay(now.getTime(), clock))]),
    ),
  };
  const value = JSON.stringify(memory);
  await db
    .insertInto('setting')
    .values({ key: demonstrationSetting, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: sql`now()` }))
    .execute();
}
