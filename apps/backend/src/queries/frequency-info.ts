import type { Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import { dayMs } from '../production-day.ts';
import { readOpenWork } from './planned-work.ts';
import { mapPage, pageOf, placeOf, readPage, type Page, type PageRequest } from './pages.ts';
import { selectedWells, wellLabel, type WellSelection } from './selection.ts';

type FrequencyInfo = components['schemas']['FrequencyInfo'];

/** Days over which trips of the pump are counted. */
const tripDays = 30;
/** Days ahead in which work of a pump's well is listed. */
const aheadDays = 30;

/**
 * State of every running pump of the selection by its newest signals at or before a moment; pumps without
 * signals are listed with what is known of them.
 */
export async function listFrequencyInfo(
  db: Kysely<Database>,
  selection: WellSelection,
  page: PageRequest,
  at: Date,
): Promise<Page<FrequencyInfo>> {
  const pumps = mapPage(await readPumps(db, selection, page, at), (pump) => asFrequencyInfo(pump, at));
  const { before } = await readOpenWork(
    db,
    pumps.rows.map(({ well }) => well.id),
    at,
  );
  const until = new Date(at.getTime() + aheadDays * dayMs);
  const rows = pumps.rows.map((pump) => ({
    ...pump,
    plannedWork: before({ wellId: pump.well.id, until, own: null, target: null }),
  }));
  return { ...pumps, rows };
}

/** A page of pumps with what is measured of them, under the contract's names, and what its figures need, under ours. */
function readPumps(db: Kysely<Database>, selection: WellSelection, page: PageRequest, at: Date) {
  const pumps = db
    .selectFrom('esp_equipment as pump')
    .innerJoin(selectedWells(selection), 'chosen.well_id', 'pump.well_id')
    .innerJoin('manufacturer as maker', 'maker.id', 'pump.manufacturer_id')
    .selectAll('pump')
    .select([...wellLabel, 'maker.name as manufacturer'])
    .where('pump.pulled_at', 'is', null)
    .orderBy('chosen.field_name')
    .orderBy('chosen.well_name')
    .orderBy('chosen.well_id');
  const withSignals = db
    .selectFrom(pageOf(pumps, page).as('pump'))
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('esp_reading as signal')
          .selectAll('signal')
          .whereRef('signal.well_id', '=', 'pump.well_id')
          .where('signal.at', '<=', at)
          .orderBy('signal.at', 'desc')
          .limit(1)
          .as('reading'),
      (join) => join.onTrue(),
    )
    .leftJoin('well_advice as found', 'found.well_id', 'pump.wellId')
    .select(({ selectFrom, fn }) => [
      'pump.wellId',
      'pump.wellName',
      'pump.fieldId',
      'pump.fieldName',
      'pump.manufacturer',
      'pump.pump_model as pumpModel',
      'pump.stage_type as stageType',
      'pump.stages',
      'reading.frequency',
      'pump.rated_frequency as ratedFrequency',
      'pump.min_hz as minHz',
      'pump.max_hz as maxHz',
      'pump.setpoint_hz as setpointHz',
      'pump.mode',
      'reading.motor_current as motorCurrent',
      'pump.nameplate_current as nameplateCurrent',
      placeOf('loadPct'),
      'reading.motor_temperature as motorTemperature',
      'reading.intake_pressure as intakePressure',
      'reading.discharge_pressure as dischargePressure',
      'reading.intake_temperature as intakeTemperature',
      'reading.vibration',
      'reading.wellhead_pressure as wellheadPressure',
      'reading.liquid_rate as liquidRate',
      placeOf('oilRate'),
      'reading.water_cut as waterCut',
      'reading.gor',
      'reading.free_gas_pct as freeGasPct',
      placeOf('bepPct'),
      placeOf('window'),
      'reading.power',
      placeOf('specificEnergy'),
      placeOf('runLifeDays'),
      selectFrom('frequency_change as change')
        .select(fn.countAll<number>().as('trips'))
        .whereRef('change.well_id', '=', 'pump.well_id')
        .where('change.kind', '=', 'trip')
        .where('change.at', '<=', at)
        .where('change.at', '>', new Date(at.getTime() - tripDays * dayMs))
        .as('tripsLast30d'),
      placeOf('asOf'),
      'reading.quality',
      'reading.at',
      'pump.bep_rate',
      'pump.min_rate',
      'pump.max_rate',
      'pump.installed_at',
      'found.status',
      'found.limited_by as limitedBy',
      'found.missing',
      'found.newest_day as newestDay',
      'found.rule_version as rule',
      'found.fits',
      'pump.total',
    ])
    .orderBy('pump.fieldName')
    .orderBy('pump.wellName')
    .orderBy('pump.wellId');
  return readPage(withSignals);
}

type Pump = Awaited<ReturnType<typeof readPumps>>['rows'][number];

function asFrequencyInfo(
  { at, bep_rate, min_rate, max_rate, installed_at, ...row }: Pump,
  now: Date,
): Omit<FrequencyInfo, 'plannedWork'> {
  const { status, limitedBy, missing, newestDay, rule, fits, ...pump } = row;
  const { frequency, motorCurrent, liquidRate, waterCut, power } = pump;
  const speed = frequency === null ? 0 : frequency / pump.ratedFrequency;
  const runningRate = speed > 0 ? liquidRate : null;
  return {
    ...pump,
    ratedFrequency: pump.ratedFrequency as 50 | 60,
    loadPct:
      motorCurrent === null || pump.nameplateCurrent === null
        ? null
        : (100 * motorCurrent) / pump.nameplateCurrent,
    oilRate: liquidRate === null || waterCut === null ? null : liquidRate * (1 - waterCut / 100),
    bepPct: runningRate === null || bep_rate === null ? null : (100 * runningRate) / (bep_rate * speed),
    window:
      runningRate === null || min_rate === null || max_rate === null
        ? null
        : thrust(runningRate / speed, min_rate, max_rate),
    specificEnergy:
      power === null || liquidRate === null || liquidRate <= 0 ? null : (24 * power) / liquidRate,
    runLifeDays: Math.max(0, Math.floor((now.getTime() - Date.parse(installed_at)) / dayMs)),
    asOf: at ?? installed_at,
    quality: pump.quality ?? 'stale',
    advice:
      status === null || missing === null || rule === null
        ? null
        : { status, limitedBy, missing, newestDay, rule, fits },
  };
}

/** Where the pump runs, by its rate at rated frequency against the recommended range. */
function thrust(ratedRate: number, minRate: number, maxRate: number): FrequencyInfo['window'] {
  if (ratedRate < minRate) return 'downthrust';
  return ratedRate > maxRate ? 'upthrust' : 'inRange';
}
