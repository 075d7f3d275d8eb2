import { dayNumber, isoDay } from '../production-day.ts';
import { windowBefore } from '../queries/data-extent.ts';
import { listAreas, listBusinessUnits, listFields, listWells } from '../queries/filter-lists.ts';
import { listProductionDayWells } from '../queries/production-day-wells.ts';
import type { TotalsLevel } from '../queries/production-totals.ts';
import type { DayWindow } from '../queries/selection.ts';
import { readSustainabilityMetrics } from '../queries/sustainable-production.ts';
import {
  answerOf,
  figure,
  newestWindow,
  notAvailable,
  ofFieldsOnly,
  pageOf,
  placeRecord,
  selectionOf,
  statement,
  unitOf,
  windowDays,
  windowOf,
  withoutData,
  type AnswerFor,
  type Reader,
} from './answer-parts.ts';
import { exceptions, lostNow, readExceptions } from './finding-answers.ts';
import { readKnown, type Known } from './known-figures.ts';
import { besideNewest, readNewest, readNewestDays, type NewestDays } from './newest-known.ts';
import { ratios } from './quantities.ts';
import type { Answer, AnswerRecord, Quantity, Understanding } from './understanding.ts';

/** What is known of the days that are meant; of the newest day each field's own, with what is said beside it. */
async function readAsked(
  asked: Understanding,
  reader: Reader,
  quantity: Quantity,
  window: DayWindow,
  level: TotalsLevel,
): Promise<{ found: Known[]; window: DayWindow; days?: NewestDays }> {
  const selection = selectionOf(asked, reader);
  const isNewest = window.from === window.to && window.to >= isoDay(reader.newest);
  const days =
    (isNewest || asked.from === null) && window.from === window.to && level !== 'month' && level !== 'day'
      ? await readNewestDays(selection, reader)
      : undefined;
  if (!days || level === 'month' || level === 'day')
    return { found: await readKnown(reader, quantity, selection, window, level), window };
  const found = await readNewest(reader, quantity, selection, days, level);
  return { found, window: { from: days.day, to: days.day }, days };
}

export const total: AnswerFor = async (asked, reader) => {
  const quantity = asked.quantity ?? 'oil';
  if (quantity === 'lostNow') return lostNow(asked, reader);
  const named = await windowOf(asked, reader, quantity);
  if (!named) return withoutData(asked, reader);
  if (ofFieldsOnly.includes(quantity))
    return sustainability({ ...asked, quantity, ...named }, quantity, named, reader);
  const read = await readAsked(asked, reader, quantity, named, 'all');
  const [known] = read.found;
  const { window } = read;
  const seen = { ...asked, quantity, ...window };
  if (!known) return withoutData(asked, reader);
  const isMean = asked.mean !== null && !ratios.has(quantity);
  const unit = isMean ? `${unitOf[quantity]}/d` : unitOf[quantity];
  const value = known.value === null ? null : isMean ? meanOf(known, asked, window) : known.value;
  const beside = read.days ? await besideNewest(asked, reader, quantity, read.days) : [];
  return answerOf(seen, {
    statements: [
      value === null
        ? statement('noValue', [figure('wells', known.wells)], window)
        : statement(
            isMean ? 'mean' : 'total',
            [figure('value', value, unit), figure('wells', known.wells)],
            window,
          ),
      ...beside,
    ],
    records: asked.places.map((place) => ({
      ...placeRecord(place),
      ...(asked.places.length === 1 && { value, unit }),
      day: known.lastDay,
    })),
    page: pageOf[quantity] ?? 'dashboard',
    ...(value === null && { outcome: 'unknown' as const }),
  });
};

/** A volume as its mean per day of the window, or per day and well with a report. */
function meanOf(
  { value, wells }: Known,
  { mean }: Pick<Understanding, 'mean'>,
  { from, to }: DayWindow,
): number {
  const days = dayNumber(to) - dayNumber(from) + 1;
  return (value ?? 0) / days / (mean === 'wellDay' ? Math.max(1, wells) : 1);
}

