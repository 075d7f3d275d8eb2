import { CircleCheck, CircleDashed, Info, OctagonAlert, TriangleAlert } from 'lucide-react';

/** The states something can be in, best first. */
export const statuses = ['good', 'info', 'neutral', 'warning', 'critical'] as const;
/** The state something is in. */
export type Status = (typeof statuses)[number];

/** The icon of each state.
 * @internal
 */
export const statusIcons = {
  good: CircleCheck,
  info: Info,
  neutral: CircleDashed,
  warning: TriangleAlert,
  critical: OctagonAlert,
} satisfies Record<Status, unknown>;
