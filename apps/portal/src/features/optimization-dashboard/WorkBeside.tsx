import type { WorkBeside as Work } from '@cnx/api';
import { isClear } from '@cnx/api/decisions';
import { FormMessage, Link, Stack, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { workTitle } from '../../insight/work-title.ts';
import { viewClock } from '../../quantities.ts';
import { usePortal } from '../../use-portal.tsx';
import { targetOf, type AdviceRow } from './advice-row.ts';
import { stepTimes } from './near-work.ts';
import { scheduleHrefAtom } from './optimization-dashboard.atoms.ts';

/** Props of {@link WorkBeside}. */
export interface WorkBesideProps {
  /** Advice that is open. */
  advice: AdviceRow;
}

/** Open work of the well beside a step: what it is and when, and when the step can be set about it; nothing without work. */
export function WorkBeside({ advice }: WorkBesideProps) {
  const formats = useFormats();
  const { t, dates } = formats;
  const { now } = usePortal();
  const hrefOf = useAtomValue(scheduleHrefAtom);
  const { well, status, plannedFor, expiresAt, plannedWork } = advice;
  if (plannedWork.length === 0) return null;
  const target = targetOf(advice);
  const ends = Date.parse(expiresAt ?? '');
  const { before, after } = stepTimes(plannedWork, now().getTime(), ends, target);
  const clock = (moment: number) => dates.shortClock(viewClock.iso(new Date(moment).toISOString()));
  const isSettled = status !== 'proposed' || plannedFor !== null;
  const isAllOverdue = plannedWork.every((work) => work.status === 'overdue');
  // What is in the way at the end of time is so at any time.
  const setsOther = !isClear(plannedWork, Infinity, target);
  const which = before !== null && after !== null ? 'either' : before !== null ? 'before' : 'after';
  const times =
    isSettled || isAllOverdue
      ? null
      : before === null && after === null
        ? t(`optimization.beside.${setsOther ? 'otherTarget' : 'never'}`)
        : t(`optimization.beside.${which}`, { before: clock(before ?? 0), after: clock(after ?? 0) });
  return (
    <Stack gap="1">
      {plannedWork.map((work) => (
        <FormMessage key={work.id} tone="warning">
          <Link href={hrefOf(work.id)}>{workName(work, well.name, formats)}</Link>
          {workTime(work, formats)}
        </FormMessage>
      ))}
      {times !== null && <Text size="small">{times}</Text>}
    </Stack>
  );
}

/** What work is called beside the name of its well. */
export function workName(
  work: Pick<Work, 'title' | 'activity' | 'step'>,
  well: string,
  formats: Formats,
): string {
  return workTitle(formats, work, [well]);
}

/** When work is, behind its name: that it is overdue, or from when to when, and how far it is. */
export function workTime({ status, plannedStart, plannedEnd }: Work, { t, dates }: Formats): string {
  const from = dates.shortClock(viewClock.iso(plannedStart));
  const to = dates.shortClock(viewClock.iso(plannedEnd));
  return status === 'overdue'
    ? t('optimization.beside.overdue', { time: to })
    : t('optimization.beside.when', { from, to, status: t(`vocabulary.activityStatus.${status}`) });
}
