import type { DailyProduction, WellEvent } from '@cnx/api';
import type { TrendBand, TrendEvent } from '@cnx/ui';
import { dayOf, dayTime, wallTime } from '../quantities.ts';
import type { Formats } from './use-formats.ts';

const hourMs = 3_600_000;

/** The production day in which an event began; where the server does not say, the day of the clock that it is written on. */
export function startDayOf(
  { start, startDay }: Pick<WellEvent, 'start' | 'startDay'>,
  { wall }: Formats['dates'],
): string {
  return startDay ?? dayOf(wall(start));
}

/** An event with its hours where it took less than a day: then no lasting change is put down to it. */
function withShortTime(event: WellEvent, formats: Formats): string {
  const text = eventText(event, formats);
  const hours = event.end === null ? 0 : (Date.parse(event.end) - Date.parse(event.start)) / hourMs;
  return hours > 0 && hours < 24
    ? `${text}, ${formats.quantities.text('hours', hours, { digits: 0 })}`
    : text;
}

/** The events of a well. The change itself is what its two means show. */
export function chartEvents({ events }: Pick<DailyProduction, 'events'>, formats: Formats): TrendEvent[] {
  return events.map((event) => ({
    id: event.id,
    at: timeOn(event.startDay, event.start),
    label: withShortTime(event, formats),
  }));
}

/** Where a chart by production days has a moment: at its day, by the clock of the field; at its own clock if none says. */
function timeOn(day: string | null | undefined, moment: string): number {
  return day == null ? wallTime(moment) : dayTime(day);
}

/** The planned work at a well, as stretches of a chart. */
export function plannedBands({ events }: Pick<DailyProduction, 'events'>, formats: Formats): TrendBand[] {
  return events.flatMap((event) =>
    event.planned && event.end
      ? [
          {
            from: timeOn(event.startDay, event.start),
            to: timeOn(event.endDay, event.end),
            label: eventText(event, formats),
            kind: formats.t('changePoints.plannedWork'),
          },
        ]
      : [],
  );
}

/** An event: "Frequency changed: 48 to 44 Hz". */
export function eventText({ kind, from, to, unit, planned }: WellEvent, { t, quantities }: Formats): string {
  // Settings are shown as they were made: 48 Hz, 48.5 Hz.
  const digits = (value: number) => ({ digits: Number.isInteger(value) ? 0 : 1 });
  const name = t(`vocabulary.event.${kind}`);
  const settings =
    from === null || to === null
      ? name
      : t('changePoints.eventWith', {
          event: name,
          from: quantities.count(from, digits(from)),
          to: quantities.wireText(unit, to, digits(to)),
        });
  return planned ? t('changePoints.planned', { event: settings }) : settings;
}
