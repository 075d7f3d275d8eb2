import { dayNumber, isoDay } from '../production-day.ts';
import type { ColumnPlan } from './columns.ts';
import { headerKey } from './headers.ts';

/** How far the rows of one well stand apart. */
interface Spacing {
  readonly first: number;
  last: number;
  /** The greatest number of which all distances are multiples; 0 while all rows are of one day. */
  gap: number;
  /** The least distance between a row and the one before. */
  least: number;
  /** Rows of another day than the one before. */
  steps: number;
}

/** Finds how far the rows of wells stand apart in days, or in months. */
export class RowSpacing {
  readonly #wells = new Map<number, Spacing>();

  see(well: number, at: number): void {
    const known = this.#wells.get(well);
    if (!known) {
      this.#wells.set(well, { first: at, last: at, gap: 0, least: Infinity, steps: 0 });
      return;
    }
    known.gap = commonDivisor(known.gap, Math.abs(at - known.first));
    if (at !== known.last) {
      known.steps += 1;
      known.least = Math.min(known.least, Math.abs(at - known.last));
    }
    known.last = at;
  }

  /** By how much the rows of all wells are apart, in multiples of a number; undefined where they are not, or too few say so. */
  apart(by: number): number | undefined {
    const several = [...this.#wells.values()].filter(({ gap }) => gap > 0);
    const steps = several.reduce((sum, one) => sum + one.steps, 0);
    const gap = several.reduce((common, one) => commonDivisor(common, one.gap), 0);
    // Rows far apart may be multiples of it by chance.
    const isMet = several.some(({ least }) => least === gap);
    return isMet && steps >= leastSteps && gap % by === 0 ? gap : undefined;
  }

  /** A well whose many rows are apart by a number while those of other wells are not. */
  wellApart(by: number): number | undefined {
    return [...this.#wells].find(([, { gap, steps }]) => gap === by && steps >= leastSteps * 2)?.[0];
  }

  /** Whether each well has rows of one day alone. */
  get isSingle(): boolean {
    return [...this.#wells.values()].every(({ gap }) => gap === 0);
  }
}

/** Distances that chance would hardly make. */
const leastSteps = 2;

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

const weekWords = /week|wkly|semana|semaine|hebdo/;

/** What says that rows stand for weeks, among titles and headers; undefined where nothing does. */
export function saidWeekly(texts: readonly string[]): string | undefined {
  return texts.find((text) => weekWords.test(headerKey(text)));
}

const kept = 'kept neither as days nor as months: export days or months';

/** What is wrong with a table of which a header says that its rows stand for weeks; undefined where none does. */
export function weekOf(headers: readonly string[]): string | undefined {
  const found = saidWeekly(headers);
  return found === undefined ? undefined : weeksSentence(found);
}

const weeksSentence = (said: string) =>
  `the rows stand for weeks, as "${said.slice(0, 80)}" says, which are ${kept}`;

/** Days of a month on which rows of parts of it stand; 0 is the last one. */
const partsOfMonth = [
  { days: [1, 16], length: 15 },
  { days: [15, 0], length: 15 },
  { days: [1, 11, 21], length: 10 },
  { days: [10, 20, 0], length: 10 },
] as const;
const maxWeeks = 28;
const daysOfWeek = 7;

/** Finds that rows of days stand for longer periods, such as weeks. */
export class RowPeriods {
  readonly #spacing = new RowSpacing();
  readonly #titles: readonly string[];
  readonly #headers: readonly string[];
  readonly #dayHeader: string;
  readonly #hasVolumes: boolean;
  readonly #days = new Set<string>();
  readonly #names = new Map<number, string>();
  #parts: readonly (typeof partsOfMonth)[number][] = partsOfMonth;

  /** @param titles what stands above the header */
  constructor(titles: readonly string[], { headers, columns }: ColumnPlan) {
    this.#titles = titles;
    this.#headers = headers;
    this.#hasVolumes = columns.some(({ definition: { holds } }) => /Volume$/.test(holds));
    this.#dayHeader = columns.find(({ definition }) => definition.name === 'day')?.header ?? '';
  }

  see(well: number, { day, well: name }: { readonly day: string; readonly well: string }): void {
    const number = dayNumber(day);
    this.#spacing.see(well, number);
    if (!this.#names.has(well)) this.#names.set(well, name);
    if (this.#parts.length === 0) return;
    const ofMonth = Number(day.slice(8));
    const isLast = isoDay(number + 1).endsWith('-01');
    this.#parts = this.#parts.filter(({ days }) =>
      days.some((one) => (one === 0 ? isLast : one === ofMonth)),
    );
    if (this.#days.size < leastSteps + 1) this.#days.add(day);
  }

  /** What the rows stand for, where it is longer than a day. */
  find(): { problem: string; mayBeAccepted: boolean } | undefined {
    if (!this.#hasVolumes) return undefined;
    const said = saidWeekly([this.#dayHeader]);
    const apart = this.#spacing.apart(daysOfWeek);
    const isWeekly = apart !== undefined && apart <= maxWeeks;
    const around = said ?? saidWeekly([...this.#titles, ...this.#headers]);
    if (said !== undefined || (isWeekly && around !== undefined))
      return { problem: `${weeksSentence(around!)}.`, mayBeAccepted: false };
    if (isWeekly) return twoReadings('the rows of each well', apart);
    const title = this.#spacing.isSingle ? saidWeekly(this.#titles) : undefined;
    if (title !== undefined)
      return {
        problem: `"${title.slice(0, 80)}" stands above rows of one day each, which has two readings: sums of weeks, ${kept}; or values of single days.`,
        mayBeAccepted: true,
      };
    const [part] = this.#parts;
    if (part && this.#days.size > leastSteps) return twoReadings('the rows of each well', part.length);
    const well = this.#spacing.wellApart(daysOfWeek);
    return well === undefined
      ? undefined
      : twoReadings(`the rows of well ${this.#names.get(well)}`, daysOfWeek);
  }
}

function twoReadings(rows: string, apart: number): { problem: string; mayBeAccepted: boolean } {
  return {
    problem: `${rows} are ${apart} days apart, which has two readings: sums of such periods, ${kept}; or values of single days.`,
    mayBeAccepted: true,
  };
}
