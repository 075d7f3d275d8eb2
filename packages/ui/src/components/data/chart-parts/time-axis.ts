import { dayMs } from '../../calendar-day.ts';
import type { WallTime, ZoneClock } from '../../zone-clock.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** What steps are counted in. */
export type StepUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** Distance between two ticks, counted on the wall clock of the zone. */
export interface TimeStep {
  readonly unit: StepUnit;
  readonly count: number;
  /** Usual length in ms, to choose by. */
  readonly length: number;
}

const unitLength: Record<StepUnit, number> = {
  second: secondMs,
  minute: minuteMs,
  hour: hourMs,
  day: dayMs,
  week: 7 * dayMs,
  month: 30.4 * dayMs,
  year: 365.25 * dayMs,
};

const stepCounts: readonly (readonly [StepUnit, readonly number[]])[] = [
  ['second', [1, 5, 15, 30]],
  ['minute', [1, 5, 15, 30]],
  ['hour', [1, 3, 6, 12]],
  ['day', [1, 2, 3]],
  ['week', [1, 2]],
  ['month', [1, 2, 3, 6]],
  ['year', [1, 2, 5, 10, 20, 50, 100]],
];

const timeSteps: readonly TimeStep[] = stepCounts.flatMap(([unit, counts]) =>
  counts.map((count) => ({ unit, count, length: count * unitLength[unit] })),
);

/**
 * The finest step with which at most `max` ticks fall into `span` ms.
 * @param max for all steps, or for a step of the unit
 */
export function timeStep(span: number, max: number | ((unit: StepUnit) => number)): TimeStep {
  const most = typeof max === 'number' ? () => max : max;
  return (
    timeSteps.find(({ unit, length }) => span / length <= most(unit)) ?? timeSteps[timeSteps.length - 1]!
  );
}

/** The width from which a plot has room for names beside its lines, and for ticks far apart, px. */
export const wideFrom = 480;

/** px from tick to tick, at least; in a narrow plot as little as the labels need. */
const tickRoom = (unit: StepUnit, width: number) =>
  width >= wideFrom ? 88 : unit === 'month' || unit === 'year' ? 46 : unit === 'second' ? 72 : 56;

/** The step of the ticks of an axis that shows `span` ms in `width` px: charts of one width have the same. */
export function axisStep(span: number, width: number): TimeStep {
  return timeStep(span, (unit) => Math.max(2, Math.floor(width / tickRoom(unit, width))));
}

const aMonday = Date.UTC(1970, 0, 5);

function floorTo(step: TimeStep, wall: WallTime): WallTime {
  const date = new Date(wall);
  const year = date.getUTCFullYear();
  if (step.unit === 'year') return Date.UTC(Math.floor(year / step.count) * step.count, 0, 1);
  if (step.unit === 'month') {
    return Date.UTC(year, Math.floor(date.getUTCMonth() / step.count) * step.count, 1);
  }
  if (step.unit === 'week') return Math.floor((wall - aMonday) / step.length) * step.length + aMonday;
  return Math.floor(wall / step.length) * step.length;
}

function following(step: TimeStep, wall: WallTime): WallTime {
  const date = new Date(wall);
  if (step.unit === 'year') return Date.UTC(date.getUTCFullYear() + step.count, 0, 1);
  if (step.unit === 'month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + step.count, 1);
  return wall + step.length;
}

/** More ticks than any axis can show; ends the loop on absurd spans. */
const maxTicks = 200;

/** Tick instants (ms, ascending, within from..to) on whole wall-clock steps of the zone. */
export function timeTicks(from: number, to: number, step: TimeStep, clock: ZoneClock): number[] {
  const ticks: number[] = [];
  let wall = floorTo(step, clock.wallOf(from));
  for (let i = 0; i < maxTicks; i++, wall = following(step, wall)) {
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
