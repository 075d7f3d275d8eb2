import { openStatuses } from '@cnx/api/decisions';
import { dayNumber, isoDay } from '../production-day.ts';
import { listChangePoints } from '../queries/change-points.ts';
import { readExceptionSummary } from '../queries/exception-summary.ts';
import { listAreas, listBusinessUnits, listFields, listWells } from '../queries/filter-lists.ts';
import { everyDay } from '../queries/grouped-events.ts';
import { listProductionDayWells } from '../queries/production-day-wells.ts';
import { newestDays } from '../queries/production-totals.ts';
import { listExceptions } from '../queries/well-exceptions.ts';
import type { MainProduct } from '../vocabulary.ts';
import {
  answerOf,
  figure,
  newestWindow,
  notAvailable,
  placeRecord,
  selectionOf,
  statement,
  windowDays,
  withoutData,
  type AnswerFor,
  type Reader,
} from './answer-parts.ts';
import { readKnown } from './known-figures.ts';
import type { Answer, AnswerRecord, Statement, Understanding } from './understanding.ts';
import { withoutComing } from './understand.ts';

/** The open exceptions, as the report lists them. */
export async function readExceptions(asked: Understanding, reader: Reader, limit: number) {
  const { db, now, newest } = reader;
  const choice = { window: newestWindow(newest), until: null, now };
  const page = { limit, offset: 0, where: undefined, sort: undefined };
  const { rows, total } = await listExceptions(db, selectionOf(asked, reader), choice, page);
  const open = rows.filter((row) => row.isOpen && isAsked(row, asked, reader));
  return { rows, total, open, choice };
}

type ListedException = Awaited<ReturnType<typeof listExceptions>>['rows'][number];

const dayMs = 86_400_000;

/** Whether an exception loses something, has no owner and is not decided on. */
export const isUnanswered = ({ owner, status, lossPerDay }: ListedException): boolean =>
  owner === null && (lossPerDay ?? 0) > 0 && (openStatuses as readonly string[]).includes(status);

/** Whether an exception has the owner and the age that were asked for. */
export function isAsked(
  row: ListedException,
  { owner: wanted, age, limit, severity, from, to }: Understanding,
  { userId, newest, now }: Reader,
): boolean {
  const { owner, since, dropPct, newestFoundAt } = row;
  const isOwned =
    wanted === null ||
    (wanted === 'unanswered'
      ? isUnanswered(row)
      : wanted === 'me'
        ? owner?.id === userId
        : wanted === 'none'
          ? owner === null
          : owner !== null);
  const days = newest + 1 - dayNumber(since);
  // Those of the last day are the ones that were found in its hours, whenever they began.
  const isLastDay = age?.side === 'below' && age.value === 1;
  const isNew = isLastDay && Date.parse(newestFoundAt) > now.getTime() - dayMs;
  const isOfSize =
    limit === null ||
    (dropPct !== null && (limit.side === 'above' ? dropPct > limit.value : dropPct < limit.value));
  // The days in which a rate fell are said of no other exceptions.
  const isThen = limit === null || from === null || (since >= from && (to === null || since <= to));
  return (
    isOwned &&
    (severity === null || row.severity === severity) &&
    isOfSize &&
    isThen &&
    (age === null || isNew || (age.side === 'above' ? days > age.value : days < age.value))
  );
}

/** That a well stood still is what happened to it, and no cause of that. */
const statedCause = (cause: string | null): string | null =>
  cause === null || cause === 'unknown' || cause === 'downtime' ? null : cause;

export const exceptionRecord = (row: ListedException, product: MainProduct = 'oil'): AnswerRecord => ({
  kind: 'exception',
  id: row.id,
  name: row.silence === null ? row.well.name : row.well.fieldName,
  place: row.silence === null ? row.well.fieldName : null,
  well: row.silence === null ? row.well.id : null,
  // The figures of an answer are of one product: a loss of another is read in the report.
  value: row.product === product ? row.lossPerDay : null,
  before: null,
  unit: row.lossPerDay === null || row.product !== product ? null : 'Sm3/d',
  day: row.rateDay ?? row.since,
  since: row.since,
  until: null,
  note: row.kind,
  cause: statedCause(row.cause),
  setting: null,
  person: row.owner?.name ?? null,
});

