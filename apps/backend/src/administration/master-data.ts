import type { components } from '@cnx/api/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Audit } from '../auth/audit.ts';
import type { RateLimiter } from '../auth/rate-limit.ts';
import type { Clock } from '../clock.ts';
import type { BulkTransaction } from '../database/bulk.ts';
import { errorCode } from '../database/database-error.ts';
import type { Database } from '../database/schema.ts';
import {
  changeAsRun,
  changeField,
  changeWell,
  type ChangeContext,
  type ChangeName,
  type WellEntry,
} from '../import/change-records.ts';
import { readClock } from '../import/field-clock.ts';
import { cleanName, lostDigits } from '../import/identity.ts';
import { mergeWells, previewMerge, type MergeReport } from '../import/merge-wells.ts';
import { apiProblem } from '../import/well-master-data.ts';
import type { NotFree } from '../import/well-register.ts';
import type { Page, PageRequest } from '../queries/pages.ts';
import { isoDay, productionDayOf } from '../production-day.ts';
import { Refusal } from '../refusal.ts';
import { holdAdministrators, type Administrator } from './people.ts';
import { listFieldRecords, listWellRecords, readWellRecord, type WellRecordFilter } from './record-lists.ts';

type Schemas = components['schemas'];
type Changed = Schemas['RecordChange'];

/** What master data are kept with. */
export interface MasterDataOptions {
  readonly db: Kysely<Database>;
  readonly long: {
    readonly batch: Kysely<Database>;
    readonly bulk: <T>(work: (transaction: BulkTransaction) => Promise<T>) => Promise<T>;
  };
  readonly now: Clock;
  readonly audit: Audit;
  readonly changesOfUser: RateLimiter;
  /** Called when insights of wells are due to be computed again. */
  readonly onDue?: (() => void) | undefined;
}

/** When a change may be asked for again that an import stood in the way of (s). */
const againSeconds = 10;

/** Most of a record that the audit log keeps. */
const maxAuditText = 600;

/** The records of wells and fields: listed and changed by administrators. */
export function createMasterData({ db, long, now, audit, changesOfUser, onDue }: MasterDataOptions) {
  /** Makes a change as one run, with the administrator held and an entry in the audit log. */
  async function change(
    by: Administrator,
    name: ChangeName,
    work: (
      tx: Transaction<Database>,
      runId: number,
    ) => Promise<{ changed: number; wells: number; was: object; is: object }>,
  ): Promise<Changed> {
    const { userId, sid, address } = by;
    const context: ChangeContext = { db: long.batch, bulk: long.bulk, now, userId };
    try {
      const { runId, wells } = await changeAsRun(context, name, async ({ db: tx }, run) => {
        // A transaction of many rows is one as any other.
        const held = tx as Transaction<Database>;
        await holdAdministrators(held, by, userId);
        const made = await work(held, run);
        if (made.changed > 0) {
          const detail = { subject: name.subject, id: String(run), ...differences(made.was, made.is) };
          await audit({ kind: 'masterDataChange', outcome: 'ok', userId, sid, address, detail }, held);
        }
        return made;
      });
      if (runId !== null) onDue?.();
      return { importId: runId, wells };
    } catch (error) {
      throw refusalOf(error);
    }
  }

  /** What waits for an import that runs, and may give up. */
  async function waiting<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw refusalOf(error);
    }
  }

  return {
    wells: (filter: WellRecordFilter, page: PageRequest): Promise<Page<Schemas['WellRecord']>> =>
      listWellRecords(db, filter, page),
    fields: (): Promise<Schemas['FieldRecord'][]> => listFieldRecords(db),
    /**
     * Gives a well another record.
     * @throws Refusal 400 for what a record cannot hold; 403 when the caller does not administer any more; 404 for an unknown
     *   well; 409 for a record that has changed meanwhile or a name that is another well's; 429 for too many changes; 503 while
     *   an import runs
     */
    async changeWell(by: Administrator, request: Schemas['ChangeWellRecordRequest']): Promise<Changed> {
      await changesOfUser.take(by.userId);
      const { id, version } = request;
      const known = await readWellRecord(db, id);
      if (!known) throw new Refusal(404, `body/id names no well: ${id}`);
      const entry = entryOf(request);
      assertWell(entry, await todayOf(db, known.field.id, now()));
      const name = { kind: 'wells', change: 'record', subject: known.name } as const;
      return change(by, name, async (tx, runId) => {
        const was = await readWellRecord(tx, id);
        if (was?.version !== version) throw changedSince();
        const well = { id, fieldId: was.field.id };
        const result = await changeWell(tx, well, entry, { userId: by.userId, runId });
        if ('notFree' in result) throw notFree(result.notFree);
        const is = (await readWellRecord(tx, id))!;
        return { changed: result.changed ? 1 : 0, wells: result.changed ? 1 : 0, was, is };
      });
    },
    /**
     * Gives a field another record.
     * @throws Refusal as for a well; 409 also for a field of the demonstration, whose days are drawn by its clock
     */
    async changeField(by: Administrator, request: Schemas['ChangeFieldRecordRequest']): Promise<Changed> {
      await changesOfUser.take(by.userId);
      const { id, version, timeZone, dayStart } = request;
      const [known] = await listFieldRecords(db, id);
      if (!known) throw new Refusal(404, `body/id names no field: ${id}`);
      const clock = readClock(timeZone, String(dayStart));
      if ('problem' in clock) throw new Refusal(400, `body/timeZone: ${clock.problem}`);
      if (known.demonstration)
        throw new Refusal(409, 'A field of the demonstration is not changed', undefined, {
          code: 'demonstrationField',
        });
      const name = { kind: 'fields', change: 'record', subject: known.name } as const;
      return change(by, name, async (tx, runId) => {
        const [was] = await listFieldRecords(tx, id);
        if (was?.version !== version) throw changedSince();
        const { changed, wellIds } = await changeField(
          tx,
          id,
          {
            ...request,
            ...{ area: cleanName(request.area), businessUnit: cleanName(request.businessUnit) },
            timeZone: clock.clock.timeZone ?? timeZone,
          },
          { userId: by.userId, runId },
        );
        const [is] = await listFieldRecords(tx, id);
        return { changed: changed ? 1 : 0, wells: wellIds.length, was, is: is! };
      });
    },
    /** @throws Refusal 400 for wells that are not two of one field; 404 for an unknown one; 409 for one of the demonstration */
    async previewMerge(
      by: Administrator,
      { fromId, intoId }: Schemas['PreviewWellMergeRequest'],
    ): Promise<Schemas['WellMerge']> {
      await changesOfUser.take(by.userId);
      await pairOf(db, { fromId, intoId });
      return waiting(async () => mergeShown(await previewMerge(long.bulk, { from: fromId, into: intoId })));
    },
    /** @throws Refusal as for the preview; 409 also where rows clash, others hold the well, or what clashes is not what was seen */
    async merge(by: Administrator, request: Schemas['MergeWellsRequest']): Promise<Changed> {
      await changesOfUser.take(by.userId);
      const { fromId, intoId, keep, clashing } = request;
      const { gone, stays } = await pairOf(db, request);
      const name = { kind: 'wells', change: 'merge', subject: gone.name } as const;
      return change(by, name, async (tx, runId) => {
        const who = { userId: by.userId, runId };
        const merge = await mergeWells(tx, { from: fromId, into: intoId }, keep ?? undefined, who, (report) =>
          assertAsSeen(report, clashing, keep),
        );
        const rows = mergeShown(merge).things.reduce((sum, one) => sum + one.moved + one.clashing, 0);
        return { changed: Math.max(1, rows), wells: 1, was: { name: gone.name }, is: { name: stays.name } };
      });
    },
  };
}

