import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type {
  AdviceLimit,
  AdviceStatus,
  CheckName,
  SettingCheckName,
  Confounder,
  DriveMode,
  EventSource,
  FoundInput,
  FrequencyChangeKind,
  FrequencyChangeStatus,
  GuardRailName,
  Interval,
  OpportunityKind,
  OpportunityStatus,
  Protection,
  PumpedWellFits,
  Quality,
  StageType,
  TrackingVerdict,
} from '../../vocabulary.ts';
import type { DefaultedTimestamp, NullableTimestamp, Timestamp } from './columns.ts';

/**
 * A run of an electric submersible pump in a well; the one with `pulled_at` null is in the hole now. Null is what is not known of
 * it.
 */
interface EspEquipmentTable {
  well_id: string;
  installed_at: Timestamp;
  pulled_at: NullableTimestamp;
  /** Why the run ended; null while it runs. */
  pull_reason: string | null;
  manufacturer_id: string;
  pump_model: string;
  stage_type: StageType | null;
  stages: number;
  /** Measured depth of the intake, m. */
  depth: Generated<number | null>;
  /** 50 or 60 Hz. */
  rated_frequency: number;
  /** Hz. */
  min_hz: number;
  /** Hz. */
  max_hz: number;
  /** Hz. */
  setpoint_hz: number | null;
  mode: DriveMode;
  /** A. */
  nameplate_current: number | null;
  /** kW at rated frequency. */
  nameplate_power: number | null;
  /** degC. */
  motor_temperature_limit: number | null;
  /** bar. */
  intake_pressure_limit: number | null;
  /** Best-efficiency liquid rate at rated frequency, Sm3/d; scales with frequency. */
  bep_rate: number | null;
  /** Recommended range at rated frequency, Sm3/d; scales with frequency. */
  min_rate: number | null;
  max_rate: number | null;
}

/** A point of a catalog curve: one stage in water at the curve's frequency. */
interface StoredCurvePoint {
  /** m3/d. */
  rate: number;
  /** m. */
  head: number;
  /** kW; null where the catalog gives neither power nor efficiency. */
  power: number | null;
}

/** The catalog curve of a pump run. */
interface PumpCurveTable {
  well_id: string;
  installed_at: Timestamp;
  /** Hz. */
  frequency: number;
  /** By ascending rate. */
  points: JSONColumnType<StoredCurvePoint[]>;
}

/** One hour of a well's signals; averages over the hour that starts at `at`. */
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
  /** % open. */
  choke_pct: Generated<number | null>;
  /** Sm3/d. */
  lift_gas: Generated<number | null>;
  /** bar. */
  casing_pressure: Generated<number | null>;
  /** degC. */
  wellhead_temperature: Generated<number | null>;
  quality: Generated<Quality>;
  /** The import that wrote it last, where one did; set by the database. */
  import_run_id: Generated<number | null>;
  /** Signals that are not to be trusted, a bit for each: see `doubtBit`. */
  doubtful: Generated<number>;
}

/** A guard rail that was tested before a step was advised. */
export interface FrequencyCheck {
  name: CheckName | SettingCheckName;
  value: number | null;
  limit: number | null;
  unit: string;
  /** Null: not checked, because value or limit is unknown. */
  pass: boolean | null;
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
  /** Expected change, Sm3/d, with its tenth and ninetieth percentile. */
  expected_oil: number | null;
  oil_low: Generated<number | null>;
  oil_high: Generated<number | null>;
  /** Expected change of power, %. */
  expected_power_pct: number | null;
  checks: JSONColumnType<FrequencyCheck[]>;
  status: FrequencyChangeStatus;
  decided_by: string | null;
  decided_at: NullableTimestamp;
  expires_at: NullableTimestamp;
  /** Null: not computed. */
  rule_version: Generated<string | null>;
  /** Of advice, counts how often its figures became others. */
  figures: Generated<number>;
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
  comment: Generated<string | null>;
  /** Change of the oil rate, Sm3/d; null until days enough are compared. */
  effect: JSONColumnType<Interval> | null;
  /** Sm3/d. */
  detectable_effect: number | null;
  /** Actual over expected change, %. */
  attainment: JSONColumnType<Interval> | null;
  fading: boolean;
  /** Null: not computed. */
  rule_version: string | null;
}

