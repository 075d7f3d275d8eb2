import type { TrackedFrequencyChange } from '@cnx/api';
import {
  Card,
  ChartTableToggle,
  DataTable,
  DumbbellChart,
  EmptyState,
  Histogram,
  Link,
  SegmentedControl,
  Stack,
  styled,
  Text,
  type DataColumn,
} from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useMemo, useRef, useState } from 'react';
import { ChartFile } from '../../insight/ChartFile.tsx';
import { InsightSkeleton, LastGood } from '../../insight/InsightStates.tsx';
import type { InsightView } from '../../insight/insight-view.ts';
import { unshownCard } from '../../insight/unshown-card.tsx';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { unknownValue } from '../../quantities.ts';
import { rowHrefAtom } from '../../state/area-choice.atoms.ts';
import type { DayWindow } from '../../state/shared-data.atoms.ts';
import { settingText } from './advice-row.ts';
import { optimizationFailures } from './optimization-dashboard.atoms.ts';
import { aimOf, attainedShares, gainOf, trackedTakeaway } from './optimization-dashboard.ts';
import { outcomesText } from './step-outcomes.ts';
import { StepDialog, stepOfFrequency } from './StepDialog.tsx';
import { effectText, StepVerdict, verdictOf } from './step-result.tsx';

const chartHeight = 240;
/** Steps that the chart has room for. */
const maxSteps = 12;
/** About how many bins the attained shares stand in: of a few dozen steps, some in each. */
const attainmentBins = 12;

const charts = ['frequency', 'oil', 'attainment'] as const;
type Shown = (typeof charts)[number];

/** The chart and the table of all steps, side by side where there is room for both. */
const Parts = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  alignItems: 'start',
  '@large': { gridTemplateColumns: 'minmax(300px, 1fr) minmax(0, 1180px)' },
});
const Charts = styled('div', { column: '$3', minWidth: 0 });

/** Props of {@link TrackedSteps}. */
export interface TrackedStepsProps {
  view: InsightView<readonly TrackedFrequencyChange[]>;
  window: DayWindow | null;
}

/** What came of the steps of the window: from where to where, before and after, and how much of what was expected. */
export function TrackedSteps({ view, window }: TrackedStepsProps) {
  const formats = useFormats();
  const { t } = formats;
  const [shown, show] = useState<Shown>('oil');
  const [asTable, setAsTable] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const title = t('optimization.tracked.title');
  if (view.status !== 'shown')
    return unshownCard({
      title,
      failure: optimizationFailures.trackedFrequencyChangeInfo,
      view,
      shape: <InsightSkeleton chartHeight={chartHeight} />,
      takeawayLines: 1,
    });
  const { body: rows, error, retry, meta } = view;
  if (rows.length === 0)
    return (
      <Card title={title}>
        <EmptyState title={t('optimization.tracked.none')} description={t('optimization.tracked.noneText')} />
      </Card>
    );
  return (
    <Card
      title={title}
      takeaway={outcomesText(trackedTakeaway(rows), formats)}
      loading={view.outdated}
      actions={
        <>
          {!asTable && (
            <ChartFile area="optimizationDashboard" window={window} asOf={meta.asOf} charts={content} />
          )}
          <ChartTableToggle asTable={asTable} onAsTableChange={setAsTable} />
        </>
      }
    >
      {error && (
        <LastGood failure={optimizationFailures.trackedFrequencyChangeInfo} error={error} onRetry={retry} />
      )}
      <Parts>
        <Charts ref={content}>
          <SegmentedControl
            label={t('optimization.tracked.choice')}
            size="sm"
            value={shown}
            onValueChange={show}
            items={charts.map((value) => ({ value, label: t(`optimization.tracked.${value}`) }))}
          />
          <StepChart rows={rows} shown={shown} asTable={asTable} />
        </Charts>
        <StepTable rows={rows} />
      </Parts>
    </Card>
  );
}

interface StepChartProps {
  rows: readonly TrackedFrequencyChange[];
  shown: Shown;
  asTable: boolean;
}

function StepChart({ rows, shown, asTable }: StepChartProps) {
  const { t, quantities, dates } = useFormats();
  const ofOil = shown === 'oil';
  const shownRows = useMemo(
    () =>
      // A step that still settles has a before alone: nothing to compare. Wells of any rate share one axis: each is its own 100 %.
      rows.filter((row) => !ofOil || (gainOf(row) !== null && row.before.oil !== null && row.before.oil > 0)),
    [rows, ofOil],
  );
  const items = useMemo(
    () =>
      shownRows.slice(0, maxSteps).map((row) => {
        const name = `${row.well.name} ${dates.shortDay(row.at.slice(0, 10))}`;
        return {
          id: row.changeId,
          // A change that the days do not separate from noise is no result: it says so.
          label:
            ofOil && row.verdict === 'inconclusive' ? `${name} (${t('optimization.tracked.unclear')})` : name,
          before: ofOil ? 100 : row.fromHz,
          after: ofOil ? 100 + (100 * gainOf(row)!) / row.before.oil! : row.toHz,
          // What the days leave possible of the change.
          ...(ofOil &&
            row.effect && {
              low: 100 + (100 * row.effect.low) / row.before.oil!,
              high: 100 + (100 * row.effect.high) / row.before.oil!,
            }),
        };
      }),
    [shownRows, ofOil, dates, t],
  );
  const attained = useMemo(() => attainedShares(rows), [rows]);
  if (shown === 'attainment' && attained.length === 0)
    return <EmptyState title={t('optimization.tracked.settling', { count: rows.length })} />;
  if (shown === 'attainment')
    return (
      <Stack gap="1">
        <Histogram
          title={t('optimization.tracked.attainment')}
          titleHidden
          values={attained}
          axisTitle={t('optimization.tracked.attainmentAxis')}
          bins={attainmentBins}
          digits={0}
          height={chartHeight}
          asTable={asTable}
        />
        <Text size="caption" emphasis="quiet">
          {t('optimization.tracked.attainmentOf', { part: attained.length, count: rows.length })}
        </Text>
      </Stack>
    );
  if (items.length === 0)
    return <EmptyState title={t('optimization.tracked.settling', { count: rows.length })} />;
  const unit = ofOil ? '%' : quantities.unit('frequency');
  return (
    <Stack gap="1">
      <DumbbellChart
        title={t(`optimization.tracked.${shown}`)}
        titleHidden
        items={items}
        unit={unit}
        axisTitle={
          ofOil ? t('optimization.tracked.oilAxis') : `${t('optimization.tracked.frequencyAxis')}, ${unit}`
        }
        labels={{ item: t('optimization.column.well') }}
        digits={1}
        asTable={asTable}
      />
      {shownRows.length > items.length && (
        <Text size="caption" emphasis="quiet">
          {t('optimization.tracked.newest', { part: items.length, count: shownRows.length })}
        </Text>
      )}
    </Stack>
  );
}

