import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { MainProduct } from '../vocabulary.ts';
import { selectedWells, type WellSelection } from './selection.ts';

/** The main product by which the insights of a well were computed; oil before the first time. @param wellId the column with its id */
export const mainProductOf = (wellId: RawBuilder<unknown>) => sql<MainProduct>`
  coalesce((select known.main_product from well_computation as known where known.well_id = ${wellId}), 'oil')`;

/** The main product of `well` on its newest day, as its insights were computed. */
export const mainProduct = mainProductOf(sql.ref('well.id'));

/** Whether a `well` has ever reported a day, or a month that counts as a whole. */
const hasReported = sql<boolean>`(well.last_day is not null
  or exists (select from well_month as held where held.by_month and held.well_id = well.id))`;

/**
 * What producing wells are for that have ever reported, each once, oil first, as a JSON list.
 * @param wells a list of wells with their `well_id`, as `chosen`
 */
export const mainProductsOf = (wells: RawBuilder<unknown>) => sql<MainProduct[]>`
  coalesce((
    select jsonb_agg(distinct kind.product order by kind.product desc)
    from (
      select ${mainProduct} as product from ${wells} join well on well.id = chosen.well_id
      where ${hasReported} and well.flow_kind = 'production'
    ) as kind
  ), '[]')`;

/**
 * The product that figures of a selection are of where none was asked for: gas where all of its producing wells that have ever
 * reported are for gas, else oil.
 */
export async function firstProductOf(db: Kysely<Database>, selection: WellSelection): Promise<MainProduct> {
  const products = await db
    .selectFrom(selectedWells(selection))
    .innerJoin('well', 'well.id', 'chosen.well_id')
    .select(mainProduct.as('product'))
    .distinct()
    .where(hasReported)
    .where('well.flow_kind', '=', 'production')
    .execute();
  return products.length > 0 && products.every(({ product }) => product === 'gas') ? 'gas' : 'oil';
}

/** The main product by which the insights of a well were computed; oil before the first time. */
export async function readMainProduct(db: Kysely<Database>, wellId: string): Promise<MainProduct> {
  const known = await db
    .selectFrom('well_computation')
    .select('main_product as product')
    .where('well_id', '=', wellId)
    .executeTakeFirst();
  return known?.product ?? 'oil';
}
