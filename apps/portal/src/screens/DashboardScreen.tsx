import { Card, ChartCursorProvider, KpiStrip, PageHeader, styled, TabLinks } from '@cnx/ui';
import { atom, useAtomValue, type Atom } from 'jotai';
import { Activity, useDeferredValue, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyRestoredApps as RestoredApps } from '../features/apps/LazyRestoredApps.tsx';
import { AskAssistant, Assistant } from '../features/assistant/Assistant.tsx';
import { changePoints } from '../features/change-points/change-points.tsx';
import { deferredProduction } from '../features/deferred-production/deferred-production.tsx';
import { DashboardFilterBar, SelectionLine } from '../features/filters/DashboardSelection.tsx';
import { DashboardAddressFaults } from '../features/filters/AddressFaultBanner.tsx';
import { CopyLink } from '../features/links/CopyLink.tsx';
import { DayLosses } from '../features/production-day/DayLosses.tsx';
import { DayWellsDrawer } from '../features/production-day/DayWells.tsx';
import { productionDayViewAtom } from '../features/production-day/production-day.atoms.ts';
import { exceptionsAttention, wellsAttention } from '../features/production-day/production-day-attention.ts';
import { ProductionDayFigures } from '../features/production-day/ProductionDayTiles.tsx';
import { productionOptimization } from '../features/production-optimization/production-optimization.tsx';
import { schedule } from '../features/schedule/schedule.tsx';
import { sustainableProduction } from '../features/sustainable-production/sustainable-production.tsx';
import type { Attention } from '../insight/attention.ts';
import { AttentionList } from '../insight/AttentionList.tsx';
import { FaultBoundary, type Breakage } from '../insight/FaultBoundary.tsx';
import { LazyListTools } from '../features/list-tools/LazyListTools.tsx';
import { guarded, insightOf, useInsightFrame } from '../insight/insight-of.tsx';
import { InsightEmpty } from '../insight/InsightStates.tsx';
import { LastResort } from '../insight/LastResort.tsx';
import { MonthsHint } from '../insight/MonthsHint.tsx';
import { OutageBanner, sharedCause, SharedCause } from '../insight/outage.tsx';
import { PartFailure } from '../insight/PartFailure.tsx';
import { areaOf, dashboardArea, dashboardWithoutArea, insightAreas, type InsightArea } from '../addresses.ts';
import { PrintedLine } from '../shell/PrintedLine.tsx';
import { conversationOpenAtom } from '../state/conversation.atoms.ts';
import { addressSearchAtom } from '../state/filters.atoms.ts';
import { isOfGas } from '../state/product.atoms.ts';
import { changeDetectionStatisticsAtom, noWellsAtom } from '../state/shared-data.atoms.ts';

const Page = styled('div', {
  column: '$gap',
  variants: {
    behind: {
      // Hidden so it keeps its layout, and takes no room.
      true: {
        contentVisibility: 'hidden',
        '@supports not (content-visibility: hidden)': { display: 'none' },
      },
    },
  },
});
/** The page and, while it is open, the assistant beside it. */
const Beside = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$gap',
  '& > :first-child': { flex: 1, minWidth: 0 },
  // The page's own width decides how it is laid out while it shares the room.
  variants: { shared: { true: { '& > :first-child': { containerType: 'inline-size' } } } },
  '@print': { display: 'block' },
});
/** Where cards stand side by side: what is printed is as small as it has to be for that. */
const wide = '@media print, (min-width: 1200px)';
const Grid = styled('div', {
  display: 'grid',
  gap: '$gap',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [wide]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  // As high as the window at least, so that what is below does not come into view and leave again.
  variants: { waiting: { true: { minHeight: '100dvh' } } },
});
const Cell = styled('div', {
  display: 'grid',
  minWidth: 0,
  // Of a card that is left out.
  '&:empty': { display: 'none' },
  // A card is no longer than a sheet.
  '@print': { breakInside: 'avoid' },
  variants: {
    span: {
      4: { [wide]: { gridColumn: 'span 4' } },
      5: { [wide]: { gridColumn: 'span 5' } },
      7: { [wide]: { gridColumn: 'span 7' } },
      8: { [wide]: { gridColumn: 'span 8' } },
      12: { [wide]: { gridColumn: 'span 12' } },
    },
  },
});

/** The areas in the order of the page. */
const insights = [
  insightOf(changePoints, LazyListTools),
  insightOf(productionOptimization, LazyListTools),
  insightOf(deferredProduction, LazyListTools),
  insightOf(schedule, LazyListTools),
  insightOf(sustainableProduction, LazyListTools),
];

const partFailure = (breakage: Breakage) => <PartFailure {...breakage} />;

/** What {@link FirstRow} shows. */
const firstRowAtoms: readonly Atom<unknown>[] = [
  productionDayViewAtom,
  ...insights.flatMap(({ figureAtom }) => figureAtom ?? []),
];

/** Areas whose key figure is of oil: advice is on wells that make some. */
const areasOfOil: readonly InsightArea[] = ['productionOptimization'];

/** The newest production day, and the key figures that say something else: of gas wells alone none of oil. */
function FirstRow() {
  const day = useAtomValue(productionDayViewAtom);
  const isForGas = day.status === 'shown' && isOfGas(day.body.mainProducts);
  const shown = insights.filter(({ area }) => !isForGas || !areasOfOil.includes(area));
  return (
    <KpiStrip>
      <ProductionDayFigures />
      {shown.map(({ area, KeyFigure }) => KeyFigure && <KeyFigure key={area} />)}
    </KpiStrip>
  );
}

