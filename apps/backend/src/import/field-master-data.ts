import type { Kysely } from 'kysely';
import { refreshWellMonths } from '../database/rollups.ts';
import type { Database } from '../database/schema.ts';
import type { FieldClock } from '../production-day.ts';
import { ensureArea } from './assets.ts';
import { readClock } from './field-clock.ts';
import { canonical } from './identity.ts';
import { ImportError } from './import-error.ts';
import { placeColumns, type MasterDataKind, type OpenRecordsOptions } from './record-kind.ts';
import { words } from './spellings.ts';
import { freeId } from './well-ids.ts';

/** What a row says of a field; undefined is what it does not say. */
interface FieldRecord {
  readonly name: string;
  readonly area: string | undefined;
  readonly businessUnit: string | undefined;
  readonly clock: Partial<FieldClock>;
  /** Hours after the end of a production day. */
  readonly reportDue: number | undefined;
}

const maxReportDue = 168;

/** Fields: where they lie, when their days begin and when the reports of these are due. New ones are made. */
export const fieldMasterData: MasterDataKind = {
  explains: true,
  columns: [
    { ...placeColumns.field, required: true, spellings: [...placeColumns.field.spellings, 'name', 'nombre'] },
    { name: 'area', holds: 'name', spellings: words('area region zone subregion zona zonage') },
    {
      name: 'businessUnit',
      called: 'business unit',
      holds: 'name',
      spellings: words('businessunit bu unit division unidaddenegocio unidad unitedaffaires division'),
    },
    {
      name: 'timeZone',
      called: 'time zone',
      holds: 'text',
      spellings: words('timezone tz zonahoraria husohorario fuseauhoraire'),
    },
    {
      name: 'dayStart',
      called: 'start of the day',
      holds: 'text',
      spellings: words(
        'daystart daystarthour productiondaystart productiondaystarthour iniciodeldia debutdujour',
      ),
    },
    {
      name: 'reportDue',
      called: 'hours until the report is due',
      holds: 'text',
      spellings: words(
        'reportdue reportduehours reportdueh hoursuntilreport duehours due plazodelinforme echeancedurapport',
      ),
    },
  ],
  needs: [
    { anyOf: ['field'], called: 'the field' },
    {
      anyOf: ['area', 'businessUnit', 'timeZone', 'dayStart', 'reportDue'],
      called: 'anything of the field (area, business unit, time zone, start of the day, report due)',
    },
  ],
  async open({ db }, options) {
    const isDemonstration = await demonstrationFields(db);
    return {
      read({ texts }) {
        const name = texts['field'] ?? '';
        if (isDemonstration(name))
          return { problem: `field "${name}" is demonstration data and is not overwritten` };
        const clock = readClock(texts['timeZone'] ?? '', texts['dayStart'] ?? '');
        if ('problem' in clock) return clock;
        const due = texts['reportDue'] ?? '';
        const reportDue = due === '' ? undefined : /^\d{1,3}(?:\.0+)?$/.test(due) ? Number(due) : NaN;
        if (reportDue !== undefined && !(reportDue <= maxReportDue))
          return {
            problem: `"${due.slice(0, 40)}" is not a number of full hours until the report is due (0 to ${maxReportDue})`,
          };
        const record: FieldRecord = {
          name,
          area: texts['area'] || undefined,
          businessUnit: texts['businessUnit'] || undefined,
          clock: { ...options.clock, ...clock.clock },
          reportDue,
        };
        return { key: canonical(name), record };
      },
      store: (records) => storeFields(db, records as readonly FieldRecord[], options),
    };
  },
};

async function demonstrationFields(db: Kysely<Database>): Promise<(name: string) => boolean> {
  const fields = await db
    .selectFrom('field')
    .innerJoin('well', 'well.field_id', 'field.id')
    .select('field.name')
    .where('well.source', '=', 'demonstration')
    .distinct()
    .execute();
  const names = new Set(fields.map(({ name }) => canonical(name)));
  return (name) => names.has(canonical(name));
}

