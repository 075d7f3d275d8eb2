import { operatingDays } from '../../src/insights/optimization/operating-days.ts';
import { pumpCurve } from '../../src/insights/optimization/pump-curve.ts';
import { pumpedAdvice } from '../../src/insights/optimization/pumped-advice.ts';
import { usualGuardRails } from '../../src/insights/optimization/guard-rails.ts';
import { drawTrueWell } from './true-well.ts';

/** How well advice says what planted wells would do. */
export interface AdviceScore {
  wells: number;
  /** Wells whose step, advised or limited by a check, was compared with the truth. */
  compared: number;
  nothingToGain: number;
  /** Wells without an answer by what is missing. */
  missing: Record<string, number>;
  /** Share of compared wells whose true rate at the new frequency lies within low and high. */
  covered: number;
  /** Mean of stated over true rate, less one. */
  bias: number;
  /** Share of compared wells whose true change lies within low and high, and mean stated over mean true change, less one. */
  changeCovered: number;
  changeBias: number;
}

const firstDay = 20_500;
const days = 120;

/** Lets the engine advise planted wells, each from its readings alone. @param first seed of the first */
export function scoreAdvice(wells: number, first = 1): AdviceScore {
  const missing: Record<string, number> = {};
  const compared: {
    stated: number;
    truth: number;
    covered: boolean;
    change: number;
    true: number;
    changeCovered: boolean;
  }[] = [];
  let nothingToGain = 0;
  for (let seed = first; seed < first + wells; seed++) {
    const well = drawTrueWell({ seed, firstDay, days });
    const advice = pumpedAdvice(
      {
        id: well.id,
        equipment: {
          ...{ stages: well.stages, minHz: 30, maxHz: 75, nameplateCurrent: well.nameplateCurrent },
          ...{ motorTemperatureLimit: 180, intakePressureLimit: 2, ratedFrequency: well.catalog.hz },
          ...{ minRate: 0.4 * well.catalog.bestRate, maxRate: 1.6 * well.catalog.bestRate },
        },
        curve: pumpCurve(well.catalog.hz, well.catalog.points),
        fluid: well.fluid,
        days: operatingDays(
          well.readings,
          [
            ...well.allocated
              .filter(({ liquid }) => liquid > 0)
              .map((rate) => ({ ...rate, source: 'allocated' as const })),
            ...well.tests.map((rate) => ({ ...rate, source: 'test' as const })),
          ],
          { dayOf: (ms) => Math.floor(ms / 86_400_000) },
        ),
      },
      {
        objective: 'oil',
        rails: usualGuardRails,
        surroundings: { openGasExceptions: 0, plannedWorks: 0 },
      },
    );
    if (advice.status === 'nothingToGain') nothingToGain++;
    else if (advice.status === 'notComputed')
      advice.missing.forEach(({ what }) => (missing[what] = (missing[what] ?? 0) + 1));
    else {
      const { step } = advice;
      const truth = well.liquidAt(step.to);
      const change = truth - well.liquidAt(step.from);
      const holds = ({ low, high }: { low: number; high: number }, value: number): boolean =>
        value >= low && value <= high;
      compared.push({
        ...{ stated: step.liquid.mid, truth, covered: holds(step.liquid, truth) },
        ...{ change: step.change.liquid.mid, true: change, changeCovered: holds(step.change.liquid, change) },
      });
    }
  }
  const mean = (of: (each: (typeof compared)[number]) => number): number =>
    compared.reduce((sum, each) => sum + of(each), 0) / compared.length;
  return {
    ...{ wells, compared: compared.length, nothingToGain, missing },
    covered: mean(({ covered }) => Number(covered)),
    bias: mean(({ stated, truth }) => stated / truth) - 1,
    changeCovered: mean(({ changeCovered }) => Number(changeCovered)),
    changeBias: mean(({ change, truth }) => change / truth) / mean((each) => each.true / each.truth) - 1,
  };
}
