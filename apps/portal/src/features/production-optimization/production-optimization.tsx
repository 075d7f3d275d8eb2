import type { OptimizationOpportunity, ProductionOptimization } from '@cnx/api';
import { styled, Text, type DataColumn } from '@cnx/ui';
import { useMemo } from 'react';
import { BarChart } from '../../insight/LazyCharts.tsx';
import {
  amountColumn,
  codeColumn,
  namedColumns,
  timeColumn,
  type ColumnSpec,
  type ListColumn,
} from '../../insight/columns.ts';
import type { AttentionItem } from '../../insight/attention.ts';
import type { EvidenceProps, InsightDefinition, RowsPart } from '../../insight/insight-definition.ts';
import { TopRows } from '../../insight/TopRows.tsx';
import { hasWindowBefore } from '../../insight/key-figure.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { digitsFor, unknownValue, windowDays, type Quantity } from '../../quantities.ts';
import {
  bestOpportunitiesAtom,
  noEngineAtom,
  optimizationViewAtom,
} from './production-optimization.atoms.ts';
import { opportunityTakeaway, rankOpportunities } from './production-optimization.ts';

/** Bars that a narrow card has room for. */
const maxBars = 6;
/** Bars of the area's own page. */
const maxLargeBars = 12;

/**
 * Production Optimization: what the open opportunities promise, the best of them ranked, and how far earlier ones came.
 * Its key figure is the oil that the open opportunities promise; its rows are the best ones, as many as the server names.
 */
export const productionOptimization: InsightDefinition<
  ProductionOptimization,
  ProductionOptimization,
  OptimizationOpportunity
> = {
  area: 'productionOptimization',
  failure: 'portal:failures.productionOptimization',
  span: 4,
  card: {
    viewAtom: optimizationViewAtom,
    takeaway,
    attention,
    absence: ({ computed }) => (computed ? null : 'notComputed'),
    source: ({ computed, realisedOilGainMtd }, { t, quantities }) =>
      computed
        ? t('productionOptimization.gainedThisMonth', {
            volume: quantities.text('liquidVolume', realisedOilGainMtd),
          })
        : undefined,
    charted: ({ top }) => top.length > 0,
    Evidence,
    Top,
  },
  keyFigure: {
    label: 'portal:productionOptimization.figure',
    viewAtom: optimizationViewAtom,
    compute: ({ computed, potentialOilGain, previousWindow, trend }, meta) =>
      !computed
        ? 'notComputed'
        : {
            quantity: 'liquidRate',
            value: potentialOilGain,
            previous: hasWindowBefore(meta, previousWindow) ? previousWindow.potentialOilGain : null,
            previousDays: windowDays(previousWindow.windowFrom, previousWindow.windowTo),
            // More promised oil is neither good nor bad: it is found, or not yet acted on.
            better: null,
            resolution: 0.05,
            trend: trend.map(({ value }) => value),
          },
  },
  rows: {
    resultAtom: bestOpportunitiesAtom,
    noun: 'opportunities',
    columns: allColumns,
    rowId: ({ id }) => id,
    order: rankOpportunities,
    sort: { columnId: 'oil', direction: 'descending' },
    lineColumns: ['oil', 'action', 'setting', 'confidence'],
    parts,
    details: { about, facts },
    absenceAtom: noEngineAtom,
    extent: (counts, { t }) => t('productionOptimization.best', counts),
  },
};

function takeaway(info: ProductionOptimization, { t, quantities }: Formats): string {
  const result = opportunityTakeaway(info);
  if (result.kind === 'notComputed') return t('productionOptimization.takeaway.notComputed');
  if (result.kind === 'none') return t('productionOptimization.takeaway.none');
  if (result.kind === 'allDecided') {
    return t('productionOptimization.takeaway.allDecided', { count: result.found });
  }
  const { count, best, gaining } = result;
  const gain = quantities.text('liquidRate', result.gain, { signed: true });
  if (best && gaining !== null && gaining > 1) {
    const wells = t('productionOptimization.takeaway.wells', { count: gaining });
    return t('productionOptimization.takeaway.gaining', { count, gain, wells, well: best.well.name });
  }
  return best
    ? t('productionOptimization.takeaway.open', { count, gain, well: best.well.name })
    : t('productionOptimization.takeaway.openUnnamed', { count, gain });
}

