import { KpiStrip, PageHeader, Stack, styled } from '@cnx/ui';
import { useAtomValue, type Atom } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { changePoints } from '../features/change-points/change-points.tsx';
import {
  ReportFigures,
  reportList,
  ReportParts,
  ReportPlanned,
  usePartChips,
} from '../features/exceptions/ExceptionReport.tsx';
import {
  dropsPartViewAtom,
  exceptionRowsAtom,
  exceptionSummaryViewAtom,
  gasPartViewAtom,
  plannedViewAtom,
  reportOutageAtom,
  shownPartAtom,
} from '../features/exceptions/exceptions.atoms.ts';
import { exceptionColumns } from '../features/exceptions/exceptions.columns.tsx';
import { DashboardAddressFaults } from '../features/filters/AddressFaultBanner.tsx';
import { DashboardFilterBar, SelectionLine } from '../features/filters/DashboardSelection.tsx';
import { CopyLink } from '../features/links/CopyLink.tsx';
import { HandoverLink, lazyHandover } from '../features/shift-handover/LazyHandover.tsx';
import { LazyListTools } from '../features/list-tools/LazyListTools.tsx';
import { FaultBoundary, type Breakage } from '../insight/FaultBoundary.tsx';
import { insightOf } from '../insight/insight-of.tsx';
import { LastResort } from '../insight/LastResort.tsx';
import { OutageBanner, SharedCause } from '../insight/outage.tsx';
import { PartFailure } from '../insight/PartFailure.tsx';
import { useNarrowPage } from '../insight/use-folding.ts';
import { handoverAtom, openExceptionAtom } from '../state/area-choice.atoms.ts';
import { addressSearchAtom } from '../state/filters.atoms.ts';
import { changeDetectionStatisticsAtom } from '../state/shared-data.atoms.ts';

const Page = styled('div', { column: '$gap' });
/** Behind an event that is a page of its own, the rest of the report keeps what it knows. */
const Behind = styled('div', {
  // No box of its own: the filters stick to the top of the whole page.
  display: 'contents',
  // The page has no gap between what stands in it.
  '@print': { '> * + *': { marginBlockStart: '$gap' } },
  variants: {
    hidden: { true: { display: 'none' } },
    // An event is printed as a document of its own.
    besideEvent: { true: { '@print': { display: 'none' } } },
  },
});

const changes = insightOf(changePoints, LazyListTools);
const List = reportList(LazyListTools);
const Handover = lazyHandover(exceptionColumns);
const actions = (
  <Stack direction="row" gap="3" align="center">
    <HandoverLink />
    <CopyLink />
  </Stack>
);

/** The data that the screen shows, to be asked for before the screen is there. */
export function exceptionReportData(): readonly Atom<unknown>[] {
  return [
    changeDetectionStatisticsAtom,
    exceptionSummaryViewAtom,
    exceptionRowsAtom,
    dropsPartViewAtom,
    gasPartViewAtom,
    plannedViewAtom,
  ];
}

/** /dashboard/exception-report: what is open, what it costs, why, and what was decided; or the hand-over of a shift. */
export function ExceptionReportScreen() {
  const isHandover = useAtomValue(handoverAtom) !== null;
  if (!isHandover) return <Report />;
  return (
    <Page>
      <Handover />
    </Page>
  );
}

function Report() {
  const { t } = useTranslation('portal');
  const search = useAtomValue(addressSearchAtom);
  const part = useAtomValue(shownPartAtom);
  const chips = usePartChips();
  const outage = useAtomValue(reportOutageAtom);
  const isOpen = useAtomValue(openExceptionAtom) !== null;
  const alone = useNarrowPage() && isOpen;
  const heading = useMemo(
    () => (
      <PageHeader
        title={t('titles.exceptionReport')}
        description={
          <LastResort>
            <SelectionLine />
          </LastResort>
        }
        flush
      />
    ),
    [t],
  );
  const withoutFilters = (breakage: Breakage) => (
    <>
      {heading}
      <PartFailure {...breakage} />
    </>
  );
  return (
    <SharedCause value={outage}>
      <Page>
        <Behind hidden={alone} besideEvent={isOpen}>
          <FaultBoundary place="filters" resetKey={search} fallback={withoutFilters}>
            <DashboardFilterBar heading={heading} actions={actions} pageChips={chips} compareHidden />
            <DashboardAddressFaults choices={null} />
          </FaultBoundary>
          {outage && <OutageBanner cause={outage} calls="/ExceptionReport/" />}
          <KpiStrip layout="line">
            <ReportFigures />
            <ReportParts />
          </KpiStrip>
        </Behind>
        {part === 'changes' && !isOpen ? <changes.Card /> : <List />}
        {part !== 'changes' && (
          <Behind hidden={alone} besideEvent={isOpen}>
            <ReportPlanned />
          </Behind>
        )}
      </Page>
    </SharedCause>
  );
}
