import type { Kysely } from 'kysely';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import type { WellSelection } from './selection.ts';

/** What the ids of a selection name. */
const tables = {
  businessUnitIds: 'business_unit',
  areaIds: 'area',
  fieldIds: 'field',
  wellGroupIds: 'well_group',
  manufacturerIds: 'manufacturer',
  wellIds: 'well',
} as const satisfies Partial<Record<keyof WellSelection, keyof Database>>;

const names = Object.keys(tables) as (keyof typeof tables)[];

/** Unknown ids of one parameter that a refusal names. */
const maxNamed = 5;

/**
 * Lets a selection pass all of whose ids name something: one that is misspelled would else select nothing, as if there were
 * no data.
 * @throws Refusal 400 naming five unknown ids of each parameter at most
 */
export async function assertKnownIds(db: Kysely<Database>, selection: WellSelection): Promise<void> {
  const unknown: { name: string; ids: readonly string[] }[] = [];
  for (const name of names) {
    const asked = selection[name];
    if (!asked || asked.length === 0) continue;
    const rows = await db.selectFrom(tables[name]).select('id').where('id', '=', anyOf(asked)).execute();
    const known = new Set(rows.map(({ id }) => id));
    const ids = [...new Set(asked)].filter((id) => !known.has(id));
    if (ids.length > 0) unknown.push({ name, ids });
  }
  const [first] = unknown;
  if (!first) return;
  const messages = unknown.map(({ name, ids }) => {
    const more = ids.length - maxNamed;
    const named = ids.slice(0, maxNamed).join(', ');
    return `query/${name} names what there is not: ${named}${more > 0 ? ` and ${more} more` : ''}`;
  });
  throw new Refusal(400, messages, undefined, {
    code: 'unknownIds',
    values: { parameter: first.name, ids: first.ids.slice(0, maxNamed).join(',') },
  });
}
