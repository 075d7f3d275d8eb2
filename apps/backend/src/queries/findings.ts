import { openStatuses } from '@cnx/api/decisions';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { anyOf, beginOfDay, isReport } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { changeOpenDays, mergeWithinDays } from '../insights/limits.ts';
import { oilEquivalent } from '../insights/main-product.ts';
import { noDataPrefix, silenceOf, silentAlone } from '../recompute/owed-reports.ts';
import { mainProductOf } from './main-product.ts';
import { productionDay, type DayWindow } from './selection.ts';

// What events are made of, as parts of the statement that lists them: `chosen` are its wells, `newest` the newest day of each.

/** Volume of a product that counts as 1 Sm3 of oil. @param product the column with its name */
const inOilEquivalent = (product: RawBuilder<unknown>) =>
  sql`(case ${product} when 'gas' then ${oilEquivalent.gas} else ${oilEquivalent.oil} end)::float8`;

const isOfRate = sql`found.variable in ('oilRate', 'gasRate')`;

/** The tables that hold what people decided on findings. */
export const findingTables = [
  'production_drop_exception',
  'gas_exception',
  'change_point',
  'no_data_exception',
] as const;

/** How far around a window findings are read, so that an event across its bounds is whole (days). */
export const chainDays = 30;

/**
 * The findings of `chosen` of every kind, with what people decided on them; what is not known of a kind is null. What was decided
 * is worked out once for all kinds: planning it for each of them took longer than reading a well's findings.
 */
export const findings = (now: Date, window: DayWindow) => sql`
  select found.id, found.well_id, begin_day, found.ended_day, found.detected_at, found.kind, found.rate, found.baseline,
         found.drop_pct, found.loss, found.cause, found.cause_score, found.planned_activity_id, found.severity, found.silent_well,
         found.silence, found.is_gas_rise, found.product, ${decided(now)}
  from (${findingsOfKinds(window)}) as found join chosen on chosen.well_id = found.well_id`;

/** What is stored of what people decided on `found`. */
const storedBesides = sql`found.snoozed_until, found.assignee_id, found.feedback, found.decided_by, found.decided_at`;
const stored = sql`found.status, ${storedBesides}`;

/**
 * Columns that every kind of finding has, in this order, with what is stored of decisions. What is lost is oil equivalent, by which findings are ordered. Gas is its own cause, as sure as the
 * rule that found it. A missing report has the well that is silent, and what it is missing with. A rise of the gas-oil ratio is one by
 * its rule and as a change.
 */
const findingsOfKinds = (window: DayWindow) => sql`
  select found.id, found.well_id, found.day as begin_day, found.ended_day, found.detected_at,
         case found.cause when 'downtime' then 'downtime' else 'drop' end as kind,
         found.rate, found.baseline, found.drop_pct, found.drop_abs / ${inOilEquivalent(sql`found.variable`)} as loss, found.cause, found.cause_score,
         found.planned_activity_id, found.severity, null::text as silent_well, null::text as silence, false as is_gas_rise,
         case found.variable when 'gas' then 'gas' else 'oil' end as product,
         found.standing_from is not null and found.ended_day is null as is_standing,
         case when found.ended_by = 'accepted' and found.status <> 'dismissed' then 'accepted' else found.status end as status,
         ${storedBesides}, found.version
  from production_drop_exception as found join chosen on chosen.well_id = found.well_id
  union all
  select found.id, found.well_id, ${productionDay(sql`found.started_at`)}, ${productionDay(sql`found.ended_at`)},
         found.detected_at, 'gas', null, null, null, found.oil_loss, null,
         (found.severity_factors ->> 'confidence')::float8, null, found.severity, null, null, found.rule ->> 'id' = 'R4', 'oil',
         found.standing_from is not null and found.ended_at is null, ${stored}, found.version
  from gas_exception as found join chosen on chosen.well_id = found.well_id
  union all
  ${loneChanges(window)}
  union all
  ${missingReports}`;