function attention(info: ProductionOptimization, { t, quantities }: Formats): readonly AttentionItem[] {
  const result = opportunityTakeaway(info);
  if (result.kind !== 'open') return [];
  const { count, gain, best } = result;
  return [
    {
      id: 'open',
      tone: 'info',
      state: t('productionOptimization.attention.state'),
      text: best
        ? t('productionOptimization.attention.open', { count, well: best.well.name })
        : t('productionOptimization.attention.openUnnamed', { count }),
      amount: quantities.text('liquidRate', gain, { signed: true }),
      oil: gain,
    },
  ];
}

function parts(
  rows: readonly OptimizationOpportunity[],
  { t }: Formats,
): readonly RowsPart<OptimizationOpportunity>[] {
  return [
    { id: 'all', label: t('insight.all'), rows },
    {
      id: 'gains',
      label: t('productionOptimization.gains'),
      rows: rows.filter(({ expectedOil }) => expectedOil > 0),
    },
  ];
}

function about({ kind, well }: OptimizationOpportunity, { t }: Formats): string {
  return [t(`vocabulary.opportunity.${kind}`), well.fieldName].join(' · ');
}

function Evidence({ body: { top, funnel }, asTable, large }: EvidenceProps<ProductionOptimization>) {
  const { t, quantities } = useFormats();
  return (
    <>
      <OpportunityChart top={top} asTable={asTable} large={large} />
      <Text size="small" emphasis="quiet" figures>
        {t(large ? 'productionOptimization.funnelOfWindow' : 'productionOptimization.funnel', {
          found: quantities.count(funnel.found),
          accepted: quantities.count(funnel.accepted),
          done: quantities.count(funnel.done),
          proved: quantities.count(funnel.proved),
        })}
      </Text>
    </>
  );
}

function Top({ body: { top } }: { body: ProductionOptimization }) {
  return (
    <TopRows
      area="productionOptimization"
      columns={topColumns}
      rows={rankOpportunities(top)}
      rowId={({ id }) => id}
    />
  );
}

/** The best opportunities as bars of expected oil, with whiskers from the tenth to the ninetieth percentile. */
function OpportunityChart({
  top,
  asTable,
  large,
}: Pick<ProductionOptimization, 'top'> & Pick<EvidenceProps<unknown>, 'asTable' | 'large'>) {
  const { t, quantities } = useFormats();
  const { items, series } = useMemo(() => {
    const best = rankOpportunities(top).slice(0, large ? maxLargeBars : maxBars);
    const oil = (value: number) => quantities.convert('liquidRate', value) ?? NaN;
    return {
      items: best.map(({ id, well }) => ({ id, label: well.name })),
      series: [
        {
          id: 'oil',
          label: t('productionOptimization.oil'),
          values: best.map(({ expectedOil }) => oil(expectedOil)),
          whiskers: best.map(
            ({ expectedOilLow, expectedOilHigh }) => [oil(expectedOilLow), oil(expectedOilHigh)] as const,
          ),
        },
      ],
    };
  }, [top, large, t, quantities]);
  const unit = quantities.unit('liquidRate');
  return (
    <BarChart
      title={t('productionOptimization.chart')}
      titleHidden
      items={items}
      series={series}
      axisTitle={`${t('productionOptimization.axis')}, ${unit}`}
      unit={unit}
      labels={{ item: t('productionOptimization.well') }}
      digits={digitsFor(...series.flatMap(({ values }) => values))}
      orientation="horizontal"
      highlightedId={items[0]?.id ?? null}
      {...(large && { height: 56 + items.length * 28 })}
      asTable={asTable}
    />
  );
}

const TwoLines = styled('span', {
  display: 'grid',
  paddingBlock: 3,
  lineHeight: '$snug',
  figures: 'tabular',
});
const SecondLine = styled('span', { quiet: '$caption' });

/**
 * What the bars do not say: what to do, from what to what, and how sure it is. In two lines, because a setting with its
 * unit is never cut, and the card is narrow.
 */
