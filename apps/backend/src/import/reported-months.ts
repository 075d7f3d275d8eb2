import { sql } from 'kysely';
import type { BulkTransaction } from '../database/bulk.ts';
import { lockFieldsOf } from '../database/computation.ts';
import type { DaySpan } from '../database/replace-well-days.ts';
import { refreshWellMonths } from '../database/rollups.ts';
import { dayNumber, isoDay } from '../production-day.ts';
import { ensureWells, fieldsOf, withoutDays } from './assets.ts';
import type { TableCells } from './cells.ts';
import type { ColumnDefinition } from './columns.ts';
import { headerKey } from './headers.ts';
import { setFieldClocks } from './field-clocks.ts';
import { canonical } from './identity.ts';
import { ImportError } from './import-error.ts';
import { monthColumn, quarterOf } from './month-column.ts';
import { identities, quantities } from './quantities.ts';
import type { NamedWell } from './read-files.ts';
import { type OpenedStream, type OpenRecordsOptions, type StreamKind, type TakenRow } from './record-kind.ts';
import { RowSpacing, weekOf } from './row-periods.ts';
import { words } from './spellings.ts';
import { noteMothers, otherMother } from './wellbores.ts';
import type { Table } from './table.ts';
import { isPerDay } from './units.ts';

const volumes = ['oil', 'gas', 'water', 'waterInjected'] as const;
type Volume = (typeof volumes)[number];

const more: Record<Volume, string> = {
  oil: 'oilquantity monoprodvol oprodvol oleo producaodeoleo producaooleo',
  gas: 'gasquantity mongprodvol gprodvol producaodegas producaogas',
  water: 'brine waterquantity monwtrprodvol wtrprodvol producaodeagua',
  waterInjected: 'injectionvolume injection injecaodeagua aguainjetada',
};

const daysOn: ColumnDefinition = {
  name: 'daysOn',
  called: 'days on stream',
  holds: 'duration',
  unit: 'd',
  spellings: words(`
    daysonstream=d onstreamdays=d dayson=d days=d daysonprod=d daysonproduction=d daysproduced=d daysproducing=d producingdays=d productiondays=d
    proddays=d daysprod=d diasproduccion=d diasdeproduccion=d dias=d jours=d joursdeproduction=d
    hoursonstream=h onstreamhours=h ontime=h hours=h hoursproduced=h hoursonprod=h horas=h horasdeproduccion=h tempodeproducao=h heures=h`),
};

/** A part of a well, which names the well only where nothing else does. */
const completionColumn: ColumnDefinition = {
  name: 'completion',
  holds: 'name',
  spellings: words('completionname completion'),
};
const isCompletion = (spelling: string) => completionColumn.spellings.includes(spelling);

/** Whole months of wells, as files say them: stored as months, by which a month counts that has too few days. Wells and fields that are not there are made. */
export const reportedMonths: StreamKind & {
  /** Takes rows of which none is stored. */
  readonly check: (options: MonthOptions) => Pick<MonthStream, 'take' | 'refuseLonger'>;
} = {
  explains: true,
  rowsAre: 'a row for each well and month',
  takes: 'actual',
  mistakenFor: (headers) => quarterOf(headers) ?? weekOf(headers) ?? logOf(headers),
  columns: [
    monthColumn,
    ...identities
      .filter(({ name }) => ['well', 'uwi', 'field', 'mother'].includes(name))
      .map((column) => ({
        ...column,
        spellings: column.spellings.filter((spelling) => !isCompletion(spelling)),
      })),
    completionColumn,
    daysOn,
    ...quantities
      .filter(({ name }) => volumes.some((volume) => volume === name))
      .map(({ name, dimension, spellings }) => ({
        name,
        holds: dimension,
        spellings: [...spellings, ...words(more[name as Volume])],
      })),
  ],
  idle: (names) => new Set(names.has('well') || names.has('uwi') ? ['completion'] : []),
  needs: [
    { anyOf: ['month'], called: 'the month' },
    { anyOf: ['well', 'uwi', 'completion'], called: 'the well (or give --well)' },
    { anyOf: volumes, called: 'any volume (oil, gas, water, water injected)' },
  ],
  refuse: ({ plan }) => quarterOf(plan.headers),
  check: (options) => new MonthRows(options),
  stream: (transaction, options) => Promise.resolve(new MonthStream(transaction, options)),
};

const logWords = /failure|failmode|cause|reason|falla|falha|motivo|panne|defaillance/;
const volumeWords = /oil|gas|water|brine|vol|petrol|oleo|crudo|agua|huile|eau|inject/;

