import { createHash } from 'node:crypto';
import { daySpan, type FieldDays } from '../insights/field-days.ts';
import type { FieldRecord } from '../insights/field-record.ts';
import type { FieldSize } from '../insights/severity.ts';
import type { WellInsights } from '../insights/well-insights.ts';

/** What the rows of a field need beside its findings. */
export interface RowContext extends FieldDays {
  /** What the field could give on a day; severity is judged against it. */
  fieldOn: (day: number) => FieldSize;
  /** Newest day that any of the field's wells has a row for. */
  newestDay: number;
}

export function rowContext(
  field: FieldRecord,
  days: FieldDays,
  insights: readonly WellInsights[],
): RowContext {
  const sizes = new Map<number, FieldSize>();
  for (const { deferred } of insights) {
    for (const { day, potential } of deferred.oil) {
      const { rate, wells } = sizes.get(day) ?? { rate: 0, wells: 0 };
      sizes.set(day, { rate: rate + potential, wells: wells + 1 });
    }
  }
  return {
    ...days,
    fieldOn: (day) => sizes.get(day) ?? { rate: Infinity, wells: 1 },
    newestDay: daySpan(field.wells)?.[1] ?? 0,
  };
}

/** Longest id that the contract allows. */
const maxIdLength = 64;

/**
 * An id that is the same whenever the same thing is found again: its parts joined, or their hash when that is
 * too long for an id.
 */
export function stableId(kind: string, ...parts: readonly string[]): string {
  const readable = [kind, ...parts].join('-');
  if (readable.length <= maxIdLength) return readable;
  return `${kind}-${createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 32)}`;
}

/** A figure for a column that may be null: NaN is "not known". */
export function known(value: number | undefined): number | null {
  return value !== undefined && Number.isFinite(value) ? value : null;
}
