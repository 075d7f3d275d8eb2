import { isoDay } from '../production-day.ts';
import { listOpportunities } from '../queries/production-optimization.ts';
import { listSchedule } from '../queries/schedule.ts';
import { standingLosses, standingOf } from '../queries/standing-losses.ts';
import {
  answerOf,
  figure,
  newestWindow,
  placeRecord,
  selectionOf,
  statement,
  unitOf,
  windowDays,
  type AnswerFor,
} from './answer-parts.ts';
import { exceptionRecord, isUnanswered, readExceptions } from './finding-answers.ts';
import { adviceRecord } from './well-answers.ts';
import { workRecords } from './work-answers.ts';

/** How many of each come first. */
const most = { losses: 5, work: 3, advice: 3 } as const;

/** What to do first: the largest losses without an answer, work that is late, the best advice, in this order. */
export const priorities: AnswerFor = async (asked, reader) => {
  const { db, now, newest } = reader;
  const selection = selectionOf(asked, reader);
  const late = { from: isoDay(newest - windowDays), to: isoDay(newest + 1) };
  const everything = { limit: 10_000, offset: 0 };
  const [{ open }, work, advice] = await Promise.all([
    readExceptions(asked, reader, 500),
    listSchedule(db, selection, late, everything, now),
    listOpportunities(db, selection, newestWindow(newest), { limit: most.advice, offset: 0 }),
  ]);
  const unanswered = open.filter(isUnanswered);
  const overdue = work.rows.filter(({ status }) => status === 'overdue');
  const losing = unanswered.filter(({ product }) => product === 'oil');
  const records = [
    ...unanswered.slice(0, most.losses).map((row) => exceptionRecord(row)),
    ...(await workRecords(overdue.slice(0, most.work), reader)),
    ...advice.rows.map(adviceRecord),
  ];
  return answerOf(
    { ...asked, quantity: null, from: null, to: null },
    {
      statements: [
        records.length === 0
          ? statement('noneFound')
          : statement('priorities', [
              figure('count', unanswered.length),
              figure(
                'lostNow',
                losing.reduce((sum, { lossPerDay }) => sum + (lossPerDay ?? 0), 0),
                'Sm3/d',
              ),
              figure('days', overdue.length),
              figure('wells', advice.total),
            ]),
      ],
      records,
      total: records.length,
      page: 'exceptions',
      pageDays: null,
    },
  );
};

/** What losses that are standing lack, and the wells that they are of, the most first. */
export const standing: AnswerFor = async (asked, reader) => {
  const window = newestWindow(reader.newest);
  const all = await standingLosses.read(reader.db, selectionOf(asked, reader), window, reader.now);
  const { rate, wellsNow } = standingOf(all, 'oil');
  const wells = all
    .flatMap((well) => (well.product === 'oil' && well.rate !== null ? [{ ...well, rate: well.rate }] : []))
    .toSorted((one, other) => other.rate - one.rate || one.wellName.localeCompare(other.wellName, 'en'));
  const ordered = asked.order === 'most' ? wells : wells.toReversed();
  return answerOf(
    { ...asked, quantity: 'standing', from: null, to: null },
    {
      statements: [
        statement('standing', [figure('value', rate, unitOf.standing), figure('wells', wellsNow)]),
      ],
      records: ordered.slice(0, asked.intent === 'rank' ? asked.count : 5).map((well) => ({
        ...placeRecord({ kind: 'well', id: well.wellId, name: well.wellName }),
        place: well.fieldName,
        value: well.rate,
        unit: 'Sm3/d',
        since: well.since,
      })),
      total: wells.length,
      page: 'statistics',
      pageDays: null,
    },
  );
};
