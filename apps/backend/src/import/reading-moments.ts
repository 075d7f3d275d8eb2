import { hourMs, zonedTime, type FieldClock } from '../production-day.ts';
import { momentOf } from './record-kind.ts';

/** An hour of a clock: when it begins, twice where the clock is set back; or it is skipped. */
type WallHour = { readonly first: number; readonly second: number | undefined } | 'skipped';

interface Series {
  last: number | undefined;
  isDescending: boolean;
}

/** A moment (ms), or why a text is none. */
export type MomentResult = { readonly moment: number } | { readonly problem: string };

/**
 * Reads the times of readings. A time without an offset is the field's clock; in the hour that occurs twice when the clock is set
 * back, the order of the rows decides which one is meant.
 */
export class ReadingMoments {
  readonly #hours = new Map<string, WallHour>();
  readonly #series = new Map<string, Series>();
  /** How often each of the two hours was meant, by what the readings are of and the hour. */
  readonly #repeated = new Map<string, { counts: [number, number]; text: string; timeZone: string }>();

  /**
   * @param text `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM[:SS][offset]`
   * @param series what the rows are in order by, such as a well and its signal
   */
  read(text: string, clock: FieldClock, series: string): MomentResult {
    const wall = text.length === 10 ? `${text}T00:00` : text;
    const state = this.#series.get(series) ?? { last: undefined, isDescending: false };
    this.#series.set(series, state);
    if (wall.length > 19 || wall.endsWith('Z'))
      return { moment: (state.last = momentOf(wall, clock, 'begin')!.getTime()) };
    const hour = this.#hourOf(wall.slice(0, 13), clock);
    if (hour === 'skipped')
      return {
        problem: `${text} is skipped by the clock of ${clock.timeZone}: is the file in another zone? Use --time-zone`,
      };
    const within = Number(wall.slice(14, 16)) * 60_000 + Number(wall.slice(17, 19)) * 1_000;
    const [first, second] = [
      hour.first + within,
      hour.second === undefined ? undefined : hour.second + within,
    ];
    const { last = -Infinity } = state;
    let moment = first;
    if (second !== undefined) {
      if (second < last) state.isDescending = true;
      else if (first > last) state.isDescending = false;
      const isSecond = state.isDescending ? second < last : first <= last;
      if (isSecond) moment = second;
      this.#count(series, wall.slice(0, 13), clock, isSecond ? 1 : 0);
    } else if (state.last !== undefined) state.isDescending = moment < state.last;
    state.last = moment;
    return { moment };
  }

  /** The sentence that asks which hour was meant, where the rows have one of the two only. */
  get question(): string | undefined {
    for (const { counts, text, timeZone } of this.#repeated.values())
      if (counts.includes(0))
        return (
          `the hour ${text.replace('T', ' ')}:00 occurs twice on the clock of ${timeZone}, and the file has it once: ` +
          'export the times in UTC or with their offset, or use --time-zone, such as Etc/GMT-1 for one that is never set back'
        );
    return undefined;
  }

  #hourOf(text: string, clock: FieldClock): WallHour {
    const key = `${clock.timeZone}/${text}`;
    const known = this.#hours.get(key);
    if (known !== undefined) return known;
    const first = momentOf(`${text}:00`, clock, 'begin')!.getTime();
    const isSame = (moment: number) =>
      zonedTime(new Date(moment).toISOString(), clock.timeZone).startsWith(`${text}:`);
    const hour: WallHour = !isSame(first)
      ? 'skipped'
      : isSame(first - hourMs)
        ? { first: first - hourMs, second: first }
        : { first, second: isSame(first + hourMs) ? first + hourMs : undefined };
    this.#hours.set(key, hour);
    return hour;
  }

  #count(series: string, text: string, { timeZone }: FieldClock, which: 0 | 1): void {
    const key = `${series}\0${text}`;
    const seen = this.#repeated.get(key) ?? { counts: [0, 0] as [number, number], text, timeZone };
    this.#repeated.set(key, seen);
    seen.counts[which] += 1;
  }
}
