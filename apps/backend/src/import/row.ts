import { dayNumber, isoDay } from '../production-day.ts';
import type { FlowKind, Quality } from '../vocabulary.ts';
import { withVolumes } from './daily-rates.ts';
import { derive } from './derived.ts';
import { shown, type RowProblem, type TableCells } from './cells.ts';
import { isSum } from './sum-words.ts';
import { isBlank } from './numbers.ts';
import { quantities, type QuantityName } from './quantities.ts';

/** A valid row of a file, in our units. */
export interface ImportRow {
  readonly field: string;
  readonly well: string;
  readonly uwi: string | null;
  /** The well that it is a wellbore of, where the row names one. */
  readonly mother: string | null;
  readonly day: string;
  /** Time of day beside the date as it is written, `06:00`; empty where none is. */
  readonly time: string;
  /** By the quantities that the file has a column for; null for a blank cell. */
  readonly values: Readonly<Partial<Record<QuantityName, number | null>>>;
  readonly flowKind: FlowKind;
  /** Whether the row itself says its flow kind; else it follows from the values. */
  readonly saysFlowKind: boolean;
  readonly quality: Quality;
  /** Why `quality` is `suspect`; empty otherwise. */
  readonly doubts: readonly string[];
  /** Hours in which the well was off, where the file says these instead of the hours on stream. */
  readonly downtime?: number | undefined;
  /** What the row says about the clock of its field, as it stands; empty where it says nothing. */
  readonly timeZone: string;
  readonly dayStart: string;
}

/** A row, or the first reason why it is none. */
export type RowResult = { readonly row: ImportRow } | Pick<RowProblem, 'problem' | 'isSum'>;

export interface RowRules {
  /** Field of rows that name none. */
  readonly fieldFallback?: string | undefined;
  /** Whether a date names the day that ends then; else the one that begins. */
  readonly dayNamedAt?: 'end' | undefined;
  /** Why rows of a field may not come from this sender; undefined where they may. @default they may */
  readonly refuseField?: ((field: string) => string | undefined) | undefined;
  /** Names of the columns that hold rates; see `rateNames`. @default none */
  readonly rates?: ReadonlySet<string> | undefined;
  /** Last day that a row may have, `YYYY-MM-DD`. */
  readonly lastDay: string;
}

/** Checks what the cells of a row say together. */
export function readRow(
  { texts, numbers: given }: TableCells,
  { fieldFallback, lastDay, dayNamedAt, refuseField, rates }: RowRules,
): RowResult {
  const numbers = rates ? withVolumes(given, rates) : given;
  const text = (name: string) => texts[name] ?? '';
  const well = text('well');
  const field = text('field') || (fieldFallback ?? '');
  if (field === '') return { problem: 'the field is missing' };
  const refused = refuseField?.(field);
  if (refused !== undefined) return { problem: refused };
  if (isSum(well, field)) return { problem: `"${shown(well)}" is a sum or a mean, not a well`, isSum: true };

  const [named = '', time = ''] = text('day').split('T');
  const day = dayNamedAt === 'end' && time !== '24:00' ? dayBefore(named) : named;
  if (day > lastDay) return { problem: `${day} is in the future` };

  const kind = readFlowKind(text('flowKind'));
  if (kind === undefined)
    return { problem: `"${shown(text('flowKind'))}" is neither production nor injection` };
  const values: Partial<Record<QuantityName, number | null>> = {};
  const derived = derive(numbers);
  if ('problem' in derived) return derived;
  const known: typeof values = { ...numbers, ...derived.values };
  for (const { name } of quantities) if (known[name] !== undefined) values[name] = known[name];
  const { hours } = values;
  if (hours != null && (hours < 0 || hours > 25))
    return { problem: `${Number(hours.toPrecision(6))} hours are not between 0 and 25` };

  const flowKind =
    kind ??
    (values.oil == null && values.gas == null && (values.waterInjected ?? 0) > 0
      ? 'injection'
      : 'production');
  const doubts = contradictions(values, flowKind);
  const quality: Quality = doubts.length > 0 ? 'suspect' : 'measured';
  const uwi = isBlank(text('uwi')) ? null : text('uwi');
  const mother = isBlank(text('mother')) ? null : text('mother');
  const clock = { timeZone: text('timeZone'), dayStart: text('dayStart') };
  const what = { flowKind, saysFlowKind: kind !== null, quality, doubts };
  const { downtime } = derived;
  return { row: { field, well, uwi, mother, day, time, values, downtime, ...what, ...clock } };
}

function dayBefore(day: string): string {
  return isoDay(dayNumber(day) - 1);
}

/** @returns null when the row does not say, undefined when it says something unknown. */
function readFlowKind(text: string): FlowKind | null | undefined {
  const words: Record<string, FlowKind> = {
    production: 'production',
    producer: 'production',
    prod: 'production',
    op: 'production',
    produccion: 'production',
    producción: 'production',
    injection: 'injection',
    injector: 'injection',
    inj: 'injection',
    wi: 'injection',
    inyeccion: 'injection',
    inyección: 'injection',
  };
  const key = text.toLowerCase();
  if (text === '') return null;
  return Object.hasOwn(words, key) ? words[key] : undefined;
}

/**
 * What in a row contradicts itself. Such rows are stored as given, with quality `suspect`: a person has to decide
 * which of the two values is wrong. A day with gas and no oil is a gas well's, not a contradiction.
 */
function contradictions(values: ImportRow['values'], flowKind: FlowKind): string[] {
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
