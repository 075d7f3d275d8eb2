import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { BulkTransaction } from '../database/bulk.ts';
import { anyOf } from '../database/expressions.ts';
import { mergeRows } from '../database/merge-rows.ts';
import { joinSpans, replaceWellDays, type DaySpan } from '../database/replace-well-days.ts';
import type { Database } from '../database/schema.ts';
import { ruleVersions } from '../insights/rule-versions.ts';
import { deferralOf, type WellInsights } from '../insights/well-insights.ts';
import { dayNumber, isoDay } from '../production-day.ts';
import { potentialMethods, type ExceptionStatus, type KeptStatus } from '../vocabulary.ts';
import type { ChangeRows, ChangeVerdict } from './change-rows.ts';
import { deferredRows, lossRows } from './deferred-rows.ts';

/** Condition on the change points that people said something about. */
const isJudged = sql<boolean>`(status not in ('new', 'explained') or comment is not null or version > 1 or exists (
  select from exception_decision_finding as said where said.finding_id = change_point.id
))`;

/** Condition on the change points that people explained in words. */
const isExplainedInWords = sql<boolean>`exists (
  select from exception_decision_finding as said join exception_decision as decision on decision.id = said.decision_id
  where said.finding_id = change_point.id and decision.action = 'explain' and decision.comment is not null
    and decision.undone_at is null
)`;

/**
 * Keeps people from deciding on findings of wells until the transaction ends: what they decided between reading and storing
 * would be lost. In the order in which decisions hold them, so that neither waits for the other for ever.
 */
export async function holdFindings(db: Kysely<Database>, wellIds: readonly string[]): Promise<void> {
  for (const table of ['production_drop_exception', 'gas_exception', 'change_point'] as const)
    await db
      .selectFrom(table)
      .select('id')
      .where('well_id', '=', anyOf(wellIds))
      .orderBy('id')
      .forUpdate()
      .execute();
}

/** The change points that are stored of these wells, with what people said about them; machine verdicts are made anew. */
export async function readVerdicts(
  db: Kysely<Database>,
  wellIds: readonly string[],
): Promise<ChangeVerdict[]> {
  const rows = await db
    .selectFrom('change_point')
    .select(['id', 'well_id as wellId', 'variable', 'detector', 'change_day', 'comment'])
    .select(['status', 'assignee_id', 'snoozed_until', 'feedback', 'decided_by', 'decided_at', 'version'])
    .select(['explained_by', isJudged.as('isJudged'), isExplainedInWords.as('isExplainedInWords')])
    .where('well_id', '=', anyOf(wellIds))
    .execute();
  return rows.map(({ id, wellId, variable, detector, change_day, comment, ...found }) => {
    const { isJudged: judged, isExplainedInWords: inWords, ...decided } = found;
    return {
      ...{ id, wellId, variable, detector, comment, decided },
      isJudged: judged,
      isExplainedInWords: inWords,
      day: dayNumber(change_day),
    };
  });
}

/**
 * Replaces the change points of wells, at whatever sensitivity they were found. One that people judged stays though it is
 * not found again. One that is found again keeps its row: a decision that waits for it would not see a new one.
 */
export async function storeChanges(
  transaction: BulkTransaction,
  wellIds: readonly string[],
  { points, links }: ChangeRows,
): Promise<void> {
  const { db } = transaction;
  const found = anyOf(points.map(({ id }) => id));
  await db
    .deleteFrom('change_point')
    .where('well_id', '=', anyOf(wellIds))
    .where((is) => is.not(isJudged))
    .where((is) => is.not(is('id', '=', found)))
    .execute();
  await db.deleteFrom('change_point_event').where('change_point_id', '=', found).execute();
  await mergeRows(transaction, 'change_point', ['id'], points);
  await transaction.copy('change_point_event', links);
}

/**
 * Replaces the deferred production of wells.
 * @returns how many rows there are now, and the span of the days that differ from what was stored
 */
export async function storeDeferred(
  transaction: BulkTransaction,
  wells: readonly WellInsights[],
): Promise<{ count: number; changed: DaySpan | undefined }> {
  const wellIds = wells.map(({ wellId }) => wellId);
  const deferrals = wells.flatMap((well) =>
    potentialMethods.map((method) => ({ well, method, deferred: deferralOf(well, method) })),
  );
  const days = await replaceWellDays(
    transaction,
    'deferred_production',
    ['well_id', 'method', 'day'],
    wellIds,
    each(deferrals, deferredRows),
  );
  const losses = await replaceWellDays(
    transaction,
    'deferred_loss',
    ['well_id', 'method', 'day', 'reason_code', 'kind'],
    wellIds,
    each(deferrals, lossRows),
  );
  return { count: days.count, changed: joinSpans(days.changed, losses.changed) };
}

/** Replaces how wells decline. */
export async function storeDeclines(
  transaction: BulkTransaction,
  wells: readonly WellInsights[],
): Promise<void> {
  await transaction.db
    .deleteFrom('well_decline')
    .where('well_id', '=', anyOf(wells.map(({ wellId }) => wellId)))
    .execute();
  await transaction.copy(
    'well_decline',
    wells.flatMap(({ wellId, decline }) => {
      if (!decline) return [];
      const { from, to, ...figures } = decline;
      return [
        {
          well_id: wellId,
          from_day: isoDay(from),
          to_day: isoDay(to),
          ...figures,
          version: ruleVersions.declines,
        },
      ];
    }),
  );
}

function* each<Of, Row>(list: readonly Of[], rows: (one: Of) => Iterable<Row>): Generator<Row> {
  for (const one of list) yield* rows(one);
}

/** What a computation gives an exception; every other status comes from people. */
const computedStatuses: readonly ExceptionStatus[] = ['new', 'expected', 'resolved'];

/**
 * Deletes the exceptions of wells that are not found again and that no person worked on.
 * @param forgettable condition on the rows that may go
 * @returns the rows that were found, each with the status that a person gave it before
 */
export async function withKeptStatus<Row extends { id: string; status?: KeptStatus | undefined }>(
  { db }: BulkTransaction,
  table: 'production_drop_exception' | 'gas_exception',
  wellIds: readonly string[],
  rows: readonly Row[],
  forgettable: Expression<SqlBool> = sql<boolean>`true`,
): Promise<Row[]> {
  const kept = await db
    .selectFrom(table)
    .select(['id', 'status'])
    .where('well_id', '=', anyOf(wellIds))
    .where('status', 'not in', computedStatuses)
    .execute();
  const statuses = new Map(kept.map(({ id, status }) => [id, status as Row['status']]));
  await db
    .deleteFrom(table)
    .where('well_id', '=', anyOf(wellIds))
    .where('status', 'in', computedStatuses)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('exception_decision_finding as said')
            .select('said.decision_id')
            .whereRef('said.finding_id', '=', `${table}.id`),
        ),
      ),
    )
    .where('id', '<>', sql<string>`all(${rows.map(({ id }) => id)})`)
    .where(forgettable)
    .execute();
  return rows.map((row) => ({ ...row, status: statuses.get(row.id) ?? row.status }));
}