/** What of the newest day and of the areas asks for attention. */
const attentionSources: readonly Attention[] = [
  exceptionsAttention,
  wellsAttention,
  ...insights.flatMap(({ attention }) => attention ?? []),
];

/** What asks for attention in all areas, in one order. */
const NeedsAttention = guarded('attention', partFailure, function NeedsAttention() {
  return <AttentionList sources={attentionSources} />;
});

/** From the potential of the newest day to what was produced. */
const Losses = guarded('losses of the day', partFailure, DayLosses);

/** The data that the screen shows at an address, to be asked for before the screen is there. */
export function dashboardData(search: string): readonly Atom<unknown>[] {
  const area = areaOf(search);
  const insight = insights.find((each) => each.area === area);
  return [
    changeDetectionStatisticsAtom,
    ...(insight
      ? [insight.cardViewAtom, insight.rowsAtom]
      : [...firstRowAtoms, ...insights.map(({ cardViewAtom }) => cardViewAtom)]),
  ];
}

/** Whether it is known that the selection has no day in the window. */
const hasNoDayAtom = atom((get) => {
  const day = get(productionDayViewAtom);
  return day.status === 'shown' && day.body.day === null;
});

/** The cause for which areas fail, where it is one for several. */
const sharedCauseAtom = atom((get) => sharedCause(insights.map(({ cardViewAtom }) => get(cardViewAtom))));

// The same element each time: the bar is drawn again only for what it shows.
const actions = (
  <>
    <CopyLink />
    <LastResort>
      <AskAssistant />
    </LastResort>
  </>
);

/** The page's own gaps are around its header already. */
const tabsPlace = { marginBlockEnd: -16 };

/** /dashboard: the five insight areas, or the one that the address names, with all its rows. */
export function DashboardScreen() {
  const { t } = useTranslation('portal');
  const search = useAtomValue(addressSearchAtom);
  const isShared = useAtomValue(conversationOpenAtom);
  const area = areaOf(search);
  const insight = insights.find((each) => each.area === area);
  const heading = useMemo(
    () => (
      <PageHeader
        title={area ? t(`areas.${area}`) : t('titles.dashboard')}
        description={
          <LastResort>
            <SelectionLine daysAtom={insight?.daysAtom} />
          </LastResort>
        }
        flush
      />
    ),
    [area, insight, t],
  );
  const withoutFilters = (breakage: Breakage) => (
    <>
      {heading}
      <PartFailure {...breakage} />
    </>
  );
  return (
    <Beside shared={isShared}>
      <Page>
        {area && (
          <TabLinks
            label={t('insight.areas')}
            style={tabsPlace}
            items={[
              { label: t('titles.dashboard'), href: dashboardWithoutArea(search) },
              ...insightAreas.map((each) => ({
                label: t(`areas.${each}`),
                href: dashboardArea(each, search),
                current: each === area,
              })),
            ]}
          />
        )}
        <FaultBoundary place="filters" resetKey={search} fallback={withoutFilters}>
          <DashboardFilterBar
            heading={heading}
            actions={actions}
            windowHidden={insight?.daysAtom !== undefined}
          />
          <DashboardAddressFaults choices={insight?.choices ?? null} />
        </FaultBoundary>
        <LastResort>
          <RestoredApps />
        </LastResort>
        {insight && <AreaPage Page={insight.Page} />}
        <AllAreas behind={insight !== undefined} search={search} />
        <FaultBoundary place="wells of the day" resetKey={search} fallback={partFailure}>
          <DayWellsDrawer printedLine={<PrintedLine headed />} />
        </FaultBoundary>
      </Page>
      <LastResort>
        <Assistant />
      </LastResort>
    </Beside>
  );
}

/** All areas. Behind an area's rows they are kept, so that the way back is one step. */
function AllAreas({ behind, search }: { behind: boolean; search: string }) {
  const address = dashboardWithoutArea(search);
  const [shown, setShown] = useState<string>();
  if (!behind && shown !== address) setShown(address);
  // Other filters than those that they were last shown with: they are drawn once they are shown again.
  const asleep = behind && shown !== address;
  return (
    <Activity mode={asleep ? 'hidden' : 'visible'}>
      <Page behind={behind}>{areas}</Page>
    </Activity>
  );
}

/** Stands in place of a page whose filters leave no well: each of its parts would say the same, and offer what can be done with none. */
function WithWells({ children }: { children: ReactNode }) {
  const frame = useInsightFrame();
  if (useAtomValue(noWellsAtom) && frame.filtered)
    return (
      <Card deferred={false}>
        <InsightEmpty condition={{ kind: 'none' }} frame={frame} />
      </Card>
    );
  return children;
}

/** The rows of an area. */
function AreaPage({ Page: Rows }: { Page: ComponentType }) {
  return (
    <WithWells>
      <Rows />
    </WithWells>
  );
}

function Parts() {
  // A rendering of their own for the cards, after the figures are on the screen: charts and tables take longest.
  const withCards = useDeferredValue(true, false);
  const cause = useAtomValue(sharedCauseAtom);
  const hasNoDay = useAtomValue(hasNoDayAtom);
  return (
    <SharedCause value={cause}>
      <ChartCursorProvider>
        {cause && <OutageBanner cause={cause} />}
        <FirstRow />
        {hasNoDay && <MonthsHint />}
        <NeedsAttention />
        <Losses />
        <Grid waiting={!withCards}>
          {withCards &&
            insights.map(({ area, span, Card }) => (
              <Cell key={area} span={span}>
                <Card />
              </Cell>
            ))}
        </Grid>
      </ChartCursorProvider>
    </SharedCause>
  );
}

// The same elements each time: the screen renders at every change of the address.
const areas = (
  <WithWells>
    <Parts />
  </WithWells>
);
