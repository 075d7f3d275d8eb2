// Stops of a well that checks count, by its log.
import type { FieldDays } from '../field-days.ts';
import type { LoggedEvent } from '../field-record.ts';

/** What stops are counted of. */
interface Counted {
  record: { id: string };
  events: readonly LoggedEvent[];
  days: Pick<FieldDays, 'startOf'>;
  newestDay: number;
}

/** Days of trips that a check counts. */
const tripDays = 30;

/** Trips of a pump in the newest days. */
export function tripsOf({ record, events, days, newestDay }: Counted): number {
  const first = days.startOf(newestDay - tripDays + 1);
  return events.filter(({ wellId, kind, from }) => wellId === record.id && kind === 'trip' && from >= first)
    .length;
}

/** Days of stops that a check counts, and what a well was stopped for then. */
const harmfulDays = 90;
const harmfulReasons: readonly (string | null)[] = ['sand-or-scale', 'integrity'];

/** Stops of a well for sand, scale or its integrity in the newest days, by its log. */
export function harmfulStopsOf({ record, events, days, newestDay }: Counted): number {
  const first = days.startOf(newestDay - harmfulDays + 1);
  return events.filter(
    ({ wellId, reasonCode, from }) =>
      wellId === record.id && harmfulReasons.includes(reasonCode) && from >= first,
  ).length;
}
