// Two wells side by side, in figures.
import type { SeriesLineName, Well, WellException, WellSeries } from '@cnx/api';

/** What two wells are compared by, in the order in which it is read. */
export const comparedFigures = [
  'oil',
  'expected',
  'loss',
  'potential',
  'waterCut',
  'gor',
  'intakePressure',
  'frequency',
  'lift',
  'openExceptions',
] as const;

/** One of {@link comparedFigures}. */
export type ComparedFigure = (typeof comparedFigures)[number];

/** What is known of one of the wells. */
export interface ComparedWell {
  readonly well: Well;
  /** Null while they are not known. */
  readonly exceptions: readonly WellException[] | null;
}

/** A figure of both wells; null where one has none. */
export interface ComparedRow {
  readonly figure: ComparedFigure;
  /** As the contract has it; null for a count, or for what is no number. */
  readonly unit: string | null;
  readonly own: number | string | null;
  readonly other: number | string | null;
}

const decimals: Partial<Record<ComparedFigure, number>> = { gor: 0, openExceptions: 0 };

/** Decimals of a figure, and of its difference. */
export function digitsOf(figure: ComparedFigure): number {
  return decimals[figure] ?? 1;
}

/** The newest value of a line; null where the well has none. */
function newest(series: WellSeries | null, wellId: string, name: SeriesLineName): number | null {
  const tracks = series?.wells.find(({ well }) => well.id === wellId)?.tracks ?? [];
  const line = tracks.flatMap(({ lines }) => lines).find((each) => each.name === name);
  return line?.values.findLast((value) => value !== null) ?? null;
}

/**
 * What a well loses by its open events, and what was expected of it when the one of them began that lacks most.
 * @param exceptions of the well
 * @returns Sm3/d; null where none of them that is open costs production
 */
export function openLoss(exceptions: readonly WellException[]) {
  const costly = exceptions
    .filter(({ isOpen, lossPerDay }) => isOpen && lossPerDay !== null && lossPerDay > 0)
    .sort((a, b) => (b.lossPerDay ?? 0) - (a.lossPerDay ?? 0));
  const [worst] = costly;
  if (worst === undefined) return null;
  // A well that has changed its product may have one of each: they are never added.
  const alike = costly.filter(({ product }) => product === worst.product);
  const loss = alike.reduce((sum, { lossPerDay }) => sum + (lossPerDay ?? 0), 0);
  return { product: worst.product, loss, expected: worst.baseline, since: worst.since };
}

/**
 * What a well loses by standing losses, of the product that the first of the events is of, and since when it does.
 * @param exceptions of the well
 * @returns Sm3/d; null where none of them stands with a loss
 */
export function standingLoss(exceptions: readonly WellException[]) {
  const standing = exceptions.filter(
    ({ status, lossPerDay }) => status === 'standing' && lossPerDay !== null && lossPerDay > 0,
  );
  const [first] = standing;
  if (first === undefined) return null;
  const alike = standing.filter(({ product }) => product === first.product);
  return {
    product: first.product,
    loss: alike.reduce((sum, { lossPerDay }) => sum + (lossPerDay ?? 0), 0),
    since: alike.reduce((earliest, { since }) => (since < earliest ? since : earliest), first.since),
  };
}

/** What a well loses by its open events, Sm3/d; null where one of them does not say what, and none of the others says any. */
function lossOf(exceptions: readonly WellException[]): number | null {
  const known = openLoss(exceptions)?.loss;
  if (known !== undefined) return known;
  return exceptions.some(({ isOpen, lossPerDay }) => isOpen && lossPerDay === null) ? null : 0;
}

/**
 * What both wells have, side by side.
 * @param series the curves of both, from which come the newest intake pressure and frequency; null while there are none
 */
export function comparedRows(
  own: ComparedWell,
  other: ComparedWell,
  series: WellSeries | null,
): readonly ComparedRow[] {
  const row = (
    figure: ComparedFigure,
    unit: string | null,
    of: (side: ComparedWell) => number | string | null,
  ): ComparedRow => ({ figure, unit, own: of(own), other: of(other) });
  return [
    row('oil', 'Sm3', ({ well }) => well.lastRow?.oil ?? null),
    row('expected', 'Sm3/d', ({ exceptions }) => openLoss(exceptions ?? [])?.expected ?? null),
    row('loss', 'Sm3/d', ({ exceptions }) => (exceptions === null ? null : lossOf(exceptions))),
    row('potential', 'Sm3', ({ well }) => well.potentials[0]?.oil ?? null),
    row('waterCut', '%', ({ well }) => well.lastRow?.waterCut ?? null),
    row('gor', 'Sm3/Sm3', ({ well }) => well.lastRow?.gor ?? null),
    row('intakePressure', 'bar', ({ well }) => newest(series, well.well.id, 'intakePressure')),
    row('frequency', 'Hz', ({ well }) => newest(series, well.well.id, 'frequency')),
    row('lift', null, ({ well }) => well.methodOfProduction),
    row('openExceptions', null, ({ exceptions }) =>
      exceptions === null ? null : exceptions.filter(({ isOpen }) => isOpen).length,
    ),
  ];
}

/** By how much the first well differs from the second one; null where that is no number. */
export function differenceOf({ own, other }: Pick<ComparedRow, 'own' | 'other'>): number | null {
  return typeof own === 'number' && typeof other === 'number' ? own - other : null;
}
