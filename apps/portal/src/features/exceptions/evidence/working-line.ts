// One line of a calculation: what it is made of, and with how many digits a reader gets the same result by hand.
import { quantityOf, type QuantityFormat } from '../../../quantities.ts';

/** Persistence beyond this adds nothing to a severity, days (docs/rules.md, version 2). */
export const maxSeverityDays = 5;

/** A value of the working, in the unit of the wire. */
export interface Figure {
  readonly value: number;
  /** As the contract spells it; `1` of a pure number. */
  readonly unit: string;
}

/** A figure as it is written: rounded to its digits, in the reader's unit. */
export interface WrittenFigure extends Figure {
  readonly digits: number;
}

/** How the operands of a line make its result. */
export type Operation = keyof typeof operations;

/** What a line works out; a limit may be compared with on several. */
export type WorkingId =
  | 'lossOnDay'
  | 'meanLoss'
  | 'lossInRule'
  | 'expectedOver'
  | 'rateOver'
  | 'lossSoFar'
  | 'baseline'
  | 'rate'
  | 'drop'
  | 'dropPct'
  | 'limit'
  | 'deciding'
  | 'hours'
  | 'gorRatio'
  | 'variationRatio'
  | 'currentRatio'
  | 'pressureRise'
  | 'liquidFall'
  | 'frequencyStep'
  | 'meanBefore'
  | 'meanAfter'
  | 'change'
  | 'changePct'
  | 'lasting'
  | 'silentDays'
  | 'expected'
  | 'oilLoss'
  | 'lossSinceStart'
  | 'severity';

/** One line of the working. Its figures have the digits with which a reader gets the same result by hand. */
export interface WorkingLine {
  readonly id: WorkingId;
  readonly operation: Operation;
  readonly operands: readonly WrittenFigure[];
  /** What it comes to; of a comparison, null. */
  readonly result: WrittenFigure | null;
  /**
   * Whether the written operands give the written result, and of a comparison whether the rule was met. Not so where the
   * rows that are listed are others than those that the rule saw.
   */
  readonly holds: boolean;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Median; NaN of nothing. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Each of operands in the reader's units; those that compare give 1 where they hold, else 0. */
export const operations = {
  difference: ([a = NaN, b = NaN]: readonly number[]) => a - b,
  share: ([a = NaN, b = NaN]: readonly number[]) => (100 * a) / b,
  ratio: ([a = NaN, b = NaN]: readonly number[]) => a / b,
  rise: ([a = NaN, b = NaN]: readonly number[]) => 100 * (a / b - 1),
  fall: ([a = NaN, b = NaN]: readonly number[]) => 100 * (1 - a / b),
  shortfall: ([a = NaN, b = NaN]: readonly number[]) => Math.max(0, a - b),
  oilOfLiquid: ([a = NaN, b = NaN, cut = NaN]: readonly number[]) => Math.max(0, a - b) * (1 - cut / 100),
  severity: ([loss = NaN, confidence = NaN, days = NaN]: readonly number[]) =>
    loss * confidence * Math.min(days, maxSeverityDays),
  median,
  mean: (values: readonly number[]) => sum(values) / values.length,
  sum,
  added: sum,
  atLeast: ([a = NaN, b = NaN]: readonly number[]) => Number(a >= b),
  above: ([a = NaN, b = NaN]: readonly number[]) => Number(a > b),
  below: ([a = NaN, b = NaN]: readonly number[]) => Number(a < b),
  within: ([a = NaN, b = NaN]: readonly number[]) => Number(Math.abs(a) <= b),
} as const;

/** Digits that a value begins with, by its unit; whole numbers of what is counted have none. */
function leastDigits({ value, unit }: Figure): number {
  if (unit === '1') return 2;
  const counted = unit === 'd' || unit === 'h' || unit === '%';
  if (counted && Number.isInteger(value)) return 0;
  return unit === 'd' ? 2 : 1;
}

/** Most digits that are added to make a line agree. */
const maxMoreDigits = 5;

function rounded(value: number, digits: number): number {
  const power = 10 ** digits;
  // Without what binary fractions leave in the last figures: 17.824999999999989 is half way up to 17.83.
  const exact = Number((Math.abs(value) * power).toPrecision(13));
  // Half of the last digit away from zero, as numbers are written.
  return (Math.sign(value) * Math.round(exact)) / power;
}

/** A line before its digits are known. */
export interface Statement {
  readonly id: WorkingId;
  readonly operation: Operation;
  readonly operands: readonly Figure[];
  /** Null for a comparison. */
  readonly result: Figure | null;
}

/**
 * Gives the figures of a line the fewest digits with which the written operands make the written result: one or more than
 * usual where rounding would break it.
 */
export function written(
  { id, operation, operands, result }: Statement,
  { convert }: Pick<QuantityFormat, 'convert'>,
): WorkingLine {
  const read = ({ value, unit }: Figure): number => {
    const quantity = quantityOf(unit);
    return quantity ? (convert(quantity, value) ?? NaN) : value;
  };
  const values = operands.map(read);
  const digitsOf = (i: number, more: number): number => {
    const least = leastDigits(operands[i]!);
    if (least === 0) return 0;
    const wanted = rounded(values[i]!, least + more);
    // No digits that are zero: they add nothing.
    const all = Array.from({ length: more + 1 }, (_, extra) => least + extra);
    return all.find((digits) => rounded(values[i]!, digits) === wanted) ?? least + more;
  };
  const exact = result === null ? operations[operation](values) : read(result);
  const resultDigits = result === null ? 0 : leastDigits(result);
  const agreesAt = (more: number): boolean => {
    const shown = values.map((value, i) => rounded(value, digitsOf(i, more)));
    return rounded(operations[operation](shown), resultDigits) === rounded(exact, resultDigits);
  };
  const found = Array.from({ length: maxMoreDigits + 1 }, (_, more) => more).find(agreesAt);
  return {
    id,
    operation,
    operands: operands.map((figure, i) => ({ ...figure, digits: digitsOf(i, found ?? 0) })),
    result: result && { ...result, digits: resultDigits },
    holds: result === null ? exact === 1 : found !== undefined,
  };
}

/** A figure that stands alone, with its usual digits. */
export function writtenAlone(figure: Figure): WrittenFigure {
  return { ...figure, digits: leastDigits(figure) };
}
