import type { components } from '@cnx/api/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { guardRailKinds, guardRailWells } from '../insights/optimization/guard-rails.ts';
import { guardRailNames } from '../vocabulary.ts';
import { nameOfUser } from './user-name.ts';

export { guardRailKinds, guardRailWells };

/** More than a company sets; the contract promises no more. */
export const maxSetGuardRails = 2_000;

/** Guard rails that can be changed, what was set, and how many wells are still to be computed by it. */
export async function readGuardRails(db: Kysely<Database>): Promise<components['schemas']['GuardRails']> {
  const rows = await db
    .selectFrom('guard_rail as rail')
    .leftJoin('field', 'field.id', 'rail.field_id')
    .leftJoin('well', 'well.id', 'rail.well_id')
    .leftJoin('app_user as person', 'person.id', 'rail.user_id')
    .select(['rail.name', 'rail.field_id as fieldId', 'rail.well_id as wellId', 'rail.value'])
    .select(['field.name as fieldName', 'well.name as wellName', 'rail.changed_at as at'])
    .select(nameOfUser('person').as('by'))
    .orderBy(({ fn }) => fn('num_nonnulls', ['rail.field_id', 'rail.well_id']))
    .orderBy('field.name', (order) => order.asc().nullsLast())
    .orderBy('well.name')
    .orderBy('rail.name')
    .limit(maxSetGuardRails)
    .execute();
  const { due } = await db
    .selectFrom('well_computation as known')
    .innerJoin('well', 'well.id', 'known.well_id')
    .select(({ fn }) => fn.count<number>('known.well_id').as('due'))
    .where('well.flow_kind', '=', 'production')
    .where('known.rows_changed', '=', true)
    .executeTakeFirstOrThrow();
  return {
    kinds: guardRailNames.map((name) => ({ name, ...guardRailKinds[name] })),
    set: rows.map(({ fieldName, wellName, at, ...rail }) => ({
      ...rail,
      place: wellName ?? fieldName,
      at: at.toISOString(),
    })),
    dueWells: Number(due),
  };
}
