import { sql, type Kysely, type Migration } from 'kysely';

const products = ['oil', 'gas', 'water'];

async function production(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table well_month (
      month date not null check (extract(day from month) = 1),
      days integer not null check (days > 0),
      suspect_days integer not null,
      days_without_hours integer not null,
      hours double precision,
      day_hours double precision,
      flow_hours double precision,
      oil double precision,
      gas double precision,
      water double precision,
      water_injected double precision,
      cut_oil double precision,
      cut_water double precision,
      gor_oil double precision,
      gor_gas double precision,
      well_id text collate "C" not null references well on delete cascade,
      primary key (well_id, month)
    )`.execute(db);
  await sql`
    insert into well_month (
      well_id, month, days, suspect_days, days_without_hours, hours, day_hours, flow_hours, oil, gas, water,
      water_injected, cut_oil, cut_water, gor_oil, gor_gas)
    select well_id, date_trunc('month', day)::date, count(*), count(*) filter (where quality = 'suspect'),
           count(*) filter (where hours is null), sum(hours), sum(day_hours) filter (where hours is not null),
           sum(coalesce(hours, case when greatest(oil, gas, water, water_injected) > 0 then day_hours end)),
           sum(oil), sum(gas), sum(water), sum(water_injected),
           sum(oil) filter (where water is not null), sum(water) filter (where oil is not null),
           sum(oil) filter (where gas is not null), sum(gas) filter (where oil is not null)
    from (
      select daily.*, (extract(epoch from
        ((daily.day + 1 + make_interval(hours => field.production_day_start_hour)) at time zone field.time_zone)
        - ((daily.day + make_interval(hours => field.production_day_start_hour)) at time zone field.time_zone)
      ) / 3600)::double precision as day_hours
      from daily_production as daily
      join well on well.id = daily.well_id
      join field on field.id = well.field_id
      where num_nonnulls(daily.hours, daily.oil, daily.gas, daily.water, daily.water_injected) > 0
    ) as report
    group by 1, 2`.execute(db);
}

async function deferral(db: Kysely<unknown>): Promise<void> {
  const columns = products.flatMap((product) =>
    ['potential', 'deferred', 'above_potential'].map((sum) => `${product}_${sum}`),
  );
  const sums = products.map((product) => {
    const [potential, actual] = [`${product}_potential`, `${product}_actual`];
    return `sum(${potential}),
      sum(greatest(0, ${potential} - ${actual})) filter (where ${potential} is not null),
      sum(greatest(0, ${actual} - ${potential})) filter (where ${potential} is not null)`;
  });
  await sql`
    create table well_deferred_month (
      month date not null check (extract(day from month) = 1),
      ${sql.raw(columns.map((column) => `${column} double precision`).join(', '))},
      well_id text collate "C" not null references well on delete cascade,
      method text not null check (method in ('trailingMedian', 'declining')),
      primary key (well_id, method, month)
    )`.execute(db);
  await sql`
    insert into well_deferred_month (well_id, method, month, ${sql.raw(columns.join(', '))})
    select well_id, method, date_trunc('month', day)::date, ${sql.raw(sums.join(', '))}
    from deferred_production
    group by 1, 2, 3`.execute(db);
}

/** Months of wells, so that statistics of years read as many rows as there are months. */
export const wellMonths: Migration = {
  async up(db: Kysely<unknown>) {
    await production(db);
    await deferral(db);
  },
};
