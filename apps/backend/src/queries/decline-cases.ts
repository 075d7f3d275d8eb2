import type { components } from '@cnx/api/schema';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { anyOf } from '../database/expressions.ts';
import { contractRow } from './pages.ts';
import { selectedWells, wellLabel } from './selection.ts';
import { nameOfUser } from './user-name.ts';

type DeclineCase = components['schemas']['DeclineCase'];

/** Version of a well of which no case was kept. */
const firstVersion = 1;
/** Cases that are shown of a well. */
const maxCases = 20;

/** What was kept as the decline of a well, the newest first; undefined when there is no such well. */
export async function readDeclineCases(
  db: Kysely<Database>,
  wellId: string,
): Promise<components['schemas']['DeclineCases'] | undefined> {
  const found = await db
    .selectFrom(selectedWells({ wellIds: [wellId] }))
    .select(wellLabel)
    .select(({ selectFrom }) =>
      selectFrom('decline_case')
        .select(sql<number | null>`max(greatest(version, undone_version))`.as('version'))
        .whereRef('decline_case.well_id', '=', 'chosen.well_id')
        .as('version'),
    )
    .executeTakeFirst();
  if (!found) return undefined;
  const { version, ...label } = found;
  const rows = await casesOf(db).where('kept.well_id', '=', wellId).limit(maxCases).execute();
  return { ...contractRow(label), version: version ?? firstVersion, cases: rows.map(asCase) };
}

/** The cases in force of wells, by their ids: the newest that was not taken back. */
export async function readKeptCases(
  db: Kysely<Database>,
  wellIds: readonly string[],
): Promise<Map<string, DeclineCase>> {
  const rows = await casesOf(db)
    .distinctOn('kept.well_id')
    .where('kept.well_id', '=', anyOf(wellIds))
    .where('kept.undone_version', 'is', null)
    .clearOrderBy()
    .orderBy('kept.well_id')
    .orderBy('kept.version', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.well_id, asCase(row)]));
}

const casesOf = (db: Kysely<Database>) =>
  db
    .selectFrom('decline_case as kept')
    .leftJoin('app_user as person', 'person.id', 'kept.user_id')
    .selectAll('kept')
    .select([nameOfUser('person').as('by'), 'person.id as byId'])
    .orderBy('kept.version', 'desc');

type CaseRow = Awaited<ReturnType<ReturnType<typeof casesOf>['execute']>>[number];

const asCase = ({
  id,
  name,
  model,
  first_day,
  left_out,
  at,
  by,
  byId,
  undone_version,
}: CaseRow): DeclineCase => ({
  ...{ id, name, model, firstDay: first_day, leftOut: left_out, at: at.toISOString(), by, byId },
  undone: undone_version !== null,
});
