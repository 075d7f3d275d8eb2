import { operatingPoint, riseCurve, type PumpPoint } from './pump.ts';
import type { WellPlan } from './well-plan.ts';

/** A well whose pressures are in balance: what its inflow leaves, its pump lifts to what stands above. */
export interface PumpedState extends PumpPoint {
  /** Pressure at the intake, above the pump and at the wellhead (bar). */
  intake: number;
  discharge: number;
  wellhead: number;
}

/**
 * What a well gives per bar of drawdown now (Sm3/d/bar): a well declines because less reaches it, at the same drawdown.
 * @param inflow what it would give at the settings of its first day (Sm3/d)
 */
export function productivityNow({ productivity, rate }: WellPlan, inflow: number): number {
  return (productivity * inflow) / rate;
}

/** What of these stands whatever flows; the rest grows with the square of the rate. */
const standingWellhead = 0.7;
const standingColumn = 0.95;
/** A pump that has drawn its intake down to here takes in gas and lifts less (bar). */
const minIntake = 8;
/** However much gas a running pump takes in, it lifts this share of its curve: liquid that flows takes power. */
const leastLift = 0.1;

/** Pressure that the flow line holds against a rate (bar). */
export function wellheadPressure(plan: Pick<WellPlan, 'wellheadPressure' | 'rate'>, rate: number): number {
  return plan.wellheadPressure * (standingWellhead + (1 - standingWellhead) * (rate / plan.rate) ** 2);
}

/** Pressure between pump and wellhead: weight of the column and friction (bar). */
function columnPressure(plan: Pick<WellPlan, 'column' | 'rate'>, rate: number): number {
  return plan.column * (standingColumn + (1 - standingColumn) * (rate / plan.rate) ** 2);
}

/**
 * Pressures of a pumped well that flows at a rate outside of slugs. A slug takes a share of the rate: the inflow it
 * leaves raises the pressure at the intake, and what the pump then lifts less than its curve is taken by the gas.
 * @param rate liquid without the slug (Sm3/d)
 * @param frequency Hz
 * @param productivity of the well now (Sm3/d/bar)
 */
export function pumpedState(
  plan: WellPlan,
  rate: number,
  frequency: number,
  productivity: number,
  slug = 0,
): PumpedState {
  const flowing = rate * (1 - slug);
  const left = Math.max(minIntake, quietIntake(plan, rate, frequency)) + (rate - flowing) / productivity;
  const wellhead = wellheadPressure(plan, flowing);
  const discharge = wellhead + columnPressure(plan, flowing);
  const { rise } = operatingPoint(plan.pump!.design, flowing, frequency);
  const intake = Math.min(left, discharge - leastLift * rise);
  const lost = rise > 0 ? Math.min(1, Math.max(0, 1 - (discharge - intake) / rise)) : 0;
  return { ...operatingPoint(plan.pump!.design, flowing, frequency, lost), intake, discharge, wellhead };
}

/** Pressure at the intake outside of slugs, however low (bar). */
export function quietIntake(plan: WellPlan, rate: number, frequency: number): number {
  const { rise } = operatingPoint(plan.pump!.design, rate, frequency);
  return wellheadPressure(plan, rate) + columnPressure(plan, rate) - rise;
}

/** Largest share by which one step of the frequency moves the rate. */
const maxStep = 0.5;

/**
 * What a step of the frequency makes of the rate: the pump finds a new balance with the same reservoir.
 * @param rate liquid before (Sm3/d)
 * @param productivity of the well now (Sm3/d/bar)
 * @returns Rate after over rate before.
 */
export function frequencyEffect(
  plan: WellPlan,
  rate: number,
  productivity: number,
  from: number,
  to: number,
): number {
  const { shutOff, linear, square } = riseCurve(plan.pump!.design, to);
  const reservoir = quietIntake(plan, rate, from) + rate / productivity;
  const standing = plan.wellheadPressure * standingWellhead + plan.column * standingColumn;
  const growing =
    (plan.wellheadPressure * (1 - standingWellhead) + plan.column * (1 - standingColumn)) / plan.rate ** 2;
  // reservoir - q / productivity + shutOff - linear q - square q² = standing + growing q²
  const a = square + growing;
  const b = linear + 1 / productivity;
  const c = Math.max(0, reservoir + shutOff - standing);
  const balanced = (Math.sqrt(b ** 2 + 4 * a * c) - b) / (2 * a);
  return Math.min(1 + maxStep, Math.max(1 - maxStep, balanced / rate));
}
