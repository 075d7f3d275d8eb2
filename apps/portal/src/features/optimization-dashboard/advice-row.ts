import type { FrequencyChange, Person, SettingAdvice } from '@cnx/api';
import type { StepTarget } from '@cnx/api/decisions';
import { leastSaidOil } from '../../insight/advice-kinds.ts';
import { stepText } from '../../insight/step-text.ts';
import type { Formats } from '../../insight/use-formats.ts';
import type { ResultStep } from './step-result.tsx';

/** Advice as the list has it: on the frequency of a pump, on a choke or on lift gas; with what came of its step, where it was made, and whose it is. */
export type AdviceRow = (FrequencyChange | SettingAdvice) & {
  readonly result?: ResultStep;
  /** Whether the reader looks into it. @default false */
  readonly mine?: boolean;
};

/** Advice with what came of its step, where it was made. */
export function withResult(row: AdviceRow, results: ReadonlyMap<string, ResultStep>): AdviceRow {
  const result = row.status === 'done' ? results.get(row.id) : undefined;
  return result ? { ...row, result } : row;
}

/** Who looks into advice; null for no one, undefined of a server that gives none to people. */
export const ownerOf = ({ owner }: Partial<Pick<AdviceRow, 'owner'>>): Person | null | undefined => owner;

/** Whether advice was done although no one accepted it here. */
export const isDoneUnaccepted = ({ status, decidedBy }: Pick<AdviceRow, 'status' | 'decidedBy'>): boolean =>
  status === 'done' && decidedBy === null;

/** Whether a step is in the list because its log calls it advised, though it did not keep its guard rails. */
export const isAgainstRails = (row: Partial<Pick<FrequencyChange, 'againstRails'>>): boolean =>
  row.againstRails ?? false;

/** Whether advice is on a choke or lift gas. */
export const isSetting = (row: AdviceRow): row is Extract<AdviceRow, { from: number }> =>
  row.kind === 'choke' || row.kind === 'gasLift';

/** What advice is to change. */
export const settingOf = (row: AdviceRow): 'frequency' | SettingAdvice['kind'] =>
  isSetting(row) ? row.kind : 'frequency';

/** What a step brings back of a pump that does not run as it may; null of any other, and of a server that does not say so. */
export const protectsOf = (row: Partial<Pick<FrequencyChange, 'protects'>>) => row.protects ?? null;

/** What the step of advice sets. */
export const targetOf = (row: AdviceRow): StepTarget =>
  isSetting(row) ? { setting: row.kind, to: row.to } : { setting: 'frequency', to: row.toHz };

/**
 * Oil that advice gains beside what losses of its well count already, Sm3/d; all that is expected where that is not said: of a step that
 * was made without being advised, and of a server that does not say so.
 */
export const netOilOf = ({
  netOil,
  expectedOil,
}: Pick<FrequencyChange, 'expectedOil'> & Partial<Pick<FrequencyChange, 'netOil'>>): number | null =>
  netOil ?? expectedOil;

/** Whether advice gains no oil beside what it brings back of losses that are counted. */
export const onlyCounts = (row: Pick<AdviceRow, 'expectedOil' | 'netOil'>): boolean =>
  (row.expectedOil ?? 0) > 0 && (netOilOf(row) ?? 0) < leastSaidOil;

/** Advice by all the oil that it brings, the most first: the order of what gains the same beside counted losses. */
export const byGrossOil = (rows: readonly AdviceRow[]): AdviceRow[] =>
  rows.toSorted((one, other) => (other.expectedOil ?? -Infinity) - (one.expectedOil ?? -Infinity));

/** "50.0 → 51.5 Hz" */
export function settingText({ fromHz, toHz }: Pick<FrequencyChange, 'fromHz' | 'toHz'>, formats: Formats) {
  return stepText({ setting: 'frequency', from: fromHz, to: toHz, unit: 'Hz' }, formats);
}

/** From what to what advice is to change a setting: "50.0 → 51.5 Hz", "34 → 40 %", "42,000 → 51,000 Sm³/d". */
export function adviceSettingText(row: AdviceRow, formats: Formats): string {
  if (!isSetting(row)) return settingText(row, formats);
  const { kind, from, to, unit } = row;
  return stepText({ setting: kind, from, to, unit }, formats);
}
