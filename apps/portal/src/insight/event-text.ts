import type { ExceptionSummary } from '@cnx/api';
import type { Formats } from './use-formats.ts';

/** What happens to wells, by the names that all lists give it. */
export type EventKind = 'drop' | 'downtime' | 'gas' | 'change';

/** An event as notifications and the search name it: "SUN-A-05, Production drop". @param well its name, or those of several */
export function eventName({ t }: Pick<Formats, 't'>, well: string, kind: EventKind): string {
  return `${well}, ${t(`exceptions.kind.${kind}`)}`;
}

/** States before any user has decided that an event is over. */
const undecided: readonly string[] = ['new', 'acknowledged', 'assigned', 'snoozed'];

/** What is known of a finding's state. */
export interface FindingState {
  readonly kind: 'exception' | 'changePoint';
  readonly status: string;
  readonly isOpen: boolean;
}

/**
 * The state of a finding in words: "Unanswered". One that has ended before any user decided on it waits for none. Empty for a word
 * that a newer server uses.
 */
export function findingState({ t }: Pick<Formats, 't'>, { kind, status, isOpen }: FindingState): string {
  if (!isOpen && undecided.includes(status)) return t('notifications.ended');
  const key = kind === 'exception' ? `exceptions.status.${status}` : `vocabulary.changeStatus.${status}`;
  // The contract leaves the words open; those that are not known have no text.
  return t(key as never, { defaultValue: '' });
}

/**
 * What events lose of oil and of gas, which are never added: "410 Sm³/d", "410 Sm³/d, 61,000 Sm³/d of gas (gas wells)". The gas is that of wells
 * that are for it, which is said: no sum of all gas. Zeros of gas are not said.
 */
export function lossText(
  { oil, gas }: { readonly oil: number; readonly gas: number },
  { t, quantities }: Pick<Formats, 't' | 'quantities'>,
): string {
  const ofOil = quantities.text('liquidRate', oil, { digits: 0 });
  if (gas <= 0) return ofOil;
  const ofGas = t('exceptions.ofGasWells', { amount: quantities.text('gasRate', gas, { digits: 0 }) });
  return oil > 0 ? `${ofOil}, ${ofGas}` : ofGas;
}

/** How many of the open events lose nothing now: "4 lose nothing now". */
export function losslessText(count: number, { t, quantities }: Pick<Formats, 't' | 'quantities'>): string {
  return t('exceptions.figures.lossless', { count, events: quantities.count(count) });
}

/** What is lost beside what the open exceptions lose: "and 410 Sm³/d standing on 38 wells". Undefined where nothing is. */
export function standingText(
  { wells, oil, gas }: ExceptionSummary['standing'],
  formats: Pick<Formats, 't' | 'quantities'>,
): string | undefined {
  if (wells === 0) return undefined;
  return formats.t('exceptions.figures.standing', { count: wells, amount: lossText({ oil, gas }, formats) });
}
