import type { DriveMode } from '../../vocabulary.ts';
import type { FieldDays } from '../field-days.ts';
import type { WellRecord } from '../field-record.ts';
import { liquid, normalizedRate, waterCut } from '../normalized-rate.ts';
import { distinctSettings, operatingDays, type OperatingDay } from './operating-days.ts';
import type { PumpCurve } from './pump-curve.ts';
import type { Fluid } from './pump-fit.ts';
import { replicate, type UncertainWell } from './pumped-uncertainty.ts';
import {
  fitPumpedWell,
  fittedDays,
  leastDaysPerSetting,
  type FittedWell,
  type Missing,
  type PumpEquipment,
} from './pumped-well.ts';
import type { DayRate } from './readings.ts';

/** What a pumped well is modeled from. */
export interface PumpedInput {
  record: WellRecord;
  /** The pump in the hole; null when none is known. */
  pump: {
    /** ms. */
    installedAt: number;
    mode: DriveMode;
    equipment: PumpEquipment;
    curve: PumpCurve | null;
  } | null;
  /** Accepted tests. */
  tests: readonly DayRate[];
  days: FieldDays;
  /** Newest production day that any well of the field has a row for. */
  newestDay: number;
}

/** A well that stands for longer has no present setting (days). */
export const mostIdle = 14;

/** What is not known of a well's fluid. */
const usualFluid: Fluid = {
  oilDensity: 860,
  waterDensity: 1_030,
  oilVolumeFactor: 1.1,
  bubblePoint: null,
};

/** Operating days of a well, with whatever pump. */
export function pumpedDays({ record, tests, days }: PumpedInput): OperatingDay[] {
  return operatingDays(record.pump, [...allocatedRates(record), ...tests], days);
}

/** A well as its newest days show it, with how sure that is; null with what is missing. */
export interface PumpedModel {
  /** Newest operating day of the pump in the hole; null without any. */
  newestDay: number | null;
  model: UncertainWell | null;
  /** Empty with a model. */
  missing: readonly Missing[];
}

/** The model that advice on a pumped well rests on. @param days of {@link pumpedDays} */
export function pumpedModel(input: PumpedInput, days: readonly OperatingDay[]): PumpedModel {
  const newestDay = days.findLast(({ day }) => day >= firstPumpDay(input))?.day ?? null;
  const none = { newestDay, model: null };
  const hours = input.record.pump.at;
  if (hours.length === 0) return { ...none, missing: [{ what: 'readings' }] };
  const read = input.days.dayOf(hours.at(-1)!);
  if (newestDay !== null && (input.days.isStale(read) || newestDay < input.newestDay - mostIdle))
    return { ...none, missing: [{ what: 'readings' }] };
  const fit = fitOf(input, days);
  if (Array.isArray(fit)) return { ...none, missing: fit };
  const model = replicate(fit, input.record.id);
  return model === undefined ? { ...none, missing: [{ what: 'inflow' }] } : { newestDay, model, missing: [] };
}

/** A well as some of its days show it, or what is missing. */
export function fitOf(input: PumpedInput, days: readonly OperatingDay[]): FittedWell | Missing[] {
  return fitPumpedWell({
    id: input.record.id,
    pumpSince: firstPumpDay(input),
    equipment: input.pump?.equipment ?? null,
    curve: input.pump?.curve ?? null,
    fluid: usualFluid,
    days: modelDays(input, days),
  });
}

/** First production day of the pump that is in the hole. */
function firstPumpDay({ pump, days }: PumpedInput): number {
  return pump === null ? -Infinity : days.dayOf(pump.installedAt);
}

/** The newest days that a model rests on: further back, and to the pump before, only for a second setting. */
function modelDays(input: PumpedInput, days: readonly OperatingDay[]): readonly OperatingDay[] {
  const newest = days.at(-1)?.day ?? 0;
  const first = firstPumpDay(input);
  const recent = days.filter(({ day }) => day > newest - fittedDays);
  const choices = [recent.filter(({ day }) => day >= first), days.filter(({ day }) => day >= first), recent];
  return choices.find((chosen) => distinctSettings(chosen, leastDaysPerSetting) > 1) ?? days;
}

/** Rates of the days that are allocated to a well, at full hours. */
function allocatedRates({ day, hours, oil, water, suspect, injects }: WellRecord): DayRate[] {
  return Array.from(day).flatMap((number, i): DayRate[] => {
    const rate = normalizedRate(liquid(oil[i]!, water[i]!), hours[i]!);
    if (!(rate > 0) || Number.isNaN(water[i]!) || suspect[i] === 1 || injects[i] === 1) return [];
    return [{ day: number, liquid: rate, waterCut: waterCut(oil[i]!, water[i]!), source: 'allocated' }];
  });
}
