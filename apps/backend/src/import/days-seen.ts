/**
 * Remembers which days of which wells have been read, and where. Made for millions of rows: four bytes for each day of
 * a calendar year that a well has, instead of a key for each row.
 */
export class DaysSeen {
  readonly #places = new Map<string, Int32Array>();

  /**
   * Marks a day of a well.
   * @param well Number of the well within the import.
   * @param day `YYYY-MM-DD`.
   * @param place Where the row stands, a positive whole number.
   * @returns the place of an earlier row for the same well and day; undefined when this is the first.
   */
  mark(well: number, day: string, place: number): number | undefined {
    const key = `${well}/${day.slice(0, 4)}`;
    let year = this.#places.get(key);
    if (!year) this.#places.set(key, (year = new Int32Array(12 * 31)));
    const index = (Number(day.slice(5, 7)) - 1) * 31 + Number(day.slice(8, 10)) - 1;
    const earlier = year[index];
    if (earlier) return earlier;
    year[index] = place;
    return undefined;
  }
}
