import { DataTable, Link } from '@cnx/ui';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { dashboardArea } from '../../addresses.ts';
import type { InsightView } from '../../insight/insight-view.ts';
import { myWellsSearchAtom } from '../../insight/my-wells.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { ViewCard } from '../../insight/ViewCard.tsx';
import { wellHrefAtom } from '../../state/open-well.atoms.ts';
import { myWorkViewAtom } from './schedule.atoms.ts';
import { topColumns } from './schedule.columns.tsx';
import { daysAhead, type PlacedActivity } from './schedule.ts';

const scheduleHrefAtom = atom((get) => dashboardArea('schedule', get(myWellsSearchAtom)));

/** What is to be done at the user's wells in the next days. */
export function MyWork() {
  return <WorkCard view={useAtomValue(myWorkViewAtom)} allHref={useAtomValue(scheduleHrefAtom)} />;
}

/** Props of {@link WorkCard}. */
export interface WorkCardProps {
  /** The most urgent first. */
  view: InsightView<readonly PlacedActivity[]>;
  /** Address of the schedule. */
  allHref: string;
}

/** Activities that the card has room for. */
const maxActivities = 6;

/** The work of the next days: what is overdue, what goes on, what begins. */
export function WorkCard({ view, allHref }: WorkCardProps) {
  const { t, quantities } = useFormats();
  const schedule = <Link href={allHref}>{t('home.work.schedule')}</Link>;
  return (
    <ViewCard
      title={t('home.work.title', { days: quantities.count(daysAhead) })}
      failure="portal:failures.schedule"
      view={view}
      takeaway={(work) => {
        const overdue = work.filter(({ status }) => status === 'overdue').length;
        return [
          t('home.work.some', { count: work.length, activities: quantities.count(work.length) }),
          overdue > 0 && t('schedule.takeaway.overdue', { count: overdue }),
        ]
          .filter(Boolean)
          .join(' ');
      }}
      nothing={(work) =>
        work.length === 0
          ? {
              title: t('home.work.none', { days: quantities.count(daysAhead) }),
              text: t('home.work.noneText'),
              actions: schedule,
            }
          : null
      }
      footer={() => schedule}
    >
      {(work) => <WorkRows work={work} />}
    </ViewCard>
  );
}

function WorkRows({ work }: { work: readonly PlacedActivity[] }) {
  const formats = useFormats();
  const wellHref = useAtomValue(wellHrefAtom);
  const columns = useMemo(
    () => topColumns(formats).map((column) => ({ ...column, sortable: false })),
    [formats],
  );
  const rows = useMemo(() => work.slice(0, maxActivities), [work]);
  return (
    <DataTable
      label={formats.t('home.work.title', { days: formats.quantities.count(daysAhead) })}
      columns={columns}
      rows={rows}
      nameHref={({ well }) => (well ? wellHref(well.id) : undefined)}
      compact
      flush
      fullHeight
    />
  );
}