/** The two wells of a merge. */
async function pairOf(
  db: Kysely<Database>,
  { fromId, intoId }: { readonly fromId: string; readonly intoId: string },
): Promise<{ gone: Schemas['WellRecord']; stays: Schemas['WellRecord'] }> {
  const [gone, stays] = [await readWellRecord(db, fromId), await readWellRecord(db, intoId)];
  if (!gone) throw new Refusal(404, `body/fromId names no well: ${fromId}`);
  if (!stays) throw new Refusal(404, `body/intoId names no well: ${intoId}`);
  if (fromId === intoId || gone.field.id !== stays.field.id)
    throw new Refusal(400, 'body/fromId and body/intoId are not two wells of one field');
  if (gone.demonstration || stays.demonstration)
    throw new Refusal(409, 'A well of the demonstration is not merged', undefined, {
      code: 'demonstrationWell',
    });
  return { gone, stays };
}

const clashingOf = ({ things }: MergeReport) => things.reduce((sum, one) => sum + one.clashing, 0);

const mergeShown = (report: MergeReport): Schemas['WellMerge'] => ({
  things: report.things.map((one) => ({ ...one })),
  clashing: clashingOf(report),
  clashingDays: [...report.clashingDays],
  heldBy: report.heldBy.slice(0, 40),
});

/** @throws Refusal 409 for what no person has seen or chosen, and for a well that something else holds */
function assertAsSeen(report: MergeReport, seen: number, keep: 'from' | 'into' | null): void {
  const clashing = clashingOf(report);
  if (report.heldBy.length > 0)
    throw new Refusal(409, `The well is held by ${report.heldBy.join(', ')}`, undefined, {
      code: 'wellHeld',
    });
  if (clashing !== seen || (clashing > 0 && keep === null))
    throw new Refusal(409, `${clashing} rows differ, and not ${seen}, or nobody has chosen`, undefined, {
      code: 'wellsClash',
    });
}

