import { dayNumber, isoDay } from '../production-day.ts';
import { defaultPotentialMethod } from '../insights/potential.ts';
import { listFields } from '../queries/filter-lists.ts';
import { readLossesByCause } from '../queries/deferred-losses.ts';
import { readOpportunityCounts } from '../queries/opportunity-counts.ts';
import { listOpportunities } from '../queries/production-optimization.ts';
import { listSchedule } from '../queries/schedule.ts';
import { lastTestDays } from '../queries/well-tests.ts';
import {
  answerOf,
  figure,
  newestWindow,
  placeRecord,
  selectionOf,
  statement,
  windowDays,
  withoutData,
  type AnswerFor,
  type Reader,
} from './answer-parts.ts';
import { readExceptions } from './finding-answers.ts';
import { withoutComing } from './understand.ts';

/** The last tests of wells: of one, when it was; of several, the oldest first, or those that an age fits. */
export const wellTests: AnswerFor = async (asked, reader) => {
  if (asked.state === 'overdue') return overdueTests(asked, reader);
  const { age } = asked;
  const rows = await lastTestDays.read(reader.db, selectionOf(asked, reader), reader.now);
  const today = reader.newest + 1;
  const days = (day: string | null) => (day === null ? Infinity : today - dayNumber(day));
  const found = rows
    .filter(
      ({ day }) => age === null || (age.side === 'above' ? days(day) > age.value : days(day) < age.value),
    )
    .filter(
      ({ day }) =>
        asked.from === null || (day !== null && day >= asked.from && day <= (asked.to ?? asked.from)),
    );
  const ordered =
    asked.order === 'most' ? found.toSorted((one, other) => days(one.day) - days(other.day)) : found;
  const records = ordered
    .slice(0, asked.count)
    .map(({ id, name, place, day }) => ({ ...placeRecord({ kind: 'well', id, name }), place, day }));
  const isOfOne = asked.places.length === 1 && asked.places[0]!.kind === 'well';
  const [first] = found;
  if (isOfOne && age === null && first)
    return answerOf(asked, {
      statements: [
        first.day === null
          ? statement('noTest')
          : statement('lastTest', [figure('days', days(first.day))], { from: first.day, to: first.day }),
      ],
      records,
    });
  if (found.length === 0) return answerOf(asked, { statements: [statement('noneFound')] });
  return answerOf(asked, {
    statements: [statement(age === null ? 'count' : 'oldTests', [figure('count', found.length)])],
    records,
    total: found.length,
  });
};

const everything = { limit: 10_000, offset: 0 };

/** Tests of the schedule that should have been done. */
const overdueTests: AnswerFor = async (asked, reader) => {
  const { db, now, newest } = reader;
  const window = { from: isoDay(newest - windowDays), to: isoDay(newest + 1) };
  const { rows } = await listSchedule(db, selectionOf(asked, reader), window, everything, now);
  const late = rows.filter(({ activity, status }) => activity === 'wellTest' && status === 'overdue');
  return answerOf(asked, {
    statements: [
      late.length === 0 ? statement('noneFound') : statement('schedule', [figure('count', late.length)]),
    ],
    records: await workRecords(late.slice(0, asked.count), reader),
    total: late.length,
    page: 'schedule',
  });
};

type Work = Awaited<ReturnType<typeof listSchedule>>['rows'][number];

/** Work as records, with its well or the field of its facility. */
async function workRecords(rows: readonly Work[], { db }: Reader) {
  const fields = rows.some(({ well }) => well === null) ? await listFields(db) : [];
  const names = new Map(fields.map(({ id, name }) => [id, name]));
  return rows.map((row) => workRecord(row, names.get(row.fieldId) ?? row.facility));
}

const workRecord = (row: Work, place: string | null) => ({
  ...placeRecord({ kind: 'schedule', id: row.id, name: row.title }),
  place: row.well?.name ?? place,
  well: row.well?.id ?? null,
  day: row.plannedStart.slice(0, 10),
  until: row.plannedEnd.slice(0, 10),
  note: row.activity,
});

/** Planned work: what is still to be done in the days, or what should have been. */
export const schedule: AnswerFor = async (asked, reader) => {
  const { db, now, newest } = reader;
  const isOverdue = asked.state === 'overdue';
  const window =
    asked.from !== null && asked.to !== null
      ? { from: asked.from, to: asked.to }
      : isOverdue
        ? { from: isoDay(newest - windowDays), to: isoDay(newest + 1) }
        : { from: isoDay(newest + 1), to: isoDay(newest + windowDays) };
  const { rows } = await listSchedule(db, selectionOf(asked, reader), window, everything, now);
  const found = isOverdue ? rows.filter(({ status }) => status === 'overdue') : rows;
  return answerOf(
    { ...asked, ...window },
    {
      statements: [
        found.length === 0
          ? statement('noneFound', [], window)
          : statement('schedule', [figure('count', found.length)], window),
      ],
      records: await workRecords(found.slice(0, asked.count), reader),
      total: found.length,
      page: 'schedule',
    },
  );
};

