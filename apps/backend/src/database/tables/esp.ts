import type { Generated, JSONColumnType } from 'kysely';
import type {
  Confounder,
  DriveMode,
  EventSource,
  FrequencyChangeKind,
  FrequencyChangeStatus,
  OpportunityKind,
  OpportunityStatus,
  Quality,
  StageType,
  TrackingVerdict,
} from '../../vocabulary.ts';
import type { NullableTimestamp, Timestamp } from './columns.ts';

/** A run of an electric submersible pump in a well; the one with `pulled_at` null is in the hole now. */
interface EspEquipmentTable {
  well_id: string;
  installed_at: Timestamp;
  pulled_at: NullableTimestamp;
  /** Why the run ended; null while it runs. */
  pull_reason: string | null;
  manufacturer_id: string;
  pump_model: string;
  stage_type: StageType;
  stages: number;
  /** 50 or 60 Hz. */
  rated_frequency: number;
  /** Hz. */
  min_hz: number;
  /** Hz. */
  max_hz: number;
  /** Hz. */
  setpoint_hz: number;
  mode: DriveMode;
  /** A. */
  nameplate_current: number;
  /** kW at rated frequency. */
  nameplate_power: number;
  /** degC. */
  motor_temperature_limit: number;
  /** bar. */
  intake_pressure_limit: number;
  /** Best-efficiency liquid rate at rated frequency, Sm3/d; scales with frequency. */
  bep_rate: number;
  /** Recommended range at rated frequency, Sm3/d; scales with frequency. */
  min_rate: number;
  max_rate: number;
}

/** One hour of pump signals; averages over the hour that starts at `at`. */
export interface EspReadingTable {
  well_id: string;
  at: Timestamp;
  /** Hz; 0 when tripped. */
  frequency: number | null;
  /** A. */
  motor_current: number | null;
  /** Coefficient of variation of the current within the hour, %. */
  motor_current_cv: number | null;
  /** degC. */
  motor_temperature: number | null;
  /** bar. */
  intake_pressure: number | null;
  /** degC. */
  intake_temperature: number | null;
  /** bar. */
  discharge_pressure: number | null;
  /** bar. */
  wellhead_pressure: number | null;
  /** mm/s. */
  vibration: number | null;
  /** kW. */
  power: number | null;
  /** Free gas at the intake, % of volume (estimated). */
  free_gas_pct: number | null;
  /** Sm3/d. */
  liquid_rate: number | null;
  /** % of liquid. */
  water_cut: number | null;
  /** Sm3/Sm3. */
  gor: number | null;
  quality: Generated<Quality>;
}

/** A guard rail that was tested before a frequency step was advised. */
export interface FrequencyCheck {
  name: string;
  value: number | null;
  limit: number | null;
  unit: string;
  pass: boolean;
}

interface FrequencyChangeTable {
  id: string;
  well_id: string;
  at: Timestamp;
  from_hz: number;
  to_hz: number;
  kind: FrequencyChangeKind;
  source: EventSource;
  reason: string;
  /** Expected change, Sm3/d. */
  expected_liquid: number | null;
  /** Expected change, Sm3/d. */
  expected_oil: number | null;
  /** Expected change of power, %. */
  expected_power_pct: number | null;
  checks: JSONColumnType<FrequencyCheck[]>;
  status: FrequencyChangeStatus;
  decided_by: string | null;
  decided_at: NullableTimestamp;
  expires_at: NullableTimestamp;
}

/** Means of a tracking window: Sm3/d, %, Sm3/Sm3, bar, A, degC, kWh per m3 of liquid. */
export interface TrackedMeans {
  liquid: number | null;
  oil: number | null;
  waterCut: number | null;
  gor: number | null;
  intakePressure: number | null;
  motorCurrent: number | null;
  motorTemperature: number | null;
  specificEnergy: number | null;
}

/** Whether a frequency change did what was expected of it. Deltas are `after_means` minus `before_means`. */
interface TrackedFrequencyChangeTable {
  change_id: string;
  baseline_days: number;
  after_days: number;
  stabilised_at: NullableTimestamp;
  before_means: JSONColumnType<TrackedMeans>;
  after_means: JSONColumnType<TrackedMeans>;
  /** Actual gain over expected gain, %. */
  attainment_pct: number | null;
  confounders: JSONColumnType<Confounder[]>;
  verdict: TrackingVerdict;
  next_review: string | null;
  comment: string | null;
}

interface OptimizationOpportunityTable {
  id: string;
  well_id: string;
  kind: OpportunityKind;
  from_value: number;
  to_value: number;
  /** Unit of both values, such as Hz or %. */
  unit: string;
  /** Expected change, Sm3/d. */
  expected_oil: number;
  /** Expected change, Sm3/d. */
  expected_liquid: number | null;
  /** Expected change, kWh/d; negative saves energy. */
  expected_power: number | null;
  /** 0 to 1. */
  confidence: number;
  limiting_constraint: string | null;
  status: OpportunityStatus;
  found_at: Timestamp;
  decided_at: NullableTimestamp;
  decided_by: string | null;
  done_at: NullableTimestamp;
  proved_at: NullableTimestamp;
  /** Gain that tracking proved, Sm3/d. */
  realised_oil: number | null;
  expires_at: NullableTimestamp;
}

/** The tables of this file, by their names in PostgreSQL. */
export interface EspTables {
  esp_equipment: EspEquipmentTable;
  esp_reading: EspReadingTable;
  frequency_change: FrequencyChangeTable;
  tracked_frequency_change: TrackedFrequencyChangeTable;
  optimization_opportunity: OptimizationOpportunityTable;
}
