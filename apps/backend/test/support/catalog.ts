import { sql, type Kysely } from 'kysely';
import type { Database } from '../../src/database/schema.ts';

/** What a database's tables are, one line for each column, constraint and index; equal lines mean equal tables. */
export async function describeCatalog(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select format('%s.%s %s%s %s %s', relation.relname, attribute.attname,
             format_type(attribute.atttypid, attribute.atttypmod),
             case when attribute.attnotnull then ' not null' else '' end,
             coalesce(pg_get_expr(preset.adbin, preset.adrelid), ''), attribute.attidentity) as line
      from pg_attribute attribute
      join pg_class relation on relation.oid = attribute.attrelid and relation.relkind in ('r', 'p')
      left join pg_attrdef preset on preset.adrelid = relation.oid and preset.adnum = attribute.attnum
      where relation.relnamespace = 'public'::regnamespace and attribute.attnum > 0 and not attribute.attisdropped
    union all
    select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid))
      from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid <> 0 and contype <> 'n'
    union all
    select indexdef from pg_indexes where schemaname = 'public'
    order by line`.execute(db);
  return rows.map(({ line }) => line);
}
