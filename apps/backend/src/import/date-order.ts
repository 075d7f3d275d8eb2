import { bothCalendars, bothOrders, isSerialDay, readSlashedDate, type DateFormat } from './dates.ts';
import { cellText, refuse, type Cell, type RecordSource } from './records.ts';

interface Place {
  readonly text: string;
  readonly line: number;
}

/** Decides by all dates of a file whether those written with slashes have the day or the month first. */
export class DateOrder {
  #slashed: Place | undefined;
  #dayFirst: Place | undefined;
  #monthFirst: Place | undefined;
  #serial: Place | undefined;
  #serials = 0;
  #dates = 0;

  see(cell: Cell, line: number): void {
    if (cell !== '') this.#dates += 1;
    if (isSerialDay(String(cell))) {
      this.#serials += 1;
      this.#serial ??= { text: cellText(cell), line };
    }
    if (typeof cell === 'number' || /^\d{4}-/.test(cell)) return;
    const date = readSlashedDate(cell);
    if (!date) return;
    const place = { text: cellText(cell), line };
    this.#slashed ??= place;
    if (date.isDayFirst) this.#dayFirst ??= place;
    if (date.isMonthFirst) this.#monthFirst ??= place;
  }

  /** What is known so far, without a refusal. */
  get likely(): DateFormat | undefined {
    if (this.#dayFirst && !this.#monthFirst) return 'DD/MM/YYYY';
    return this.#monthFirst && !this.#dayFirst ? 'MM/DD/YYYY' : undefined;
  }

  /**
   * @returns undefined when no date has slashes.
   * @throws ImportError with both readings when the dates do not decide, or contradict each other.
   */
  decide(source: RecordSource): DateFormat | undefined {
    if (this.#serial && this.#serials * 2 > this.#dates)
      refuse(source, this.#serial.line, `${bothCalendars(this.#serial.text)}.`);
    if (this.#dayFirst && this.#monthFirst) {
      const [day, month] = [this.#dayFirst, this.#monthFirst];
      refuse(
        source,
        Math.max(day.line, month.line),
        `"${day.text}" (line ${day.line}) has the day first, "${month.text}" (line ${month.line}) the month: ` +
          'use --date-format DD/MM/YYYY or MM/DD/YYYY; dates written otherwise are then rejected.',
      );
    }
    if (this.#slashed && !this.likely)
      refuse(source, this.#slashed.line, `${bothOrders(this.#slashed.text)}.`);
    return this.likely;
  }
}
