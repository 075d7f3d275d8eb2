import { sql, type Transaction } from 'kysely';
import { anyOf, beginOfDay } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import type { Decision } from './decided-findings.ts';

type Tx = Transaction<Database>;

const isOfRate = sql`variable in ('oilRate', 'gasRate')`;

/**
 * @param name Where the request names it.
 * @throws Refusal 404 for a cause that is not in the catalog, is switched off, or that only rules book to
 */
export async function assertChoosable(tx: Tx, causeCode: string, name = 'body/causeCode'): Promise<void> {
  const cause = await tx
    .selectFrom('deferment_reason')
    .select('code')
    .where('code', '=', causeCode)
    .where('active', '=', true)
    .where('computed', '=', false)
    .executeTakeFirst();
  if (!cause)
    throw new Refusal(404, `${name} names no cause that can be chosen: ${causeCode}`, undefined, {
      code: 'causeGone',
    });
}

/**
 * Writes the cause that a decision names into the log, an entry for each of its changes at the begin of the change's day. Of the
 * rate of oil or gas it goes on, with the level before and after; of another variable it is a moment, which explains no loss by itself.
 * @returns the entry of each change, by the change's id
 */
export async function logCause(
  tx: Tx,
  { id, causeCode, comment }: Decision & { readonly causeCode: string },
  changeIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ eventId: string; changeId: string }>`
    with change as (
      select point.id, point.well_id, point.variable, point.mean_before, point.mean_after, well.field_id,
             ${beginOfDay(sql.ref('point.change_day'), 'field')} as begins,
             ${id}::text || '-' || row_number() over (order by point.id) as event_id
      from change_point as point
      join well on well.id = point.well_id
      join field on field.id = well.field_id
      where point.id = ${anyOf(changeIds)}
    ), logged as (
      insert into well_event (id, field_id, well_id, kind, starts_at, ends_at, reason_code, from_value, to_value, unit,
                              source, remark, decision_id)
      select event_id, field_id, well_id, 'other', begins, case when not ${isOfRate} then begins end, ${causeCode},
             case when ${isOfRate} then mean_before end, case when ${isOfRate} then mean_after end,
             case when ${isOfRate} then 'Sm3/d' end, 'operator', ${comment?.trim() ?? null}::text, ${id}::uuid
      from change
    )
    select event_id as "eventId", id as "changeId" from change`.execute(tx);
  return new Map(rows.map(({ changeId, eventId }) => [changeId, eventId]));
}

/**
 * Takes the entries out of the log that a decision wrote.
 * @returns whether there were any
 */
export async function takeCause(tx: Tx, decisionId: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('well_event')
    .where('decision_id', '=', decisionId)
    .returning('id')
    .execute();
  return gone.length > 0;
}

/**
 * Takes the entries out of the log that earlier decisions wrote of changes which are decided on anew.
 * @returns whether there were any
 */
export async function takeCausesOf(tx: Tx, changeIds: readonly string[]): Promise<boolean> {
  const gone = await tx
    .deleteFrom('well_event')
    .where('decision_id', 'is not', null)
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('change_point')
        .select('explained_by')
        .where('id', '=', anyOf(changeIds))
        .$narrowType<{ explained_by: string }>(),
    )
    .returning('id')
    .execute();
  return gone.length > 0;
}
