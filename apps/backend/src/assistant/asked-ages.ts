import { daysOf } from './periods.ts';
import { numbers, unitOf } from './calendar-words.ts';
import type { Reading } from './question-words.ts';

/** How old something is: more or less than so many days. */
export interface AskedAge {
  readonly at: number;
  readonly side: 'above' | 'below';
  readonly value: number;
}

const aboveAge =
  'older than, over, more than, for more than, for at least, at least, open for more than, been open for more than, in more than, in over, in the past, in, for, within, mas antiguas que, mas antiguas de, mas antiguos que, mas viejas que, mas viejas de, con mas de, de mas de, desde hace mas de, hace mas de, en mas de, mas de, desde hace, hace, en, depuis plus de, de plus de, datant de plus de, en plus de, plus anciennes que, plus vieilles que, plus de, depuis';
const belowAge =
  'newer than, younger than, less than, for less than, in less than, mas recientes que, mas recientes de, de menos de, con menos de, desde hace menos de, menos de, plus recentes que, de moins de, depuis moins de, moins de';
const ages = [
  ...belowAge.split(', ').map((phrase) => ({ side: 'below' as const, words: phrase.split(' ') })),
  ...aboveAge.split(', ').map((phrase) => ({ side: 'above' as const, words: phrase.split(' ') })),
].toSorted((one, other) => other.words.length - one.words.length);

/** Every word of these phrases. */
export const ageWords: readonly string[] = ages.flatMap(({ words }) => words);

/** Reads ages such as "older than 30 days", after the days of a question are read. */
export function agesOfQuestion(reading: Reading): AskedAge[] {
  return reading.words.flatMap((_, at): AskedAge[] => {
    const [count = '', unit = ''] = reading.unread(at, 2) ?? [];
    const number = /^\d{1,3}$/.test(count) ? Number(count) : numbers.get(count);
    const days = unitOf.get(unit);
    if (number === undefined || days === undefined) return [];
    const age = ages.find(
      ({ words }) => reading.unread(at - words.length, words.length)?.join(' ') === words.join(' '),
    );
    if (!age) return [];
    const old = ['old', 'ago'].includes(reading.unread(at + 2)?.[0] ?? '') ? 1 : 0;
    reading.take(at - age.words.length, age.words.length + 2 + old);
    return [{ at, side: age.side, value: number * daysOf[days] }];
  });
}
