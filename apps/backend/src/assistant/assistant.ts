import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { readDataVersion } from '../database/settings.ts';
import { dayNumber, isoDay } from '../production-day.ts';
import { newestDays } from '../queries/production-totals.ts';
import { everyDay } from '../queries/grouped-events.ts';
import { answerTo, unanswered } from './answer.ts';
import { readPlaceNames, type PlaceNames } from './place-names.ts';
import type { Answer, Question } from './understanding.ts';
import { understand } from './understand.ts';

/** Answers questions by fixed rules over the reads of the other operations. */
export type Assistant = ReturnType<typeof createAssistant>;

export function createAssistant(db: Kysely<Database>) {
  /** The names as of a version of the data: reading those of thousands of wells takes longer than the rest of an answer. */
  let kept: { readonly version: string; readonly names: PlaceNames } | undefined;

  async function readNames(): Promise<PlaceNames> {
    const { data: version } = await readDataVersion(db);
    if (kept?.version !== version) kept = { version, names: await readPlaceNames(db) };
    return kept.names;
  }

  return {
    /** Answers a question; what it says is neither stored nor logged. */
    async ask(question: Question, now: Date): Promise<Answer> {
      const [names, [days]] = await Promise.all([readNames(), newestDays.read(db, {}, everyDay, now)]);
      const newest = days?.over
        ? dayNumber(days.over)
        : dayNumber(isoDay(Math.floor(now.getTime() / 86_400_000) - 1));
      const understood = understand(question, { names, newest });
      return understood.kind === 'understood'
        ? answerTo(understood.understanding, { db, now, newest })
        : unanswered(understood);
    },
  };
}
