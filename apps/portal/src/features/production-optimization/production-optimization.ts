import type {
  FrequencyChange,
  OptimizationOpportunity,
  ProductionOptimization,
  SettingAdvice,
} from '@cnx/api';
import { undoneStateOf, type AdviceStateName } from '../../insight/advice-state.tsx';
import { addDays, dayOf, quantityOf, wallTime, type Quantity } from '../../quantities.ts';

/** What the optimization opportunities come to, in the one sentence that is true of them. */
export type OpportunityTakeaway =
  /** Nothing looks for opportunities at these wells. */
  | { readonly kind: 'notComputed' }
  /** Nothing was ever found in the window, and nothing is open. */
  | { readonly kind: 'none' }
  /** Nothing is open, but the window's findings were dealt with. */
  | { readonly kind: 'allDecided'; readonly found: number }
  /** Open opportunities; `best` is the largest known one. */
  | {
      readonly kind: 'open';
      readonly count: number;
      /** Wells that are to gain oil; null where not all opportunities are known. */
      readonly gaining: number | null;
      /** The oil that is expected of those wells beside what losses of theirs count already, Sm3/d. */
      readonly gain: number;
      /** What all of it would only bring back of such losses, Sm3/d. */
      readonly counted: number;
      readonly best: OptimizationOpportunity | null;
    };

/**
 * What an opportunity gains beside what losses of its well count already, Sm3/d, with the ends of its range; of a server that does not
 * say so, all that is expected.
 */
export function gainOf(row: OptimizationOpportunity): {
  readonly oil: number;
  readonly low: number;
  readonly high: number;
} {
  const { expectedOil, expectedOilLow, expectedOilHigh }: OptimizationOpportunity = row;
  const { netOil, netOilLow, netOilHigh }: Partial<OptimizationOpportunity> = row;
  return {
    oil: netOil ?? expectedOil,
    low: netOilLow ?? expectedOilLow,
    high: netOilHigh ?? expectedOilHigh,
  };
}

/** Sums the opportunities up. */
export function opportunityTakeaway(info: ProductionOptimization): OpportunityTakeaway {
  if (!info.computed) return { kind: 'notComputed' };
  const { openOpportunities: count, potentialOilGain: gain, funnel, top } = info;
  const counted = (info.grossOilGain ?? gain) - gain;
  if (count === 0) return funnel.found > 0 ? { kind: 'allDecided', found: funnel.found } : { kind: 'none' };
  const gainers = new Set(top.filter((row) => gainOf(row).oil > 0).map(({ well }) => well.id));
  const gaining = top.length < count ? null : gainers.size;
  const [best = null] = rankOpportunities(top);
  return { kind: 'open', count, gaining, gain, counted, best };
}

/** The best first: by the oil that they gain, by all that they bring, then by the energy that they save. */
export function rankOpportunities(top: readonly OptimizationOpportunity[]): OptimizationOpportunity[] {
  return [...top].sort(
    (a, b) =>
      gainOf(b).oil - gainOf(a).oil || b.expectedOil - a.expectedOil || a.expectedPower - b.expectedPower,
  );
}

/**
 * Ids of the opportunities whose oil is added up: of each well the best one, where it gains oil. Two of one well exclude each
 * other, and what saves energy and costs oil takes nothing off.
 */
export function addedOpportunities(rows: readonly OptimizationOpportunity[]): ReadonlySet<string> {
  const best = new Map<string, OptimizationOpportunity>();
  for (const row of rankOpportunities(rows)) {
    if (gainOf(row).oil > 0 && !best.has(row.well.id)) best.set(row.well.id, row);
  }
  return new Set([...best.values()].map(({ id }) => id));
}

/** What the setting of advice measures: lift gas shares its unit with liquids. Undefined where its unit is unknown. */
export function settingQuantity({
  kind,
  unit,
}: Pick<OptimizationOpportunity, 'kind' | 'unit'>): Quantity | undefined {
  return kind === 'gasLift' && unit === 'Sm3/d' ? 'gasRate' : quantityOf(unit);
}

/** Days before its end in which advice that still waits is marked. */
const soonDays = 3;

/** Whether advice ends within {@link soonDays} of the morning after the last day of a window. */
export function endsSoon(
  { expiresAt }: Pick<OptimizationOpportunity, 'expiresAt'>,
  lastDay: string,
): boolean {
  return dayOf(wallTime(expiresAt)) <= addDays(lastDay, 1 + soonDays);
}

/** An opportunity with the advice that it is on the Optimization dashboard; without it where nothing of that is known. */
export interface AdvisedOpportunity extends OptimizationOpportunity {
  readonly advice?: { readonly id: string; readonly state: AdviceStateName };
}

/** Finds the advice of each opportunity: on a pump by its well and its frequency, on a choke or lift gas by its id. */
export function withAdvice(
  rows: readonly OptimizationOpportunity[],
  changes: readonly FrequencyChange[],
  settings: readonly SettingAdvice[],
): AdvisedOpportunity[] {
  const bySetting = new Map(settings.map((advice) => [advice.id, advice]));
  const isOpen = ({ status }: FrequencyChange) => status === 'proposed' || status === 'accepted';
  const byStep = new Map(
    changes
      .filter((change) => change.kind === 'advised' && isOpen(change))
      .map((change) => [`${change.well.id} ${change.toHz}`, change]),
  );
  return rows.map((row) => {
    const advice = bySetting.get(row.id) ?? byStep.get(`${row.well.id} ${row.to}`);
    if (advice === undefined || advice.status === 'done') return row;
    return { ...row, advice: { id: advice.id, state: undoneStateOf({ ...advice, status: advice.status }) } };
  });
}

/** The state of an opportunity in the word of the Optimization dashboard. */
export function stateOf({ advice, status }: AdvisedOpportunity): AdviceStateName {
  return advice?.state ?? (status === 'found' ? 'proposed' : status);
}
