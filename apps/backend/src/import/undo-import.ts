import { sql, type Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { BulkTransaction } from '../database/bulk.ts';
import { lockFieldsOf, markChanged } from '../database/computation.ts';
import { refreshProductionRollups, refreshWellMonths } from '../database/rollups.ts';
import type { DaySpan } from '../database/replace-well-days.ts';
import type { Database } from '../database/schema.ts';
import { ImportError } from './import-error.ts';
import { waitForTurn, type ImportObserver } from './import-files.ts';
import {
  addRemoved,
  countKept,
  countOverwritten,
  moveImages,
  readRelations,
  removeAdded,
  removeOwn,
  restoreChanged,
  restoreOwn,
  usersOf,
  type ChangedRows,
  type WellDays,
} from './undone-rows.ts';
import { updateWells } from './well-status.ts';

/** What rows of an import are, in the words of the contract. */
export const undoneThings = [
  'dailyRows',
  'readings',
  'months',
  'tests',
  'events',
  'activities',
  'emissions',
  'plans',
  'equipment',
  'curves',
  'masterData',
  'wells',
  'fields',
  'notes',
  'decisions',
] as const;
export type UndoneThing = (typeof undoneThings)[number];

/** What an undo does, or would do, to rows of one kind. */
export interface UndoneOfThing {
  readonly thing: UndoneThing;
  /** Rows that the import added, and that are gone. */
  readonly removed: number;
  /** Rows that are as they were before the import. */
  readonly restored: number;
  /** Rows that stay, because a later import or a person has changed them since. */
  readonly changed: number;
  /** Rows that stay, because others refer to them. */
  readonly used: number;
}

/** What an undo does, or would do. */
export interface UndoReport {
  /** Without those of which there are none. */
  readonly things: readonly UndoneOfThing[];
  /** Wells whose rows change; they are computed anew. */
  readonly wellIds: readonly string[];
  /** The days of daily rows that change; null where none does. */
  readonly days: DaySpan | null;
  /** Months with such days that are closed: each gets an adjustment. */
  readonly closedMonths: readonly string[];
}

/** Tables of many rows, whose rows name the import that wrote them last. */
const bulk: Readonly<Record<string, [UndoneThing, string]>> = {
  daily_production: ['dailyRows', 'well_id day'],
  esp_reading: ['readings', 'well_id at'],
  reported_month: ['months', 'well_id month'],
};

/** Facts of wells and fields, those that depend on others first. */
const facts: Readonly<Record<string, [UndoneThing, string]>> = {
  well_test: ['tests', 'id'],
  well_event: ['events', 'id'],
  schedule_entry: ['activities', 'id'],
  sustainability_day: ['emissions', 'field_id day'],
  production_plan: ['plans', 'field_id well_id month'],
  pump_curve: ['curves', 'well_id installed_at'],
  esp_equipment: ['equipment', 'well_id installed_at'],
  well_main_product: ['masterData', 'well_id since'],
  well_status_record: ['masterData', 'well_id since'],
  well_identifier: ['masterData', 'field_id canonical'],
  well_mother: ['masterData', 'well_id'],
  well_group_member: ['masterData', 'well_group_id well_id'],
  // A merge of wells gives these to another well.
  annotation: ['notes', 'id'],
  exception_decision_finding: ['decisions', 'decision_id finding_id'],
  accepted_level: ['decisions', 'decision_id well_id'],
  sensitivity_choice: ['decisions', 'id'],
  loss_recode: ['decisions', 'id'],
  decline_case: ['decisions', 'id'],
  change_point: ['decisions', 'id'],
  production_drop_exception: ['decisions', 'id'],
  gas_exception: ['decisions', 'id'],
};

/** What others refer to, likewise. */
const places: Readonly<Record<string, [UndoneThing, string]>> = {
  well_group: ['masterData', 'id'],
  well: ['wells', 'id'],
  manufacturer: ['masterData', 'id'],
  field: ['fields', 'id'],
  area: ['masterData', 'id'],
  business_unit: ['masterData', 'id'],
};

/** What an undo needs of the outside. */
export interface UndoContext {
  readonly bulk: <T>(work: (transaction: BulkTransaction) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly observer: ImportObserver;
  /** How long it waits for an import that runs, in seconds. @default without end */
  readonly waitSeconds?: number;
  /** Gets what was undone before that is final; throws where it is not to be. */
  readonly beforeCommit?: (db: Kysely<Database>, report: UndoReport) => Promise<void>;
}

/** Takes back what a preview has done. */
class TakenBack extends Error {
  readonly report: UndoReport;

  constructor(report: UndoReport) {
    super('taken back');
    this.report = report;
  }
}

/**
 * Takes back what an import has stored, in one transaction: rows that it added are gone, rows that it changed are as before. What a
 * later import or a person has changed since stays, and so does what others refer to. Insights have to be computed afterwards.
 * @param by the user; null of the command
 * @throws ImportError where the import cannot be undone, or not any more
 */
export async function undoImport(
  { bulk: inBulk, now, observer, waitSeconds, beforeCommit }: UndoContext,
  runId: number,
  { by, isPreview }: { readonly by: string | null; readonly isPreview: boolean },
): Promise<UndoReport> {
  try {
    return await inBulk(async ({ db }) => {
      await waitForTurn(db, observer, waitSeconds);
      // Images have their moments in it.
      await sql`set local timezone to 'UTC'`.execute(db);
      await assertUndoable(db, runId);
      const report = await takeBack(db, runId);
      if (isPreview) throw new TakenBack(report);
      const sum = (what: 'removed' | 'restored' | 'changed' | 'used') =>
        report.things.reduce((all, one) => all + one[what], 0);
      const undone = {
        removed: sum('removed'),
        restored: sum('restored'),
        kept: sum('changed') + sum('used'),
      };
      await db
        .updateTable('import_run')
        .set({ undone_at: now(), undone_by: by, undone: JSON.stringify(undone) })
        .where('id', '=', runId)
        .execute();
      await beforeCommit?.(db, report);
      return report;
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.report;
    throw error;
  }
}

async function assertUndoable(db: Kysely<Database>, runId: number): Promise<void> {
  const run = await db
    .selectFrom('import_run')
    .select(['status', 'has_images', 'undone_at'])
    .where('id', '=', runId)
    .forUpdate()
    .executeTakeFirst();
  const refuse = (why: string) => new ImportError(`Import ${runId} ${why}.`);
  if (!run) throw refuse('is not known');
  if (run.undone_at) throw refuse('is undone already');
  if (run.status !== 'done') throw refuse('has stored nothing');
  if (!run.has_images) throw refuse('is too old to be undone: what was there before it is not kept any more');
}

async function takeBack(db: Kysely<Database>, runId: number): Promise<UndoReport> {
  const all = { ...bulk, ...facts, ...places };
  const relations = await readRelations(
    db,
    Object.fromEntries(Object.entries(all).map(([name, [, key]]) => [name, key])),
  );
  const relationOf = (name: string) => relations.get(name)!;
  const counts = new Map<UndoneThing, { removed: number; restored: number; changed: number; used: number }>();
  const wells = new Map<string, WellDays[]>();
  const restoredOf = new Map<string, number>();
  const count = (name: string, what: 'removed' | 'restored' | 'changed' | 'used', number: number) => {
    const [thing] = all[name]!;
    const held = counts.get(thing) ?? { removed: 0, restored: 0, changed: 0, used: 0 };
    counts.set(thing, { ...held, [what]: held[what] + number });
  };
  const note = (
    name: string,
    what: 'removed' | 'restored',
    { count: number, wells: changed }: ChangedRows,
  ) => {
    count(name, what, number);
    if (what === 'restored') restoredOf.set(name, (restoredOf.get(name) ?? 0) + number);
    for (const well of changed) wells.set(well.id, [...(wells.get(well.id) ?? []), well]);
  };

  await lockFieldsOf(db, await wellsOf(db, runId));
  for (const name of Object.keys(bulk)) {
    count(name, 'changed', await countOverwritten(db, runId, relationOf(name)));
    note(name, 'removed', await removeOwn(db, runId, relationOf(name)));
    note(name, 'restored', await restoreOwn(db, runId, relationOf(name)));
  }
  const touched = new Set(await relationsOf(db, runId));
  const single = [...Object.keys(facts), ...Object.keys(places)].filter((name) => touched.has(name));
  const unused = sql<boolean>`false`;
  for (const name of Object.keys(facts).filter((one) => touched.has(one)))
    note(name, 'removed', await removeAdded(db, runId, relationOf(name), unused));
  await assertOtherWellsAreThere(db, runId);
  for (const name of single.toReversed()) {
    note(name, 'restored', await addRemoved(db, runId, relationOf(name)));
    note(name, 'restored', await restoreChanged(db, runId, relationOf(name)));
  }
  await assertWellsAreBack(db, runId);
  for (const name of Object.keys(bulk)) note(name, 'restored', await addRemoved(db, runId, relationOf(name)));

  const changedWells = new Set(wells.keys());
  const dated = [...wells.values()].flat().filter(({ from }) => from !== null);
  const days = dated.length === 0 ? null : spanOf(dated);
  const closedMonths = days ? await closedMonthsOf(db, [...changedWells], days) : [];
  if (days) {
    const ids = [...new Set(dated.map(({ id }) => id))];
    await refreshProductionRollups(db, ids, days, runId);
    await sql`
      delete from first_report as held
      where field_id in (select field_id from well where id = any(${ids}::text[]))
        and day between ${days.from}::date and ${days.to}::date
        and not exists (select from field_day as daily where daily.field_id = held.field_id and daily.day = held.day)`.execute(
      db,
    );
  }
  if ((restoredOf.get('field') ?? 0) > 0)
    for (const id of await wellsOfFields(db, runId)) changedWells.add(id);
  const ids = [...changedWells].toSorted();
  if ((restoredOf.get('field') ?? 0) > 0) await refreshWellMonths(db, ids, undefined, runId);
  await updateWells(db, ids, runId);
  await markChanged(db, ids, { reason: 'import', runId });
  // A well that stayed when an earlier import was undone, because of this one's rows, has none now.
  const runs = [runId, ...(await undoneWithPlaces(db))];
  for (const name of Object.keys(places)) {
    const relation = relationOf(name);
    const users = await usersOf(db, relation);
    for (const run of runs) note(name, 'removed', await removeAdded(db, run, relation, users));
  }
  for (const name of single) {
    const kept = await countKept(db, runId, relationOf(name), restoredOf.get(name) ?? 0);
    count(name, 'changed', kept.changed);
    // Areas and the like say nothing that wells and fields do not say.
    if (name === 'well' || name === 'field') count(name, 'used', kept.used);
  }
  await moveImages(db, runId, Object.keys(places));
  const left = await db
    .selectFrom('well')
    .select('id')
    .where('id', 'in', ids.length > 0 ? ids : [''])
    .execute();
  return {
    things: undoneThings.flatMap((thing) => {
      const held = counts.get(thing);
      return held && Object.values(held).some((number) => number > 0) ? { thing, ...held } : [];
    }),
    wellIds: left.map(({ id }) => id).toSorted(),
    days,
    closedMonths,
  };
}

/** An undo that needs a well which is gone since. */
export class WellGoneSince extends ImportError {
  readonly well: string;

  constructor(runId: number, well: string) {
    super(
      `Import ${runId} cannot be undone: well ${well}, which its rows name, is not there any more. Undo the merge that took it first.`,
    );
    this.well = well;
  }
}

/**
 * What would be as before has to be of wells that are there, or that the undo brings back.
 * @throws WellGoneSince
 */
async function assertOtherWellsAreThere(db: Kysely<Database>, runId: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(gone.before ->> 'name', needed.id) as name
    from import_image as image
    cross join lateral (values
      (image.before ->> 'well_id', image.after ->> 'well_id'),
      (image.before ->> 'mother_id', image.after ->> 'mother_id')) as needed (id, left_as)
    left join lateral (
      select run_id, before from import_image
      where relation = 'well' and key ->> 'id' = needed.id and before is not null and after is null
      order by run_id desc limit 1) as gone on true
    where image.run_id = ${runId} and image.before is not null and needed.id is not null
      and (image.after is null or image.after <> '{}' and needed.id is distinct from needed.left_as)
      and gone.run_id is distinct from ${runId}
      and not exists (select from well where well.id = needed.id)
    order by name limit 1`.execute(db);
  if (rows[0]) throw new WellGoneSince(runId, rows[0].name);
}

/** @throws ImportError where a well that the run removed cannot be there again, as its name is another one's by now */
async function assertWellsAreBack(db: Kysely<Database>, runId: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select before ->> 'name' as name from import_image
    where run_id = ${runId} and relation = 'well' and before is not null and after is null
      and not exists (select from well where well.id = import_image.key ->> 'id')`.execute(db);
  if (rows[0])
    throw new ImportError(
      `Import ${runId} cannot be undone: the name of well ${rows[0].name} is another well's by now.`,
    );
}

function spanOf(wells: readonly WellDays[]): DaySpan {
  const from = wells.map((well) => well.from!).toSorted()[0]!;
  const to = wells
    .map((well) => well.to!)
    .toSorted()
    .at(-1)!;
  return { from, to };
}

async function relationsOf(db: Kysely<Database>, runId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('import_image')
    .select('relation')
    .distinct()
    .where('run_id', '=', runId)
    .execute();
  return rows.map(({ relation }) => relation);
}

/** Wells of the run's rows: their fields are locked before anything changes. */
async function wellsOf(db: Kysely<Database>, runId: number): Promise<string[]> {
  const own = Object.keys(bulk).map(
    (name) => sql`select well_id from ${sql.table(name)} where import_run_id = ${runId}`,
  );
  const { rows } = await sql<{ id: string }>`
    ${sql.join(own, sql` union `)}
    union select coalesce(key ->> 'well_id', after ->> 'well_id', before ->> 'well_id', case when relation = 'well' then key ->> 'id' end)
    from import_image where run_id = ${runId}
    union select well.id from import_image join well on well.field_id = key ->> 'id'
    where run_id = ${runId} and relation = 'field'`.execute(db);
  return rows.flatMap(({ id }) => id ?? []);
}

/** Imports that were undone and left wells, fields or what they lie in, because others referred to them. */
async function undoneWithPlaces(db: Kysely<Database>): Promise<number[]> {
  const rows = await db
    .selectFrom('import_image')
    .innerJoin('import_run', 'import_run.id', 'import_image.run_id')
    .select('import_run.id')
    .distinct()
    .where('import_run.undone_at', 'is not', null)
    .orderBy('import_run.id')
    .execute();
  return rows.map(({ id }) => id);
}

async function wellsOfFields(db: Kysely<Database>, runId: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select well.id from import_image join well on well.field_id = key ->> 'id'
    where run_id = ${runId} and relation = 'field' and before is not null`.execute(db);
  return rows.map(({ id }) => id);
}

/** Closed months of the wells' fields in which a day lies. */
async function closedMonthsOf(
  db: Kysely<Database>,
  wellIds: readonly string[],
  { from, to }: DaySpan,
): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select distinct to_char(entry.month, 'YYYY-MM') as month from book_entry as entry
    where entry.reason = 'close'
      and entry.field_id in (select field_id from well where id = any(${wellIds}::text[]))
      and entry.month between date_trunc('month', ${from}::date) and ${to}::date
    order by 1`.execute(db);
  return rows.map(({ month }) => month);
}
