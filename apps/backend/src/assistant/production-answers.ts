import { dayNumber, isoDay } from '../production-day.ts';
import { windowBefore } from '../queries/data-extent.ts';
import { listWells } from '../queries/filter-lists.ts';
import { listProductionDayWells } from '../queries/production-day.ts';
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
import { forgottenAfterDays } from '../insights/limits.ts';
import type { Answer, AnswerRecord, Place, Quantity, Statement, Understanding } from './understanding.ts';

export const total: AnswerFor = async (asked, reader) => {
  const quantity = asked.quantity ?? 'oil';
  if (quantity === 'lostNow') return lostNow(asked, reader);
  const window = await windowOf(asked, reader, quantity);
  if (!window) return withoutData(asked, reader);
  const seen = { ...asked, quantity, ...window };
  if (ofFieldsOnly.includes(quantity)) return sustainability(seen, quantity, window, reader);
  const [known] = await readKnown(reader, quantity, selectionOf(asked), window, 'all');
  if (!known) return withoutData(asked, reader);
  const unit = unitOf[quantity];
  return answerOf(seen, {
    statements: [
      known.value === null
        ? statement('noValue', [figure('wells', known.wells)], window)
        : statement('total', [figure('value', known.value, unit), figure('wells', known.wells)], window),
      ...(known.value === null ? [] : await partlyReported(asked, quantity, window, reader)),
    ],
    records: asked.places.map((place) => ({
      ...placeRecord(place),
      ...(asked.places.length === 1 && { value: known.value, unit }),
      day: known.lastDay,
    })),
    page: pageOf[quantity] ?? 'dashboard',
    ...(known.value === null && { outcome: 'unknown' as const }),
  });
};

/** Quantities of which those of fields add up. */
const additive: readonly Quantity[] = ['oil', 'gas', 'water', 'injection', 'liquid', 'potential', 'deferred'];

/**
 * Of the newest day, which fields have not reported it, what all of them made on their own newest days, as the dashboard adds them
 * up, and what they made on the last day that all have reported.
 */
async function partlyReported(
  asked: Understanding,
  quantity: Quantity,
  { from, to }: DayWindow,
  reader: Reader,
): Promise<Statement[]> {
  const newest = isoDay(reader.newest);
  if (from !== to || to !== newest) return [];
  const selection = selectionOf(asked);
  const lately = { from: isoDay(reader.newest - forgottenAfterDays), to: newest };
  const fields = await readKnown(reader, quantity, selection, lately, 'field');
  const late = fields.filter(({ lastDay }) => lastDay < newest);
  if (late.length === 0) return [];
  const whole = late.map(({ lastDay }) => lastDay).sort()[0]!;
  const dayOf = (day: string, level: 'field' | 'all') =>
    readKnown(reader, quantity, selection, { from: day, to: day }, level);
  const [[ofWhole], ...days] = await Promise.all([
    dayOf(whole, 'all'),
    ...[...new Set(fields.map(({ lastDay }) => lastDay))].map((day) => dayOf(day, 'field')),
  ]);
  const newestOf = fields.map(
    ({ id, lastDay }) =>
      days.flat().find((each) => each.id === id && each.lastDay === lastDay)?.value ?? null,
  );
  const sum = newestOf.reduce<number>((total, value) => total + (value ?? 0), 0);
  return [
    statement(
      'partlyReported',
      [
        figure('count', late.length),
        figure('value', additive.includes(quantity) ? sum : null, unitOf[quantity]),
        figure('before', ofWhole?.value ?? null, unitOf[quantity]),
      ],
      { from: whole, to: whole },
    ),
  ];
}

async function sustainability(
  asked: Understanding,
  quantity: Quantity,
  window: DayWindow,
  { db }: Reader,
): Promise<Answer> {
  // Emissions are measured of whole fields: a well has none.
  if (asked.places.some(({ kind }) => kind === 'well') || asked.method !== null) return notAvailable(asked);
  const metrics = await readSustainabilityMetrics(db, selectionOf(asked), window);
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
  const window = await windowOf(asked, reader, quantity);
  if (!window) return withoutData(asked, reader);
  const seen = { ...asked, quantity, ...window };
  const all = await readKnown(reader, quantity, selectionOf(asked), window, asked.level);
  const limit = asked.limit;
  const known = all
    .filter((each): each is Known & { value: number } => each.value !== null)
    .filter(({ value }) => !limit || (limit.side === 'above' ? value > limit.value : value < limit.value));
  const sign = asked.order === 'most' ? -1 : 1;
  const ranked = known.toSorted(
    (one, other) => sign * (one.value - other.value) || one.name.localeCompare(other.name, 'en'),
  );
  if (all.length === 0) return withoutData(asked, reader);
  if (ranked.length === 0)
    return answerOf(seen, { statements: [statement('noneFound', [], window)], page: 'dashboard' });
  return answerOf(seen, {
    statements: [
      statement(asked.intent === 'rank' ? 'rank' : 'count', [figure('count', ranked.length)], window),
    ],
    records:
      asked.intent === 'count'
        ? []
        : ranked.slice(0, asked.count).map((each) => knownRecord(each, asked.level, unitOf[quantity])),
    total: ranked.length,
    page: pageOf[quantity] ?? 'dashboard',
  });
};

const knownRecord = (known: Known, kind: Place['kind'], unit: string): AnswerRecord => ({
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
    const selection = selectionOf({ places: [place], method: asked.method });
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
  const [[now], [before]] = await Promise.all([
    readKnown(reader, quantity, selectionOf(asked), window, 'all'),
    readKnown(reader, quantity, selectionOf(asked), windowBefore(window), 'all'),
  ]);
  if (!now) return withoutData(asked, reader);
  const [value, earlier] = [now.value, before?.value ?? null];
  const change = value === null || earlier === null ? null : value - earlier;
  const unit = unitOf[quantity];
  return answerOf(
    { ...asked, quantity, ...window },
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
  const selection = selectionOf(asked);
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

/** The wells, fields or areas of the places that are meant, by name. */
async function placesIn(asked: Understanding, { db }: Reader): Promise<Answer> {
  const wells = (await listWells(db)).filter(
    (well) =>
      (asked.method === null || well.methodOfProduction === asked.method) &&
      (asked.places.length === 0 ||
        asked.places.some(({ id }) =>
          [well.id, well.fieldId, well.areaId, well.businessUnitId].includes(id),
        )),
  );
  if (asked.level !== 'well') return notAvailable(asked);
  return answerOf(asked, {
    statements: [
      wells.length === 0 ? statement('noneFound') : statement('count', [figure('count', wells.length)]),
    ],
    records:
      asked.intent === 'count'
        ? []
        : wells.slice(0, 50).map((well) => placeRecord({ kind: 'well', id: well.id, name: well.name })),
    total: wells.length,
    page: 'dashboard',
  });
}

/** A place alone: what it makes and what is open there. */
export const place: AnswerFor = async (asked, reader) => {
  const window = await windowOf(asked, reader, null);
  if (!window) return withoutData(asked, reader);
  const [[known], { open }] = await Promise.all([
    readKnown(reader, 'oil', selectionOf(asked), window, 'all'),
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
