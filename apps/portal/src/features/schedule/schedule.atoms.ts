import type { ScheduledActivity } from '@cnx/api';
import { scheduleQueryOf, sentLists } from '@cnx/api/view-calls';
import { atom } from 'jotai';
import { maxRowsPerCall } from '../../limits.ts';
import { myWellsQueryAtom } from '../../insight/my-wells.ts';
import { mapPages, mapView, viewOf, type InsightView, type PagedRows } from '../../insight/insight-view.ts';
import { addDays, dayOf, viewClock, wallTime } from '../../quantities.ts';
import { optimizationDashboard, withAreaChoice } from '../../addresses.ts';
import { addressSearchAtom, dataQueryAtom } from '../../state/filters.atoms.ts';
import { joinLists } from '../../state/query-client.ts';
import { dataAtom, listAtomOf, queryAtom } from '../../state/query.atoms.ts';
import { dataWindowAtom, fieldsAtom, type DayWindow } from '../../state/shared-data.atoms.ts';
import { calendarAddressPath } from './calendar-address.ts';
import {
  monthDays,
  placedActivities,
  scheduleWindow,
  timelineDays,
  workAhead,
  type PlacedActivity,
  type ScheduledDays,
  type ScheduleWindow,
} from './schedule.ts';

/** What names the activities that the schedule's own page shows. */
export const scheduleQueryAtom = atom((get) => scheduleQueryOf(get(dataQueryAtom)));

const calendarAddressAtom = queryAtom(calendarAddressPath, () => ({}), { staleTime: 0 });

/** Whether the user has a calendar address. */
export const calendarAddressViewAtom = atom((get) => viewOf(get(calendarAddressAtom)));

/** What the schedule's page has open over it: the form of new work, or the calendar address. */
export const openDialogAtom = atom<'create' | 'calendar' | null>(null);

/** Activities as the server left them after changes of this tab, by id. */
export const changedActivitiesAtom = atom<ReadonlyMap<string, ScheduledActivity>>(new Map());

/** Activities as changes of this tab left them, where an answer is older. */
const asChangedAtom = atom((get) => {
  const changed = get(changedActivitiesAtom);
  return (rows: readonly ScheduledActivity[]): readonly ScheduledActivity[] =>
    changed.size === 0
      ? rows
      : rows.map((row) => {
          const known = changed.get(row.id);
          return known && known.version >= row.version ? known : row;
        });
});

/** `schedules`: the activities around the days that follow the dashboard's window. */
export const schedulesAtom = dataAtom(
  '/Dashboard/GetScheduleInfo',
  (filters) => ({ ...scheduleQueryOf(filters), limit: maxRowsPerCall }),
  { joinPages: joinLists },
);

/** Makes addresses that open a piece of advice. */
export const adviceHrefAtom = atom((get) => {
  const [path, query = ''] = optimizationDashboard(get(addressSearchAtom)).split('?');
  return (id: string) => `${path}${withAreaChoice(withAreaChoice(query, 'rows', 'all'), 'advice', id)}`;
});

/** Names of the fields by their id; empty while they are not there: activities are known without them. */
const fieldNamesAtom = atom(
  (get): ReadonlyMap<string, string> =>
    new Map(get(fieldsAtom).data?.data.map(({ id, name }) => [id, name]) ?? []),
);

/** The activities with the days after the current window, or from the server's today where it is not known. */
export const scheduledDaysViewAtom = atom((get): InsightView<ScheduledDays> => {
  const window = get(dataWindowAtom);
  return mapView(viewOf(get(schedulesAtom)), (rows, { serverTime }) => {
    const activities = get(asChangedAtom)(rows);
    const lastDay = window?.to ?? (serverTime === null ? null : addDays(dayOf(serverTime), -1));
    return { activities, days: lastDay === null ? null : scheduleWindow(lastDay), present: serverTime };
  });
});

/** The days that the schedule shows; null while they are not known. */
export const scheduleDaysAtom = atom((get): DayWindow | null => {
  const view = get(scheduledDaysViewAtom);
  return view.status === 'shown' ? view.body.days : null;
});

