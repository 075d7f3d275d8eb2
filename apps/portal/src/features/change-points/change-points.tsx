import type { ChangePoint, DailyProduction } from '@cnx/api';
import { Select, Skeleton, Stack, Text, type TrendSeries } from '@cnx/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useMemo, useState } from 'react';
import {
  LazyChangeException,
  LazyChangeHistory,
  LazySensitivityChoice,
  LazyVerdictActions,
} from '../../decisions/LazyVerdicts.tsx';
import { chartLine } from '../../insight/chart-line.ts';
import { AddNote } from '../../insight/annotations/AddNote.tsx';
import { noteEvents } from '../../insight/annotations/annotations.ts';
import { NoteList } from '../../insight/annotations/NoteList.tsx';
import type { AttentionItem } from '../../insight/attention.ts';
import { rowsParts, type EvidenceProps, type InsightDefinition } from '../../insight/insight-definition.ts';
import { TopRows } from '../../insight/TopRows.tsx';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import { viewOf, type FailureKey } from '../../insight/insight-view.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { chartEvents } from '../../insight/well-events.ts';
import { WindowChart } from '../../insight/WindowChart.tsx';
import { dayMs, digitsFor } from '../../quantities.ts';
import { openRowAtom } from '../../state/area-choice.atoms.ts';
import { filtersAtom } from '../../state/filters.atoms.ts';
import {
  allChangePointsAtom,
  changePointsViewAtom,
  chosenChangeIdAtom,
  openChangeNotesAtom,
  openChangeWellAtom,
  type ChangePointsBody,
} from './change-points.atoms.ts';
import { allColumns, facts, topColumns } from './change-points.columns.tsx';
import {
  changeTakeaway,
  chartBands,
  newestFirst,
  changedProduct,
  rateEffect,
  quantityOfVariable,
  rankChanges,
  unexplainedChanges,
  unexplainedDrops,
  wellTrend,
} from './change-points.ts';

const failure: FailureKey = 'portal:failures.changeDetectionStatistics';
const chartHeight = 220;
/** On the area's own page. */
const largeHeight = 320;

const parts = rowsParts(['all', 'unexplained', 'drops'], (rows: readonly ChangePoint[], { t }) => ({
  all: { label: t('insight.all'), rows },
  unexplained: { label: t('changePoints.unexplained'), rows: unexplainedChanges(rows) },
  drops: { label: t('changePoints.drops'), rows: unexplainedDrops(rows) },
}));

/**
 * Change Points: how many drops nothing explains, the largest of them drawn, what all of them come to, and the rows that
 * ask most for attention.
 */
export const changePoints: InsightDefinition<ChangePointsBody, ChangePointsBody['statistics'], ChangePoint> =
  {
    area: 'changePoints',
    failure,
    span: 8,
    card: {
      viewAtom: changePointsViewAtom,
      takeaway,
      attention,
      source: ({ statistics: { method, wellsStale } }, { t }) => {
        const found = t('changePoints.method', { count: method.minSegmentDays });
        return wellsStale > 0 ? `${found} · ${t('changePoints.stale', { count: wellsStale })}` : found;
      },
      Actions: FoundSelect,
      absence: ({ statistics, changes }) => {
        const { kind } = changeTakeaway(statistics, changes);
        return kind === 'notComputed' ? kind : kind === 'silent' ? 'noData' : null;
      },
      chartHeight,
      charted: ({ changes }) => changes.length > 0,
      Evidence,
      Top,
    },
    rows: {
      resultAtom: allChangePointsAtom,
      noun: 'changes',
      columns: allColumns,
      rowId: ({ id }) => id,
      wellOf: ({ well }) => well,
      order: newestFirst,
      sort: { columnId: 'oil', direction: 'ascending' },
      hidden: ['field'],
      lineColumns: ['course', 'variable', 'day', 'status'],
      totalName: (rows, { t }) => {
        const product = changedProduct(rows);
        const { length: count } = rows.filter((change) => rateEffect(change, product) !== null);
        return product === 'gas'
          ? t('changePoints.netGasEffect', { count })
          : t('changePoints.netEffect', { count });
      },
      parts,
      details: { about, facts, Evidence: ChangeTrend, missing },
      Actions: DatedBySelect,
      TickedActions: LazyVerdictActions,
    },
  };

