import { sql, type Kysely, type RawBuilder } from 'kysely';
import { lockFieldsOf, markChanged } from '../database/computation.ts';
import type { DaySpan } from '../database/replace-well-days.ts';
import { refreshProductionRollups, refreshWellMonths } from '../database/rollups.ts';
import type { Database } from '../database/schema.ts';
import { canonical } from './identity.ts';
import type { ChangeContext } from './change-records.ts';
import { ImportError } from './import-error.ts';
import { readRelations, usersByTable } from './undone-rows.ts';
import { updateWells } from './well-status.ts';

/** What rows of a merged well are, in the words of the contract. */
export const mergedThings = [
  'dailyRows',
  'readings',
  'months',
  'tests',
  'events',
  'activities',
  'plans',
  'equipment',
  'masterData',
  'notes',
  'decisions',
] as const;
export type MergedThing = (typeof mergedThings)[number];

/** What a merge does, or would do, to rows of one kind. */
export interface MergedOfThing {
  readonly thing: MergedThing;
  /** Rows that go to the well that stays. */
  readonly moved: number;
  /** Rows that both wells have of one time, place or group and that need no choice: those of the well that stays stand. */
  readonly double: number;
  /** Rows of the same time that both wells have, and that say something else: one of the two has to be chosen. */
  readonly clashing: number;
}

/** What a merge does, or would do. */
export interface MergeReport {
  /** Without those of which there are none. */
  readonly things: readonly MergedOfThing[];
  /** Days on which the two wells say something else, the first of them. */
  readonly clashingDays: readonly string[];
  /** Why it cannot be done: names of what else refers to the well that goes; empty where it can. */
  readonly heldBy: readonly string[];
}

/** Whose rows stay where both wells have some of one time. */
export type KeptSide = 'from' | 'into';

/** Days that a report names. */
const maxNamedDays = 400;

/** Tables of many rows: with their key beside the well. */
const bulk: Readonly<Record<string, [MergedThing, string]>> = {
  daily_production: ['dailyRows', 'day'],
  esp_reading: ['readings', 'at'],
  reported_month: ['months', 'month'],
};

/** Tables whose rows go to the other well, each known by an id of its own. */
const own: Readonly<Record<string, MergedThing>> = {
  well_test: 'tests',
  well_event: 'events',
  schedule_entry: 'activities',
  annotation: 'notes',
  exception_decision_finding: 'decisions',
  accepted_level: 'decisions',
  change_point: 'decisions',
  production_drop_exception: 'decisions',
  gas_exception: 'decisions',
};

/** Tables of which a well has one row for each of these; those of the well that stays stand. */
const keyed: Readonly<Record<string, [MergedThing, string]>> = {
  production_plan: ['plans', 'month'],
  esp_equipment: ['equipment', 'installed_at'],
  well_status_record: ['masterData', 'since'],
  well_main_product: ['masterData', 'since'],
  well_group_member: ['masterData', 'well_group_id'],
};

/** Tables that count what people chose of a well. */
const counted = ['sensitivity_choice', 'loss_recode', 'decline_case'] as const;

/** Findings that follow from rows, and are taken along only where a person has said something about them. */
const findings: Readonly<Record<string, RawBuilder<unknown>>> = {
  change_point: sql`moved.version > 1 and not exists (
    select from change_point as there where there.well_id = `,
  production_drop_exception: sql`moved.version > 1 and not exists (
    select from production_drop_exception as there where there.well_id = `,
  gas_exception: sql`moved.version > 1`,
};
const sameFinding: Readonly<Record<string, RawBuilder<unknown>>> = {
  change_point: sql` and there.variable = moved.variable and there.change_day = moved.change_day)`,
  production_drop_exception: sql` and there.variable = moved.variable and there.day = moved.day)`,
};

/**
 * Makes one well of two that are one under two names, both of one field: rows of `from` become those of `into`, its names become
 * aliases, and it goes. Call it in a run of the import, by which it can be undone.
 * @param keep whose rows stay where both have some of one time that say something else; undefined while no person has chosen
 * @param assertFits throws where the report is not what a person has seen; nothing may stay of the merge then
 * @throws ImportError where rows clash and no person has chosen, or where something else holds the well: nothing may stay of it then
 */
export async function mergeWells(
  db: Kysely<Database>,
  pair: { readonly from: string; readonly into: string },
  keep: KeptSide | undefined,
  by: { readonly userId?: string; readonly runId: number },
  assertFits: (report: MergeReport) => void = () => undefined,
): Promise<MergeReport> {
  const report = await merged(db, pair, keep, by);
  assertFits(report);
  if (keep === undefined && report.things.some(({ clashing }) => clashing > 0))
    throw new ImportError(
      `There are days on which both wells have rows that differ (${report.clashingDays.slice(0, 5).join(', ')}): choose whose stay.`,
    );
  if (report.heldBy.length > 0)
    throw new ImportError(
      `The well that would go is held by what others refer to: ${report.heldBy.join(', ')}.`,
    );
  return report;
}

