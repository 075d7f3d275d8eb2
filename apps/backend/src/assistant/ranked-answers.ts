import { defaultPotentialMethod } from '../insights/potential.ts';
import { dayNumber, isoDay } from '../production-day.ts';
import { readLosses } from '../queries/deferred-losses.ts';
import { listAreas, listBusinessUnits, listFields, listWells } from '../queries/filter-lists.ts';
import { listProductionDayWells } from '../queries/production-day-wells.ts';
import { lastDaysOnStream } from '../queries/production-totals.ts';
import type { DayWindow } from '../queries/selection.ts';
import { listExceptions } from '../queries/well-exceptions.ts';
import {
  answerOf,
  figure,
  newestWindow,
  noWell,
  notAvailable,
  pageFor,
  placeRecord,
  selectionOf,
  statement,
  unitOf,
  windowOf,
  withoutData,
  type AnswerFor,
  type Reader,
} from './answer-parts.ts';
import { rankEmissions } from './emission-answers.ts';
import { exceptions, rankLostNow } from './finding-answers.ts';
import { meanOf, type Known } from './known-figures.ts';
import { rankMethods } from './method-answers.ts';
import { fieldsApart, readAsked } from './newest-known.ts';
import { standing } from './priority-answers.ts';
import { isLostNow, isOfSingleWells, ofFields, ofPumps, ratios } from './quantities.ts';
import type { Answer, AnswerRecord, Quantity, Understanding } from './understanding.ts';

export const rank: AnswerFor = async (asked, reader) => {
  const quantity = asked.quantity ?? 'oil';
  if (asked.level === 'method') return rankMethods({ ...asked, quantity }, reader);
  if (isLostNow(quantity))
    return asked.level === 'well' ? exceptions(asked, reader) : rankLostNow(asked, reader);
  if (quantity === 'standing') return asked.level === 'well' ? standing(asked, reader) : notAvailable(asked);
  if (ofFields.has(quantity)) return rankEmissions({ ...asked, quantity }, reader);
  const { level } = asked;
  if (isOfSingleWells(quantity) && level !== 'well') return notAvailable(asked);
  const named = await windowOf(asked, reader, quantity);
  if (!named) return withoutData(asked, reader);
  // Of pumps, the newest reading is known.
  if (ofPumps.has(quantity) && named.to < isoDay(reader.newest)) return notAvailable(asked);
  const { found: all, window, days } = await readAsked(asked, reader, quantity, named, level);
  const seen = { ...asked, quantity, ...window };
  const limit = asked.limit;
  const isMean = asked.mean !== null && !ratios.has(quantity);
  const unit = isMean ? `${unitOf[quantity]}/d` : unitOf[quantity];
  const injectors =
    quantity === 'injection' && level === 'well'
      ? new Set(
          (await listWells(reader.db)).flatMap(({ id, flowKind }) => (flowKind === 'injection' ? id : [])),
        )
      : null;
  const narrowed = asked.reason === null ? all : await lostToReason(all, asked, quantity, window, reader);
  const isLoss = quantity === 'deferred' || quantity === 'deferredGas';
  const known = narrowed
    .filter((each): each is Known & { value: number } => each.value !== null)
    .map((each) =>
      isMean ? { ...each, value: meanOf(each, asked, daysOfPeriod(each, level, window)) } : each,
    )
    // A producer takes nothing.
    .filter(({ id, value }) => injectors === null || injectors.has(id) || value > 0)
    // A well that lost nothing is none of those that lost most.
    .filter(({ value }) => !isLoss || asked.order === 'least' || value > 0)
    .filter(({ value }) => !limit || (limit.side === 'above' ? value > limit.value : value < limit.value));
  const sign = asked.order === 'most' ? -1 : 1;
  // Months and days are read in their order.
  const ranked = known.toSorted((one, other) =>
    level === 'month' || level === 'day'
      ? one.id.localeCompare(other.id)
      : sign * (one.value - other.value) || one.name.localeCompare(other.name, 'en'),
  );
  if (all.length === 0) return withoutData(asked, reader);
  const page = pageFor(quantity, window, days !== undefined);
  const beside = days && !isOfSingleWells(quantity) ? fieldsApart(quantity, days) : [];
  if (ranked.length === 0)
    return answerOf(seen, { statements: [statement('noneFound', [], window), ...beside], ...page });
  const shown = ranked.slice(0, asked.intent === 'rank' ? asked.count : maxRecords);
  const reasons = isLoss && level === 'well' ? await reasonsOf(shown, window, quantity, reader) : null;
  return answerOf(seen, {
    statements: [
      asked.intent === 'rank'
        ? statement('rank', [figure('count', ranked.length)], window)
        : statement('count', [figure('count', ranked.length)], window, { note: level }),
      ...beside,
    ],
    records: shown.map((each) => ({
      ...knownRecord(each, level, unit),
      note: reasons?.get(each.id) ?? null,
    })),
    total: ranked.length,
    ...page,
  });
};

