import { sql, type Kysely, type Migration } from 'kysely';

/** Tests of wells with what they measured, as rates of a day. Tests of the schedule that are done, and those of the log, are tests. */
export const wellTests: Migration = {
  async up(db: Kysely<unknown>) {
    const amounts = ['oil', 'gas', 'water', 'wellhead_pressure', 'frequency'];
    await sql`
      create table well_test (
        id text collate "C" primary key check (length(id) between 1 and 120),
        field_id text collate "C" not null references field,
        well_id text collate "C" not null references well on delete cascade,
        starts_at timestamptz(3) not null,
        ends_at timestamptz(3),
        hours double precision check (hours > 0 and hours <= 744),
        ${sql.raw(amounts.map((name) => `${name} double precision check (${name} >= 0 and ${name} < 'Infinity'),`).join(' '))}
        choke_pct double precision check (choke_pct >= 0 and choke_pct < 'Infinity'),
        accepted boolean,
        source text not null check (source in ('import', 'schedule', 'log')),
        title text check (length(title) <= 2000),
        check (ends_at >= starts_at)
      )`.execute(db);
    await sql`create index well_test_well on well_test (well_id, starts_at)`.execute(db);
    await takeFrom(db, 'schedule_entry', {
      source: 'schedule',
      isTest: `one.activity = 'wellTest' and one.status = 'done'`,
      starts: 'coalesce(one.actual_start, one.planned_start)',
      ends: 'coalesce(one.actual_end, one.planned_end)',
      title: 'one.title',
    });
    await takeFrom(db, 'well_event', {
      source: 'log',
      isTest: `one.kind = 'test'`,
      starts: 'one.starts_at',
      ends: 'one.ends_at',
      title: 'one.remark',
    });
  },
};

interface TestsOf {
  readonly source: string;
  readonly isTest: string;
  readonly starts: string;
  readonly ends: string;
  readonly title: string;
}

/** Makes tests of the rows of a table that are tests, of those that are there and of each that is written from then on. */
async function takeFrom(db: Kysely<unknown>, table: string, test: TestsOf): Promise<void> {
  const insert = `
    insert into well_test (id, field_id, well_id, starts_at, ends_at, source, title)
    select '${test.source}-' || one.id, well.field_id, one.well_id, ${test.starts},
           case when ${test.ends} is not null then greatest(${test.ends}, ${test.starts}) end, '${test.source}', left(${test.title}, 2000)`;
  const joined = `join well on well.id = one.well_id where ${test.isTest}`;
  await sql.raw(`${insert} from ${table} as one ${joined}`).execute(db);
  await sql
    .raw(
      `create function tests_of_${table}() returns trigger language plpgsql as $$
       begin
         if tg_op <> 'INSERT' then
           delete from well_test where id = '${test.source}-' || old.id;
         end if;
         if tg_op <> 'DELETE' then
           ${insert} from (select (new).*) as one ${joined};
         end if;
         return null;
       end $$`,
    )
    .execute(db);
  await sql
    .raw(
      `create trigger tests_of_${table} after insert or update or delete on ${table}
       for each row execute function tests_of_${table}()`,
    )
    .execute(db);
}
