// Makes a large installation of a small demonstration: its wells are copied in the database with everything that was computed
// from them, by SQL alone. Five thousand wells with ten years take minutes, where generating and computing them takes hours.

/** Tables whose rows belong to a well, in the order of their references. */
const ofWells = [
  'well',
  'well_group_member',
  'daily_production',
  'well_event',
  'schedule_entry',
  'esp_equipment',
  'frequency_change',
  'optimization_opportunity',
  'change_point',
  'change_point_event',
  'deferred_production',
  'deferred_loss',
  'well_month',
  'well_deferred_month',
  'production_drop_exception',
  'gas_exception',
  'well_computation',
];
/** Tables whose rows belong to a field as a whole. */
const ofFields = [
  'field',
  'well_group',
  'field_day',
  'field_deferred_day',
  'field_loss_day',
  'sustainability_day',
];
/** Tables whose keys are dropped while rows are copied: building them once is faster than a look-up for each row. */
const large = ['daily_production', 'deferred_production', 'deferred_loss'];
/** Sums of a field, which grow with its wells. */
const rollups = ['field_day', 'field_deferred_day', 'field_loss_day', 'sustainability_day'];
/** Wells of a field at most. */
const maxFieldWells = 100;

/** Columns that name a row, and so differ from copy to copy. Ids keep within the 64 characters that the contract allows. */
const named = (column, suffix) =>
  `case when length(${column}) + ${suffix.length} > 64 then md5(${column}) else ${column} end || '${suffix}'`;

/** How a column is copied; undefined: as it is. */
function copied(table, column, { field, well }) {
  if (column === 'field_id' || (table === 'field' && column === 'id')) return named(column, field);
  if (table === 'field' && column === 'name') return `name || '${field}'`;
  if (column === 'well_group_id' || (table === 'well_group' && column === 'id')) return named(column, field);
  if (table === 'well' && column === 'name') return `name || '${well}'`;
  if (['id', 'well_id', 'event_id', 'change_point_id'].includes(column)) return named(column, well);
  // A row of the schedule may be of the whole field, which is not copied with each well.
  return column === 'planned_activity_id' ? 'null' : undefined;
}

/** Which rows of a table are copied with a well. */
const conditions = {
  well_event: 'well_id is not null',
  schedule_entry: 'well_id is not null',
  change_point_event: 'event_id in (select id from one_well_event where well_id is not null)',
};

async function columnsOf(client, table) {
  const { rows } = await client.query(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows;
}

async function copy(client, table, source, suffixes) {
  const columns = (await columnsOf(client, table)).map(({ name }) => name);
  const values = columns.map((column) => copied(table, column, suffixes) ?? column);
  // The events and the schedule that were copied have marked the well as due; its copy has been computed.
  if (table === 'well_computation')
    await client.query(
      `delete from ${table} where well_id in (select ${values[columns.indexOf('well_id')]} from ${source})`,
    );
  await client.query(
    `insert into ${table} (${columns.join()}) select ${values.join()} from ${source} as of_one
     where ${conditions[table] ?? 'true'}`,
  );
}

/** Drops the keys of the large tables. @returns Statements that make them again. */
async function dropKeys(client) {
  const { rows } = await client.query(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype in ('p', 'f') and conrelid = any($1::regclass[])`,
    [large],
  );
  const { rows: indexes } = await client.query(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = any($1) and indexname not in (select conname from pg_constraint)`,
    [large],
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  return [
    ...rows
      .sort(
        (one, other) =>
          Number(other.definition.startsWith('PRIMARY')) - Number(one.definition.startsWith('PRIMARY')),
      )
      .map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
    ...indexes.map(({ definition }) => definition),
  ];
}

async function multiplySums(client, times) {
  for (const table of rollups) {
    const sums = (await columnsOf(client, table)).filter(({ type }) =>
      ['double precision', 'integer'].includes(type),
    );
    await client.query(
      `update ${table} set ${sums.map(({ name }) => `${name} = ${name} * ${times}`).join()}`,
    );
  }
}

/**
 * Copies the wells of a demonstration until there are so many, in fields of a hundred at most.
 * @param {import('pg').Client} client
 * @param {{ wells: number, report: (line: string) => void }} options
 * @returns how many wells and daily rows there are
 */
export async function multiplyWells(client, { wells, report }) {
  const { rows } = await client.query('select field_id, count(*)::int as wells from well group by field_id');
  const held = rows.reduce((sum, field) => sum + field.wells, 0);
  const largest = Math.max(...rows.map((field) => field.wells));
  const inField = Math.max(1, Math.min(Math.floor(maxFieldWells / largest), Math.ceil(wells / held)));
  const fields = Math.max(1, Math.ceil(wells / (held * inField)));
  for (const table of [...ofFields, ...ofWells])
    await client.query(`create temporary table one_${table} as select * from ${table}`);
  const keys = await dropKeys(client);
  await multiplySums(client, inField);
  for (const table of rollups) {
    await client.query(`drop table one_${table}`);
    await client.query(`create temporary table one_${table} as select * from ${table}`);
  }
  for (let field = 0; field < fields; field += 1) {
    const suffix = field === 0 ? '' : `-${field}`;
    if (field > 0)
      for (const table of ofFields)
        await copy(client, table, `one_${table}`, { field: suffix, well: suffix });
    for (let well = field === 0 ? 1 : 0; well < inField; well += 1)
      for (const table of ofWells)
        await copy(client, table, `one_${table}`, { field: suffix, well: `-${field}.${well}` });
    report(`${field + 1} of ${fields} times the fields`);
  }
  report('keys');
  for (const statement of keys) await client.query(statement);
  report('statistics');
  await client.query('vacuum analyze');
  // What a server remembered of the small installation is not to be served.
  await client.query(`update setting set updated_at = clock_timestamp() where key = 'insightsComputed'`);
  const { rows: counted } = await client.query(
    'select (select count(*)::int from well) as wells, (select count(*)::int from daily_production) as rows',
  );
  return counted[0];
}
