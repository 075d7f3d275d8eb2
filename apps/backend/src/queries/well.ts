import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { components } from '@cnx/api/schema';
import { isReport } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { gasOilRatio, waterCut } from '../insights/normalized-rate.ts';
import { dayMs } from '../production-day.ts';
import { newestDays } from '../recompute/owed-reports.ts';
import { potentialMethods, type MainProduct } from '../vocabulary.ts';
import { analyticQuery, text } from './analytic-query.ts';
import { everyDay } from './grouped-events.ts';
import { mainProduct } from './main-product.ts';
import { latestReport, wellState } from './newest-day.ts';
import { contractRow } from './pages.ts';
import { readLastingStop } from './recent-stops.ts';
import { selectedWells, wellLabel } from './selection.ts';
import { readLastTest } from './well-tests.ts';

type Well = components['schemas']['Well'];

/** What is known of a well at a moment; undefined when there is no such well. */
export async function readWell(db: Kysely<Database>, wellId: string, now: Date): Promise<Well | undefined> {
  const [facts, [current], pump, lastRow, lastTest, potentials, stop] = await Promise.all([
    readFacts(db, wellId),
    statesNow.read(db, wellId, now),
    readPump(db, wellId, now),
    readLastRow(db, wellId),
    readLastTest(db, wellId, now),
    readPotentials(db, wellId),
    readLastingStop(db, wellId, now),
  ]);
  if (facts === undefined) return undefined;
  return { ...facts, ...current!, stop: stop ?? null, pump: pump ?? null, lastRow, lastTest, potentials };
}

/** The state of a well on the newest day of its field, as the lists of that day have it, and its main product. */
const statesNow = analyticQuery(
  { state: text<Well['state']>(), mainProduct: text<MainProduct>() },
  (wellId: string, now: Date) => sql`
    with chosen as materialized (select * from ${selectedWells({ wellIds: [wellId] })}),
    newest as materialized (select * from (${newestDays(everyDay, now)}) as dated where day is not null)
    select ${wellState} as state, ${mainProduct} as "mainProduct"
    from chosen join well on well.id = chosen.well_id
    left join newest on newest.field_id = chosen.field_id
    left join lateral (${latestReport}) as latest on true`,
);

async function readFacts(db: Kysely<Database>, wellId: string) {
  const found = await db
    .selectFrom(selectedWells({ wellIds: [wellId] }))
    .innerJoin('well', 'well.id', 'chosen.well_id')
    .innerJoin('field', 'field.id', 'well.field_id')
    .innerJoin('area', 'area.id', 'field.area_id')
    .innerJoin('business_unit as unit', 'unit.id', 'area.business_unit_id')
    .leftJoin('manufacturer as maker', 'maker.id', 'well.manufacturer_id')
    .select([
      ...wellLabel,
      'well.uwi',
      'unit.id as unitId',
      'unit.name as unitName',
      'area.id as areaId',
      'area.name as areaName',
      'well.method_of_production as methodOfProduction',
      'maker.name as manufacturer',
      'well.status',
      'well.flow_kind as flowKind',
      'well.first_day as firstDay',
      'well.last_day as lastDay',
    ])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('well_group_member as member')
          .innerJoin('well_group as group', 'group.id', 'member.well_group_id')
          .select(['group.id', 'group.name'])
          .whereRef('member.well_id', '=', 'well.id')
          .orderBy('group.name')
          .orderBy('group.id'),
      ).as('wellGroups'),
    )
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { unitId, unitName, areaId, areaName, ...rest } = found;
  return {
    ...contractRow(rest),
    businessUnit: { id: unitId, name: unitName },
    area: { id: areaId, name: areaName },
  };
}

async function readPump(db: Kysely<Database>, wellId: string, now: Date): Promise<Well['pump'] | undefined> {
  const pump = await db
    .selectFrom('esp_equipment as pump')
    .innerJoin('manufacturer as maker', 'maker.id', 'pump.manufacturer_id')
    .select([
      'pump.pump_model as model',
      'maker.name as manufacturer',
      'pump.stage_type as stageType',
      'pump.stages',
      'pump.depth',
      'pump.rated_frequency as ratedFrequency',
      'pump.min_hz as minHz',
      'pump.max_hz as maxHz',
      'pump.setpoint_hz as setpointHz',
      'pump.mode',
      'pump.installed_at as installedAt',
    ])
    .where('pump.well_id', '=', wellId)
    .where('pump.pulled_at', 'is', null)
    .executeTakeFirst();
  return (
    pump && {
      ...pump,
      ratedFrequency: pump.ratedFrequency as 50 | 60,
      installedAt: pump.installedAt.toISOString(),
      runLifeDays: Math.max(0, Math.floor((now.getTime() - pump.installedAt.getTime()) / dayMs)),
    }
  );
}

async function readLastRow(db: Kysely<Database>, wellId: string): Promise<Well['lastRow']> {
  const row = await db
    .selectFrom('daily_production as daily')
    .select([
      'daily.day',
      'daily.hours',
      'daily.oil',
      'daily.gas',
      'daily.water',
      'daily.water_injected as waterInjected',
      'daily.wellhead_pressure as wellheadPressure',
      'daily.quality',
    ])
    .where('daily.well_id', '=', wellId)
    .where(isReport('daily'))
    .orderBy('daily.day', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { oil, gas, water } = row;
  return {
    ...row,
    waterCut: known(waterCut(oil ?? NaN, water ?? NaN)),
    gor: known(gasOilRatio(oil ?? NaN, gas ?? NaN)),
  };
}

function known(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

/** The newest potential by each method, in the order of the methods. */
async function readPotentials(db: Kysely<Database>, wellId: string): Promise<Well['potentials']> {
  const rows = await db
    .selectFrom('deferred_production as loss')
    .select([
      'loss.method',
      'loss.day',
      'loss.oil_potential as oil',
      'loss.gas_potential as gas',
      'loss.version',
    ])
    .select(({ selectFrom }) =>
      selectFrom('loss_day as held')
        .innerJoin('loss_day as first', 'first.exception_id', 'held.exception_id')
        .select(({ fn }) => fn.min('first.day').as('day'))
        .whereRef('held.well_id', '=', 'loss.well_id')
        .whereRef('held.day', '=', 'loss.day')
        .where('held.standing', 'is', null)
        .as('keptSince'),
    )
    .distinctOn('loss.method')
    .where('loss.well_id', '=', wellId)
    .where(({ or, eb }) =>
      or([eb('loss.oil_potential', 'is not', null), eb('loss.gas_potential', 'is not', null)]),
    )
    .orderBy('loss.method')
    .orderBy(sql`loss.oil_potential is null`)
    .orderBy('loss.day', 'desc')
    .execute();
  return rows.sort(
    (one, other) => potentialMethods.indexOf(one.method) - potentialMethods.indexOf(other.method),
  );
}
