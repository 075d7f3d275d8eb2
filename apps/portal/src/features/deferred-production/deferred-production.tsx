import type { DeferredProduction } from '@cnx/api';
import { DataTable, SegmentedControl, Select, Tabs, Text, type BarSeries, type TrendSeries } from '@cnx/ui';
import { atom, useAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { BarChart, TrendChart } from '../../insight/LazyCharts.tsx';
import type { EvidenceProps, InsightDefinition, RowsPart } from '../../insight/insight-definition.ts';
import { TopRows } from '../../insight/InsightRows.tsx';
import { InsightFailure, RowsSkeleton } from '../../insight/InsightStates.tsx';
import type { FailureKey } from '../../insight/insight-view.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { dayTime } from '../../quantities.ts';
import { potentialMethodAtom, potentialMethods } from '../../state/potential-method.atoms.ts';
import {
  allDeferredAtom,
  deferralLevelAtom,
  deferralLevels,
  deferralViewAtom,
  type DeferralBody,
} from './deferred-production.atoms.ts';
import { allColumns, facts, topColumns } from './deferred-production.columns.tsx';
import {
  dailyDeferral,
  deferralByEntity,
  deferralTakeaway,
  deferralTotals,
  isCause,
  reasonShares,
  reasonText,
  type DeferralDay,
} from './deferred-production.ts';

type Rows = readonly DeferredProduction[];

const failure: FailureKey = 'portal:failures.deferredProduction';
/** Height of either chart in px. */
const chartHeight = 220;
/** The same on the area's own page. */
const largeHeight = 300;
/** Fields that end with the rows of the card beside it. */
const maxFields = 6;
/** Causes that the Pareto chart names, beside what has none. */
const maxReasons = 6;

/**
 * Deferred Production: what was lost and mostly why, potential against actual or losses by reason, and where. Its key
 * figure is the oil deferred in the window; the comparison comes when the rows of the window before have come.
 */
export const deferredProduction: InsightDefinition<
  DeferralBody,
  { rows: Rows; before: Rows | null },
  DeferredProduction
> = {
  area: 'deferredProduction',
  failure,
  span: 7,
  card: {
    viewAtom: deferralViewAtom,
    takeaway,
    source,
    incomplete: ({ outOf }) => outOf !== null,
    chartHeight,
    absence: ({ rows }) => {
      const { kind } = deferralTakeaway(rows);
      return kind === 'noRows' ? 'noData' : kind === 'noPotential' ? 'notComputed' : null;
    },
    charted: ({ rows }) => rows.length > 0,
    Evidence,
    Top,
  },
  rows: {
    resultAtom: allDeferredAtom,
    absenceAtom: atom(() => 'noData' as const),
    columns: allColumns,
    rowId: ({ period, entity }) => `${period} ${entity.id}`,
    sort: { columnId: 'deferred', direction: 'descending' },
    lineColumns: ['deferred', 'period', 'reason'],
    parts,
    details: { about, facts, Evidence: Reasons },
    Actions: LevelSelect,
  },
};

function takeaway({ rows }: DeferralBody, formats: Formats): string {
  const { t, quantities } = formats;
  const result = deferralTakeaway(rows);
  if (result.kind === 'noRows') return t('deferredProduction.takeaway.noRows');
  if (result.kind === 'noPotential') return t('deferredProduction.takeaway.noPotential');
  const { potential, actual, deferred, deferredPct, planned, underperformance } = result.totals;
  if (result.kind === 'noLoss') {
    return t('deferredProduction.takeaway.noLoss', {
      actual: quantities.text('liquidVolume', actual),
      potential: quantities.text('liquidVolume', potential),
    });
  }
  const values = {
    deferred: quantities.text('liquidVolume', deferred),
    share: quantities.text('share', deferredPct, { digits: 1 }),
    planned: quantities.text('share', (planned / deferred) * 100, { digits: 0 }),
    without: quantities.text('share', (underperformance / deferred) * 100, { digits: 0 }),
  };
  return result.knownCause
    ? t('deferredProduction.takeaway.loss', { ...values, reason: reasonText(result.knownCause, formats) })
    : t('deferredProduction.takeaway.lossUnnamed', values);
}

function source({ rows, outOf }: DeferralBody, { t, quantities }: Formats): string | undefined {
  if (outOf !== null) {
    return t('insight.incomplete', { shown: quantities.count(rows.length), total: quantities.count(outOf) });
  }
  const [newest] = rows;
  return (
    newest &&
    (newest.potentialMethod && newest.potentialVersion
      ? t('deferredProduction.potentialByRule', {
          method: t(`deferredProduction.methods.${newest.potentialMethod}.text`),
          version: newest.potentialVersion,
        })
      : t('deferredProduction.potentialBy', {
          method: t(`vocabulary.estimation.${newest.estimationMethod}`),
        }))
  );
}

/** All rows, those whose largest loss has the reason that cost most of all, and those whose loss was in no plan. */
function parts(rows: Rows, formats: Formats): readonly RowsPart<DeferredProduction>[] {
  const { t } = formats;
  const [main] = reasonShares(rows);
  return [
    { id: 'all', label: t('insight.all'), rows },
    ...(main
      ? [
          {
            id: 'mainReason',
            label: reasonText(main, formats),
            rows: rows.filter(({ reasonCode }) => reasonCode === main.reasonCode),
          },
        ]
      : []),
    {
      id: 'planned',
      label: t('deferredProduction.withPlanned'),
      rows: rows.filter(({ planned }) => planned > 0),
    },
  ];
}

function about({ period, entity }: DeferredProduction, { t, dates }: Formats): string {
  return [t(`vocabulary.level.${entity.level}`), dates.day(period)].join(' · ');
}

function Evidence({ body: { rows }, asTable, large }: EvidenceProps<DeferralBody>) {
  const { t, quantities, dates } = useFormats();
  const [chart, setChart] = useState<'overTime' | 'byReason'>('overTime');
  const { efficiencyPct, abovePotential, underperformance } = deferralTotals(rows);
  const daily = useMemo(() => dailyDeferral(rows), [rows]);
  const height = large ? largeHeight : chartHeight;
  return (
    <>
      <Tabs
        label={t('deferredProduction.view')}
        value={chart}
        onValueChange={setChart}
        actions={rows[0]?.potentialMethod && <PotentialMethodChoice />}
        items={[
          {
            value: 'overTime',
            label: t('deferredProduction.overTime'),
            content: <DeferralOverTime days={daily.days} asTable={asTable} height={height} />,
          },
          {
            value: 'byReason',
            label: t('deferredProduction.byReason'),
            content: <DeferralByReason rows={rows} asTable={asTable} height={height} />,
          },
        ]}
      />
      <Text size="small" emphasis="quiet" figures>
        {[
          ...daily.late.map(({ day, wellsReported, wellsExpected }) =>
            t('deferredProduction.late', {
              count: wellsReported,
              day: dates.shortDay(day),
              reported: quantities.count(wellsReported),
              expected: quantities.count(wellsExpected),
            }),
          ),
          t('deferredProduction.efficiency', {
            share: quantities.text('share', efficiencyPct, { digits: 1 }),
          }),
          t('deferredProduction.withoutCause', {
            volume: quantities.text('liquidVolume', underperformance),
          }),
          t('deferredProduction.above', { volume: quantities.text('liquidVolume', abovePotential) }),
        ].join(' · ')}
      </Text>
    </>
  );
}

function Top({ body: { fields } }: { body: DeferralBody }) {
  if (fields.status === 'loading') return <RowsSkeleton />;
  if (fields.status === 'failed') return <InsightFailure failure={failure} view={fields} />;
  return (
    <TopRows
      area="deferredProduction"
      columns={topColumns}
      rows={deferralByEntity(fields.body)}
      rowId={({ entity }) => entity.id}
      count={maxFields}
      titled
    />
  );
}

interface DeferralOverTimeProps {
  days: readonly DeferralDay[];
  asTable: boolean;
  height: number;
}

/** What could have been produced and what was, day by day; what lies between is lost. */
function DeferralOverTime({ days, asTable, height }: DeferralOverTimeProps) {
  const { t, quantities } = useFormats();
  const unit = quantities.unit('liquidRate');
  const { times, series, pair } = useMemo(() => {
    const line = (id: 'potential' | 'actual'): TrendSeries => ({
      id,
      label: t(`deferredProduction.${id}`),
      unit,
      digits: 0,
      values: days.map((day) => quantities.convert('liquidRate', day[id])),
    });
    return {
      times: days.map(({ day }) => dayTime(day)),
      series: [line('potential'), line('actual')],
      pair: { potentialId: 'potential', actualId: 'actual', label: t('deferredProduction.lost') },
    };
  }, [days, quantities, t, unit]);
  return (
    <TrendChart
      title={t('deferredProduction.chart')}
      titleHidden
      times={times}
      series={series}
      axes={{ left: { title: `${t('deferredProduction.oilPerDay')}, ${unit}` } }}
      pair={pair}
      height={height}
      asTable={asTable}
    />
  );
}

interface DeferralByReasonProps {
  rows: Rows;
  asTable: boolean;
  height: number;
}

/** Losses by reason, the largest first; each name says how much of all losses it and the larger ones make up. */
function DeferralByReason({ rows, asTable, height }: DeferralByReasonProps) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const unit = quantities.unit('liquidVolume');
  const { items, series } = useMemo(() => {
    const shares = reasonShares(rows);
    const named = [
      ...shares.filter(isCause).slice(0, maxReasons),
      ...shares.filter((share) => !isCause(share)),
    ];
    const bars = (
      id: 'planned' | 'unplanned',
      volumeOf: (share: (typeof named)[number]) => number,
    ): BarSeries => ({
      id,
      label: t(`deferredProduction.${id}`),
      values: named.map((share) => quantities.convert('liquidVolume', volumeOf(share))),
    });
    return {
      items: named.map((share) => ({
        id: share.reasonCode,
        label: `${reasonText(share, formats)} · ${quantities.text('share', share.cumulativePct, { digits: 0 })}`,
      })),
      series: [
        bars('unplanned', ({ deferred, planned }) => deferred - planned),
        bars('planned', ({ planned }) => planned),
      ],
    };
  }, [rows, formats, quantities, t]);
  return (
    <BarChart
      title={t('deferredProduction.pareto')}
      titleHidden
      items={items}
      series={series}
      axisTitle={`${t('deferredProduction.deferred')}, ${unit} · ${t('deferredProduction.cumulative')}, %`}
      unit={unit}
      labels={{ item: t('deferredProduction.reason') }}
      orientation="horizontal"
      arrangement="stacked"
      highlightedId={items[0]?.id ?? null}
      height={height}
      asTable={asTable}
    />
  );
}