/** A lower sensitivity may no longer find the change that is open. */
function missing({ t }: Formats) {
  return { title: t('changePoints.missing'), text: t('changePoints.missingText') };
}

function about({ variable, well, changeDate }: ChangePoint, { t, dates }: Formats): string {
  return [t(`vocabulary.variable.${variable}`), dates.day(changeDate), well.fieldName].join(' · ');
}

/** On the dashboard, while the window takes the changes that were found in it; the area's page has it above its rows. */
function FoundSelect({ large }: { large: boolean }) {
  const { datedBy } = useAtomValue(filtersAtom);
  const isFound = datedBy === 'found';
  // It stays once it was there, so that a choice in it does not take the focus away.
  const [wasFound, setWasFound] = useState(isFound);
  if (isFound && !wasFound) setWasFound(true);
  return !large && wasFound ? <DatedBySelect /> : null;
}

/** Whether the window takes the changes that happened in it, or those found in it. */
function DatedBySelect() {
  const { t } = useFormats();
  const [{ datedBy }, setFilters] = useAtom(filtersAtom);
  return (
    <Select
      label={t('changePoints.datedBy')}
      labelBeside
      size="sm"
      value={datedBy}
      onValueChange={(chosen) => setFilters((filters) => ({ ...filters, datedBy: chosen }))}
      items={(['occurred', 'found'] as const).map((value) => ({ value, label: t(`changePoints.${value}`) }))}
    />
  );
}

function takeaway({ statistics, changes }: ChangePointsBody, { t, quantities }: Formats): string {
  const result = changeTakeaway(statistics, changes);
  switch (result.kind) {
    case 'noWells':
      return t('changePoints.takeaway.noWells');
    case 'steady':
      return [
        t('changePoints.takeaway.steady', { count: result.wells }),
        result.silent > 0 && t('changePoints.takeaway.others', { count: result.silent }),
      ]
        .filter(Boolean)
        .join(' ');
    case 'notComputed':
      return t('changePoints.takeaway.notComputed');
    case 'silent':
      return t('changePoints.takeaway.silent', { count: result.wells });
    case 'drops':
      return t('changePoints.takeaway.drops', {
        count: result.count,
        effect: quantities.text('liquidRate', result.effect),
        well: result.largest.well.name,
      });
    case 'noDrops':
      return t('changePoints.takeaway.noDrops', {
        count: result.count,
        unexplained: quantities.count(result.unexplained),
      });
    case 'counted':
      return t('changePoints.takeaway.counted', {
        count: result.count,
        unexplained: quantities.count(result.unexplained),
        effect: quantities.text('liquidRate', result.netOilEffect, { signed: true }),
      });
  }
}

/** Wells that are named where several are meant. */
const namedWells = 3;

/** A change of the mean is statistical: it warns, and never stands above a well that is down. */
function attention(
  { statistics, changes }: ChangePointsBody,
  { t, quantities }: Formats,
): readonly AttentionItem[] {
  const result = changeTakeaway(statistics, changes);
  if (result.kind !== 'drops') return [];
  const { count, effect } = result;
  const named = rankChanges(changes)
    .slice(0, Math.min(count, namedWells))
    .map(({ well, delta }) => `${well.name} ${quantities.number('liquidRate', delta, { digits: 1 })}`);
  return [
    {
      id: 'drops',
      tone: 'warning',
      state: t('changePoints.attention.state'),
      text: t('changePoints.attention.drops', { count, wells: named.join(', ') }),
      amount: quantities.text('liquidRate', effect),
      oil: effect,
    },
  ];
}

function Evidence({ body, asTable, large }: EvidenceProps<ChangePointsBody>) {
  const { statistics, changes, shown, series, notes } = body;
  const { t, quantities } = useFormats();
  return (
    <>
      {shown && (
        <ShownChange
          change={shown}
          series={series}
          notes={notes}
          asTable={asTable}
          height={large ? largeHeight : chartHeight}
        />
      )}
      {shown && large && <LazyChangeException change={shown} />}
      <Stack direction="row" gap="2" justify="space-between" wrap>
        <Text size="small" emphasis="quiet" figures>
          {[
            t('changePoints.counts', {
              total: quantities.count(statistics.total),
              recent: quantities.count(statistics.newThisWeek),
            }),
            changedProduct(changes) === 'oil' &&
              t('changePoints.netOil', {
                effect: quantities.text('liquidRate', statistics.netOilEffect, { signed: true }),
              }),
          ]
            .filter(Boolean)
            .join(' · ')}
          {statistics.provisional > 0 && ` · ${t('changePoints.alarms', { count: statistics.provisional })}`}
        </Text>
        {shown && <AddNote well={shown.well} day={shown.changeDate} />}
      </Stack>
    </>
  );
}

