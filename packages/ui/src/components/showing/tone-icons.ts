import { CircleCheck, CircleDashed, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { Tone } from '../props.ts';

/** The icon of each tone.
 * @internal
 */
export const toneIcons = {
  good: CircleCheck,
  info: Info,
  neutral: CircleDashed,
  warning: TriangleAlert,
  critical: OctagonAlert,
} satisfies Record<Tone, unknown>;
