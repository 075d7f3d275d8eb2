// Places that say what work a shift finds at the wells with open events.
import type { ScheduledActivity, ShiftHandover } from '@cnx/api';
import { dueWork } from '../../apps/portal/src/features/shift-handover/shift-handover.ts';
import { allColumns } from '../../apps/portal/src/features/schedule/schedule.columns.tsx';
import { placedActivities, type PlacedActivity } from '../../apps/portal/src/features/schedule/schedule.ts';
import { formats, shownText } from '../../apps/portal/src/shown-text.fixture.tsx';
import { figures, well } from './figures.ts';
import type { Moment, Reading } from './moment.ts';

const { t, dates } = formats;
const dayMs = 86_400_000;

/** What some places say of the work of each well with an open event; "none" where one is not named. */
async function byWell(
  moment: Moment,
  said: readonly { readonly wellId: string; readonly text: string }[],
): Promise<Reading[]> {
  const wells = (await moment.openEvents()).flatMap((row) =>
    row.silence === null ? [row.well.id] : row.silence.wells.map(({ id }) => id),
  );
  return [...new Set(wells)].map((id) => {
    const texts = said.filter(({ wellId }) => wellId === id).map(({ text }) => text);
    return figures.workAhead(well(id), texts.sort().join(', ') || 'none');
  });
}

/** The work that the hand-over names: what it is, and whether it should have been over. */
export async function handoverWork(moment: Moment): Promise<Reading[]> {
  const since = new Date(moment.at.getTime() - 12 * 3_600_000).toISOString();
  const handover = await moment.ask<ShiftHandover>('getShiftHandover', { query: { since } });
  const work = dueWork(handover, formats).map(({ work: { well: at }, text, overdue }) => {
    const [, activity, end] =
      /^(.+?)(?: until| goes on, was due| from .+ to|, was due|, \d+ days? overdue, was due) (.+)$/u.exec(
        text,
      )!;
    return { wellId: at.id, text: `${activity!} ${end!}${overdue ? ' overdue' : ''}` };
  });
  return byWell(moment, work);
}

/** The rows of the schedule that begin, go on or end within a day, or are overdue. */
export async function scheduleOfTheDay(moment: Moment): Promise<Reading[]> {
  const answer = await moment.ask<ScheduledActivity[]>('getScheduleInfo', { query: { limit: 500 } });
  const known = { fieldNames: new Map<string, string>(), days: null, present: moment.at.getTime() };
  const rows = placedActivities(answer, known);
  const columns = new Map(allColumns(formats, rows).map((column) => [column.id, column]));
  const cell = (id: string, row: PlacedActivity) => {
    const column = columns.get(id)!;
    return shownText(<>{column.cell?.(row, 'column') ?? String(column.value(row))}</>).split('\n')[0]!;
  };
  const ahead = rows.filter(
    ({ status, plannedStart }) =>
      status !== 'done' && status !== 'cancelled' && Date.parse(plannedStart) <= moment.at.getTime() + dayMs,
  );
  const work = ahead.flatMap((row) => {
    if (row.well === null) return [];
    const end = dates.shortClock(new Date(row.plannedEnd).toISOString());
    const isOverdue = cell('status', row).startsWith(t('vocabulary.activityStatus.overdue'));
    return [{ wellId: row.well.id, text: `${cell('activity', row)} ${end}${isOverdue ? ' overdue' : ''}` }];
  });
  return byWell(moment, work);
}
