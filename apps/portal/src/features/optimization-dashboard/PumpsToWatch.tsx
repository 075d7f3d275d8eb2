import type { FrequencyChange, FrequencyInfo } from '@cnx/api';
import { Card, DataTable, Link, type DataColumn } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { Fragment, useMemo } from 'react';
import { checkName, limitText } from '../../insight/advice-checks.ts';
import type { InsightView } from '../../insight/insight-view.ts';
import { loggedReason } from '../../insight/logged-reason.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { unknownValue } from '../../quantities.ts';
import { wellHrefAtom } from '../../state/open-well.atoms.ts';
import { scheduleHrefAtom, tripsAtom } from './optimization-dashboard.atoms.ts';
import { isGassy, pumpsToWatch, remediesOf, watchReasons } from './optimization-dashboard.ts';
import { workName, workTime } from './WorkBeside.tsx';

/** Where the card stands on the page, for links that lead to it. */
export const pumpsToWatchId = 'pumps-to-watch';

/** Props of {@link PumpsToWatch}. */
export interface PumpsToWatchProps {
  view: InsightView<readonly FrequencyInfo[]>;
}

const noPumps: readonly FrequencyInfo[] = [];

/** The pumps outside their recommended range or with much free gas, each with what is advised or what keeps it from a step; nothing without one. */
export function PumpsToWatch({ view }: PumpsToWatchProps) {
  const formats = useFormats();
  const { t } = formats;
  const wellHref = useAtomValue(wellHrefAtom);
  const pumps = view.status === 'shown' ? view.body : noPumps;
  const rows = useMemo(() => pumpsToWatch(pumps), [pumps]);
  const workHref = useAtomValue(scheduleHrefAtom);
  const trips = useAtomValue(tripsAtom);
  const columns = useMemo(
    () => columnsOf(formats, wellHref, workHref, trips),
    [formats, wellHref, workHref, trips],
  );
  // The card of all pumps says why they cannot be had.
  if (rows.length === 0) return null;
  const title = t('optimization.watch.title');
  return (
    <div id={pumpsToWatchId}>
      <Card
        title={title}
        takeaway={[
          t('optimization.watch.outside', { count: rows.filter(isOutside).length }),
          t('optimization.watch.gassy', { count: rows.filter(isGassy).length }),
        ].join(' ')}
      >
        <DataTable
          label={title}
          columns={columns}
          rows={rows}
          rowId={({ well }) => well.id}
          lineColumns={['why', 'remedy', 'next']}
        />
      </Card>
    </div>
  );
}

const isOutside = ({ window }: FrequencyInfo) => window !== null && window !== 'inRange';

function columnsOf(
  formats: Formats,
  wellHref: (wellId: string) => string,
  workHref: (id: string) => string,
  trips: ReadonlyMap<string, readonly FrequencyChange[]>,
): readonly DataColumn<FrequencyInfo>[] {
  const { t, quantities } = formats;
  return [
    {
      id: 'well',
      label: t('optimization.column.well'),
      value: ({ well }) => well.name,
      cell: ({ well }) => <Link href={wellHref(well.id)}>{well.name}</Link>,
      width: 112,
    },
    {
      id: 'why',
      label: t('optimization.watch.why'),
      value: (pump) =>
        [
          isOutside(pump) && t(`optimization.window.${pump.window!}`),
          isGassy(pump) &&
            t('optimization.watch.gas', { share: quantities.text('share', pump.freeGasPct, { digits: 0 }) }),
          watchReasons(pump).includes('trips') &&
            t('optimization.watch.trips', { count: pump.tripsLast30d ?? 0 }),
        ]
          .filter(Boolean)
          .join(', '),
      width: 200,
      wrap: true,
    },
    {
      id: 'remedy',
      label: t('optimization.watch.remedy'),
      value: (pump) =>
        remediesOf(pump)
          .map((reason) => t(`optimization.watch.remedies.${reason}`))
          .join(' '),
      minWidth: 240,
      wrap: true,
    },
    {
      id: 'trips',
      label: t('optimization.watch.tripsOf'),
      value: ({ well }) =>
        (trips.get(well.id) ?? []).map((trip) => tripText(trip, formats)).join(' · ') || unknownValue,
      minWidth: 160,
      wrap: true,
    },
    {
      id: 'frequency',
      label: t('optimization.pump.frequency'),
      unit: quantities.unit('frequency'),
      kind: 'number',
      value: ({ frequency }) => frequency,
      digits: 1,
      width: 96,
    },
    {
      id: 'liquid',
      label: t('optimization.pump.liquid'),
      unit: quantities.unit('liquidRate'),
      kind: 'number',
      value: ({ liquidRate }) => quantities.convert('liquidRate', liquidRate),
      cell: ({ liquidRate }) => quantities.number('liquidRate', liquidRate, { digits: 0 }),
      width: 96,
    },
    {
      id: 'next',
      label: t('optimization.watch.next'),
      value: (pump) => [nextText(pump, formats), ...worksText(pump, formats)].join(' '),
      cell: (pump) => <Next pump={pump} formats={formats} workHref={workHref} />,
      minWidth: 240,
      wrap: true,
    },
  ];
}

/** "Nov 3, 14:10 UTC+1: overload" */
function tripText({ at, reason }: FrequencyChange, { t, dates }: Formats): string {
  const time = dates.shortClock(at);
  return reason === null || reason === 'Trip' ? time : `${time}: ${loggedReason(reason, { t })}`;
}

/** The works that are planned at a pump's well, each with its time. */
function worksText({ plannedWork, well }: FrequencyInfo, formats: Formats): string[] {
  return plannedWork.map((work) => workName(work, well.name, formats) + workTime(work, formats));
}

interface NextProps {
  pump: FrequencyInfo;
  formats: Formats;
  workHref: (id: string) => string;
}

/** What is advised of a pump or in its way, and what is planned at its well, with the way there. */
function Next({ pump, formats, workHref }: NextProps) {
  const { plannedWork, well } = pump;
  return (
    <>
      {nextText(pump, formats)}
      {plannedWork.length > 0 && ` ${formats.t('optimization.beside.planned')}`}
      {plannedWork.map((work) => (
        <Fragment key={work.id}>
          {' '}
          <Link href={workHref(work.id)}>{workName(work, well.name, formats)}</Link>
          {workTime(work, formats)}
        </Fragment>
      ))}
    </>
  );
}

/** What is advised of a pump, what keeps it from a step, or what is missing to say so. */
function nextText({ advice }: FrequencyInfo, formats: Formats): string {
  const { t, quantities } = formats;
  if (!advice) return unknownValue;
  const { status, limitedBy, missing } = advice;
  if (status === 'limited' && limitedBy !== null)
    return t('optimization.watch.limited', {
      check: limitText({ limitingCheck: limitedBy }, formats) ?? checkName(limitedBy, formats),
    });
  if (status !== 'notComputed')
    return t(`optimization.watch.${status === 'limited' ? 'nothingToGain' : status}`);
  return missing
    .map(({ what, needed, found }) =>
      t(`optimization.missing.${what}`, { needed: quantities.count(needed), found: quantities.count(found) }),
    )
    .join(' ');
}
