import type { WellException } from '@cnx/api';
import { Badge, DataTable, Link } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { exceptionEvent, exceptionReport, withAreaChoice } from '../../addresses.ts';
import type { InsightView } from '../../insight/insight-view.ts';
import { myWellsSearchAtom } from '../../insight/my-wells.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { ViewCard } from '../../insight/ViewCard.tsx';
import { paths } from '../../paths.ts';
import { exceptionReportFailure } from './exceptions.atoms.ts';
import { exceptionColumns } from './exceptions.columns.tsx';
import type { ExceptionShow } from '@cnx/api/view-calls';
import {
  assignedEventsViewAtom,
  changedEventsViewAtom,
  homeVisits,
  type AssignedEvents,
  type ChangedEvents,
} from './my-exceptions.atoms.ts';

const reportOf = (show: ExceptionShow, search = '') =>
  `${paths.exceptionReport}${withAreaChoice(search, 'show', show)}`;

/** What changed at the user's wells since they were here. */
export function ChangesSinceVisit() {
  homeVisits.useVisit();
  const search = useAtomValue(myWellsSearchAtom);
  return <ChangesCard view={useAtomValue(changedEventsViewAtom)} reportHref={exceptionReport(search)} />;
}

/** Props of {@link ChangesCard}. */
export interface ChangesCardProps {
  view: InsightView<ChangedEvents>;
  /** Address of the report of the user's wells. */
  reportHref: string;
}

/** Events that began or are over since a visit; those since yesterday where there was none. */
export function ChangesCard({ view, reportHref }: ChangesCardProps) {
  const formats = useFormats();
  const { t, dates, quantities } = formats;
  const report = <Link href={reportHref}>{t('home.changes.report')}</Link>;
  const sinceText = ({ since }: ChangedEvents) =>
    since.visited
      ? t('home.changes.since', { time: dates.shortClock(since.moment) })
      : t('home.changes.sinceYesterday');
  return (
    <ViewCard
      title={
        view.status === 'shown' && !view.body.since.visited
          ? t('home.changes.titleDay')
          : t('home.changes.title')
      }
      failure={exceptionReportFailure}
      view={view}
      takeaway={({ found, ended }) =>
        [
          found > 0 && t('home.changes.found', { count: found, events: quantities.count(found) }),
          ended > 0 && t('home.changes.ended', { count: ended, events: quantities.count(ended) }),
        ]
          .filter(Boolean)
          .join(' ')
      }
      nothing={(body) =>
        body.found + body.ended === 0
          ? {
              title: t('home.changes.none'),
              text: `${sinceText(body)} ${t('home.changes.noneText')}`,
              actions: report,
            }
          : null
      }
      footer={(body) => (
        <>
          <span>{sinceText(body)}</span>
          {report}
        </>
      )}
    >
      {({ events }) => (
        <EventRows label={t('home.changes.title')} events={events} columnsOf={changeColumns} />
      )}
    </ViewCard>
  );
}

/** What the user looks into. */
export function AssignedToMe() {
  return <AssignedCard view={useAtomValue(assignedEventsViewAtom)} />;
}

/** Props of {@link AssignedCard}. */
export interface AssignedCardProps {
  view: InsightView<AssignedEvents>;
}

/** Open events that the user looks into, the largest loss first. */
export function AssignedCard({ view }: AssignedCardProps) {
  const { t, quantities } = useFormats();
  return (
    <ViewCard
      title={t('home.assigned.title')}
      failure={exceptionReportFailure}
      view={view}
      takeaway={({ total }) => t('home.assigned.some', { count: total, events: quantities.count(total) })}
      nothing={({ total }) =>
        total === 0
          ? {
              title: t('home.assigned.none'),
              text: t('home.assigned.noneText'),
              actions: <Link href={reportOf('unassigned')}>{t('home.assigned.unassigned')}</Link>,
            }
          : null
      }
      footer={() => <Link href={reportOf('mine')}>{t('home.assigned.all')}</Link>}
    >
      {({ events }) => (
        <EventRows label={t('home.assigned.title')} events={events} columnsOf={assignedColumns} />
      )}
    </ViewCard>
  );
}

interface EventRowsProps {
  label: string;
  events: readonly WellException[];
  columnsOf: typeof assignedColumns;
}

function EventRows({ label, events, columnsOf }: EventRowsProps) {
  const formats = useFormats();
  const columns = useMemo(
    // The order is what the rows say: sorting or summing a few of many would say something else.
    () => columnsOf(formats, events).map(({ total: _total, ...column }) => ({ ...column, sortable: false })),
    [columnsOf, formats, events],
  );
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={events}
      rowHref={({ id }) => exceptionEvent(id)}
      compact
      flush
      fullHeight
    />
  );
}

function changeColumns(formats: Formats, events: readonly WellException[]) {
  const { t } = formats;
  const { well, kind, since, lossPerDay, status } = exceptionColumns(formats, events, null);
  const text = ({ isOpen }: WellException) => t(isOpen ? 'home.changes.new' : 'home.changes.over');
  const change = {
    ...status,
    label: t('home.changes.column'),
    value: text,
    cell: (row: WellException) => (
      <Badge tone={row.isOpen ? 'info' : 'good'} emphasis="quiet">
        {text(row)}
      </Badge>
    ),
    width: 84,
  };
  // What was found since may have begun long before.
  return [well, kind, change, since, lossPerDay];
}

function assignedColumns(formats: Formats, events: readonly WellException[]) {
  const { well, since, kind, status, lossPerDay } = exceptionColumns(formats, events, null);
  return [well, kind, since, status, lossPerDay];
}
