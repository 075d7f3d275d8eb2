import { isoDay } from '../production-day.ts';
import { readDayPlan } from '../queries/day-plan.ts';
import { listAreas, listBusinessUnits, listFields } from '../queries/filter-lists.ts';
import { everyDay } from '../queries/grouped-events.ts';
import { readPlanCourse } from '../queries/production-statistics.ts';
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
import type { DayWindow, WellSelection } from '../queries/selection.ts';
import { readKnown } from './known-figures.ts';
import { fieldsApart, isOfNewest, readAsked, readNewestDays } from './newest-known.ts';
import { plansOfPlaces } from './plan-list-answers.ts';
import type { Place, Statement, Understanding } from './understanding.ts';
import { withoutComing } from './understand.ts';

const products = ['oil', 'gas', 'water', 'injection'] as const;

/** What was made and planned, with how far they lie apart. */
function compared(value: number, planned: number, window: { from: string; to: string }): Statement {
  const change = value - planned;
  return statement(
    'plan',
    [
      figure('value', value, 'Sm3'),
      figure('plan', planned, 'Sm3'),
      figure('change', change, 'Sm3'),
      figure('changePct', planned > 0 ? (100 * change) / planned : null, '%'),
    ],
    window,
  );
}

/** What was made against the plan of the days; of the month that runs without days. */
export const plan: AnswerFor = async (asked, reader) => {
  const product = products.find((each) => each === asked.quantity);
  if (!product) return notAvailable(asked);
  const { db, now, newest } = reader;
  const last = isoDay(newest);
  const wanted =
    asked.from !== null && asked.to !== null
      ? withoutComing({ from: asked.from, to: asked.to }, newest)
      : { from: `${last.slice(0, 8)}01`, to: last };
  if (!wanted) return withoutData(asked, reader);
  const isNewest = asked.from !== null && isOfNewest(asked, wanted, newest);
  if (asked.level === 'month' || asked.level === 'day' || asked.level === 'method')
    return notAvailable(asked);
  if (asked.level !== 'well')
    return isNewest ? dayPlans(asked, product, reader) : plansOfPlaces({ ...asked, ...wanted }, reader);
  if (isNewest) return dayPlan(asked, product, reader);
  // The month is planned of products alone.
  if (product === 'injection') return notAvailable(asked);
  const selection = selectionOf(asked, reader);
  const [days] = await newestDays.read(db, selection, everyDay, now);
  const of = { selection, window: wanted, newest: days?.reported ?? undefined, now, product };
  const { months, window } = await readPlanCourse(db, of);
  const seen = { ...asked, quantity: product, ...window };
  const end = months.at(-1);
  if (!end || end.cumulativePlan === 0)
    return answerOf(seen, { outcome: 'unknown', statements: [statement('noPlan', [], window)] });
  return answerOf(seen, {
    statements: [
      compared(end.cumulativeActual, end.cumulativePlan, window),
      ...(await allOf(product, end.cumulativeActual, window, selection, reader)),
      statement('planWells', [figure('wells', end.wells), figure('count', end.unreported)]),
    ],
    records: asked.places.map((place) => ({ ...placeRecord(place), day: window.to })),
    page: 'statistics',
    pageDays: window,
  });
};

/** What all wells made, where that is more than what those with a plan did. */
const whole = (value: number | null | undefined, ofPlan: number, window: DayWindow, wells: number) =>
  value == null || Math.abs(value - ofPlan) < minApart
    ? []
    : [statement('planAll', [figure('value', value, 'Sm3'), figure('wells', wells)], window)];
/** Sums that lie less apart are written alike. */
const minApart = 0.05;

async function allOf(
  product: (typeof products)[number],
  ofPlan: number,
  window: DayWindow,
  selection: WellSelection,
  reader: Reader,
) {
  const [known] = await readKnown(reader, product, selection, window, 'all');
  return whole(known?.value, ofPlan, window, known?.wells ?? 0);
}

/** {@link allOf} of the newest day of each field. */
async function allOfDay(
  asked: Understanding,
  product: (typeof products)[number],
  ofPlan: number,
  reader: Reader,
) {
  const day = isoDay(reader.newest);
  const newest = { ...asked, from: day, to: day };
  const { found, window } = await readAsked(newest, reader, product, { from: day, to: day }, 'all');
  return whole(found[0]?.value, ofPlan, window, found[0]?.wells ?? 0);
}

/** The newest day of each field against its plan, of the wells that have both: the dashboard's own comparison. */
async function dayPlan(asked: Understanding, product: (typeof products)[number], reader: Reader) {
  const selection = selectionOf(asked, reader);
  const [days, { volumes, coverage: ofProducts }] = await Promise.all([
    readNewestDays(selection, reader),
    readDayPlan(reader.db, selection, newestWindow(reader.newest), reader.now),
  ]);
  if (!days) return withoutData(asked, reader);
  const window = { from: days.day, to: days.day };
  const seen = { ...asked, quantity: product, ...window };
  const { plan: planned, ofPlan } = volumes[product];
  const coverage = ofProducts[product];
  if (planned === null || ofPlan === null || coverage === null)
    return answerOf(seen, { outcome: 'unknown', statements: [statement('noPlan', [], window)] });
  return answerOf(seen, {
    statements: [
      compared(ofPlan, planned, window),
      ...(await allOfDay(asked, product, ofPlan, reader)),
      statement('planWells', [figure('wells', coverage.planned), figure('unplanned', coverage.unplanned)]),
      ...fieldsApart(product, days),
    ],
    records: asked.places.map((place) => ({ ...placeRecord(place), day: window.to })),
    page: 'dashboard',
    pageDays: null,
  });
}

const lists = { field: listFields, area: listAreas, businessUnit: listBusinessUnits } as const;

/** The newest day against its plan by field, area or business unit. */
async function dayPlans(asked: Understanding, product: (typeof products)[number], reader: Reader) {
  const { level } = asked;
  if (level === 'well' || level === 'month' || level === 'day' || level === 'method')
    return notAvailable(asked);
  if (reader.remaining !== undefined || asked.places.some(({ kind }) => kind !== level))
    return notAvailable(asked);
  const chosen = asked.places.map(({ id }) => id);
  const all = (await lists[level](reader.db)).filter(({ id }) => chosen.length === 0 || chosen.includes(id));
  const days = await readNewestDays(selectionOf(asked, reader), reader);
  if (!days) return withoutData(asked, reader);
  const found = await Promise.all(
    all.map(async ({ id, name }) => {
      const place: Place = { kind: level, id, name };
      const selection = selectionOf({ places: [place], method: asked.method }, reader);
      const { volumes } = await readDayPlan(reader.db, selection, newestWindow(reader.newest), reader.now);
      return { place, ...volumes[product] };
    }),
  );
  const records = found
    .flatMap(({ place, plan: planned, ofPlan }) =>
      planned === null || ofPlan === null
        ? []
        : [{ ...placeRecord(place), value: ofPlan, before: planned, unit: 'Sm3', note: 'plan' }],
    )
    .toSorted((one, other) => one.value - one.before - (other.value - other.before));
  const window = { from: days.day, to: days.day };
  return answerOf(
    { ...asked, quantity: product, ...window },
    {
      statements: [
        statement(records.length === 0 ? 'noPlan' : 'plans', [], window),
        ...(records.length === 0 ? [] : fieldsApart(product, days)),
      ],
      records: records.slice(0, 50),
      total: records.length,
      outcome: records.length === 0 ? 'unknown' : 'answered',
      page: 'dashboard',
      pageDays: null,
    },
  );
}
