import type { ProductionDay, ProductionDayWell } from '@cnx/api';
import { DataTable, KpiStrip, Link } from '@cnx/ui';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { dashboardArea, dashboardDayList, exceptionReport, type DayList } from '../../addresses.ts';
import type { InsightView } from '../../insight/insight-view.ts';
import { myWellsSearchAtom, useMyWellsFrame } from '../../insight/my-wells.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { ViewCard } from '../../insight/ViewCard.tsx';
import { wellHrefAtom } from '../../state/open-well.atoms.ts';
import { dayWellColumns } from './DayWells.tsx';
import { myDayViewAtom, myDayWellsViewAtom } from './production-day.atoms.ts';
import { ProductionDayTiles } from './ProductionDayTiles.tsx';

const hrefsAtom = atom((get) => {
  const search = get(myWellsSearchAtom);
  return {
    listHref: (list: DayList) => dashboardDayList(list, search),
    allHref: dashboardArea('deferredProduction', search),
    exceptionsHref: exceptionReport(search),
  };
});

/** What the user's wells produced on the newest day, which of them were up, and which exceptions are open. */
export function MyDayFigures() {
  const view = useAtomValue(myDayViewAtom);
  const frame = useMyWellsFrame();
  const { listHref, allHref, exceptionsHref } = useAtomValue(hrefsAtom);
  return (
    <KpiStrip>
      <ProductionDayTiles
        view={view}
        frame={{ ...frame, allHref }}
        listHref={listHref}
        exceptionsHref={exceptionsHref}
      />
    </KpiStrip>
  );
}

/** The user's wells that ask most for attention. */
export function MyDayWells() {
  const { listHref } = useAtomValue(hrefsAtom);
  const search = useAtomValue(myWellsSearchAtom);
  return (
    <MyWellsCard
      chosen={search !== ''}
      view={useAtomValue(myDayWellsViewAtom)}
      day={useAtomValue(myDayViewAtom)}
      allHref={listHref('wells')}
    />
  );
}

/** Props of {@link MyWellsCard}. */
export interface MyWellsCardProps {
  /** The first of the wells, and how many there are. */
  view: InsightView<{ readonly wells: readonly ProductionDayWell[]; readonly total: number }>;
  /** What they come to together. */
  day: InsightView<ProductionDay>;
  /** Whether the user chose them; else they are all wells. */
  chosen: boolean;
  /** Address of the list of all of them. */
  allHref: string;
}

/** Wells of the newest day with their state and oil: what was down or silent first, as the sentence above counts it, then those with exceptions. */
export function MyWellsCard({ view, day, chosen, allHref }: MyWellsCardProps) {
  const { t, quantities } = useFormats();
  const states = day.status === 'shown' ? day.body.wells : null;
  const notUp = states && states.down + states.silent;
  const title = t(chosen ? 'home.wells.title' : 'home.wells.titleAll');
  return (
    <ViewCard
      title={title}
      failure="portal:failures.productionDay"
      view={view}
      takeaway={() =>
        notUp !== null &&
        (notUp === 0
          ? t(chosen ? 'home.wells.noneDown' : 'home.wells.noneOfAllDown')
          : t(chosen ? 'home.wells.down' : 'home.wells.downOfAll', { count: notUp }))
      }
      nothing={({ total }) =>
        total === 0 ? { title: t('home.wells.none'), text: t('home.wells.noneText') } : null
      }
      footer={({ total }) => (
        <Link href={allHref}>{t('home.wells.all', { wells: quantities.count(total) })}</Link>
      )}
    >
      {({ wells }) => <WellRows label={title} wells={wells} />}
    </ViewCard>
  );
}

function WellRows({ label, wells }: { label: string; wells: readonly ProductionDayWell[] }) {
  const formats = useFormats();
  const wellHref = useAtomValue(wellHrefAtom);
  const columns = useMemo(() => {
    const { well, state, oil, atRisk, exceptions } = dayWellColumns(formats, wells);
    // The order is what the rows say: sorting a few of many would say something else.
    return [well, state, oil, atRisk, exceptions].map((column) => ({ ...column, sortable: false }));
  }, [formats, wells]);
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={wells}
      rowId={({ well }) => well.id}
      nameHref={({ well }) => wellHref(well.id)}
      compact
      flush
      fullHeight
    />
  );
}
