import type { WellEvent } from '@cnx/api';
import type { deferredProduction as texts } from '../i18n/en/deferred-production.ts';
import { truncateForDisplay } from '../untrusted-text.ts';
import type { Formats } from './use-formats.ts';

/** A reason of the default list. */
type DefaultReason = keyof typeof texts.reasons;

/** The default list by the names that an installation begins with. */
const defaultReasons: ReadonlyMap<string, DefaultReason> = new Map([
  ['Lift-equipment failure', 'lift-equipment-failure'],
  ['Gas lock', 'gas-lock'],
  ['Sand or scale', 'sand-or-scale'],
  ['Well integrity', 'integrity'],
  ['Workover', 'workover'],
  ['Well test', 'well-test'],
  ['Speed restriction', 'speed-restriction'],
  ['Reservoir or inflow', 'reservoir'],
  ['Downtime without a reported reason', 'not-reported'],
  ['Separator', 'separator'],
  ['Compressor', 'compressor'],
  ['Power', 'power'],
  ['Water handling', 'water-handling'],
  ['Turnaround', 'turnaround'],
  ['Pipeline', 'pipeline'],
  ['Storage', 'storage'],
  ['Offloading', 'offloading'],
  ['Quota', 'quota'],
  ['Price', 'price'],
  ['Buyer', 'buyer'],
  ['Weather', 'weather'],
  ['Authority', 'authority'],
  ['Labour', 'labour'],
]);

/**
 * The reason of an entry of the log: "<name of a reason>. <remark>", either of them alone. A name of the default list is said in
 * the user's language; what a company named or remarked stays as it is.
 */
export function loggedReason(reason: string, { t }: Pick<Formats, 't'>): string {
  const [name = ''] = reason.split('. ', 1);
  const code = defaultReasons.get(name);
  const shown = code ? t(`deferredProduction.reasons.${code}`) + reason.slice(name.length) : reason;
  return truncateForDisplay(shown);
}

/** What logs write as the reason of an entry and its kind says already, by the kind. */
const repeated: Partial<Record<WellEvent['kind'], readonly string[]>> = {
  choke: ['Choke changed'],
  frequency: ['Frequency changed', 'Drive frequency changed'],
  shutIn: ['Shut in'],
  trip: ['Pump trip'],
  restart: ['Restart'],
  test: ['Well test'],
  workover: ['Workover'],
  espReplacement: ['Pump replacement'],
  gasLift: ['Gas lift changed'],
  chemical: ['Chemical treatment'],
};

/** The reason of an entry as {@link loggedReason} says it; null where there is none, or none but the kind of the entry once more. */
export function eventReason(
  { kind, reason }: Pick<WellEvent, 'kind' | 'reason'>,
  formats: Pick<Formats, 't'>,
): string | null {
  if (reason === null || repeated[kind]?.includes(reason)) return null;
  return loggedReason(reason, formats);
}
