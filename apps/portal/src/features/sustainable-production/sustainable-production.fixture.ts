// Emissions of three fields around 19 November 2026, for tests and stories.
import type { SustainabilityMetric, SustainableProduction, SustainableProductionInfo } from '@cnx/api';
import { addDays } from '../../quantities.ts';

/** A day of the field Venture at 16.6 kg CO2e/boe, but for what is given. */
export function emissions(given: Partial<SustainableProduction> = {}): SustainableProduction {
  return {
    period: '2026-11-19',
    entity: { level: 'field', id: 'venture', name: 'Venture' },
    productionBoe: 12_450,
    co2e: 206_670,
    carbonIntensity: 16.6,
    flaredGas: 4120,
    ventedGas: 96,
    flaringIntensity: 0.33,
    methane: 412,
    methaneIntensity: 0.11,
    energy: 168_400,
    specificEnergy: 24.8,
    producedWater: 4880,
    reinjectedPct: 91.5,
    scopes: [1, 2],
    quality: 'measured',
    factorSet: 'Demonstration factors 2026',
    ...given,
  };
}

/** The carbon intensity of the window, on track, but for what is given. */
export function metric(given: Partial<SustainabilityMetric> = {}): SustainabilityMetric {
  return {
    code: 'carbonIntensity',
    label: 'Carbon intensity',
    value: 16.6,
    unit: 'kg/boe',
    target: 17,
    previous: 17.1,
    direction: 'lowerIsBetter',
    status: 'onTrack',
    method: 'Scope 1 and 2, operated boundary, over oil and gas produced.',
    ...given,
  };
}

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
