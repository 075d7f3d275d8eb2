import type { PlannedStep } from '@cnx/api';
import { quantityOf } from '../quantities.ts';
import type { Formats } from './use-formats.ts';

/** From what to what a step changes a setting: "50.0 → 51.5 Hz", "34 → 40 %", "9,400 Mscf/d → 10.2 MMscf/d"; without what was before: "→ 51.5 Hz". */
export function stepText(
  { setting, from, to, unit }: PlannedStep,
  { quantities }: Pick<Formats, 'quantities'>,
): string {
  const quantity = setting === 'gasLift' ? 'gasRate' : quantityOf(unit);
  const isWhole = setting === 'choke' && Number.isInteger(from ?? to) && Number.isInteger(to);
  const style = setting === 'gasLift' ? {} : { digits: isWhole ? 0 : 1 };
  const parts = (value: number) =>
    quantity ? quantities.parts(quantity, value, style) : quantities.wireParts(unit, value, style);
  const text = (value: number) =>
    quantity ? quantities.text(quantity, value, style) : quantities.wireText(unit, value, style);
  if (from === null) return `→ ${text(to)}`;
  const before = parts(from);
  // One unit stands once; large rates of gas have another one than small ones.
  return `${before.unit === parts(to).unit ? before.value : text(from)} → ${text(to)}`;
}
