import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import type { MainProduct } from '../vocabulary.ts';
import { analyticQuery, date, decimal, integer, json, nullable, text } from './analytic-query.ts';
import { selectedWells, type WellSelection } from './selection.ts';
import { findingTables } from './findings.ts';
import { isKnown, type EventChoice } from './grouped-events.ts';
import { losslessEvents } from './largest-losses.ts';
import { mainProductsOf } from './main-product.ts';
import { standingSums, wellEvents } from './well-exceptions.ts';

const nullableDecimal = nullable(decimal);

/** What the open events of a product lose; null where none of them knows it, or without any, where nothing is known of the wells. */
const lostOf = (product: MainProduct, known: RawBuilder<boolean>) => sql`
  case when bool_or("isOpen" and product = ${product}) then sum("lossPerDay") filter (where "isOpen" and product = ${product})
    when ${known} then 0 end`;

const lostInWork = (product: MainProduct) => sql`
  coalesce(sum("lossPerDay") filter (where "isOpen" and product = ${product} and exists (
    select from schedule_entry as work where work.well_id = event."wellId" and work.status = 'inProgress'
  )), 0)`;

/**
 * The figures of events. How many are left without an answer after a time is the estimate of Kaplan and Meier: what has none has
 * waited until it was over, or until now.
 */
const summaries = analyticQuery(
  {
    open: integer,
    lossless: integer,
    oilAtRisk: nullableDecimal,
    standingWells: integer,
    standingOil: decimal,
    standingGas: decimal,
    gasAtRisk: nullableDecimal,
    oilInWork: decimal,
    gasInWork: decimal,
    mainProducts: json<MainProduct[]>(),
    unassigned: integer,
    medianHoursToAcknowledge: nullableDecimal,
    answered: integer,
    asked: integer,
    oldestNew: nullable(date),
  },
  (selection: WellSelection, choice: EventChoice) => sql`
    with event as materialized (select * from ${wellEvents.list(selection, choice)} as event),
    answer as (
      select event.id, extract(epoch from min(decision.at) - min(event."foundAt")) / 3600 as hours
      from event
      join exception_decision_finding as said on event."findingIds" ? said.finding_id
      join exception_decision as decision on decision.id = said.decision_id
      where decision.action <> 'comment' and decision.undone_at is null
        and event."foundAt" >= ${choice.window.from}::date and decision.at >= event."foundAt"
      group by event.id
    ),
    waited as (
      select answer.hours is not null as answered,
             coalesce(answer.hours, greatest(0, extract(epoch from coalesce(
               ("endedOn" + 1)::timestamptz, ${choice.now.toISOString()}::timestamptz) - "foundAt") / 3600)) as hours
      from event left join answer on answer.id = event.id
      where event."foundAt" >= ${choice.window.from}::date and event.status <> 'expected'
    ),
    at_risk as (
      select hours, count(*) filter (where answered) as answers,
             sum(count(*)) over (order by hours desc) as waiting
      from waited group by hours
    ),
    unanswered as (
      select hours, min(case when answers = waiting then 0 end) over earlier as none,
             exp(sum(ln(1 - answers / nullif(waiting, answers))) over earlier) as share
      from at_risk window earlier as (order by hours)
    )
    select (count(*) filter (where "isOpen"))::int as open, ${losslessEvents},
           ${lostOf('oil', isKnown(selection, choice))} as "oilAtRisk",
           ${lostOf('gas', isKnown(selection, choice))} as "gasAtRisk",
           ${standingSums},
           ${lostInWork('oil')} as "oilInWork", ${lostInWork('gas')} as "gasInWork",
           ${mainProductsOf(sql`${selectedWells(selection)}`)} as "mainProducts",
           (count(*) filter (where "isOpen" and "ownerId" is null))::int as unassigned,
           (select min(hours)::float8 from unanswered where coalesce(none, share) < 0.5 + 1e-9) as "medianHoursToAcknowledge",
           (select count(*)::int from answer) as answered,
           (select count(*)::int from event left join answer on answer.id = event.id
            where event."foundAt" >= ${choice.window.from}::date and (answer.id is not null or event.status <> 'expected')) as asked,
           min(since) filter (where "isOpen" and status = 'new' and "lossPerDay" is distinct from 0) as "oldestNew"
    from event`,
);

/** What is open, what it costs, how soon people answer and how often each rule was right. */
export async function readExceptionSummary(
  db: Kysely<Database>,
  selection: WellSelection,
  choice: EventChoice,
): Promise<components['schemas']['ExceptionSummary']> {
  const [[figures], feedback] = await Promise.all([
    summaries.read(db, selection, choice),
    feedbackByRule.read(db, selection),
  ]);
  const { standingWells, standingOil, standingGas, ...open } = figures!;
  return { ...open, standing: { wells: standingWells, oil: standingOil, gas: standingGas }, feedback };
}

/** The rule of a finding, by its table. */
const ruleOf = {
  production_drop_exception: sql`rule ->> 'id'`,
  gas_exception: sql`rule ->> 'id'`,
  change_point: sql`'change'`,
  no_data_exception: sql`'noData'`,
} as const satisfies Record<(typeof findingTables)[number], unknown>;

const feedbackByRule = analyticQuery(
  { ruleId: text(), right: integer, wrong: integer },
  (selection: WellSelection) => sql`
    with chosen as (select * from ${selectedWells(selection)})
    select rule as "ruleId", (count(*) filter (where feedback = 'confirmed'))::int as "right",
           (count(*) filter (where feedback = 'falseAlarm'))::int as wrong
    from (${sql.join(
      findingTables.map(
        (table) =>
          sql`select ${ruleOf[table]} as rule, feedback from ${sql.table(table)} as found join chosen on chosen.well_id = found.well_id`,
      ),
      sql` union all `,
    )}) as found
    where feedback in ('confirmed', 'falseAlarm') and rule is not null
    group by "ruleId" order by "ruleId"`,
);
