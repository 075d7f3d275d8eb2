import { sql, type RawBuilder } from 'kysely';
import type { MainProduct } from '../vocabulary.ts';

/** The main product by which the insights of a well were computed; oil before the first time. @param wellId the column with its id */
export const mainProductOf = (wellId: RawBuilder<unknown>) => sql<MainProduct>`
  coalesce((select known.main_product from well_computation as known where known.well_id = ${wellId}), 'oil')`;

/** The main product of `well` on its newest day, as its insights were computed. */
export const mainProduct = mainProductOf(sql.ref('well.id'));