/** Rows of what failed, without a volume. */
function logOf(headers: readonly string[]): string | undefined {
  const keys = headers.map(headerKey);
  const found = headers.find((header) => logWords.test(headerKey(header)));
  return found === undefined || keys.some((key) => volumeWords.test(key))
    ? undefined
    : `the rows are a log of what happened to wells, as column "${found}" says, and hold no volumes: with a column of kinds and the date of each start, --kind events takes them`;
}

/** A month of a well, in our units. */
interface MonthRow {
  readonly well: number;
  readonly month: string;
  /** undefined where the file has no such column, null for a blank cell. */
  readonly values: Partial<Record<Volume | 'daysOn', number | null>>;
}

type MonthOptions = Pick<OpenRecordsOptions, 'now' | 'field' | 'rates' | 'addUp' | 'acceptFigures'>;

const monthsOfQuarter = 3;

/** Takes the months of wells. */
class MonthRows {
  readonly wells: NamedWell[] = [];
  readonly rows = new Map<string, MonthRow>();
  readonly #options: MonthOptions;
  readonly #numbers = new Map<string, number>();
  readonly #thisMonth: string;
  readonly #spacing = new RowSpacing();
  #fileName = '';

  constructor(options: MonthOptions) {
    this.#options = options;
    this.#thisMonth = options.now.toISOString().slice(0, 7);
  }

  take(row: TableCells & { readonly line: number }, table: Table): TakenRow {
    const name = row.texts['well'] || row.texts['uwi'] || row.texts['completion'] || '';
    const field = row.texts['field'] || this.#options.field || '';
    if (name === '') return { problem: 'the well is missing' };
    if (field === '') return { problem: 'the field is missing: give --field' };
    const month = monthOf(row.texts['month'] ?? '');
    if (month === undefined)
      throw new ImportError(
        `${table.name}:${row.line}: "${row.texts['month']}" is a day within a month: these are rows of days, so leave out --kind months, or choose the column of the month with --map.`,
      );
    if (month >= this.#thisMonth) return { problem: `${month} is not over` };
    const read = this.#valuesOf(row, month, table);
    if ('problem' in read) return read;
    const well = this.#numberOf(field, name, row.texts['uwi'] || null);
    const otherwise = this.#noteMother(well, row.texts['mother'] || null);
    if (otherwise !== undefined) return { problem: `the rows above say otherwise: ${otherwise}` };
    const [year = 0, ofYear = 0] = month.split('-').map(Number);
    this.#spacing.see(well, 12 * year + ofYear);
    this.#fileName = table.name;
    const key = `${well}/${month}`;
    const held = this.rows.get(key);
    if (held && !this.#options.addUp) {
      if (valueNames.every((value) => held.values[value] === read.values[value]))
        return { problem: `${name} has a row for ${month} already, which says the same` };
      throw new ImportError(
        `${table.name}:${row.line}: ${name} has several rows for ${month} that differ: if they are parts of the well, such as ` +
          'completions or formations, use --add-up; else leave one out.',
      );
    }
    this.rows.set(key, held ? addedUp(held, read.values) : { well, month, values: read.values });
    return read.doubt === undefined ? {} : { doubt: read.doubt };
  }

  /** @throws ImportError where a well is the sum of the others, or the rows may stand for quarters or years, to be called once all rows are taken */
  refuseLonger(): void {
    if (this.#options.acceptFigures) return;
    const total = this.#totalAmongWells();
    if (total)
      throw new ImportError(
        `${this.#fileName}: well ${total.name} has the sum of all other wells of ${total.field}: a total is not a well. Take its rows out. ` +
          '--accept-figures imports them as they are.',
      );
    const apart = this.#spacing.apart(monthsOfQuarter);
    if (apart === undefined) return;
    throw new ImportError(
      `${this.#fileName}: the rows of each well are ${apart} months apart, which has two readings: sums of such periods, which are ` +
        'kept neither as days nor as months: export months; or values of single months. --accept-figures imports them as they are.',
    );
  }

  /** A well that has in its months what all others of its field have together; of two wells each has what the other one has. */
  #totalAmongWells(): NamedWell | undefined {
    const keyOf = ({ well, month }: MonthRow) => `${month} ${canonical(this.wells[well]!.field)}`;
    const months = new Map<string, Record<Volume | 'wells', number>>();
    for (const row of this.rows.values()) {
      const sums = months.get(keyOf(row)) ?? { wells: 0, oil: 0, gas: 0, water: 0, waterInjected: 0 };
      sums.wells += 1;
      for (const name of volumes) sums[name] += row.values[name] ?? 0;
      months.set(keyOf(row), sums);
    }
    const ofWells = new Map<number, boolean>();
    for (const row of this.rows.values()) {
      const sums = months.get(keyOf(row))!;
      const isEmpty = volumes.every((name) => sums[name] === 0);
      if (sums.wells < 3 || isEmpty || ofWells.get(row.well) === false) continue;
      const isSum = (name: Volume) =>
        Math.abs(2 * (row.values[name] ?? 0) - sums[name]) <= 1e-6 * Math.abs(sums[name]);
      ofWells.set(row.well, volumes.every(isSum));
    }
    const found = [...ofWells].find(([, isSum]) => isSum)?.[0];
    return found === undefined ? undefined : this.wells[found];
  }

  #valuesOf({ numbers }: TableCells, month: string, table: Table) {
    const length = daysOf(month);
    const hours = numbers['daysOn'];
    const days = hours == null ? hours : hours / 24;
    if (days != null && (days < 0 || days > length + 0.05))
      return {
        problem: `${Number(days.toPrecision(4))} days are not between 0 and the ${length} of ${month}`,
      };
    const values: MonthRow['values'] = {};
    if (days !== undefined) values.daysOn = days === null ? null : Math.min(days, length);
    for (const name of volumes) {
      const value = numbers[name];
      if (value === undefined) continue;
      const column = table.plan.columns.find(({ definition }) => definition.name === name);
      values[name] =
        value === null || !isPerDay(column?.unit)
          ? value
          : value * this.#daysOfMean(column!.header, days, length);
      if (Number.isNaN(values[name]))
        return { problem: `${column!.header} is a mean of producing days, and the days are missing` };
    }
    if (volumes.every((name) => values[name] == null) && values.daysOn == null)
      return { problem: 'nothing is said of the month' };
    const doubt = doubtOf(values);
    return { values, ...(doubt === undefined ? {} : { doubt }) };
  }