/** Makes or changes fields. Nothing that a field has can be erased: it lies somewhere, and its days begin at some hour. */
async function storeFields(
  db: Kysely<Database>,
  records: readonly FieldRecord[],
  options: OpenRecordsOptions,
) {
  const stored = await db
    .selectFrom('field')
    .innerJoin('area', 'area.id', 'field.area_id')
    .innerJoin('business_unit as unit', 'unit.id', 'area.business_unit_id')
    .select(['field.id', 'field.name', 'field.area_id', 'field.time_zone', 'field.production_day_start_hour'])
    .select(['field.report_due_hours', 'area.name as area', 'unit.name as businessUnit'])
    .execute();
  const ids = new Set(stored.map(({ id }) => id));
  const changed: string[] = [];
  const left = new Set<string>();
  let rowsNew = 0;
  for (const record of records) {
    const named = stored.filter(({ name }) => canonical(name) === canonical(record.name));
    const fitting = named.length > 1 ? named.filter((field) => lies(record, field)) : named;
    if (named.length > 1 && fitting.length !== 1)
      throw new ImportError(
        `There are ${named.length} fields named ${record.name}: say which one with its area and business unit.`,
      );
    const [known] = fitting;
    const areaId = await ensureArea(db, {
      area: record.area ?? known?.area ?? options.area,
      businessUnit: record.businessUnit ?? known?.businessUnit ?? options.businessUnit,
    });
    const values = {
      area_id: areaId,
      time_zone: record.clock.timeZone ?? known?.time_zone ?? 'UTC',
      production_day_start_hour: record.clock.startHour ?? known?.production_day_start_hour ?? 0,
      report_due_hours: record.reportDue ?? known?.report_due_hours ?? defaultReportDue,
    };
    if (!known) {
      const id = freeId(record.name, areaId, (candidate) => ids.has(candidate));
      ids.add(id);
      rowsNew += 1;
      await db
        .insertInto('field')
        .values({ id, name: record.name, ...values })
        .execute();
    } else if (
      Object.entries(values).some(([column, value]) => known[column as keyof typeof values] !== value)
    ) {
      changed.push(known.id);
      if (areaId !== known.area_id) left.add(known.area_id);
      await db.updateTable('field').set(values).where('id', '=', known.id).execute();
    }
  }
  await removeEmptied(db, [...left]);
  const wells =
    changed.length === 0
      ? []
      : await db.selectFrom('well').select('id').where('field_id', 'in', changed).orderBy('id').execute();
  const wellIds = wells.map(({ id }) => id);
  await refreshWellMonths(db, wellIds, undefined, options.runId);
  return {
    rowsNew,
    rowsUpdated: changed.length,
    rowsUnchanged: records.length - rowsNew - changed.length,
    valuesKept: 0,
    valuesErased: 0,
    wellIds,
  };
}

const defaultReportDue = 8;

/** Whether a field lies where a row says, as far as it says so. */
function lies(
  { area, businessUnit }: FieldRecord,
  field: { readonly area: string; readonly businessUnit: string },
): boolean {
  const isSame = (said: string | undefined, stored: string) =>
    said === undefined || canonical(said) === canonical(stored);
  return isSame(area, field.area) && isSame(businessUnit, field.businessUnit);
}

/** Removes the areas that fields have left without another, and their business units likewise. */
export async function removeEmptied(db: Kysely<Database>, areas: readonly string[]): Promise<void> {
  if (areas.length === 0) return;
  const emptied = await db
    .deleteFrom('area')
    .where('id', 'in', areas)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('field').select('field.id').whereRef('field.area_id', '=', 'area.id'))),
    )
    .returning('business_unit_id')
    .execute();
  if (emptied.length === 0) return;
  await db
    .deleteFrom('business_unit')
    .where(
      'id',
      'in',
      emptied.map((area) => area.business_unit_id),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('area').select('area.id').whereRef('area.business_unit_id', '=', 'business_unit.id'),
        ),
      ),
    )
    .execute();
}