/** What the card shows. */
export interface ScheduleBody {
  readonly activities: readonly PlacedActivity[];
  readonly days: ScheduleWindow;
  /** The present on the reader's clock, see {@link viewClock}, as a wall time; null while it is not known. */
  readonly now: number | null;
  /** The present itself, ms; null while it is not known. */
  readonly present: number | null;
}

/** The activities with their places; loading until their days are known. */
export const scheduleViewAtom = atom((get): InsightView<ScheduleBody> => {
  const view = get(scheduledDaysViewAtom);
  const fieldNames = get(fieldNamesAtom);
  if (view.status !== 'shown') return view;
  const { activities, days, present } = view.body;
  if (!days) return { status: 'loading' };
  const now = present === null ? null : viewClock.wall(present);
  const placed = placedActivities(activities, { fieldNames, days, present });
  return { ...view, body: { activities: placed, days, now, present } };
});

/** The day of the present on the reader's clock, `YYYY-MM-DD`; null while it is not known. */
export const scheduleTodayAtom = atom((get): string | null => {
  const view = get(scheduleViewAtom);
  return view.status === 'shown' && view.body.now !== null ? dayOf(view.body.now) : null;
});

const chosenMonthAtom = atom<string | null>(null);

/** The month that the calendar shows, `YYYY-MM`: the one with most of the days that the schedule shows, until another is chosen. Null while it is not known. */
export const scheduleMonthAtom = atom(
  (get) => {
    const days = get(scheduleDaysAtom);
    return get(chosenMonthAtom) ?? (days && addDays(days.from, timelineDays / 2).slice(0, 7));
  },
  (_get, set, month: string) => set(chosenMonthAtom, month),
);

const monthSchedulesAtom = queryAtom(
  '/Dashboard/GetScheduleInfo',
  (get) => {
    const month = get(scheduleMonthAtom);
    if (month === null) return null;
    const { from: _from, to: _to, days: _days, ...filters } = get(dataQueryAtom);
    return { query: { ...filters, ...monthDays(month), limit: maxRowsPerCall } };
  },
  { keepLast: true, joinPages: joinLists },
);

/** The activities of {@link scheduleMonthAtom}, the first ones first. */
export const monthViewAtom = atom((get): InsightView<readonly PlacedActivity[]> => {
  const fieldNames = get(fieldNamesAtom);
  return mapView(viewOf(get(monthSchedulesAtom)), (activities, { serverTime }) =>
    placedActivities(get(asChangedAtom)(activities), { fieldNames, days: null, present: serverTime }).sort(
      (one, other) => wallTime(one.start) - wallTime(other.start),
    ),
  );
});

const mySchedulesAtom = queryAtom(
  '/Dashboard/GetScheduleInfo',
  (get) => {
    const mine = get(myWellsQueryAtom);
    return mine && { query: { ...mine, limit: maxRowsPerCall } };
  },
  { keepLast: true, joinPages: joinLists },
);

/** What is to be done at the user's wells in the next days, see {@link workAhead}. */
export const myWorkViewAtom = atom((get): InsightView<readonly PlacedActivity[]> => {
  const fieldNames = get(fieldNamesAtom);
  return mapView(viewOf(get(mySchedulesAtom)), (activities, { serverTime }) =>
    workAhead(
      placedActivities(get(asChangedAtom)(activities), { fieldNames, days: null, present: serverTime }),
    ),
  );
});

/** All activities around the days that follow the dashboard's window, page by page. */
const schedulePagesAtom = listAtomOf('/Dashboard/GetScheduleInfo', scheduleQueryOf, sentLists.schedule.keys);

/** The same with their places, and their losses in the days that the schedule shows. */
export const allSchedulesAtom = atom((get): PagedRows<PlacedActivity> => {
  const fieldNames = get(fieldNamesAtom);
  const view = get(scheduledDaysViewAtom);
  const shown = view.status === 'shown' ? view.body : null;
  const { days, present } = shown ?? { days: null, present: null };
  const context = { fieldNames, days, present };
  const placed = (page: readonly ScheduledActivity[]) => placedActivities(get(asChangedAtom)(page), context);
  return mapPages(get(schedulePagesAtom), placed, placed);
});
