import type { ColumnPlan } from './columns.ts';
import { rateColumns } from './daily-rates.ts';
import { volumes } from './quantities.ts';
import type { ImportRow } from './row.ts';

/** Hours from which a day is a whole one, and up to which one is clearly none. */
const wholeDay = 23.5;
const partOfDay = { from: 2, to: 18 } as const;
/** Rows that have to say it, and how near a value has to be, as a logarithm. */
const leastRows = 4;
const nearness = 0.1;

/** What is seen of a column of rates: its last value on a whole day by well, and the days of fewer hours. */
interface Seen {
  readonly name: (typeof volumes)[number];
  readonly header: string;
  readonly whole: Map<number, number>;
  rows: number;
  asVolume: number;
}

/** Finds columns that are headed as rates and fall with the hours on stream, as only volumes do. */
export class RateVolumes {
  readonly #columns: readonly Seen[];

  /** @param plan Where it says what rates are of, nothing is asked. */
  constructor(plan: Pick<ColumnPlan, 'columns' | 'rates'>) {
    this.#columns = (plan.rates === undefined ? rateColumns(plan) : []).flatMap(({ definition, header }) => {
      const name = volumes.find((volume) => volume === definition.name);
      return name ? [{ name, header, whole: new Map<number, number>(), rows: 0, asVolume: 0 }] : [];
    });
  }

  /** @param row with the volumes that the rates come to */
  see(well: number, { values }: ImportRow): void {
    const { hours } = values;
    if (hours == null || hours < partOfDay.from) return;
    for (const column of this.#columns) {
      const value = values[column.name];
      if (value == null || value <= 0) continue;
      if (hours >= wholeDay) column.whole.set(well, value);
      const whole = column.whole.get(well);
      if (hours > partOfDay.to || whole === undefined) continue;
      // As it stands in the file.
      const share = (value * 24) / hours / whole;
      column.rows += 1;
      if (Math.abs(Math.log((share * 24) / hours)) < nearness) column.asVolume += 1;
    }
  }

  find(): { readonly problem: string; readonly mayBeAccepted: true } | undefined {
    const found = this.#columns.find(({ rows, asVolume }) => rows >= leastRows && asVolume * 5 >= rows * 4);
    return (
      found && {
        mayBeAccepted: true,
        problem:
          `"${found.header}" falls with the hours on stream in ${found.asVolume} of ${found.rows} rows of fewer hours, which has two readings: ` +
          'the volume of each day (--rates calendar), or a rate of the hours on stream (--rates producing).',
      }
    );
  }
}
