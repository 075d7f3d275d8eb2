import { Dialog, type MonthCalendarItem } from '@cnx/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { InsightFailure, RowsSkeleton } from '../../insight/InsightStates.tsx';
import type { InsightView } from '../../insight/insight-view.ts';
import { MonthCalendar } from '../../insight/LazyCharts.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { dayOf, wallTime } from '../../quantities.ts';
import { barStateOf } from './bar-state.ts';
import { monthViewAtom, scheduleMonthAtom, scheduleTodayAtom } from './schedule.atoms.ts';
import { breaksRails, lastDayOf, placeText, type PlacedActivity } from './schedule.ts';
import { ActivityWork } from './ScheduleActions.tsx';

/** The activities of a month by day; one that is chosen is worked on in a dialog. */
export function ScheduleMonth() {
  const [month, setMonth] = useAtom(scheduleMonthAtom);
  const view = useAtomValue(monthViewAtom);
  const today = useAtomValue(scheduleTodayAtom);
  return month === null ? (
    <RowsSkeleton />
  ) : (
    <MonthOfWork view={view} month={month} today={today} onMonthChange={setMonth} />
  );
}

/** Props of {@link MonthOfWork}. */
export interface MonthOfWorkProps {
  /** The first ones first. */
  view: InsightView<readonly PlacedActivity[]>;
  /** `YYYY-MM`. */
  month: string;
  /** `YYYY-MM-DD`; null while it is not known. */
  today: string | null;
  /** Called with another month (`YYYY-MM`) that is to be shown. */
  onMonthChange: (month: string) => void;
}

/** A month calendar of activities. */
export function MonthOfWork({ view, month, today, onMonthChange }: MonthOfWorkProps) {
  const formats = useFormats();
  const { t } = formats;
  const [open, setOpen] = useState<string | null>(null);
  const rows = view.status === 'shown' ? view.body : noRows;
  const items = useMemo(
    () =>
      rows.map((row): MonthCalendarItem => ({
        id: row.id,
        label: [
          placeText(row, formats),
          t(`vocabulary.activity.${row.activity}`),
          breaksRails(row) && t('schedule.breaksRailsShort'),
        ]
          .filter(Boolean)
          .join(', '),
        from: dayOf(wallTime(row.start)),
        to: lastDayOf(row),
        state: barStateOf(row),
      })),
    [rows, formats, t],
  );
  if (view.status === 'loading') return <RowsSkeleton />;
  if (view.status === 'failed') return <InsightFailure failure="portal:failures.schedule" view={view} />;
  const row = rows.find(({ id }) => id === open);
  return (
    <>
      <MonthCalendar
        label={t('schedule.shape.month')}
        month={month}
        onMonthChange={onMonthChange}
        items={items}
        loading={view.outdated}
        {...(today !== null && { today })}
        onSelect={({ id }) => setOpen(id)}
      />
      <Dialog
        title={row ? `${placeText(row, formats)}, ${t(`vocabulary.activity.${row.activity}`)}` : ''}
        open={row !== undefined}
        onOpenChange={(isOpen) => !isOpen && setOpen(null)}
      >
        {row && <ActivityWork row={row} />}
      </Dialog>
    </>
  );
}

const noRows: readonly PlacedActivity[] = [];
