import { drawFieldScenario, simulateField } from '../../src/demonstration/field-scenario.ts';
import { planFieldHierarchy } from '../../src/demonstration/field-hierarchy.ts';
import type { DemonstrationOptions } from '../../src/demonstration/options.ts';
import { pumpHours } from '../../src/demonstration/pump-hours.ts';
import type { WellRecord as SimulatedWell } from '../../src/demonstration/well-record.ts';
import type { WellRecord } from '../../src/insights/field-record.ts';
import { dayMs, type FieldClock } from '../../src/production-day.ts';
import type { Cause } from './score-findings.ts';

/** A well of the demonstration as the rules see it, with everything that was planted in it. */
export interface PlantedWell {
  clock: FieldClock;
  record: WellRecord;
  causes: readonly Cause[];
}

/**
 * Producers of a demonstration with their truth, made without a database.
 * @param signalDays last days with hourly signals of a well, by its number in the order they come
 */
export function* demonstrationWells(
  options: DemonstrationOptions,
  now: number,
  signalDays: (well: number) => number,
): Generator<PlantedWell> {
  let number = 0;
  for (const field of planFieldHierarchy(options).fields) {
    for (const simulated of simulateField(drawFieldScenario(field, options, now), options)) {
      if (simulated.scenario.plan.flowKind !== 'production' || simulated.days.length === 0) continue;
      yield {
        clock: field.clock,
        record: wellRecord(simulated, options.seed, signalDays(number++)),
        causes: causesOf(simulated),
      };
    }
  }
}

/** A simulated well as the rules read it, with hourly signals of its newest days. */
export function wellRecord({ scenario, days }: SimulatedWell, seed: string, signalDays: number): WellRecord {
  const rows = days.filter(({ fault }) => fault !== 'noRow');
  const column = (value: (day: (typeof rows)[number]) => number): Float64Array =>
    Float64Array.from(rows, value);
  const signals = days.slice(-signalDays).flatMap((day) => [...pumpHours(scenario, seed, day)]);
  const signal = (name: keyof (typeof signals)[number]): Float64Array =>
    Float64Array.from(signals, (hour) => (hour[name] as number | null | undefined) ?? NaN);
  return {
    id: scenario.plan.id,
    stageType: scenario.plan.pump?.stageType ?? null,
    day: Int32Array.from(rows, ({ day }) => day),
    hours: column(({ fault, hours }) => (fault === 'contradiction' ? 0 : hours)),
    oil: column(({ oil }) => oil),
    gas: column(({ gas }) => gas),
    water: column(({ water }) => water),
    wellheadPressure: column(({ wellheadPressure }) => wellheadPressure),
    choke: column(({ choke }) => choke),
    injects: new Uint8Array(rows.length),
    gasShared: new Uint8Array(rows.length),
    products: [],
    acceptedDays: new Int32Array(0),
    postponements: [],
    recodes: [],
    suspect: Uint8Array.from(rows, ({ fault }) => (fault === 'contradiction' ? 1 : 0)),
    pump: {
      at: Float64Array.from(signals, ({ at }) => Date.parse(String(at))),
      frequency: signal('frequency'),
      motorCurrent: signal('motor_current'),
      currentVariation: signal('motor_current_cv'),
      motorTemperature: signal('motor_temperature'),
      intakePressure: signal('intake_pressure'),
      dischargePressure: signal('discharge_pressure'),
      freeGas: signal('free_gas_pct'),
      liquidRate: signal('liquid_rate'),
      waterCut: signal('water_cut'),
      intakeTemperature: signal('intake_temperature'),
      wellheadPressure: signal('wellhead_pressure'),
      power: signal('power'),
      choke: signal('choke_pct'),
      liftGas: signal('lift_gas'),
    },
  };
}

function causesOf({ scenario, days }: SimulatedWell): Cause[] {
  const { plan, levels, slugs } = scenario;
  const lastDay = Math.min(days.at(-1)!.day, plan.suspendedDay - 1);
  const events = levels
    .filter(({ firstDay }) => firstDay <= lastDay)
    .map((event): Cause => {
      const setting = Math.sign(event.to - event.from);
      const oil = Math.sign(event.size);
      const direction = {
        oilRate: oil,
        ...(event.liquidFactor === 1 ? {} : { liquidRate: Math.sign(event.liquidFactor - 1) }),
        ...(event.waterCutPoints === 0 ? {} : { waterCut: Math.sign(event.waterCutPoints) }),
        ...(event.gorFactor === 1 ? {} : { gor: Math.sign(event.gorFactor - 1) }),
        ...(event.kind === 'frequencyStep'
          ? { frequency: setting, motorCurrent: setting, motorTemperature: setting }
          : {}),
      };
      return {
        wellId: plan.id,
        kind: event.kind,
        from: event.firstDay,
        to: event.lastDay,
        passes: !event.lasting,
        size: event.kind === 'gasRise' ? event.gorFactor - 1 : event.size,
        direction,
      };
    });
  const gas = slugs
    .map(({ from, to, size }): Cause => ({
      wellId: plan.id,
      kind: 'gasInterference',
      from: Math.floor(from / dayMs),
      to: Math.floor(to / dayMs),
      passes: true,
      size: -size,
      direction: { oilRate: -1, liquidRate: -1 },
    }))
    .filter(({ from }) => from <= lastDay);
  return [...events, ...gas].sort((a, b) => a.from - b.from);
}
