import type { components } from '@cnx/api/schema';
import { sql, type Transaction } from 'kysely';
import { anyOf, isReport } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { explainingEvents } from '../queries/change-points.ts';
import { nameOfUser } from '../queries/user-name.ts';
import { Refusal } from '../refusal.ts';
import { decidedSince, type Decision } from './decided-findings.ts';

type Tx = Transaction<Database>;
type Request = components['schemas']['DecideChangesRequest'];

/** Variables that are what a well produces: a potential is of these. */
const producedVariables = ['oilRate', 'gasRate', 'liquidRate', 'waterCut', 'gor'] as const;

/**
 * The changes that a request names, held until the transaction ends.
 * @throws Refusal 404 for one that is gone, 409 for one that was decided on since, 400 for an alarm that cannot be accepted yet.
 */
export async function holdChanges(tx: Tx, { changes, action }: Request) {
  const ids = changes.map(({ id }) => id);
  const wells = tx.selectFrom('change_point').select('well_id').where('id', '=', anyOf(ids));
  await tx
    .selectFrom('change_point')
    .select('id')
    .where('well_id', 'in', wells)
    .orderBy('id')
    .forUpdate()
    .execute();
  // A computation that was at the well meanwhile has stored the rows anew: they are read once they are held.
  const found = await tx
    .selectFrom('change_point as point')
    .innerJoin('well', 'well.id', 'point.well_id')
    .leftJoin('app_user as decider', 'decider.id', 'point.decided_by')
    .select([
      'point.id',
      'point.severity',
      'point.provisional',
      'point.version',
      'well.id as wellId',
      'well.name as wellName',
      nameOfUser('decider').as('decidedBy'),
      'point.decided_at as at',
    ])
    .where('point.id', '=', anyOf(ids))
    .execute();
  return changes.map(({ id, version }, i) => {
    const row = found.find((one) => one.id === id);
    const place = `body/changes/${i}`;
    if (!row)
      throw new Refusal(
        404,
        `${place} is no change any more: ${id}. A new computation has removed it.`,
        undefined,
        { code: 'changeGone' },
      );
    const change = {
      id,
      findingIds: [id],
      severity: row.severity,
      version: row.version,
      well: { id: row.wellId },
      place: row.wellName,
      decidedBy: row.decidedBy,
      decidedAt: row.at?.toISOString() ?? null,
    };
    if (action !== 'comment' && row.version !== version)
      throw decidedSince(place, 'a change', version, change);
    if (row.provisional && (action === 'accept' || action === 'explain'))
      throw new Refusal(400, `${place} is an alarm that is not confirmed: ${id}`, undefined, {
        code: 'notConfirmed',
      });
    return change;
  });
}

/** @throws Refusal 404 when the entry of the log is not one of those that are offered for each of the changes. */
export async function assertExplains(tx: Tx, eventId: string, changeIds: readonly string[]): Promise<void> {
  for (const id of changeIds) {
    const offered = await explainingEvents(tx, id);
    if (!offered.some((event) => event.id === eventId))
      throw new Refusal(404, `body/eventId names no entry of the log near ${id}: ${eventId}`, undefined, {
        code: 'eventGone',
      });
  }
}

/**
 * Makes what wells produce now their own level, by a decision on their changes and drops: from the last day that they
 * reported, at the earliest from the day after it began. A change of a pump's gauges says nothing of what a well can produce.
 */
export async function acceptLevels(tx: Tx, { id }: Decision, findingIds: readonly string[]): Promise<void> {
  await tx
    .insertInto('accepted_level')
    .columns(['decision_id', 'well_id', 'day', 'stands'])
    .expression(({ selectFrom, val }) =>
      selectFrom(
        selectFrom('change_point as point')
          .select(['point.well_id', 'point.change_day as day'])
          .where('point.id', '=', anyOf(findingIds))
          .where('point.variable', 'in', producedVariables)
          .unionAll(
            selectFrom('production_drop_exception as drop')
              .select(['drop.well_id', 'drop.day'])
              .where('drop.id', '=', anyOf(findingIds)),
          )
          .as('found'),
      )
        .select(({ ref }) => [
          val(id).as('decision_id'),
          'found.well_id',
          sql<string>`greatest(max(${ref('found.day')}) + 1, (
            select daily.day from daily_production as daily
            where daily.well_id = ${ref('found.well_id')} and ${isReport('daily')}
            order by daily.day desc limit 1
          ))`.as('day'),
          sql<boolean>`true`.as('stands'),
        ])
        .groupBy('found.well_id'),
    )
    .execute();
}

/**
 * Lets accepted levels stand that have a change or drop which is accepted still, and no others.
 * @returns whether that is something else than before
 */
export async function settleLevels(tx: Tx, findingIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    with level_finding as not materialized (
      select id, well_id, status from change_point union all select id, well_id, status from production_drop_exception
    )
    update accepted_level as level set stands = wanted.stands
    from (
      select held.decision_id, held.well_id, decision.undone_at is null and exists (
        select from exception_decision_finding as said join level_finding as found on found.id = said.finding_id
        where said.decision_id = held.decision_id and found.well_id = held.well_id and found.status = 'accepted'
      ) as stands
      from accepted_level as held join exception_decision as decision on decision.id = held.decision_id
      where held.well_id in (select well_id from level_finding where id = ${anyOf(findingIds)})
    ) as wanted
    where level.decision_id = wanted.decision_id and level.well_id = wanted.well_id
      and level.stands <> wanted.stands
    returning level.well_id`.execute(tx);
  return rows.length > 0;
}

/** Says of changes that are open again what the log says of them. */
export async function explainByLog(tx: Tx, changeIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('change_point')
    .set({ status: 'explained' })
    .where('id', '=', anyOf(changeIds))
    .where('status', '=', 'new')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('change_point_event as link')
          .select('link.event_id')
          .whereRef('link.change_point_id', '=', 'change_point.id'),
      ),
    )
    .execute();
}