const maxRecords = 50;

const productOfLoss = (quantity: Quantity) =>
  quantity === 'deferredGas' ? ('gas' as const) : ('oil' as const);

/** What each entity lost to one reason alone. */
async function lostToReason(
  all: readonly Known[],
  { level, reason }: Understanding,
  quantity: Quantity,
  window: DayWindow,
  { db, now }: Reader,
): Promise<Known[]> {
  if (level === 'month' || level === 'day' || level === 'method') return [];
  const source = {
    ...{ selection: level === 'well' ? { wellIds: all.map(({ id }) => id) } : {}, window, now },
    ...{ product: productOfLoss(quantity), method: defaultPotentialMethod, level, per: 'window' as const },
  };
  const rows = all.map(({ id }) => ({ entityId: id, day: window.to }));
  const losses = await readLosses(db, source, rows);
  return all.map((each) => ({
    ...each,
    value: (losses.get(each.id) ?? [])
      .filter(({ reasonCode }) => reasonCode === reason)
      .reduce((sum, { deferred }) => sum + deferred, 0),
  }));
}

/** What each well lost most to in a window: the code of the reason. */
async function reasonsOf(
  wells: readonly Pick<Known, 'id'>[],
  window: DayWindow,
  quantity: Quantity,
  { db, now }: Reader,
): Promise<Map<string, string>> {
  const source = {
    ...{ selection: { wellIds: wells.map(({ id }) => id) }, window, product: productOfLoss(quantity) },
    ...{ method: defaultPotentialMethod, level: 'well' as const, per: 'window' as const, now },
  };
  const losses = await readLosses(
    db,
    source,
    wells.map(({ id }) => ({ entityId: id, day: window.to })),
  );
  return new Map([...losses].flatMap(([id, [first]]) => (first ? [[id, first.reasonCode]] : [])));
}

