import { dayNumber } from '../production-day.ts';
import { windowBefore } from '../queries/data-extent.ts';
import { listFields } from '../queries/filter-lists.ts';
import { readEmissionsByField, readSustainabilityMetrics } from '../queries/sustainable-production.ts';
import type { DayWindow } from '../queries/selection.ts';
import {
  answerOf,
  figure,
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
import type { Answer, Quantity, Understanding } from './understanding.ts';

const sums = ['flaredGas', 'co2e'] as const;
const isSum = (quantity: Quantity): quantity is (typeof sums)[number] =>
  (sums as readonly Quantity[]).includes(quantity);

/** Emissions are measured of whole fields: a well has none, and neither has a way of lifting. */
const isOfWells = ({ places, method }: Understanding) =>
  places.some(({ kind }) => kind === 'well') || method !== null;

/** What is known of a quantity of emissions, with its target where it has one. */
async function readFigure(
  asked: Pick<Understanding, 'places' | 'method'>,
  quantity: Quantity,
  window: DayWindow,
  reader: Reader,
) {
  const selection = selectionOf(asked, reader);
  if (!isSum(quantity)) {
    const metrics = await readSustainabilityMetrics(reader.db, selection, window);
    return metrics.find(({ code }) => code === quantity);
  }
  const fields = await readEmissionsByField(reader.db, selection, window);
  if (fields.length === 0) return undefined;
  return {
    value: fields.reduce((sum, field) => sum + (field[quantity] ?? 0), 0),
    target: null,
    status: null,
  };
}

/** A figure of emissions, energy or water of fields, and how it stands to its target. */
export async function emissions(asked: Understanding, window: DayWindow, reader: Reader): Promise<Answer> {
  const quantity = asked.quantity!;
  if (isOfWells(asked)) return notAvailable(asked);
  const known = await readFigure(asked, quantity, window, reader);
  const value = known?.value ?? null;
  const unit = unitOf[quantity];
  return answerOf(asked, {
    outcome: value === null ? 'unknown' : 'answered',
    statements: [
      value === null
        ? statement('noValue', [], window)
        : statement('total', [figure('value', value, unit)], window),
      ...(value !== null && known?.status && known.target !== null
        ? [statement('target', [figure('target', known.target, unit)], null, { note: known.status })]
        : []),
    ],
    records: asked.places.map((place) => ({ ...placeRecord(place), day: window.to })),
    ...pageFor(quantity, window, false),
  });
}

/** Fields by a figure of emissions, energy or water. */
export const rankEmissions: AnswerFor = async (asked, reader) => {
  const quantity = asked.quantity!;
  if (asked.level !== 'field' || isOfWells(asked) || asked.limit) return notAvailable(asked);
  const window = await windowOf(asked, reader, quantity);
  if (!window) return withoutData(asked, reader);
  const chosen = asked.places.filter(({ kind }) => kind === 'field').map(({ id }) => id);
  const above = asked.places.some(({ kind }) => kind !== 'field') || reader.remaining !== undefined;
  if (above) return notAvailable(asked);
  const fields = (await listFields(reader.db)).filter(({ id }) => chosen.length === 0 || chosen.includes(id));
  const known = await Promise.all(
    fields.map(async ({ id, name }) => {
      const place = { kind: 'field' as const, id, name };
      const found = await readFigure({ places: [place], method: null }, quantity, window, reader);
      return { place, value: found?.value ?? null };
    }),
  );
  const sign = asked.order === 'most' ? -1 : 1;
  const ranked = known
    .flatMap(({ place, value }) => (value === null ? [] : [{ place, value }]))
    .toSorted(
      (one, other) =>
        sign * (one.value - other.value) || one.place.name.localeCompare(other.place.name, 'en'),
    );
  const seen = { ...asked, ...window };
  if (ranked.length === 0) return withoutData(asked, reader);
  return answerOf(seen, {
    statements: [statement('rank', [figure('count', ranked.length)], window)],
    records: ranked
      .slice(0, asked.count)
      .map(({ place, value }) => ({ ...placeRecord(place), value, unit: unitOf[quantity], day: window.to })),
    total: ranked.length,
    ...pageFor(quantity, window, false),
  });
};

/** A figure of emissions, energy or water of fields against that of other days, else of those before; of sums, by their means per day. */
export const emissionTrend: AnswerFor = async (asked, reader) => {
  const quantity = asked.quantity!;
  if (isOfWells(asked)) return notAvailable(asked);
  const window = await windowOf(asked, reader, quantity);
  if (!window) return withoutData(asked, reader);
  const than = asked.than ?? windowBefore(window);
  const read = async (days: DayWindow) => {
    const value = (await readFigure(asked, quantity, days, reader))?.value ?? null;
    const length = dayNumber(days.to) - dayNumber(days.from) + 1;
    return value === null || !isSum(quantity) ? value : value / length;
  };
  const [value, before] = await Promise.all([read(window), read(than)]);
  const mean = isSum(quantity) ? ('day' as const) : null;
  const unit = mean === null ? unitOf[quantity] : `${unitOf[quantity]}/d`;
  const seen = { ...asked, ...window, than, mean };
  if (value === null || before === null)
    return answerOf(seen, { outcome: 'unknown', statements: [statement('noValue', [], window)] });
  const change = value - before;
  return answerOf(seen, {
    statements: [
      statement(
        'trend',
        [
          figure('value', value, unit),
          figure('before', before, unit),
          figure('change', change, unit),
          figure('changePct', before > 0 ? (100 * change) / before : null, '%'),
        ],
        window,
      ),
    ],
    records: asked.places.map((place) => ({ ...placeRecord(place), day: window.to })),
    ...pageFor(quantity, window, false),
  });
};
