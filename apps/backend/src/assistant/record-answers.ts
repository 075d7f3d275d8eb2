import { dayNumber, isoDay } from '../production-day.ts';
import { defaultPotentialMethod } from '../insights/potential.ts';
import { readLossesByCause } from '../queries/deferred-losses.ts';
import type { DayWindow } from '../queries/selection.ts';
import { lastTestDays, readLastTest } from '../queries/well-tests.ts';
import {
  answerOf,
  figure,
  placeRecord,
  selectionOf,
  statement,
  windowDays,
  withoutData,
  type AnswerFor,
  type Reader,
} from './answer-parts.ts';
import { exceptionRecord, readExceptions } from './finding-answers.ts';
import type { Statement } from './understanding.ts';
import { withoutComing } from './understand.ts';
import { overdueTests } from './work-answers.ts';

/** The last tests of wells: of one, when it was; of several, the oldest first, or those that an age fits. */
export const wellTests: AnswerFor = async (asked, reader) => {
  if (asked.state === 'overdue') return overdueTests(asked, reader);
  const { age } = asked;
  const rows = await lastTestDays.read(reader.db, selectionOf(asked, reader), reader.now);
  const today = reader.newest + 1;
  const days = (day: string | null) => (day === null ? Infinity : today - dayNumber(day));
  const found = rows
    .filter(
      ({ day }) => age === null || (age.side === 'above' ? days(day) > age.value : days(day) < age.value),
    )
    .filter(
      ({ day }) =>
        asked.from === null || (day !== null && day >= asked.from && day <= (asked.to ?? asked.from)),
    );
  const ordered =
    asked.order === 'most' ? found.toSorted((one, other) => days(one.day) - days(other.day)) : found;
  const records = ordered
    .slice(0, asked.count)
    .map(({ id, name, place, day }) => ({ ...placeRecord({ kind: 'well', id, name }), place, day }));
  const isOfOne = asked.places.length === 1 && asked.places[0]!.kind === 'well';
  const [first] = found;
  if (isOfOne && age === null && first)
    return answerOf(asked, {
      statements:
        first.day === null
          ? [statement('noTest')]
          : [
              statement('lastTest', [figure('days', days(first.day))], { from: first.day, to: first.day }),
              ...(await testRates(first.id, first.day, reader)),
            ],
      records,
    });
  if (found.length === 0) return answerOf(asked, { statements: [statement('noneFound')] });
  return answerOf(asked, {
    statements: [statement(age === null ? 'count' : 'oldTests', [figure('count', found.length)])],
    records,
    total: found.length,
  });
};

/** What a well made in its last test; no figure where that was not recorded. */
async function testRates(wellId: string, day: string, { db, now }: Reader): Promise<Statement[]> {
  const test = await readLastTest(db, wellId, now);
  const { oil, water, gas } = test ?? {};
  const on = { from: day, to: day };
  if (test?.startDay !== day || oil == null || water == null || gas == null)
    return [statement('testRates', [], on)];
  return [
    statement(
      'testRates',
      [
        figure('oil', oil, 'Sm3/d'),
        figure('water', water, 'Sm3/d'),
        figure('gas', gas, 'Sm3/d'),
        figure('waterCut', oil + water > 0 ? (100 * water) / (oil + water) : null, '%'),
        figure('gor', oil > 0 ? gas / oil : null, 'Sm3/Sm3'),
      ],
      on,
    ),
  ];
}

