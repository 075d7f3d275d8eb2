import { parseDate } from './dates.ts';
import { cellText, refuse, type Cell, type RecordSource } from './records.ts';

interface Place {
  readonly text: string;
  readonly line: number;
}

/** A date that could have been written with its day and month the other way round. */
interface TwoReadings extends Place {
  readonly day: string;
  readonly swapped: string;
}

/** Different dates that are remembered, so that a file of any length takes little memory. */
const maxRemembered = 20_000;

/**
 * Finds in a column of dates what a spreadsheet of another region does to one: it turns days up to 12 into dates, with day and
 * month the other way round, and leaves the rest as texts.
 */
export class ConvertedDates {
  readonly #seen = new Set<string>();
  readonly #twoReadings = new Map<string, TwoReadings>();
  readonly #textMonths = new Set<string>();
  #text: Place | undefined;
  /** A date that no such spreadsheet makes, or a text that it would have turned into one. */
  #isMixedByHand = false;

  see(cell: Cell, line: number): void {
    if (typeof cell === 'number' || this.#seen.has(cell)) return;
    if (this.#seen.size >= maxRemembered) this.#seen.clear();
    this.#seen.add(cell);
    const text = cellText(cell);
    const [, year, month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text) ?? [];
    if (year !== undefined) this.#seeDate({ text, line }, year, month, day);
    else if (/^\d{1,2}[/-]\d{1,2}[/-]\d/.test(text)) this.#seeText({ text, line });
  }

  #seeDate(place: Place, year: string, month: string, day: string): void {
    if (Number(day) > 12) this.#isMixedByHand = true;
    else if (day !== month) {
      const written = `${year}-${month}-${day}`;
      if (!this.#twoReadings.has(written))
        this.#twoReadings.set(written, { ...place, day: written, swapped: `${year}-${day}-${month}` });
    }
  }

  #seeText(place: Place): void {
    this.#text ??= place;
    const date = parseDate(place.text);
    if ('problem' in date) this.#isMixedByHand = true;
    else this.#textMonths.add(monthOf(date.day));
  }

  /** @throws ImportError with both readings when days may have been turned around. */
  refuseIn(source: Pick<RecordSource, 'name'>, header: string): void {
    const text = this.#text;
    const dates = [...this.#twoReadings.values()];
    const isKnown = (day: string) => this.#textMonths.has(monthOf(day));
    const found = dates.find(({ day, swapped }) => !isKnown(day) && isKnown(swapped));
    const unclear = found ?? (this.#isMixedByHand ? undefined : dates[0]);
    if (!text || !unclear) return;
    refuse(
      source,
      unclear.line,
      `${header}: "${unclear.text}" is written as a date and "${text.text}" (line ${text.line}) with slashes: a spreadsheet of ` +
        `another region turns days up to 12 around. It has two readings, ${unclear.day} and ${unclear.swapped}: write all dates ` +
        'of the column as YYYY-MM-DD.',
    );
  }
}

function monthOf(day: string): string {
  return day.slice(0, 7);
}
