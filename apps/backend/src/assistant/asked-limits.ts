import type { Quantity, Question, Understanding } from './understanding.ts';

/** A unit that a question names. */
export type AskedUnit = keyof typeof wirePer | 'metric';

const wirePer = { bbl: 1 / 6.29, scf: 1 / 35.3, Mscf: 1_000 / 35.3, MMscf: 1_000_000 / 35.3 };

/** Whether figures of a system of units are in another unit than one that was named. */
export const isOtherUnit = (unit: AskedUnit, system: Question['units']) =>
  (unit === 'metric') !== (system === 'metric');

/** A limit as it is on the wire; undefined where a volume's unit does not fit. */
export function limitOf(
  side: 'above' | 'below' | undefined,
  value: number | undefined,
  quantity: Quantity | null,
  unit: AskedUnit | 'field',
): Understanding['limit'] {
  if (!side || value === undefined || quantity === null) return null;
  const isLiquid = ['oil', 'water', 'liquid', 'injection', 'potential', 'deferred'].includes(quantity);
  if (unit === 'bbl' && !isLiquid) return null;
  if (unit.endsWith('scf') && quantity !== 'gas') return null;
  const ofSystem = unit === 'field' ? (isLiquid ? 'bbl' : quantity === 'gas' ? 'Mscf' : 'metric') : unit;
  return { side, value: ofSystem === 'metric' ? value : value * wirePer[ofSystem] };
}

/** Whether a unit is one of oil, water and what is injected. */
export const isOfLiquids = (unit: AskedUnit): boolean => unit === 'bbl' || unit === 'metric';