function entryOf(request: Schemas['ChangeWellRecordRequest']): WellEntry {
  const { name, aliases, manufacturer, uwi, api, code, mother } = request;
  const { pads, manifolds, testHeaders, ...same } = request;
  const clean = (text: string | null) => text && cleanName(text);
  const cleaned = (texts: readonly string[]) => texts.map(cleanName);
  return {
    ...same,
    name: cleanName(name),
    aliases: cleaned(aliases),
    manufacturer: clean(manufacturer),
    identifiers: { uwi: clean(uwi), api: clean(api), code: clean(code) },
    mother: mother === undefined ? undefined : clean(mother),
    groups: { pad: cleaned(pads), manifold: cleaned(manifolds), testHeader: cleaned(testHeaders) },
  };
}

/** @throws Refusal 400 for what a record cannot hold. @param today the day that goes on in the field */
function assertWell(entry: WellEntry, today: string): void {
  const { name, identifiers, aliases, statuses, mainProducts, firstProduction } = entry;
  const refuse = (place: string, problem: string) => new Refusal(400, `body/${place}: ${problem}`);
  const { uwi, api, code } = identifiers;
  const texts: [string, string | null][] = [
    ['name', name],
    ['uwi', uwi],
    ['code', code],
    ['mother', entry.mother ?? null],
    ['manufacturer', entry.manufacturer],
    ...aliases.map((alias): [string, string] => ['aliases', alias]),
    ...Object.entries(entry.groups).flatMap(([kind, names]) =>
      names.map((group): [string, string] => [`${kind}s`, group]),
    ),
  ];
  for (const [place, text] of texts) {
    if (text === '') throw refuse(place, 'it has no character that can be seen');
    const lost = text === null ? undefined : lostDigits(text, false);
    if (lost !== undefined) throw refuse(place, lost);
  }
  const wrongApi = api === null ? undefined : apiProblem(api);
  if (wrongApi !== undefined) throw refuse('api', wrongApi);
  const dated: [string, readonly { readonly since: string | null }[]][] = [
    ['statuses', statuses],
    ['mainProducts', mainProducts],
    ['firstProduction', [{ since: firstProduction }]],
  ];
  for (const [place, rows] of dated) {
    const days = rows.map(({ since }) => since);
    if (new Set(days).size < days.length) throw refuse(place, 'a day is named twice');
    if (days.some((day) => day !== null && day > today))
      throw refuse(place, `a day is after ${today}, the day that goes on in its field`);
  }
}

async function todayOf(db: Kysely<Database>, fieldId: string, now: Date): Promise<string> {
  const { timeZone, startHour } = await db
    .selectFrom('field')
    .select(['time_zone as timeZone', 'production_day_start_hour as startHour'])
    .where('id', '=', fieldId)
    .executeTakeFirstOrThrow();
  return isoDay(productionDayOf(now.getTime(), { timeZone, startHour }));
}

const changedSince = () =>
  new Refusal(409, 'body/version is not that of the record any more', undefined, { code: 'changedSince' });

function notFree(wrong: NotFree): Refusal {
  const { text } = wrong;
  if (wrong.what === 'mother')
    return new Refusal(409, `"${text}" cannot be its mother well`, undefined, {
      code: 'noMotherWell',
      values: { text },
    });
  const { what, by } = wrong;
  return new Refusal(
    409,
    what === 'identifier' ? `"${text}" belongs to well ${by}` : `"${text}" is a group of kind ${by}`,
    undefined,
    what === 'identifier'
      ? { code: 'identifierTaken', values: { text, well: by } }
      : { code: 'groupOfOtherKind', values: { text } },
  );
}

/** What a caller is shown for an error: an import that runs stands in the way, and may be waited for. */
const refusalOf = (error: unknown): unknown =>
  errorCode(error) === '55P03'
    ? new Refusal(503, 'An import is running. Try again in a moment.', againSeconds)
    : error;

/** What a record was and is, in the places where the two differ. */
function differences(was: object, is: object): { readonly was: string; readonly value: string } {
  const places = Object.keys(is).filter(
    (place) => !derived.has(place) && textAt(was, place) !== textAt(is, place),
  );
  const text = (record: object) =>
    places
      .map((place) => `${place}: ${textAt(record, place)}`)
      .join('; ')
      .slice(0, maxAuditText);
  return { was: text(was), value: text(is) };
}

/** What follows from the rest of a record. */
const derived = new Set(['version', 'status', 'mainProduct', 'firstDay', 'lastDay', 'wells']);

function textAt(record: object, place: string): string {
  const value = (record as Record<string, string | number | boolean | null | readonly unknown[]>)[place];
  if (value == null || (Array.isArray(value) && value.length === 0)) return '–';
  if (!Array.isArray(value)) return String(value);
  return value
    .map((one: unknown) =>
      typeof one === 'object' && one !== null
        ? Object.values(one)
            .filter((part) => part !== null)
            .join(' ')
        : String(one),
    )
    .join(', ');
}