async function merged(
  db: Kysely<Database>,
  { from, into }: Pair,
  keep: KeptSide | undefined,
  by: { readonly userId?: string; readonly runId?: number },
): Promise<MergeReport> {
  await lockFieldsOf(db, [from, into]);
  const counts = new Map<MergedThing, { moved: number; double: number; clashing: number }>();
  const count = (thing: MergedThing, what: 'moved' | 'double' | 'clashing', number: number) => {
    const held = counts.get(thing) ?? { moved: 0, double: 0, clashing: 0 };
    counts.set(thing, { ...held, [what]: held[what] + number });
  };
  const relations = await readRelations(db, {
    ...Object.fromEntries(Object.entries(bulk).map(([name, [, key]]) => [name, `well_id ${key}`])),
    well: 'id',
  });
  const clashingDays = await namedDays(db, from, into);
  const days = await spanOf(db, from);
  for (const [name, [thing, key]] of Object.entries(bulk)) {
    const values = relations
      .get(name)!
      .columns.filter((column) => !['well_id', key, 'import_run_id'].includes(column));
    const both = await countBoth(db, name, key, values, { from, into });
    count(thing, 'double', both.double);
    count(thing, 'clashing', both.clashing);
    count(thing, 'moved', await moveBulk(db, name, key, values, { from, into, keep }));
  }
  for (const [name, [thing, key]] of Object.entries(keyed)) {
    const place = sql.ref(`moved.${key}`);
    const there = sql`select from ${sql.table(name)} as there where there.well_id = ${into} and ${sql.ref(`there.${key}`)} = ${place}`;
    count(
      thing,
      'moved',
      await changed(
        sql`update ${sql.table(name)} as moved set well_id = ${into} where well_id = ${from} and not exists (${there})`,
      ),
    );
    // A pump of which both wells have the run is no matter of choice: it holds the well.
    if (thing !== 'equipment')
      count(thing, 'double', await changed(sql`delete from ${sql.table(name)} where well_id = ${from}`));
  }
  for (const [name, thing] of Object.entries(own)) {
    const condition = findings[name];
    const also = condition
      ? sql` and ${condition}${sameFinding[name] ? sql`${into}${sameFinding[name]}` : sql``}`
      : sql``;
    count(
      thing,
      'moved',
      await changed(
        sql`update ${sql.table(name)} as moved set well_id = ${into} where well_id = ${from}${also}`,
      ),
    );
  }
  for (const name of counted) {
    const undone =
      name !== 'sensitivity_choice' ? sql`, undone_version = moved.undone_version + newest.version` : sql``;
    count(
      'decisions',
      'moved',
      await changed(sql`
        update ${sql.table(name)} as moved set well_id = ${into}, version = moved.version + newest.version${undone}
        from (select coalesce(max(version), 0) as version from ${sql.table(name)} where well_id = ${into}) as newest
        where well_id = ${from}`),
    );
  }
  if (days) await refreshProductionRollups(db, [from, into], days, by.runId);
  if (counts.has('months')) await refreshWellMonths(db, [from, into], undefined, by.runId);
  await moveNames(db, { from, into });
  await moveWellbores(db, { from, into });
  const heldBy = await holders(db, from);
  if (heldBy.length === 0) await db.deleteFrom('well').where('id', '=', from).execute();
  await updateWells(db, [into], by.runId);
  const { userId, runId } = by;
  await markChanged(db, [into], { reason: 'import', runId, ...(userId !== undefined && { userId }) });
  return {
    things: mergedThings.flatMap((thing) => {
      const held = counts.get(thing);
      return held && Object.values(held).some((number) => number > 0) ? { thing, ...held } : [];
    }),
    clashingDays,
    heldBy,
  };

  async function changed(statement: RawBuilder<unknown>): Promise<number> {
    return Number((await statement.execute(db)).numAffectedRows ?? 0n);
  }
}

interface Pair {
  readonly from: string;
  readonly into: string;
}

/** Columns of a row of one of the two, as one value. */
const rowOf = (side: string, values: readonly string[]) =>
  sql`(${sql.join(values.map((column) => sql.ref(`${side}.${column}`)))})`;

async function countBoth(
  db: Kysely<Database>,
  name: string,
  key: string,
  values: readonly string[],
  { from, into }: Pair,
): Promise<{ double: number; clashing: number }> {
  const { rows } = await sql<{ double: number; clashing: number }>`
    select count(*) filter (where not differs)::int as double, count(*) filter (where differs)::int as clashing
    from (
      select ${rowOf('one', values)} is distinct from ${rowOf('other', values)} as differs
      from ${sql.table(name)} as one
      join ${sql.table(name)} as other on other.well_id = ${into} and ${sql.ref(`other.${key}`)} = ${sql.ref(`one.${key}`)}
      where one.well_id = ${from}
    ) as both_have`.execute(db);
  return rows[0]!;
}

