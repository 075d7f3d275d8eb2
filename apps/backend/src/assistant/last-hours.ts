import { isoDay } from '../production-day.ts';
import type { AskedAge } from './asked-ages.ts';
import type { AskedDays } from './asked-days.ts';
import { meaningsOf } from './lexicon.ts';
import { Reading } from './question-words.ts';

const phrases =
  'in the last 24 hours, over the last 24 hours, within the last 24 hours, during the last 24 hours, the last 24 hours, in the past 24 hours, the past 24 hours, last 24 hours, past 24 hours, last 24 h, past 24 h, en las ultimas 24 horas, de las ultimas 24 horas, las ultimas 24 horas, ultimas 24 horas, dans les dernieres 24 heures, dans les 24 dernieres heures, des dernieres 24 heures, des 24 dernieres heures, au cours des dernieres 24 heures, au cours des 24 dernieres heures, les dernieres 24 heures, les 24 dernieres heures, ces dernieres 24 heures, dernieres 24 heures, 24 dernieres heures'
    .split(', ')
    .map((phrase) => phrase.split(' '))
    .toSorted((one, other) => other.length - one.length);
/** Words that say that something was found just now. */
const newWords = new Set(
  'new newly nuevo nueva nuevos nuevas nouveau nouveaux nouvelle nouvelles'.split(' '),
);

/** The last day by the clock, of which pages say what is new. */
export interface LastHours {
  readonly days: readonly AskedDays[];
  readonly ages: readonly AskedAge[];
}

/**
 * Reads "the last 24 hours": of exceptions, those that were found in them, as "new" says too; of all else, the newest production day.
 * @param newest the last day that is over, as a day number
 */
export function lastHoursOf(reading: Reading, newest: number): LastHours {
  const isOfExceptions = meaningsOf(new Reading(reading.words)).some(
    ({ meaning }) => meaning.kind === 'subject' && meaning.subject === 'exceptions',
  );
  let first: number | undefined;
  for (let at = 0; at < reading.words.length; at += 1) {
    const phrase = phrases.find((words) => reading.unread(at, words.length)?.join(' ') === words.join(' '));
    const isNew = isOfExceptions && newWords.has(reading.unread(at)?.[0] ?? '');
    if (!phrase && !isNew) continue;
    reading.take(at, phrase?.length ?? 1);
    first ??= at;
  }
  if (first === undefined) return { days: [], ages: [] };
  if (isOfExceptions) return { days: [], ages: [{ at: first, side: 'below', value: 1 }] };
  const day = isoDay(newest);
  return { days: [{ from: day, to: day }], ages: [] };
}