/** The open exceptions of an owner and an age, with what they lose together. */
export const exceptions: AnswerFor = async (asked, reader) => {
  const { open, choice } = await readExceptions(asked, reader, 500);
  const isOfGas = open.length > 0 && open.every(({ product }) => product === 'gas');
  if (asked.quantity === 'gasLostNow' || isOfGas) return gasLosses(asked, open);
  const seen = asked.limit === null ? { ...asked, from: null, to: null } : asked;
  const isPart = [asked.owner, asked.age, asked.limit, asked.severity].some((each) => each !== null);
  const summary = await readExceptionSummary(reader.db, selectionOf(asked, reader), choice);
  const ofOil = open.filter(({ product }) => product === 'oil');
  const lost = ofOil.some(({ lossPerDay }) => lossPerDay !== null)
    ? ofOil.reduce((sum, { lossPerDay }) => sum + (lossPerDay ?? 0), 0)
    : null;
  const [count, oilAtRisk] = isPart ? [open.length, lost] : [summary.open, summary.oilAtRisk];
  if (count === 0) return answerOf(seen, { statements: [statement('noExceptions')], page: 'exceptions' });
  return answerOf(seen, {
    statements: [statement('exceptions', [figure('count', count), figure('lostNow', oilAtRisk, 'Sm3/d')])],
    records: open.slice(0, asked.count).map((row) => exceptionRecord(row)),
    total: count,
    page: 'exceptions',
  });
};

/** The open exceptions of wells for gas with what they lose of it, the most first. */
function gasLosses(asked: Understanding, open: readonly ListedException[]): Answer {
  const ofGas = open
    .filter(({ product }) => product === 'gas')
    .toSorted((one, other) => (other.lossPerDay ?? -1) - (one.lossPerDay ?? -1));
  const seen = { ...asked, quantity: 'gasLostNow' as const, from: null, to: null };
  if (ofGas.length === 0)
    return answerOf(seen, { statements: [statement('noExceptions')], page: 'exceptions' });
  const lost = ofGas.reduce((sum, { lossPerDay }) => sum + (lossPerDay ?? 0), 0);
  const ordered = asked.order === 'most' ? ofGas : ofGas.toReversed();
  return answerOf(seen, {
    statements: [statement('lostNow', [figure('value', lost, 'Sm3/d'), figure('count', ofGas.length)])],
    records: ordered.slice(0, asked.count).map((row) => exceptionRecord(row, 'gas')),
    total: ofGas.length,
    page: 'exceptions',
  });
}

/** What is lost now of oil or of gas, with the exceptions that lose the most of it. */
export async function lostNow(asked: Understanding, reader: Reader): Promise<Answer> {
  const { open, choice } = await readExceptions(asked, reader, 500);
  const product = asked.quantity === 'gasLostNow' ? 'gas' : 'oil';
  const {
    oilAtRisk,
    gasAtRisk,
    open: all,
  } = await readExceptionSummary(reader.db, selectionOf(asked, reader), choice);
  const shown = product === 'gas' ? open.filter((row) => row.product === 'gas') : open;
  const count = product === 'gas' ? shown.length : all;
  // Days were named: what was lost then is deferred production.
  if (asked.from !== null && asked.from < isoDay(reader.newest - 2)) return notAvailable(asked);
  return answerOf(
    { ...asked, from: null, to: null },
    {
      statements: [
        statement('lostNow', [
          figure('value', product === 'gas' ? gasAtRisk : oilAtRisk, 'Sm3/d'),
          figure('count', count),
        ]),
      ],
      records: shown.slice(0, 5).map((row) => exceptionRecord(row, product)),
      total: count,
      page: 'exceptions',
    },
  );
}

