import { sql, type Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { BulkTransaction } from '../database/bulk.ts';
import { lockField, lockFieldsOf, markChanged } from '../database/computation.ts';
import { refreshWellMonths } from '../database/rollups.ts';
import type { Database } from '../database/schema.ts';
import type { MainProduct, MethodOfProduction, WellGroupKind, WellStatus } from '../vocabulary.ts';
import { ensureArea } from './assets.ts';
import { removeEmptied } from './field-master-data.ts';
import { canonical } from './identity.ts';
import { keepImages } from './images.ts';
import { waitForTurn } from './import-files.ts';
import { finishRun, forgetRun, nothingRead, withRun, type RecordChange } from './run-protocol.ts';
import { storeWells } from './store-wells.ts';
import { sinceEver } from './well-master-data.ts';
import type { OwnIdentifier } from './well-record.ts';
import { WellRegister, type NotFree } from './well-register.ts';
import { updateWells } from './well-status.ts';

/** What a change of records needs of the outside. */
export interface ChangeContext {
  /** Where that it begins is written down, outside of its transaction. */
  readonly db: Kysely<Database>;
  readonly bulk: <T>(work: (transaction: BulkTransaction) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  /** Who makes it on the page. */
  readonly userId?: string;
}

/** What is changed. */
export interface ChangeName {
  readonly kind: 'wells' | 'fields';
  readonly change: RecordChange;
  /** The record by its name. */
  readonly subject: string;
}

/** Seconds that a change waits for an import that runs. */
const waitSeconds = 20;

const unwatched = {
  onProgress: () => undefined,
  onRejected: () => undefined,
  onSuspect: () => undefined,
  onStage: () => undefined,
};

/**
 * Makes a change as a run of the import: one at a time, in one transaction, with an image of each row before it, by which it can
 * be undone as an import can. A change of nothing leaves no run.
 * @param work changes rows of these wells, and returns how many records it changed
 * @returns the number of the run; null where nothing was changed
 */
export async function changeAsRun<Result extends { readonly changed: number }>(
  { db, bulk, now, userId }: ChangeContext,
  { kind, change, subject }: ChangeName,
  work: (transaction: BulkTransaction, runId: number) => Promise<Result>,
): Promise<Result & { readonly runId: number | null }> {
  const options = { strict: false, kind, change };
  return withRun({ db, now, userId }, [subject], options, async (run) => {
    try {
      const result = await bulk(async (transaction) => {
        await waitForTurn(transaction.db, unwatched, waitSeconds);
        // Images have their moments in it.
        await sql`set local timezone to 'UTC'`.execute(transaction.db);
        await keepImages(transaction.db, run.id);
        const made = await work(transaction, run.id);
        if (made.changed > 0)
          await finishRun({ ...run, db: transaction.db }, 'done', {
            ...nothingRead,
            rowsRead: made.changed,
            rowsUpdated: made.changed,
          });
        return made;
      });
      if (result.changed > 0) return { ...result, runId: run.id };
      await forgetRun(run);
      return { ...result, runId: null };
    } catch (error) {
      await forgetRun(run).catch(() => undefined);
      throw error;
    }
  });
}

/** A well as a person has it: all of its record. */
export interface WellEntry {
  readonly name: string;
  readonly identifiers: Readonly<Record<OwnIdentifier, string | null>>;
  readonly aliases: readonly string[];
  readonly method: MethodOfProduction;
  readonly manufacturer: string | null;
  readonly groups: Readonly<Record<WellGroupKind, readonly string[]>>;
  readonly statuses: readonly { readonly status: WellStatus; readonly since: string }[];
  /** `since` is null for what has held ever since. */
  readonly mainProducts: readonly { readonly product: MainProduct; readonly since: string | null }[];
  readonly firstProduction: string | null;
  /** A name of the well that it is a wellbore of. Undefined leaves what is stored. */
  readonly mother?: string | null | undefined;
}

/**
 * Gives a well the record that a person has for it, and marks it to be computed. The name that it had stays as an alias.
 * @returns whether anything was stored otherwise, or which of its names is not free
 */
export async function changeWell(
  db: Kysely<Database>,
  well: { readonly id: string; readonly fieldId: string },
  entry: WellEntry,
  by: { readonly userId?: string; readonly runId: number },
): Promise<{ readonly changed: boolean } | { readonly notFree: NotFree }> {
  await lockFieldsOf(db, [well.id]);
  const register = await WellRegister.read(db, { clock: {}, blankCells: 'erase' });
  const own = [entry.name, ...Object.values(entry.identifiers).filter((text) => text !== null)];
  const isOwn = (alias: string) => own.some((text) => canonical(text) === canonical(alias));
  const record = {
    fieldId: well.fieldId,
    name: entry.name,
    identifiers: entry.identifiers,
    aliases: entry.aliases.filter((alias) => !isOwn(alias)),
    method: entry.method === 'unknown' ? null : entry.method,
    manufacturer: entry.manufacturer,
    groups: entry.groups,
    firstProduction: entry.firstProduction,
    mother: entry.mother,
    ...{ status: undefined, mainProduct: undefined, today: '' },
  };
  const notFree = register.takeAs(well.id, record);
  if (notFree) return { notFree };
  const { wellIds } = await storeWells(db, [record], register, 'erase', by.runId);
  const statuses = entry.statuses.map(({ status, since }) => ({ well_id: well.id, since, status }));
  const products = entry.mainProducts.map(({ product, since }) => ({
    ...{ well_id: well.id, since: since ?? sinceEver, product },
  }));
  const differs = [
    wellIds.length > 0,
    await replaceDated(db, 'well_status_record', 'status', well.id, statuses),
    await replaceDated(db, 'well_main_product', 'product', well.id, products),
  ].includes(true);
  if (!differs) return { changed: false };
  await updateWells(db, [well.id], by.runId);
  await markChanged(db, [well.id], { reason: 'import', ...by });
  return { changed: true };
}

/** Makes what holds of a well from days on what a person has for it. @returns whether anything was stored otherwise */
async function replaceDated<Column extends 'status' | 'product'>(
  db: Kysely<Database>,
  table: 'well_status_record' | 'well_main_product',
  column: Column,
  wellId: string,
  rows: readonly (Readonly<Record<Column, string>> & { readonly since: string })[],
): Promise<boolean> {
  const days = rows.map(({ since }) => since);
  const values = rows.map((row) => row[column]);
  const given = sql`unnest(${days}::date[], ${values}::text[]) as given (since, value)`;
  const name = sql.table(table);
  const value = sql.ref(column);
  const removed = await sql`
    delete from ${name} as held where well_id = ${wellId}
      and not exists (select from ${given} where given.since = held.since)`.execute(db);
  const written = await sql`
    insert into ${name} as held (well_id, since, ${value})
    select ${wellId}, given.since, given.value from ${given}
    on conflict (well_id, since) do update set ${value} = excluded.${value}
      where held.${value} is distinct from excluded.${value}`.execute(db);
  return (removed.numAffectedRows ?? 0n) + (written.numAffectedRows ?? 0n) > 0n;
}

/** A field as a person has it, but for its name. */
export interface FieldEntry {
  readonly area: string;
  readonly businessUnit: string;
  readonly timeZone: string;
  /** Hour at which its production days begin. */
  readonly dayStart: number;
  /** Hours after the end of a production day. */
  readonly reportDue: number;
}

/**
 * Gives a field the record that a person has for it, and marks its wells to be computed.
 * @returns whether anything was stored otherwise, and its wells where it was
 */
export async function changeField(
  db: Kysely<Database>,
  fieldId: string,
  entry: FieldEntry,
  by: { readonly userId?: string; readonly runId: number },
): Promise<{ readonly changed: boolean; readonly wellIds: readonly string[] }> {
  await lockField(db, fieldId, true);
  const held = await db
    .selectFrom('field')
    .innerJoin('area', 'area.id', 'field.area_id')
    .innerJoin('business_unit as unit', 'unit.id', 'area.business_unit_id')
    .select(['area_id', 'time_zone', 'production_day_start_hour', 'report_due_hours'])
    .where('field.id', '=', fieldId)
    .executeTakeFirstOrThrow();
  const areaId = await ensureArea(db, entry);
  const values = {
    area_id: areaId,
    time_zone: entry.timeZone,
    production_day_start_hour: entry.dayStart,
    report_due_hours: entry.reportDue,
  };
  const differs = Object.entries(values).some(
    ([column, value]) => held[column as keyof typeof values] !== value,
  );
  if (!differs) return { changed: false, wellIds: [] };
  await db.updateTable('field').set(values).where('id', '=', fieldId).execute();
  if (areaId !== held.area_id) await removeEmptied(db, [held.area_id]);
  const wells = await db
    .selectFrom('well')
    .select('id')
    .where('field_id', '=', fieldId)
    .orderBy('id')
    .execute();
  const wellIds = wells.map(({ id }) => id);
  await refreshWellMonths(db, wellIds, undefined, by.runId);
  await markChanged(db, wellIds, { reason: 'import', ...by });
  return { changed: true, wellIds };
}
