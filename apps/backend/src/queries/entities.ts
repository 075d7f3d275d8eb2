import { sql } from 'kysely';

/** Entities above the well that figures are summed up for, with their ids. */
export const entityIds = {
  field: sql`field.id`,
  area: sql`area.id`,
  businessUnit: sql`unit.id`,
} as const;

/** What a row can sum up. */
export type Level = keyof typeof entityIds | 'well';

/** How entities above the well are found from a field. */
export const entityJoins = (fieldId: string) => sql`
  join field on field.id = ${sql.ref(fieldId)}
  join area on area.id = field.area_id
  join business_unit as unit on unit.id = area.business_unit_id`;
