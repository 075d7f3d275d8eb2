import type { DeferredProduction } from '@cnx/api';
import type { DataColumn } from '@cnx/ui';
import {
  amountColumn,
  codeColumn,
  dayColumn,
  namedColumns,
  summedColumn,
  type ListColumn,
} from '../../insight/columns.ts';
import { estimatedColumn } from '../../insight/quality-column.tsx';
import { quantitiesOf } from '../../quantities.ts';
import { shownProductOf } from '../../state/product.atoms.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { BelowLink } from './BelowLink.tsx';
import { reasonText } from '../../insight/reason-text.ts';
import { isSum, lossLeadText, mainReasonOf } from './deferred-production.ts';

export function topColumns(
  formats: Formats,
  rows: readonly DeferredProduction[],
): readonly DataColumn<DeferredProduction>[] {
  const { entity, deferred, share, unplanned } = amountColumns(formats, rows);
  const { knownReason } = namedColumns((key) => formats.t(`deferredProduction.${key}`), {
    knownReason: {
      value: (row: DeferredProduction) => {
        const reason = mainReasonOf([row]);
        return reason ? reasonText(reason, formats) : formats.t('deferredProduction.noReason');
      },
    },
  });
  return [
    { ...entity, width: 112 },
    { ...deferred, width: 108 },
    { ...share, width: 104 },
    { ...unplanned, width: 124 },
    { ...knownReason, minWidth: 124, wrap: true },
  ];
}

export function allColumns(
  formats: Formats,
  rows: readonly DeferredProduction[],
): readonly ListColumn<DeferredProduction>[] {
  const { t } = formats;
  const { entity, potential, actual, deferred, planned, unplanned, noCause, share } = amountColumns(
    formats,
    rows,
  );
  const [first] = rows;
  const summed = first !== undefined && isSum(first);
  const named = {
    ...entity,
    ...(first && { label: t(`vocabulary.level.${first.entity.level}`) }),
    // A row of a whole window is the group of its entity.
    groupable: !summed,
  };
  const { period, abovePotential, choke, reason, quality } = namedColumns(
    (key) => t(`deferredProduction.${key}`),
    {
      period: dayColumn(formats, (row) => row.period, rows),
      // With it, potential, deferred and actual agree: what some days gain hides nothing that others lose.
      abovePotential: summedColumn(formats, volumeOf(rows), (row: DeferredProduction) => row.abovePotential, {
        width: 88,
      }),
      choke: {
        ...codeColumn(
          ({ choke }: DeferredProduction) => choke,
          (choke) => t(`vocabulary.choke.${choke}`),
        ),
        width: 104,
      },
      reason: {
        value: ({ reasonCode: code, reasonText: name }) =>
          code
            ? reasonText({ reasonCode: code, reasonText: name ?? code }, formats)
            : t('deferredProduction.noReason'),
        filter: 'choice',
        choice: ({ reasonCode }) => reasonCode,
        groupable: true,
        // A cause alone would hide that most of a loss has none.
        cell: (row) => lossLeadText([row], formats),
        // Rows of one cause are not alike: its share of the loss is their own.
        equalBy: (row) => lossLeadText([row], formats),
        copy: (row) => lossLeadText([row], formats),
        file: (row) => lossLeadText([row], formats),
        minWidth: 150,
        maxWidth: 220,
        wrap: true,
        total: (some) => lossLeadText(some, formats),
      },
      quality: estimatedColumn(formats, ({ quality }: DeferredProduction) => quality, rows),
    },
  );
  const { adjusted } = namedColumns((key) => t(`deferredProduction.${key}`), {
    adjusted: {
      ...summedColumn(formats, volumeOf(rows), (row: DeferredProduction) => row.adjusted?.deferred ?? null, {
        digits: 1,
        width: 96,
      }),
      note: t('deferredProduction.adjustedNote'),
    },
  });
  // What rests on the potential is as good as that: the mark stands where the estimate is.
  const marked = { ...potential, estimated: ({ quality }: DeferredProduction) => quality === 'estimated' };
  const sized = { ...deferred, bar: true };
  const explained = { ...share, note: t('deferredProduction.shareNote') };
  const scoped = { ...actual, note: t('deferredProduction.actualNote') };
  const { withoutPotential } = namedColumns((key) => t(`deferredProduction.${key}`), {
    withoutPotential: {
      ...summedColumn(formats, volumeOf(rows), (row: DeferredProduction) => row.withoutPotential ?? 0, {
        width: 96,
      }),
      sortable: false,
      filter: false as const,
    },
  });
  const unjudged = rows.some((row) => (row.withoutPotential ?? 0) > 0) ? [withoutPotential] : [];
  const ofAdjustments = rows.some((row) => row.adjusted !== undefined) ? [adjusted] : [];
  const amounts = [
    sized,
    ...ofAdjustments,
    noCause,
    planned,
    unplanned,
    marked,
    scoped,
    abovePotential,
    ...unjudged,
    explained,
  ];
  // What held a window's production back differs from day to day: a day's row says it.
  return summed
    ? [named, newestColumn(formats, period), ...amounts.toSpliced(1, 0, belowColumn(formats)), reason]
    : [named, period, ...amounts, choke, reason, quality];
}

