// The sums over events of usage, as the database has them: groups of any size.
import { sql, type RawBuilder } from 'kysely';
import { analyticQuery, date, integer, boolean, nullable, text } from '../queries/analytic-query.ts';

/** Days by UTC: the first, and the first that is no part any more. */
export interface DayRange {
  readonly from: string;
  readonly until: string;
}

/** The lists of counts of the answer. */
export type CountList =
  'sessions' | 'views' | 'features' | 'filters' | 'exports' | 'emptySearches' | 'errors';

/** Periods of which people are counted. */
export type PeriodUnit = 'day' | 'week' | 'month';

const isWithin = ({ from, until }: DayRange) => sql`
  at >= ${from}::date::timestamp at time zone 'UTC' and at < ${until}::date::timestamp at time zone 'UTC'`;

const units = { day: sql`'day'`, week: sql`'week'`, month: sql`'month'` };

const startOf = (unit: PeriodUnit) => sql`date_trunc(${units[unit]}, at at time zone 'UTC')::date`;

/**
 * How many people are behind the events of a group. A key changes at most once within a group, and the same user has another
 * pseudonym then: the part of the group that has more counts, so that no group ever seems larger than it is.
 */
const people = (condition: RawBuilder<unknown> = sql`true`) => sql`greatest(
  count(distinct person) filter (where period % 2 = 0 and ${condition}),
  count(distinct person) filter (where period % 2 = 1 and ${condition}))::int`;

/** Active people by period, and those of them who were active in the period before as well. */
export const activePeople = analyticQuery(
  { from: date, people: integer, returning: integer, comparable: nullable(boolean) },
  (unit: PeriodUnit, range: DayRange) => sql`
    with used as (
      select distinct ${startOf(unit)} as "from", period, person from usage_event where ${isWithin(range)}
    )
    select used."from", ${people()} as people, ${people(sql`came_back`)} as returning,
           bool_or(came_back is not null) as comparable
    from used
    left join lateral (
      select bool_or(before.person = used.person) as came_back
      from used as before
      where before."from" = (used."from" - ('1 ' || ${units[unit]})::interval)::date and before.period = used.period
    ) as earlier on true
    group by used."from"
    order by used."from"`,
);

/** How often what was used, and by how many people; searches without result only of groups of a size. */
export const usageCounts = analyticQuery(
  { list: text<CountList>(), name: text(), count: integer, people: integer },
  (range: DayRange, smallestGroup: number) => sql`
    select list, name, count(*)::int as count, ${people()} as people
    from (
      select
        case
          when name like 'session.%' then 'sessions'
          when name like 'feature.%' then 'features'
          when name like 'filter.%' then 'filters'
          when name like 'export.%' then 'exports'
          when name = 'view' then 'views'
          when name = 'error' then 'errors'
          when name = 'emptySearch' then 'emptySearches'
        end as list,
        case
          when name in ('view', 'error') then page
          when name = 'emptySearch' then words
          else split_part(name, '.', 2)
        end as name,
        period, person
      from usage_event where ${isWithin(range)}
    ) as used
    where list is not null
    group by list, name
    having list <> 'emptySearches' or ${people()} >= ${smallestGroup}
    order by list, count desc, name`,
);

/** How long exceptions waited for the first answer, by week. */
export const acknowledgementTimes = analyticQuery(
  { from: date, count: integer, people: integer, medianMinutes: integer },
  (range: DayRange) => sql`
    select ${startOf('week')} as "from", count(*)::int as count, ${people()} as people,
           round(percentile_cont(0.5) within group (order by value))::int as "medianMinutes"
    from usage_event
    where name = 'acknowledgement' and ${isWithin(range)}
    group by 1
    order by 1`,
);

const measured = (name: string) => sql`round(percentile_cont(0.75) within group (order by value)
  filter (where name = ${name}))::int`;

/** How fast pages were for three of four visits, with the people of each measurement. */
export const pageLoadTimes = analyticQuery(
  {
    page: text(),
    lcpMs: nullable(integer),
    lcpPeople: integer,
    inpMs: nullable(integer),
    inpPeople: integer,
    clsThousandths: nullable(integer),
    clsPeople: integer,
  },
  (range: DayRange) => sql`
    select page, ${measured('load.lcp')} as "lcpMs", ${people(sql`name = 'load.lcp'`)} as "lcpPeople",
           ${measured('load.inp')} as "inpMs", ${people(sql`name = 'load.inp'`)} as "inpPeople",
           ${measured('load.cls')} as "clsThousandths", ${people(sql`name = 'load.cls'`)} as "clsPeople"
    from usage_event
    where name like 'load.%' and ${isWithin(range)}
    group by page
    order by count(*) desc, page`,
);
