import { expect, it } from 'vitest';
import { splitOfChange, type ChangeSplit, type PeriodOfWell } from './change-split.ts';

const days = { before: 10, after: 10 };
type Sides = Readonly<Record<'before' | 'after', PeriodOfWell | null>>;
const split = (wells: readonly Sides[], of = days) =>
  splitOfChange(wells.map((well) => ({ ...well, days: of })));
const well = (made: number | null, water: number | null, hours: number | null): PeriodOfWell => ({
  made,
  water,
  hours,
});
const partsOf = ({ wells, uptime, rate, waterCut, notSplit }: ChangeSplit) =>
  wells + uptime + rate + waterCut + notSplit;

it('gives the whole change to the only factor that changed', () => {
  const steady = well(1_000, 1_000, 240);
  const only = (after: PeriodOfWell) => split([{ before: steady, after }]);
  expect(only(well(500, 500, 120))).toMatchObject({ before: 100, after: 50, rate: 0, waterCut: 0 });
  expect(only(well(500, 500, 120)).uptime).toBeCloseTo(-50, 12);
  expect(only(well(1_100, 1_100, 240)).rate).toBeCloseTo(10, 12);
  expect(only(well(800, 1_200, 240)).waterCut).toBeCloseTo(-20, 12);
});

it('splits a change of two factors by the logarithmic mean', () => {
  // Half the hours, twice the rate, three quarters of the oil's share.
  const found = split([{ before: well(1_000, 1_000, 240), after: well(750, 1_250, 120) }]);
  const mean = (75 - 100) / Math.log(75 / 100);
  expect(found.uptime).toBeCloseTo(mean * Math.log(0.5), 12);
  expect(found.rate).toBeCloseTo(mean * Math.log(2), 12);
  expect(found.waterCut).toBeCloseTo(mean * Math.log(0.75), 12);
});

it('gives wells that came or went to the wells, whatever else is known of them', () => {
  expect(
    split([
      { before: null, after: well(300, null, null) },
      { before: well(200, 10, 240), after: well(0, 40, 240) },
      { before: well(100, 10, 240), after: well(null, null, 240) },
    ]),
  ).toMatchObject({ before: 30, after: 30, wells: 0, uptime: 0, rate: 0, waterCut: 0, notSplit: 0 });
});

it.each([
  ['water that one period alone reported', well(100, null, 240), well(120, 50, 240)],
  ['oil without hours', well(100, 10, 0), well(120, 50, 240)],
  ['a correction below zero', well(100, 10, 240), well(-20, 50, 240)],
])('leaves the change of a well unsplit for %s', (_name, before, after) => {
  const found = split([{ before, after }]);
  expect(found.notSplit).toBeCloseTo(found.after - found.before, 12);
  expect(found).toMatchObject({ wells: 0, uptime: 0, rate: 0, waterCut: 0 });
});

it('adds up to the change of the mean, for periods of any length', () => {
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const any = () =>
    random() < 0.1 ? null : well(random() * 900, random() < 0.1 ? null : random() * 900, random() * 700);
  const wells = Array.from({ length: 400 }, () => ({ before: any(), after: any() }));
  const found = split(wells, { before: 28, after: 31 });
  expect(partsOf(found)).toBeCloseTo(found.after - found.before, 8);
  const oilOf = (side: 'before' | 'after') => wells.reduce((sum, one) => sum + (one[side]?.made ?? 0), 0);
  expect(found.before).toBeCloseTo(oilOf('before') / 28, 8);
  expect(found.after).toBeCloseTo(oilOf('after') / 31, 8);
});

it('takes the days that each well has, so that one whose newest day is not due yet does not fall', () => {
  const steady = { before: well(1_000, 1_000, 240), after: well(900, 900, 216) };
  const found = splitOfChange([
    { ...steady, days: { before: 10, after: 9 } },
    { before: well(500, 500, 240), after: well(500, 500, 240), days },
  ]);
  expect(found.after - found.before).toBeCloseTo(0, 12);
});