/** First days and days after the last ones of drops, downtimes and gas, by well: a change near one of them is part of it. */
export const eventBounds = sql`
  select found.well_id, bound.day
  from (
    select drops.well_id, drops.day as first, drops.ended_day as last
    from production_drop_exception as drops join chosen on chosen.well_id = drops.well_id
    union all
    select gas.well_id, ${productionDay(sql`gas.started_at`)}, ${productionDay(sql`gas.ended_at`)}
    from gas_exception as gas join chosen on chosen.well_id = gas.well_id
  ) as found
  cross join lateral (values (found.first), (found.last + 1)) as bound (day)
  where bound.day is not null`;

/** Whether a confirmed change is one of the rate of an open loss, and so joins it. @param loss, change names of their rows */
export const hasJoined = (loss: string, change: string) => {
  const [held, point] = [loss, change].map((row) => (column: string) => sql.ref(`${row}.${column}`)) as [
    (column: string) => RawBuilder<unknown>,
    (column: string) => RawBuilder<unknown>,
  ];
  return sql<boolean>`(${held('cause')} is distinct from 'downtime' and ${held('variable')} || 'Rate' = ${point('variable')}
    and ${point('change_day')} >= ${held('day')}
    and (${held('ended_day')} is null or ${point('change_day')} <= ${held('ended_day')})
    and (${held('standing_from')} is null or ${point('change_day')} < ${held('standing_from')}))`;
};

/**
 * Confirmed changes that are part of no drop, downtime or gas, and joined no loss. A change is over when the next one of its variable replaces
 * its level, or when the baselines of the well are of the new level alone. The rate is known where that of oil or of gas changed, as what a well is for.
 */
const loneChanges = ({ from, to }: DayWindow) => sql`
  select found.id, found.well_id, found.change_day, ended.day, found.detected_at, 'change',
         case when ${isOfRate} then found.mean_after end,
         case when ${isOfRate} then found.mean_before end,
         case when ${isOfRate} and found.delta_pct < 0 then -found.delta_pct end,
         coalesce((found.severity_factors ->> 'loss')::float8, 0), null, null, null, found.severity, null, null, found.variable = 'gor' and found.delta > 0,
         case found.variable when 'oilRate' then 'oil' when 'gasRate' then 'gas' else ${mainProductOf(sql`found.well_id`)} end, false,
         ${stored}, found.version
  from change_point as found join chosen on chosen.well_id = found.well_id
  join newest on newest.well_id = found.well_id
  cross join lateral (
    select case when over.day < newest.day then over.day end as day
    from (
      select least(min(later.change_day) - 1, found.change_day + ${changeOpenDays - 1}::int) as day
      from change_point as later
      where later.well_id = found.well_id and later.variable = found.variable and not later.provisional
        and later.change_day > found.change_day and later.change_day <= newest.day
    ) as over
  ) as ended
  where not found.provisional and found.change_day <= newest.day
    and found.change_day between least(${from}::date, newest.day) - ${chainDays}::int and ${to}::date + ${chainDays}::int
    and not exists (
      select from bound where bound.well_id = found.well_id
        and abs(bound.day - found.change_day) <= ${mergeWithinDays}::int
    )
    and not exists (
      select from production_drop_exception as held where held.well_id = found.well_id and ${hasJoined('held', 'found')}
    )`;

/**
 * Wells without the report that they owe of the newest day, since the day after their last one; also those of earlier days that
 * people decided on or a hand-over left open. What they lose is not known. Where no well of a field reported the first of these
 * days, the field's report is missing, not that of each well: its wells are silent together, whichever of them are chosen, and
 * are found with the first one that is.
 */