function topColumns(formats: Formats): readonly DataColumn<OptimizationOpportunity>[] {
  const { t, quantities } = formats;
  const { well, setting } = columns(formats);
  const { width: _width, ...wideWell } = well;
  const sure = ({ confidence }: OptimizationOpportunity) =>
    t('productionOptimization.sure', { share: quantities.text('share', confidence * 100, { digits: 0 }) });
  return [
    {
      ...wideWell,
      minWidth: 132,
      cell: (row, place) =>
        place === 'line' ? (
          row.well.name
        ) : (
          <TwoLines>
            {row.well.name}
            <SecondLine>{t(`vocabulary.opportunity.${row.kind}`)}</SecondLine>
          </TwoLines>
        ),
    },
    {
      ...setting,
      label: t('productionOptimization.action'),
      width: 188,
      align: 'end',
      cell: (row, place) =>
        place === 'line' ? (
          [t(`vocabulary.opportunity.${row.kind}`), settingText(row, formats), sure(row)].join(' · ')
        ) : (
          <TwoLines>
            {settingText(row, formats)}
            <SecondLine>{sure(row)}</SecondLine>
          </TwoLines>
        ),
    },
  ];
}

function allColumns(
  formats: Formats,
  rows: readonly OptimizationOpportunity[],
): readonly ListColumn<OptimizationOpportunity>[] {
  const { well, field, action, setting, oil, liquid, power, confidence, limit, expires } = columns(
    formats,
    rows,
  );
  return [well, field, action, setting, oil, liquid, power, confidence, { ...limit, maxWidth: 260 }, expires];
}

/** From what to what a setting is to be changed. */
function settingText({ from, to, unit }: OptimizationOpportunity, { quantities }: Formats): string {
  if (from === null || to === null) return unknownValue;
  return `${quantities.count(from)}\u00a0→\u00a0${quantities.wireText(unit, to, { digits: Number.isInteger(to) ? 0 : 1 })}`;
}

/** What the table has no column for. */
function facts(formats: Formats): readonly DataColumn<OptimizationOpportunity>[] {
  const { t, quantities } = formats;
  const oil = (value: number) => quantities.number('liquidRate', value, { digits: 1, signed: true });
  return [
    {
      id: 'range',
      label: t('productionOptimization.range'),
      unit: quantities.unit('liquidRate'),
      value: ({ expectedOilLow, expectedOilHigh }) => `${oil(expectedOilLow)} … ${oil(expectedOilHigh)}`,
    },
  ];
}

function columns(formats: Formats, rows: readonly OptimizationOpportunity[] = []) {
  const { t, quantities } = formats;
  const gain = (
    quantity: Quantity,
    valueOf: (row: OptimizationOpportunity) => number,
  ): ColumnSpec<OptimizationOpportunity> => ({
    // No sum: two opportunities of one well exclude each other.
    ...amountColumn(formats, quantity, valueOf, { digits: 1 }),
    cell: (row) => quantities.number(quantity, valueOf(row), { digits: 1, signed: true }),
  });
  return namedColumns((key) => t(`productionOptimization.${key}`), {
    well: { value: ({ well }: OptimizationOpportunity) => well.name, width: 92 },
    field: { value: ({ well }) => well.fieldName, filter: 'choice', groupable: true, width: 120 },
    action: codeColumn(
      ({ kind }: OptimizationOpportunity) => kind,
      (kind) => t(`vocabulary.opportunity.${kind}`),
    ),
    setting: { value: (row) => settingText(row, formats), width: 120 },
    oil: gain('liquidRate', ({ expectedOil }) => expectedOil),
    liquid: gain('liquidRate', ({ expectedLiquid }) => expectedLiquid),
    power: gain('power', ({ expectedPower }) => expectedPower),
    confidence: {
      unit: quantities.unit('share'),
      kind: 'number',
      value: ({ confidence }) => confidence * 100,
      lineLabel: t('productionOptimization.confidenceInLine'),
    },
    limit: {
      value: ({ limitingConstraint }) => limitingConstraint ?? t('productionOptimization.noLimit'),
      groupable: true,
    },
    expires: timeColumn(formats, rows, ({ expiresAt }) => expiresAt),
  });
}
