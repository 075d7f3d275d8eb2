import { needsRepair } from '@cnx/api/loss-work';
import { sql, type Kysely } from 'kysely';
import { anyOf, dayOfMoment } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { stoppingEvents } from '../recompute/logged-stops.ts';

/**
 * Why wells are off stream, by their ids: the cause of the newest stop of the log that has no end and since which the well has made
 * nothing. Of a cause that a company has put below one that only work removes, it is that one. Wells without such an entry are left out.
 */
export async function readStopCauses(
  db: Kysely<Database>,
  wellIds: readonly string[],
): Promise<Map<string, string>> {
  if (wellIds.length === 0) return new Map();
  const begin = dayOfMoment(sql`event.starts_at`, 'field');
  const [stops, parents] = await Promise.all([
    db
      .selectFrom('well_event as event')
      .innerJoin('field', 'field.id', 'event.field_id')
      .distinctOn('event.well_id')
      .select(['event.well_id as wellId', 'event.reason_code as cause'])
      .where('event.well_id', '=', anyOf(wellIds))
      .where('event.kind', '=', anyOf(stoppingEvents))
      .where('event.ends_at', 'is', null)
      .where('event.reason_code', 'is not', null)
      .where(
        sql<boolean>`not exists (
          select from daily_production as later
          where later.well_id = event.well_id and later.day > ${begin} and greatest(later.oil, later.gas) > 0)`,
      )
      .orderBy('event.well_id')
      .orderBy('event.starts_at', 'desc')
      .orderBy('event.id')
      .execute(),
    db.selectFrom('deferment_reason').select(['code', 'parent_code as parent']).execute(),
  ]);
  const parentOf = new Map(parents.map(({ code, parent }) => [code, parent]));
  const ruling = (code: string): string => {
    for (let above: string | null = code; above !== null; above = parentOf.get(above) ?? null)
      if (needsRepair(above)) return above;
    return code;
  };
  return new Map(stops.map(({ wellId, cause }) => [wellId!, ruling(cause!)]));
}
