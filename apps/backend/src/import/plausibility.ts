import { dayNumber } from '../production-day.ts';
import { ChokeSizes } from './choke-sizes.ts';
import type { ColumnPlan, MappedColumn } from './columns.ts';
import { canonical } from './identity.ts';
import { volumes } from './quantities.ts';
import { RateVolumes } from './rate-volumes.ts';
import { UnitSteps } from './unit-steps.ts';
import type { ImportRow } from './row.ts';
import {
  binsPerDecade,
  countValue,
  emptyBins,
  gapIn,
  medianBin,
  unitGap,
  valueOf,
  type ValueBins,
} from './value-bins.ts';

type Volume = (typeof volumes)[number];

/** A day this many times its neighbors, which agree with each other, is a slip of the pen. */
const spikeFactor = 8;
/** Times of day that can only stand for the whole day. */
const wholeDayTimes: ReadonlySet<string> = new Set(['', '00:00', '24:00', '12:00', '23:59', '23:59:59']);

/** A place in a file. */
interface Place {
  readonly line: number;
  readonly text: string;
}

/** What is kept of a well. */
interface WellFigures {
  readonly name: string;
  readonly field: string;
  rows: number;
  readonly sums: Record<Volume, number>;
  /** Days with hours, how many of them have at most one, how many nearly one. */
  hoursGiven: number;
  hoursToOne: number;
  hoursNearOne: number;
  readonly oil: ValueBins;
  readonly gasToOil: ValueBins;
  /** The last two days of each volume. */
  readonly before: Record<Volume, readonly Recent[]>;
}

interface Recent {
  readonly day: number;
  readonly rate: number;
  readonly place: number;
}

/** What is wrong with a file as a whole: at a line of it, or with all of it. */
export interface Implausibility {
  readonly line?: number;
  readonly problem: string;
  /** A person may say that the figures are right (`--accept-figures`). */
  readonly mayBeAccepted: boolean;
}

/**
 * Compares the figures of a file with each other: what contradicts all others was read in a wrong unit, or is not what
 * its header says. Nothing is compared with what is stored.
 */
export class FileFigures {
  /** Doubts about single rows, by well and place: a line of a wide file has rows of several wells. */
  readonly doubts = new Map<string, string>();
  readonly #wells = new Map<number, WellFigures>();
  readonly #years = new Map<number, number>();
  readonly #hours: MappedColumn | undefined;
  readonly #saysHours: boolean;
  readonly #dayStart: number | undefined;
  readonly #rates: RateVolumes;
  readonly #chokes: ChokeSizes;
  readonly #steps = new UnitSteps();
  #rows = 0;
  #hoursAbove: { place: Place; count: number; largest: number } | undefined;
  #hoursPositive = 0;
  #rowsInNoHours = 0;
  #rowsFlowing = 0;
  #gasBelowOil = 0;
  #gasAndOil = 0;
  #time: Place | undefined;

  /** @param dayStart Hour at which production days begin, where the caller says it. */
  constructor(plan: Pick<ColumnPlan, 'columns' | 'rates'>, dayStart: number | undefined) {
    const { columns } = plan;
    this.#hours = columns.find(({ definition }) => definition.name === 'hours');
    const { header = '', unit } = this.#hours ?? {};
    this.#saysHours = unit !== undefined || /h(ou)?rs?\b|hours?|horas|heures/i.test(header);
    this.#dayStart = dayStart;
    this.#rates = new RateVolumes(plan);
    this.#chokes = new ChokeSizes(plan);
  }

  /** Hours outside of a day make a row none; what the whole column means is seen from them all the same. */
  seeHours(hours: number | null | undefined, line: number): void {
    if (hours == null || hours <= 0) return;
    this.#hoursPositive += 1;
    if (hours <= 25) return;
    const { place = { line, text: '' }, count = 0, largest = 0 } = this.#hoursAbove ?? {};
    this.#hoursAbove = { place, count: count + 1, largest: Math.max(largest, hours) };
  }

