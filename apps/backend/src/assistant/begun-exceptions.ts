import { listExceptions } from '../queries/well-exceptions.ts';
import { answerOf, figure, newestWindow, selectionOf, statement, type AnswerFor } from './answer-parts.ts';
import { exceptionRecord, isAsked } from './finding-answers.ts';

/** Exceptions that began on named days, as the report lists them by their first day, with how many of them are still open. */
export const begunExceptions: AnswerFor = async (asked, reader) => {
  const { db, now, newest } = reader;
  const days = { from: asked.from!, to: asked.to! };
  const choice = { window: { from: days.from, to: newestWindow(newest).to }, until: null, now };
  const where = `since>=${days.from};since<=${days.to}`;
  const page = { limit: 500, offset: 0, where, sort: undefined };
  const { rows, total } = await listExceptions(db, selectionOf(asked, reader), choice, page);
  const found = rows.filter((row) => isAsked(row, asked, reader));
  const isPart = asked.owner !== null || asked.age !== null || asked.severity !== null;
  const count = isPart ? found.length : total;
  return answerOf(asked, {
    statements: [
      count === 0
        ? statement('noneFound', [], days)
        : statement(
            'begun',
            [figure('count', count), figure('value', found.filter(({ isOpen }) => isOpen).length)],
            days,
          ),
    ],
    records: found.slice(0, asked.count).map((row) => exceptionRecord(row)),
    total: count,
    page: 'exceptions',
  });
};
