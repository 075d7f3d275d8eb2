import type {
  DeclineStatistics,
  PlanCourse,
  ProductionCourse,
  ProductionStatistics,
  PumpSurvival,
  ReportedMonths,
  StatisticsRow,
  WellCounts,
} from '@cnx/api';
import { Banner, SegmentedControl, Skeleton, styled } from '@cnx/ui';
import { useMemo, type ReactNode } from 'react';
import { ChartCard } from '../../insight/ChartCard.tsx';
import { chartLine } from '../../insight/chart-line.ts';
import type { LateDay } from '../../insight/daily-groups.ts';
import { LastGood } from '../../insight/InsightStates.tsx';
import { isLeftOut, type InsightView } from '../../insight/insight-view.ts';
import { BarChart, WaterfallChart } from '../../insight/LazyCharts.tsx';
import { unshownCard } from '../../insight/unshown-card.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { CompareCard } from './CompareCard.tsx';
import { DeclineCards, type DeclineCardsProps } from './DeclineCards.tsx';
import { EndsCard } from './EndsCard.tsx';
import { MonthsCard } from './MonthsCard.tsx';
import { PlanCard } from './PlanCard.tsx';
import { courseUnits, statisticsFailure, type CourseUnit, type SurvivalGroups } from './statistics.atoms.ts';
import { quantitiesOf } from '../../quantities.ts';
import { shownProductOf } from '../../state/product.atoms.ts';
import { changeSteps, isCut, lateText, type PartProps } from './statistics.ts';
import { Entities, estimatedOf, Figures } from './StatisticsEntities.tsx';
import { SurvivalCard } from './SurvivalCard.tsx';
import { WaterCutCard } from './WaterCutCard.tsx';
import { WellCountCards } from './WellCountCards.tsx';

