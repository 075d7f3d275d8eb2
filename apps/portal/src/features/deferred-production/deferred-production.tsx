import type { DeferredProduction } from '@cnx/api';
import { DataTable, Tabs, Text } from '@cnx/ui';
import { atom, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { ComparedFailure } from '../../insight/ComparedFailure.tsx';
import { rowsParts, type EvidenceProps, type InsightDefinition } from '../../insight/insight-definition.ts';
import { TopRows } from '../../insight/TopRows.tsx';
import { InsightFailure, RowsSkeleton } from '../../insight/InsightStates.tsx';
import type { FailureKey } from '../../insight/insight-view.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { shownProductOf } from '../../state/product.atoms.ts';
import {
  allDeferredAtom,
  deferralLevels,
  deferralOfReasonAtom,
  deferralViewAtom,
  sumsOf,
  type DeferralBody,
} from './deferred-production.atoms.ts';
import { belowOf } from './BelowLink.tsx';
import { PotentialMethodChoice, ProductChoice, RowsChoice } from './DeferralChoices.tsx';
import { LossRecodes } from './LossRecodes.tsx';
import { allColumns, facts, topColumns } from './deferred-production.columns.tsx';
import { DeferralByReason, DeferralOverTime } from './DeferralCharts.tsx';
import { DeferralCalendar, DeferralSteps } from './DeferralSteps.tsx';
import { StandingLosses } from './StandingLosses.tsx';
import { TimesToRestore } from './TimesToRestore.tsx';
import { WholeSum } from './WholeSum.tsx';
import { sameVolume, takeaway, volumeOf } from './deferral-takeaway.ts';
import { reasonText } from '../../insight/reason-text.ts';
import {
  adjustedOf,
  dailyDeferral,
  deferralTakeaway,
  deferralTotals,
  isSum,
  leftOutText,
  rowsNoun,
} from './deferred-production.ts';

type Rows = readonly DeferredProduction[];

const failure: FailureKey = 'portal:failures.deferredProduction';
/** Height of either chart in px. */
const chartHeight = 220;
/** The same on the area's own page. */
const largeHeight = 300;
/** Fields that end with the rows of the card beside it. */
const maxFields = 6;

/** All rows, those that lost something without a cause, and those that lost it to planned work. */
const parts = rowsParts(['all', 'noCause', 'planned'], (rows: Rows, { t }) => ({
  all: { label: t('insight.all'), rows },
  noCause: {
    label: t('deferredProduction.noCause'),
    rows: rows.filter(({ underperformance = 0 }) => underperformance > 0),
  },
  planned: {
    label: t('deferredProduction.withPlanned'),
    rows: rows.filter(({ planned }) => planned > 0),
  },
}));

/**
 * Deferred Production: what was lost and mostly why, potential against actual or losses by reason, and where. Its key
 * figure is what was deferred in the window; the comparison comes when the rows of the window before have come.
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
    noun: rowsNoun,
    columns: allColumns,
    rowId,
    wellOf: ({ entity }) => (entity.level === 'well' ? entity : null),
    sort: { columnId: 'deferred', direction: 'descending' },
    // The sentence above the rows has its sum.
    hidden: ['withoutPotential'],
    lineColumns: ['deferred', 'period', 'reason'],
    parts,
    levels: deferralLevels,
    details: { about, facts, Evidence: Losses },
    below: belowOf,
    Actions: RowsChoice,
  },
};

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

/** Days of an entity differ by their day; its sum is the only one. */
function rowId(row: DeferredProduction): string {
  return isSum(row) ? row.entity.id : `${row.period} ${row.entity.id}`;
}

function about({ firstDay, period, entity }: DeferredProduction, { t, dates }: Formats): string {
  const days = firstDay === undefined ? dates.day(period) : dates.days(firstDay, period);
  return [t(`vocabulary.level.${entity.level}`), days].join(' · ');
}

function Evidence({ body, asTable, large }: EvidenceProps<DeferralBody>) {
  const { rows, compared, products } = body;
  const sums = sumsOf(body);
  const formats = useFormats();
  const { t, quantities, dates } = formats;
  const [chart, setChart] = useState<'overTime' | 'byReason' | 'steps' | 'calendar' | 'restore' | 'standing'>(
    'overTime',
  );
  const showReason = useSetAtom(deferralOfReasonAtom);
  const { deferred, efficiencyPct, abovePotential, underperformance } = deferralTotals(sums);
  const adjusted = adjustedOf(sums);
  const product = shownProductOf(rows[0]?.product);
  const quantity = volumeOf(rows);
  const daily = useMemo(() => dailyDeferral(rows), [rows]);
  const byDay = useMemo(() => deferralTotals(rows).deferred, [rows]);
  const height = large ? largeHeight : chartHeight;
  return (
    <>
      <ComparedFailure compared={compared} />
      <Tabs
        label={t('deferredProduction.view')}
        value={chart}
        onValueChange={setChart}
        actions={
          rows[0]?.potentialMethod && (
            <>
              <ProductChoice shown={product} products={products} />
              <PotentialMethodChoice />
            </>
          )
        }
        items={[
          {
            value: 'overTime',
            label: t('deferredProduction.overTime'),
            content: (
              <DeferralOverTime
                product={product}
                days={daily.days}
                soFar={daily.drawnSoFar}
                compared={compared}
                asTable={asTable}
                height={height}
              />
            ),
          },
          {
            value: 'byReason',
            label: t('deferredProduction.byReason'),
            content: (
              <DeferralByReason rows={sums} asTable={asTable} height={height} onReasonSelect={showReason} />
            ),
          },
          {
            value: 'steps',
            label: t('deferredProduction.bySteps'),
            content: (
              <DeferralSteps rows={sums} asTable={asTable} height={height} onReasonSelect={showReason} />
            ),
          },
          {
            value: 'calendar',
            label: t('deferredProduction.byDay'),
            content: <DeferralCalendar rows={rows} asTable={asTable} />,
          },
          {
            value: 'restore',
            label: t('deferredProduction.restore.tab'),
            content: <TimesToRestore />,
          },
          {
            value: 'standing',
            label: t('deferredProduction.standing.tab'),
            content: <StandingLosses product={product} />,
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
          leftOutText(sums, (volume) => quantities.text(quantity, volume), formats),
          t('deferredProduction.withoutCause', {
            volume: quantities.text(quantity, underperformance),
          }),
          adjusted &&
            t('deferredProduction.adjustedSum', {
              deferred: quantities.text(quantity, adjusted.deferred, { digits: 1, signed: true }),
              actual: quantities.text(quantity, adjusted.actual, { digits: 1, signed: true }),
            }),
          Math.abs(deferred - byDay) >= sameVolume &&
            t('deferredProduction.byDayNow', { volume: quantities.text(quantity, byDay) }),
          abovePotential > 0 &&
            t('deferredProduction.above', {
              net: quantities.text(quantity, deferred - abovePotential),
              volume: quantities.text(quantity, abovePotential),
            }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {large && <WholeSum />}
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
      rows={fields.body.toSorted((a, b) => b.deferred - a.deferred)}
      rowId={rowId}
      count={maxFields}
      titled
    />
  );
}

/** What a row's loss is made of; of a well's day, also who recoded it, and the way to do so. */
function Losses({ row }: { row: DeferredProduction }) {
  return (
    <>
      <Reasons row={row} />
      {row.entity.level === 'well' && !isSum(row) && <LossRecodes row={row} />}
    </>
  );
}

/** What a row's loss is made of, the largest first. */
function Reasons({ row }: { row: DeferredProduction }) {
  const { reasons } = row;
  const quantity = volumeOf([row]);
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
          unit: quantities.unit(quantity),
          kind: 'number',
          digits: 1,
          value: ({ reason }) => quantities.convert(quantity, reason.deferred),
          sortable: false,
        },
      ]}
    />
  );
}
