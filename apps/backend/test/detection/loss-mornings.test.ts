import { expect, it } from 'vitest';
import type { WellRecord } from '../../src/insights/field-record.ts';
import { lossMornings } from './loss-mornings.ts';
import { plantedLoss } from './planted-losses.ts';

const utc = { timeZone: 'UTC', startHour: 0 };
const { well, loss } = plantedLoss(7, 0.3);
const { day } = loss!;

/** The same well for gas: a thousand times as much, and no oil. */
const gasWell: WellRecord = {
  ...well,
  gas: well.oil.map((oil) => 1_000 * oil),
  oil: well.oil.map(() => 0),
};

const onMorning = (of: WellRecord, today: number) =>
  [...lossMornings(of, utc, { from: today, to: today })][0]!.losses;

it.each([
  ['oil', well],
  ['gas', gasWell],
])(
  'a loss of 30 %% of %s is known ten days later, standing after a quarter, and nothing before it',
  (_, of) => {
    expect(onMorning(of, day - 1)).toEqual([]);
    const [open, ...others] = onMorning(of, day + 10);
    expect(others).toEqual([]);
    expect(open).toMatchObject({ kind: 'rate', state: 'open' });
    expect(Math.abs(open!.since - day)).toBeLessThan(8);
    expect(open!.lost / open!.expected).toBeGreaterThan(0.2);
    expect(onMorning(of, day + 90).map(({ state }) => state)).toEqual(['standing']);
  },
);