  see(well: number, row: ImportRow, line: number, place: number): void {
    this.#rows += 1;
    const day = dayNumber(row.day);
    const year = Number(row.day.slice(0, 4));
    this.#years.set(year, (this.#years.get(year) ?? 0) + 1);
    if (row.time !== '') this.#seeTime(row, line);
    let figures = this.#wells.get(well);
    if (!figures) this.#wells.set(well, (figures = newWell(row)));
    this.#count(figures, row);
    this.#rates.see(well, row);
    this.#chokes.see(row.values.choke);
    this.#steps.see(well, row, line);
    this.#spikes(well, figures, row, day, place);
  }

  #seeTime(row: ImportRow, line: number): void {
    const isDayStart = this.#dayStart !== undefined && Number(row.time.slice(0, 2)) === this.#dayStart;
    const clock = row.time.replace(/(Z|[+-]\d{2}:?\d{2})$/, '');
    if (!wholeDayTimes.has(clock) && !(isDayStart && clock.endsWith(':00')))
      this.#time ??= { line, text: `${row.day} ${row.time}` };
  }

  #count(figures: WellFigures, { values }: ImportRow): void {
    const { oil, gas, hours } = values;
    figures.rows += 1;
    for (const name of volumes) figures.sums[name] += values[name] ?? 0;
    const flows = volumes.some((name) => (values[name] ?? 0) > 0);
    if (flows && hours != null) {
      this.#rowsFlowing += 1;
      if (hours === 0) this.#rowsInNoHours += 1;
    }
    if (hours != null && hours > 0) {
      figures.hoursGiven += 1;
      if (hours <= 1) figures.hoursToOne += 1;
      if (hours <= 1 && hours >= 0.9) figures.hoursNearOne += 1;
    }
    if (!(oil != null && oil > 0)) return;
    countValue(figures.oil, oil);
    if (!(gas != null && gas > 0)) return;
    this.#gasAndOil += 1;
    if (gas < oil) this.#gasBelowOil += 1;
    countValue(figures.gasToOil, gas / oil);
  }

  /** A day between two that agree is doubted when it is many times both; by hours, where they are known. */
  #spikes(well: number, figures: WellFigures, { values }: ImportRow, day: number, place: number): void {
    for (const name of volumes) {
      const volume = values[name];
      if (volume == null) continue;
      const rate = (values.hours ?? 0) > 0 ? (volume * 24) / (values.hours ?? 24) : volume;
      const [first, middle] = figures.before[name];
      if (first && middle && first.day + 1 === middle.day && middle.day + 1 === day) {
        const [low, high] = [Math.min(first.rate, rate), Math.max(first.rate, rate)];
        if (low > 1 && high <= 2 * low && middle.rate >= spikeFactor * high) {
          const times = Math.round(middle.rate / high);
          this.doubts.set(
            `${well}/${middle.place}`,
            `${name} at ${times} times the rate of the days beside it`,
          );
        }
      }
      figures.before[name] = [...figures.before[name].slice(-1), { day, rate, place }];
    }
  }

  /** Years so far from all others that their rows have a wrong date. */
  get oddYears(): ReadonlySet<number> {
    const years = [...this.#years.keys()].sort((a, b) => a - b);
    const groups: number[][] = [];
    for (const year of years) {
      const group = groups.at(-1);
      if (group && year - (group.at(-1) ?? 0) < 10) group.push(year);
      else groups.push([year]);
    }
    const rowsOf = (group: readonly number[]) =>
      group.reduce((sum, year) => sum + (this.#years.get(year) ?? 0), 0);
    const few = Math.max(2, this.#rows / 100);
    return new Set(this.#rows < 10 ? [] : groups.filter((group) => rowsOf(group) <= few).flat());
  }

  /** What makes the file another one than it seems to be; the first thing that was found. */
  find(): Implausibility | undefined {
    return (
      this.#wrongTimes() ??
      this.#longerPeriods() ??
      this.#wrongHours() ??
      this.#rates.find() ??
      this.#tooLarge() ??
      this.#steps.find() ??
      this.#sums() ??
      this.#swapped() ??
      this.#units()
    );
  }

  #wrongTimes(): Implausibility | undefined {
    if (!this.#time) return undefined;
    const { line, text } = this.#time;
    const hour = Number(text.slice(11, 13));
    return {
      line,
      mayBeAccepted: false,
      problem:
        `"${text}" has a time of day, and a row must stand for a whole production day: use --day-start ${hour} if days ` +
        'begin then and are named after their start, and --day-named end too if after their end; hourly values have to be ' +
        'added up first.',
    };
  }

  #longerPeriods(): Implausibility | undefined {
    const above = this.#hoursAbove;
    if (!above || above.count * 2 <= this.#hoursPositive) return undefined;
    const days = daysOfPeriod(above.largest);
    if (days !== undefined)
      return {
        problem:
          `${this.#hours?.header} reaches ${Number(above.largest.toPrecision(6))}, the hours of ${days} days: rows that cover more than a day are kept neither as ` +
          'days nor as months: export days or months.',
        mayBeAccepted: false,
      };
    if (above.largest <= 500 || above.largest > 745) return undefined;
    return {
      problem: 'the rows are monthly data: use --kind months, or give one row for each well and day.',
      mayBeAccepted: false,
    };
  }

  #wrongHours(): Implausibility | undefined {
    if (!this.#hours) return undefined;
    const { header } = this.#hours;
    const fix = (unit: string) => `--unit "${header}=${unit}"`;
    const above = this.#hoursAbove;
    if (
      above &&
      (above.count >= 3 || above.count * 2 >= this.#hoursPositive) &&
      above.count * 50 >= this.#hoursPositive
    ) {
      const reading = above.largest <= 100 ? '%' : above.largest <= 1500 ? 'min' : 's';
      const meaning = { '%': 'percent of the day', min: 'minutes', s: 'seconds' }[reading];
      return {
        line: above.place.line,
        mayBeAccepted: false,
        problem: `${header} reaches ${number(above.largest)}, which is not a number of hours in a day: use ${fix(reading)} for ${meaning}.`,
      };
    }
    const wells = [...this.#wells.values()].filter(({ hoursGiven }) => hoursGiven > 0);
    const given = wells.reduce((sum, { hoursGiven }) => sum + hoursGiven, 0);
    const isAtMostOne = wells.every(({ hoursGiven, hoursToOne }) => hoursGiven === hoursToOne);
    if (given > 0 && isAtMostOne && (!this.#saysHours || given >= 5)) {
      return this.#hours.unit === undefined || given >= 5
        ? {
            mayBeAccepted: this.#hours.unit !== undefined,
            problem: `${header} is at most 1 in every row, which has two readings: hours (use ${fix('h')}) or the fraction of the day (use ${fix('fraction')}).`,
          }
        : undefined;
    }
    const other = wells.find(
      (well) =>
        well.hoursGiven >= 5 &&
        well.hoursToOne === well.hoursGiven &&
        well.hoursNearOne * 2 > well.hoursGiven,
    );
    if (other) {
      return {
        mayBeAccepted: true,
        problem: `${header} of well ${other.name} is at most 1 in every row, and that of others is not: is it the fraction of the day there?`,
      };
    }
    if (this.#rowsFlowing >= 5 && this.#rowsInNoHours * 2 > this.#rowsFlowing) {
      return {
        mayBeAccepted: true,
        problem: `${header} is 0 in ${this.#rowsInNoHours} of ${this.#rowsFlowing} rows with production: is it the time in which the well was shut in?`,
      };
    }
    return undefined;
  }

  #tooLarge(): Implausibility | undefined {
    const problem = this.#chokes.problem();
    return problem === undefined ? undefined : { problem: `${problem}.`, mayBeAccepted: false };
  }

  /** A well that has what all others of its field have together is a line for their sum. */
  #sums(): Implausibility | undefined {
    const byField = new Map<string, WellFigures[]>();
    for (const well of this.#wells.values()) {
      const key = canonical(well.field);
      byField.set(key, [...(byField.get(key) ?? []), well]);
    }
    for (const wells of byField.values()) {
      const totals = volumes.map((name) => wells.reduce((sum, well) => sum + well.sums[name], 0));
      const isWithin = (well: WellFigures, share: number) =>
        totals.some((total) => total > 0) &&
        volumes.every(
          (name, at) => Math.abs(2 * well.sums[name] - (totals[at] ?? 0)) <= share * (totals[at] ?? 0),
        );
      const isSum = (well: WellFigures) => isWithin(well, 1e-6);
      const isNearlySum = (well: WellFigures) => isWithin(well, 0.05);
      // Of two wells each has what the other one has: only a name shows which of them is the sum.
      const sum = wells.find(
        (well) =>
          (wells.length > 2 && isSum(well)) ||
          (wells.length > 1 && canonical(well.name) === canonical(well.field) && isNearlySum(well)),
      );
      if (sum) {
        return {
          mayBeAccepted: true,
          problem: `well ${sum.name} has the sum of all other wells of ${sum.field}: a total is not a well. Take its rows out.`,
        };
      }
    }
    return undefined;
  }

  #swapped(): Implausibility | undefined {
    if (this.#gasAndOil < 10 || this.#gasBelowOil * 5 < this.#gasAndOil * 4) return undefined;
    return {
      mayBeAccepted: true,
      problem:
        `gas is less than oil in ${this.#gasBelowOil} of ${this.#gasAndOil} rows, both in Sm3: are the columns swapped, or is gas ` +
        'in another unit, such as thousands (use --unit "HEADER=ksm3", mscf, mmscf)?',
    };
  }

  #units(): Implausibility | undefined {
    const wells = [...this.#wells.values()];
    for (const well of wells) {
      const split = gapIn(well.gasToOil) ?? gapIn(well.oil);
      if (split) {
        const what = gapIn(well.gasToOil) ? 'gas for each Sm3 of oil' : 'oil';
        return {
          mayBeAccepted: true,
          problem: `the ${what} of well ${well.name} is about ${number(split.low)} in some rows and about ${number(split.high)} in others: does the column mix two units?`,
        };
      }
    }
    const ratios = wells.flatMap((well) => {
      const middle = medianBin(well.gasToOil);
      return middle === undefined ? [] : [{ well, middle }];
    });
    for (const { well, middle } of ratios) {
      // A gas well has another ratio than its neighbors, and less oil; another unit changes the ratio alone.
      const oil = medianBin(well.oil) ?? 0;
      const others = ratios
        .filter((one) => one.well !== well && Math.abs((medianBin(one.well.oil) ?? 0) - oil) <= binsPerDecade)
        .map((one) => one.middle)
        .sort((a, b) => a - b);
      const typical = others[Math.floor(others.length / 2)];
      if (typical === undefined || Math.abs(middle - typical) < unitGap) continue;
      return {
        mayBeAccepted: true,
        problem: `well ${well.name} has about ${number(valueOf(middle))} Sm3 of gas for each Sm3 of oil, others about ${number(valueOf(typical))}: is one of its columns in another unit?`,
      };
    }
    return undefined;
  }
}

/** Days of weeks, fortnights, quarters and years. */
const periodDays: ReadonlySet<number> = new Set([7, 14, 90, 91, 92, 365, 366]);

/** How many days a row covers whose hours reach a number; undefined where it may be another unit. */
function daysOfPeriod(hours: number): number | undefined {
  // Of weeks, none may be whole.
  const days = hours > 144 && hours <= 168 ? 7 : hours / 24;
  return periodDays.has(days) ? days : undefined;
}

function newWell({ well, field }: ImportRow): WellFigures {
  return {
    name: well,
    field,
    rows: 0,
    sums: { oil: 0, gas: 0, water: 0, waterInjected: 0 },
    hoursGiven: 0,
    hoursToOne: 0,
    hoursNearOne: 0,
    oil: emptyBins(),
    gasToOil: emptyBins(),
    before: { oil: [], gas: [], water: [], waterInjected: [] },
  };
}

const figures = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 });

function number(value: number): string {
  return figures.format(value);
}
