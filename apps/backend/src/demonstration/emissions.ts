import type { CopyRow } from '../database/bulk.ts';
import { dayMs, isoDay } from '../production-day.ts';
import { rounded } from './copy-values.ts';
import { startOf } from './day-calendar.ts';
import type { FieldScenario } from './field-scenario.ts';
import { downHours, downTimes } from './outages.ts';
import { NoiseWithMemory, Random } from './random.ts';
import type { WellRecord } from './well-record.ts';

/** How many wells reported each day of the calendar, and what they did, summed. Volumes in Sm3, energy in kWh. */
type FieldSums = Record<'wells' | 'oil' | 'gas' | 'water' | 'waterInjected' | 'pumpEnergy', Float64Array>;

/** Name of the factors below, stored with every row. */
const factorSet = 'Demonstration factors 2025';

/** kg CO2e per Sm3 burnt, per kWh bought, and per kg of methane. */
const combustionCo2 = 2.2;
const gridCo2 = 0.21;
const methaneCo2e = 28;
/** kg per Sm3, and share of the flared gas that leaves unburnt. */
const methaneDensity = 0.678;
const flareSlip = 0.02;
/** kWh per Sm3 of gas compressed, water injected and liquid treated; fuel gas per kWh made on site (Sm3). */
const compressionEnergy = 0.16;
const injectionEnergy = 3.2;
const treatmentEnergy = 1.4;
const fuelPerKwh = 0.28;
/** Share of the gas that heaters and turbines burn whatever the load. */
const fuelShare = 0.2;

/** Sums of the wells' reported days, by the days of the record: estimates go by what is known. */
function sumDays({ calendar, lastDay }: FieldScenario, records: readonly WellRecord[]): FieldSums {
  const zeros = () => new Float64Array(lastDay - calendar.firstDay + 1);
  const sums = {
    wells: zeros(),
    oil: zeros(),
    gas: zeros(),
    water: zeros(),
    waterInjected: zeros(),
    pumpEnergy: zeros(),
  };
  for (const day of records.flatMap(({ days }) => days)) {
    if (day.fault === 'noRow') continue;
    const i = day.day - calendar.firstDay;
    sums.wells[i]! += 1;
    sums.oil[i]! += day.oil || 0;
    sums.gas[i]! += day.gas || 0;
    sums.water[i]! += day.water || 0;
    sums.waterInjected[i]! += day.waterInjected || 0;
    sums.pumpEnergy[i]! += day.power * day.hours;
  }
  return sums;
}

/**
 * A field's emissions, energy and water after `sinceDay`, none of days of which nothing is reported; what stops the
 * compressors makes it flare.
 */
export function* emissionRows(
  scenario: FieldScenario,
  records: readonly WellRecord[],
  sinceDay: number,
): Generator<CopyRow<'sustainability_day'>> {
  const { field, calendar, outages, seed } = scenario;
  const sums = sumDays(scenario, records);
  const random = new Random(`${seed}/${field.id}/emissions`);
  const steadiness = new NoiseWithMemory(random, 0.9);
  const compressorStops = downTimes(
    outages.filter(({ reason }) => reason === 'compressor' || reason === 'power'),
  );
  const baseFlare = random.between(0.006, 0.02);
  const ventShare = random.between(0.0002, 0.0007);
  const onSite = random.between(0.25, 0.8);
  for (let i = 0; i < sums.oil.length; i++) {
    const start = startOf(calendar, calendar.firstDay + i);
    const noise = Math.exp(0.18 * steadiness.next());
    // Gas that was being compressed when they stopped, and what comes while they start up, goes to the flare.
    const stopped = downHours(compressorStops, start, start + dayMs);
    const gas = sums.gas[i]!;
    const flaredGas = Math.min(gas, gas * baseFlare * noise + gas * 0.02 * Math.min(6, stopped));
    const ventedGas = gas * ventShare * noise;
    const liquid = sums.oil[i]! + sums.water[i]!;
    const energy =
      sums.pumpEnergy[i]! +
      compressionEnergy * gas +
      injectionEnergy * sums.waterInjected[i]! +
      treatmentEnergy * liquid;
    const fuel = Math.min(gas * 0.8, gas * fuelShare + energy * onSite * fuelPerKwh);
    const methane = methaneDensity * (ventedGas + flareSlip * flaredGas);
    if (calendar.firstDay + i <= sinceDay || sums.wells[i] === 0) continue;
    yield {
      field_id: field.id,
      day: isoDay(calendar.firstDay + i),
      co2e_scope1: rounded(combustionCo2 * (fuel + flaredGas * (1 - flareSlip)) + methaneCo2e * methane, 0),
      co2e_scope2: rounded(gridCo2 * energy * (1 - onSite), 0),
      flared_gas: rounded(flaredGas, 0),
      vented_gas: rounded(ventedGas, 1),
      methane: rounded(methane, 2),
      marketed_gas: rounded(Math.max(0, gas - fuel - flaredGas - ventedGas), 0),
      energy: rounded(energy, 0),
      reinjected_water: rounded(Math.min(sums.water[i]!, sums.waterInjected[i]!), 1),
      quality: 'estimated',
      factor_set: factorSet,
    };
  }
}

function metric(
  code: string,
  label: string,
  unit: string,
  [target, margin]: readonly [target: number, watchMarginPct: number],
  method: string,
  direction: 'lowerIsBetter' | 'higherIsBetter' = 'lowerIsBetter',
) {
  return { code, label, unit, direction, target, watch_margin_pct: margin, method };
}

/** The figures that sustainable production is judged by. */
export const metrics = [
  metric(
    'carbonIntensity',
    'Carbon intensity',
    'kg/boe',
    [17, 15],
    'kg CO2 equivalent of scopes 1 and 2 over barrels of oil equivalent, operated boundary.',
  ),
  metric(
    'methaneIntensity',
    'Methane intensity',
    '%',
    [0.12, 25],
    'Methane volume over marketed gas volume (OGCI definition), operated boundary.',
  ),
  metric(
    'flaringIntensity',
    'Flaring intensity',
    'Sm3/boe',
    [0.2, 20],
    'Gas flared over barrels of oil equivalent, operated boundary.',
  ),
  metric(
    'specificEnergy',
    'Specific energy',
    'kWh/m3',
    [16, 10],
    'Energy of lift, compression, injection and treatment over liquid lifted.',
  ),
  metric(
    'reinjectedPct',
    'Produced water re-injected',
    '%',
    [60, 15],
    'Share of the produced water that was injected again.',
    'higherIsBetter',
  ),
];