export const explainException: AnswerFor = async (asked, reader) => {
  const { rows, open } = await readExceptions(asked, reader, 500);
  const first = open[0] ?? rows[0];
  const product = first?.product ?? 'oil';
  const seen = {
    ...asked,
    state: null,
    from: null,
    to: null,
    // Its figures are of what the well is for.
    quantity: product === 'gas' ? ('gasLostNow' as const) : asked.quantity,
  };
  const state = await otherState(asked, reader);
  if (!first && state) return answerOf(seen, { statements: [state], records: asked.places.map(placeRecord) });
  if (!first) return answerOf(seen, { statements: [statement('noExceptions')], page: 'exceptions' });
  const isOfOneWell = asked.places.every(({ kind }) => kind === 'well');
  if (!isOfOneWell || asked.places.length > 1) return exceptions(asked, reader);
  return answerOf(seen, {
    statements: [
      ...(state ? [state] : []),
      statement(
        'exception',
        [
          figure('expected', first.baseline, 'Sm3/d'),
          figure('rate', first.rate, 'Sm3/d'),
          figure('dropPct', first.dropPct, '%'),
          figure('loss', first.lossPerDay, 'Sm3/d'),
          figure('lossSoFar', first.lossSoFar, 'Sm3'),
        ],
        { from: first.since, to: first.endedOn ?? first.since },
      ),
      ...causeOf(first),
    ],
    records: [exceptionRecord(first, product)],
    page: 'exceptions',
  });
};

/** The state that a well is in, where the question takes another for granted: "why is it down?" of a well that is up. */
async function otherState(asked: Understanding, reader: Reader): Promise<Statement | undefined> {
  if (asked.state === null || asked.places.length !== 1) return undefined;
  const { rows } = await listProductionDayWells(
    reader.db,
    selectionOf(asked, reader),
    newestWindow(reader.newest),
    null,
    reader.now,
    { limit: 1, offset: 0 },
  );
  const [own] = rows;
  if (!own || own.state === asked.state || !['up', 'down', 'silent'].includes(own.state)) return undefined;
  return statement('state', [], { from: own.day, to: own.day }, { note: own.state });
}

/** What an exception is said to come from: the log's entry, or the likeliest cause and how likely it is, or that none is known. */
function causeOf({ cause, causeScore, causeEvent, nearbyEvent }: ListedException): Statement[] {
  const known = statedCause(cause);
  return [
    ...(known === null
      ? []
      : [
          statement(
            'cause',
            causeScore === null ? [] : [figure('probability', 100 * causeScore, '%')],
            null,
            { note: known },
          ),
        ]),
    ...(causeEvent === null ? [] : [eventOf(causeEvent)]),
    ...(known === null && causeEvent === null
      ? [
          nearbyEvent === null
            ? statement('noCause')
            : { ...eventOf(nearbyEvent), code: 'nearbyEvent' as const },
        ]
      : []),
  ];
}

function eventOf({ kind, reason, startDay, start }: NonNullable<ListedException['causeEvent']>): Statement {
  const day = startDay ?? start.slice(0, 10);
  return statement(
    'causeEvent',
    [],
    { from: day, to: day },
    { note: kind, name: reason?.slice(0, 300) ?? null },
  );
}

/** What changes of a level are found in, by what is asked for. */
const variableOf: Partial<Record<NonNullable<Understanding['quantity']>, string>> = {
  oil: 'oilRate',
  gas: 'gasRate',
  waterCut: 'waterCut',
  gor: 'gor',
  wellheadPressure: 'wellheadPressure',
  intakePressure: 'intakePressure',
};

