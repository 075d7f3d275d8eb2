import { sql } from 'kysely';
import type { Choke, LossKind, Product } from '../vocabulary.ts';
import { analyticQuery, decimal, text } from './analytic-query.ts';
import { adjustmentsOf, booksOf } from './booked-months.ts';
import { entityIds, entityJoins, type Level } from './entities.ts';
import { chosenWells, type PeriodsAsked } from './production-periods.ts';

// What turns sums of the rows of a window into what its books say: rows hold every change of a closed month, and the books have it where
// it counts.

/** Which corrections are read. */
export interface CorrectionsAsked extends PeriodsAsked {
  readonly product: Product;
  readonly level: Level;
}

const entityOf = (level: Level) => (level === 'well' ? sql`chosen.well_id` : entityIds[level]);
const joinsOf = (level: Level) => (level === 'well' ? sql`` : entityJoins('chosen.field_id'));

/** What is added to the sums of each entity's rows; entities without a correction are left out. Sm3. */
export const deferralCorrections = analyticQuery(
  {
    entityId: text(),
    potential: decimal,
    actual: decimal,
    deferred: decimal,
    abovePotential: decimal,
    planned: decimal,
  },
  ({ selection, parts, method, now, product, level }: CorrectionsAsked) => sql`
    with ${chosenWells(selection, now)}, ${booksOf(parts)}, ${adjustmentsOf(parts)},
    line as (
      select line.well_id, times * ${sql.ref(`line.${product}_potential`)}::float8 as potential,
             times * ${sql.ref(`line.${product}_deferred`)}::float8 as deferred,
             times * ${sql.ref(`line.${product}_above_potential`)}::float8 as above, null::float8 as planned, null::float8 as actual
      from adjustment join book_deferral as line on line.entry_id = adjustment.id
      where times <> 0 and line.method = ${method}
      union all
      select line.well_id, null, null, null, times * ${sql.ref(`line.${product}`)}::float8, null
      from adjustment join book_loss as line on line.entry_id = adjustment.id
      where times <> 0 and line.method = ${method} and line.kind = 'planned'
      union all
      select line.well_id, null, null, null, null, times * ${sql.ref(`line.${product}`)}::float8
      from adjustment join book_production as line on line.entry_id = adjustment.id
      where times <> 0
    )
    select ${entityOf(level)} as "entityId", coalesce(sum(line.potential), 0) as potential,
           coalesce(sum(line.deferred), 0) as deferred, coalesce(sum(line.above), 0) as "abovePotential",
           coalesce(sum(line.planned), 0) as planned, coalesce(sum(line.actual), 0) as actual
    from line join chosen on chosen.well_id = line.well_id ${joinsOf(level)}
    group by 1`,
);

/** What is added to the losses of each entity's rows by reason and kind; below zero where the books have less. */
export const lossCorrections = analyticQuery(
  {
    entityId: text(),
    reasonCode: text(),
    reasonText: text(),
    choke: text<Choke>(),
    kind: text<LossKind>(),
    deferred: decimal,
    hours: decimal,
  },
  ({ selection, parts, method, now, product, level }: CorrectionsAsked) => sql`
    with ${chosenWells(selection, now)}, ${booksOf(parts)}, ${adjustmentsOf(parts)}
    select ${entityOf(level)} as "entityId", line.reason_code as "reasonCode", reason.text as "reasonText", reason.choke,
           line.kind, sum(times * ${sql.ref(`line.${product}`)}::float8) as deferred, sum(times * line.hours::float8) as hours
    from adjustment join book_loss as line on line.entry_id = adjustment.id
    join chosen on chosen.well_id = line.well_id
    join deferment_reason as reason on reason.code = line.reason_code ${joinsOf(level)}
    where times <> 0 and line.method = ${method}
    group by 1, 2, 3, 4, 5`,
);

/** What adjustments of closed months that count in a window brought to each well; wells without one are left out. Sm3. */
export const countedAdjustments = analyticQuery(
  {
    wellId: text(),
    fieldId: text(),
    areaId: text(),
    businessUnitId: text(),
    oil: decimal,
    gas: decimal,
    water: decimal,
    injection: decimal,
    potential: decimal,
    deferred: decimal,
    abovePotential: decimal,
  },
  ({ selection, parts, method, now }: PeriodsAsked, product: Product) => sql`
    with ${chosenWells(selection, now)}, ${booksOf(parts)}, ${adjustmentsOf(parts)},
    line as (
      select line.well_id, line.oil, line.gas, line.water, line.water_injected, null::float8 as potential,
             null::float8 as deferred, null::float8 as above
      from adjustment join book_production as line on line.entry_id = adjustment.id
      where counted = 1
      union all
      select line.well_id, null, null, null, null, ${sql.ref(`line.${product}_potential`)},
             ${sql.ref(`line.${product}_deferred`)}, ${sql.ref(`line.${product}_above_potential`)}
      from adjustment join book_deferral as line on line.entry_id = adjustment.id
      where counted = 1 and line.method = ${method}
    )
    select chosen.well_id as "wellId", chosen.field_id as "fieldId", area.id as "areaId", unit.id as "businessUnitId",
           coalesce(sum(line.oil::float8), 0) as oil, coalesce(sum(line.gas::float8), 0) as gas,
           coalesce(sum(line.water::float8), 0) as water, coalesce(sum(line.water_injected::float8), 0) as injection,
           coalesce(sum(line.potential::float8), 0) as potential, coalesce(sum(line.deferred::float8), 0) as deferred,
           coalesce(sum(line.above::float8), 0) as "abovePotential"
    from line join chosen on chosen.well_id = line.well_id ${entityJoins('chosen.field_id')}
    group by 1, 2, 3, 4`,
);
