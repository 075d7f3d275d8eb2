import { median } from '../robust-statistics.ts';
import { leastSquares } from './least-squares.ts';
import { isSameSetting, type OperatingDay } from './operating-days.ts';

/** Free gas below this is none: gauges and sums of it are no better (volume %). */
export const leastFreeGas = 0.5;

/**
 * What oils are usually like, where the readings do not say: at so many times the pressure of the intake no gas is free any more. It
 * counts as one setting whose gas is known this badly (share of the usual gas, standard deviation).
 */
const usualOil = { pressures: 1.5, error: 0.5 } as const;
/** How well the gas of a setting is known, whose ratio and gauge drift (share of the usual gas, standard deviation). */
const settingError = 0.05;
/** A bubble point is at least so many times a pressure at which gas is free, and at most so many. */
const bounds = { least: 1.02, most: 4 } as const;

/**
 * The bubble point of a well (bar), from the free gas at its intake: gas is free below it, in proportion to what the pressure lacks, and
 * expands as the pressure falls. Null where no gas is free, or none is measured.
 * @param days of one pump
 */
export function bubblePointOf(days: readonly OperatingDay[]): number | null {
  const gassy = days.filter(
    ({ freeGas, intakePressure }) => freeGas >= leastFreeGas && freeGas < 100 && intakePressure > 0,
  );
  if (2 * gassy.length <= days.length || gassy.length === 0) return null;
  const settings = settingsOf(gassy).map((same) => ({
    pressure: median(Float64Array.from(same, ({ intakePressure }) => intakePressure)),
    // What the volume of gas in a volume of liquid would be at 1 bar.
    gas: median(Float64Array.from(same, (day) => gasRatio(day.freeGas) * day.intakePressure)),
  }));
  const usualGas = median(Float64Array.from(settings, ({ gas }) => gas));
  const usualPressure = median(Float64Array.from(settings, ({ pressure }) => pressure));
  const known = settings.map((one) => ({ ...one, weight: 1 / settingError }));
  const rows = [
    ...known,
    { pressure: usualOil.pressures * usualPressure, gas: 0, weight: 1 / usualOil.error },
  ];
  // gas ≈ k (pb − p): linear in k pb and k.
  const solved = leastSquares(
    [
      Float64Array.from(rows, ({ weight }) => weight),
      Float64Array.from(rows, ({ weight, pressure }) => -weight * pressure),
    ],
    Float64Array.from(rows, ({ weight, gas }) => (weight * gas) / usualGas),
  );
  const [atZero, slope] = solved ?? [];
  const found = slope! > 0 ? atZero! / slope! : Infinity;
  const highest = Math.max(...settings.map(({ pressure }) => pressure));
  return Math.min(bounds.most * usualPressure, Math.max(bounds.least * highest, found));
}

/** Volume of gas in a volume of liquid. @param freeGas % of both */
const gasRatio = (freeGas: number): number => freeGas / (100 - freeGas);

/** Days at one setting, wherever they stand. */
function settingsOf(days: readonly OperatingDay[]): OperatingDay[][] {
  const found: OperatingDay[][] = [];
  for (const day of days) {
    const same = found.find(([first]) => isSameSetting(first!, day));
    if (same) same.push(day);
    else found.push([day]);
  }
  return found;
}
