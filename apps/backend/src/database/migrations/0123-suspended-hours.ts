import { sql, type Kysely, type Migration } from 'kysely';

/**
 * The months of wells and the books keep the hours of days on which a well stood still because it was suspended or abandoned, so
 * that the uptime of a closed month does not follow later rows. Closings of before get what the rows say, but never more than the
 * hours that stood still when the month was closed; the rest goes to the adjustment of the month with most hours.
 */
export const suspendedHours: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table well_month add column suspended_hours double precision`.execute(db);
    await sql`alter table book_production add column suspended_hours double precision`.execute(db);
    await sql`
      update well_month as held set suspended_hours = stood.hours
      from (
        select daily.well_id, date_trunc('month', daily.day)::date as month, sum(extract(epoch from
          ((daily.day + 1 + make_interval(hours => field.production_day_start_hour)) at time zone field.time_zone)
          - ((daily.day + make_interval(hours => field.production_day_start_hour)) at time zone field.time_zone)
        ) / 3600)::double precision as hours
        from well join field on field.id = well.field_id
        join daily_production as daily on daily.well_id = well.id and daily.hours = 0
        cross join lateral (
          select case when exists (select from well_status_record as dated where dated.well_id = well.id) then (
            select record.status from well_status_record as record
            where record.well_id = well.id and record.since <= daily.day order by record.since desc limit 1
          ) when daily.day > coalesce(well.last_flow_day, '-infinity') then well.status end as status
        ) as record
        where record.status in ('suspended', 'abandoned')
        group by 1, 2
      ) as stood
      where stood.well_id = held.well_id and stood.month = held.month`.execute(db);
    await sql`
      with closed as (
        select line.entry_id, line.well_id, entry.field_id, entry.month, held.suspended_hours as stood,
               greatest(0, least(held.suspended_hours, line.day_hours - coalesce(line.hours, 0))) as booked
        from book_entry as entry
        join book_production as line on line.entry_id = entry.id
        join well_month as held on held.well_id = line.well_id and held.month = entry.month
        where entry.reason = 'close' and held.suspended_hours is not null
      ),
      adjusted as (
        select distinct on (closed.entry_id, closed.well_id) line.entry_id, line.well_id,
               closed.stood - coalesce(closed.booked, 0) as hours
        from closed
        join book_entry as entry on entry.field_id = closed.field_id and entry.month = closed.month and entry.reason <> 'close'
        join book_production as line on line.entry_id = entry.id and line.well_id = closed.well_id
        where closed.stood > coalesce(closed.booked, 0)
        order by closed.entry_id, closed.well_id, abs(line.day_hours) desc nulls last, line.entry_id
      )
      update book_production as line set suspended_hours = known.hours
      from (select entry_id, well_id, booked as hours from closed union all select * from adjusted) as known
      where known.entry_id = line.entry_id and known.well_id = line.well_id`.execute(db);
  },
};
