import { readDataExtent } from '../queries/data-extent.ts';
import {
  answerOf,
  placeRecord,
  selectionOf,
  someQuestions,
  statement,
  notAvailable,
  type AnswerFor,
  type Reader,
} from './answer-parts.ts';
import { changes, difference, exceptions, explainException, schedule } from './finding-answers.ts';
import { compare, list, place, rank, total, trend } from './production-answers.ts';
import type { Answer, Statement, Understanding } from './understanding.ts';
import { nothingUnderstood, type Understood } from './understand.ts';

/** The answer to what was not understood: which places were meant, or what can be asked. */
export function unanswered(found: Exclude<Understood, { kind: 'understood' }>): Answer {
  if (found.kind === 'whichPlace')
    return answerOf(found.understanding, {
      outcome: 'asks',
      statements: [statement('whichPlace')],
      records: found.places.map(placeRecord),
    });
  return answerOf(nothingUnderstood, {
    outcome: 'unknown',
    statements: [statement(found.kind)],
    records: found.kind === 'unknownPlace' ? found.nearest.map(placeRecord) : [],
    suggestions: someQuestions,
    unread:
      found.kind === 'notUnderstood'
        ? (found.unread ?? []).slice(0, 10).map((word) => word.slice(0, 100))
        : [],
  });
}

const answers: Record<Understanding['intent'], AnswerFor> = {
  total,
  rank,
  compare,
  trend,
  list,
  count: list,
  exceptions,
  explainException,
  changes,
  schedule,
  term: (asked) => answerOf(asked, { statements: [statement('term')] }),
  difference,
  page: (asked) => answerOf(asked, { statements: [statement('page')], page: asked.page }),
  place,
  capabilities: (asked) =>
    answerOf(asked, { statements: [statement('capabilities')], suggestions: someQuestions }),
  none: notAvailable,
};

/** Answers what was understood; days that are filled in stand in the answer's `understood`. */
export async function answerTo(asked: Understanding, reader: Reader): Promise<Answer> {
  const { db, now } = reader;
  const answer = await answers[asked.intent](asked, reader);
  if (answer.statements.every(({ code }) => timeless.includes(code))) return answer;
  const { asOf } = await readDataExtent(db, selectionOf(asked), now);
  return { ...answer, dataAsOf: asOf?.toISOString() ?? null };
}

const timeless: readonly Statement['code'][] = ['term', 'page', 'capabilities', 'notAvailable', 'schedule'];
