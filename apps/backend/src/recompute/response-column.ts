import type { StoredDays, StoredResponse } from '../insights/optimization/setting-response.ts';
import type { ComparedDays } from '../insights/optimization/step-effect.ts';
import { uncomparedReason } from '../insights/optimization/step-outcome.ts';
import type { WellOptimization } from '../insights/optimization/well-optimization.ts';
import { isoDay } from '../production-day.ts';

/** What a well without a pump did with its choke or its lift gas, and what came of its steps; null of one that was never moved. */
export function responseOf({ response, settingSteps }: WellOptimization): string | null {
  if (response === null && settingSteps.length === 0) return null;
  const kindOfSetting = (setting: 'choke' | 'liftGas') => (setting === 'choke' ? 'choke' : 'gasLift');
  const stored: StoredResponse = {
    setting: response && kindOfSetting(response.setting),
    present: response && response.present,
    points: response?.points.map(({ days, ...point }) => ({ ...point, ...storedDays(days) })) ?? [],
    curve: response?.curve ?? [],
    steps: settingSteps.map(({ setting, at, from, to, tracking, expected }) => ({
      ...{ setting: kindOfSetting(setting), at: new Date(at).toISOString(), from, to },
      ...{ verdict: tracking.verdict, oil: tracking.base, effect: tracking.effect },
      ...{ expectedOil: expected && expected.mid, expectedOilLow: expected && expected.low },
      attainmentPct: tracking.attainment && tracking.attainment.mid,
      uncompared: uncomparedReason(tracking),
      before: tracking.before && storedDays(tracking.before),
      after: tracking.after && storedDays(tracking.after),
    })),
  };
  return JSON.stringify(stored);
}

const storedDays = ({ from, to, valid }: ComparedDays): StoredDays => ({
  firstDay: isoDay(from),
  lastDay: isoDay(to),
  days: valid,
});
