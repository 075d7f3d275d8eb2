import type { FlowKind } from '../vocabulary.ts';
import type { QuantityName } from './quantities.ts';

type Values = Readonly<Partial<Record<QuantityName, number | null>>>;

/**
 * What in a row contradicts itself. Such rows are stored as given, with quality `suspect`: a person has to find out
 * which of the two values is wrong. A day with gas and no oil is a gas well's, not a contradiction.
 */
export function contradictions(values: Values, flowKind: FlowKind): string[] {
  const { hours, oil, gas, water, waterInjected, choke } = values;
  const doubts: string[] = [];
  const positive = (value: number | null | undefined) => (value ?? 0) > 0;
  if (flowKind === 'production') {
    if (hours === 0 && [oil, gas, water].some(positive)) doubts.push('production in 0 hours');
    if (positive(hours) && oil === 0 && !positive(gas)) doubts.push('hours without oil');
  } else {
    if (hours === 0 && positive(waterInjected)) doubts.push('injection in 0 hours');
    if (positive(hours) && waterInjected === 0) doubts.push('hours without injection');
  }
  if ((choke ?? 0) > 100) doubts.push('a choke above 100 %');
  if ((choke ?? 0) < 0) doubts.push('a choke below 0 %');
  if ([oil, gas, water, waterInjected].some((volume) => (volume ?? 0) < 0)) doubts.push('a negative volume');
  return doubts;
}
