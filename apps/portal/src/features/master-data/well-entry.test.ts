import { examples } from '@cnx/api/examples';
import { expect, it } from 'vitest';
import {
  faultyRows,
  wellEntryOf,
  wellFaultsOf,
  wellRequestOf,
  type EntryFault,
  type WellEntry,
} from './well-entry.ts';

const record = examples.wellRecords[0]!;
const entry = wellEntryOf(record);
const now = Date.parse('2026-03-22T12:00:00Z');

it('asks for the record as it was read where nothing is edited', () => {
  const { field: _field, status: _status, mainProduct: _product, ...rest } = record;
  const { firstDay: _first, lastDay: _last, demonstration: _demonstration, ...same } = rest;
  expect(wellRequestOf(record, entry)).toEqual(same);
  expect(wellFaultsOf(entry, now)).toEqual({});
});

it('takes names between semicolons, each once, and empty texts for none', () => {
  const edited = { ...entry, aliases: ' A 1 ;B;; B ', uwi: '  ', pads: '' };
  expect(wellRequestOf(record, edited)).toMatchObject({ aliases: ['A 1', 'B'], uwi: null, pads: [] });
});

const status = (since: string | null, key: number) => ({ key, value: 'shutIn', since }) as const;
const product = (since: string | null, key: number) => ({ key, value: 'gas', since }) as const;

it.each([
  [{ name: ' ' }, 'missing'],
  [{ name: '4.25E+13' }, 'lost'],
  [{ api: '123456789' }, 'api'],
  [{ api: '42-501-2013a' }, 'api'],
  [{ aliases: 'x'.repeat(121) }, 'long'],
  [{ aliases: Array.from({ length: 51 }, (_, i) => `n${i}`).join(';') }, 'many'],
  [{ pads: '4,25E+13' }, 'lost'],
  [{ statuses: [status(null, 0)] }, 'noDay'],
  [{ statuses: [status('2026-01-01', 0), status('2026-01-01', 1)] }, 'twice'],
  [{ mainProducts: [product('2026-03-24', 0)] }, 'future'],
  [{ mainProducts: [product(null, 0), product(null, 1)] }, 'twice'],
  [{ firstProduction: '2026-03-24' }, 'future'],
] as [Partial<WellEntry>, EntryFault][])('finds what cannot be stored: %j', (edited, fault) => {
  expect(wellFaultsOf({ ...entry, ...edited }, now)).toEqual({ [Object.keys(edited)[0]!]: fault });
});

it('says which rows of days have the error', () => {
  const rows = [status(null, 4), status('2026-03-24', 3), status('2026-01-01', 2), status('2026-01-01', 0)];
  const of = (fault?: EntryFault) => [...faultyRows(rows, fault, now)];
  expect([of('noDay'), of('future'), of('twice'), of()]).toEqual([[4], [3], [2, 0], []]);
});

it('takes an API number of ten, twelve or fourteen digits, and the day that has begun east of UTC', () => {
  for (const api of ['42-501-20130', '425012013000', '42501201300000'])
    expect(wellFaultsOf({ ...entry, api }, now)).toEqual({});
  expect(wellFaultsOf({ ...entry, firstProduction: '2026-03-23' }, now)).toEqual({});
});