/** The newest day that a row sums up; while wells are waited for, how many have reported it. */
function newestColumn(
  { t, quantities }: Formats,
  period: ListColumn<DeferredProduction>,
): ListColumn<DeferredProduction> {
  const isWhole = (row: DeferredProduction) => row.wellsReported >= row.wellsExpected;
  return {
    ...period,
    label: t('deferredProduction.newest'),
    cell: (row, place) => {
      const day = period.cell?.(row, place);
      return isWhole(row)
        ? day
        : t('deferredProduction.newestLate', {
            day: typeof day === 'string' ? day : '',
            reported: quantities.count(row.wellsReported),
            expected: quantities.count(row.wellsExpected),
          });
    },
    equalBy: (row) => [row.period, ...(isWhole(row) ? [] : [row.wellsReported, row.wellsExpected])].join(' '),
  };
}

/** The way down from each row. */
function belowColumn({ t }: Formats): ListColumn<DeferredProduction> {
  return {
    id: 'below',
    label: t('deferredProduction.below.label'),
    value: () => null,
    cell: (row, place) => (place === 'column' ? <BelowLink row={row} /> : null),
    equalBy: ({ entity }) => entity.id,
    // It stands for nothing that a file could hold.
    file: [],
    sortable: false,
    filter: false,
    width: 80,
  };
}

/** What the table has no column for. */
export function facts(formats: Formats): readonly DataColumn<DeferredProduction>[] {
  const { t, quantities } = formats;
  const named = namedColumns((key) => t(`deferredProduction.${key}`), {
    wells: {
      value: ({ wellsReported, wellsExpected }: DeferredProduction) =>
        t('insight.row.position', {
          at: quantities.count(wellsReported),
          total: quantities.count(wellsExpected),
        }),
    },
    estimatedBy: { value: ({ estimationMethod }) => t(`vocabulary.estimation.${estimationMethod}`) },
    comment: { value: ({ comment }) => comment },
  });
  return Object.values(named);
}

/** What the volumes of rows are measured in: all rows of an answer are of one product. */
const volumeOf = ([row]: readonly DeferredProduction[]) => quantitiesOf(shownProductOf(row?.product)).volume;

/** The columns that all rows have in common. */
function amountColumns(formats: Formats, rows: readonly DeferredProduction[]) {
  const quantity = volumeOf(rows);
  const volume = (id: 'potential' | 'actual' | 'deferred' | 'planned' | 'unplanned') =>
    summedColumn(formats, quantity, (row: DeferredProduction) => row[id], { width: 88 });
  return namedColumns((key) => formats.t(`deferredProduction.${key}`), {
    entity: { value: ({ entity }: DeferredProduction) => entity.name, groupable: true, width: 108 },
    potential: volume('potential'),
    actual: volume('actual'),
    deferred: volume('deferred'),
    planned: volume('planned'),
    unplanned: volume('unplanned'),
    noCause: summedColumn(formats, quantity, (row: DeferredProduction) => row.underperformance ?? 0, {
      width: 88,
    }),
    share: {
      ...amountColumn(formats, 'share', (row: DeferredProduction) => row.efficiencyPct, {
        digits: 1,
        width: 88,
      }),
      // Shares are not summed: what was produced of what could have been.
      total: (rows) => {
        const potential = rows.reduce((sum, row) => sum + row.potential, 0);
        const lost = rows.reduce((sum, row) => sum + row.deferred, 0);
        return potential > 0 ? ((potential - lost) / potential) * 100 : null;
      },
    },
  });
}
