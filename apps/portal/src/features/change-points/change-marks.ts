import type { Tone } from '@cnx/ui';
import {
  CheckCheck,
  CircleCheck,
  CircleDot,
  CircleSlash,
  Clock,
  Eye,
  Hourglass,
  Undo2,
  UserCheck,
  type LucideIcon,
} from 'lucide-react';
import type { ChangeState } from './change-points.ts';

/** A new change is not wrong yet: it waits to be looked at. */
export const stateTones = {
  new: 'neutral',
  acknowledged: 'info',
  assigned: 'info',
  snoozed: 'neutral',
  standing: 'neutral',
  expected: 'neutral',
  explained: 'good',
  accepted: 'good',
  recovered: 'good',
  dismissed: 'neutral',
  provisional: 'neutral',
} as const satisfies Record<ChangeState, Tone>;

/** Where words are not shown, icons distinguish states that mean the same. */
export const stateIcons = {
  new: CircleDot,
  acknowledged: Eye,
  assigned: UserCheck,
  snoozed: Clock,
  standing: Clock,
  expected: Clock,
  explained: CircleCheck,
  accepted: CheckCheck,
  recovered: Undo2,
  dismissed: CircleSlash,
  provisional: Hourglass,
} as const satisfies Record<ChangeState, LucideIcon>;
