import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import { shortfall } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { oilEquivalent } from '../insights/main-product.ts';
import { defaultPotentialMethod } from '../insights/potential.ts';
import type { MainProduct, PotentialMethod, Quality } from '../vocabulary.ts';
import { analyticQuery, date, decimal, integer, json, nullable, text } from './analytic-query.ts';
import { lossInOil } from './largest-losses.ts';
import { mainProduct } from './main-product.ts';
import { wellState } from './newest-day.ts';
import { contractRow, type Page, type PageRequest } from './pages.ts';
import {
  comparedDays,
  datedFields,
  meanOf,
  presentEvents,
  states,
  volumeOf,
  wellsOfDay,
} from './production-day.ts';
import { selectedWells, type DayWindow, type WellSelection } from './selection.ts';

type ProductionDayWell = components['schemas']['ProductionDayWell'];

const nullableDecimal = nullable(decimal);

const dayWells = analyticQuery(
  {
    wellId: text(),
    wellName: text(),
    fieldId: text(),
    fieldName: text(),
    state: text<ProductionDayWell['state']>(),
    day: date,
    lastDay: nullable(date),
    quality: nullable(text<Quality>()),
    product: text<MainProduct>(),
    oil: nullableDecimal,
    oilBefore: nullableDecimal,
    oilPotential: nullableDecimal,
    gas: nullableDecimal,
    gasBefore: nullableDecimal,
    gasPotential: nullableDecimal,
    exceptions: integer,
    exception: nullable(json<NonNullable<ProductionDayWell['exception']>>()),
    lossPerDay: nullableDecimal,
    total: integer,
  },
  (
    selection: WellSelection,
    window: DayWindow,
    until: string | null,
    now: Date,
    page: PageRequest,
    method: PotentialMethod,
  ) => sql`
    with chosen as materialized (select * from ${selectedWells(selection)}),
      ${datedFields(window, now)},
      ${presentEvents(selection, window, until, now)},
      found as (
        select chosen.*, newest.day, ${wellState} as state, well.last_day, daily.quality, ${mainProduct} as product,
               before.oil, ${volumeOf('oil')} as volume, loss.oil_potential,
               before.gas, ${volumeOf('gas')} as gas_volume,
               case when ${mainProduct} = 'gas' then loss.gas_potential end as gas_potential
        ${wellsOfDay}
        left join deferred_production as loss
          on loss.well_id = daily.well_id and loss.method = ${method} and loss.day = daily.day
        left join lateral (
          select ${meanOf('oil')} as oil, ${meanOf('gas')} as gas from daily_production as earlier
          where earlier.well_id = chosen.well_id
            and earlier.day between newest.day - ${comparedDays}::int and newest.day - 1
        ) as before on true
      )
    select found.well_id as "wellId", found.well_name as "wellName",
           found.field_id as "fieldId", found.field_name as "fieldName",
           found.state, found.day, found.last_day as "lastDay", found.quality, found.volume as oil, found.oil as "oilBefore",
           found.oil_potential as "oilPotential", found.product, found.gas_volume as gas, found.gas as "gasBefore",
           found.gas_potential as "gasPotential", coalesce(events.found, 0)::int as exceptions,
           events.main as exception, events.lost as "lossPerDay", (count(*) over ())::int as total
    from found left join (
      select place.well_id, count(*) as found, sum(event."lossPerDay") as lost,
             (array_agg(jsonb_build_object('id', event.id, 'kind', event.kind)
               order by ${lossInOil} desc nulls last, event.since desc, event.id))[1] as main
      from event cross join lateral jsonb_array_elements_text(event.well_ids) as place (well_id)
      where event."isOpen"
      group by place.well_id
    ) as events on events.well_id = found.well_id
    order by case found.product
               when 'gas' then ${shortfall(sql.ref('found.gas_potential'), sql.ref('found.gas_volume'))} / ${oilEquivalent.gas}::float8
               else ${shortfall(sql.ref('found.oil_potential'), sql.ref('found.volume'))}
             end desc,
             array_position(${states}::text[], found.state), found.well_name, found.well_id
    limit ${page.limit} offset ${page.offset}`,
);

/**
 * The wells that {@link readProductionDay} counts, the one that is furthest below its potential first, gas by its oil equivalent; of those that are
 * not below it, or of which it is not known, those that were down first, then those that were silent.
 */
export async function listProductionDayWells(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  until: string | null,
  now: Date,
  page: PageRequest,
  method: PotentialMethod = defaultPotentialMethod,
): Promise<Page<ProductionDayWell>> {
  const rows = await dayWells.read(db, selection, window, until, now, page, method);
  return {
    rows: rows.map(({ total: _, ...row }) => contractRow(row)),
    total: rows[0]?.total ?? 0,
  };
}
