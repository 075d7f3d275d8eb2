import { KpiStrip, PageHeader, Stack, styled } from '@cnx/ui';
import { useAtomValue, type Atom } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DashboardAddressFaults } from '../features/filters/AddressFaultBanner.tsx';
import { DashboardFilterBar, SelectionLine } from '../features/filters/DashboardSelection.tsx';
import { CopyLink } from '../features/links/CopyLink.tsx';
import { LazyListTools } from '../features/list-tools/LazyListTools.tsx';
import { GuardRailsButton } from '../features/optimization-dashboard/GuardRailsButton.tsx';
import {
  adviceRowsAtom,
  optimizationOutageAtom,
  optimizationSummaryViewAtom,
  pumpsViewAtom,
  trackedViewAtom,
} from '../features/optimization-dashboard/optimization-dashboard.atoms.ts';
import {
  adviceListOf,
  DashboardFigures,
  Held,
  OpenAdvice,
  Pumps,
  TakenAdvice,
  Tracked,
  TrackedChokes,
  WatchedPumps,
} from '../features/optimization-dashboard/OptimizationDashboard.tsx';
import { FaultBoundary, type Breakage } from '../insight/FaultBoundary.tsx';
import { LastResort } from '../insight/LastResort.tsx';
import { OutageBanner, SharedCause } from '../insight/outage.tsx';
import { PartFailure } from '../insight/PartFailure.tsx';
import { useNarrowPage } from '../insight/use-folding.ts';
import { openAdviceAtom } from '../state/area-choice.atoms.ts';
import { addressSearchAtom } from '../state/filters.atoms.ts';
import { changeDetectionStatisticsAtom } from '../state/shared-data.atoms.ts';

const Page = styled('div', { column: '$gap' });
/** Behind advice that is a page of its own, the rest of the page keeps what it knows. */
const Behind = styled('div', {
  display: 'contents',
  variants: { hidden: { true: { display: 'none' } } },
});

const List = adviceListOf(LazyListTools);
const actions = (
  <Stack direction="row" gap="3" align="center">
    <GuardRailsButton />
    <CopyLink />
  </Stack>
);

/** The data that the screen shows, to be asked for before the screen is there. */
export function optimizationDashboardData(): readonly Atom<unknown>[] {
  return [
    changeDetectionStatisticsAtom,
    optimizationSummaryViewAtom,
    adviceRowsAtom,
    trackedViewAtom,
    pumpsViewAtom,
  ];
}

/** /dashboard/optimizationDashboard: what is advised, what came of it, and how the pumps run. */
export function OptimizationDashboardScreen() {
  const { t } = useTranslation('portal');
  const search = useAtomValue(addressSearchAtom);
  const outage = useAtomValue(optimizationOutageAtom);
  const isOpen = useAtomValue(openAdviceAtom) !== null;
  const alone = useNarrowPage() && isOpen;
  const heading = useMemo(
    () => (
      <PageHeader
        title={t('titles.optimizationDashboard')}
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
        <Behind hidden={alone}>
          <FaultBoundary place="filters" resetKey={search} fallback={withoutFilters}>
            <DashboardFilterBar heading={heading} actions={actions} compareHidden />
            <DashboardAddressFaults choices={null} />
          </FaultBoundary>
          {outage && <OutageBanner cause={outage} calls="/OptimizationDashboard/" />}
          <TakenAdvice />
          <KpiStrip layout="line">
            <DashboardFigures />
          </KpiStrip>
          <OpenAdvice />
        </Behind>
        <List />
        <Behind hidden={alone}>
          <Held />
          <Tracked />
          <TrackedChokes />
          <WatchedPumps />
          <Pumps />
        </Behind>
      </Page>
    </SharedCause>
  );
}
