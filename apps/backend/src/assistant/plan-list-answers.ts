import { isoDay } from '../production-day.ts';
import { plansOfDay } from '../queries/day-plan.ts';
import { settledDay, windowParts } from '../queries/compared-windows.ts';
import { listAreas, listBusinessUnits, listFields, listWells } from '../queries/filter-lists.ts';
import { everyDay } from '../queries/grouped-events.ts';
import { defaultPotentialMethod } from '../insights/potential.ts';
import { plansOfWindow } from '../queries/plan-course.ts';
import { knownWindow } from '../queries/production-statistics.ts';
import { newestDays } from '../queries/production-totals.ts';
import {
  answerOf,
  figure,
  newestWindow,
  notAvailable,
  placeRecord,
  selectionOf,
  statement,
  withoutData,
  type AnswerFor,
  type Reader,
} from './answer-parts.ts';
import { fieldsApart, isOfNewest, readNewestDays } from './newest-known.ts';
import type { AnswerRecord, Place, Understanding } from './understanding.ts';
import { withoutComing } from './understand.ts';

const products = ['oil', 'gas', 'water', 'injection'] as const;
type Product = (typeof products)[number];

/** A well with its plan, or a whole field whose plan is of no well. */
interface Planned {
  readonly wellId: string | null;
  readonly wellName: string | null;
  readonly fieldId: string;
  readonly fieldName: string;
  readonly made: number;
  readonly plan: number;
}

/** Wells, fields, areas or business units that are behind their plan, or ahead of it: the largest gap first. */
export const againstPlan: AnswerFor = async (asked, reader) => {
  const product = products.find((each) => each === (asked.quantity ?? 'oil'));
  if (!product || asked.level === 'method') return notAvailable(asked);
  const read = await readPlanned(asked, product, reader);
  if (read === undefined) return withoutData(asked, reader);
  const { window, isNewest, planned } = read;
  const seen = { ...asked, quantity: product, ...window };
  if (planned.length === 0)
    return answerOf(seen, { outcome: 'unknown', statements: [statement('noPlan', [], window)] });
  const isBehind = asked.order === 'least';
  const found = (await placesOf(planned, asked, reader))
    .filter(({ value, before }) => (isBehind ? value < before : value > before))
    .toSorted((one, other) => {
      const gap = one.value - one.before - (other.value - other.before);
      return (isBehind ? gap : -gap) || one.name.localeCompare(other.name, 'en');
    });
  const days = isNewest ? await readNewestDays(selectionOf(asked, reader), reader) : undefined;
  return answerOf(seen, {
    statements: [
      statement(found.length === 0 ? 'noneFound' : 'plans', [figure('count', found.length)], window, {
        note: isBehind ? 'behind' : 'ahead',
      }),
      ...(days ? fieldsApart(product, days) : []),
    ],
    records: found.slice(0, asked.count),
    total: found.length,
    page: isNewest ? 'dashboard' : 'statistics',
    pageDays: isNewest ? null : window,
  });
};

/** What was made of each well, field, area or business unit against its plan of named days, the largest gap first. */
export const plansOfPlaces: AnswerFor = async (asked, reader) => {
  const product = products.find((each) => each === asked.quantity);
  const read = product && (await readPlanned(asked, product, reader));
  if (!product) return notAvailable(asked);
  if (!read) return withoutData(asked, reader);
  const { window, planned } = read;
  const records = (await placesOf(planned, asked, reader)).toSorted(
    (one, other) => one.value - one.before - (other.value - other.before),
  );
  const isPlanned = records.length > 0;
  return answerOf(
    { ...asked, quantity: product, ...window, mean: null },
    {
      outcome: isPlanned ? 'answered' : 'unknown',
      statements: [statement(isPlanned ? 'plans' : 'noPlan', [], window)],
      records: records.slice(0, 50),
      total: records.length,
      page: 'statistics',
      pageDays: window,
    },
  );
};

async function readPlanned(asked: Understanding, product: Product, reader: Reader) {
  const { db, now, newest } = reader;
  const last = isoDay(newest);
  const wanted =
    asked.from !== null && asked.to !== null
      ? withoutComing({ from: asked.from, to: asked.to }, newest)
      : { from: `${last.slice(0, 8)}01`, to: last };
  if (!wanted) return undefined;
  const selection = selectionOf(asked, reader);
  const isNewest = asked.from !== null && isOfNewest(asked, wanted, newest);
  if (isNewest || product === 'injection') {
    const planned = await plansOfDay.read(db, selection, newestWindow(newest), now, product);
    const days = planned.map(({ day }) => day).toSorted();
    const day = days.at(-1) ?? wanted.to;
    return { window: { from: day, to: day }, isNewest: true, planned };
  }
  const [days] = await newestDays.read(db, selection, everyDay, now);
  const window = knownWindow({ window: wanted, newest: days?.reported ?? undefined });
  const parts = windowParts(window, settledDay(now));
  const source = { selection, parts, method: defaultPotentialMethod, now };
  return { window, isNewest: false, planned: await plansOfWindow.read(db, source, window, product) };
}

type PlannedRecord = AnswerRecord & { readonly value: number; readonly before: number };

const recordOf = (place: Place, value: number, before: number, of: string | null): PlannedRecord => ({
  ...placeRecord(place),
  place: of,
  value,
  before,
  unit: 'Sm3',
  note: 'plan',
});

/** What is planned as records of the level that is asked for; a field whose plan is of no well stands among wells by itself. */
async function placesOf(
  planned: readonly Planned[],
  { level }: Understanding,
  { db }: Reader,
): Promise<PlannedRecord[]> {
  if (level !== 'field' && level !== 'area' && level !== 'businessUnit')
    return planned.map(({ wellId, wellName, fieldId, fieldName, made, plan }) =>
      wellId === null
        ? recordOf({ kind: 'field', id: fieldId, name: fieldName }, made, plan, null)
        : recordOf({ kind: 'well', id: wellId, name: wellName ?? wellId }, made, plan, fieldName),
    );
  const [wells, places] = await Promise.all([
    listWells(db),
    level === 'field' ? listFields(db) : level === 'area' ? listAreas(db) : listBusinessUnits(db),
  ]);
  const idOf = { field: 'fieldId', area: 'areaId', businessUnit: 'businessUnitId' } as const;
  const placeOfField = new Map(wells.map((well) => [well.fieldId, well[idOf[level]]]));
  const sums = new Map<string, { made: number; plan: number }>();
  for (const { fieldId, made, plan } of planned) {
    const id = placeOfField.get(fieldId) ?? fieldId;
    const sum = sums.get(id) ?? { made: 0, plan: 0 };
    sums.set(id, { made: sum.made + made, plan: sum.plan + plan });
  }
  return places.flatMap(({ id, name }) => {
    const sum = sums.get(id);
    return sum ? [recordOf({ kind: level, id, name }, sum.made, sum.plan, null)] : [];
  });
}
