// Deferred oil of two fields around 19 November 2026, for tests and stories.
import type { DeferredProduction, DefermentReason, ProductionStatistics } from '@cnx/api';
import { examples } from '@cnx/api/examples';
import { addDays } from '../../quantities.ts';

const [example] = examples.deferredProduction as [DeferredProduction];
const [exampleReason] = example.reasons as [DefermentReason];

/** A loss to a reason of the default list. */
export const reason = (given: Partial<DefermentReason> = {}): DefermentReason => ({
  ...exampleReason,
  deferred: 20,
  hours: 18,
  ...given,
});

/** A day of the field Venture that lost 20 of 400 Sm3, but for what is given. */
export const deferral = (given: Partial<DeferredProduction> = {}): DeferredProduction => ({
  ...example,
  potential: 400,
  actual: 380,
  deferred: 20,
  abovePotential: 0,
  planned: 0,
  unplanned: 20,
  end: null,
  hours: 18,
  efficiencyPct: 95,
  comment: null,
  quality: 'estimated',
  reasons: [reason()],
  ...given,
});

/** The row that a server makes of an entity's days. */
export function sumOf(days: readonly DeferredProduction[]): DeferredProduction {
  const newest = days.reduce((a, b) => (a.period > b.period ? a : b));
  const of = (key: 'potential' | 'actual' | 'deferred' | 'abovePotential' | 'planned' | 'unplanned') =>
    days.reduce((sum, row) => sum + row[key], 0);
  const [potential, deferred] = [of('potential'), of('deferred')];
  return {
    ...newest,
    firstDay: days.map(({ period }) => period).toSorted()[0]!,
    days: days.length,
    potential,
    actual: of('actual'),
    deferred,
    abovePotential: of('abovePotential'),
    planned: of('planned'),
    unplanned: of('unplanned'),
    efficiencyPct: potential > 0 ? ((potential - deferred) / potential) * 100 : null,
    reasons: days.flatMap(({ reasons }) => reasons),
  };
}

/** What a window and the one that it is compared with come to, Sm3; where a field is late, of as many days too. */
export function comparedSums(
  before: ProductionStatistics['before'],
  [deferred, deferredBefore, likeForLike]: readonly [number, number, number?],
): Pick<ProductionStatistics, 'before' | 'total' | 'totalBefore' | 'totalBeforeLikeForLike'> {
  const figures = (lost: number) => ({ ...examples.productionStatistics.total!, deferred: lost });
  return {
    before,
    total: figures(deferred),
    totalBefore: figures(deferredBefore),
    ...(likeForLike !== undefined && { totalBeforeLikeForLike: figures(likeForLike) }),
  };
}

const breeze = { level: 'field', id: 'breeze', name: 'Breeze' } as const;
const separator = { reasonCode: 'separator', reasonText: 'Separator', choke: 'plant' } as const;
const test = { reasonCode: 'well-test', reasonText: 'Well test', kind: 'planned' } as const;

/** Thirty days of two fields, newest first, with a shutdown of the second one's separator in the middle. */
export const deferrals: readonly DeferredProduction[] = Array.from({ length: 30 }, (_, age) => {
  const period = addDays('2026-11-19', -age);
  const shutdown = age > 9 && age < 14 ? 120 : 0;
  const failure = 12 + (age % 5) * 4;
  return [
    deferral({
      period,
      actual: 400 - failure,
      deferred: failure,
      unplanned: failure,
      reasons: [reason({ deferred: failure })],
    }),
    deferral({
      period,
      entity: breeze,
      potential: 260,
      actual: 260 - shutdown - 6,
      deferred: shutdown + 6,
      planned: 6,
      unplanned: shutdown,
      reasons: [
        reason({ ...separator, deferred: shutdown, hours: shutdown ? 24 : 0 }),
        reason({ ...test, deferred: 6, hours: 4 }),
      ],
    }),
  ];
}).flat();

/** The sum of each of the two fields. */
export const fieldSums: readonly DeferredProduction[] = ['venture', 'breeze'].map((id) =>
  sumOf(deferrals.filter(({ entity }) => entity.id === id)),
);
