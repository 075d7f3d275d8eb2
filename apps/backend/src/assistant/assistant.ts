import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../database/schema.ts';
import { readDataVersion } from '../database/settings.ts';
import { dayNumber, isoDay } from '../production-day.ts';
import { newestDays } from '../queries/production-totals.ts';
import { everyDay } from '../queries/grouped-events.ts';
import { Refusal } from '../refusal.ts';
import { answerTo, unanswered } from './answer.ts';
import type { LanguageModel, LanguageModelAddress } from './language-model.ts';
import { languageOf } from './language-of-question.ts';
import { lookUp } from './look-up.ts';
import { modelAnswer } from './model-answer.ts';
import { readPlaceNames, type PlaceNames } from './place-names.ts';
import type { Answer, Question } from './understanding.ts';
import { refusalOf } from './refused-words.ts';
import { understand } from './understand.ts';
import { aboutRefused, understandWhole } from './whole-question.ts';

/** The language model of an assistant, and what it may use. */
export interface AssistantModel {
  /** Absent where fixed rules answer. */
  readonly address: LanguageModelAddress | undefined;
  /** How long one answer may take, all calls together. */
  readonly seconds: number;
  /** Counts a call of a user to the model. @throws Refusal 429 when the day's calls are used up */
  readonly takeCall: (userId: string) => Promise<unknown>;
  readonly log: Logger;
}

/** Who asks, and when. */
export interface Asking {
  readonly now: Date;
  readonly userId: string;
  /** Aborted when the caller no longer waits for the answer. */
  readonly gone: AbortSignal;
}

/**
 * Answers questions over the reads of the other operations: by a language model where there is one, else, or where it
 * fails, by fixed rules.
 */
export type Assistant = ReturnType<typeof createAssistant>;

export function createAssistant(db: Kysely<Database>, model?: AssistantModel) {
  let opened: Promise<LanguageModel> | undefined;
  const open = (address: LanguageModelAddress) =>
    (opened ??= import('./language-model.ts').then(({ openLanguageModel }) => openLanguageModel(address)));

  /** The names as of a version of the data: reading those of thousands of wells takes longer than the rest of an answer. */
  let kept: { readonly version: string; readonly names: PlaceNames } | undefined;

  async function readNames(): Promise<PlaceNames> {
    const { data: version } = await readDataVersion(db);
    if (kept?.version !== version) kept = { version, names: await readPlaceNames(db) };
    return kept.names;
  }

  return {
    /** Answers a question; what it says is neither stored nor logged. */
    async ask(asked: Question, { now, userId, gone }: Asking): Promise<Answer> {
      const question = { ...asked, language: languageOf(asked) };
      const { language } = question;
      const [names, [days]] = await Promise.all([readNames(), newestDays.read(db, {}, everyDay, now)]);
      const newest = days?.over
        ? dayNumber(days.over)
        : dayNumber(isoDay(Math.floor(now.getTime() / 86_400_000) - 1));
      const reader = { db, now, newest, userId };
      let modelFault: Answer['modelFault'] = null;
      if (model?.address) {
        const late = AbortSignal.timeout(model.seconds * 1000);
        try {
          const answer = await modelAnswer(question, {
            model: await open(model.address),
            lookUp: (given) => lookUp(given, { names, reader }),
            takeCall: () => model.takeCall(userId),
            newestDay: isoDay(newest),
            signal: AbortSignal.any([gone, late]),
          });
          return { ...answer, language };
        } catch (error) {
          gone.throwIfAborted();
          modelFault = faultOf(error, late);
          // Neither what was asked nor what the endpoint said of it.
          model.log.warn({ fault: modelFault, error: (error as Error).name }, 'language model');
        }
      }
      const { first: understood, further, leftOut, corrected } = understandWhole(question, { names, newest });
      if (understood.kind === 'understood') {
        const answer = await answerTo(understood.understanding, reader);
        const others: Answer['further'] = [];
        for (const part of further) others.push(partOf(await answerTo(part, reader)));
        return {
          ...answer,
          unread: [...leftOut],
          corrected: [...corrected],
          further: others,
          modelFault,
          language,
        };
      }
      const { unread, nearest } = refusalOf(question, understood, { names, newest });
      const offered =
        nearest === null
          ? undefined
          : understand({ ...question, question: nearest, context: null }, { names, newest });
      // What is offered has an answer.
      const isAnswered =
        offered?.kind === 'understood' &&
        (await answerTo(offered.understanding, reader)).outcome === 'answered';
      const about = aboutRefused(question, { names, newest });
      const refused = unanswered(understood, { unread, nearest: isAnswered ? nearest : null, about });
      return { ...refused, corrected: [...corrected], modelFault, language };
    },
  };
}

const partOf = ({
  outcome,
  statements,
  records,
  total,
  understood,
  page,
  pageDays,
  dataAsOf,
  late,
}: Answer) => ({
  ...{ outcome: outcome === 'answered' ? ('answered' as const) : ('unknown' as const) },
  ...{ statements, records, total, understood, page, pageDays, dataAsOf, late },
});

function faultOf(error: unknown, late: AbortSignal): NonNullable<Answer['modelFault']> {
  if (late.aborted) return 'late';
  return error instanceof Refusal && error.status === 429 ? 'usedUp' : 'failed';
}
