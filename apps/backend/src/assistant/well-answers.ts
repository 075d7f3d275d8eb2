import { isoDay } from '../production-day.ts';
import { readOpportunityCounts } from '../queries/opportunity-counts.ts';
import { listOpportunities } from '../queries/production-optimization.ts';
import { readWellHistory } from '../queries/well-history.ts';
import {
  answerOf,
  figure,
  newestWindow,
  notAvailable,
  placeRecord,
  selectionOf,
  statement,
  type AnswerFor,
} from './answer-parts.ts';
import type { AnswerRecord, Understanding } from './understanding.ts';
import { withoutComing } from './understand.ts';

/** The settings of a change: what it is now, and what is advised or was set; null where one is not known. */
const settingOf = ({ from, to, unit }: { from: number | null; to: number | null; unit: string | null }) =>
  to === null ? null : { from, to, unit };

type Advice = Awaited<ReturnType<typeof listOpportunities>>['rows'][number];

/** Advice with what it is expected to bring. */
export const adviceRecord = (row: Advice): AnswerRecord => ({
  ...placeRecord({ kind: 'opportunity', id: row.id, name: row.well.name }),
  place: row.well.fieldName,
  well: row.well.id,
  value: row.netOil,
  unit: 'Sm3/d',
  note: row.kind,
  setting: settingOf(row),
});

/** Whether advice of every kind is meant. */
const isOfAll = ({ advice, quantity }: Understanding) => advice === null && quantity === null;
const isOfKind = (kind: Advice['kind'], { advice, quantity }: Understanding) =>
  advice === null ? quantity === null || /^frequency/.test(kind) : kind === advice;

/** Advice that is open, the most oil first. */
export const opportunities: AnswerFor = async (asked, reader) => {
  const { db, newest } = reader;
  const selection = selectionOf(asked, reader);
  const window = newestWindow(newest);
  const [{ rows, total: all }, counts] = await Promise.all([
    listOpportunities(db, selection, window, {
      limit: isOfAll(asked) ? asked.count : 10_000,
      offset: 0,
    }),
    readOpportunityCounts(db, selection, window),
  ]);
  const ofKind = rows.filter(({ kind }) => isOfKind(kind, asked));
  const total = isOfAll(asked) ? all : ofKind.length;
  // Of one well, only its best advice is a gain.
  const best = new Map<string, number>();
  for (const { well, netOil } of ofKind) best.set(well.id, Math.max(best.get(well.id) ?? 0, netOil ?? 0));
  const gain = isOfAll(asked)
    ? counts.potentialOilGain
    : [...best.values()].reduce((sum, each) => sum + each, 0);
  return answerOf(
    { ...asked, from: null, to: null },
    {
      statements: [
        total === 0
          ? statement('noneFound')
          : statement('opportunities', [figure('count', total), figure('value', gain, 'Sm3/d')]),
      ],
      records: ofKind.slice(0, asked.count).map(adviceRecord),
      total,
      page: 'productionOptimization',
    },
  );
};

/** How far back the log is read where no days are named. */
const logDays = 90;
const dayMs = 86_400_000;

/** What was done to a well, or happened to it: the entries of the operations log, the newest first. */
export const log: AnswerFor = async (asked, { db, newest }) => {
  const [well] = asked.places;
  if (asked.places.length !== 1 || well?.kind !== 'well') return notAvailable(asked);
  const window =
    asked.from !== null && asked.to !== null
      ? withoutComing({ from: asked.from, to: asked.to }, newest + 1)
      : { from: isoDay(newest + 1 - logDays), to: isoDay(newest + 1) };
  const history = window && (await readWellHistory(db, well.id, window));
  if (!window || !history) return notAvailable(asked);
  const events = history.events.toSorted((one, other) => other.start.localeCompare(one.start));
  const dayOf = (day: string | null, moment: string) => day ?? isoDay(Math.floor(Date.parse(moment) / dayMs));
  return answerOf(
    { ...asked, ...window },
    {
      statements: [
        statement(events.length === 0 ? 'noLog' : 'log', [figure('count', events.length)], window),
      ],
      records: events.slice(0, asked.count).map((event) => ({
        ...placeRecord({ kind: 'event', id: event.id, name: event.reason?.slice(0, 300) || well.name }),
        well: well.id,
        day: dayOf(event.startDay, event.start),
        until: event.end === null ? null : dayOf(event.endDay, event.end),
        note: event.kind,
        setting: settingOf(event),
      })),
      total: events.length,
    },
  );
};