const Grid = styled('div', {
  display: 'grid',
  gap: '$gap',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@large': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Wide = styled('div', { display: 'grid', minWidth: 0, '@large': { gridColumn: '1 / -1' } });

const chartHeight = 260;

/** Shows what a call answered; its failure, or the shape of a card while it is on its way. */
function Part<Body>({
  title,
  view,
  children,
}: {
  title: string;
  view: InsightView<Body>;
  children: (body: Body, loading: boolean) => ReactNode;
}) {
  if (view.status !== 'shown')
    return unshownCard({
      title,
      view,
      failure: statisticsFailure,
      shape: <Skeleton shape="block" height={chartHeight + chartLine} />,
    });
  return (
    <>
      {view.error && <LastGood failure={statisticsFailure} error={view.error} onRetry={view.retry} />}
      {children(view.body, view.outdated)}
    </>
  );
}

/** Props of {@link StatisticsCards}. */
export interface StatisticsCardsProps extends Pick<
  DeclineCardsProps,
  'economicRate' | 'onEconomicRateChange'
> {
  statistics: InsightView<ProductionStatistics>;
  course: InsightView<ProductionCourse>;
  plan: InsightView<PlanCourse>;
  months: InsightView<ReportedMonths>;
  survival: InsightView<PumpSurvival>;
  declines: InsightView<DeclineStatistics>;
  counts: InsightView<WellCounts>;
  /** Days that wells have not all reported, oldest first: they are in the sums as far as they have come. */
  late: readonly LateDay[];
  /** Length of the periods of the course. */
  unit: CourseUnit;
  /** Whether the window is short enough for a course by day. */
  daysFit: boolean;
  /** Another length of the periods is chosen. */
  onUnitChange: (unit: CourseUnit) => void;
  /** Another grouping of pumps is chosen. */
  onSurvivalByChange: (by: SurvivalGroups) => void;
  /** An entity was pressed. */
  onSelect: (row: Pick<StatisticsRow, 'entity'>) => void;
}

/** What wells made in a window: figures, entities, course, change, both ends of the wells, and how many wells there are. */
export function StatisticsCards(props: StatisticsCardsProps) {
  const { statistics, course, plan, months, survival, declines, counts, late, unit, daysFit } = props;
  const { onUnitChange, onSurvivalByChange, onSelect, economicRate, onEconomicRateChange } = props;
  const { t } = useFormats();
  return (
    <>
      <Part title={t('statistics.cards.entities')} view={statistics}>
        {(body, loading) => (
          <>
            <Figures body={body} loading={loading} />
            <LateNote late={late} />
            <Entities body={body} loading={loading} onSelect={onSelect} />
          </>
        )}
      </Part>
      <Part title={t('statistics.cards.course')} view={course}>
        {(body, loading) => <Course {...{ body, loading, late, unit, daysFit, onUnitChange }} />}
      </Part>
      <Part title={t('statistics.cards.plan')} view={plan}>
        {(body, loading) => <PlanCard body={body} loading={loading} late={late} />}
      </Part>
      {/* Most selections have none: no shape of it is shown before it comes. */}
      {months.status !== 'loading' && !isLeftOut(months) && (
        <Part title={t('reportedMonths.title')} view={months}>
          {(body, loading) => <MonthsCard body={body} loading={loading} onSelect={onSelect} />}
        </Part>
      )}
      <Part title={t('statistics.cards.steep')} view={declines}>
        {(body, loading) => (
          <DeclineCards {...{ body, loading, economicRate, onEconomicRateChange, onSelect }} />
        )}
      </Part>
      <Grid>
        <Part title={t('statistics.cards.change')} view={statistics}>
          {(body, loading) => (
            <>
              <Wide>
                <Change body={body} loading={loading} />
              </Wide>
              <Wide>
                <CompareCard body={body} loading={loading} />
              </Wide>
              <EndsCard name="largest" body={body} loading={loading} onSelect={onSelect} />
              <EndsCard name="smallest" body={body} loading={loading} onSelect={onSelect} />
              {body.product !== 'gas' && (
                <Wide>
                  <WaterCutCard
                    body={body}
                    loading={loading}
                    onWellSelect={(id) =>
                      onSelect({ entity: { level: 'well', id, name: null, place: null } })
                    }
                  />
                </Wide>
              )}
            </>
          )}
        </Part>
        <Wide>
          <Part title={t('statistics.cards.survival')} view={survival}>
            {(body, loading) => (
              <SurvivalCard body={body} loading={loading} onByChange={onSurvivalByChange} />
            )}
          </Part>
        </Wide>
        <Part title={t('statistics.cards.states')} view={counts}>
          {(body, loading) => (
            <WellCountCards
              body={body}
              loading={loading}
              window={statistics.status === 'shown' ? statistics.body.window : null}
            />
          )}
        </Part>
      </Grid>
    </>
  );
}

/** Which days of the sums not all wells have reported. */
function LateNote({ late }: Pick<StatisticsCardsProps, 'late'>) {
  const said = lateText(late, useFormats());
  return said && <Banner tone="warning">{said}</Banner>;
}

function Course({
  body,
  loading,
  late,
  unit,
  daysFit,
  onUnitChange,
}: {
  body: ProductionCourse;
  loading: boolean;
} & Pick<StatisticsCardsProps, 'late' | 'unit' | 'daysFit' | 'onUnitChange'>) {
  const formats = useFormats();
  const { t, dates, quantities } = formats;
  const { periods } = body;
  const product = shownProductOf(body.product);
  const quantity = quantitiesOf(product).volume;
  const drawn = useMemo(() => {
    const names: Record<CourseUnit, (from: string) => string> = {
      day: dates.shortDay,
      month: dates.month,
      quarter: (from) => `${from.slice(0, 4)} Q${Math.ceil(Number(from.slice(5, 7)) / 3)}`,
      year: (from) => from.slice(0, 4),
    };
    const unitOf = body.unit;
    const nameOf = names[unitOf];
    const volume = (value: number | null | undefined) => quantities.convert(quantity, value ?? null);
    return {
      items: periods.map(({ from, to }) => ({
        id: from,
        // Some days of a month are no month: they are named as what they are.
        label: unitOf !== 'day' && isCut({ from, to }, unitOf) ? dates.days(from, to) : nameOf(from),
        incomplete: late.some(({ day }) => from <= day && day <= to),
      })),
      series: [
        {
          id: product,
          label: t(`statistics.figures.${product}`),
          values: periods.map((one) => volume(one.figures?.[product])),
        },
        {
          id: 'lastYear',
          label: t('statistics.lastYear'),
          values: periods.map((one) => volume(one.lastYear?.[product])),
          whole: true,
        },
      ],
    };
  }, [body.unit, periods, late, dates, quantities, t, product, quantity]);
  const title = t('statistics.cards.course');
  return (
    <ChartCard
      title={title}
      area="statistics"
      window={body.window}
      sentence={
        periods.length === 0
          ? t('statistics.none')
          : [t(`statistics.courseOf.${product}`), lateText(late, formats)].filter(Boolean).join(' ')
      }
      empty={periods.length === 0}
      loading={loading}
      choice={
        <SegmentedControl
          label={t('statistics.unit')}
          size="sm"
          items={courseUnits
            .filter((value) => daysFit || value !== 'day')
            .map((value) => ({ value, label: t(`statistics.units.${value}`) }))}
          value={unit}
          onValueChange={onUnitChange}
        />
      }
    >
      {(asTable) => (
        <BarChart
          title={title}
          titleHidden
          items={drawn.items}
          series={drawn.series}
          unit={quantities.unit(quantity)}
          axisTitle={`${t(`statistics.figures.${product}`)}, ${quantities.unit(quantity)}`}
          labels={{ item: t('statistics.period') }}
          height={chartHeight}
          asTable={asTable}
        />
      )}
    </ChartCard>
  );
}

function Change({ body, loading }: PartProps) {
  const formats = useFormats();
  const { t, quantities, dates } = formats;
  const { change, window, before } = body;
  const product = shownProductOf(body.product);
  const { rate } = quantitiesOf(product);
  const items = useMemo(
    () => (change ? changeSteps(change, shownProductOf(body.product), formats) : []),
    [change, body.product, formats],
  );
  const title = t('statistics.cards.change');
  return (
    <ChartCard
      title={title}
      area="statistics"
      window={window}
      sentence={
        change
          ? `${t(`statistics.change.sentence.${product}`, {
              before: quantities.text(rate, change.before),
              after: quantities.text(rate, change.after),
              days: dates.days(before.from, before.to),
            })} ${[t('statistics.change.basis'), estimatedOf(body, formats)].filter(Boolean).join(' ')}`
          : t('statistics.change.none')
      }
      empty={!change}
      loading={loading}
    >
      {(asTable) => (
        <WaterfallChart
          title={title}
          titleHidden
          items={items}
          digits={1}
          unit={quantities.unit(rate)}
          axisTitle={`${t(`statistics.figures.${product}`)}, ${quantities.unit(rate)}`}
          height={chartHeight}
          asTable={asTable}
        />
      )}
    </ChartCard>
  );
}
