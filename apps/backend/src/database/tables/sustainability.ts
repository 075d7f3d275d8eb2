import type { Generated } from 'kysely';
import type { MetricDirection, Quality } from '../../vocabulary.ts';

/**
 * Emissions, energy and water of one field and day within the operated boundary; what the field produced stands in
 * `field_day`. Null means "not reported".
 */
interface SustainabilityDayTable {
  field_id: string;
  day: string;
  /** kg CO2e of scope 1. */
  co2e_scope1: number;
  /** kg CO2e of scope 2. */
  co2e_scope2: number | null;
  /** Sm3. */
  flared_gas: number;
  /** Sm3. */
  vented_gas: number;
  /** kg. */
  methane: number;
  /** Sm3. */
  marketed_gas: number | null;
  /** kWh. */
  energy: number;
  /** Sm3. */
  reinjected_water: number | null;
  quality: Quality;
  /** Name and edition of the emission factors that were used. */
  factor_set: string;
}

/** A figure that sustainable production is judged by; its value is computed from the days. */
export interface SustainabilityMetricTable {
  code: string;
  label: string;
  unit: string;
  target: number;
  direction: MetricDirection;
  /** How far beyond the target still counts as "watch", % of the target. */
  watch_margin_pct: number;
  /** How the figure is computed, for the reader. */
  method: string;
  sort_order: Generated<number>;
}

/** The tables of this file, by their names in PostgreSQL. */
export interface SustainabilityTables {
  sustainability_day: SustainabilityDayTable;
  sustainability_metric: SustainabilityMetricTable;
}