function StepTable({ rows }: Pick<StepChartProps, 'rows'>) {
  const formats = useFormats();
  const { t } = formats;
  const hrefOf = useAtomValue(rowHrefAtom);
  const columns = useMemo(() => stepColumns(formats, hrefOf), [formats, hrefOf]);
  const [opened, open] = useState<TrackedFrequencyChange | null>(null);
  return (
    <Stack gap="1">
      <StepDialog step={opened && stepOfFrequency(opened, formats)} onClose={() => open(null)} />
      <DataTable
        label={t('optimization.tracked.title')}
        columns={columns}
        rows={rows}
        rowId={({ changeId }) => changeId}
        onSelect={open}
        lineColumns={['gain', 'setting', 'attainment', 'verdict']}
      />
      <Text size="small" emphasis="quiet">
        {t('optimization.tracked.rule')}
      </Text>
    </Stack>
  );
}

function stepColumns(
  formats: Formats,
  hrefOf: (id: string, choice: 'advice') => string,
): readonly DataColumn<TrackedFrequencyChange>[] {
  const { t, quantities, dates } = formats;
  const label = (
    name:
      | 'well'
      | 'made'
      | 'setting'
      | 'aim'
      | 'advised'
      | 'expected'
      | 'gain'
      | 'attainment'
      | 'verdict'
      | 'besides',
  ) => t(`optimization.tracked.column.${name}`);
  const oil = (name: 'expected' | 'gain', value: (row: TrackedFrequencyChange) => number | null) => ({
    id: name,
    label: label(name),
    unit: quantities.unit('liquidRate'),
    kind: 'number' as const,
    value: (row: TrackedFrequencyChange) => quantities.convert('liquidRate', value(row)),
    cell: (row: TrackedFrequencyChange) =>
      quantities.number('liquidRate', value(row), { digits: 1, signed: true }),
    width: 76,
  });
  const advisedText = ({ advised, againstRails }: TrackedFrequencyChange) =>
    againstRails
      ? t('optimization.tracked.againstRails')
      : advised
        ? t('optimization.tracked.wasAdvised')
        : unknownValue;
  return [
    { id: 'well', label: label('well'), value: ({ well }) => well.name, width: 96 },
    { id: 'made', label: label('made'), value: ({ at }) => dates.shortDay(at.slice(0, 10)), width: 72 },
    {
      id: 'setting',
      label: label('setting'),
      align: 'end',
      value: (row) => settingText(row, formats),
      width: 128,
    },
    {
      id: 'aim',
      label: label('aim'),
      value: (row) => t(`optimization.tracked.aim.${aimOf(row)}`),
      width: 96,
    },
    {
      id: 'advised',
      label: label('advised'),
      value: advisedText,
      cell: (row) =>
        row.advised && row.adviceId ? (
          <Link href={hrefOf(row.adviceId, 'advice')}>{advisedText(row)}</Link>
        ) : (
          advisedText(row)
        ),
      wrap: true,
      width: 104,
    },
    oil('expected', ({ expectedOil }) => expectedOil),
    {
      ...oil('gain', gainOf),
      cell: (row) => effectText(row, formats),
      wrap: true,
      width: 128,
    },
    {
      id: 'attainment',
      label: label('attainment'),
      unit: '%',
      kind: 'number',
      value: ({ attainmentPct }) => attainmentPct,
      digits: 0,
      width: 84,
    },
    {
      id: 'verdict',
      label: label('verdict'),
      value: (row) => verdictOf(row, formats).text,
      cell: (row) => <StepVerdict step={row} formats={formats} />,
      // As wide as its longest state with the spacing that a user may set (WCAG 1.4.12).
      width: 188,
    },
    {
      id: 'besides',
      label: label('besides'),
      value: ({ confounders, inQuestion }) =>
        [
          ...(inQuestion == null ? [] : [t(`optimization.tracked.question.${inQuestion}`)]),
          ...confounders.map((one) => t(`optimization.confounder.${one}`)),
        ].join(', ') || unknownValue,
      minWidth: 120,
      wrap: true,
    },
  ];
}
