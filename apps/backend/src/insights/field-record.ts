import type { ProductSince } from './main-product.ts';
import type { LossRecode } from './recoded-losses.ts';
import type { FieldClock } from '../production-day.ts';
import type { EventSource, ScheduleActivity, StageType, WellEventKind } from '../vocabulary.ts';
import type { Readings } from './optimization/readings.ts';

/** An entry of the operations log; times in ms, `to` infinite while it lasts. */
export interface LoggedEvent {
  id: string;
  /** Null for the whole field. */
  wellId: string | null;
  kind: WellEventKind;
  from: number;
  to: number;
  /** It is only a change of setting and has no duration. */
  isInstant: boolean;
  reasonCode: string | null;
  source: EventSource;
  fromValue: number | null;
  toValue: number | null;
}

/** An entry of the schedule; times in ms. */
export interface ScheduledWork {
  id: string;
  wellId: string | null;
  activity: ScheduleActivity;
  from: number;
  to: number;
  approvedAt: number | null;
  /** When it was done, where that is known; the plan's end while it is under way. */
  done?: { from: number; to: number };
}

/** Hourly signals of one pump in columns, ascending; NaN where not reported. */
export interface PumpSignals {
  /** Start of the hour (ms since 1970-01-01T00:00Z). */
  at: Float64Array;
  /** Hz. */
  frequency: Float64Array;
  /** A. */
  motorCurrent: Float64Array;
  /** Variation of the current within the hour (%). */
  currentVariation: Float64Array;
  /** bar. */
  intakePressure: Float64Array;
  /** Free gas at the intake (volume %). */
  freeGas: Float64Array;
  /** Sm3/d. */
  liquidRate: Float64Array;
}

/** Daily rows of one well in columns, NaN where nothing was reported; see `DailySeries` for the rest. */
export interface WellRecord {
  id: string;
  stageType: StageType | null;
  day: Int32Array;
  hours: Float64Array;
  oil: Float64Array;
  gas: Float64Array;
  water: Float64Array;
  wellheadPressure: Float64Array;
  /** % open. */
  choke: Float64Array;
  suspect: Uint8Array;
  /** 1 where the row is of injection: a well may change over, and back. */
  injects: Uint8Array;
  /** 1 where the gas of the field was shared out among its wells by one ratio. */
  gasShared: Uint8Array;
  /** What was recorded of what the well is for, ascending. */
  products: readonly ProductSince[];
  /** Days on which a person accepted what the well then made as its new level, ascending. */
  acceptedDays: Int32Array;
  /** From which day until before which one people put its losses off. */
  postponements: readonly { from: number; until: number }[];
  /** What people recoded of its losses, the oldest first. */
  recodes: readonly LossRecode[];
  /** Hourly signals; empty columns where there are none. */
  pump: PumpSignals & Readings;
}

/** The log and the schedule of a field. */
export interface FieldWork {
  events: readonly LoggedEvent[];
  schedule: readonly ScheduledWork[];
}

/** Everything that the insights of some wells of one field are computed from. */
export interface FieldRecord extends FieldWork {
  id: string;
  clock: FieldClock;
  wells: readonly WellRecord[];
}
