import type { FieldClock } from '../production-day.ts';

/** A clock, or why there is none. */
export type ClockResult = { readonly clock: Partial<FieldClock> } | { readonly problem: string };

/**
 * Reads the clock of a field: its zone and the full hour at which its production days begin.
 * @param timeZone IANA name, such as `Europe/Oslo`; empty when it is not said.
 * @param dayStart `6`, `06:00`; empty when it is not said.
 */
export function readClock(timeZone: string, dayStart: string): ClockResult {
  const clock: Partial<FieldClock> = {};
  if (timeZone !== '') {
    const zone = knownZone(timeZone);
    if (!zone)
      return {
        problem: `there is no time zone "${timeZone.slice(0, 40)}"; write it as in Europe/Oslo`,
      };
    clock.timeZone = zone;
  }
  if (dayStart !== '') {
    const [, hour, minutes = '00'] = /^(\d{1,2})(?::(\d{2})(?::00)?)?(?:\.0+)?$/.exec(dayStart) ?? [];
    if (hour === undefined || Number(hour) > 23 || minutes !== '00')
      return { problem: `"${dayStart.slice(0, 40)}" is not a full hour (0 to 23)` };
    clock.startHour = Number(hour);
  }
  return { clock };
}

/** Names of zones only: an offset such as +01:00 does not know when clocks change. */
function knownZone(name: string): string | undefined {
  if (!/^(UTC|[A-Za-z]+\/[\w+/-]+)$/.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
