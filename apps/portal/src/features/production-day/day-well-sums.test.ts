import { examples } from '@cnx/api/examples';
import { expect, it } from 'vitest';
import { createI18n, loadTexts, loginTexts } from '../../i18n/i18n.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { dateFormat, quantityFormat } from '../../quantities.ts';
import { sumLines } from './day-well-sums.ts';

const i18n = createI18n('en', await loginTexts('en'));
await loadTexts(i18n, 'portal');
const formats: Formats = {
  language: 'en',
  t: i18n.getFixedT('en', 'portal'),
  quantities: quantityFormat('en', 'metric'),
  dates: dateFormat('en', { timeZone: 'UTC' }),
};
const [example] = examples.productionDayWells;
const oil = { ...example!, product: 'oil' as const, oil: 100, oilPotential: 130, lossPerDay: 25 };

it('sums what is listed, oil and gas apart, without what is not known', () => {
  const silent = { ...oil, oil: null, oilPotential: 40, lossPerDay: null };
  const more = { ...oil, oil: 50, oilPotential: 45, lossPerDay: 0 };
  const gas = {
    ...example!,
    product: 'gas' as const,
    oil: null,
    gas: 12_000,
    gasPotential: 20_000,
    lossPerDay: 8_000,
  };
  const lines = (rows: Parameters<typeof sumLines>[1]) =>
    sumLines(formats, rows).map((line) => line.replaceAll('\u00a0', ' '));
  expect(lines([oil, silent, more])).toEqual(['Oil 150 Sm³ · Below potential 30 Sm³ · Lost now 25 Sm³/d']);
  expect(lines([{ ...gas, oil: 1.4 }, oil])).toEqual([
    'Oil 101 Sm³ · Below potential 30 Sm³ · Lost now 25 Sm³/d',
    'Gas of gas wells 12,000 Sm³ · Below potential 8,000 Sm³ · Lost now 8,000 Sm³/d',
  ]);
  expect(lines([])).toEqual([]);
});