  /** By how many days a mean day becomes the month. @throws ImportError where the caller does not say which */
  #daysOfMean(header: string, days: number | null | undefined, length: number): number {
    const { rates } = this.#options;
    if (rates === 'calendar') return length;
    if (rates === 'producing') return days ?? NaN;
    throw new ImportError(
      `"${header}" is a mean day of each month, which has two readings: the mean of all its days (--rates calendar), or of those on stream (--rates producing, with a column of days or hours).`,
    );
  }

  #numberOf(field: string, name: string, uwi: string | null): number {
    const key = `${canonical(field)}\0${canonical(name)}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.wells.push({ field, name, uwi: uwi === name ? null : uwi, mother: null }) - 1;
    this.#numbers.set(key, number);
    return number;
  }

  /** @returns what the rows above say of the well's mother, where it is another one */
  #noteMother(number: number, mother: string | null): string | undefined {
    const well = this.wells[number]!;
    const otherwise = otherMother(well, mother);
    if (otherwise === undefined) this.wells[number] = { ...well, mother: well.mother ?? mother };
    return otherwise;
  }
}

/** Takes the months of wells and stores them together. */
class MonthStream extends MonthRows implements OpenedStream {
  readonly #transaction: BulkTransaction;
  readonly #options: OpenRecordsOptions;

  constructor(transaction: BulkTransaction, options: OpenRecordsOptions) {
    super(options);
    this.#transaction = transaction;
    this.#options = options;
  }

  async store() {
    this.refuseLonger();
    const { db, copyToTemporary } = this.#transaction;
    const wellIds = await ensureWells(db, this.wells, this.#options);
    await noteMothers(db, this.wells, wellIds);
    await setFieldClocks(db, wellIds, () => this.#options.clock, this.#options.runId);
    await sql`
      create temporary table staged_months on commit drop as
      select well_id, month, days_on, oil, gas, water, water_injected, quality, 0 as blanks from reported_month with no data`.execute(
      db,
    );
    const rows = [...this.rows.values()];
    await copyToTemporary(
      'staged_months',
      rows.map((row) => stagedRow(wellIds[row.well]!, row)),
    );
    const columns = ['days_on', 'oil', 'gas', 'water', 'water_injected'] as const;
    const given = (column: string) => sql.ref(`given.${column}`);
    const held = (column: string) => sql.ref(`held.${column}`);
    const isErased = this.#options.blankCells === 'erase';
    // Of each row: the files of one import have columns of their own, and what a file does not have is never erased.
    const isBlank = (column: (typeof columns)[number]) =>
      sql`given.blanks & ${1 << columns.indexOf(column)}::int <> 0`;
    const merged = (column: (typeof columns)[number]) =>
      isErased
        ? sql`case when ${isBlank(column)} then null else coalesce(${given(column)}, ${held(column)}) end`
        : sql`coalesce(${given(column)}, ${held(column)})`;
    const { rows: counts } = await sql<{ blanks: number }>`
      select coalesce(sum(${sql.join(
        columns.map((column) => sql`(${isBlank(column)} and ${held(column)} is not null)::int`),
        sql` + `,
      )}), 0)::int as blanks
      from staged_months as given join reported_month as held using (well_id, month)`.execute(db);
    const updated = await sql`
      update reported_month as held
      set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = ${merged(column)}`))},
          quality = given.quality, import_run_id = ${this.#options.runId ?? null}
      from staged_months as given
      where held.well_id = given.well_id and held.month = given.month
        and (${sql.join(columns.map(held))}) is distinct from (${sql.join(columns.map(merged))})`.execute(db);
    const added = await sql`
      insert into reported_month (well_id, month, days_on, oil, gas, water, water_injected, quality, import_run_id)
      select well_id, month, days_on, oil, gas, water, water_injected, quality, ${this.#options.runId ?? null}::bigint
      from staged_months
      on conflict do nothing`.execute(db);
    const [rowsNew, rowsUpdated] = [Number(added.numAffectedRows ?? 0), Number(updated.numAffectedRows ?? 0)];
    const stood = counts[0]?.blanks ?? 0;
    const days = await this.#countMonths(wellIds);
    return {
      rowsNew,
      rowsUpdated,
      rowsUnchanged: rows.length - rowsNew - rowsUpdated,
      valuesKept: isErased ? 0 : stood,
      valuesErased: isErased ? stood : 0,
      rowsSuspect: rows.filter((row) => doubtOf(row.values) !== undefined).length,
      // No rule of insights reads months. They say what a well without days is for.
      wellIds: await withoutDays(db, wellIds),
      fieldIds: await fieldsOf(db, wellIds),
      days,
      wells: wellIds.length,
    };
  }

  /** What the wells made in these months is counted anew, and written down as an adjustment where they are closed. @returns their days */
  async #countMonths(wellIds: readonly string[]): Promise<DaySpan | undefined> {
    const months = [...this.rows.values()].map(({ month }) => month).sort();
    const [first, last] = [months[0], months.at(-1)];
    if (first === undefined || last === undefined) return undefined;
    const { db } = this.#transaction;
    await lockFieldsOf(db, wellIds);
    const span = { from: `${first}-01`, to: `${last}-${daysOf(last)}` };
    await refreshWellMonths(db, wellIds, span, this.#options.runId);
    return span;
  }
}

