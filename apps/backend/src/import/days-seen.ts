/** Where the first row for a well and day stands. */
export interface SeenDay {
  /** Where the first row stands, a positive whole number. */
  readonly place: number;
  /** Whether all rows for the day say the same. */
  readonly agrees: boolean;
}

const daysOfYear = 12 * 31;

/**
 * Remembers which days of which wells have been read, where, and whether later rows for a day say something else. Made
 * for millions of rows: eight bytes for each day of a calendar year that a well has, instead of a key for each row.
 */
export class DaysSeen {
  /** For each well and year: the places of its days, then the digests of their rows. */
  readonly #years = new Map<string, Int32Array>();
  /** By well and day, the place of the first row that says something else. */
  readonly #disagreeing = new Map<string, number>();

  /**
   * Marks a day of a well. The same place may be marked again.
   * @param well Number of the well within the import.
   * @param day `YYYY-MM-DD`.
   * @param digest Equal for rows that say the same.
   */
  mark(well: number, day: string, place: number, digest: number): void {
    const key = `${well}/${day.slice(0, 4)}`;
    let year = this.#years.get(key);
    if (!year) this.#years.set(key, (year = new Int32Array(2 * daysOfYear)));
    const index = dayIndex(day);
    const earlier = year[index];
    if (earlier && earlier !== place) {
      const name = `${well}/${day}`;
      if (year[daysOfYear + index] !== digest && !this.#disagreeing.has(name))
        this.#disagreeing.set(name, place);
      return;
    }
    year[index] = place;
    year[daysOfYear + index] = digest;
  }

  /** Forgets the rows behind a place, which are read once more in another way. */
  forgetAfter(place: number): void {
    for (const year of this.#years.values())
      for (let index = 0; index < daysOfYear; index += 1) if (year[index]! > place) year[index] = 0;
    for (const [name, other] of this.#disagreeing) if (other > place) this.#disagreeing.delete(name);
  }

  /** @returns undefined when the day was not marked. */
  find(well: number, day: string): SeenDay | undefined {
    const place = this.#years.get(`${well}/${day.slice(0, 4)}`)?.[dayIndex(day)];
    return place ? { place, agrees: !this.#disagreeing.has(`${well}/${day}`) } : undefined;
  }

  /** Days for which rows say different things. */
  get disagreements(): number {
    return this.#disagreeing.size;
  }
}

function dayIndex(day: string): number {
  return (Number(day.slice(5, 7)) - 1) * 31 + Number(day.slice(8, 10)) - 1;
}