/** By which potential losses are judged, here and in the tiles above. */
function PotentialMethodChoice() {
  const { t } = useFormats();
  const [method, setMethod] = useAtom(potentialMethodAtom);
  return (
    <SegmentedControl
      label={t('deferredProduction.method')}
      size="sm"
      value={method}
      onValueChange={setMethod}
      items={potentialMethods.map((value) => ({
        value,
        label: t(`deferredProduction.methods.${value}.label`),
        hint: t(`deferredProduction.methods.${value}.text`),
      }))}
    />
  );
}

/** The level of all rows. */
function LevelSelect() {
  const { t } = useFormats();
  const [level, setLevel] = useAtom(deferralLevelAtom);
  return (
    <Select
      label={t('deferredProduction.level')}
      labelHidden
      value={level}
      onValueChange={setLevel}
      items={deferralLevels.map((value) => ({ value, label: t(`vocabulary.level.${value}`) }))}
    />
  );
}

/** What a row's loss is made of, the largest first. */
function Reasons({ row: { reasons } }: { row: DeferredProduction }) {
  const formats = useFormats();
  const { t, quantities } = formats;
  if (reasons.length === 0) return null;
  const items = [...reasons]
    .sort((a, b) => b.deferred - a.deferred)
    .map((reason) => ({ reason, planned: reason.kind === 'planned' }));
  return (
    <DataTable
      label={t('deferredProduction.reason')}
      compact
      rows={items}
      rowId={({ reason, planned }) => `${reason.reasonCode} ${reason.choke} ${String(planned)}`}
      columns={[
        {
          id: 'reason',
          label: t('deferredProduction.reason'),
          value: ({ reason, planned }) =>
            planned
              ? `${reasonText(reason, formats)}, ${t('deferredProduction.planned')}`
              : reasonText(reason, formats),
          sortable: false,
        },
        {
          id: 'deferred',
          label: t('deferredProduction.deferred'),
          unit: quantities.unit('liquidVolume'),
          kind: 'number',
          digits: 1,
          value: ({ reason }) => quantities.convert('liquidVolume', reason.deferred),
          sortable: false,
        },
      ]}
    />
  );
}
