import type { WellHistory, WellSeries } from '@cnx/api';
import { describe, expect, it } from 'vitest';
import type { Formats } from '../../insight/use-formats.ts';
import { series } from './well-panel.fixture.ts';
import { dayMs, dayTime, quantityFormat } from '../../quantities.ts';
import { downBands, wellPlots, withRefined } from './well-plots.ts';

const label = { id: 'W', name: 'W', fieldId: 'f', fieldName: 'F' };
const curves = (
  from: string,
  to: string,
  partDays: number,
  values: Record<string, number | null>,
): WellSeries => ({
  from,
  to,
  partDays,
  wells: [
    {
      well: label,
      flowKind: 'production',
      rows: 9,
      tracks: [
        {
          track: 'oil',
          unit: 'Sm3/d',
          day: Object.keys(values),
          lines: [{ name: 'oil', values: Object.values(values) }],
        },
      ],
    },
  ],
});

it('puts the days that are looked at closely in the place of the few that stood for them', () => {
  const whole = curves('2026-01-01', '2026-01-09', 3, {
    '2026-01-01': 1,
    '2026-01-04': 4,
    '2026-01-06': 6,
    '2026-01-09': 9,
  });
  const close = curves('2026-01-04', '2026-01-06', 1, {
    '2026-01-04': 4,
    '2026-01-05': null,
    '2026-01-06': 6,
  });
  const [track] = withRefined(whole, close).wells[0]!.tracks;
  expect(track!.day).toEqual(['2026-01-01', '2026-01-04', '2026-01-05', '2026-01-06', '2026-01-09']);
  expect(track!.lines[0]!.values).toEqual([1, 4, null, 6, 9]);
  expect(withRefined(whole, null)).toBe(whole);
});

it.each([
  ['rate', 'oilRate'],
  ['given', 'oil'],
] as const)('tints what stood below the potential of the oil, as %s', (kind, actualId) => {
  const formats = { t: (key: string) => key, quantities: quantityFormat('en') } as unknown as Formats;
  const [oil, waterCut] = wellPlots({ series, history: null, kind }, formats);
  expect(oil!.pair).toMatchObject({ potentialId: 'potential', actualId });
  expect(oil!.series.map(({ id }) => id)).toContain(actualId);
  expect(waterCut!.pair).toBeNull();
});

it('draws gas as gas, which shares its unit with liquids, against its own potential', () => {
  const formats = {
    t: (key: string) => key,
    quantities: quantityFormat('en', 'field'),
  } as unknown as Formats;
  const given = curves('2026-01-01', '2026-01-02', 1, {});
  const gas: WellSeries = {
    ...given,
    wells: [
      {
        ...given.wells[0]!,
        tracks: [
          {
            track: 'gas',
            unit: 'Sm3/d',
            day: ['2026-01-01'],
            lines: [
              { name: 'gas', values: [90_000] },
              { name: 'gasRate', values: [100_000] },
              { name: 'gasPotential', values: [100_000] },
            ],
          },
        ],
      },
    ],
  };
  const [plot] = wellPlots({ series: gas, history: null, kind: 'rate' }, formats);
  expect(plot!.pair).toMatchObject({ potentialId: 'gasPotential', actualId: 'gasRate' });
  expect(plot!.series.map(({ id, unit, values }) => [id, unit, values[0]])).toEqual([
    ['gasPotential', 'Mscf/d', 3_530],
    ['gasRate', 'Mscf/d', 3_530],
  ]);
});

describe('a well that stands', () => {
  const formats = { t: (key: string) => key, quantities: quantityFormat('en') } as unknown as Formats;
  const from = series.from;
  const [own] = series.wells;
  const day = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'];
  const standing: WellSeries = {
    ...series,
    wells: [
      {
        ...own!,
        tracks: [
          {
            track: 'oil',
            unit: 'Sm3/d',
            day,
            lines: [
              // A day of some hours has a volume and no rate: the well did not stand in it.
              { name: 'oil', values: [400, 0, 130, 410, 0, 0] },
              { name: 'oilRate', values: [400, null, null, 410, null, null] },
            ],
          },
          {
            track: 'liquid',
            unit: 'Sm3/d',
            day,
            lines: [
              { name: 'liquid', values: [480, 0, 150, 490, 0, 0] },
              { name: 'liquidRate', values: [480, null, null, 490, null, null] },
            ],
          },
        ],
      },
    ],
  };
  const stepMeans = [{ variable: 'oilRate', from, to: '2026-11-25', mean: 405 }] as WellHistory['stepMeans'];

  it('falls to zero, and its mean ends with its last rate', () => {
    const [plot, liquid] = wellPlots({ series: standing, history: { stepMeans }, kind: 'rate' }, formats);
    // On its axis, which does not begin at zero, the course of the days before would turn flat.
    expect(liquid!.series[0]!.values).toEqual([480, null, null, 490, null, null]);
    expect(plot!.series.map(({ id, values }) => [id, values])).toEqual([
      ['oilRate', [400, 0, null, 410, 0, 0]],
    ]);
    expect(plot!.means.map(({ to }) => to)).toEqual([dayTime('2026-11-23') + dayMs]);
  });

  it('is named for the days on which it stood, and for no others', () => {
    expect(downBands(standing, formats)).toEqual([
      {
        from: dayTime('2026-11-21'),
        to: dayTime('2026-11-22'),
        label: 'wellPanel.down',
        outlined: true,
      },
      {
        from: dayTime('2026-11-24'),
        to: dayTime('2026-11-26'),
        label: 'wellPanel.down',
        outlined: true,
      },
    ]);
    expect(downBands(series, formats)).toEqual([]);
  });
});

it('gives each pressure a chart of its own in the color of what is measured, and that of a second well beside it', () => {
  const formats = { t: (key: string) => key, quantities: quantityFormat('en') } as unknown as Formats;
  const pressures = ['intakePressure', 'dischargePressure', 'wellheadPressure'] as const;
  const day = ['2026-11-19'];
  const well = (id: string, names: readonly (typeof pressures)[number][]): WellSeries['wells'][number] => ({
    well: { ...label, id, name: id },
    flowKind: 'production',
    rows: 1,
    tracks: [{ track: 'pressure', unit: 'bar', day, lines: names.map((name) => ({ name, values: [60] })) }],
  });
  const both = { ...series, wells: [well('A', pressures), well('B', ['wellheadPressure'])] };
  const plots = wellPlots({ series: both, history: null, kind: 'rate' }, formats);
  expect(plots.map(({ name }) => name)).toEqual(pressures.map((each) => `wellPanel.line.${each}`));
  expect(plots.map(({ series: lines }) => lines.map(({ id }) => id))).toEqual([
    ['intakePressure'],
    ['dischargePressure'],
    ['wellheadPressure', 'beside-wellheadPressure'],
  ]);
  expect(plots.map(({ missing }) => missing)).toEqual(['B', 'B', null]);
});
