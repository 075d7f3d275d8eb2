import type { ExceptionFinding } from '@cnx/api';
import type { evidence as texts } from '../../../i18n/en/evidence.ts';
import type { Formats } from '../../../insight/use-formats.ts';
import { durationDays } from './finding-days.ts';
import { figureText } from './working-text.ts';
import { writtenAlone } from './working-line.ts';

type Rule = NonNullable<ExceptionFinding['rule']>;
type RuleId = keyof typeof texts.ruleText;

const ruleIds: ReadonlySet<string> = new Set<RuleId>([
  ...(['drop', 'change', 'downtime', 'noData', 'R1', 'R2', 'R3', 'R4'] as const),
]);

/** What a rule asks for, in the reader's language and units; null of a rule that the portal has no words for. */
export function ruleText(rule: Rule, formats: Formats): string | null {
  if (!ruleIds.has(rule.id)) return null;
  const isOfGas = rule.inputs.includes('gas') && (rule.id === 'drop' || rule.id === 'downtime');
  const id = (isOfGas ? `${rule.id}OfGas` : rule.id) as RuleId;
  return formats.t(`evidence.ruleText.${id}`, {
    limit: figureText(writtenAlone({ value: rule.limit, unit: rule.unit }), formats),
    time: durationText(rule.persistence, formats),
  });
}

const mechanisms = [
  'freeGasAtIntake',
  'gasLock',
  'gasCapConing',
  'injectedGasBreakthrough',
  'unknown',
] as const satisfies readonly ExceptionFinding['mechanism'][];

/** What to do about gas, in the reader's language; undefined for what a newer server knows. */
export function adviceText(
  { mechanism }: Pick<ExceptionFinding, 'mechanism'>,
  { t }: Pick<Formats, 't'>,
): string | undefined {
  const known = mechanisms.find((one) => one === mechanism);
  return known && t(`evidence.advices.${known}`);
}

/** "2 days", "30 minutes": a duration of the contract in words. */
export function durationText(duration: string, { language }: Pick<Formats, 'language'>): string {
  const count = (value: number, unit: 'day' | 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  const inDays = durationDays(duration);
  if (inDays !== null) return count(inDays, 'day');
  const [, hours, minutes] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(duration) ?? [];
  const parts = [hours && count(Number(hours), 'hour'), minutes && count(Number(minutes), 'minute')];
  return parts.filter(Boolean).join(' ') || duration;
}
