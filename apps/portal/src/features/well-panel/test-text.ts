import type { WellTest } from '@cnx/api';
import type { Formats } from '../../insight/use-formats.ts';

/** What a test measured, of each rate that it has. */
export function testRates({ oil, gas, water }: WellTest, { t, quantities }: Formats): string[] {
  const rates = [
    ['oil', oil, 'liquidRate'],
    ['gas', gas, 'gasRate'],
    ['water', water, 'liquidRate'],
  ] as const;
  return rates.flatMap(([name, rate, quantity]) =>
    rate === null ? [] : [t(`wellPanel.tested.${name}`, { rate: quantities.text(quantity, rate) })],
  );
}

/** How a well was set while it was tested, and for how long. */
export function testSettings(
  { hours, choke, wellheadPressure, frequency }: WellTest,
  { t, quantities }: Formats,
): string[] {
  return [
    hours !== null && quantities.text('hours', hours, { digits: 1 }),
    choke !== null &&
      t('wellPanel.tested.choke', { opening: quantities.text('share', choke, { digits: 0 }) }),
    wellheadPressure !== null &&
      t('wellPanel.tested.wellheadPressure', {
        pressure: quantities.text('pressure', wellheadPressure, { digits: 1 }),
      }),
    frequency !== null && quantities.text('frequency', frequency, { digits: 1 }),
  ].filter((text) => text !== false);
}
