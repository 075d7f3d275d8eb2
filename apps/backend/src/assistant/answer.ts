import { dayNumber } from '../production-day.ts';
import { readDataExtent, readLateFields } from '../queries/data-extent.ts';
import { listWells } from '../queries/filter-lists.ts';
import { listProductionDayWells } from '../queries/production-day-wells.ts';
import {
  answerOf,
  newestWindow,
  placeRecord,
  selectionOf,
  someQuestions,
  statement,
  notAvailable,
  type AnswerFor,
  type Reader,
} from './answer-parts.ts';
import { begunExceptions } from './begun-exceptions.ts';
import { changes, difference, exceptions, explainException } from './finding-answers.ts';
import { isOfBegun } from './held-conditions.ts';
import { readWellProducts } from './place-names.ts';
import { decline } from './decline-answers.ts';
import { handover } from './handover-answers.ts';
import { makers } from './maker-answers.ts';
import { notifications } from './notification-answers.ts';
import { plan } from './plan-answers.ts';
import { againstPlan } from './plan-list-answers.ts';
import { ofPumps } from './quantities.ts';
import { priorities } from './priority-answers.ts';
import { compare, place, total, trend } from './production-answers.ts';
import { list, rank } from './ranked-answers.ts';
import { causes, decisions, wellTests } from './record-answers.ts';
import { split } from './split-answers.ts';
import { back, plannedLoss, schedule } from './work-answers.ts';
import { forecast } from './forecast-answers.ts';
import { log, opportunities } from './well-answers.ts';
import type { Answer, Place, Statement, Understanding } from './understanding.ts';
import { isToday, nothingUnderstood, type Understood } from './understand.ts';

/** The answer to what was not understood: which places were meant, or what can be asked. */
export function unanswered(
  found: Exclude<Understood, { kind: 'understood' }>,
  {
    unread = [],
    nearest = null,
    about = nothingUnderstood,
  }: Partial<Pick<Answer, 'unread' | 'nearest'>> & { readonly about?: Understanding } = {},
): Answer {
  if (found.kind === 'whichPlace')
    return answerOf(found.understanding, {
      outcome: 'asks',
      statements: [statement('whichPlace')],
      records: found.places.map(placeRecord),
    });
  return answerOf(about, {
    outcome: 'unknown',
    pageDays: null,
    statements: [statement(found.kind)],
    records: found.kind === 'unknownPlace' ? found.nearest.map(placeRecord) : [],
    suggestions: someQuestions,
    unread,
    nearest,
  });
}

const answers: Record<Understanding['intent'], AnswerFor> = {
  total,
  rank,
  compare,
  trend,
  list,
  count: list,
  exceptions: (asked, reader) =>
    isOfBegun(asked, reader.newest) ? begunExceptions(asked, reader) : exceptions(asked, reader),
  explainException,
  changes,
  schedule,
  wellTests,
  plan,
  opportunities,
  plannedLoss,
  causes,
  decisions,
  forecast,
  log,
  back,
  term: (asked) => answerOf(asked, { statements: [statement('term')] }),
  difference,
  split,
  againstPlan,
  priorities,
  notifications,
  handover,
  decline,
  makers,
  page: (asked) => answerOf(asked, { statements: [statement('page')], page: asked.page }),
  place,
  capabilities: (asked) =>
    answerOf(asked, { statements: [statement('capabilities')], suggestions: someQuestions }),
  none: notAvailable,
};

/** Answers what was understood; days that are filled in stand in the answer's `understood`. */
export async function answerTo(asked: Understanding, given: Reader): Promise<Answer> {
  const { db, now } = given;
  if (isOfEarlierPumps(asked, given)) return notAvailable(asked);
  const isLess = asked.without.length > 0 || asked.product !== null;
  const left = isLess ? { ...given, remaining: await remainingWells(asked, db) } : given;
  const reader = isOfState(asked) ? { ...left, remaining: await wellsInState(asked, left) } : left;
  const full = await answers[asked.intent](asked, reader);
  const found = foundBy(full);
  const statements = isOfToday(asked, full, reader)
    ? [...full.statements.slice(0, 4), statement('notOver', [], lastDay(full))]
    : full.statements;
  const answer = {
    ...full,
    statements,
    // What is counted is not listed; the next question may still mean it.
    ...(asked.intent === 'count' && { records: [] }),
    understood: { ...full.understood, found },
  };
  if (answer.statements.every(({ code }) => timeless.includes(code))) return answer;
  const selection = selectionOf(asked, reader);
  const [{ asOf }, late] = await Promise.all([
    readDataExtent(db, selection, now),
    readLateFields(db, selection, now),
  ]);
  return { ...answer, dataAsOf: asOf?.toISOString() ?? null, late };
}

