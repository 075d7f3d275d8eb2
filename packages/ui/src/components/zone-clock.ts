/** Wall-clock time written as if it were UTC, so that plain arithmetic on days and months is right. */
export type WallTime = number;

/** Converts between instants and the wall clock of one time zone, clock changes included. */
export interface ZoneClock {
  /** The wall clock at an instant (ms), as milliseconds of a pretended UTC. */
  wallOf(instant: number): WallTime;
  /** The instant of a wall-clock time; the first after the gap where the clock skips it. */
  instantOf(wall: WallTime): number;
}

const zones = new Map<string, string>();

/** A time zone (IANA) that the browser knows; UTC, with a warning, for one that it does not know and that would throw. */
export function knownZone(given = 'UTC'): string {
  let zone = zones.get(given);
  if (zone === undefined) {
    zone = isTimeZone(given) ? given : 'UTC';
    // eslint-disable-next-line no-console -- for developers: nothing else says why all is in UTC
    if (zone !== given) console.warn(`"${given}" is no time zone that is known here; UTC is used.`);
    zones.set(given, zone);
  }
  return zone;
}

/** Whether a name is a time zone that is known here. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Offsets change on quarter hours at the finest, in every zone in use. */
const offsetBucket = 15 * 60_000;

/** The last instant that a Date can hold; nothing beyond it has a wall clock. */
export const lastInstant = 8.64e15;

const utc: ZoneClock = { wallOf: (instant) => instant, instantOf: (wall) => wall };

/** @throws RangeError for a zone that the browser does not know. */
export function zoneClock(timeZone: string): ZoneClock {
  if (timeZone === 'UTC') return utc;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const offsets = new Map<number, number>();
  const offsetAt = (instant: number): number => {
    const bucket = Math.floor(instant / offsetBucket);
    let offset = offsets.get(bucket);
    if (offset === undefined) {
      const start = bucket * offsetBucket;
      if (!(Math.abs(start) <= lastInstant)) return 0;
      const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
      for (const { type, value } of format.formatToParts(start)) part[type] = Number(value);
      const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
      offset = Date.UTC(year, month - 1, day, hour, minute, second) - start;
      offsets.set(bucket, offset);
    }
    return offset;
  };
  return {
    wallOf: (instant) => instant + offsetAt(instant),
    instantOf(wall) {
      const guess = wall - offsetAt(wall);
      const instant = wall - offsetAt(guess);
      // A skipped wall time: both offsets disagree about it; the later instant lies after the gap.
      return instant + offsetAt(instant) === wall ? instant : Math.max(instant, guess);
    },
  };
}

/**
 * Writes instants in ISO 8601 with the offset of the clock: `2026-03-13T22:00:00.000-04:00`; with a Z where it is that of
 * UTC. The instants must be valid.
 */
export function isoInstant(instant: Date, clock: ZoneClock): string {
  const time = instant.getTime();
  const offset = (clock.wallOf(time) - time) / 60_000;
  // ISO 8601 knows no seconds of an offset, which local times before 1900 have.
  if (offset === 0 || !Number.isInteger(offset)) return instant.toISOString();
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const size = Math.abs(offset);
  const wall = new Date(clock.wallOf(time)).toISOString().slice(0, -1);
  return `${wall}${offset < 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`;
}