const valueNames = ['daysOn', ...volumes] as const;

function stagedRow(wellId: string, { month, values }: MonthRow) {
  return {
    well_id: wellId,
    month: `${month}-01`,
    days_on: values.daysOn ?? null,
    oil: values.oil ?? null,
    gas: values.gas ?? null,
    water: values.water ?? null,
    water_injected: values.waterInjected ?? null,
    quality: doubtOf(values) === undefined ? 'measured' : 'suspect',
    blanks: valueNames.reduce((bits, name, at) => (values[name] === null ? bits | (1 << at) : bits), 0),
  };
}

/** Parts of a well in a month: volumes add up, the well was on stream as long as the part that was the most. */
function addedUp(held: MonthRow, values: MonthRow['values']): MonthRow {
  const sum = { ...held.values };
  for (const name of volumes) {
    const value = values[name];
    if (value != null) sum[name] = (sum[name] ?? 0) + value;
  }
  if (values.daysOn != null) sum.daysOn = Math.max(sum.daysOn ?? 0, values.daysOn);
  return { ...held, values: sum };
}

function doubtOf(values: MonthRow['values']): string | undefined {
  if (volumes.some((name) => (values[name] ?? 0) < 0)) return 'a negative volume';
  if (values.daysOn === 0 && volumes.some((name) => (values[name] ?? 0) > 0)) return 'a volume in 0 days';
  return undefined;
}

/** `YYYY-MM` of a month, or of its first or last day; undefined for any other day. */
function monthOf(text: string): string | undefined {
  if (text.length === 7) return text;
  const isEdge = text.endsWith('-01') || isoDay(dayNumber(text) + 1).endsWith('-01');
  return isEdge ? text.slice(0, 7) : undefined;
}

function daysOf(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}
