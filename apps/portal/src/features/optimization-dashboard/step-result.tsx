import type { TrackedFrequencyChange, TrackedSettingChange } from '@cnx/api';
import { Badge } from '@cnx/ui';
import type { Formats } from '../../insight/use-formats.ts';
import { aimOf, outcomeOf, verdictKey, verdictTones } from './optimization-dashboard.ts';

// One record of a step, whatever was moved: the page, the panel and the tables say it in the same words.

type Step = Pick<TrackedSettingChange, 'verdict' | 'effect'> &
  Partial<Pick<TrackedFrequencyChange, 'aim' | 'outcome' | 'uncompared' | 'inQuestion' | 'expectedOil'>>;

/** A step with its direction, from which it is known what it was made for where the server does not say so. */
export type ResultStep = Step & ({ fromHz: number; toHz: number } | { from: number; to: number });

const directed = (step: ResultStep) =>
  'fromHz' in step ? step : { ...step, fromHz: step.from, toHz: step.to };

/**
 * What a step changed with its ±, without the unit: "+1.3 ± 2.3"; with the ends of its interval where a ± would say otherwise than they whether it
 * is above or below zero: "+28.5 (+0.3 – +57.5)"; where no days are compared, why.
 */
export function effectText(step: Step, { t, quantities }: Formats): string {
  const { effect, uncompared, verdict } = step;
  if (effect === null)
    return uncompared == null
      ? t(verdict === 'stabilising' ? 'settingResponse.settles' : 'optimization.tracked.uncompared.fewDays')
      : t(`optimization.tracked.uncompared.${uncompared}`);
  const signed = (value: number) => quantities.number('liquidRate', value, { digits: 1, signed: true });
  const { low, high } = effect;
  const mid = signed(effect.mid);
  const half = (high - low) / 2;
  if (effect.mid - half > 0 !== low > 0 || effect.mid + half < 0 !== high < 0)
    return `${mid} (${signed(low)} – ${signed(high)})`;
  const spread = quantities.number('liquidRate', half, { digits: 1 });
  return `${mid} ±\u00a0${spread}`;
}

/**
 * How a reduction did what it was made for: as expected where the interval has what was expected; else less was lost, or more, and no more than
 * the low end of what was expected.
 */
function metOf({ effect, expectedOil }: Step): 'met' | 'lessLost' | 'inRange' {
  if (effect === null || expectedOil == null) return 'met';
  return expectedOil < effect.low ? 'lessLost' : expectedOil > effect.high ? 'inRange' : 'met';
}

/** What came of a step in a word: a reduction that lost no more than expected did what it was made for, though it lost oil. */
export function verdictOf(step: ResultStep, { t }: Pick<Formats, 't'>) {
  if (step.inQuestion != null)
    return { text: t('optimization.tracked.inQuestion'), tone: 'warning' } as const;
  const whole = directed(step);
  const outcome = outcomeOf(whole);
  const isReduction = aimOf(whole) === 'reduction';
  if (outcome !== null && isReduction)
    return {
      text: t(`optimization.tracked.reduction.${outcome === 'met' ? metOf(whole) : outcome}`),
      tone: outcome === 'missed' ? 'warning' : metOf(whole) === 'inRange' ? 'neutral' : 'good',
    } as const;
  // What nothing was expected of is no failure, whatever it cost.
  if (isReduction && step.effect !== null && step.expectedOil === null && step.verdict !== 'stabilising')
    return { text: t('optimization.tracked.reduction.unexpected'), tone: 'neutral' } as const;
  const key = verdictKey(step.verdict);
  // A loss that was sought is no warning.
  const tone = isReduction && key === 'loss' ? 'neutral' : verdictTones[key];
  return { text: t(`optimization.verdict.${key}`), tone };
}

/** {@link verdictOf} as a badge. */
export function StepVerdict({ step, formats }: { step: ResultStep; formats: Formats }) {
  const { text, tone } = verdictOf(step, formats);
  return (
    <Badge tone={tone} emphasis="quiet">
      {text}
    </Badge>
  );
}
