import { frequencyStep, powerChange, type FrequencyStep } from './pumped-advice.ts';
import type { Band, Odds } from './odds.ts';
import { guardRailChecks, usualGuardRails, type Check } from './guard-rails.ts';
import { modelOf, type StoredModel } from './stored-model.ts';
import type { WellState } from './pumped-well.ts';

/** What a well would do at a frequency; bands of what is not known are NaN. */
export interface WhatIf {
  /** Sm3/d. */
  liquid: Band;
  oil: Band;
  /** kW. */
  power: Band;
  /** bar. */
  intakePressure: Band;
  /** Volume % at the intake. */
  freeGas: Band;
  /** % of the nameplate current. */
  load: Band;
  /** degC. */
  motorTemperature: Band;
  /** Against the present frequency: Sm3/d, and kWh/d of energy. */
  change: { liquid: Odds; oil: Odds; energy: Odds };
  /** Change of the power by the fit itself (%); NaN where it is unknown. */
  powerPct: number;
  checks: Check[];
  /** What the well makes at the present frequency, from which all changes are, and the same checks of staying there. */
  now: { state: WellState; checks: Check[] };
}

/**
 * What a well would do at a frequency, by the functions and the model that its advice is from.
 * @param frequency Hz
 * @returns undefined where the well does not flow at that frequency
 */
export function whatIf(stored: StoredModel, frequency: number): WhatIf | undefined {
  const well = modelOf(stored);
  // A model that was stored before there was a guard rail has none of its name.
  const rails = { ...usualGuardRails, ...stored.rails };
  const step = frequencyStep(well, frequency, { ...stored, rails });
  if (step === undefined) return undefined;
  const { liquid, oil, change, checks } = step;
  return {
    ...(isGasBound(step) ? withoutRates(change) : { liquid, oil, change }),
    checks,
    power: step.bands.power,
    intakePressure: step.bands.intakePressure,
    freeGas: step.bands.freeGas,
    load: step.bands.load,
    motorTemperature: step.bands.motorTemperature,
    powerPct: powerChange(step.now.power, step.state.power),
    now: {
      state: step.now,
      checks: guardRailChecks(well.fit, step.now, rails, stored.surroundings),
    },
  };
}

/**
 * Whether a step takes in more gas than the pump takes and than it takes in now: what it would lift then is not in its curve, and it may
 * lift nothing.
 */
function isGasBound({ checks, state, now }: FrequencyStep): boolean {
  return checks.some(({ name, pass }) => name === 'freeGas' && pass === false) && state.freeGas > now.freeGas;
}

const unknownOdds: Odds = { low: NaN, mid: NaN, high: NaN, above: NaN };

/** Rates that are not stated. */
function withoutRates({ energy }: WhatIf['change']): Pick<WhatIf, 'liquid' | 'oil' | 'change'> {
  return {
    ...{ liquid: unknownOdds, oil: unknownOdds },
    change: { liquid: unknownOdds, oil: unknownOdds, energy },
  };
}
