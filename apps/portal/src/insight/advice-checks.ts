// What guard rails and limits of advice are called, wherever they are named.
import type { FrequencyCheck, SettingAdvice } from '@cnx/api';
import { truncateForDisplay } from '../untrusted-text.ts';
import type { Formats } from './use-formats.ts';

type KnownCheck =
  | 'frequencyStep'
  | 'motorCurrent'
  | 'motorTemperature'
  | 'intakePressure'
  | 'pumpPosition'
  | 'step'
  | 'minFrequency'
  | 'maxFrequency'
  | 'bubblePointMargin'
  | 'minRate'
  | 'maxRate'
  | 'trips'
  | 'modelAge'
  | 'gasException'
  | 'openLoss'
  | 'plannedWork'
  | 'settlingStep'
  | 'freeGas'
  | 'driveMode'
  | 'harmfulStops'
  | 'turnBack'
  | 'fullyOpen'
  | 'tried'
  | 'paying'
  | 'pastSteps'
  | 'triedRates'
  | 'drawdown'
  | 'facility'
  | 'gasSupply'
  | 'conclusiveSteps';

/**
 * Checks that decide and were not made. A drive that holds something is said by what its step is, work beside the step by when it is, and a
 * bubble point that is passed already by the free gas.
 */
export function openChecks<Check extends FrequencyCheck>(checks: readonly Check[]): Check[] {
  return checks.filter(
    (check) =>
      !check.checked && check.name !== 'driveMode' && check.name !== 'plannedWork' && !isReplaced(check),
  );
}

/**
 * Whether another check decides in the place of one: of a well that takes in free gas, the bubble point is passed, and what counts is how
 * much free gas the pump takes.
 */
export function isReplaced({ name, checked, value }: FrequencyCheck): boolean {
  return name === 'bubblePointMargin' && !checked && value !== null;
}

/** The checks that a step does not pass; one that was not made says nothing. */
export function failingChecks<Check extends FrequencyCheck>(checks: readonly Check[]): Check[] {
  return checks.filter(({ pass, checked }) => checked && !pass);
}

/**
 * How the checks of a step came out: what fails by name, how many of all pass, which one does not and has another one in its place, and how
 * many were not made. Each check is in one of the four.
 */
export function checkCountsText(
  checks: readonly FrequencyCheck[],
  formats: Pick<Formats, 't' | 'quantities'>,
): string {
  const { t, quantities } = formats;
  const failing = failingChecks(checks);
  const replaced = checks.filter(isReplaced).length;
  const unchecked = checks.filter(({ checked }) => !checked).length - replaced;
  const pass = checks.length - failing.length - replaced - unchecked;
  const names = failing.map(({ name }) => checkName(name, formats)).join(', ');
  return [
    failing.length > 0 && t('optimization.fail', { count: failing.length, checks: names }),
    pass === checks.length
      ? t('optimization.allPass', { count: pass })
      : t('optimization.passSome', {
          pass: quantities.count(pass),
          total: quantities.count(checks.length),
        }),
    replaced > 0 && t('optimization.open.replaced'),
    unchecked > 0 && t('optimization.unchecked', { count: unchecked }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The name of a check; that of one that only a newer server has is shown as it is. */
export function checkName(name: string, { t }: Pick<Formats, 't'>): string {
  return t(`optimization.check.${name as KnownCheck}`, { defaultValue: truncateForDisplay(name) });
}

/** What keeps a step from being larger; null where nothing is known to. */
export function limitText(
  { limitingCheck: limit }: Pick<SettingAdvice, 'limitingCheck'>,
  formats: Pick<Formats, 't'>,
): string | null {
  if (limit === null) return null;
  const { t } = formats;
  return limit === 'fullyOpen' || limit === 'tried' || limit === 'paying' || limit === 'step'
    ? t(`optimization.limit.${limit}`)
    : checkName(limit, formats);
}
