import { comparedWindow } from '@cnx/api/compared-window';
import { defaultPotentialMethod } from '../insights/potential.ts';
import { dayNumber } from '../production-day.ts';
import { readChangeByWell, type ChangedVolume } from '../queries/change-by-well.ts';
import { windowBefore } from '../queries/data-extent.ts';
import { readLosses, type Loss } from '../queries/deferred-losses.ts';
import { everyDay } from '../queries/grouped-events.ts';
import { knownWindow } from '../queries/production-statistics.ts';
import { newestDays } from '../queries/production-totals.ts';
import type { DayWindow } from '../queries/selection.ts';
import {
  answerOf,
  figure,
  notAvailable,
  placeRecord,
  selectionOf,
  statement,
  withoutData,
  type AnswerFor,
  type Reader,
} from './answer-parts.ts';
import { changed } from './decide-morning.ts';
import { readExceptions } from './finding-answers.ts';
import { fieldsApart, readNewestDays } from './newest-known.ts';
import type { AnswerRecord, Statement } from './understanding.ts';
import { withoutComing } from './understand.ts';

const lengthOf = ({ from, to }: DayWindow) => dayNumber(to) - dayNumber(from) + 1;
/** Days of a window that begin a month, and no week, are compared with those of the month before. */
const minMonthDays = 8;

/** What days are measured against that name none: as the statistics do, but of a day the one before. */
const beforeOf = (window: DayWindow): DayWindow =>
  window.from.endsWith('-01') && lengthOf(window) >= minMonthDays
    ? comparedWindow(window, 'before')
    : windowBefore(window);

/** What a change of production consists of, by well: the parts add up to it. */
export const split: AnswerFor = async (asked, reader) => {
  const quantity = asked.quantity ?? 'oil';
  if (!changed.has(quantity)) return notAvailable(asked);
  const volume = quantity as ChangedVolume;
  const selection = selectionOf(asked, reader);
  const [days] = await newestDays.read(reader.db, selection, everyDay, reader.now);
  const newest = days?.reported ?? undefined;
  const wanted =
    asked.from !== null && asked.to !== null
      ? withoutComing({ from: asked.from, to: asked.to }, reader.newest)
      : newest && { from: newest, to: newest };
  if (!wanted || newest === undefined) return withoutData(asked, reader);
  const after = knownWindow({ window: wanted, newest });
  const before = asked.than ?? beforeOf(after);
  const found = await readChangeByWell(reader.db, { selection, volume, before, after, now: reader.now });
  const seen = { ...asked, quantity, ...after, than: before };
  if (!found) return withoutData(seen, reader);
  const { split: whole, wells } = found;
  const change = whole.after - whole.before;
  const falls = asked.order === 'least' ? wells.filter((well) => well.change < 0) : wells;
  const shown = falls.slice(0, asked.count);
  const rest = wells.filter((well) => !shown.includes(well));
  const records = await withReasons(shown, { after, before, volume, asked, reader });
  const apart = lengthOf(after) === 1 ? await readNewestDays(selection, reader) : undefined;
  const parts = (['wells', 'uptime', 'rate', 'waterCut', 'notSplit'] as const).map((name) =>
    figure(name, whole[name], 'Sm3/d'),
  );
  return answerOf(seen, {
    statements: [
      statement(
        'split',
        [
          figure('value', whole.after, 'Sm3/d'),
          figure('before', whole.before, 'Sm3/d'),
          figure('change', change, 'Sm3/d'),
          figure('changePct', whole.before > 0 ? (100 * change) / whole.before : null, '%'),
        ],
        after,
      ),
      ...(change === 0 ? [] : [statement('splitParts', parts, after)]),
      ...(rest.length === 0
        ? []
        : [
            statement('splitRest', [
              figure('count', rest.length),
              figure(
                'value',
                rest.reduce((sum, well) => sum + well.change, 0),
                'Sm3/d',
              ),
            ]),
          ]),
      ...(apart && apart.day === after.to ? leftOut(fieldsApart(volume, apart, true)) : []),
    ].slice(0, 5),
    records,
    total: records.length,
    page: 'statistics',
    pageDays: after,
  });
};

const leftOut = (statements: readonly Statement[]) => statements.filter(({ code }) => code === 'otherDay');

/** A reason is named where what it took has grown by this share of what the well fell by. */
const minShare = 0.25;

/** The wells of a change with what each lost more to than before, and since when an exception is open. */
async function withReasons(
  wells: readonly { id: string; name: string; fieldName: string; change: number; part: string }[],
  {
    after,
    before,
    volume,
    asked,
    reader,
  }: {
    after: DayWindow;
    before: DayWindow;
    volume: ChangedVolume;
    asked: Parameters<AnswerFor>[0];
    reader: Reader;
  },
): Promise<AnswerRecord[]> {
  if (wells.length === 0) return [];
  const lossesIn = (window: DayWindow) =>
    readLosses(
      reader.db,
      {
        ...{ selection: { wellIds: wells.map(({ id }) => id) }, window, now: reader.now },
        ...{ product: volume === 'gas' ? ('gas' as const) : ('oil' as const) },
        ...{ method: defaultPotentialMethod, level: 'well' as const, per: 'window' as const },
      },
      wells.map(({ id }) => ({ entityId: id, day: window.to })),
    );
  const [now, earlier, { open }] = await Promise.all([
    lossesIn(after),
    lossesIn(before),
    readExceptions({ ...asked, owner: null, age: null, limit: null }, reader, 500),
  ]);
  const openOf = new Map(open.map((row) => [row.well.id, row]));
  const perDay = (losses: readonly Loss[] | undefined, window: DayWindow) => {
    const sums = new Map<string, number>();
    for (const { reasonCode, deferred } of losses ?? [])
      sums.set(reasonCode, (sums.get(reasonCode) ?? 0) + deferred / lengthOf(window));
    return sums;
  };
  return wells.map(({ id, name, fieldName, change, part }) => {
    const then = perDay(earlier.get(id), before);
    const [reason] = [...perDay(now.get(id), after)]
      .map(([code, lost]) => ({ code, grown: lost - (then.get(code) ?? 0) }))
      .filter(({ grown }) => change < 0 && grown >= -change * minShare)
      .toSorted((one, other) => other.grown - one.grown);
    const exception = openOf.get(id);
    return {
      ...placeRecord({ kind: 'well', id, name }),
      place: fieldName,
      value: change,
      unit: 'Sm3/d',
      note: reason?.code ?? null,
      cause: part,
      since: change < 0 && exception && exception.since <= after.to ? exception.since : null,
    };
  });
}
