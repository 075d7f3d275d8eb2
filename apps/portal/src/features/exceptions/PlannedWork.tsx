import type { WellException } from '@cnx/api';
import { Card, DataTable, styled } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo } from 'react';
import { InsightFailure, LastGood } from '../../insight/InsightStates.tsx';
import { workTitle } from '../../insight/work-title.ts';
import type { InsightView } from '../../insight/insight-view.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { dayOf, unknownValue } from '../../quantities.ts';
import { rowHrefAtom } from '../../state/area-choice.atoms.ts';
import type { DayWindow } from '../../state/shared-data.atoms.ts';
import { exceptionReportFailure } from './exceptions.atoms.ts';
import { exceptionColumns } from './exceptions.columns.tsx';

/** Planned work asks for nothing: it is quieter than what does. */
const Quiet = styled('div', {
  'td, th, td a, th a': { '&&': { color: '$textQuiet' } },
  'tbody tr': { '&&': { backgroundColor: '$sunken' } },
});

/** Props of {@link PlannedWork}. */
export interface PlannedWorkProps {
  view: InsightView<readonly WellException[]>;
  window: DayWindow | null;
}

/** The events that planned work accounts for, and which work that is; nothing where there are none. */
export function PlannedWork({ view, window }: PlannedWorkProps) {
  const formats = useFormats();
  const { t } = formats;
  const rowHref = useAtomValue(rowHrefAtom);
  const hrefOf = useCallback(({ id }: WellException) => rowHref(id, 'exception'), [rowHref]);
  const rows = view.status === 'shown' ? view.body : noRows;
  const columns = useMemo(() => plannedColumns(formats, rows, window), [formats, rows, window]);
  const title = t('exceptions.planned.title');
  if (view.status === 'loading') return null;
  if (view.status === 'failed') {
    return (
      <Card title={title}>
        <InsightFailure failure={exceptionReportFailure} view={view} />
      </Card>
    );
  }
  if (rows.length === 0 && !view.error) return null;
  return (
    <Card title={title} takeaway={t('exceptions.planned.takeaway', { count: rows.length })} flush>
      {view.error && <LastGood failure={exceptionReportFailure} error={view.error} onRetry={view.retry} />}
      <Quiet>
        <DataTable
          label={title}
          columns={columns}
          rows={rows}
          rowHref={hrefOf}
          layout="page"
          lineColumns={['lossPerDay', 'kind', 'planned']}
          flush
        />
      </Quiet>
    </Card>
  );
}

const noRows: readonly never[] = [];

function plannedColumns(formats: Formats, rows: readonly WellException[], window: DayWindow | null) {
  const of = exceptionColumns(formats, rows, window);
  const { t, dates } = formats;
  const nameOf = (work: NonNullable<WellException['plannedActivity']>, { well }: WellException) => {
    const title = workTitle(formats, work, [well.name, well.fieldName]);
    // A made title begins with the kind of work.
    return title === work.title ? `${t(`vocabulary.activity.${work.activity}`)}: ${title}` : title;
  };
  const workOf = (row: WellException) =>
    row.plannedActivity === null
      ? null
      : t('exceptions.planned.until', {
          work: nameOf(row.plannedActivity, row),
          day: dates.shortDay(dayOf(dates.wall(row.plannedActivity.plannedEnd))),
        });
  const planned = {
    ...of.planned,
    value: workOf,
    cell: (row: WellException) => workOf(row) ?? unknownValue,
    maxWidth: 360,
  };
  // Their severity asks for nothing.
  const { cell: _marks, ...well } = of.well;
  return [well, of.field, of.since, of.kind, planned, of.course, of.lossSoFar, of.age];
}
