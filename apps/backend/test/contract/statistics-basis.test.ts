import type { components } from '@cnx/api/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshProductionRollups } from '../../src/database/rollups.ts';
import type { RowOf } from '../../src/queries/analytic-query.ts';
import { figuresOf } from '../../src/queries/production-figures.ts';
import { productionTotals } from '../../src/queries/production-totals.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { writeSmallField } from '../support/small-field.ts';

type Statistics = components['schemas']['ProductionStatistics'];

let backend: TestBackend;
let token: string;
const window = { from: '2025-05-20', to: '2025-06-30' };
const dated = 'dated';

const statistics = async (query: Record<string, string>) => {
  const answer = await callOperation(backend, 'getProductionStatistics', token, {
    query: { level: 'well', ...window, ...query },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as unknown as Statistics;
};
const rowOf = ({ rows }: Statistics, id: string) => rows.find(({ entity }) => entity.id === id)?.figures;

beforeAll(async () => {
  backend = await createTestBackend();
  const { db } = backend.database;
  await writeSmallField(db, {
    id: 'Vel',
    wells: {
      whole: { oil: [] },
      condensate: { oil: [] },
      parked: { oil: [], status: 'suspended' },
      [dated]: { oil: [] },
      tripped: { oil: [] },
    },
  });
  const days = Array.from({ length: 61 }, (_, at) =>
    new Date(Date.UTC(2025, 4, 1 + at)).toISOString().slice(0, 10),
  );
  const row = (wellId: string, day: string, of: { oil: number | null; gas: number; hours: number }) => ({
    ...{ well_id: wellId, day, water: 0, ...of },
    ...{ water_injected: null, choke_pct: null, wellhead_pressure: null, wellhead_temperature: null },
    ...{ downhole_pressure: null, downhole_temperature: null, annulus_pressure: null },
    tubing_pressure_drop: null,
  });
  await db
    .insertInto('daily_production')
    .values(
      days.flatMap((day, at) => [
        row('whole', day, { oil: 100, gas: 10_000, hours: 24 }),
        // Condensate is known every fourth day alone.
        row('condensate', day, { oil: at % 4 === 0 ? 10 : null, gas: 10_000, hours: 24 }),
        row(
          'parked',
          day,
          day < '2025-06-10' ? { oil: 50, gas: 0, hours: 24 } : { oil: 0, gas: 0, hours: 0 },
        ),
        row(dated, day, day < '2025-06-01' ? { oil: 50, gas: 0, hours: 24 } : { oil: 0, gas: 0, hours: 0 }),
        row(
          'tripped',
          day,
          day < '2025-06-16' ? { oil: 50, gas: 0, hours: 24 } : { oil: 0, gas: 0, hours: 0 },
        ),
      ]),
    )
    .execute();
  // It stood still ten days before it was suspended, and that was a downtime.
  await db
    .insertInto('well_status_record')
    .values({ well_id: dated, since: '2025-06-11', status: 'suspended' })
    .execute();
  await db.updateTable('well').set({ status: 'suspended' }).where('id', '=', dated).execute();
  await refreshProductionRollups(db, ['whole', 'condensate', 'parked', dated, 'tripped']);
  await recomputeInsights(backend.database, { now: backend.clock.now() });
  ({ id_token: token } = (await backend.signIn()).body);
});
afterAll(() => backend.close());

describe('a ratio of two volumes', () => {
  it('is of the days on which both are known, and says how much of the sums beside it that is', async () => {
    const june = await statistics({ wellIds: 'whole,condensate' });
    const condensate = rowOf(june, 'condensate')!;
    expect(condensate.gor).toBeCloseTo(1000, 9);
    // Divided, what is beside it comes to four times as much.
    expect(condensate.gas! / condensate.oil!).toBeGreaterThan(3500);
    expect(condensate.gorOilPct).toBeCloseTo(100, 9);
    expect(condensate.gorGasPct).toBeCloseTo((100 * condensate.gor! * condensate.oil!) / condensate.gas!, 9);
    expect(condensate.waterCutLiquidPct).toBeCloseTo(100, 9);
    expect(rowOf(june, 'whole')).toMatchObject({ gor: 100, gorOilPct: 100, gorGasPct: 100 });
    // What is said of the total agrees with what is printed beside it.
    const { gor, oil, gas, gorOilPct, gorGasPct } = june.total!;
    expect(gor).toBeCloseTo((gas! * gorGasPct!) / (oil! * gorOilPct!), 6);
    expect(gorGasPct).toBeLessThan(100);
  });
});

describe('uptime', () => {
  it('has no day on which a well was suspended by its record', async () => {
    const all = await statistics({ fieldIds: 'Vel' });
    const hours = (id: string) => {
      const { hours: on, calendarHours, uptimePct } = rowOf(all, id)!;
      return { on, calendarHours, uptimePct };
    };
    // Without a dated status, from its last day with flow on.
    expect(hours('parked')).toEqual({ on: 21 * 24, calendarHours: 21 * 24, uptimePct: 100 });
    expect(hours(dated)).toMatchObject({ on: 12 * 24, calendarHours: 22 * 24 });
    expect(hours('tripped')).toMatchObject({ on: 27 * 24, calendarHours: 42 * 24 });
    const [on, whole] = [42 + 42 + 21 + 12 + 27, 42 + 42 + 21 + 22 + 42];
    expect(all.total!.uptimePct).toBeCloseTo((100 * on) / whole, 9);
  });

  it('is nothing of days on which a well was suspended alone', async () => {
    const { total } = await statistics({ wellIds: 'parked', from: '2025-06-15', to: '2025-06-30' });
    expect(total).toMatchObject({ hours: 0, calendarHours: 0, uptimePct: null });
  });

  it('is the same in months and for the assistant', async () => {
    const { db } = backend.database;
    const now = backend.clock.now();
    for (const days of [window, { from: '2025-06-01', to: '2025-06-30' }]) {
      const { total } = await statistics({ fieldIds: 'Vel', ...days });
      const [{ wells, ...sums }] = (await productionTotals.read(
        db,
        { fieldIds: ['Vel'] },
        days,
        'all',
        now,
      )) as [RowOf<typeof productionTotals.columns>];
      expect(figuresOf(sums, wells, 'oil').uptimePct).toBeCloseTo(total!.uptimePct!, 9);
    }
  });
});