async function sustainability(
  asked: Understanding,
  quantity: Quantity,
  window: DayWindow,
  reader: Reader,
): Promise<Answer> {
  // Emissions are measured of whole fields: a well has none.
  if (asked.places.some(({ kind }) => kind === 'well') || asked.method !== null) return notAvailable(asked);
  const metrics = await readSustainabilityMetrics(reader.db, selectionOf(asked, reader), window);
  const value = metrics.find(({ code }) => code === quantity)?.value ?? null;
  return answerOf(asked, {
    outcome: value === null ? 'unknown' : 'answered',
    statements: [
      value === null
        ? statement('noValue', [], window)
        : statement('total', [figure('value', value, unitOf[quantity])], window),
    ],
    records: asked.places.map((place) => ({ ...placeRecord(place), day: window.to })),
    page: 'sustainableProduction',
  });
}

export const rank: AnswerFor = async (asked, reader) => {
  const quantity = asked.quantity ?? 'oil';
  if (quantity === 'lostNow') return exceptions(asked, reader);
  if (ofFieldsOnly.includes(quantity)) return notAvailable(asked);
  const named = await windowOf(asked, reader, quantity);
  if (!named) return withoutData(asked, reader);
  const { level } = asked;
  const { found: all, window } = await readAsked(asked, reader, quantity, named, level);
  const seen = { ...asked, quantity, ...window };
  const limit = asked.limit;
  const isMean = asked.mean !== null && !ratios.has(quantity);
  const unit = isMean ? `${unitOf[quantity]}/d` : unitOf[quantity];
  const known = all
    .filter((each): each is Known & { value: number } => each.value !== null)
    .map((each) =>
      isMean ? { ...each, value: meanOf(each, asked, daysOfPeriod(each, level, window)) } : each,
    )
    .filter(({ value }) => !limit || (limit.side === 'above' ? value > limit.value : value < limit.value));
  const sign = asked.order === 'most' ? -1 : 1;
  // Months and days are read in their order.
  const ranked = known.toSorted((one, other) =>
    level === 'month' || level === 'day'
      ? one.id.localeCompare(other.id)
      : sign * (one.value - other.value) || one.name.localeCompare(other.name, 'en'),
  );
  if (all.length === 0) return withoutData(asked, reader);
  if (ranked.length === 0)
    return answerOf(seen, { statements: [statement('noneFound', [], window)], page: 'dashboard' });
  return answerOf(seen, {
    statements: [
      asked.intent === 'rank'
        ? statement('rank', [figure('count', ranked.length)], window)
        : statement('count', [figure('count', ranked.length)], window, { note: level }),
    ],
    records:
      asked.intent === 'count'
        ? []
        : ranked.slice(0, asked.count).map((each) => knownRecord(each, level, unit)),
    total: ranked.length,
    page: pageOf[quantity] ?? 'dashboard',
  });
};

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

export const compare: AnswerFor = async (asked, reader) => {
  const quantity = asked.quantity ?? 'oil';
  if (quantity === 'lostNow' || ofFieldsOnly.includes(quantity)) return notAvailable(asked);
  const window = await windowOf({ ...asked, places: [] }, reader, quantity);
  if (!window) return withoutData({ ...asked, places: [] }, reader);
  const records: AnswerRecord[] = [];
  for (const place of asked.places) {
    const selection = selectionOf({ places: [place], method: asked.method }, reader);
    const [known] = await readKnown(reader, quantity, selection, window, 'all');
    records.push({
      ...placeRecord(place),
      value: known?.value ?? null,
      unit: unitOf[quantity],
      day: known?.lastDay ?? null,
    });
  }
  const [one, other] = records;
  const isPair = records.length === 2 && one!.value !== null && other!.value !== null;
  return answerOf(
    { ...asked, quantity, ...window },
    {
      statements: [
        statement(
          'compare',
          isPair ? [figure('change', one!.value! - other!.value!, unitOf[quantity])] : [],
          window,
        ),
      ],
      records,
      page: pageOf[quantity] ?? 'dashboard',
    },
  );
};

