import { describe, expect, it } from 'vitest';
import type { FrequencyChange, OptimizationOpportunity, SettingAdvice } from '@cnx/api';
import { examples } from '@cnx/api/examples';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Formats } from '../../insight/use-formats.ts';
import { dateFormat, quantityFormat } from '../../quantities.ts';
import { gainCaveats, productionOptimization } from './production-optimization.tsx';
import {
  addedOpportunities,
  opportunityTakeaway,
  rankOpportunities,
  stateOf,
  withAdvice,
} from './production-optimization.ts';
import { settingText } from './production-optimization.columns.tsx';
import { noOpportunities, opportunity, optimization } from './production-optimization.fixture.ts';

it('compares the promised oil with the window before only where something was promised then', () => {
  const meta = { range: { from: '2020-01-01', to: '2026-11-27' } } as never;
  const compute = (potentialOilGain: number) => {
    const previousWindow = { ...optimization.previousWindow, potentialOilGain };
    return productionOptimization.keyFigure!.compute({ ...optimization, previousWindow }, meta, null);
  };
  expect(compute(71)).toMatchObject({ previous: 71 });
  expect(compute(0)).toMatchObject({ previous: null });
});

describe('opportunityTakeaway', () => {
  it('sums all open ones, not the listed ones, and names the best', () => {
    expect(opportunityTakeaway(optimization)).toMatchObject({
      kind: 'open',
      count: 14,
      gaining: null,
      gain: 96.4,
      best: { id: 'op-14' },
    });
  });

  it('counts the wells that gain oil where all opportunities are listed', () => {
    const top = [
      opportunity({ id: 'choke', expectedOil: 6 }),
      opportunity({ id: 'lift', expectedOil: 4 }),
      opportunity({ id: 'saver', well: { ...opportunity({}).well, id: 'saver' }, expectedOil: -1 }),
    ];
    expect(opportunityTakeaway({ ...optimization, openOpportunities: 3, top })).toMatchObject({ gaining: 1 });
  });

  it('distinguishes nothing found from nothing open', () => {
    expect(opportunityTakeaway(noOpportunities)).toEqual({ kind: 'none' });
    expect(opportunityTakeaway({ ...noOpportunities, funnel: optimization.funnel })).toEqual({
      kind: 'allDecided',
      found: 24,
    });
  });
});

it('ranks by oil, and by saved power where oil is equal', () => {
  const saver = opportunity({ id: 'saver', expectedPower: -3 });
  expect(rankOpportunities([...optimization.top, saver]).map(({ id }) => id)).toEqual([
    'op-14',
    'op-17',
    'saver',
    'op-12',
    'op-18',
  ]);
});

describe('the list of opportunities', () => {
  const formats = {
    t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
    dates: dateFormat('en', { timeZone: 'UTC' }),
    quantities: quantityFormat('en'),
  } as unknown as Formats;
  const other = { ...opportunity().well, id: 'other' };
  const rows = [
    opportunity({ id: 'best', expectedOil: 6 }),
    opportunity({ id: 'second', expectedOil: 4 }),
    opportunity({ id: 'other', well: other, expectedOil: 2 }),
    opportunity({ id: 'saver', well: other, expectedOil: -1, expectedPower: -3.2, kind: 'frequencyDown' }),
  ];
  const { columns, totalName } = productionOptimization.rows;
  const window = { from: '2026-11-01', to: '2026-11-22' };
  const column = (id: string) => columns(formats, rows, window).find((each) => each.id === id)!;
  const markup = (id: string, row: OptimizationOpportunity) =>
    renderToStaticMarkup(createElement(Fragment, null, column(id).cell!(row, 'column')));

  it('adds up of each well its best, as the headline does, and says that it leaves others out', () => {
    expect([...addedOpportunities(rows)]).toEqual(['best', 'other']);
    expect(column('oil').total!(rows)).toBe(8);
    expect(totalName!(rows, formats)).toBe(
      'productionOptimization.totalOf 2 (* productionOptimization.notAdded)',
    );
    expect(totalName!([rows[0]!], formats)).toBe('productionOptimization.totalOf 1');
    expect(rows.map((row) => markup('oil', row).includes('*'))).toEqual([false, true, false, true]);
  });

  it('counts, ranks and adds what is gained beside counted losses alone, and says what is left out', () => {
    const counted = opportunity({
      ...{ id: 'counted', expectedOil: 15, netOil: 0, netOilLow: 0, netOilHigh: 1.5, countedOil: 15 },
      well: { ...other, id: 'third' },
    });
    const all = [counted, ...rows];
    expect(rankOpportunities(all).map(({ id }) => id)).toEqual([
      'best',
      'second',
      'other',
      'counted',
      'saver',
    ]);
    expect(column('oil').total!(all)).toBe(8);
    expect(markup('oil', counted)).toContain('onlyCounted');
    expect(column('range').value(counted)).toBe('0.0 … +1.5');
    expect(markup('gross', counted)).toBe('+15.0');
    const range = { ...counted, netOilHigh: 0, expectedOilLow: 10.7, expectedOilHigh: 19.4 };
    expect(column('range').value(range)).toBe('productionOptimization.grossRange 0.0 +10.7 … +19.4');
    const info = { ...optimization, openOpportunities: 5, top: all, potentialOilGain: 8, grossOilGain: 23 };
    expect(opportunityTakeaway(info)).toMatchObject({ gaining: 2, gain: 8, counted: 15 });
    expect(gainCaveats(info, formats)).toContain('caveats.counted 15');
  });

  it('shows no power and no liquid of a choke, as the list of advice does', () => {
    const choke = opportunity({ kind: 'choke', expectedPower: 0, expectedLiquid: 0 });
    expect([markup('power', choke), markup('liquid', choke)]).toEqual(['–', '–']);
    expect(markup('power', rows[0]!)).toBe('+7.4');
  });

  it('names what advice gains that costs oil, and the range beside what is expected', () => {
    expect(markup('action', rows[3]!)).toBe(
      'productionOptimization.saves optimization.setting.frequency 3.2\u00a0kW',
    );
    expect(markup('action', rows[0]!)).toBe('optimization.setting.frequency');
    const range = opportunity({ expectedOilLow: -0.4, expectedOilHigh: 7 });
    expect(column('range').value(range)).toBe('−0.4 … +7.0');
  });

  it('has the unit of a probability once: at its column', () => {
    const texts = [0.98, 0.995].map((confidence) => markup('confidence', opportunity({ confidence })));
    expect([column('confidence').unit, ...texts]).toEqual(['%', '98', '≥ 99']);
  });

  it('marks advice that ends soon and still waits for a decision', () => {
    const ends = (expiresAt: string, status: OptimizationOpportunity['status'] = 'found') =>
      markup('expires', opportunity({ expiresAt, status })).includes('endsSoon');
    expect(ends('2026-11-26T01:54:00+01:00')).toBe(true);
    expect(ends('2026-11-27T01:54:00+01:00')).toBe(false);
    expect(ends('2026-11-26T01:54:00+01:00', 'accepted')).toBe(false);
  });
});

