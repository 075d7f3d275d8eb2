import { sql } from 'kysely';
import type { BulkTransaction, CopyRow } from '../database/bulk.ts';
import { doubtBit, readingSignals, type ReadingSignal } from '../database/reading-signals.ts';
import { hourMs } from '../production-day.ts';
import { currentRun } from './images.ts';
import type { SignalHour } from './reading-hours.ts';
import type { StoredRecords } from './record-kind.ts';

/** The hours of a well's signals. */
export interface WellHours {
  readonly wellId: string;
  readonly signals: ReadonlyMap<ReadingSignal, readonly SignalHour[]>;
}

/** An hour that rests on less is estimated (ms). */
const leastCovered = hourMs / 4;

/** A pump that turns has a current, one that stands has none (Hz, A). */
const standing = 1;
const leastCurrent = 2;

type HourRow = CopyRow<'esp_reading'> & { said: number };

const empty = Object.fromEntries(readingSignals.map((column) => [column, null])) as Record<
  ReadingSignal,
  null
>;

/** The rows of a well by ascending hour. */
function rowsOf({ wellId, signals }: WellHours): HourRow[] {
  const rows = new Map<number, HourRow & { covered: number }>();
  for (const [column, hours] of signals) {
    for (const { hour, mean, covered, variation, isDoubtful } of hours) {
      let row = rows.get(hour);
      if (!row)
        rows.set(
          hour,
          (row = {
            well_id: wellId,
            at: new Date(hour * hourMs).toISOString(),
            ...(empty as Record<ReadingSignal, number | null>),
            quality: 'measured',
            doubtful: 0,
            said: 0,
            covered: 0,
          }),
        );
      const set = (name: ReadingSignal, value: number) => {
        row[name] = Number.isNaN(value) ? null : value;
        row.said |= doubtBit(name);
        if (isDoubtful) row.doubtful! |= doubtBit(name);
      };
      set(column, mean);
      if (column === 'motor_current' && !Number.isNaN(variation)) set('motor_current_cv', variation);
      row.covered = Math.max(row.covered, covered);
    }
  }
  return [...rows]
    .toSorted(([a], [b]) => a - b)
    .map(([, { covered, ...row }]) => {
      const { frequency, motor_current: current } = row;
      if (frequency != null && current != null && frequency < standing && current > leastCurrent)
        row.doubtful! |= doubtBit('frequency') | doubtBit('motor_current');
      const quality = row.doubtful! > 0 ? 'suspect' : covered < leastCovered ? 'estimated' : 'measured';
      return { ...row, quality };
    });
}

const staged = sql.table('staged_readings');

/**
 * Stores hours. Signals that an hour has in the rows replace the stored ones, unless the stored hour rests on more; signals that the
 * rows do not have stay.
 * @returns counts of hours
 */
export async function storeReadings(
  { db, copyToTemporary }: BulkTransaction,
  wells: Iterable<WellHours>,
): Promise<StoredRecords & { rowsSuspect: number }> {
  await sql`
    create temporary table staged_readings on commit drop as
    select well_id, at, ${sql.join(readingSignals.map((column) => sql.ref(column)))}, quality, doubtful, 0 as said
    from esp_reading with no data`.execute(db);
  let rowsSuspect = 0;
  const ids = new Set<string>();
  const rows = function* () {
    for (const well of wells) {
      for (const row of rowsOf(well)) {
        if (row.quality === 'suspect') rowsSuspect += 1;
        yield row as Record<string, string | number | null>;
      }
    }
  };
  const count = await copyToTemporary('staged_readings', rows());
  await sql`create index on ${staged} (well_id, at)`.execute(db);
  await sql`analyze ${staged}`.execute(db);
  const updated = await changed(sql`
    update esp_reading as held
    set ${sql.join(readingSignals.map((column) => sql`${sql.ref(column)} = merged.${sql.ref(column)}`))},
        quality = merged.quality, doubtful = merged.doubtful, import_run_id = ${currentRun}
    from (
      select *, case when doubtful <> 0 then 'suspect' when weaker then held_quality else given_quality end as quality
      from (
        select given.well_id, given.at, given.quality as given_quality, held.quality as held_quality, weaker,
               ${sql.join(
                 readingSignals.map((column) => {
                   const [ours, theirs] = [sql.ref(`held.${column}`), sql.ref(`given.${column}`)];
                   return sql`case when weaker then coalesce(${ours}, ${theirs}) else coalesce(${theirs}, ${ours}) end as ${sql.ref(column)}`;
                 }),
               )},
               case when weaker then held.doubtful else (held.doubtful & ~given.said) | given.doubtful end as doubtful
        from ${staged} as given
        join esp_reading as held on held.well_id = given.well_id and held.at = given.at
        cross join lateral (select given.quality = 'estimated' and held.quality <> 'estimated' as weaker) as compared
      ) as joined
    ) as merged
    where held.well_id = merged.well_id and held.at = merged.at
      and (${values('held')}) is distinct from (${values('merged')})
    returning held.well_id`);
  const added = await changed(sql`
    insert into esp_reading (well_id, at, ${sql.join(readingSignals.map((column) => sql.ref(column)))}, quality, doubtful)
    select given.well_id, given.at, ${values('given')}
    from ${staged} as given
    where not exists (select from esp_reading as held where held.well_id = given.well_id and held.at = given.at)
    order by given.well_id, given.at
    returning well_id`);
  return {
    rowsNew: added,
    rowsUpdated: updated,
    rowsUnchanged: count - added - updated,
    rowsSuspect,
    valuesKept: 0,
    valuesErased: 0,
    wellIds: [...ids].toSorted(),
  };

  async function changed(statement: ReturnType<typeof sql>): Promise<number> {
    const { rows: wellsChanged } = await sql<{ well_id: string; count: number }>`
      with changed as (${statement}) select well_id, count(*)::int as count from changed group by well_id`.execute(
      db,
    );
    wellsChanged.forEach(({ well_id }) => ids.add(well_id));
    return wellsChanged.reduce((sum, one) => sum + one.count, 0);
  }
}

function values(table: string) {
  return sql.join([...readingSignals, 'quality', 'doubtful'].map((column) => sql.ref(`${table}.${column}`)));
}
