import { describe, expect, it } from 'vitest';
import { planColumns, type ColumnPlan } from './columns.ts';
import type { Mapping } from './mapping-file.ts';
import { dailyProduction } from './quantities.ts';

const noMapping: Mapping = { columns: {}, unitSystem: 'metric' };

function planned(headers: string[], mapping = noMapping, needsField = true): ColumnPlan {
  const result = planColumns(headers, mapping, dailyProduction(needsField));
  if ('problem' in result) throw new Error(result.problem);
  return result.plan;
}

function problem(headers: string[], mapping = noMapping, needsField = true): string {
  const result = planColumns(headers, mapping, dailyProduction(needsField));
  return 'problem' in result ? result.problem : '';
}

const found = (plan: ColumnPlan) =>
  Object.fromEntries(plan.columns.map(({ definition, index }) => [definition.name, index]));

describe('planColumns', () => {
  it('recognises the columns of the Norwegian data sets, the readable well name first', () => {
    const plan = planned(
      (
        'DATEPRD,WELL_BORE_CODE,NPD_WELL_BORE_CODE,NPD_WELL_BORE_NAME,NPD_FIELD_CODE,NPD_FIELD_NAME,ON_STREAM_HRS,' +
        'AVG_DOWNHOLE_PRESSURE,AVG_DOWNHOLE_TEMPERATURE,AVG_DP_TUBING,AVG_ANNULUS_PRESS,AVG_CHOKE_SIZE_P,AVG_CHOKE_UOM,' +
        'AVG_WHP_P,AVG_WHT_P,DP_CHOKE_SIZE,BORE_OIL_VOL,BORE_GAS_VOL,BORE_WAT_VOL,BORE_WI_VOL,FLOW_KIND,WELL_TYPE'
      ).split(','),
    );
    expect(found(plan)).toEqual({
      ...{ day: 0, uwi: 1, well: 3, field: 5, flowKind: 20 },
      hours: 6,
      downholePressure: 7,
      downholeTemperature: 8,
      tubingPressureDrop: 9,
      annulusPressure: 10,
      choke: 11,
      wellheadPressure: 13,
      wellheadTemperature: 14,
      oil: 16,
      gas: 17,
      water: 18,
      waterInjected: 19,
    });
  });

  it.each([
    [['Date', 'Well Name', 'Field', 'Oil (bbl)', 'Gas [Mscf]', 'Hours on']],
    [['fecha', 'pozo', 'campo', 'OIL_VOL', 'gas-prod', 'uptime']],
    [[' day ', 'WELLBORE', 'field name', 'oil', 'gas', 'hrs']],
  ])('recognises %j', (headers) => {
    const plan = planned(headers);
    expect(found(plan)).toEqual({ day: 0, well: 1, field: 2, oil: 3, gas: 4, hours: 5 });
  });

  it('converts the unit in brackets to ours', () => {
    const plan = planned([
      'date',
      'well',
      'field',
      'Oil (bbl)',
      'Gas (MMscf)',
      'WHP (psi)',
      'WHT (°F)',
      'choke (fraction)',
    ]);
    const converted = Object.fromEntries(
      plan.columns.map(({ definition, convert }) => [definition.name, convert(212)]),
    );
    expect(converted).toMatchObject({
      oil: expect.closeTo(33.704, 3),
      gas: expect.closeTo(6_005_665.72, 1),
      wellheadPressure: expect.closeTo(14.617, 3),
      wellheadTemperature: 100,
      choke: 21200,
    });
  });

  it.each([
    ['MMpcd', 28_328.6],
    ['BCF', 28_328_611.9],
    ['scm', 1],
    ['Mscf/d', 28.3286],
  ])('knows gas in %s', (unit, sm3) => {
    const { columns } = planned(['date', 'well', 'field', `gas (${unit})`]);
    expect(columns.find(({ definition }) => definition.name === 'gas')?.convert(1)).toBeCloseTo(sm3, -1);
  });

  it.each(['mscm', 'Mm3'])('asks which of its two meanings %s has', (unit) => {
    expect(problem(['date', 'well', 'field', `gas [${unit}]`])).toContain(
      'thousand m3 (use km3) or million m3',
    );
  });

  it('follows a mapping, units included', () => {
    const plan = planned(
      ['Datum', 'Bohrung', 'Öl'],
      {
        columns: {
          day: { header: 'Datum' },
          well: { header: 'Bohrung' },
          oil: { header: 'Öl', unit: 'bbl' },
        },
      },
      false,
    );
    expect(found(plan)).toEqual({ day: 0, well: 1, oil: 2 });
    expect(plan.columns[2]?.convert(629)).toBeCloseTo(100, 9);
  });

  it('names every column that is missing', () => {
    expect(problem(['a', 'b'])).toBe(
      'no column was recognized for the day; no column was recognized for the well (or give --well); ' +
        'no column was recognized for the field (or give --field); ' +
        'no column was recognized for any volume (oil, gas, water, water injected), hours or gauge',
    );
    expect(problem(['date', 'well', 'oil'], noMapping, false)).toBe('');
  });

  it('refuses what it cannot be sure of', () => {
    expect(problem(['date', 'well', 'field', 'oil', 'OIL'])).toContain('"OIL" occurs 2 times');
    expect(problem(['date', 'well', 'field', 'oil (barn)'])).toContain('the unit "barn"; known are sm3');
    expect(problem(['date', 'well', 'field', 'oil (constructor)'])).toContain('the unit "constructor"');
    expect(problem(['date', 'well', 'field', 'oil'], { columns: { gas: { header: 'Gaz' } } })).toContain(
      '"Gaz" for gas is not in the file',
    );
  });
});

