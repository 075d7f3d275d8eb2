import { expect, it } from 'vitest';
import { dateFormat, quantityFormat } from '../../../quantities.ts';
import type { Formats } from '../../../insight/use-formats.ts';
import { evidenceCase, production } from './evidence.fixture.ts';
import { evidenceBands, oilPlot } from './evidence-plots.ts';

const formats = {
  language: 'en',
  t: (key: string) => key,
  quantities: quantityFormat('en', 'metric'),
  dates: dateFormat('en', { timeZone: 'UTC' }),
} as unknown as Formats;

it('marks as lost what lies below what was expected since the event began, not below the potential of the day', () => {
  const { exception } = evidenceCase;
  const { pair, series } = oilPlot(evidenceCase, production, formats);
  expect(pair).toMatchObject({ potentialId: 'expected', actualId: 'oilRate' });
  const expected = Array.from(series.find(({ id }) => id === 'expected')!.values);
  expect(expected).toEqual(production.day.map((day) => (day >= exception.since ? exception.baseline : null)));
  const gas = { ...evidenceCase, exception: { ...exception, baseline: null } };
  expect(oilPlot(gas, production, formats).pair).toMatchObject({ potentialId: 'potential' });
});

it('draws what the baseline is the median of otherwise than planned work', () => {
  const bands = evidenceBands(evidenceCase, production, [], formats);
  expect(bands.find(({ label }) => label === 'evidence.windowBand')).toMatchObject({ outlined: true });
  expect(bands.filter(({ planned, outlined }) => planned && outlined)).toEqual([]);
});

it('draws no rate that runs on while the well stands', () => {
  const last = production.day.length - 1;
  const stop = <T>(column: readonly T[], value: T) => column.map((each, at) => (at === last ? value : each));
  const stood = {
    ...production,
    oil: stop(production.oil, 0),
    normalisedOil: stop<number | null>(production.normalisedOil, null),
  };
  const rates = oilPlot(evidenceCase, stood, formats).series.find(({ id }) => id === 'oilRate');
  expect(Array.from(rates!.values).at(-1)).toBe(0);
});