/** What losses of oil were booked to, the most first. */
export const causes: AnswerFor = async (asked, reader) => {
  const last = isoDay(reader.newest);
  const window =
    asked.from !== null && asked.to !== null
      ? withoutComing({ from: asked.from, to: asked.to }, reader.newest)
      : { from: isoDay(reader.newest - windowDays + 1), to: last };
  if (!window) return withoutData(asked, reader);
  const selection = selectionOf(asked, reader);
  const method = defaultPotentialMethod;
  const product = asked.quantity === 'deferredGas' ? ('gas' as const) : ('oil' as const);
  const all = await readLossesByCause(reader.db, { selection, window, product, method });
  const found = all.filter(
    ({ reasonCode, kind }) =>
      (asked.reason === null || reasonCode === asked.reason) &&
      (asked.lossKind === null || kind === asked.lossKind),
  );
  const byReason = new Map<string, { name: string; value: number }>();
  for (const { reasonCode, reasonText, deferred } of found)
    byReason.set(reasonCode, {
      name: reasonText,
      value: deferred + (byReason.get(reasonCode)?.value ?? 0),
    });
  const sign = asked.order === 'most' ? -1 : 1;
  const reasons = [...byReason].toSorted(([, one], [, other]) => sign * (one.value - other.value));
  const seen = { ...asked, ...window };
  if (reasons.length === 0)
    return answerOf(seen, { statements: [statement('noneFound', [], window)], page: 'deferredProduction' });
  return answerOf(seen, {
    statements: [
      statement(
        'causes',
        [
          figure(
            'value',
            reasons.reduce((sum, [, { value }]) => sum + value, 0),
            'Sm3',
          ),
        ],
        window,
      ),
      ...(asked.lossKind === null ? [plannedParts(found, window)] : []),
    ],
    records: reasons.slice(0, asked.count).map(([code, { name, value }]) => ({
      ...placeRecord({ kind: 'reason', id: code, name }),
      value,
      unit: 'Sm3',
    })),
    total: reasons.length,
    page: 'deferredProduction',
  });
};

/** How much of losses work explains that was planned, as their kinds say, and how much is left. */
function plannedParts(
  losses: readonly { readonly kind: string; readonly deferred: number }[],
  window: DayWindow,
): Statement {
  const sumOf = (kind: string) =>
    losses.reduce((sum, loss) => (loss.kind === kind ? sum + loss.deferred : sum), 0);
  const [planned, unplanned] = [sumOf('planned'), sumOf('unplanned')];
  const all = planned + unplanned;
  return statement(
    'plannedParts',
    [
      figure('planned', planned, 'Sm3'),
      figure('unplanned', unplanned, 'Sm3'),
      figure('changePct', all > 0 ? (100 * planned) / all : null, '%'),
    ],
    window,
  );
}

/** Who decided on the exceptions of wells last, and what; who looks into those that are not decided on. */
export const decisions: AnswerFor = async (asked, reader) => {
  const { rows, open } = await readExceptions(asked, reader, 500);
  const seen = { ...asked, from: null, to: null };
  const isOfOne = asked.places.length === 1 && asked.places[0]!.kind === 'well';
  if (!isOfOne && open.length > 0)
    return answerOf(seen, {
      statements: [
        statement('owned', [
          figure('count', open.filter(({ owner }) => owner !== null).length),
          figure('wells', open.length),
        ]),
      ],
      records: open.slice(0, asked.count).map((row) => exceptionRecord(row)),
      total: open.length,
      page: 'exceptions',
    });
  const [first] = rows.toSorted(
    (one, other) =>
      Number(other.isOpen) - Number(one.isOpen) || (other.decidedAt ?? '').localeCompare(one.decidedAt ?? ''),
  );
  if (!first) return answerOf(seen, { statements: [statement('noExceptions')], page: 'exceptions' });
  const day = first.decidedAt?.slice(0, 10);
  return answerOf(seen, {
    statements: [
      statement('owned', [], null, { name: first.owner?.name ?? null }),
      first.decidedBy !== null && day
        ? statement('decided', [], { from: day, to: day }, { note: first.status, name: first.decidedBy })
        : statement('undecided'),
    ],
    records: [
      {
        ...placeRecord({ kind: 'exception', id: first.id, name: first.well.name }),
        place: first.well.fieldName,
        well: first.well.id,
        day: first.since,
        note: first.kind,
        person: first.owner?.name ?? null,
      },
    ],
    page: 'exceptions',
  });
};
