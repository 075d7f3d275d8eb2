import type { ChangeWellRecordRequest, WellRecord } from '@cnx/api';

/** A row of what holds from a day on; the day is null while it is not chosen. */
export interface DatedEntry<Value extends string> {
  /** What the row is known again by while it is edited. */
  readonly key: number;
  readonly value: Value;
  readonly since: string | null;
}

/** Texts of a record that are names, in one field each. */
export type NameField = 'name' | 'uwi' | 'api' | 'code' | 'mother' | 'manufacturer';
/** Texts of a record that are several names, between semicolons. */
export const listFields = ['aliases', 'pads', 'manifolds', 'testHeaders'] as const;

/** The record of a well while it is edited. */
export interface WellEntry extends Readonly<Record<NameField | (typeof listFields)[number], string>> {
  readonly method: WellRecord['method'];
  readonly statuses: readonly DatedEntry<WellRecord['status']>[];
  readonly mainProducts: readonly DatedEntry<WellRecord['mainProduct']>[];
  readonly firstProduction: string | null;
}

/** What is wrong with a part of an entry, by the names of its texts. */
export type EntryFault = 'missing' | 'api' | 'lost' | 'future' | 'twice' | 'noDay' | 'long' | 'many';

/** Longest name, and most names of one kind. */
const maxName = 120;
const maxNames = 50;

/** The record as it is edited. */
export function wellEntryOf(record: WellRecord): WellEntry {
  const { name, uwi, api, code, mother, manufacturer, method, firstProduction } = record;
  const texts = Object.fromEntries(listFields.map((field) => [field, record[field].join('; ')]));
  return {
    ...(texts as Record<(typeof listFields)[number], string>),
    ...{ name, uwi: uwi ?? '', api: api ?? '', code: code ?? '' },
    ...{ mother: mother ?? '', manufacturer: manufacturer ?? '' },
    method,
    statuses: record.statuses.map(({ status, since }, key) => ({ key, value: status, since })),
    mainProducts: record.mainProducts.map(({ product, since }, key) => ({ key, value: product, since })),
    firstProduction,
  };
}

/** The names of a text, each once. */
export const namesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(';')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];

/** What the server is asked to store. Call it where {@link wellFaultsOf} finds nothing. */
export function wellRequestOf({ id, version }: WellRecord, entry: WellEntry): ChangeWellRecordRequest {
  const orNull = (text: string) => text.trim() || null;
  const { name, uwi, api, code, mother, manufacturer, method, firstProduction } = entry;
  const lists = Object.fromEntries(listFields.map((field) => [field, namesOf(entry[field])]));
  return {
    ...{ id, version, name: name.trim(), method, firstProduction },
    ...{ uwi: orNull(uwi), api: orNull(api), code: orNull(code) },
    ...{ mother: orNull(mother), manufacturer: orNull(manufacturer) },
    ...(lists as Record<(typeof listFields)[number], string[]>),
    statuses: entry.statuses.map(({ value, since }) => ({ status: value, since: since! })),
    mainProducts: entry.mainProducts.map(({ value, since }) => ({ product: value, since })),
  };
}

/**
 * What stands in the way of storing an entry, by its parts.
 * @param now ms
 */
export function wellFaultsOf(
  entry: WellEntry,
  now: number,
): Partial<Readonly<Record<keyof WellEntry, EntryFault>>> {
  const newest = newestDay(now);
  const faults: [keyof WellEntry, EntryFault | undefined][] = [
    ['name', entry.name.trim() === '' ? 'missing' : lostFault(entry.name)],
    ['uwi', lostFault(entry.uwi)],
    ['api', apiFault(entry.api.trim())],
    ['code', lostFault(entry.code)],
    ['mother', lostFault(entry.mother)],
    ...listFields.map((field): [keyof WellEntry, EntryFault | undefined] => [field, listFault(entry[field])]),
    ['statuses', datedFault(entry.statuses, newest, 'noDay')],
    ['mainProducts', datedFault(entry.mainProducts, newest, undefined)],
    ['firstProduction', isAfter(entry.firstProduction, newest) ? 'future' : undefined],
  ];
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
}

/** A day has begun somewhere up to fourteen hours before it begins in UTC; the server goes by the field's own clock. */
const newestDay = (now: number): string => new Date(now + 14 * 3_600_000).toISOString().slice(0, 10);

/**
 * The rows that have an error which was found in them, by their keys.
 * @param now ms
 */
export function faultyRows(
  rows: readonly DatedEntry<string>[],
  fault: EntryFault | undefined,
  now: number,
): ReadonlySet<number> {
  const days = rows.map(({ since }) => since);
  const isFaulty = ({ since }: DatedEntry<string>): boolean => {
    if (fault === 'noDay') return since === null;
    if (fault === 'future') return isAfter(since, newestDay(now));
    return fault === 'twice' && days.filter((day) => day === since).length > 1;
  };
  return new Set(rows.filter(isFaulty).map(({ key }) => key));
}

/** A number of which a spreadsheet has dropped digits. */
function lostFault(text: string): EntryFault | undefined {
  return /^[+-]?\d{1,30}(?:[.,]\d{1,30})?e\+\d{1,4}$/i.test(text.trim()) ? 'lost' : undefined;
}

function apiFault(text: string): EntryFault | undefined {
  const digits = text.replace(/[ -]/g, '');
  return text === '' || /^(?:\d{10}|\d{12}|\d{14})$/.test(digits) ? undefined : 'api';
}

function listFault(text: string): EntryFault | undefined {
  const names = namesOf(text);
  if (names.length > maxNames) return 'many';
  if (names.some((name) => name.length > maxName)) return 'long';
  return names.map(lostFault).find((fault) => fault !== undefined);
}

const isAfter = (day: string | null, newest: string) => day !== null && day > newest;

function datedFault(
  rows: readonly DatedEntry<string>[],
  newest: string,
  withoutDay: 'noDay' | undefined,
): EntryFault | undefined {
  const days = rows.map(({ since }) => since);
  if (days.includes(null) && withoutDay) return withoutDay;
  if (days.some((day) => isAfter(day, newest))) return 'future';
  return new Set(days).size < days.length ? 'twice' : undefined;
}