/** Changes of levels, the newest first; of one quantity where one is asked for. */
export const changes: AnswerFor = async (asked, reader) => {
  const { db, newest } = reader;
  const window =
    asked.from !== null && asked.to !== null
      ? withoutComing({ from: asked.from, to: asked.to }, newest)
      : { from: isoDay(newest - windowDays + 1), to: isoDay(newest) };
  if (!window) return notAvailable(asked);
  const variable = asked.quantity === null ? undefined : variableOf[asked.quantity];
  const { rows: all, total } = await listChangePoints(
    db,
    selectionOf(asked, reader),
    window,
    {
      limit: variable === undefined ? asked.count : 10_000,
      offset: 0,
    },
    { now: reader.now },
  );
  const ofVariable = variable === undefined ? all : all.filter((row) => row.variable === variable);
  const rows = ofVariable.slice(0, asked.count);
  const count = variable === undefined ? total : ofVariable.length;
  return answerOf(
    { ...asked, ...window },
    {
      statements: [
        statement(count === 0 ? 'noneFound' : 'changes', count === 0 ? [] : [figure('count', count)], window),
      ],
      records: rows.map((row) => ({
        kind: 'changePoint' as const,
        id: row.id,
        name: row.well.name,
        place: row.well.fieldName,
        well: row.well.id,
        value: row.meanAfter,
        before: row.meanBefore,
        unit: row.unit,
        day: row.changeDate,
        since: null,
        until: null,
        note: row.variable,
        cause: null,
        setting: null,
        person: null,
      })),
      total: count,
      page: 'changePoints',
    },
  );
};

/** Why what is lost now is not what was deferred: both figures, and what each is measured against. */
export const difference: AnswerFor = async (asked, reader) => {
  const [days] = await newestDays.read(reader.db, {}, everyDay, reader.now);
  if (!days?.reported) return withoutData(asked, reader);
  const window = { from: days.reported, to: days.reported };
  const { choice } = await readExceptions(asked, reader, 1);
  const [[known], { oilAtRisk }] = await Promise.all([
    readKnown(reader, 'deferred', {}, window, 'all'),
    readExceptionSummary(reader.db, {}, choice),
  ]);
  return answerOf(asked, {
    statements: [
      statement(
        'difference',
        [figure('lostNow', oilAtRisk, 'Sm3/d'), figure('deferred', known?.value ?? null, 'Sm3')],
        window,
      ),
    ],
    page: 'exceptions',
  });
};

/** What is lost now by field, area or business unit: of its open exceptions, the most first. */
export async function rankLostNow(asked: Understanding, reader: Reader): Promise<Answer> {
  const { level } = asked;
  if (level !== 'field' && level !== 'area' && level !== 'businessUnit') return exceptions(asked, reader);
  const product = asked.quantity === 'gasLostNow' ? 'gas' : 'oil';
  const [{ open }, wells, places] = await Promise.all([
    readExceptions(asked, reader, 10_000),
    listWells(reader.db),
    listsOf[level](reader.db),
  ]);
  const idOf = { field: 'fieldId', area: 'areaId', businessUnit: 'businessUnitId' } as const;
  const placeOfWell = new Map(wells.map((well) => [well.id, well[idOf[level]]]));
  const lost = new Map<string, number>();
  for (const row of open) {
    const place = placeOfWell.get(row.well.id);
    if (place === undefined || row.product !== product) continue;
    lost.set(place, (lost.get(place) ?? 0) + (row.lossPerDay ?? 0));
  }
  const found = places
    .flatMap(({ id, name }) => ((lost.get(id) ?? 0) > 0 ? [{ id, name, value: lost.get(id)! }] : []))
    .toSorted((one, other) => other.value - one.value);
  const ordered = asked.order === 'most' ? found : found.toReversed();
  return answerOf(
    { ...asked, from: null, to: null },
    {
      statements: [
        found.length === 0 ? statement('noExceptions') : statement('rank', [figure('count', found.length)]),
      ],
      records: ordered
        .slice(0, asked.count)
        .map(({ id, name, value }) => ({ ...placeRecord({ kind: level, id, name }), value, unit: 'Sm3/d' })),
      total: found.length,
      page: 'exceptions',
    },
  );
}

const listsOf = { field: listFields, area: listAreas, businessUnit: listBusinessUnits } as const;