describe('a column whose unit is not known', () => {
  const headers = ['date', 'well', 'field', 'oil (Sm3)', 'Choke (mm)'];

  it('can be left out where the rows do without it, and is shown as what it is until then', () => {
    expect(problem(headers)).toBe(
      'column "Choke (mm)" has the unit "mm"; known are %, pct, percent, fraction, frac, 64ths, 64thsof2in; ' +
        `the column can be left out with --ignore "Choke (mm)"`,
    );
    expect(planColumns(headers, noMapping, dailyProduction(true))).toMatchObject({
      seen: { columns: expect.arrayContaining([expect.objectContaining({ header: 'Choke (mm)' })]) },
    });
    expect(found(planned(headers, { ...noMapping, ignore: ['Choke (mm)'] }))).not.toHaveProperty('choke');
  });

  it('is needed where it is the only one of its rows', () => {
    expect(problem(['date', 'well', 'field', 'oil (barn)'])).not.toContain('can be left out');
    expect(problem(['date', 'well', 'field', 'oil (barn)', 'gas (Sm3)'])).toContain(
      'the column can be left out with --ignore "oil (barn)"',
    );
  });

  it('is asked about as the row of units says it, and not as one without a unit', () => {
    const result = planColumns(
      ['date', 'well', 'field', 'oil', 'WHP'],
      { columns: {} },
      dailyProduction(true),
      ['dd/mm/yyyy', '', '', 'm3', 'torr'],
    );
    expect(result).toMatchObject({ problem: expect.stringContaining('"WHP" has the unit "torr"') });
  });
});

describe('units of pressure', () => {
  it.each([
    ['kPag', 2.01325],
    ['kPa(g)', 2.01325],
    ['kPa gauge', 2.01325],
    ['MPag', 1001.01325],
    ['kg/cm2g', 99.07975],
    ['kPa abs', 1],
    ['MPaa', 1000],
  ])('know %s', (unit, bar) => {
    const { columns } = planned(['date', 'well', 'field', `WHP [${unit}]`]);
    expect(columns[3]?.convert(100)).toBeCloseTo(bar, 4);
  });
});

describe('a header in two languages', () => {
  it('is known where both say the same', () => {
    expect(found(planned(['Fecha/Date', 'Well', 'Field', 'Oil / Petróleo']))).toEqual({
      ...{ day: 0, well: 1, field: 2, oil: 3 },
    });
    expect(problem(['date', 'well', 'field', 'Oil/Gas'])).toContain('for any volume');
  });
});

describe('a file of one well', () => {
  const headers = ['Date', 'Oil (bbl)'];
  const ofWell = { ...noMapping, well: 'A-1' };

  it('takes the well that the caller names', () => {
    expect(planColumns(headers, ofWell, dailyProduction(false))).toMatchObject({
      plan: { constants: { well: 'A-1' } },
    });
  });

  it('is refused where a column says the wells too, or its rows are of no wells', () => {
    expect(planColumns(['Well', ...headers], ofWell, dailyProduction(false))).toMatchObject({
      problem: 'column "Well" says the wells: leave out --well, or the column with --ignore',
    });
    expect(
      planColumns(['Well', ...headers], { ...ofWell, ignore: ['Well'] }, dailyProduction(false)),
    ).toHaveProperty('plan.constants', { well: 'A-1' });
    expect(planColumns(headers, ofWell, { columns: [], needs: [] })).toMatchObject({
      problem: 'these rows are of fields, not of wells: leave out --well',
    });
  });
});
