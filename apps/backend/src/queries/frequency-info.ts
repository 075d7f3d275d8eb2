import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import type { DriveMode, Quality, StageType } from '../vocabulary.ts';
import { dayMs } from '../production-day.ts';
import {
  asPage,
  selectedWells,
  wellLabel,
  type Page,
  type PageRequest,
  type WellLabelColumns,
  type WellSelection,
} from './selection.ts';
import { isoTime } from './well-events.ts';

type FrequencyInfo = components['schemas']['FrequencyInfo'];

/** Days over which trips are counted. */
const tripDays = 30;

interface PumpRow extends WellLabelColumns {
  manufacturer: string;
  pump_model: string;
  stage_type: StageType;
  stages: number;
  rated_frequency: number;
  min_hz: number;
  max_hz: number;
  setpoint_hz: number;
  mode: DriveMode;
  nameplate_current: number;
  bep_rate: number;
  min_rate: number;
  max_rate: number;
  installed_at: Date;
  at: Date | null;
  frequency: number | null;
  motor_current: number | null;
  motor_temperature: number | null;
  intake_pressure: number | null;
  intake_temperature: number | null;
  discharge_pressure: number | null;
  wellhead_pressure: number | null;
  vibration: number | null;
  power: number | null;
  free_gas_pct: number | null;
  liquid_rate: number | null;
  water_cut: number | null;
  gor: number | null;
  quality: Quality | null;
  trips: number;
  total: number;
}

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
  const { rows } = await sql<PumpRow>`
    select found.*, reading.*, found.well_id as well_id, coalesce(trip.trips, 0) as trips
    from (
      select chosen.well_id, chosen.well_name, chosen.field_id, chosen.field_name, maker.name as manufacturer,
             pump.pump_model, pump.stage_type, pump.stages, pump.rated_frequency, pump.min_hz, pump.max_hz,
             pump.setpoint_hz, pump.mode, pump.nameplate_current, pump.bep_rate, pump.min_rate, pump.max_rate,
             pump.installed_at, (count(*) over ())::int as total
      from esp_equipment as pump
      join ${selectedWells(selection)} as chosen on chosen.well_id = pump.well_id
      join manufacturer as maker on maker.id = pump.manufacturer_id
      where pump.pulled_at is null
      order by chosen.field_name, chosen.well_name, chosen.well_id
      limit ${page.limit} offset ${page.offset}
    ) as found
    left join lateral (
      select signal.* from esp_reading as signal
      where signal.well_id = found.well_id and signal.at <= ${at}
      order by signal.at desc limit 1
    ) as reading on true
    left join lateral (
      select count(*)::int as trips from frequency_change as change
      where change.well_id = found.well_id and change.kind = 'trip'
        and change.at <= ${at} and change.at > ${new Date(at.getTime() - tripDays * dayMs)}
    ) as trip on true
    order by found.field_name, found.well_name, found.well_id`.execute(db);
  return asPage(rows, (row) => asFrequencyInfo(row, at));
}

function asFrequencyInfo(row: PumpRow, now: Date): FrequencyInfo {
  const speed = row.frequency === null ? 0 : row.frequency / row.rated_frequency;
  const isRunning = speed > 0 && row.liquid_rate !== null;
  return {
    well: wellLabel(row),
    manufacturer: row.manufacturer,
    pumpModel: row.pump_model,
    stageType: row.stage_type,
    stages: row.stages,
    frequency: row.frequency,
    ratedFrequency: row.rated_frequency as 50 | 60,
    minHz: row.min_hz,
    maxHz: row.max_hz,
    setpointHz: row.setpoint_hz,
    mode: row.mode,
    motorCurrent: row.motor_current,
    nameplateCurrent: row.nameplate_current,
    loadPct: row.motor_current === null ? null : (100 * row.motor_current) / row.nameplate_current,
    motorTemperature: row.motor_temperature,
    intakePressure: row.intake_pressure,
    dischargePressure: row.discharge_pressure,
    intakeTemperature: row.intake_temperature,
    vibration: row.vibration,
    wellheadPressure: row.wellhead_pressure,
    liquidRate: row.liquid_rate,
    oilRate:
      row.liquid_rate === null || row.water_cut === null ? null : row.liquid_rate * (1 - row.water_cut / 100),
    waterCut: row.water_cut,
    gor: row.gor,
    freeGasPct: row.free_gas_pct,
    bepPct: isRunning ? (100 * row.liquid_rate!) / (row.bep_rate * speed) : null,
    window: isRunning ? thrust(row.liquid_rate! / speed, row) : null,
    power: row.power,
    specificEnergy:
      row.power !== null && row.liquid_rate !== null && row.liquid_rate > 0
        ? (24 * row.power) / row.liquid_rate
        : null,
    runLifeDays: Math.max(0, Math.floor((now.getTime() - row.installed_at.getTime()) / dayMs)),
    tripsLast30d: row.trips,
    asOf: isoTime(row.at ?? row.installed_at),
    quality: row.quality ?? 'stale',
  };
}

/** Where the pump runs, by its rate at rated frequency against the recommended range. */
function thrust(ratedRate: number, pump: Pick<PumpRow, 'min_rate' | 'max_rate'>): FrequencyInfo['window'] {
  if (ratedRate < pump.min_rate) return 'downthrust';
  return ratedRate > pump.max_rate ? 'upthrust' : 'inRange';
}
