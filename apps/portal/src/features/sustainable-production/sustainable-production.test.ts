import { describe, expect, it } from 'vitest';
import type { Formats } from '../../insight/use-formats.ts';
import { quantityFormat } from '../../quantities.ts';
import { allColumns } from './sustainable-production.columns.tsx';
import {
  dailyCarbonIntensity,
  emissionsByField,
  emissionsTakeaway,
  fieldsByMeasure,
  measuredMetrics,
  missesTarget,
  offTarget,
  worstFirst,
} from './sustainable-production.ts';
import { emissions, emissionsInfo, metric } from './sustainable-production.fixture.ts';

const rows = emissionsInfo.sustainableProductions;

describe('emissionsByField', () => {
  it('divides sums, so that a small dirty day does not weigh like a large clean one', () => {
    const [field] = emissionsByField([
      emissions({ productionBoe: 10_000, co2e: 100_000 }),
      emissions({ productionBoe: 100, co2e: 10_000 }),
    ]);
    expect(field?.carbonIntensity).toBeCloseTo(110_000 / 10_100);
  });

  it('puts the highest intensity first and fields without production last', () => {
    const idle = emissions({
      entity: { level: 'field', id: 'idle', name: 'Idle' },
      productionBoe: 0,
      carbonIntensity: null,
    });
    expect(emissionsByField([idle, ...rows]).map(({ entity }) => entity.id)).toEqual([
      'breeze',
      'venture',
      'cascade',
      'idle',
    ]);
    expect(emissionsByField([idle])[0]).toMatchObject({ carbonIntensity: null, flaringIntensity: null });
  });

  it('weighs methane by the gas that was marketed', () => {
    const [field] = emissionsByField([
      emissions({ methane: 100, methaneIntensity: 0.1 }),
      emissions({ methane: 900, methaneIntensity: 0.3 }),
      emissions({ methane: 50, methaneIntensity: null }),
    ]);
    expect(field?.methaneIntensity).toBeCloseTo(1000 / (100 / 0.1 + 900 / 0.3));
  });

  it('is estimated as soon as one day is', () => {
    expect(emissionsByField(rows).map(({ quality }) => quality)).toEqual([
      'measured',
      'measured',
      'estimated',
    ]);
  });
});

it('gives a day without production no intensity', () => {
  expect(
    dailyCarbonIntensity([
      emissions({ period: '2026-11-19' }),
      emissions({ period: '2026-11-18', productionBoe: 0 }),
    ]),
  ).toEqual([
    { day: '2026-11-18', value: null },
    { day: '2026-11-19', value: 16.6 },
  ]);
});

it('ends with the last day that all fields have reported', () => {
  const field = (period: string, id: string) =>
    emissions({ period, entity: { level: 'field', id, name: id } });
  const days = dailyCarbonIntensity([
    field('2026-11-18', 'breeze'),
    field('2026-11-18', 'venture'),
    field('2026-11-19', 'breeze'),
  ]);
  expect(days.map(({ day }) => day)).toEqual(['2026-11-18']);
});

describe('emissionsTakeaway', () => {
  it('compares the window with its target and counts the fields above it', () => {
    const takeaway = emissionsTakeaway(rows, emissionsInfo.metrics);
    expect(takeaway).toMatchObject({ kind: 'targeted', intensity: 16.6, target: 17, above: 1, fields: 3 });
    expect(takeaway.kind === 'targeted' && takeaway.differencePct).toBeCloseTo(-2.35, 2);
  });

  it('says what is missing', () => {
    expect(emissionsTakeaway([], emissionsInfo.metrics)).toEqual({ kind: 'noRows' });
    expect(emissionsTakeaway(rows, [metric({ target: null })])).toEqual({
      kind: 'untargeted',
      intensity: 16.6,
    });
    expect(emissionsTakeaway([emissions()], [metric({ value: null })])).toEqual({
      kind: 'noProduction',
      co2e: 206_670,
    });
  });
});

it('finds nothing off its target where no figure is known', () => {
  const metrics = [
    metric({ code: 'carbonIntensity', status: 'onTrack' }),
    metric({ code: 'co2e', status: 'off' }),
    metric({ code: 'flaringIntensity', status: 'watch', value: null }),
  ];
  expect(offTarget(metrics).map(({ code }) => code)).toEqual(['co2e']);
});

