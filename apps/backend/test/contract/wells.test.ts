import type { WellHours, WellSeries } from '@cnx/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '../../src/server/contract-handlers.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation, type Sample } from '../support/contract-calls.ts';
import { createSmallDemonstration } from '../support/demonstration.ts';
import { hourMs } from '../../src/production-day.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';

let backend: TestBackend;
let token: string;
const oil = Array.from({ length: 90 }, (_, i) => 100 + (i % 5));
beforeAll(async () => {
  backend = await createTestBackend({}, { database: await createSmallDemonstration() });
  const { db } = backend.database;
  oil[40] = 1;
  oil[61] = 500;
  await writeSmallField(db, {
    id: 'small',
    wells: { 'W-1': { oil }, 'W-2': { oil: [] }, 'W-3': { oil: [50, null], hours: [12, null] } },
  });
  for (const [id, i] of [
    ['t-1', 10],
    ['t-2', 50],
  ] as const)
    await db
      .insertInto('well_event')
      .values({
        id,
        field_id: 'small',
        well_id: 'W-1',
        kind: 'test',
        starts_at: at(i, 7),
        ends_at: at(i, 19),
        source: 'operator',
        reason_code: null,
        from_value: null,
        to_value: null,
        unit: null,
        remark: 'Monthly test',
      })
      .execute();
  ({ id_token: token } = (await backend.signIn()).body);
});
afterAll(() => backend.close());
beforeEach(() => backend.clock.pass(60.001));

const call = (id: OperationId, sample: Sample) => callOperation(backend, id, token, sample);
const series = async (query: Record<string, string | number>) => {
  const { status, body } = await call('getWellSeries', { query });
  expect(status).toBe(200);
  return body as unknown as WellSeries;
};
const trackOf = ({ wells }: WellSeries, track: string, at = 0) =>
  wells[at]!.tracks.find((each) => each.track === track)!;

describe('getWell', () => {
  it('says where a well belongs, its newest row and its newest test', async () => {
    const { body } = await call('getWell', { path: { wellId: 'W-1' } });
    expect(body).toMatchObject({
      well: { id: 'W-1', name: 'W-1', fieldId: 'small', fieldName: 'small' },
      businessUnit: { id: 'small', name: 'small' },
      area: { id: 'small', name: 'small' },
      firstDay: day(0),
      lastDay: day(89),
      lastRow: { day: day(89), hours: 24, oil: 104, gas: null, waterCut: null, quality: 'measured' },
      lastTest: { id: 'log-t-2', startDay: day(50), title: 'Monthly test', oil: null, source: 'log' },
      pump: null,
    });
  });

  it('has null for what is not stored, never 0', async () => {
    const { body } = await call('getWell', { path: { wellId: 'W-2' } });
    expect(body).toMatchObject({
      firstDay: null,
      lastDay: null,
      lastRow: null,
      lastTest: null,
      pump: null,
      potentials: [],
      wellGroups: [],
      manufacturer: null,
    });
    const half = await call('getWell', { path: { wellId: 'W-3' } });
    // A row without hours and volumes is no report.
    expect(half.body).toMatchObject({ lastRow: { day: day(0), oil: 50, hours: 12 } });
  });

  it('names the pump and both potentials of a demonstration well', async () => {
    const { rows } = await call('getFrequencyInfo', { query: { limit: 1 } });
    const [pump] = rows as unknown as { well: { id: string }; pumpModel: string; runLifeDays: number }[];
    const { body } = await call('getWell', { path: { wellId: pump!.well.id } });
    expect(body).toMatchObject({
      pump: { model: pump!.pumpModel, runLifeDays: pump!.runLifeDays },
      potentials: [{ method: 'trailingMedian' }, { method: 'declining' }],
    });
  });
});

