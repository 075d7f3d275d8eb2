import type { components } from '@cnx/api/schema';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { MethodOfProduction } from '../vocabulary.ts';
import { analyticQuery, integer, nullable, text } from './analytic-query.ts';
import { newestDays } from '../recompute/owed-reports.ts';
import { latestReport, wellState } from './newest-day.ts';
import { selectedWells, type DayWindow, type WellSelection } from './selection.ts';

type WellCounts = components['schemas']['WellCounts'];
type State = components['schemas']['WellState'];

const wellKinds = analyticQuery(
  {
    state: text<State>(),
    method: text<MethodOfProduction>(),
    manufacturerId: nullable(text()),
    manufacturerName: nullable(text()),
    wells: integer,
  },
  (selection: WellSelection, window: DayWindow, now: Date) => sql`
    with chosen as materialized (select * from ${selectedWells(selection)}),
    newest as materialized (select * from (${newestDays(window, now)}) as dated where day is not null)
    select ${wellState} as state, well.method_of_production as method,
           maker.id as "manufacturerId", maker.name as "manufacturerName", count(*)::int as wells
    from chosen join well on well.id = chosen.well_id
    left join newest on newest.field_id = chosen.field_id
    left join lateral (${latestReport}) as latest on true
    left join manufacturer as maker on maker.id = well.manufacturer_id
    group by 1, 2, 3, 4`,
);

/** Counts the selected wells by state on the newest day of their field, by method and by maker, the most first. */
export async function readWellCounts(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  now: Date,
): Promise<WellCounts> {
  const rows = await wellKinds.read(db, selection, window, now);
  const total = rows.reduce((sum, { wells }) => sum + wells, 0);
  return {
    total,
    states: counted(rows, ({ state }) => state).map(({ row, wells }) => ({ state: row.state, wells })),
    methods: counted(rows, ({ method }) => method).map(({ row, wells }) => ({ method: row.method, wells })),
    manufacturers: counted(rows, ({ manufacturerId }) => manufacturerId).map(({ row, wells }) => ({
      id: row.manufacturerId,
      name: row.manufacturerName,
      wells,
    })),
  };
}

function counted<Row extends { readonly wells: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | null,
): { row: Row; wells: number }[] {
  const counts = new Map<string | null, { row: Row; wells: number }>();
  for (const row of rows) {
    const wells = (counts.get(keyOf(row))?.wells ?? 0) + row.wells;
    counts.set(keyOf(row), { row, wells });
  }
  return [...counts]
    .sort(([a, one], [b, other]) => other.wells - one.wells || (a ?? '~').localeCompare(b ?? '~', 'en'))
    .map(([, count]) => count);
}