export const trend: AnswerFor = async (asked, reader) => {
  const quantity = asked.quantity ?? 'oil';
  if (quantity === 'lostNow' || ofFieldsOnly.includes(quantity)) return notAvailable(asked);
  const day = await windowOf(asked, reader, quantity);
  if (!day) return withoutData(asked, reader);
  const window = asked.from === null ? { from: isoDay(dayNumber(day.to) - windowDays + 1), to: day.to } : day;
  const earlierDays = asked.than ?? windowBefore(window);
  const [[now], [before]] = await Promise.all([
    readKnown(reader, quantity, selectionOf(asked, reader), window, 'all'),
    readKnown(reader, quantity, selectionOf(asked, reader), earlierDays, 'all'),
  ]);
  if (!now) return withoutData(asked, reader);
  // Volumes of windows that are not of one length are compared by their means per day.
  const lengthOf = ({ from, to }: DayWindow) => dayNumber(to) - dayNumber(from);
  const isMean = !ratios.has(quantity) && (asked.mean !== null || lengthOf(window) !== lengthOf(earlierDays));
  const mean = asked.mean ?? (isMean ? ('day' as const) : null);
  const valueOf = (known: Known | undefined, days: DayWindow) =>
    !known || known.value === null ? null : isMean ? meanOf(known, { mean }, days) : known.value;
  const [value, earlier] = [valueOf(now, window), valueOf(before, earlierDays)];
  const change = value === null || earlier === null ? null : value - earlier;
  const unit = isMean ? `${unitOf[quantity]}/d` : unitOf[quantity];
  return answerOf(
    { ...asked, quantity, ...window, than: earlierDays, mean },
    {
      outcome: change === null ? 'unknown' : 'answered',
      statements: [
        change === null
          ? statement('noValue', [figure('wells', now.wells)], window)
          : statement(
              'trend',
              [
                figure('value', value, unit),
                figure('before', earlier, unit),
                figure('change', change, unit),
                figure('changePct', earlier! > 0 ? (100 * change) / earlier! : null, '%'),
              ],
              window,
            ),
      ],
      records: asked.places.map((place) => ({ ...placeRecord(place), day: now.lastDay })),
      page: pageOf[quantity] ?? 'dashboard',
    },
  );
};

/** Wells in a state on the newest day; all of a place where no state is meant. */
export const list: AnswerFor = async (asked, reader) => {
  if (asked.limit) return rank(asked, reader);
  const { db, now } = reader;
  const selection = selectionOf(asked, reader);
  if (asked.state === null) return placesIn(asked, reader);
  const window = newestWindow(reader.newest);
  const request = { limit: 100_000, offset: 0 };
  const { rows } = await listProductionDayWells(db, selection, window, null, now, request, 'trailingMedian');
  const found = rows.filter(({ state }) => state === asked.state);
  const days = rows.map(({ day }) => day).sort();
  const on = days.length > 0 ? { from: days[0]!, to: days.at(-1)! } : undefined;
  return answerOf(
    { ...asked, ...on },
    {
      statements: [
        found.length === 0
          ? statement('noneFound', [], on)
          : statement('count', [figure('count', found.length)], on),
      ],
      records:
        asked.intent === 'count'
          ? []
          : found.slice(0, 50).map(({ well, oil, lastDay }) => ({
              ...placeRecord({ kind: 'well', id: well.id, name: well.name }),
              place: well.fieldName,
              value: oil,
              unit: oil === null ? null : 'Sm3',
              day: lastDay,
            })),
      total: found.length,
      page: 'dashboard',
    },
  );
};

/** The wells, fields, areas or business units of the places that are meant, by name. */
async function placesIn(asked: Understanding, { db, remaining }: Reader): Promise<Answer> {
  const { level } = asked;
  if (level === 'month' || level === 'day') return notAvailable(asked);
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
    records:
      asked.intent === 'count'
        ? []
        : found.slice(0, 50).map(({ id, name }) => placeRecord({ kind: level, id, name })),
    total: found.length,
    page: 'dashboard',
  });
}

/** A place alone: what it makes and what is open there. */
export const place: AnswerFor = async (asked, reader) => {
  const window = await windowOf(asked, reader, null);
  if (!window) return withoutData(asked, reader);
  const [[known], { open }] = await Promise.all([
    readKnown(reader, 'oil', selectionOf(asked, reader), window, 'all'),
    readExceptions(asked, reader, 500),
  ]);
  return answerOf(
    { ...asked, ...window },
    {
      statements: [
        statement(
          'place',
          [figure('value', known?.value ?? null, 'Sm3'), figure('count', open.length)],
          window,
        ),
      ],
      records: asked.places.map((each) => ({
        ...placeRecord(each),
        value: asked.places.length === 1 ? (known?.value ?? null) : null,
        unit: 'Sm3',
        day: known?.lastDay ?? null,
      })),
      page: 'dashboard',
    },
  );
};
