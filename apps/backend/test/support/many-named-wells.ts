import { sql, type Kysely } from 'kysely';
import type { DatabaseConnection } from '../../src/database/connect.ts';
import type { Database } from '../../src/database/schema.ts';

/** A well of the large installation. */
export interface NamedWell {
  readonly id: string;
  readonly name: string;
}

const firstNames = 'Peñón Åsgrunn Bélanger Halvarin Çavuş Río Sørvann Côte Größen Tamrith'.split(' ');
const lastNames = ['Alto', 'Nórdico', 'Rouge', 'Deep', 'del Sur'];
const wellsOfField = 100;

/** How wells are named in turn: by code, by field, and by block. */
const styles = [
  (field: number, i: number) =>
    `${lettersOf(field)}-${'ABCD'[Math.floor(i / 25)]}-${String((i % 25) + 1).padStart(2, '0')}`,
  (field: number, i: number) => `${fieldName(field)} ${i + 1}`,
  (field: number, i: number) =>
    `${30 + field}/${(field % 11) + 1}-${'ABCDE'[i % 5]}-${Math.floor(i / 5) + 1}`,
];

const fieldName = (field: number) =>
  `${firstNames[field % firstNames.length]} ${lastNames[Math.floor(field / firstNames.length) % lastNames.length]}`;
const consonants = 'BDFGHKLMNPRSTV';
const lettersOf = (field: number) =>
  [0, 5, 11].map((shift, place) => consonants[(field * (place + 3) + shift) % consonants.length]).join('');

/**
 * Writes wells with ten years of findings and work: what the search reads, and no daily rows, which it does not. Every well has 40
 * drops, 30 changes and 20 pieces of work; every tenth one has gas exceptions.
 */
export async function writeNamedWells(
  { bulk }: Pick<DatabaseConnection, 'bulk'>,
  count: number,
  now: Date,
): Promise<NamedWell[]> {
  return bulk(({ db }) => write(db, count, now));
}

async function write(db: Kysely<Database>, count: number, now: Date): Promise<NamedWell[]> {
  await sql`insert into business_unit (id, name) values ('unit', 'Unión Marítima')`.execute(db);
  await sql`insert into area (id, business_unit_id, name) values ('area', 'unit', 'Bancs du Nord')`.execute(
    db,
  );
  const fields = Math.ceil(count / wellsOfField);
  const wells = Array.from({ length: count }, (_, i) => {
    const field = Math.floor(i / wellsOfField);
    return {
      id: `well-${i}`,
      field: `field-${field}`,
      name: styles[field % styles.length]!(field, i % wellsOfField),
    };
  });
  await sql`
    insert into field (id, area_id, name)
    select 'field-' || place, 'area', name
    from unnest(${Array.from({ length: fields }, (_, i) => i)}::int[], ${Array.from({ length: fields }, (_, i) => fieldName(i))}::text[])
      as field (place, name)`.execute(db);
  await sql`
    insert into well (id, name, field_id, source, first_day, last_day)
    select id, name, field, 'import', ${now}::date - 3650, ${now}::date - 1
    from unnest(${wells.map(({ id }) => id)}::text[], ${wells.map(({ name }) => name)}::text[],
      ${wells.map(({ field }) => field)}::text[]) as given (id, name, field)`.execute(db);
  // Nothing is computed from the rows.
  await sql`alter table schedule_entry disable trigger user`.execute(db);
  await writeFindings(db, now);
  await sql`alter table schedule_entry enable trigger user`.execute(db);
  await sql`analyze`.execute(db);
  return wells;
}

async function writeFindings(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    insert into production_drop_exception (id, well_id, detected_at, severity, severity_factors, day, variable, rate, baseline,
      drop_abs, drop_pct, baseline_method, baseline_from, baseline_to, on_stream_hours, persistence_days, cause, cause_score,
      loss_since_start)
    select 'drop-' || well.id || '-' || i, well.id, day, 'medium', '{}', day, 'oil', 80, 100, 20, 20, 'trailingMedian',
      day - 30, day - 1, 24, 2, (array['downtime', 'choke', 'watering', 'gas', 'unknown'])[1 + i % 5], 0.5, 40
    from well cross join generate_series(1, 40) as i
    cross join lateral (select ${now}::date - i * 90 as day) as at`.execute(db);
  await sql`
    insert into gas_exception (id, well_id, detected_at, severity, severity_factors, started_at, mechanism, oil_loss, rule, advice)
    select 'gas-' || well.id || '-' || i, well.id, at, 'high', '{}', at, 'gasLock', 5, '{}', 'Lower the frequency.'
    from well cross join generate_series(1, 5) as i
    cross join lateral (select ${now}::timestamptz - i * interval '100 days' as at) as at
    where right(well.id, 1) = '0'`.execute(db);
  await sql`
    insert into change_point (id, well_id, variable, unit, change_day, day_low, day_high, detected_at, mean_before,
      mean_after, delta, days_before, days_after, score, severity, method_version)
    select 'change-' || well.id || '-' || i, well.id,
      (array['oilRate', 'waterCut', 'gor'])[1 + i % 3], 'Sm3/d', day, day, day, day, 10, 8, -2, 60, 60, 4, 'low', '1'
    from well cross join generate_series(1, 30) as i
    cross join lateral (select ${now}::date - i * 120 as day) as at`.execute(db);
  await sql`
    insert into schedule_entry (id, field_id, well_id, activity, title, planned_start, planned_end, status, owner, notes)
    select 'work-' || well.id || '-' || i, well.field_id, well.id,
      (array['wellTest', 'workover', 'inspection', 'chemical'])[1 + i % 4],
      (array['Well test', 'Workover', 'Inspection of the flow line', 'Corrosion inhibitor'])[1 + i % 4] || ', ' || well.name,
      start, start + interval '1 day', case when i > 2 then 'done' else 'planned' end, 'Well services', 'Bring the separator.'
    from well cross join generate_series(1, 20) as i
    cross join lateral (select ${now}::timestamptz + interval '20 days' - i * interval '180 days' as start) as at`.execute(
    db,
  );
}
