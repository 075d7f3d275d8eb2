const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type StepUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** Distance between two ticks, counted on the wall clock of the zone. */
export interface TimeStep {
  readonly unit: StepUnit;
  readonly count: number;
  /** Usual length in ms, to choose by. */
  readonly length: number;
}

const UNIT_LENGTH: Record<StepUnit, number> = {
  second: SECOND,
  minute: MINUTE,
  hour: HOUR,
  day: DAY,
  week: 7 * DAY,
  month: 30.4 * DAY,
  year: 365.25 * DAY,
};

const COUNTS: readonly (readonly [StepUnit, readonly number[]])[] = [
  ['second', [1, 5, 15, 30]],
  ['minute', [1, 5, 15, 30]],
  ['hour', [1, 3, 6, 12]],
  ['day', [1, 2]],
  ['week', [1, 2]],
  ['month', [1, 2, 3, 6]],
  ['year', [1, 2, 5, 10, 20, 50, 100]],
];

const STEPS: readonly TimeStep[] = COUNTS.flatMap(([unit, counts]) =>
  counts.map((count) => ({ unit, count, length: count * UNIT_LENGTH[unit] })),
);

/** Wall-clock time written as if it were UTC, so that plain arithmetic on days and months is right. */
type WallTime = number;

/** Converts between instants and the wall clock of one time zone, clock changes included. */
export interface ZoneClock {
  /** The wall clock at an instant (ms), as milliseconds of a pretended UTC. */
  wallOf(instant: number): WallTime;
  /** The instant of a wall-clock time; the first after the gap where the clock skips it. */
  instantOf(wall: WallTime): number;
}

/** Offsets change on quarter hours at the finest, in every zone in use. */
const OFFSET_BUCKET = 15 * MINUTE;

/** The last instant that a Date can hold; nothing beyond it has a wall clock. */
export const LAST_INSTANT = 8.64e15;

/** @throws RangeError for a zone that the browser does not know. */
export function zoneClock(timeZone: string): ZoneClock {
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
    const bucket = Math.floor(instant / OFFSET_BUCKET);
    let offset = offsets.get(bucket);
    if (offset === undefined) {
      const start = bucket * OFFSET_BUCKET;
      if (!(Math.abs(start) <= LAST_INSTANT)) return 0;
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

/** The finest step with which at most `most` ticks fall into `span` ms. */
export function timeStep(span: number, most: number): TimeStep {
  return STEPS.find((step) => span / step.length <= most) ?? STEPS[STEPS.length - 1]!;
}

const MONDAY = Date.UTC(1970, 0, 5);

function floorTo(step: TimeStep, wall: WallTime): WallTime {
  const date = new Date(wall);
  const year = date.getUTCFullYear();
  if (step.unit === 'year') return Date.UTC(Math.floor(year / step.count) * step.count, 0, 1);
  if (step.unit === 'month') {
    return Date.UTC(year, Math.floor(date.getUTCMonth() / step.count) * step.count, 1);
  }
  if (step.unit === 'week') return Math.floor((wall - MONDAY) / step.length) * step.length + MONDAY;
  return Math.floor(wall / step.length) * step.length;
}

function following(step: TimeStep, wall: WallTime): WallTime {
  const date = new Date(wall);
  if (step.unit === 'year') return Date.UTC(date.getUTCFullYear() + step.count, 0, 1);
  if (step.unit === 'month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + step.count, 1);
  return wall + step.length;
}

/** More ticks than any axis can show; ends the loop on absurd spans. */
const MOST_TICKS = 200;

/** Tick instants (ms, ascending, within from..to) on whole wall-clock steps of the zone. */
export function timeTicks(from: number, to: number, step: TimeStep, clock: ZoneClock): number[] {
  const ticks: number[] = [];
  let wall = floorTo(step, clock.wallOf(from));
  for (let i = 0; i < MOST_TICKS; i++, wall = following(step, wall)) {
    const instant = clock.instantOf(wall);
    if (!(instant <= to)) break;
    // Several wall times of a skipped hour are one instant.
    if (instant >= from && instant !== ticks[ticks.length - 1]) ticks.push(instant);
  }
  return ticks;
}

/** Writes tick labels in one language and zone: two lines at most, the second only where it changes. */
export type TickLabeler = (ticks: readonly number[], step: TimeStep) => string[];

/** @throws RangeError for a locale or zone that the browser does not know. */
export function tickLabeler(locale: string, timeZone: string): TickLabeler {
  const style = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options });
  const seconds = style({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
  const minutes = style({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const days = style({ day: 'numeric', month: 'short' });
  const months = style({ month: 'short' });
  const years = style({ year: 'numeric' });
  const lines: Record<StepUnit, [Intl.DateTimeFormat, Intl.DateTimeFormat | null]> = {
    second: [seconds, days],
    minute: [minutes, days],
    hour: [minutes, days],
    day: [days, years],
    week: [days, years],
    month: [months, years],
    year: [years, null],
  };
  return (ticks, step) => {
    const [first, second] = lines[step.unit];
    let context = '';
    return ticks.map((tick) => {
      const label = first.format(tick);
      const next = second?.format(tick) ?? '';
      if (next === context) return label;
      context = next;
      return `${label}\n${next}`;
    });
  };
}
