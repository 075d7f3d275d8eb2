import type { ProductionDayWell } from '@cnx/api';
import { Badge, ValueState } from '@cnx/ui';
import type { ColumnSpec } from './columns.ts';
import type { Formats } from './use-formats.ts';

/** How far a row can be trusted; null for a row that is not there. */
export type RowQuality = ProductionDayWell['quality'];

/** What a row cannot be trusted for; measured and allocated rows can. */
const doubtful: Readonly<Record<string, 'warning' | 'info'>> = {
  suspect: 'warning',
  stale: 'warning',
  estimated: 'info',
};

/** A column that marks rows which are suspect, stale or estimated, and names the others quietly. */
export function qualityColumn<Row>(
  { t }: Formats,
  qualityOf: (row: Row) => RowQuality,
  width = 112,
): ColumnSpec<Row> {
  const word = (quality: NonNullable<RowQuality>) => t(`vocabulary.quality.${quality}`);
  return {
    value: (row) => {
      const quality = qualityOf(row);
      return quality && word(quality);
    },
    filter: 'choice',
    choice: qualityOf,
    groupable: true,
    cell: (row) => {
      const quality = qualityOf(row);
      if (quality === null) return <ValueState state="noData" iconHidden />;
      const tone = doubtful[quality];
      return tone ? (
        <Badge tone={tone} emphasis="quiet">
          {word(quality)}
        </Badge>
      ) : (
        word(quality)
      );
    },
    width,
  };
}

/**
 * A {@link qualityColumn} of a list whose estimates carry a mark: where all of its rows are estimated, the mark and its key
 * say so.
 */
export function estimatedColumn<Row>(
  formats: Formats,
  qualityOf: (row: Row) => RowQuality,
  rows: readonly Row[],
): ColumnSpec<Row> {
  const whole = rows.every((row) => qualityOf(row) === 'estimated');
  return { ...qualityColumn(formats, qualityOf), equalHidden: whole };
}