const missingReports = sql`
  select gap.id, gap.host, gap.begin_day,
         case when not gap.goes_on then greatest(gap.begin_day, coalesce((
           select min(daily.day) - 1 from daily_production as daily
           where daily.well_id = gap.well_id and daily.day >= gap.begin_day and ${isReport('daily')}
         ), gap.newest_day)) end,
         gap.known_at, 'noData', null, null, null, null, null, null, null, 'medium', gap.well_id, gap.silence, false, ${mainProductOf(sql`gap.well_id`)}, false,
         coalesce(found.status, 'new'), found.snoozed_until, found.assignee_id, found.feedback, found.decided_by,
         found.decided_at, coalesce(found.version, 1)
  from (
    select gap.*, case when silence = ${silentAlone} then case when is_chosen then well_id end
             else min(well_id) filter (where is_chosen) over (partition by field_id, silence) end as host
    from (
      select gap.id, gap.well_id, gap.begin_day, gap.goes_on, well.field_id, fields.newest_day,
             chosen.well_id is not null as is_chosen, ${beginOfDay(sql`gap.begin_day + 1`, 'fields')} as known_at,
             ${silenceOf} as silence
      from (
        select id, well_id, begin_day, true as goes_on from silent
        union all
        select held.id, held.well_id, held.day, false from no_data_exception as held
        where not exists (select from silent where silent.id = held.id)
      ) as gap
      join well on well.id = gap.well_id
      join fields on fields.field_id = well.field_id and fields.newest_day >= gap.begin_day
      left join chosen on chosen.well_id = gap.well_id
    ) as gap
  ) as gap
  left join no_data_exception as found on found.id = gap.id`;

/** Whether an id is that of a missing report, which may have no row of its own yet. */
export const isMissingReport = (id: string): boolean => id.startsWith(noDataPrefix);

/** Whether a valid test of its well has come since a finding was snoozed: one that is over and was not rejected, on days without suspect rows. */
const isTested = (now: Date) => sql`exists (
    select from well_test as test
    where test.well_id = found.well_id and test.accepted is distinct from false and test.ends_at <= ${now}
      and test.starts_at > (
        select max(decision.at) from exception_decision as decision
        join exception_decision_finding as said on said.decision_id = decision.id
        where said.finding_id = found.id and decision.action = 'snooze' and decision.undone_at is null
      )
      and not exists (
        select from daily_production as daily
        where daily.well_id = test.well_id and daily.quality = 'suspect'
          and daily.day between ${productionDay(sql`test.starts_at`)} and ${productionDay(sql`test.ends_at`)}
      )
  )`;

/** Whether a snoozed finding still is: until its moment, or where it has none, until its well was tested. */
const isAsleep = (now: Date) =>
  sql`(found.snoozed_until > ${now} or (found.snoozed_until is null and not ${isTested(now)}))`;

/**
 * What became of `found`: what was put off until something that has come is as it was before, and a loss whose level is the well's
 * though no person accepted it is standing.
 */
export const stateNow = (now: Date) => sql`
  case when found.is_standing and found.status = ${anyOf(openStatuses)} then 'standing'
    when found.status is distinct from 'snoozed' or ${isAsleep(now)} then found.status
    when found.assignee_id is null then 'new' else 'assigned' end`;

/** What people decided, with {@link stateNow}. */
const decided = (now: Date) => sql`
  ${stateNow(now)} as status,
  case when found.status = 'snoozed' and found.snoozed_until > ${now} then found.snoozed_until end as snoozed_until,
  found.assignee_id, found.feedback, found.decided_by, found.decided_at, found.version`;

/** The well of each finding that is there; of a missing report, of each that may be there. */
export async function findWells(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, string>> {
  const stored = findingTables.map((table) =>
    db.selectFrom(table).select(['id', 'well_id as wellId']).where('id', '=', anyOf(ids)),
  );
  const missing = db
    .selectFrom(sql<{ id: string }>`(select unnest(${ids}::text[]) as id)`.as('given'))
    .innerJoin('well', (join) =>
      join.on(sql<boolean>`starts_with(given.id, ${noDataPrefix} || md5(well.id) || '-')`),
    )
    .select(['given.id', 'well.id as wellId'])
    .where(sql<boolean>`starts_with(given.id, ${noDataPrefix})`);
  const found = await stored
    .reduce((all, some) => all.unionAll(some))
    .unionAll(missing)
    .execute();
  return new Map(found.map(({ id, wellId }) => [id, wellId]));
}
