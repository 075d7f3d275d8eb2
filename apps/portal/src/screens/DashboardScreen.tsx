import { Breadcrumb, ChartCursorProvider, KpiStrip, PageHeader, Select, styled } from '@cnx/ui';
import { atom, useAtom, useAtomValue, type Atom } from 'jotai';
import { Activity, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { changePoints } from '../features/change-points/change-points.tsx';
import { deferredProduction } from '../features/deferred-production/deferred-production.tsx';
import {
  DashboardFilterBar,
  DashboardWindow,
  SelectionLine,
} from '../features/filters/DashboardSelection.tsx';
import { productionDayViewAtom } from '../features/production-day/production-day.atoms.ts';
import {
  ProductionDayFailure,
  ProductionDayFigures,
} from '../features/production-day/ProductionDayTiles.tsx';
import { productionOptimization } from '../features/production-optimization/production-optimization.tsx';
import { schedule } from '../features/schedule/schedule.tsx';
import { sustainableProduction } from '../features/sustainable-production/sustainable-production.tsx';
import { FaultBoundary, type Breakage } from '../insight/FaultBoundary.tsx';
import { insightOf } from '../insight/insight-of.tsx';
import { LastResort } from '../insight/LastResort.tsx';
import { OutageBanner, sharedCause, SharedCause } from '../insight/outage.tsx';
import { PartFailure } from '../insight/PartFailure.tsx';
import { areaOf, dashboardWithoutArea } from '../addresses.ts';
import { unitSystems } from '../quantities.ts';
import { addressSearchAtom } from '../state/filters.atoms.ts';
import { unitSystemAtom } from '../state/preferences.atoms.ts';
import { changeDetectionStatisticsAtom } from '../state/shared-data.atoms.ts';

const Page = styled('div', { column: '$gap' });
const Grid = styled('div', {
  display: 'grid',
  gap: '$gap',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@large': { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  // As high as the window at least, so that what is below does not come into view and leave again.
  variants: { waiting: { true: { minHeight: '100dvh' } } },
});
const Cell = styled('div', {
  display: 'grid',
  minWidth: 0,
  variants: {
    span: {
      4: { '@large': { gridColumn: 'span 4' } },
      5: { '@large': { gridColumn: 'span 5' } },
      7: { '@large': { gridColumn: 'span 7' } },
      8: { '@large': { gridColumn: 'span 8' } },
      12: { '@large': { gridColumn: 'span 12' } },
    },
  },
});

/** The areas in the order of the page. */
const insights = [
  insightOf(changePoints),
  insightOf(productionOptimization),
  insightOf(deferredProduction),
  insightOf(schedule),
  insightOf(sustainableProduction),
];

/** The data that the screen shows at an address, to be asked for before the screen is there. */
export function dashboardData(search: string): readonly Atom<unknown>[] {
  const area = areaOf(search);
  const insight = insights.find((each) => each.area === area);
  return [
    changeDetectionStatisticsAtom,
    ...(insight
      ? [insight.rowsAtom]
      : [productionDayViewAtom, ...insights.flatMap((each) => each.viewAtoms)]),
  ];
}

/** The cause for which areas fail, where it is one for several. */
const sharedCauseAtom = atom((get) => sharedCause(insights.map(({ cardViewAtom }) => get(cardViewAtom))));

const productionDayFailure = (breakage: Breakage) => <ProductionDayFailure {...breakage} />;
const partFailure = (breakage: Breakage) => <PartFailure {...breakage} />;

/** /dashboard: the five insight areas, or all rows of the one that the address names. */
export function DashboardScreen() {
  const { t } = useTranslation('portal');
  const search = useAtomValue(addressSearchAtom);
  const area = areaOf(search);
  const insight = insights.find((each) => each.area === area);
  return (
    <Page>
      <PageHeader
        title={area ? t(`areas.${area}`) : t('titles.dashboard')}
        description={
          <LastResort>
            <SelectionLine />
          </LastResort>
        }
        breadcrumb={
          area && (
            <Breadcrumb
              items={[
                { label: t('titles.dashboard'), href: dashboardWithoutArea(search) },
                { label: t(`areas.${area}`) },
              ]}
            />
          )
        }
        actions={
          <>
            <Units />
            <FaultBoundary place="window" resetKey={search} fallback={partFailure}>
              <DashboardWindow />
            </FaultBoundary>
          </>
        }
      />
      <FaultBoundary place="filters" resetKey={search} fallback={partFailure}>
        <DashboardFilterBar />
      </FaultBoundary>
      {/* Kept behind an area's rows, so that the way back to it is one step. */}
      <Activity mode={insight ? 'hidden' : 'visible'}>
        <ChartCursorProvider>
          <AllAreas />
        </ChartCursorProvider>
      </Activity>
      {insight && <insight.Rows />}
    </Page>
  );
}

function AllAreas() {
  // A rendering of their own for the cards, after the figures are on the screen: charts and tables take longest.
  const withCards = useDeferredValue(true, false);
  const cause = useAtomValue(sharedCauseAtom);
  const search = useAtomValue(addressSearchAtom);
  return (
    <SharedCause value={cause}>
      <Page>
        {cause && <OutageBanner cause={cause} />}
        <KpiStrip>
          <FaultBoundary place="figure productionDay" resetKey={search} fallback={productionDayFailure}>
            <ProductionDayFigures />
          </FaultBoundary>
          {insights.map(({ area, KeyFigure }) => KeyFigure && <KeyFigure key={area} />)}
        </KpiStrip>
        <Grid waiting={!withCards}>
          {withCards &&
            insights.map(({ area, span, Card }) => (
              <Cell key={area} span={span}>
                <Card />
              </Cell>
            ))}
        </Grid>
      </Page>
    </SharedCause>
  );
}

function Units() {
  const { t } = useTranslation('portal');
  const [system, setSystem] = useAtom(unitSystemAtom);
  return (
    <Select
      label={t('insight.units')}
      labelHidden
      value={system}
      onValueChange={setSystem}
      items={unitSystems.map((value) => ({ value, label: t(`insight.unitSystems.${value}`) }))}
    />
  );
}
