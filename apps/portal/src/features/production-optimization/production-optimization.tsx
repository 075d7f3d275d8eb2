import type { OptimizationOpportunity, ProductionOptimization } from '@cnx/api';
import { Link, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { optimizationDashboard } from '../../addresses.ts';
import { BarChart } from '../../insight/LazyCharts.tsx';
import type { AttentionItem } from '../../insight/attention.ts';
import { adviceKindsText, leastSaidOil } from '../../insight/advice-kinds.ts';
import { rowsParts, type EvidenceProps, type InsightDefinition } from '../../insight/insight-definition.ts';
import { TopRows } from '../../insight/TopRows.tsx';
import { hasWindowBefore } from '../../insight/key-figure.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { digitsFor, windowDays } from '../../quantities.ts';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import {
  adviceHrefAtom,
  bestOpportunitiesAtom,
  noEngineAtom,
  optimizationViewAtom,
} from './production-optimization.atoms.ts';
import { allColumns, changeText, topColumns, totalName } from './production-optimization.columns.tsx';
import {
  gainOf,
  opportunityTakeaway,
  rankOpportunities,
  type AdvisedOpportunity,
} from './production-optimization.ts';

/** Bars that a narrow card has room for: one for each of its rows. */
const maxBars = 5;
/** Bars of the area's own page. */
const maxLargeBars = 12;

const parts = rowsParts(['all', 'gains'], (rows: readonly AdvisedOpportunity[], { t }) => ({
  all: { label: t('insight.all'), rows },
  gains: {
    label: t('productionOptimization.gains'),
    rows: rows.filter((row) => gainOf(row).oil > 0),
  },
}));

/**
 * Production Optimization: what the open opportunities promise, the best of them ranked, and how far earlier ones came.
 * Its key figure is the oil that the open opportunities promise; its rows are the best ones, as many as the server names.
 */
export const productionOptimization: InsightDefinition<
  ProductionOptimization,
  ProductionOptimization,
  AdvisedOpportunity
> = {
  area: 'productionOptimization',
  failure: 'portal:failures.productionOptimization',
  span: 4,
  card: {
    viewAtom: optimizationViewAtom,
    takeaway,
    attention,
    absence: ({ computed }) => (computed ? null : 'notComputed'),
    // That nothing is proved yet is said by the tally of advice.
    source: ({ computed, realisedOilGainMtd }, { t, quantities }) =>
      computed && realisedOilGainMtd !== 0
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
            // Before the first advice there was none to compare with: what it begins at is no rise.
            previous:
              hasWindowBefore(meta, previousWindow) && previousWindow.potentialOilGain > 0
                ? previousWindow.potentialOilGain
                : null,
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
    wellOf: ({ well }) => well,
    order: rankOpportunities,
    sort: { columnId: 'oil', direction: 'descending' },
    hidden: ['liquid'],
    lineColumns: ['oil', 'action', 'setting', 'expires'],
    totalName,
    parts,
    details: { about, facts: () => [], Evidence: ToAdvice },
    absenceAtom: noEngineAtom,
    extent: (counts, { t }) => t('productionOptimization.best', counts),
  },
};

/** What limits the gain that the takeaway names, in sentences; empty where nothing is open. */
export function gainCaveats(info: ProductionOptimization, { t, quantities }: Formats): string {
  const result = opportunityTakeaway(info);
  if (result.kind !== 'open') return '';
  const counted = quantities.text('liquidRate', result.counted);
  return [
    result.counted >= leastSaidOil && t('productionOptimization.caveats.counted', { counted }),
    (info.nothingLeft ?? 0) > 0 &&
      t('optimization.nothingLeft', {
        count: info.nothingLeft,
        gross: quantities.text('liquidRate', info.nothingLeftGross ?? null, { digits: 1 }),
      }),
    // A sum over wells says nothing of what their separators can take.
    t('productionOptimization.caveats.unchecked'),
  ]
    .filter(Boolean)
    .join(' ');
}

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

function about({ kind, well }: OptimizationOpportunity, formats: Formats): string {
  return [changeText(kind, formats), well.fieldName].join(' · ');
}

/** The way to the panel of the advice: its guard rails, what it rests on, and where it is decided on. */
function ToAdvice({ row: { advice } }: { row: AdvisedOpportunity }) {
  const { t } = useFormats();
  const hrefOf = useAtomValue(adviceHrefAtom);
  if (advice === undefined) return null;
  return (
    <Text size="small">
      <Link href={hrefOf(advice.id)}>{t('productionOptimization.toAdvice')}</Link>
    </Text>
  );
}

function Evidence({ body, asTable, large }: EvidenceProps<ProductionOptimization>) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const { top, funnel } = body;
  const caveats = gainCaveats(body, formats);
  return (
    <>
      <OpportunityChart top={top} asTable={asTable} large={large} />
      {caveats && (
        <Text size="small" emphasis="quiet" figures>
          {caveats}
        </Text>
      )}
      <Text size="small" emphasis="quiet" figures>
        {t(large ? 'productionOptimization.funnelOfWindow' : 'productionOptimization.funnel', {
          found: quantities.count(funnel.found),
          accepted: quantities.count(funnel.accepted),
          done: quantities.count(funnel.done),
          proved: quantities.count(funnel.proved),
        })}
        {(funnel.unaccepted ?? 0) > 0 &&
          ` · ${t('productionOptimization.unaccepted', { count: funnel.unaccepted })}`}
        <OpenByKind {...body} />
      </Text>
    </>
  );
}

/** How much of what is open is on pumps, where it can be decided on, and how much on chokes and lift gas. */
function OpenByKind({
  openOpportunities: open,
  openPumpOpportunities: pumps,
  openChokeOpportunities: chokes,
}: Pick<ProductionOptimization, 'openOpportunities' | 'openPumpOpportunities' | 'openChokeOpportunities'>) {
  const formats = useFormats();
  const search = useAtomValue(addressSearchAtom);
  if (pumps === null || open === 0) return null;
  return (
    <>
      {' · '}
      <Link href={optimizationDashboard(search)}>
        {formats.t('productionOptimization.openKinds', {
          kinds: adviceKindsText({ total: open, pumps, chokes }, formats),
        })}
      </Link>
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
      wellOf={({ well }) => well}
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
          values: best.map((row) => oil(gainOf(row).oil)),
          whiskers: best.map((row) => [oil(gainOf(row).low), oil(gainOf(row).high)] as const),
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
      height={56 + items.length * (large ? 28 : 21)}
      asTable={asTable}
    />
  );
}
