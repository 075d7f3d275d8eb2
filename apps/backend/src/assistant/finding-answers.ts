import { isoDay } from '../production-day.ts';
import { listChangePoints } from '../queries/change-points.ts';
import { readExceptionSummary } from '../queries/exception-summary.ts';
import { everyDay } from '../queries/grouped-events.ts';
import { newestDays } from '../queries/production-totals.ts';
import { listSchedule } from '../queries/schedule.ts';
import { listExceptions } from '../queries/well-exceptions.ts';
import {
  answerOf,
  figure,
  newestWindow,
  notAvailable,
  selectionOf,
  statement,
  windowDays,
  withoutData,
  type AnswerFor,
  type Reader,
} from './answer-parts.ts';
import { readKnown } from './known-figures.ts';
import type { Answer, AnswerRecord, Understanding } from './understanding.ts';
import { withoutComing } from './understand.ts';

/** The open exceptions, as the report lists them. */
export async function readExceptions(asked: Understanding, { db, now, newest }: Reader, limit: number) {
  const choice = { window: newestWindow(newest), until: null, now };
  const page = { limit, offset: 0, where: undefined, sort: undefined };
  const { rows, total } = await listExceptions(db, selectionOf(asked), choice, page);
  const open = rows.filter(({ isOpen }) => isOpen);
  return { rows, total, open, choice };
}

type ListedException = Awaited<ReturnType<typeof readExceptions>>['rows'][number];

const exceptionRecord = (row: ListedException): AnswerRecord => ({
  kind: 'exception',
  id: row.id,
  name: row.silence === null ? row.well.name : row.well.fieldName,
  place: row.silence === null ? row.well.fieldName : null,
  well: row.silence === null ? row.well.id : null,
  // The figures of an answer are of oil: a loss of gas is read in the report.
  value: row.product === 'oil' ? row.lossPerDay : null,
  unit: row.lossPerDay === null || row.product === 'gas' ? null : 'Sm3/d',
  day: row.rateDay ?? row.since,
  note: row.kind,
  cause: row.cause,
});

export const exceptions: AnswerFor = async (asked, reader) => {
  const { open, choice } = await readExceptions(asked, reader, 500);
  const summary = await readExceptionSummary(reader.db, selectionOf(asked), choice);
  const seen = { ...asked, from: null, to: null };
  if (summary.open === 0)
    return answerOf(seen, { statements: [statement('noExceptions')], page: 'exceptions' });
  return answerOf(seen, {
    statements: [
      statement('exceptions', [figure('count', summary.open), figure('lostNow', summary.oilAtRisk, 'Sm3/d')]),
    ],
    records: open.slice(0, asked.count).map(exceptionRecord),
    total: summary.open,
    page: 'exceptions',
  });
};

export async function lostNow(asked: Understanding, reader: Reader): Promise<Answer> {
  const { open, choice } = await readExceptions(asked, reader, 500);
  const { oilAtRisk, open: count } = await readExceptionSummary(reader.db, selectionOf(asked), choice);
  // Days were named: what was lost then is deferred production.
  if (asked.from !== null) return notAvailable(asked);
  return answerOf(asked, {
    statements: [statement('lostNow', [figure('value', oilAtRisk, 'Sm3/d'), figure('count', count)])],
    records: open.slice(0, 5).map(exceptionRecord),
    total: count,
    page: 'exceptions',
  });
}

export const explainException: AnswerFor = async (asked, reader) => {
  const { rows, open } = await readExceptions(asked, reader, 500);
  const first = open[0] ?? rows[0];
  const seen = { ...asked, from: null, to: null };
  if (!first) return answerOf(seen, { statements: [statement('noExceptions')], page: 'exceptions' });
  const isOfOneWell = asked.places.every(({ kind }) => kind === 'well');
  if (!isOfOneWell || first.product === 'gas') return exceptions(asked, reader);
  return answerOf(seen, {
    statements: [
      statement(
        'exception',
        [
          figure('expected', first.baseline, 'Sm3/d'),
          figure('rate', first.rate, 'Sm3/d'),
          figure('dropPct', first.dropPct, '%'),
          figure('loss', first.lossPerDay, 'Sm3/d'),
          figure('lossSoFar', first.lossSoFar, 'Sm3'),
        ],
        { from: first.since, to: first.endedOn ?? first.since },
      ),
    ],
    records: [exceptionRecord(first)],
    page: 'exceptions',
  });
};

export const changes: AnswerFor = async (asked, { db, newest }) => {
  const window =
    asked.from !== null && asked.to !== null
      ? withoutComing({ from: asked.from, to: asked.to }, newest)
      : { from: isoDay(newest - windowDays + 1), to: isoDay(newest) };
  if (!window) return notAvailable(asked);
  const { rows, total: count } = await listChangePoints(db, selectionOf(asked), window, {
    limit: asked.count,
    offset: 0,
  });
  return answerOf(
    { ...asked, ...window },
    {
      statements: [
        statement(count === 0 ? 'noneFound' : 'changes', count === 0 ? [] : [figure('count', count)], window),
      ],
      records: rows.map((row) => ({
        kind: 'changePoint' as const,
        id: row.id,
        name: row.well.name,
        place: row.well.fieldName,
        well: row.well.id,
        value: null,
        unit: null,
        day: row.changeDate,
        note: row.variable,
      })),
      total: count,
      page: 'changePoints',
    },
  );
};

export const schedule: AnswerFor = async (asked, { db, now, newest }) => {
  const window =
    asked.from !== null && asked.to !== null
      ? { from: asked.from, to: asked.to }
      : { from: isoDay(newest + 1), to: isoDay(newest + windowDays) };
  const { rows, total: count } = await listSchedule(
    db,
    selectionOf(asked),
    window,
    { limit: asked.count, offset: 0 },
    now,
  );
  return answerOf(
    { ...asked, ...window },
    {
      statements: [
        statement(
          count === 0 ? 'noneFound' : 'schedule',
          count === 0 ? [] : [figure('count', count)],
          window,
        ),
      ],
      records: rows.map((row) => ({
        kind: 'schedule' as const,
        id: row.id,
        name: row.title,
        place: row.well?.name ?? row.facility,
        well: row.well?.id ?? null,
        value: null,
        unit: null,
        day: row.plannedStart.slice(0, 10),
        note: row.activity,
      })),
      total: count,
      page: 'schedule',
    },
  );
};

/** Why what is lost now is not what was deferred: both figures, and what each is measured against. */
export const difference: AnswerFor = async (asked, reader) => {
  const [days] = await newestDays.read(reader.db, {}, everyDay, reader.now);
  if (!days?.reported) return withoutData(asked, reader);
  const window = { from: days.reported, to: days.reported };
  const { choice } = await readExceptions(asked, reader, 1);
  const [[known], { oilAtRisk }] = await Promise.all([
    readKnown(reader, 'deferred', {}, window, 'all'),
    readExceptionSummary(reader.db, {}, choice),
  ]);
  return answerOf(asked, {
    statements: [
      statement(
        'difference',
        [figure('lostNow', oilAtRisk, 'Sm3/d'), figure('deferred', known?.value ?? null, 'Sm3')],
        window,
      ),
    ],
    page: 'exceptions',
  });
};