function Top({ body: { changes, shown } }: { body: ChangePointsBody }) {
  const choose = useSetAtom(chosenChangeIdAtom);
  const ranked = useMemo(() => rankChanges(changes), [changes]);
  const columns = useCallback(
    (formats: Formats, rows: readonly ChangePoint[]) => topColumns(formats, changes, rows),
    [changes],
  );
  return (
    <TopRows
      area="changePoints"
      columns={columns}
      rows={ranked}
      rowId={({ id }) => id}
      wellOf={({ well }) => well}
      currentId={shown?.id}
      onSelect={({ id }) => choose(id)}
    />
  );
}

/**
 * The trend around the change whose details are open, what can be decided on it and what was, and how its well is searched. A decision closes them: its message
 * offers to undo it, and could not be pressed behind them.
 */
function ChangeTrend({ row }: { row: ChangePoint }) {
  const series = viewOf(useAtomValue(openChangeWellAtom));
  const notes = viewOf(useAtomValue(openChangeNotesAtom));
  const open = useSetAtom(openRowAtom);
  return (
    <Stack gap="6">
      <LazyVerdictActions rows={[row]} onDone={() => open(null)} />
      <LazyChangeException change={row} />
      <ShownChange change={row} series={series} notes={notes} asTable={false} height={chartHeight} />
      <LazyChangeHistory change={row} />
      <LazySensitivityChoice well={row.well} />
      <NoteList well={row.well} day={row.changeDate} view={notes} />
    </Stack>
  );
}

interface ShownChangeProps extends Pick<ChangePointsBody, 'series' | 'notes'> {
  change: ChangePoint;
  asTable: boolean;
  /** Of the chart, px. */
  height: number;
}

function ShownChange({ series, ...chart }: ShownChangeProps) {
  const { change, height } = chart;
  if (series.status === 'shown' && series.body.well.id === change.well.id) {
    return <ChangeChart {...chart} production={series.body} />;
  }
  return (
    <div style={{ minHeight: height + chartLine }}>
      {series.status === 'failed' ? (
        <InsightFailure failure={failure} view={series} />
      ) : (
        <Skeleton shape="block" height={height + chartLine} />
      )}
    </div>
  );
}

interface ChangeChartProps extends Omit<ShownChangeProps, 'series'> {
  production: DailyProduction;
}

/** A well's rate with the means between its change points, the change, the events that may have caused it, and notes. */
function ChangeChart({ change, production, notes, asTable, height }: ChangeChartProps) {
  const formats = useFormats();
  const { t, quantities, dates } = formats;
  const trend = useMemo(() => wellTrend(production, change, quantities), [production, change, quantities]);
  const name = t(`vocabulary.variable.${trend.variable}`);
  const unit = quantities.unit(quantityOfVariable(trend.variable));
  const series = useMemo<TrendSeries[]>(
    () => [{ id: 'rate', label: name, unit, values: trend.values, digits: digitsFor(...trend.values) }],
    [name, unit, trend],
  );
  const means = useMemo(
    () =>
      trend.steps.map(({ from, to, mean }) => ({
        seriesId: 'rate',
        from,
        // A mean holds to the end of its last day.
        to: to + dayMs,
        value: mean,
        digits: quantityOfVariable(trend.variable) === 'gasOilRatio' ? 0 : 1,
      })),
    [trend],
  );
  return (
    <WindowChart
      title={t('changePoints.chart', {
        variable: name,
        well: change.well.name,
        day: dates.day(change.changeDate),
      })}
      titleHidden
      times={trend.times}
      series={series}
      axes={{ left: { title: t('changePoints.axis', { variable: name, well: change.well.name, unit }) } }}
      means={means}
      events={[
        ...chartEvents(production, formats),
        ...(notes.status === 'shown' ? noteEvents(notes.body, formats) : []),
      ]}
      bands={chartBands(change, production, formats)}
      height={height}
      asTable={asTable}
    />
  );
}
