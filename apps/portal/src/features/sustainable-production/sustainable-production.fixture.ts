// Emissions of three fields around 19 November 2026, for tests and stories.
import type { SustainabilityMetric, SustainableProduction, SustainableProductionInfo } from '@cnx/api';
import { examples } from '@cnx/api/examples';
import { addDays } from '../../quantities.ts';

const { sustainableProductions, metrics } = examples.sustainableProduction;
const [exampleRow] = sustainableProductions as [SustainableProduction];
const [exampleMetric] = metrics as [SustainabilityMetric];

/** A day of the field Venture at 16.6 kg CO2e/boe, but for what is given. */
export const emissions = (given: Partial<SustainableProduction> = {}): SustainableProduction => ({
  ...exampleRow,
  quality: 'measured',
  ...given,
});

/** The carbon intensity of the window, on track, but for what is given. */
export const metric = (given: Partial<SustainabilityMetric> = {}): SustainabilityMetric => ({
  ...exampleMetric,
  ...given,
});

const field = (name: string) => ({ level: 'field', id: name.toLowerCase(), name }) as const;

/** Thirty days of three fields, newest first; one above the target. */
export const emissionsInfo: SustainableProductionInfo = {
  sustainableProductions: Array.from({ length: 30 }, (_, age) => {
    const period = addDays('2026-11-19', -age);
    const swing = 1 + Math.sin(age / 3) * 0.04;
    return [
      emissions({ period, co2e: 206_670 * swing }),
      emissions({ period, entity: field('Breeze'), productionBoe: 6200, co2e: 124_000 * swing }),
      emissions({
        period,
        entity: field('Cascade'),
        productionBoe: 9100,
        co2e: 118_300 * swing,
        quality: 'estimated',
      }),
    ];
  }).flat(),
  metrics: [
    metric(),
    metric({
      code: 'methaneIntensity',
      label: 'Methane intensity',
      value: 0.13,
      unit: '%',
      target: 0.12,
      previous: 0.12,
      status: 'watch',
      method: 'Methane over marketed gas by volume (OGCI).',
    }),
    metric({
      code: 'reinjectedPct',
      label: 'Produced water injected again',
      value: 91.5,
      unit: '%',
      target: 90,
      previous: null,
      direction: 'higherIsBetter',
      method: 'Injected again over produced.',
    }),
  ],
};