/** The days of a month or a day that lie in a window; the window of others. */
function daysOfPeriod({ id }: Known, level: Understanding['level'], { from, to }: DayWindow): DayWindow {
  if (level === 'day') return { from: id, to: id };
  if (level !== 'month') return { from, to };
  const next = new Date(`${id}T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const last = isoDay(Math.floor(next.getTime() / 86_400_000) - 1);
  return { from: id > from ? id : from, to: last < to ? last : to };
}

const knownRecord = (known: Known, kind: Understanding['level'], unit: string): AnswerRecord => ({
  ...placeRecord({ kind, id: known.id, name: known.name }),
  place: known.place,
  value: known.value,
  unit,
  day: known.lastDay,
});

/** Wells in a state on the newest day; all of a place where no state is meant. */
export const list: AnswerFor = async (asked, reader) => {
  if (asked.limit) return rank(asked, reader);
  const { db, now } = reader;
  const selection = selectionOf(asked, reader);
  if (asked.state === null) return placesIn(asked, reader);
  const window = newestWindow(reader.newest);
  const request = { limit: 100_000, offset: 0 };
  const { rows } = await listProductionDayWells(db, selection, window, null, now, request, 'trailingMedian');
  const inState = rows.filter(({ state }) => state === asked.state);
  const since = asked.state === 'up' ? undefined : await beginsOf(inState, asked.state, reader);
  const { age } = asked;
  const found = inState.filter(({ well }) => {
    const begin = since?.get(well.id);
    const days = begin === undefined ? Infinity : reader.newest + 1 - dayNumber(begin);
    return age === null || (age.side === 'above' ? days > age.value : days < age.value);
  });
  const days = rows.map(({ day }) => day).sort();
  const on = days.length > 0 ? { from: days[0]!, to: days.at(-1)! } : undefined;
  const [own] = rows;
  const isOfOneWell = asked.places.length === 1 && asked.places[0]!.kind === 'well';
  // A well that is asked about is not in the state that the question takes for granted: which one it is in is said.
  if (isOfOneWell && own && found.length === 0 && isSaid(own.state))
    return answerOf(
      { ...asked, ...on, state: null },
      {
        statements: [statement('state', [], on, { note: own.state })],
        records: asked.places.map(placeRecord),
      },
    );
  const shown = found.slice(0, maxRecords);
  // A well that is down comes with what its loss of the newest day is booked to.
  const reasons =
    asked.state === 'down' && on
      ? await reasonsOf(
          shown.map(({ well: { id } }) => ({ id })),
          on,
          'deferred',
          reader,
        )
      : undefined;
  return answerOf(
    { ...asked, ...on },
    {
      statements: [
        found.length === 0
          ? statement('noneFound', [], on)
          : statement('count', [figure('count', found.length)], on),
      ],
      records: shown.map(({ well, oil, lastDay }) => ({
        ...placeRecord({ kind: 'well', id: well.id, name: well.name }),
        place: well.fieldName,
        value: oil,
        unit: oil === null ? null : 'Sm3',
        day: lastDay,
        since: since?.get(well.id) ?? null,
        note: reasons?.get(well.id) ?? null,
      })),
      total: found.length,
      page: 'dashboard',
      // Each well counts on the newest day of its field.
      pageDays: null,
    },
  );
};

/** The states that have a word in a sentence. */
const isSaid = (state: string) => ['up', 'down', 'silent'].includes(state);

/** Since when wells are in their state: the day behind the last one on stream, or behind the last report. */
async function beginsOf(
  wells: readonly {
    readonly well: { readonly id: string; readonly name: string };
    readonly lastDay: string | null;
  }[],
  state: Understanding['state'],
  reader: Reader,
): Promise<Map<string, string>> {
  const wellIds = wells.map(({ well }) => well.id);
  const selection = { wellIds: wellIds.length > 0 ? wellIds : [noWell] };
  const days = await lastDaysOnStream.read(reader.db, selection, reader.now);
  const last = state === 'silent' ? wells.map(({ well, lastDay }) => ({ id: well.id, day: lastDay })) : days;
  const begins = new Map(
    last.flatMap(({ id, day }) => (day === null ? [] : [[id, isoDay(dayNumber(day) + 1)] as const])),
  );
  if (state !== 'down') return begins;
  // A stop begins on the day that its exception does: the well may have run for some of its hours.
  const choice = { window: newestWindow(reader.newest), until: null, now: reader.now };
  const page = { limit: 500, offset: 0, where: undefined, sort: undefined };
  const { rows } = await listExceptions(reader.db, selection, choice, page);
  for (const { isOpen, kind, since, well } of rows)
    if (isOpen && kind === 'downtime') begins.set(well.id, since);
  return begins;
}

/** The wells, fields, areas or business units of the places that are meant, by name. */
async function placesIn(asked: Understanding, { db, remaining }: Reader): Promise<Answer> {
  const { level } = asked;
  if (level === 'month' || level === 'day' || level === 'method') return notAvailable(asked);
  const wells = (await listWells(db)).filter(
    (well) =>
      (asked.method === null || well.methodOfProduction === asked.method) &&
      (remaining === undefined || remaining.includes(well.id)) &&
      (asked.places.length === 0 ||
        asked.places.some(({ id }) =>
          [well.id, well.fieldId, well.areaId, well.businessUnitId].includes(id),
        )),
  );
  const idOf = { well: 'id', field: 'fieldId', area: 'areaId', businessUnit: 'businessUnitId' } as const;
  const ids = new Set(wells.map((well) => well[idOf[level]]));
  const above =
    level === 'field'
      ? await listFields(db)
      : level === 'area'
        ? await listAreas(db)
        : level === 'businessUnit'
          ? await listBusinessUnits(db)
          : wells;
  const found = above.filter(({ id }) => ids.has(id));
  return answerOf(asked, {
    statements: [
      found.length === 0
        ? statement('noneFound')
        : statement('count', [figure('count', found.length)], null, { note: level }),
    ],
    records: found.slice(0, maxRecords).map(({ id, name }) => placeRecord({ kind: level, id, name })),
    total: found.length,
    page: 'dashboard',
  });
}
