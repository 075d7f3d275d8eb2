import type { ProductionDay, ProductionDayWell } from '@cnx/api';
import { DataTable, KpiStrip, Link } from '@cnx/ui';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { dashboardArea, dashboardDayList, exceptionReport, type DayList } from '../../addresses.ts';
import type { InsightView } from '../../insight/insight-view.ts';
import { myWellsSearchAtom, useMyWellsFrame } from '../../insight/my-wells.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { ViewCard } from '../../insight/ViewCard.tsx';
import { quantitiesOf } from '../../quantities.ts';
import { wellHrefAtom } from '../../state/open-well.atoms.ts';
import { below, orderedLosses } from './day-losses.ts';
import { dayWellColumns } from './DayWells.tsx';
import { DayLossesCard } from './DayLosses.tsx';
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

/** From what the user's wells could have produced on the newest day to what they did. */
export function MyDayLosses() {
  return <DayLossesCard view={useAtomValue(myDayViewAtom)} />;
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

/** Wells of the newest day with their state and oil: what is furthest below its potential first, with an exception or without. */
export function MyWellsCard({ view, day, chosen, allHref }: MyWellsCardProps) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const lacking = day.status === 'shown' && belowText(day.body, formats);
  const states = day.status === 'shown' ? day.body.wells : null;
  const notUp = states && states.down + states.silent;
  const title = t(chosen ? 'home.wells.title' : 'home.wells.titleAll');
  return (
    <ViewCard
      title={title}
      failure="portal:failures.productionDay"
      view={view}
      takeaway={() =>
        [
          lacking,
          notUp !== null &&
            (notUp === 0
              ? t(chosen ? 'home.wells.noneDown' : 'home.wells.noneOfAllDown')
              : t(chosen ? 'home.wells.down' : 'home.wells.downOfAll', { count: notUp })),
        ]
          .filter(Boolean)
          .join(' ')
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

/** What the wells are below their potential, of their first product; false where they have none. */
function belowText({ losses, mainProducts }: ProductionDay, { t, quantities }: Formats): string | false {
  const [own] = orderedLosses(losses, mainProducts);
  if (!own) return false;
  const wells = own.withExceptionWells + own.withoutExceptionWells;
  const amount = quantities.text(quantitiesOf(own.product).volume, below(own), { digits: 0 });
  return t('home.wells.below', { count: wells, wells: quantities.count(wells), amount });
}

function WellRows({ label, wells }: { label: string; wells: readonly ProductionDayWell[] }) {
  const formats = useFormats();
  const wellHref = useAtomValue(wellHrefAtom);
  const columns = useMemo(() => {
    const { well, state, oil, atRisk, exception } = dayWellColumns(formats, wells);
    // The order is what the rows say: sorting a few of many would say something else.
    return [well, state, oil, atRisk, exception].map((column) => ({ ...column, sortable: false }));
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