describe('getWellSeries', () => {
  const whole = { wells: 'W-1', from: day(0), to: day(89) };

  it('gives every day where there is room for each', async () => {
    const { partDays, wells } = await series({ ...whole, points: 90 });
    expect(partDays).toBe(1);
    expect(wells[0]).toMatchObject({ rows: 90, flowKind: 'production' });
    const track = wells[0]!.tracks[0]!;
    expect(track).toMatchObject({ track: 'oil', unit: 'Sm3/d' });
    expect(track.day).toHaveLength(90);
    expect(track.lines[0]).toEqual({ name: 'oil', values: oil });
  });

  it('keeps the extremes of a window that it reduces, and gives the days of a shorter one', async () => {
    const reduced = trackOf(await series({ ...whole, points: 10, tracks: 'oil' }), 'oil');
    expect(reduced.day.length).toBeLessThan(40);
    const valueOn = (one: string) => reduced.lines[0]!.values[reduced.day.indexOf(one)];
    expect([valueOn(day(40)), valueOn(day(61))]).toEqual([1, 500]);
    const zoomed = await series({ wells: 'W-1', from: day(36), to: day(45), points: 10 });
    expect(zoomed.partDays).toBe(1);
    expect(trackOf(zoomed, 'oil').lines[0]!.values).toEqual(oil.slice(36, 46));
  });

  it('takes several wells in the order that was asked for, those without rows among them', async () => {
    const { wells } = await series({ ...whole, wells: 'W-2,W-1' });
    expect(wells.map(({ well, rows }) => [well.id, rows])).toEqual([
      ['W-2', 0],
      ['W-1', 90],
    ]);
    expect(wells[0]!.tracks).toEqual([]);
  });

  it('reads twenty wells in one call, and no more', async () => {
    const { rows } = await call('getWells', { query: {} });
    const ids = rows.map(({ id }) => id);
    const { wells } = await series({ wells: ids.slice(0, 20).join(','), from: '2016-01-01', points: 50 });
    expect(wells).toHaveLength(20);
    const tooMany = await call('getWellSeries', { query: { wells: ids.slice(0, 21).join(',') } });
    expect(tooMany.status).toBe(400);
  });

  it('has the daily means of pumps beside the daily rows', async () => {
    const { rows } = await call('getFrequencyInfo', { query: { limit: 1 } });
    const wellId = (rows[0]!['well'] as { id: string }).id;
    const found = await series({ wells: wellId, tracks: 'pressure,frequency' });
    expect(trackOf(found, 'frequency').unit).toBe('Hz');
    expect(trackOf(found, 'pressure').lines.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['intakePressure', 'dischargePressure']),
    );
    expect(found.wells[0]!.tracks.map(({ track }) => track)).toEqual(['pressure', 'frequency']);
  });

  it('names the well that there is not', async () => {
    expect(await call('getWellSeries', { query: { wells: 'W-1,W-99' } })).toMatchObject({
      status: 404,
      body: { errors: [{ message: 'query/wells names no well: W-99' }] },
    });
  });
});

describe('getWellHistory', () => {
  it('lists the events of the window, and losses that add up to those of its days', async () => {
    const { body } = await call('getWellHistory', {
      path: { wellId: 'W-1' },
      query: { from: day(40), to: day(89) },
    });
    expect(body).toMatchObject({ from: day(40), events: [{ id: 't-2' }], tests: [{ id: 'log-t-2' }] });
    const { rows } = await call('getDeferredProductionInfo', {
      query: { level: 'well', limit: 1, sort: '-deferred' },
    });
    const wellId = (rows[0]!['entity'] as { id: string }).id;
    const window = { from: '2025-06-01', to: '2026-03-01' };
    const days = await call('getDeferredProductionInfo', {
      query: { ...window, level: 'well', wellIds: wellId, limit: 500 },
    });
    const lost = days.rows.reduce((sum, row) => sum + Number(row['deferred']), 0);
    const history = await call('getWellHistory', { path: { wellId }, query: window });
    const { losses, lossVersion } = history.body as unknown as {
      losses: { deferred: number }[];
      lossVersion: string;
    };
    expect(losses.length).toBeGreaterThan(0);
    expect(losses.reduce((sum, { deferred }) => sum + deferred, 0)).toBeCloseTo(lost, 2);
    expect(lossVersion).toBe('8');
  });

  it('has no version of losses that there are not', async () => {
    const { body } = await call('getWellHistory', { path: { wellId: 'W-2' } });
    expect(body).toMatchObject({ events: [], tests: [], losses: [], lossVersion: null });
  });
});

