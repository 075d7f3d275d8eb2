import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import { oilEquivalent } from '../insights/main-product.ts';
import type { MainProduct } from '../vocabulary.ts';
import { readCauses } from './event-causes.ts';
import { readLossWork } from './loss-work.ts';
import { contractRow } from './pages.ts';

type LargestLoss = components['schemas']['LargestLoss'];
type LargestUnanswered = components['schemas']['LargestUnanswered'];

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

/** The open events that lose something and that no user has decided on: how many, since when the oldest goes on, and the one that loses most. */
export const unansweredLosses = sql`(
  select jsonb_build_object(
    'events', count(*), 'oldestSince', min(since),
    'largest', (array_agg(
      jsonb_build_object(
        'id', id, 'wellId', "wellId", 'wellName', "wellName", 'fieldId', "fieldId", 'fieldName', "fieldName", 'since', since,
        'kind', kind, 'product', product, 'lossPerDay', "lossPerDay", 'rate', rate)
      order by ${lossInOil} desc, since, id))[1])
  from event where "isOpen" and status = 'new' and "lossPerDay" > 0)`;

/** {@link unansweredLosses} as it is read. */
export interface FoundUnanswered {
  readonly events: number;
  readonly oldestSince: string | null;
  readonly largest:
    | (Omit<LargestUnanswered, 'well' | 'lossWork'> &
        Record<'wellId' | 'wellName' | 'fieldId' | 'fieldName', string> & { readonly rate: number | null })
    | null;
}

/** Adds what is planned about the largest of them. */
export async function withWork(
  db: Kysely<Database>,
  { largest, ...found }: FoundUnanswered,
): Promise<components['schemas']['UnansweredLosses']> {
  if (largest === null) return { ...found, largest };
  const { rate, ...event } = contractRow(largest);
  const losing = { ...event, rate, isOpen: true };
  const lossWork = (await readLossWork(db, [losing]))(losing)!;
  return { ...found, largest: { ...event, lossWork } };
}

/** Adds why the largest losses go on, as the list of exceptions says it. */
export async function withCauses(db: Kysely<Database>, losses: readonly FoundLoss[]): Promise<LargestLoss[]> {
  const rows = losses.map((loss) => contractRow(loss));
  const causeEventOf = await readCauses(db, rows);
  return rows.map(({ since: _, ...loss }) => ({ ...loss, causeEvent: causeEventOf(loss) }));
}
