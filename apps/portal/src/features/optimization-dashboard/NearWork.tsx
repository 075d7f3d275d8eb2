import { Button, FormMessage, Stack } from '@cnx/ui';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { viewOf } from '../../insight/insight-view.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { workTitle } from '../../insight/work-title.ts';
import { dayIn, hourOf, readerClock, workingDay, workingHour } from '../../insight/zoned-time.ts';
import { maxRowsPerCall } from '../../limits.ts';
import { addDays, viewClock } from '../../quantities.ts';
import { joinLists } from '../../state/query-client.ts';
import { queryAtom } from '../../state/query.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { targetOf, type AdviceRow } from './advice-row.ts';
import { timeAfterWork, workNear, type NearWork as Near } from './near-work.ts';

/** Days before today in which work can be overdue, and days after a step that a free morning is looked for in. */
const overdueDays = 14;
const searchedDays = 15;
/** Wells whose work is asked for, and works that are listed. */
const maxWells = 50;
const maxListed = 4;
/** Longest time to the work that is said in hours. */
const fewHours = 48;

/** What is planned at some wells about a day; it comes by itself, and without it nothing is said. */
function workAtom(wellIds: readonly string[], from: string, to: string) {
  const resultAtom = queryAtom(
    '/Dashboard/GetScheduleInfo',
    () => ({ query: { wellIds: [...wellIds], from, to, limit: maxRowsPerCall } }),
    { joinPages: joinLists },
  );
  return atom((get) => viewOf(get(resultAtom)));
}

function useWork(wellIds: readonly string[], from: string, to: string) {
  return useAtomValue(useMemo(() => workAtom(wellIds, from, to), [wellIds, from, to]));
}

/** What {@link useWorkNear} finds. */
export interface WorkNear {
  /** Other work in the way of the step, the first one first. */
  readonly near: readonly Near[];
  /** The first working morning after all of it, ISO 8601 and its day; null where there is none, or no need. */
  readonly free: { readonly day: string; readonly time: string } | null;
}

const nothingNear: WorkNear = { near: [], free: null };

/**
 * Other work at the wells of advice in the way of its step, and a morning after all of it.
 * @param day of the step on the reader's clock (`YYYY-MM-DD`); null asks nothing
 */
export function useWorkNear(rows: readonly AdviceRow[], day: string | null, hour: number): WorkNear {
  const clock = readerClock(usePortal());
  const today = dayIn(0, clock);
  const ids = useMemo(() => [...new Set(rows.map(({ well }) => well.id))].sort().slice(0, maxWells), [rows]);
  const from = addDays(today, -overdueDays);
  const to = addDays(day ?? today, searchedDays);
  const view = useWork(ids, from, to);
  const moment = day === null ? null : hourOf(day, hour, clock);
  if (view.status !== 'shown' || day === null || moment === null) return nothingNear;
  const steps = new Map(
    ids.map((id) => [id, rows.filter(({ well }) => well.id === id).map(targetOf)] as const),
  );
  const own = new Set(rows.flatMap(({ scheduleId }) => scheduleId ?? []));
  const nearAt = (at: number) => workNear(view.body, steps, at, own);
  const near = nearAt(Date.parse(moment));
  if (near.length === 0) return nothingNear;
  const mornings = Array.from({ length: searchedDays }, (_, i) => addDays(day, i))
    .filter((one) => workingDay(one) === one)
    .map((one) => ({ day: one, time: hourOf(one, workingHour, clock) ?? '' }));
  const morningAfter = (at: number) =>
    mornings.map(({ time }) => Date.parse(time)).find((morning) => morning >= at) ?? Infinity;
  const after = timeAfterWork(Date.parse(moment), nearAt, morningAfter);
  return { near, free: mornings.find(({ time }) => Date.parse(time) === after) ?? null };
}

/** Props of {@link NearWork}. */
export interface NearWorkProps extends WorkNear {
  /** Called with the day and hour of the free morning that is chosen. */
  onMove: (day: string, hour: number) => void;
}

/** Other work in the way of a step: how long after it that begins, and a morning after all of it. */
export function NearWork({ near, free, onMove }: NearWorkProps) {
  const formats = useFormats();
  const { t, dates } = formats;
  if (near.length === 0) return null;
  return (
    <Stack gap="2">
      {near.slice(0, maxListed).map(({ activity, how, hours }) => (
        <FormMessage key={activity.id} tone="warning">
          {t(`optimization.decide.near.${how === 'later' && hours > fewHours ? 'daysLater' : how}`, {
            count: how === 'later' && hours > fewHours ? Math.round(hours / 24) : hours,
            work: [activity.well?.name, workTitle(formats, activity, [activity.well?.name])]
              .filter(Boolean)
              .join(', '),
            // As the hour beside it, on the reader's clock.
            time: dates.shortClock(viewClock.iso(activity.plannedStart)),
          })}
        </FormMessage>
      ))}
      {free !== null && (
        <div>
          <Button size="sm" onClick={() => onMove(free.day, workingHour)}>
            {t('optimization.decide.near.after', { time: dates.shortClock(free.time) })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
