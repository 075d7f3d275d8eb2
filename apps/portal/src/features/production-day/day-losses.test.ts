import type { DayLosses } from '@cnx/api';
import { expect, it } from 'vitest';
import { formats } from '../../shown-text.fixture.tsx';
import { lossSentence, lossSteps, orderedLosses, otherSentence, standingBeside } from './day-losses.ts';

const oil: DayLosses = {
  product: 'oil',
  potential: 9_500,
  withException: 700,
  withExceptionWells: 20,
  withoutException: 400,
  withoutExceptionWells: 80,
  abovePotential: 60,
  otherVolume: 44,
  volume: 8_504,
};
const gas: DayLosses = { ...oil, product: 'gas', otherVolume: 0 };
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

it('goes from the potential to what was produced, and nothing is left between', () => {
  const steps = lossSteps(oil, formats);
  expect(steps.map(({ id, value }) => [id, value])).toEqual([
    ['potential', 9_500],
    ['withException', -700],
    ['withoutException', -400],
    ['abovePotential', 60],
    ['otherVolume', 44],
    ['volume', 8_504],
  ]);
  const inBetween = steps.slice(0, -1).reduce((sum, { value }) => sum + (value ?? 0), 0);
  expect(inBetween).toBe(steps.at(-1)!.value);
});

it('has no step for what there is none of, but always those of losses', () => {
  const none = { ...oil, withException: 0, abovePotential: 0, otherVolume: 0 };
  expect(lossSteps(none, formats).map(({ id }) => id)).toEqual([
    'potential',
    'withException',
    'withoutException',
    'volume',
  ]);
});

it('begins with the product that the wells are for', () => {
  const first = (products: ('oil' | 'gas')[]) =>
    orderedLosses([oil, gas], products).map(({ product }) => product);
  expect(first(['oil', 'gas'])).toEqual(['oil', 'gas']);
  expect(first(['gas'])).toEqual(['gas', 'oil']);
  expect(orderedLosses(undefined, ['oil'])).toEqual([]);
});

it('says what is lost with an exception and without, and of which product', () => {
  expect(plain(lossSentence(oil, 'Nov 27', formats))).toBe(
    'Nov 27: 1,100 Sm³ below potential, 11.6 % of it: 700 Sm³ on 20 wells with an open exception, 400 Sm³ on 80 wells without.',
  );
  expect(plain(otherSentence(gas, formats))).toMatch(/^Gas wells: 9,500 Sm³ potential − 700 Sm³ with/);
  // Beside gas of gas wells stands what they make of condensate.
  expect(plain(otherSentence(oil, formats))).toMatch(/^Condensate: 9,500 Sm³ potential − 700 Sm³ with/);
});

it('says what stands beside it, and what the efficiency would be with that', () => {
  expect(plain(standingBeside(oil, { wells: 46, oil: 1_311, gas: 0 }, formats))).toBe(
    'Beside it, in no potential: 1,311 Sm³/d standing on 46 wells. With them the efficiency would be 77.7 %, not 88.4 %.',
  );
  expect(standingBeside(oil, { wells: 2, oil: 0, gas: 500 }, formats)).toBeNull();
});