describe('measures by field', () => {
  const field = (id: string, given: Parameters<typeof emissions>[0]) =>
    emissions({ entity: { level: 'field', id, name: id }, ...given });
  const names = (rows: ReturnType<typeof emissionsByField>) => rows.map(({ entity }) => entity.id);

  it('begin with what is off track, and leave out what fields have no figure for', () => {
    const metrics = measuredMetrics([
      metric({ code: 'carbonIntensity', status: 'onTrack' }),
      metric({ code: 'co2e', status: 'off' }),
      metric({ code: 'methaneIntensity', status: 'watch' }),
      metric({ code: 'flaringIntensity', status: 'watch', value: null }),
      metric({ code: 'reinjectedPct', status: 'off' }),
    ]);
    expect(metrics.map(({ code }) => code)).toEqual(['reinjectedPct', 'methaneIntensity', 'carbonIntensity']);
  });

  it('put the field first that is worst off, on whichever side of the target that is', () => {
    const fields = emissionsByField([
      field('little', { reinjectedPct: 10, producedWater: 100, co2e: 1 }),
      field('much', { reinjectedPct: 90, producedWater: 100, co2e: 2 }),
      field('unknown', { reinjectedPct: null, producedWater: 100, co2e: 3 }),
    ]);
    expect(names(fieldsByMeasure(fields, { code: 'reinjectedPct', direction: 'higherIsBetter' }))).toEqual([
      'little',
      'much',
    ]);
    expect(names(fieldsByMeasure(fields, { code: 'carbonIntensity', direction: 'lowerIsBetter' }))).toEqual([
      'unknown',
      'much',
      'little',
    ]);
  });

  it('weigh shares by what they are shares of', () => {
    const [one] = emissionsByField([
      field('one', { reinjectedPct: 100, producedWater: 10, energy: 300, specificEnergy: 3 }),
      field('one', { reinjectedPct: 0, producedWater: 90, energy: 100, specificEnergy: 0.25 }),
    ]);
    expect(one!.reinjectedPct).toBeCloseTo(10);
    expect(one!.specificEnergy).toBeCloseTo(400 / 500);
  });
});

describe('the list', () => {
  const formats = {
    t: (key: string, { value = '' }: { value?: string } = {}) =>
      `${key.replace('sustainableProduction.', '')} ${value}`.trim(),
    quantities: quantityFormat('en'),
    dates: { day: (day: string) => day, shortDay: (day: string) => day },
  } as unknown as Formats;
  const metrics = [
    metric({ code: 'carbonIntensity', target: 17, direction: 'lowerIsBetter' }),
    metric({ code: 'reinjectedPct', unit: '%', target: 60, direction: 'higherIsBetter' }),
  ];
  const days = [
    { ...emissions({ carbonIntensity: 17.2, reinjectedPct: 0, producedWater: 100 }), metrics },
    { ...emissions({ carbonIntensity: 16.9, reinjectedPct: 98, producedWater: 900 }), metrics },
  ];
  const columns = allColumns(formats, days);
  const column = (id: string) => columns.find((each) => each.id === id)!;
  const isMarked = (id: string, rows: typeof days) => Boolean(column(id).mark?.(rows));

  it('marks what is on the wrong side of its target, and nothing else', () => {
    expect(days.map((day) => isMarked('intensity', [day]))).toEqual([true, false]);
    expect(days.map((day) => isMarked('reinjected', [day]))).toEqual([true, false]);
    expect(column('flaring').mark).toBeUndefined();
    expect(missesTarget(null, { target: 60, direction: 'higherIsBetter' })).toBe(false);
    expect(missesTarget(60, { target: 60, direction: 'higherIsBetter' })).toBe(false);
    const shown = (value: number) => Number(value.toFixed(1));
    expect(missesTarget(59.97, { target: 60, direction: 'higherIsBetter' }, shown)).toBe(false);
    expect(missesTarget(59.94, { target: 60, direction: 'higherIsBetter' }, shown)).toBe(true);
  });

  it('judges several days by their weighted figure, not by the worst day', () => {
    expect(column('reinjected').total?.(days)).toBeCloseTo(88.2);
    expect(isMarked('reinjected', days)).toBe(false);
  });

  it('says the target of each column in its head, with the side that is good', () => {
    const notes = [column('intensity').note, column('reinjected').note];
    expect(notes.map((note) => note?.replaceAll('\u00a0', ' '))).toEqual([
      'targetOf ≤ 17.0',
      'targetOf ≥ 60.0',
    ]);
    expect(column('flaring').note).toBeUndefined();
  });

  it('sums emissions in tonnes, with four figures at most', () => {
    const rows = [emissions({ co2e: 17_000_000 }), emissions({ co2e: 698_205 })];
    expect(column('emissions').value(rows[0]!)).toBe(17_000);
    expect(column('emissions').total?.(rows)).toBe(17_700);
  });

  it('begins with what is worst in the measure shown', () => {
    expect(worstFirst({ code: 'reinjectedPct', direction: 'higherIsBetter' })).toEqual({
      columnId: 'reinjected',
      direction: 'ascending',
    });
    expect(worstFirst({ code: 'flaringIntensity', direction: 'lowerIsBetter' })).toEqual({
      columnId: 'flaring',
      direction: 'descending',
    });
  });
});
