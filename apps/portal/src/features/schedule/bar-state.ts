import type { ScheduledActivity } from '@cnx/api';
import type { GanttState } from '@cnx/ui';
import { ofCode } from '../../insight/of-code.ts';

const states = {
  planned: 'planned',
  confirmed: 'confirmed',
  inProgress: 'running',
  done: 'done',
  cancelled: 'cancelled',
  overdue: 'late',
} as const satisfies Record<ScheduledActivity['status'], GanttState>;

/** How an activity is drawn; a state of a newer server as planned. */
export const barStateOf = ({ status }: Pick<ScheduledActivity, 'status'>): GanttState =>
  ofCode<ScheduledActivity['status'], GanttState>(states, status, 'planned');
