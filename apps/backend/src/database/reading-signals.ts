/** The signals of an hour, by their columns. The place of each is its bit in `esp_reading.doubtful`: new ones are put at the end. */
export const readingSignals = [
  'frequency',
  'motor_current',
  'motor_current_cv',
  'motor_temperature',
  'intake_pressure',
  'intake_temperature',
  'discharge_pressure',
  'wellhead_pressure',
  'vibration',
  'power',
  'free_gas_pct',
  'liquid_rate',
  'water_cut',
  'gor',
  'choke_pct',
  'lift_gas',
  'casing_pressure',
  'wellhead_temperature',
] as const;
export type ReadingSignal = (typeof readingSignals)[number];

/** The bit of a signal in `esp_reading.doubtful`. */
export function doubtBit(signal: ReadingSignal): number {
  return 1 << readingSignals.indexOf(signal);
}
