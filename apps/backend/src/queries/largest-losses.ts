import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import { oilEquivalent } from '../insights/main-product.ts';
import type { MainProduct } from '../vocabulary.ts';
import { readCauses } from './event-causes.ts';
import { contractRow } from './pages.ts';

type LargestLoss = components['schemas']['LargestLoss'];

/** An event that loses most of its product, before its cause is read. */
export type FoundLoss = Omit<LargestLoss, 'well' | 'causeEvent'> &
  Record<'wellId' | 'wellName' | 'fieldId' | 'fieldName' | 'since', string>;

/** What an event loses per day as oil equivalent. */
export const lossInOil = sql`"lossPerDay" / case product when 'gas' then ${oilEquivalent.gas} else 1 end::float8`;

/** What the open events of a product lose; null where none of them knows it. */
export const lostOf = (product: MainProduct) => sql`
  case when bool_or("isOpen" and product = ${product}) then sum("lossPerDay") filter (where "isOpen" and product = ${product})
    else 0 end as ${sql.ref(`${product}AtRisk`)}`;

/** How many of the open events lose nothing on their newest day. */
export const losslessEvents = sql`(count(*) filter (where "isOpen" and "lossPerDay" = 0))::int as lossless`;

/** The open `event` of each product that loses most of it, as a list of {@link FoundLoss}. */
export const largestLosses = sql`coalesce((
  select jsonb_agg(to_jsonb(loss) - 'rank' order by loss.rank desc) from (
    select distinct on (product) id, "wellId", "wellName", "fieldId", "fieldName", since, kind, cause, product, "lossPerDay",
           ${lossInOil} as rank
    from event where "isOpen" and "lossPerDay" > 0
    order by product, "lossPerDay" desc, id
  ) as loss), '[]')`;

/** Adds why the largest losses go on, as the list of exceptions says it. */
export async function withCauses(db: Kysely<Database>, losses: readonly FoundLoss[]): Promise<LargestLoss[]> {
  const rows = losses.map((loss) => contractRow(loss));
  const causeEventOf = await readCauses(db, rows);
  return rows.map(({ since: _, ...loss }) => ({ ...loss, causeEvent: causeEventOf(loss) }));
}