/** Moves rows of a table of many rows. What is removed has its image, so that an undo finds it. */
async function moveBulk(
  db: Kysely<Database>,
  name: string,
  key: string,
  values: readonly string[],
  { from, into, keep }: Pair & { readonly keep: KeptSide | undefined },
): Promise<number> {
  const table = sql.table(name);
  const at = sql.ref(key);
  const columns = sql.join(values.map((column) => sql.ref(column)));
  if (keep === 'from')
    await sql`
      update ${table} as held
      set (${columns}, import_run_id) = (${sql.join(values.map((column) => sql.ref(`moved.${column}`)))},
        nullif(current_setting('cnx.import_run', true), '')::bigint)
      from ${table} as moved
      where held.well_id = ${into} and moved.well_id = ${from} and ${sql.ref(`held.${key}`)} = ${sql.ref(`moved.${key}`)}
        and ${rowOf('held', values)} is distinct from ${rowOf('moved', values)}`.execute(db);
  const { numAffectedRows } = await sql`
    insert into ${table} (well_id, ${at}, ${columns})
    select ${into}, ${at}, ${columns} from ${table} as moved
    where well_id = ${from} and not exists (
      select from ${table} as there where there.well_id = ${into} and ${sql.ref(`there.${key}`)} = ${sql.ref(`moved.${key}`)})`.execute(
    db,
  );
  await sql`delete from ${table} where well_id = ${from}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** The first days on which both wells have a row, and the rows differ in what they report. */
async function namedDays(db: Kysely<Database>, from: string, into: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select one.day::text as day
    from daily_production as one join daily_production as other on other.well_id = ${into} and other.day = one.day
    where one.well_id = ${from}
      and to_jsonb(one) - array['well_id', 'import_run_id'] <> to_jsonb(other) - array['well_id', 'import_run_id']
    order by one.day limit ${maxNamedDays}`.execute(db);
  return rows.map(({ day }) => day);
}

async function spanOf(db: Kysely<Database>, wellId: string): Promise<DaySpan | undefined> {
  const { from, to } = await db
    .selectFrom('daily_production')
    .select(({ fn }) => [fn.min('day').as('from'), fn.max('day').as('to')])
    .where('well_id', '=', wellId)
    .executeTakeFirstOrThrow();
  return from === null ? undefined : { from, to };
}

/** The names and identifiers of the well that goes find the one that stays from now on. */
async function moveNames(db: Kysely<Database>, { from, into }: Pair): Promise<void> {
  const wells = await db
    .selectFrom('well')
    .select(['id', 'name', 'uwi', 'field_id'])
    .where('id', 'in', [from, into])
    .execute();
  const gone = wells.find(({ id }) => id === from)!;
  const stays = wells.find(({ id }) => id === into)!;
  await sql`
    update well_identifier as moved set well_id = ${into}, kind = case
      when exists (select from well_identifier as there where there.well_id = ${into} and there.kind = moved.kind) then 'alias'
      else moved.kind end
    where well_id = ${from}`.execute(db);
  if (stays.uwi === null && gone.uwi !== null)
    await db.updateTable('well').set({ uwi: gone.uwi }).where('id', '=', into).execute();
  const aliases = [gone.name, ...(stays.uwi === null || gone.uwi === null ? [] : [gone.uwi])];
  const known = new Set([stays.name, stays.uwi ?? stays.name].map(canonical));
  for (const identifier of aliases) {
    const form = canonical(identifier);
    if (known.has(form)) continue;
    await db
      .insertInto('well_identifier')
      .values({ field_id: gone.field_id, canonical: form, well_id: into, kind: 'alias', identifier })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Wellbores of the well that goes are those of the one that stays, or of its mother; so is its own mother, where that one has none. */
async function moveWellbores(db: Kysely<Database>, { from, into }: Pair): Promise<void> {
  await sql`
    insert into well_mother (well_id, mother_id)
    select ${into}, own.mother_id from well_mother as own
    where own.well_id = ${from} and own.mother_id <> ${into}
      and not exists (select from well_mother as bore where bore.mother_id in (${from}, ${into}) and bore.well_id <> ${into})
    on conflict do nothing`.execute(db);
  await sql`
    delete from well_mother where well_id = ${from} or (well_id = ${into} and mother_id = ${from})`.execute(
    db,
  );
  await sql`
    update well_mother set mother_id = coalesce(
      (select own.mother_id from well_mother as own where own.well_id = ${into}), ${into})
    where mother_id = ${from}`.execute(db);
}

/** What else refers to a well and would go with it, by the names of the tables. */
async function holders(db: Kysely<Database>, wellId: string): Promise<string[]> {
  const held: string[] = [];
  for (const [table, condition] of await usersByTable(db, 'well')) {
    const { rows } = await sql<{ held: boolean }>`
      select ${condition} as held from well as held where held.id = ${wellId}`.execute(db);
    if (rows[0]?.held) held.push(table);
  }
  return held;
}

/** Takes back what a preview has done. */
class TakenBack extends Error {
  readonly report: MergeReport;

  constructor(report: MergeReport) {
    super('taken back');
    this.report = report;
  }
}

/** What {@link mergeWells} would do; nothing is changed. */
export async function previewMerge(
  inBulk: ChangeContext['bulk'],
  pair: { readonly from: string; readonly into: string },
  keep?: KeptSide,
): Promise<MergeReport> {
  try {
    return await inBulk(async ({ db }) => {
      throw new TakenBack(await merged(db, pair, keep, {}));
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.report;
    throw error;
  }
}
