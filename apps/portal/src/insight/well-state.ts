import type { ProductionDayWell } from '@cnx/api';
import type { Tone } from '@cnx/ui';

/** What the color of a well's state on its newest day says, wherever the state stands. */
export const wellStateTones = {
  up: 'good',
  down: 'critical',
  silent: 'warning',
  injecting: 'good',
  suspended: 'neutral',
  abandoned: 'neutral',
  unreported: 'neutral',
} as const satisfies Record<ProductionDayWell['state'], Tone>;
