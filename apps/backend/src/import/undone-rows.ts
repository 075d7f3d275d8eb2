import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';

/** A table that imports write. */
export interface Relation {
  readonly name: string;
  readonly key: readonly string[];
  /** All columns that can be written. */
  readonly columns: readonly string[];
}

/** Rows of a well that were changed; the days are null where the rows are of no production. */
export interface WellDays {
  readonly id: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** Rows that a statement changed, and their wells. */
export interface ChangedRows {
  readonly count: number;
  readonly wells: readonly WellDays[];
}

/** Rows that stay: a later import or a person has changed them, or others refer to them. */
export interface KeptRows {
  readonly changed: number;
  readonly used: number;
}

/** Tables whose rows follow from others: those of a well or field that is removed go with it. */
const derived = new Set([
  ...['well_computation', 'well_month', 'well_deferred_month', 'deferred_production', 'deferred_loss'],
  ...['change_point', 'production_drop_exception', 'gas_exception', 'no_data_exception', 'loss_day'],
  ...['notification', 'notified_episode', 'well_decline', 'pumped_model', 'well_advice', 'step_record'],
  ...['field_day', 'field_deferred_day', 'field_loss_day', 'first_report'],
  ...['optimization_opportunity', 'frequency_change', 'planted_event'],
]);

/** Of those, whether a person has decided on advice that stands in them. */
const advised: Readonly<Record<string, RawBuilder<unknown>>> = {
  optimization_opportunity: sql`exists (select from advice_decision where opportunity_id = other.id)`,
  frequency_change: sql`exists (select from advice_decision where frequency_change_id = other.id)`,
};

/** Reads the columns of tables. @param keys their primary keys */
export async function readRelations(
  db: Kysely<Database>,
  keys: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, Relation>> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name::text as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = 'public' and table_name = any(${Object.keys(keys)}::text[])
      and is_generated = 'NEVER' and is_identity = 'NO'
    group by table_name`.execute(db);
  return new Map(rows.map((row) => [row.name, { ...row, key: keys[row.name]!.split(' ') }]));
}

/** What a run left of a table, as `mine`: keys as the table has them, and the images. */
const imagesOf = (runId: number, { name, key }: Relation) => sql`
  mine as materialized (
    select ${sql.join(key.map((column) => sql.ref(`place.${column}`)))}, image.key as image_key, image.before, image.after
    from import_image as image cross join lateral jsonb_populate_record(null::${sql.table(name)}, image.key) as place
    where image.run_id = ${runId} and image.relation = ${name}
  )`;

/** Only a plan may be of no well. */
const isIt = ({ name, key }: Relation) =>
  sql.join(
    key.map((column) =>
      name === 'production_plan' && column === 'well_id'
        ? sql`coalesce(held.well_id, '') = coalesce(mine.well_id, '')`
        : sql`${sql.ref(`held.${column}`)} = ${sql.ref(`mine.${column}`)}`,
    ),
    sql` and `,
  );

const columnsOf = ({ columns }: Relation, row: string) =>
  sql.join(columns.map((column) => sql.ref(row === '' ? column : `${row}.${column}`)));

/** Whether a row is what the run left, as far as the run kept it. */
const isAsLeft = sql`not exists (
  select from jsonb_each(mine.after) as left_as where to_jsonb(held) -> left_as.key is distinct from left_as.value)`;

/** What the run changed of a row, as it was before. */
const difference = sql`(
  select coalesce(jsonb_object_agg(found.key, found.value), '{}') from jsonb_each(mine.before) as found
  where mine.after -> found.key is distinct from found.value)`;

/** Whether nothing has touched what the run changed of a row. */
const isUntouched = (runId: number, { name }: Relation) => sql`(
  not exists (
    select from jsonb_each(${difference}) as found where to_jsonb(held) -> found.key is distinct from mine.after -> found.key)
  and not exists (
    select from import_image as later cross join lateral jsonb_each(${difference}) as found
    where later.relation = ${name} and later.key = mine.image_key and later.run_id > ${runId}
      and later.before -> found.key is distinct from later.after -> found.key))`;

/** First and last day of a row `held` of the tables that hold production. */
const daysOf: Readonly<Partial<Record<string, { first: RawBuilder<unknown>; last: RawBuilder<unknown> }>>> = {
  daily_production: { first: sql`held.day`, last: sql`held.day` },
  reported_month: { first: sql`held.month`, last: sql`(held.month + interval '1 month')::date - 1` },
};

async function changedBy(
  db: Kysely<Database>,
  relation: Relation,
  images: RawBuilder<unknown>,
  statement: RawBuilder<unknown>,
): Promise<ChangedRows> {
  const well = relation.columns.includes('well_id') ? sql`held.well_id` : sql`null::text`;
  const { first, last } = daysOf[relation.name] ?? { first: sql`null::date`, last: sql`null::date` };
  const { rows } = await sql<{ id: string | null; count: number; from: string | null; to: string | null }>`
    with ${images}, changed as (${statement} returning ${relation.name === 'well' ? sql`held.id` : well} as well, ${first} as first, ${last} as last)
    select well as id, count(*)::int as count, min(first)::text as from, max(last)::text as to from changed group by well`.execute(
    db,
  );
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    wells: rows.flatMap(({ id, from, to }) => (id === null ? [] : [{ id, from, to }])),
  };
}

/** Removes the rows of a table of many rows that the run added, and that are still its own. */
export function removeOwn(db: Kysely<Database>, runId: number, relation: Relation): Promise<ChangedRows> {
  return changedBy(
    db,
    relation,
    imagesOf(runId, relation),
    sql`delete from ${sql.table(relation.name)} as held
        where held.import_run_id = ${runId} and not exists (select from mine where ${isIt(relation)})`,
  );
}

/** Gives the rows of a table of many rows that are still the run's own what they were before. */
export function restoreOwn(db: Kysely<Database>, runId: number, relation: Relation): Promise<ChangedRows> {
  return changedBy(
    db,
    relation,
    imagesOf(runId, relation),
    sql`update ${sql.table(relation.name)} as held
        set (${columnsOf(relation, '')}) = (
          select ${columnsOf(relation, 'found')} from jsonb_populate_record(null::${sql.table(relation.name)}, mine.before) as found)
        from mine where held.import_run_id = ${runId} and ${isIt(relation)}`,
  );
}

/** Counts the rows of a table of many rows that the run wrote and a later one has changed. */
export async function countOverwritten(
  db: Kysely<Database>,
  runId: number,
  { name }: Relation,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct key)::int as count from import_image
    where before ? 'import_run_id' and (before ->> 'import_run_id')::bigint = ${runId} and relation = ${name}
      and run_id <> ${runId}`.execute(db);
  return rows[0]!.count;
}

/**
 * Removes the rows that the run added and that are as it left them, unless others refer to them.
 * @param users conditions under which a row is in use, see {@link usersOf}
 */
export function removeAdded(
  db: Kysely<Database>,
  runId: number,
  relation: Relation,
  users: RawBuilder<boolean>,
): Promise<ChangedRows> {
  return changedBy(
    db,
    relation,
    imagesOf(runId, relation),
    sql`delete from ${sql.table(relation.name)} as held using mine
        where mine.before is null and mine.after is not null and ${isIt(relation)} and ${isAsLeft} and not (${users})`,
  );
}

/** Gives what the run changed of rows, and what is as the run left it, its values of before. */
export function restoreChanged(
  db: Kysely<Database>,
  runId: number,
  relation: Relation,
): Promise<ChangedRows> {
  return changedBy(
    db,
    relation,
    imagesOf(runId, relation),
    sql`update ${sql.table(relation.name)} as held
        set (${columnsOf(relation, '')}) = (
          select ${columnsOf(relation, 'found')} from jsonb_populate_record(held, ${difference}) as found)
        from mine
        where mine.before is not null and mine.after is not null and ${isIt(relation)} and ${isUntouched(runId, relation)}`,
  );
}

/** What no image has because it follows from other rows, until it does again. */
const ofFollowing = ({ name }: Relation) =>
  sql`${name === 'well' ? '{"status": "producing", "flow_kind": "production"}' : '{}'}::jsonb`;

/** Adds the rows again that the run removed. */
export function addRemoved(db: Kysely<Database>, runId: number, relation: Relation): Promise<ChangedRows> {
  return changedBy(
    db,
    relation,
    imagesOf(runId, relation),
    sql`insert into ${sql.table(relation.name)} as held (${columnsOf(relation, '')})
        select ${columnsOf(relation, 'found')}
        from mine cross join lateral jsonb_populate_record(null::${sql.table(relation.name)}, ${ofFollowing(relation)} || mine.before) as found
        where mine.before is not null and mine.after is null
        on conflict do nothing`,
  );
}

/** Counts the rows that the run wrote and that stand otherwise than they did before it. Call it when all is done. */
export async function countKept(
  db: Kysely<Database>,
  runId: number,
  relation: Relation,
  restored: number,
): Promise<KeptRows> {
  const { rows } = await sql<{ changed: number; used: number; updates: number }>`
    with ${imagesOf(runId, relation)}
    select count(*) filter (where mine.before is null and not ${isAsLeft})::int as changed,
           count(*) filter (where mine.before is null and ${isAsLeft})::int as used,
           count(*) filter (where mine.before is not null)::int as updates
    from mine join ${sql.table(relation.name)} as held on ${isIt(relation)} where mine.before is not null or mine.after is not null`.execute(
    db,
  );
  const { changed, used, updates } = rows[0]!;
  return { changed: changed + Math.max(0, updates - restored), used };
}

/**
 * What later imports found of the run's rows is what was there before it: undone in any order, imports leave what was there at first.
 * @param places tables whose rows stay while others refer to them: that the run added them stays known
 */
export async function moveImages(
  db: Kysely<Database>,
  runId: number,
  places: readonly string[],
): Promise<void> {
  const later = sql`mine.run_id = ${runId} and later.run_id > ${runId} and later.relation = mine.relation and later.key = mine.key`;
  const isOwn = (row: string) =>
    sql`${sql.ref(`${row}.before`)} ? 'import_run_id' and (${sql.ref(`${row}.before`)} ->> 'import_run_id')::bigint = ${runId}`;
  // Of tables of many rows: those that the run added have no image, and are from now on the later run's own.
  await sql`
    update import_image as later set before = mine.before from import_image as mine
    where ${later} and ${isOwn('later')} and mine.after = '{}'`.execute(db);
  await sql`delete from import_image as later where ${isOwn('later')}`.execute(db);
  await sql`
    update import_image as later
    set before = case when mine.before is null then null else later.before || (
          select coalesce(jsonb_object_agg(found.key, found.value), '{}') from jsonb_each(${difference}) as found
          where later.before -> found.key = mine.after -> found.key) end,
        after = case when mine.before is null then later.after else later.after || (
          select coalesce(jsonb_object_agg(found.key, found.value), '{}') from jsonb_each(${difference}) as found
          where later.before -> found.key = mine.after -> found.key and later.after -> found.key = mine.after -> found.key) end
    from import_image as mine
    where ${later} and mine.after is not null and mine.after <> '{}' and later.before is not null
      and (mine.before is not null or later.run_id = (
        select min(next.run_id) from import_image as next
        where next.relation = mine.relation and next.key = mine.key and next.run_id > ${runId}))`.execute(db);
  await sql`
    delete from import_image
    where run_id = ${runId} and not (relation = any(${places}::text[]) and before is null and after is not null)`.execute(
    db,
  );
}

/** Whether rows refer to a row of a table that do not follow from others; or whether a person has decided on one that does. */
export async function usersOf(db: Kysely<Database>, { name }: Relation): Promise<RawBuilder<boolean>> {
  const users = [...(await usersByTable(db, name)).values()];
  return users.length === 0 ? sql<boolean>`false` : sql<boolean>`${sql.join(users, sql` or `)}`;
}

/** The conditions of {@link usersOf}, each by the table whose rows refer to the row `held`. */
export async function usersByTable(
  db: Kysely<Database>,
  name: string,
): Promise<ReadonlyMap<string, RawBuilder<boolean>>> {
  const { rows } = await sql<{ table: string; column: string; decided: boolean }>`
    select constrained.relname as table, attribute.attname as column, exists (
      select from pg_attribute as other
      where other.attrelid = constrained.oid and other.attname = 'decided_by' and not other.attisdropped) as decided
    from pg_constraint as link
    join pg_class as constrained on constrained.oid = link.conrelid
    join pg_attribute as attribute on attribute.attrelid = link.conrelid and attribute.attnum = link.conkey[1]
    where link.contype = 'f' and link.confrelid = ${`public.${name}`}::regclass and array_length(link.conkey, 1) = 1
    order by 1, 2`.execute(db);
  const users = new Map<string, RawBuilder<boolean>>();
  for (const { table, column, decided } of rows) {
    if (derived.has(table) && !decided && !advised[table]) continue;
    const isDecided = derived.has(table) ? sql`and ${advised[table] ?? sql`decided_by is not null`}` : sql``;
    const refers = sql<boolean>`exists (select from ${sql.table(table)} as other where ${sql.ref(`other.${column}`)} = held.id ${isDecided})`;
    // A table may refer to it by more than one column.
    const others = users.get(table);
    users.set(table, others ? sql<boolean>`(${others} or ${refers})` : refers);
  }
  return users;
}
