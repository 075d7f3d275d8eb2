import { quantityOf } from '../quantities.ts';
import type { Formats } from './use-formats.ts';

/** What a measured quantity was and is, in the unit of the contract. */
export interface Course {
  readonly before: number;
  readonly after: number;
  readonly unit: string | null;
}

/**
 * A change with its figures and its direction in the reader's units: "Oil rate 124.8 → 76.3 Sm³/d (−39 %)".
 * @param variable its name, in the reader's language
 */
export function courseText(
  { t, quantities }: Pick<Formats, 't' | 'quantities'>,
  variable: string,
  { before, after, unit }: Course,
): string {
  const quantity = quantityOf(unit);
  const style = { digits: quantity === 'gasOilRatio' ? 0 : 1 };
  // A share of a share, or of a temperature, says nothing.
  const relative = before !== 0 && quantity !== 'share' && quantity !== 'temperature';
  const change = quantities.wireChange(unit, after - before, style);
  return t('notifications.body.course', {
    variable,
    before: quantities.wireParts(unit, before, { ...style, beside: after }).value,
    after: quantities.wireText(unit, after, { ...style, beside: before }),
    size: relative
      ? quantities.text('share', (100 * (after - before)) / Math.abs(before), { digits: 0, signed: true })
      : [change.value, change.unit].filter(Boolean).join('\u00a0'),
  });
}