describe('getWellHours', () => {
  /** In Oslo, the production day of 25 October 2025 has 25 hours, and that of 29 March 23. */
  const begin = { long: Date.parse('2025-10-25T04:00:00Z'), short: Date.parse('2025-03-29T05:00:00Z') };
  const nothing = {
    motor_current_cv: null,
    motor_temperature: null,
    intake_temperature: null,
    discharge_pressure: null,
    wellhead_pressure: null,
    vibration: null,
    power: null,
    free_gas_pct: null,
    liquid_rate: null,
    water_cut: null,
    gor: null,
  };
  beforeAll(async () => {
    const { db } = backend.database;
    const wells = { 'P-1': { oil: [] }, 'P-2': { oil: [] } };
    await writeSmallField(db, { id: 'pumps', timeZone: 'Europe/Oslo', startHour: 6, wells });
    const hour = (from: number, i: number) => ({
      ...nothing,
      well_id: 'P-1',
      at: new Date(from + i * hourMs),
      frequency: i === 3 ? 0 : 48,
      motor_current: i === 3 ? null : 30 + i,
      intake_pressure: 60,
      quality: i === 4 ? ('suspect' as const) : ('measured' as const),
    });
    // Those at both ends belong to the days beside it.
    const long = Array.from({ length: 27 }, (_, i) => hour(begin.long, i - 1)).filter((_, i) => i !== 8);
    const short = Array.from({ length: 23 }, (_, i) => hour(begin.short, i));
    await db
      .insertInto('esp_reading')
      .values([...long, ...short])
      .execute();
    const event = {
      field_id: 'pumps',
      kind: 'shutIn' as const,
      source: 'operator' as const,
      reason_code: null,
      from_value: null,
      to_value: null,
      unit: null,
      remark: null,
    };
    const after = (hours: number) => new Date(begin.long + hours * hourMs);
    await db
      .insertInto('well_event')
      .values([
        { ...event, id: 'h-1', well_id: 'P-1', starts_at: after(-5), ends_at: after(2) },
        { ...event, id: 'h-2', well_id: null, starts_at: after(24.5), ends_at: null },
        { ...event, id: 'h-3', well_id: 'P-1', starts_at: after(25), ends_at: null },
        { ...event, id: 'h-4', well_id: 'P-2', starts_at: after(3), ends_at: null },
      ])
      .execute();
  });

  const hoursOf = async (wellId: string, query: Record<string, string> = {}) => {
    const { status, body } = await call('getWellHours', { path: { wellId }, query });
    expect(status).toBe(200);
    return body as unknown as WellHours;
  };
  const valuesOf = ({ signals }: WellHours, name: string) =>
    signals.find((signal) => signal.name === name)?.values;

  it('gives the hours of a day by the clock of its field, none that is not there, and what was logged', async () => {
    const found = await hoursOf('P-1', { day: '2025-10-25' });
    expect(found).toMatchObject({
      well: { id: 'P-1', fieldId: 'pumps' },
      timeZone: 'Europe/Oslo',
      day: '2025-10-25',
      begin: '2025-10-25T04:00:00.000Z',
      end: '2025-10-26T05:00:00.000Z',
      firstDay: '2025-03-29',
      lastDay: '2025-10-26',
    });
    // 25 hours, of which one is missing.
    expect(found.at).toHaveLength(24);
    expect([found.at[0], found.at.at(-1)]).toEqual(['2025-10-25T04:00:00.000Z', '2025-10-26T04:00:00.000Z']);
    expect(found.at).not.toContain('2025-10-25T11:00:00.000Z');
    expect(found.signals.map(({ name, unit }) => [name, unit])).toEqual([
      ['frequency', 'Hz'],
      ['motorCurrent', 'A'],
      ['intakePressure', 'bar'],
    ]);
    expect(valuesOf(found, 'frequency')!.slice(2, 5)).toEqual([48, 0, 48]);
    expect(valuesOf(found, 'motorCurrent')!.slice(2, 5)).toEqual([32, null, 34]);
    expect(found.quality.slice(3, 6)).toEqual(['measured', 'suspect', 'measured']);
    expect(found.events.map(({ id }) => id)).toEqual(['h-1', 'h-2']);
  });

  it('has 23 hours in a day whose clock goes forward', async () => {
    const { begin: from, end, at: hours } = await hoursOf('P-1', { day: '2025-03-29' });
    expect((Date.parse(end!) - Date.parse(from!)) / hourMs).toBe(23);
    expect(hours).toHaveLength(23);
  });

  it('takes the newest day with a reading where none is asked for', async () => {
    const found = await hoursOf('P-1');
    expect(found).toMatchObject({ day: '2025-10-26', at: ['2025-10-26T05:00:00.000Z'] });
    expect(found.events.map(({ id }) => id)).toEqual(['h-3']);
  });

  it('has no hours on a day without readings, and no day where there never was one', async () => {
    expect(await hoursOf('P-1', { day: '2025-07-01' })).toMatchObject({
      day: '2025-07-01',
      begin: '2025-07-01T04:00:00.000Z',
      lastDay: '2025-10-26',
      at: [],
      quality: [],
      signals: [],
    });
    expect(await hoursOf('P-2')).toMatchObject({
      day: null,
      begin: null,
      end: null,
      firstDay: null,
      lastDay: null,
      at: [],
      signals: [],
      events: [],
    });
    expect(await hoursOf('P-2', { day: '2025-10-25' })).toMatchObject({ at: [], events: [{}, {}] });
  });

  it.each(['0001-01-01', '9999-12-31'])('answers for %s, a day of no field', async (one) => {
    expect((await hoursOf('P-1', { day: one })).at).toEqual([]);
  });

  it.each(['2025-02-30', '2025-10', 'yesterday', ''])('refuses "%s" as a day', async (one) => {
    expect(await call('getWellHours', { path: { wellId: 'P-1' }, query: { day: one } })).toMatchObject({
      status: 400,
      body: { errors: [{ message: expect.stringMatching(/^query\/day /) }] },
    });
  });

  it('has all signals of a demonstration pump', async () => {
    const { rows } = await call('getFrequencyInfo', { query: { limit: 1 } });
    const { signals } = await hoursOf((rows[0]!['well'] as { id: string }).id);
    expect(signals).toHaveLength(14);
  });
});

it.each(['getWell', 'getWellHistory', 'getWellForecast', 'getWellHours', 'getSensitivity'] as const)(
  '%s says which well there is not',
  async (id) => {
    expect(await call(id, { path: { wellId: 'W-99' } })).toMatchObject({
      status: 404,
      body: { errors: [{ message: 'path/wellId names no well: W-99' }] },
    });
  },
);
