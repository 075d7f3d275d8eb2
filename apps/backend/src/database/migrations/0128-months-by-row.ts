import { sql, type Kysely, type Migration } from 'kysely';

/**
 * A month of a well counts by what a file says of the month as a whole where less than nine tenths of its days are reported. Whole
 * months that are stored already begin to count; those of closed months as an adjustment, with the next change of the well.
 */
export const monthsByRow: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table well_month add column by_month boolean not null default false`.execute(db);
    await sql`create index well_month_by_month on well_month (well_id, month) where by_month`.execute(db);
    await sql`
      insert into well_month (
        well_id, month, by_month, days, suspect_days, days_without_hours, hours, day_hours, flow_hours, oil, gas, water,
        water_injected, cut_oil, cut_water, gor_oil, gor_gas)
      select well_id, month, true, length, case quality when 'suspect' then length else 0 end,
             case when hours is null then length else 0 end, hours, case when hours is not null then month_hours end,
             coalesce(hours, case when greatest(oil, gas, water, water_injected) > 0 then month_hours end),
             oil, gas, water, water_injected, case when water is not null then oil end, case when oil is not null then water end,
             case when gas is not null then oil end, case when oil is not null then gas end
      from (
        select dated.well_id, dated.month, dated.length, dated.month_hours, dated.quality,
               coalesce(dated.days_on * dated.month_hours / dated.length, stood.hours) as hours,
               coalesce(dated.oil, stood.oil) as oil, coalesce(dated.gas, stood.gas) as gas, coalesce(dated.water, stood.water) as water,
               coalesce(dated.water_injected, stood.water_injected) as water_injected
        from (
          select held.*, (held.month + interval '1 month')::date - held.month as length, (extract(epoch from
            (((held.month + interval '1 month')::date + make_interval(hours => field.production_day_start_hour)) at time zone field.time_zone)
            - ((held.month + make_interval(hours => field.production_day_start_hour)) at time zone field.time_zone)
          ) / 3600)::double precision as month_hours
          from reported_month as held join well on well.id = held.well_id join field on field.id = well.field_id
        ) as dated
        left join well_month as stood on stood.well_id = dated.well_id and stood.month = dated.month
        where coalesce(stood.days, 0) < 0.9 * dated.length
      ) as whole
      on conflict (well_id, month) do update set (
        by_month, days, suspect_days, days_without_hours, hours, day_hours, suspended_hours, flow_hours, oil, gas, water,
        water_injected, cut_oil, cut_water, gor_oil, gor_gas
      ) = (
        true, excluded.days, excluded.suspect_days, excluded.days_without_hours, excluded.hours, excluded.day_hours, null,
        excluded.flow_hours, excluded.oil, excluded.gas, excluded.water, excluded.water_injected, excluded.cut_oil,
        excluded.cut_water, excluded.gor_oil, excluded.gor_gas
      )`.execute(db);
  },
};
