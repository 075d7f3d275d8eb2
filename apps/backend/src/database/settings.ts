import { sql, type Kysely } from 'kysely';
import { sensitivities, type Sensitivity } from '../vocabulary.ts';
import { anyOf } from './expressions.ts';
import type { Database } from './schema.ts';

/** Key of the setting that holds the sensitivity of change detection. */
export const sensitivitySetting = 'changePointSensitivity';
/** Key of the setting that says when insights were last computed, and by which versions of the rules. */
export const computedSetting = 'insightsComputed';

const defaultSensitivity: Sensitivity = 'medium';

/** The sensitivity of wells for which no user has chosen one. @default medium, when it was never set */
export async function readSensitivity(db: Kysely<Database>): Promise<Sensitivity> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', sensitivitySetting)
    .executeTakeFirst();
  return sensitivities.find((step) => step === row?.value) ?? defaultSensitivity;
}

/** The sensitivity that the changes of each of these wells are searched with: its own where a person chose one. */
export async function readSensitivities(
  db: Kysely<Database>,
  wellIds: readonly string[],
): Promise<ReadonlyMap<string, Sensitivity>> {
  const installed = await readSensitivity(db);
  const chosen = await db
    .selectFrom('sensitivity_choice')
    .distinctOn('well_id')
    .select(['well_id', 'sensitivity'])
    .where('well_id', '=', anyOf(wellIds))
    .orderBy('well_id')
    .orderBy('version', 'desc')
    .execute();
  return new Map([
    ...wellIds.map((id) => [id, installed] as const),
    ...chosen.map((choice) => [choice.well_id, choice.sensitivity] as const),
  ]);
}

/** What the setting {@link computedSetting} holds. */
interface Computation {
  /** ISO moment. */
  readonly at: string;
  /** By rule. */
  readonly ruleVersions?: Readonly<Record<string, string>>;
}

/** Stores that insights have been computed. */
export async function writeComputation(
  db: Kysely<Database>,
  at: Date,
  ruleVersions: Readonly<Record<string, string>>,
): Promise<void> {
  const value = JSON.stringify({ at: at.toISOString(), ruleVersions } satisfies Computation);
  // The transaction may have begun long before others wrote theirs.
  const written = sql<Date>`clock_timestamp()`;
  await db
    .insertInto('setting')
    .values({ key: computedSetting, value, updated_at: written })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: written }))
    .execute();
}

/**
 * @returns Two texts that change: one whenever an import, a seed or a change of settings has altered what screens show, the
 * other with every decision.
 */
export async function readDataVersion(
  db: Kysely<Database>,
): Promise<{ readonly data: string; readonly decisions: string }> {
  const { run, setting, decisions, advice, schedule, declines, closed, reports } = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('import_run')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('status', '=', 'done')
        .as('run'),
      selectFrom('setting')
        .select(({ fn }) => fn.max('updated_at').as('at'))
        .as('setting'),
      // Counted, not dated: of two decisions at once either may be seen first.
      selectFrom('exception_decision')
        .select(sql<string>`count(*) || ' ' || count(undone_at)`.as('decisions'))
        .as('decisions'),
      selectFrom('advice_decision')
        .select(sql<string>`count(*) || ' ' || count(undone_at)`.as('advice'))
        .as('advice'),
      selectFrom('schedule_change')
        .select(sql<string>`count(*) || ' ' || count(undone_at)`.as('schedule'))
        .as('schedule'),
      selectFrom('decline_case')
        .select(sql<string>`count(*) || ' ' || count(undone_version)`.as('declines'))
        .as('declines'),
      selectFrom('book_entry')
        .select(sql<string>`count(*)`.as('closed'))
        .where('reason', '=', 'close')
        .as('closed'),
      selectFrom('kept_report')
        .select(sql<string>`count(*)`.as('reports'))
        .as('reports'),
    ])
    .executeTakeFirstOrThrow();
  return {
    data: `${run} ${setting?.toISOString()}`,
    decisions: `${decisions} ${advice} ${schedule} ${declines} ${closed} ${reports}`,
  };
}