/** Whether readings of pumps are asked for of other days than the newest, which alone are known. */
const isOfEarlierPumps = ({ intent, quantity, from }: Understanding, { newest }: Reader): boolean =>
  quantity !== null &&
  ofPumps.has(quantity) &&
  ofReadings.includes(intent) &&
  (intent === 'trend' || (from !== null && dayNumber(from) < newest - 1));
const ofReadings: readonly Understanding['intent'][] = ['total', 'rank', 'compare', 'trend', 'list', 'count'];

const ofPlaces = ['well', 'field', 'area', 'businessUnit'] as const;

/** What an answer found: the places of its records, the wells of its exceptions and of other rows; none where it names only some. */
function foundBy({ records, total, understood }: Answer): Place[] {
  const isSome = total > records.length && (understood.intent === 'list' || understood.intent === 'count');
  if (isSome) return [];
  const places = records.flatMap(({ kind, id, name, well, place }): Place[] => {
    const own = ofPlaces.find((each) => each === kind);
    if (own) return [{ kind: own, id, name: name.slice(0, 200) }];
    if (well === null) return [];
    return [{ kind: 'well', id: well, name: (kind === 'schedule' ? (place ?? name) : name).slice(0, 200) }];
  });
  const ids = new Set<string>();
  return places.filter(({ kind, id }) => {
    const key = `${kind} ${id}`;
    return !ids.has(key) && ids.add(key);
  });
}

const lastDay = ({ understood: { to } }: Answer) => (to === null ? null : { from: to, to });
/** Whether today was asked for, of which there is nothing yet, and the answer is of the last day that is over. */
const isOfToday = ({ from, to }: Understanding, { understood }: Answer, { newest }: Reader): boolean =>
  from !== null &&
  to !== null &&
  isToday({ from, to }, newest) &&
  understood.to !== null &&
  understood.to < from;

/** Answers in which a state is what is listed or explained, not whose figure it is. */
const ofStates: readonly Understanding['intent'][] = ['explainException', 'back', 'schedule', 'wellTests'];
/** Whether the state narrows whose figure is asked for. */
const isOfState = ({ intent, state, quantity }: Understanding): boolean =>
  state !== null &&
  state !== 'overdue' &&
  state !== 'unread' &&
  !ofStates.includes(intent) &&
  !((intent === 'list' || intent === 'count') && quantity === null);

/** The wells that are in the state that was asked for on the newest day. */
async function wellsInState(asked: Understanding, reader: Reader): Promise<readonly string[]> {
  const { rows } = await listProductionDayWells(
    reader.db,
    selectionOf(asked, reader),
    newestWindow(reader.newest),
    null,
    reader.now,
    { limit: 100_000, offset: 0 },
  );
  return rows.filter(({ state }) => state === asked.state).map(({ well }) => well.id);
}

/** The wells that are meant but for those of the places that are left out, and those that are for another product. */
async function remainingWells(
  { places, without, product }: Understanding,
  db: Reader['db'],
): Promise<readonly string[]> {
  const [wells, products] = await Promise.all([listWells(db), readWellProducts(db)]);
  const isOf = (of: readonly Place[], well: (typeof wells)[number]) =>
    of.some(({ id }) => [well.id, well.fieldId, well.areaId, well.businessUnitId].includes(id));
  return wells
    .filter((well) => (places.length === 0 || isOf(places, well)) && !isOf(without, well))
    .filter(({ id }) => product === null || products.get(id) === product)
    .map(({ id }) => id);
}

const timeless: readonly Statement['code'][] = [
  'notifications',
  'handover',
  'makers',
  'term',
  'page',
  'capabilities',
  'notAvailable',
  'schedule',
  'plannedLoss',
  'back',
  'noBack',
  'idleTest',
];