/** What the work that is planned to begin in the days is expected to cost. */
export const plannedLoss: AnswerFor = async (asked, reader) => {
  const { db, now, newest } = reader;
  const window =
    asked.from !== null && asked.to !== null
      ? { from: asked.from, to: asked.to }
      : { from: isoDay(newest + 1), to: isoDay(newest + windowDays) };
  const { rows } = await listSchedule(db, selectionOf(asked, reader), window, everything, now);
  const costly = rows
    .filter(
      ({ status, expectedDeferred, plannedStart }) =>
        ['planned', 'confirmed'].includes(status) &&
        expectedDeferred > 0 &&
        plannedStart.slice(0, 10) >= window.from,
    )
    .toSorted((one, other) => other.expectedDeferred - one.expectedDeferred);
  const shown = costly.slice(0, asked.count);
  const records = await workRecords(shown, reader);
  const sum = costly.reduce((all, { expectedDeferred }) => all + expectedDeferred, 0);
  return answerOf(
    { ...asked, ...window },
    {
      statements: [
        statement('plannedLoss', [figure('value', sum, 'Sm3'), figure('count', costly.length)], window),
      ],
      records: records.map((record, at) => ({
        ...record,
        value: shown[at]!.expectedDeferred,
        unit: 'Sm3',
      })),
      total: costly.length,
      page: 'schedule',
    },
  );
};

/** Advice that is open, the most oil first. */
export const opportunities: AnswerFor = async (asked, reader) => {
  const { db, newest } = reader;
  const selection = selectionOf(asked, reader);
  const window = newestWindow(newest);
  const [{ rows, total }, counts] = await Promise.all([
    listOpportunities(db, selection, window, { limit: asked.count, offset: 0 }),
    readOpportunityCounts(db, selection, window),
  ]);
  return answerOf(
    { ...asked, from: null, to: null },
    {
      statements: [
        total === 0
          ? statement('noneFound')
          : statement('opportunities', [
              figure('count', total),
              figure('value', counts.potentialOilGain, 'Sm3/d'),
            ]),
      ],
      records: rows.map((row) => ({
        ...placeRecord({ kind: 'opportunity', id: row.id, name: row.well.name }),
        place: row.well.fieldName,
        well: row.well.id,
        value: row.expectedOil,
        unit: 'Sm3/d',
        note: row.kind,
      })),
      total,
      page: 'productionOptimization',
    },
  );
};

/** What losses of oil were booked to, the most first. */
export const causes: AnswerFor = async (asked, reader) => {
  const last = isoDay(reader.newest);
  const window =
    asked.from !== null && asked.to !== null
      ? withoutComing({ from: asked.from, to: asked.to }, reader.newest)
      : { from: isoDay(reader.newest - windowDays + 1), to: last };
  if (!window) return withoutData(asked, reader);
  const selection = selectionOf(asked, reader);
  const method = defaultPotentialMethod;
  const found = await readLossesByCause(reader.db, { selection, window, product: 'oil', method });
  const byReason = new Map<string, { name: string; value: number }>();
  for (const { reasonCode, reasonText, deferred } of found)
    byReason.set(reasonCode, {
      name: reasonText,
      value: deferred + (byReason.get(reasonCode)?.value ?? 0),
    });
  const sign = asked.order === 'most' ? -1 : 1;
  const reasons = [...byReason].toSorted(([, one], [, other]) => sign * (one.value - other.value));
  const seen = { ...asked, ...window };
  if (reasons.length === 0)
    return answerOf(seen, { statements: [statement('noneFound', [], window)], page: 'deferredProduction' });
  return answerOf(seen, {
    statements: [
      statement(
        'causes',
        [
          figure(
            'value',
            reasons.reduce((sum, [, { value }]) => sum + value, 0),
            'Sm3',
          ),
        ],
        window,
      ),
    ],
    records: reasons.slice(0, asked.count).map(([code, { name, value }]) => ({
      ...placeRecord({ kind: 'reason', id: code, name }),
      value,
      unit: 'Sm3',
    })),
    total: reasons.length,
    page: 'deferredProduction',
  });
};

/** Who decided on the exceptions of wells last, and what; who looks into those that are not decided on. */
export const decisions: AnswerFor = async (asked, reader) => {
  const { rows } = await readExceptions(asked, reader, 500);
  const seen = { ...asked, from: null, to: null };
  const [first] = rows.toSorted(
    (one, other) =>
      Number(other.isOpen) - Number(one.isOpen) || (other.decidedAt ?? '').localeCompare(one.decidedAt ?? ''),
  );
  if (!first) return answerOf(seen, { statements: [statement('noExceptions')], page: 'exceptions' });
  const day = first.decidedAt?.slice(0, 10);
  return answerOf(seen, {
    statements: [
      first.decidedBy !== null && day
        ? statement('decided', [], { from: day, to: day }, { note: first.status, name: first.decidedBy })
        : statement('undecided', [], null, { name: first.owner?.name ?? null }),
    ],
    records: [
      {
        ...placeRecord({ kind: 'exception', id: first.id, name: first.well.name }),
        place: first.well.fieldName,
        well: first.well.id,
        day: first.since,
        note: first.kind,
      },
    ],
    page: 'exceptions',
  });
};
