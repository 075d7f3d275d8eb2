import { Button, FormMessage, Stack } from '@cnx/ui';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { viewOf } from '../../insight/insight-view.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { workTitle } from '../../insight/work-title.ts';
import { dayIn, hourOf, morningHour, readerClock } from '../../insight/zoned-time.ts';
import { maxRowsPerCall } from '../../limits.ts';
import { addDays, viewClock } from '../../quantities.ts';
import { joinLists } from '../../state/query-client.ts';
import { queryAtom } from '../../state/query.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import type { AdviceRow } from './advice-row.ts';
import { timeAfterWork, workNear } from './near-work.ts';

/** Days before today in which work can be overdue, and days after a step that a free morning is looked for in. */
const overdueDays = 14;
const searchedDays = 14;
/** Wells whose work is asked for, and works that are listed. */
const maxWells = 50;
const maxListed = 4;

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

/** Props of {@link NearWork}. */
export interface NearWorkProps {
  /** The advice that is accepted. */
  rows: readonly AdviceRow[];
  /** Day (`YYYY-MM-DD`) and hour of the step on the reader's clock. */
  day: string;
  hour: number;
  /** Called with the day and hour of a free morning that is chosen. */
  onMove: (day: string, hour: number) => void;
}

/** Other work at the wells beside a step: how long after it that begins, and a morning after all of it. */
export function NearWork({ rows, day, hour, onMove }: NearWorkProps) {
  const formats = useFormats();
  const { t, dates } = formats;
  const clock = readerClock(usePortal());
  const today = dayIn(0, clock);
  const ids = useMemo(() => [...new Set(rows.map(({ well }) => well.id))].sort().slice(0, maxWells), [rows]);
  const from = addDays(today, -overdueDays);
  const to = addDays(day, searchedDays);
  const view = useWork(ids, from, to);
  const moment = hourOf(day, hour, clock);
  if (view.status !== 'shown' || moment === null) return null;
  const wells = new Set(ids);
  const own = new Set(rows.flatMap(({ scheduleId }) => scheduleId ?? []));
  const nearAt = (at: number) => workNear(view.body, wells, at, own);
  const near = nearAt(Date.parse(moment));
  if (near.length === 0) return null;
  const mornings = Array.from({ length: searchedDays }, (_, i) => addDays(day, i));
  const morningAfter = (at: number) =>
    mornings
      .map((one) => Date.parse(hourOf(one, morningHour, clock) ?? ''))
      .find((morning) => morning >= at) ?? Infinity;
  const after = timeAfterWork(Date.parse(moment), nearAt, morningAfter);
  const free = mornings.find((one) => Date.parse(hourOf(one, morningHour, clock) ?? '') === after);
  return (
    <Stack gap="2">
      {near.slice(0, maxListed).map(({ activity, how, hours }) => (
        <FormMessage key={activity.id} tone="warning">
          {t(`optimization.decide.near.${how}`, {
            count: hours,
            work: [activity.well?.name, workTitle(formats, activity, [activity.well?.name])]
              .filter(Boolean)
              .join(', '),
            // As the hour beside it, on the reader's clock.
            time: dates.shortClock(viewClock.iso(activity.plannedStart)),
          })}
        </FormMessage>
      ))}
      {free !== undefined && (
        <div>
          <Button size="sm" onClick={() => onMove(free, morningHour)}>
            {t('optimization.decide.near.after', {
              time: dates.shortClock(hourOf(free, morningHour, clock)!),
            })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
