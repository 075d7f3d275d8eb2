import { workOfLoss } from '@cnx/api/loss-work';
import { lossToCome } from '@cnx/api/planned-loss';
import { isoDay } from '../production-day.ts';
import { readFieldOutlooks } from '../queries/field-outlook.ts';
import { listFields, listWells } from '../queries/filter-lists.ts';
import { listProductionDayWells } from '../queries/production-day-wells.ts';
import { listSchedule } from '../queries/schedule.ts';
import { readStopCauses } from '../queries/stop-causes.ts';
import {
  answerOf,
  figure,
  newestWindow,
  notAvailable,
  placeRecord,
  selectionOf,
  statement,
  windowDays,
  type AnswerFor,
  type Reader,
} from './answer-parts.ts';

const everything = { limit: 10_000, offset: 0 };

/** Tests of the schedule that should have been done. */
export const overdueTests: AnswerFor = async (asked, reader) => {
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
export async function workRecords(rows: readonly Work[], { db }: Reader) {
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

/** A pump is replaced in a workover. */
const workovers: readonly Work['activity'][] = ['workover', 'espReplacement'];

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
  const found = rows
    .filter(({ status }) => !isOverdue || status === 'overdue')
    .filter(({ activity }) => asked.reason !== 'workover' || workovers.includes(activity));
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

/** What work is expected to cost in the days: of each as much as of its time lies in them, as the schedule counts it. */
export const plannedLoss: AnswerFor = async (asked, reader) => {
  const { db, now, newest } = reader;
  const window =
    asked.from !== null && asked.to !== null
      ? { from: asked.from, to: asked.to }
      : { from: isoDay(newest + 1), to: isoDay(newest + windowDays) };
  const { rows } = await listSchedule(db, selectionOf(asked, reader), window, everything, now);
  const costly = rows
    .map((row) => ({ row, loss: lossToCome([row], window, now.getTime()) }))
    .filter(({ loss }) => loss > 0)
    .toSorted((one, other) => other.loss - one.loss);
  const shown = costly.slice(0, asked.count);
  const records = await workRecords(
    shown.map(({ row }) => row),
    reader,
  );
  const sum = costly.reduce((all, { loss }) => all + loss, 0);
  return answerOf(
    { ...asked, ...window },
    {
      statements: [
        statement('plannedLoss', [figure('value', sum, 'Sm3'), figure('count', costly.length)], window),
      ],
      records: records.map((record, at) => ({ ...record, value: shown[at]!.loss, unit: 'Sm3' })),
      total: costly.length,
      page: 'schedule',
    },
  );
};

/**
 * When a well is to be back: the planned end of the work that holds it, or of the repair that it waits for. A test repairs
 * nothing: without a repair there is no such day, and what the forecast takes it for is said.
 */
export const back: AnswerFor = async (asked, reader) => {
  const { db, now, newest } = reader;
  const ofOneWell = asked.places.length === 1 && asked.places[0]!.kind === 'well';
  if (!ofOneWell) return notAvailable(asked);
  const seen = { ...asked, state: null, from: null, to: null };
  const selection = selectionOf(asked, reader);
  const [work, wells] = await Promise.all([
    listSchedule(
      db,
      selection,
      { from: isoDay(newest - windowDays), to: isoDay(newest + 1 + 3 * windowDays) },
      everything,
      now,
    ),
    listProductionDayWells(db, selection, newestWindow(newest), null, now, { limit: 1, offset: 0 }),
  ]);
  const isBegun = (row: Work) => row.status === 'inProgress' || Date.parse(row.plannedStart) <= now.getTime();
  const open = work.rows
    .filter(({ status }) => ['planned', 'confirmed', 'inProgress', 'overdue'].includes(status))
    .toSorted((one, other) => one.plannedStart.localeCompare(other.plannedStart));
  const [holding] = open
    .filter((row) => isBegun(row) && row.activity !== 'wellTest')
    .toSorted((one, other) => other.plannedEnd.localeCompare(one.plannedEnd));
  const [own] = wells.rows;
  const day = own && isSaidOfWells(own.state) ? { from: own.day, to: own.day } : undefined;
  const state = day && own ? [statement('state', [], day, { note: own.state })] : [];
  const wellId = asked.places[0]!.id;
  const cause = (await readStopCauses(db, [wellId])).get(wellId) ?? null;
  const { repair, idleTest } =
    own?.state === 'up'
      ? { repair: null, idleTest: null }
      : workOfLoss(open, { isDown: own?.state !== 'silent', cause });
  const found = holding ?? repair;
  if (found) {
    const end = found.plannedEnd.slice(0, 10);
    return answerOf(seen, {
      statements: [...state, statement('back', [], { from: end, to: end })],
      records: await workRecords([found], reader),
      page: 'schedule',
    });
  }
  const assumed = own?.state === 'up' ? null : await assumedReturn(wellId, reader);
  const tested = idleTest?.plannedStart.slice(0, 10);
  return answerOf(seen, {
    statements: [
      ...state,
      statement('noBack', [], assumed === null ? null : { from: assumed, to: assumed }),
      ...(tested === undefined ? [] : [statement('idleTest', [], { from: tested, to: tested })]),
    ],
    records: idleTest ? await workRecords([idleTest], reader) : asked.places.map(placeRecord),
    page: 'schedule',
  });
};

/** From which day on the forecast counts a well that stands still; null where it does not. */
async function assumedReturn(wellId: string, { db, now }: Reader): Promise<string | null> {
  const field = (await listWells(db)).find(({ id }) => id === wellId)?.fieldId;
  if (field === undefined) return null;
  const outlook = (await readFieldOutlooks(db, [field], now)).get(field);
  const returns = outlook?.wells.find(({ id }) => id === wellId)?.returns ?? null;
  return returns === null ? null : isoDay(returns);
}

const isSaidOfWells = (state: string) => ['up', 'down', 'silent'].includes(state);