describe('the advice of an opportunity', () => {
  const [change] = examples.frequencyChanges as [FrequencyChange];
  const [setting] = examples.settingAdvice as [SettingAdvice];
  const open = { name: 'facility', value: null, limit: null, unit: 'Sm3/d', pass: false, checked: false };
  const advised = { kind: 'advised', status: 'proposed', plannedFor: null } as const;
  const pump = opportunity({ id: 'op-1', to: 51.5 });
  const choke = opportunity({ id: 'op-2', kind: 'choke' });
  const ofPump = { ...change, ...advised, id: 'fc-1', well: pump.well, toHz: 51.5, checks: [] };
  const ofChoke = { ...setting, ...advised, kind: 'choke' as const, id: 'op-2', checks: [open] };

  it('is found by its step or its id, with the word of the Optimization dashboard', () => {
    const done = { ...ofPump, id: 'fc-0', status: 'done' as const };
    const rows = withAdvice([pump, choke], [ofPump, done], [ofChoke]);
    expect(rows.map(({ advice }) => advice)).toEqual([
      { id: 'fc-1', state: 'proposed' },
      { id: 'op-2', state: 'conditional' },
    ]);
    const planned = { ...ofPump, plannedFor: '2026-12-01T06:00:00Z' };
    expect(withAdvice([pump], [planned], []).map(stateOf)).toEqual(['scheduled']);
  });

  it('is not known of other work: its own status says what it is', () => {
    const rows = withAdvice([pump, { ...pump, status: 'accepted' }], [{ ...ofPump, toHz: 52 }], []);
    expect(rows.map(stateOf)).toEqual(['proposed', 'accepted']);
    expect(rows[0]).not.toHaveProperty('advice');
  });
});

describe('settingText', () => {
  const settings = [
    { kind: 'gasLift', from: 33_000, to: 37_949, unit: 'Sm3/d' },
    { kind: 'gasLift', from: 15_000, to: 17_250, unit: 'Sm3/d' },
    { kind: 'workover', from: 100, to: 110, unit: 'Sm3/d' },
    { kind: 'frequencyUp', from: 50, to: 51.5, unit: 'Hz' },
    { kind: 'choke', from: 31, to: 18, unit: '%' },
    { kind: 'choke', from: 31, to: null, unit: '%' },
    { kind: 'choke', from: 31, to: 32, unit: null },
  ] as const;

  it.each([
    [
      'metric',
      ['33,000→37,949 Sm³/d', '15,000→17,250 Sm³/d', '100→110 Sm³/d', '50→51.5 Hz', '31→18 %', '–', '31→32'],
    ],
    [
      'field',
      ['1,165→1,340 Mscf/d', '530→609 Mscf/d', '629→692 bbl/d', '50→51.5 Hz', '31→18 %', '–', '31→32'],
    ],
  ] as const)('writes both ends in the %s unit of what the setting measures', (system, texts) => {
    const quantities = quantityFormat('en', system);
    const written = settings.map((setting) => settingText(setting, { quantities }).replaceAll('\u00a0', ' '));
    expect(written).toEqual(texts.map((text) => text.replace('→', ' → ')));
  });
});
