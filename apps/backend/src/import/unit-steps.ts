import { conversionFor } from './units.ts';
import type { ImportRow } from './row.ts';

const products = ['oil', 'gas', 'water'] as const;
type Product = (typeof products)[number];

/** How many times as large the numbers of a quantity are in another usual unit than in Sm3. */
const sizes: Record<Product, readonly number[]> = {
  oil: [1 / conversionFor('liquidVolume', 'bbl')!(1)],
  water: [1 / conversionFor('liquidVolume', 'bbl')!(1)],
  gas: [1 / conversionFor('gasVolume', 'scf')!(1)],
};
/** How near a step has to be, as a logarithm: real rates hardly change by just these factors, and not two at once. */
const nearness = 0.04;
/** Days of the same size before and behind. */
const leastDays = 3;

/** Hours by which days of one size may differ. */
const alikeHours = 2;

interface Step {
  readonly name: string;
  readonly day: string;
  readonly line: number;
  readonly up: boolean;
  readonly of: readonly Product[];
  rowsBehind: number;
}

interface WellSteps {
  rows: number;
  before: Partial<Record<Product, number>>;
  hours: number | null;
  open: Step | undefined;
}

/** Whether hours on stream are about the same; also where they are not known. */
const isAlike = (now: number | null | undefined, before: number | null): boolean =>
  now == null || before === null || Math.abs(now - before) <= alikeHours;

/** Finds the row from which all quantities of a well, two or more, are at once as many times as large as another unit makes each. */
export class UnitSteps {
  readonly #wells = new Map<number, WellSteps>();
  #found: Step | undefined;

  see(well: number, { well: name, day, values }: ImportRow, line: number): void {
    if (this.#found) return;
    const seen = this.#wells.get(well) ?? { rows: 0, before: {}, hours: null, open: undefined };
    this.#wells.set(well, seen);
    const now = Object.fromEntries(
      products.flatMap((product) => ((values[product] ?? 0) > 0 ? [[product, values[product]!]] : [])),
    ) as WellSteps['before'];
    const steps = products.flatMap((product) => {
      const change = Math.log((now[product] ?? NaN) / (seen.before[product] ?? NaN));
      const isOther = sizes[product].some((size) => Math.abs(Math.abs(change) - Math.log(size)) < nearness);
      return isOther ? [{ product, up: change > 0 }] : [];
    });
    const up = steps[0]?.up ?? false;
    // A day of more hours, or a well that is opened, changes all of them alike.
    const known = products.filter((product) => now[product] && seen.before[product]).length;
    const isUnit = steps.length === known && steps.every((one) => one.up === up);
    if (seen.rows >= leastDays && steps.length > 1 && isUnit && isAlike(values.hours, seen.hours))
      seen.open = { name, day, line, up, of: steps.map(({ product }) => product), rowsBehind: 0 };
    else if (seen.open && steps.length > 1) seen.open = undefined;
    if (seen.open && (seen.open.rowsBehind += 1) >= leastDays) this.#found = seen.open;
    seen.rows += 1;
    seen.hours = values.hours ?? seen.hours;
    seen.before = { ...seen.before, ...now };
  }

  /** What is asked where a file seems to change its units; undefined where none does. */
  find(): { readonly line: number; readonly problem: string; readonly mayBeAccepted: true } | undefined {
    if (!this.#found) return undefined;
    const { name, day, line, up, of } = this.#found;
    const list = of
      .map((product) => `${product} ${Number(sizes[product][0]!.toPrecision(3))} times`)
      .join(' and ');
    return {
      line,
      mayBeAccepted: true,
      problem: `well ${name} has ${list} as ${up ? 'much' : 'little'} from ${day} on, as another unit would make it: put the rows of each unit into a file of their own.`,
    };
  }
}
