// The state of advice, in the same word wherever it is listed.
import type { FrequencyChange, FrequencyCheck } from '@cnx/api';
import { Badge } from '@cnx/ui';
import {
  CalendarClock,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleDotDashed,
  CircleHelp,
  CircleSlash,
  Clock,
  ShieldAlert,
  ShieldQuestion,
} from 'lucide-react';
import { openChecks } from './advice-checks.ts';
import { ofCode } from './of-code.ts';

/** Of each state of advice, its icon and tone. */
export const adviceStates = {
  proposed: { Icon: CircleDashed, tone: 'neutral' },
  conditional: { Icon: ShieldQuestion, tone: 'warning' },
  scheduled: { Icon: CalendarClock, tone: 'info' },
  accepted: { Icon: CircleDot, tone: 'info' },
  rejected: { Icon: CircleSlash, tone: 'neutral' },
  done: { Icon: CircleCheck, tone: 'neutral' },
  doneUnaccepted: { Icon: CircleCheck, tone: 'neutral' },
  measuring: { Icon: CircleDotDashed, tone: 'info' },
  proved: { Icon: CircleCheck, tone: 'good' },
  inQuestion: { Icon: CircleHelp, tone: 'warning' },
  inconclusive: { Icon: CircleHelp, tone: 'neutral' },
  noGain: { Icon: CircleSlash, tone: 'warning' },
  againstRails: { Icon: ShieldAlert, tone: 'warning' },
  withdrawn: { Icon: CircleSlash, tone: 'neutral' },
  expired: { Icon: Clock, tone: 'neutral' },
} as const satisfies Record<AdviceStateName, unknown>;

/**
 * A status of advice; of what is proposed `scheduled` where it has a step on the schedule, and `conditional` where a check that
 * decides was not made; of what is done, what came of it.
 */
export type AdviceStateName =
  | FrequencyChange['status']
  | 'scheduled'
  | 'conditional'
  | 'doneUnaccepted'
  | 'measuring'
  | 'proved'
  | 'inQuestion'
  | 'inconclusive'
  | 'noGain'
  | 'againstRails'
  | 'withdrawn';

/** What says the state of advice that is not done. */
export interface UndoneAdvice {
  readonly status: Exclude<FrequencyChange['status'], 'done'>;
  /** When the schedule has its step; null where it has none. */
  readonly plannedFor: string | null;
  readonly checks: readonly FrequencyCheck[];
}

/** The state of advice that is not done. */
export function undoneStateOf({ status, plannedFor, checks }: UndoneAdvice): AdviceStateName {
  if (status === 'proposed' && plannedFor !== null) return 'scheduled';
  return status === 'proposed' && openChecks(checks).length > 0 ? 'conditional' : status;
}

/** The state of advice as a badge. */
export function AdviceState({ state, text }: { state: AdviceStateName; text: string }) {
  const { Icon, tone } = ofCode(adviceStates, state, adviceStates.proposed);
  return (
    <Badge tone={tone} emphasis="quiet" icon={<Icon size={14} />}>
      {text}
    </Badge>
  );
}
