import { createHash } from 'node:crypto';
import { actualVolume } from '../insights/deferred-production.ts';
import { daySpan, type FieldDays } from '../insights/field-days.ts';
import type { FieldRecord } from '../insights/field-record.ts';
import type { WellInsights } from '../insights/well-insights.ts';

/** What the rows of a field need beside its findings. */
export interface RowContext extends FieldDays {
  /** Oil that the field's wells could give on a day (Sm3/d); severity is judged against it. */
  fieldRate: (day: number) => number;
  /** Newest day that any of the field's wells has a row for. */
  newestDay: number;
}

export function rowContext(
  field: FieldRecord,
  days: FieldDays,
  insights: readonly WellInsights[],
): RowContext {
  const rates = new Map<number, number>();
  for (const { series, potentials } of insights) {
    potentials.trailingMedian.oil.rate.forEach((rate, i) => {
      const day = series.day[i]!;
      const isReported = !Number.isNaN(actualVolume(series, 'oil', i));
      if (rate > 0 && isReported) rates.set(day, (rates.get(day) ?? 0) + rate);
    });
  }
  return {
    ...days,
    fieldRate: (day) => rates.get(day) ?? Infinity,
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
