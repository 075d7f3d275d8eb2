import { Breadcrumb, KpiStrip, PageHeader, Select, styled } from '@cnx/ui';
import { useAtom, useAtomValue } from 'jotai';
import { Fragment, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangePoints } from '../features/change-points/ChangePoints.tsx';
import { ChangePointsKpi } from '../features/change-points/ChangePointsKpi.tsx';
import { ChangePointsRows } from '../features/change-points/ChangePointsRows.tsx';
import { DeferredProduction } from '../features/deferred-production/DeferredProduction.tsx';
import { DeferredProductionKpi } from '../features/deferred-production/DeferredProductionKpi.tsx';
import { DeferredProductionRows } from '../features/deferred-production/DeferredProductionRows.tsx';
import { DashboardFilterBar } from '../features/filters/DashboardFilterBar.tsx';
import { DashboardWindow } from '../features/filters/DashboardWindow.tsx';
import { ProductionOptimization } from '../features/production-optimization/ProductionOptimization.tsx';
import { ProductionOptimizationKpi } from '../features/production-optimization/ProductionOptimizationKpi.tsx';
import { ProductionOptimizationRows } from '../features/production-optimization/ProductionOptimizationRows.tsx';
import { Schedule } from '../features/schedule/Schedule.tsx';
import { ScheduleKpi } from '../features/schedule/ScheduleKpi.tsx';
import { ScheduleRows } from '../features/schedule/ScheduleRows.tsx';
import { SustainableProduction } from '../features/sustainable-production/SustainableProduction.tsx';
import { SustainableProductionKpi } from '../features/sustainable-production/SustainableProductionKpi.tsx';
import { SustainableProductionRows } from '../features/sustainable-production/SustainableProductionRows.tsx';
import { SelectionLine } from '../insight/SelectionLine.tsx';
import { areaOf, dashboardWithoutArea, type InsightArea } from '../paths.ts';
import { unitSystems } from '../quantities.ts';
import { addressSearchAtom } from '../state/filters.atoms.ts';
import { unitSystemAtom } from '../state/unit-system.atoms.ts';

const Page = styled('div', { display: 'flex', flexDirection: 'column', gap: '$gap' });
const Grid = styled('div', {
  display: 'grid',
  gap: '$gap',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@large': { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
});
const Cell = styled('div', {
  display: 'grid',
  minWidth: 0,
  variants: {
    columns: {
      4: { '@large': { gridColumn: 'span 4' } },
      5: { '@large': { gridColumn: 'span 5' } },
      7: { '@large': { gridColumn: 'span 7' } },
      8: { '@large': { gridColumn: 'span 8' } },
      12: { '@large': { gridColumn: 'span 12' } },
    },
  },
});

/** The areas in the order of the page: key figure, card and its share of twelve columns, all rows. */
const areas: Record<
  InsightArea,
  { kpi: ReactElement; card: ReactElement; columns: 4 | 5 | 7 | 8 | 12; rows: ReactElement }
> = {
  changePoints: {
    kpi: <ChangePointsKpi />,
    card: <ChangePoints />,
    columns: 8,
    rows: <ChangePointsRows />,
  },
  productionOptimization: {
    kpi: <ProductionOptimizationKpi />,
    card: <ProductionOptimization />,
    columns: 4,
    rows: <ProductionOptimizationRows />,
  },
  deferredProduction: {
    kpi: <DeferredProductionKpi />,
    card: <DeferredProduction />,
    columns: 7,
    rows: <DeferredProductionRows />,
  },
  schedule: { kpi: <ScheduleKpi />, card: <Schedule />, columns: 5, rows: <ScheduleRows /> },
  sustainableProduction: {
    kpi: <SustainableProductionKpi />,
    card: <SustainableProduction />,
    columns: 12,
    rows: <SustainableProductionRows />,
  },
};

/** /dashboard: the five insight areas, or all rows of the one that the address names. */
export function DashboardScreen() {
  const { t } = useTranslation('portal');
  const search = useAtomValue(addressSearchAtom);
  const area = areaOf(search);
  return (
    <Page>
      <PageHeader
        title={area ? t(`areas.${area}`) : t('titles.dashboard')}
        description={<SelectionLine />}
        breadcrumb={
          area && (
            <Breadcrumb
              label={t('insight.way')}
              steps={[
                { label: t('titles.dashboard'), href: dashboardWithoutArea(search) },
                { label: t(`areas.${area}`) },
              ]}
            />
          )
        }
        actions={
          <>
            <Units />
            <DashboardWindow />
          </>
        }
      />
      <DashboardFilterBar />
      {area ? areas[area].rows : <AllAreas />}
    </Page>
  );
}

function AllAreas() {
  const all = Object.entries(areas);
  return (
    <>
      <KpiStrip>
        {all.map(([name, { kpi }]) => (
          <Fragment key={name}>{kpi}</Fragment>
        ))}
      </KpiStrip>
      <Grid>
        {all.map(([name, { card, columns }]) => (
          <Cell key={name} columns={columns}>
            {card}
          </Cell>
        ))}
      </Grid>
    </>
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
      onChange={({ target }) => setSystem(unitSystems.find((each) => each === target.value) ?? 'metric')}
      options={unitSystems.map((value) => ({ value, label: t(`insight.unitSystems.${value}`) }))}
    />
  );
}