interface OptimizationOpportunityTable {
  id: string;
  well_id: string;
  kind: OpportunityKind;
  from_value: number;
  to_value: number;
  /** Unit of both values, such as Hz or %. */
  unit: string;
  /** Expected change, Sm3/d, with its tenth and ninetieth percentile. */
  expected_oil: number;
  oil_low: number;
  oil_high: number;
  /** Expected change, Sm3/d. */
  expected_liquid: number | null;
  /** Expected change, kWh/d; negative saves energy. */
  expected_power: number | null;
  power_low: number | null;
  power_high: number | null;
  /** 0 to 1, by the model and the record of the well alone: `likely_of` has what is stated. */
  confidence: number;
  /** The measured steps that it was stated beside when it was decided on; kept by the database. Null while it is open. */
  stated_record: ColumnType<Omit<StepRecordTable, 'field_id' | 'setting' | 'aim'> | null, never, never>;
  /** What forbids going further, in English and by its key. */
  limiting_constraint: string | null;
  limiting_check: AdviceLimit | null;
  status: OpportunityStatus;
  found_at: Timestamp;
  decided_at: NullableTimestamp;
  decided_by: string | null;
  done_at: NullableTimestamp;
  proved_at: NullableTimestamp;
  /** Gain that tracking proved, Sm3/d. */
  realised_oil: number | null;
  expires_at: NullableTimestamp;
  /** Null: not computed. */
  rule_version: string | null;
  /** Of advice on a choke or lift gas, counts how often its figures became others. */
  figures: Generated<number>;
  /** Of advice on a choke or lift gas: that on frequencies has its own. */
  checks: JSONColumnType<FrequencyCheck[], string | undefined>;
  /** What losses of the well that a step could bring back count already, Sm3/d: `net_oil` takes it from what is expected. */
  lost_oil: Generated<number>;
  /** The finding of the largest of them; null without one. */
  lost_in: string | null;
  /** Why it is over though no one decided on it: what keeps the well from a step now; null of what stands, was decided or ran out. */
  withdrawn_for: AdviceLimit | 'nothingToGain' | 'notComputed' | 'otherStep' | null;
  /** What it brings back of a pump that does not run as it may; null of any other. */
  protects: Protection | null;
}

/** What the optimization engine says of a well now. */
interface WellAdviceTable {
  well_id: string;
  status: AdviceStatus;
  /** What keeps a step from being made or from being larger. */
  limited_by: AdviceLimit | null;
  /** The finding of the loss that is to be diagnosed before anything is moved; null of other limits. */
  held_by: string | null;
  missing: JSONColumnType<FoundInput[]>;
  /** Newest production day that it rests on. */
  newest_day: string | null;
  /** The models behind it. */
  fits: JSONColumnType<PumpedWellFits> | null;
  /** Of a well without a pump, what its choke or lift gas did: a `StoredResponse` of the engine. */
  response: JSONColumnType<object> | null;
  rule_version: string;
}

/** The model that a pumped well's advice is from, to predict any other frequency with it. */
interface PumpedModelTable {
  well_id: string;
  /** As the engine keeps and reads it. */
  model: JSONColumnType<object>;
}

/** A limit that a company set for a well, for a field, or, with neither, for all wells. */
interface GuardRailTable {
  field_id: string | null;
  well_id: string | null;
  name: GuardRailName;
  value: number;
  changed_at: DefaultedTimestamp;
  user_id: string | null;
}

/** What came of the measured steps of a field, of one setting and made for one thing. */
interface StepRecordTable {
  field_id: string;
  setting: 'frequency' | 'choke' | 'gasLift';
  aim: 'gain' | 'reduction';
  measured: number;
  met: number;
  /** Those that met it, with the share of each inconclusive one that lies above 0. */
  counted: number;
}

/** The tables of this file, by their names in PostgreSQL. */
export interface EspTables {
  esp_equipment: EspEquipmentTable;
  pump_curve: PumpCurveTable;
  esp_reading: EspReadingTable;
  frequency_change: FrequencyChangeTable;
  tracked_frequency_change: TrackedFrequencyChangeTable;
  optimization_opportunity: OptimizationOpportunityTable;
  well_advice: WellAdviceTable;
  pumped_model: PumpedModelTable;
  guard_rail: GuardRailTable;
  step_record: StepRecordTable;
}
