import type { components } from '@cnx/api/schema';

type Schemas = components['schemas'];

/** What is reported, as it was found and is kept until it is said. */
export type AlertFinding =
  | { kind: 'notification'; notification: Omit<Schemas['Notification'], 'readAt' | 'snoozedUntil'> }
  | { kind: 'exception'; row: Schemas['WellException'] }
  | { kind: 'change'; row: Schemas['ChangePoint'] }
  | { kind: 'activity'; row: Schemas['Schedule'] }
  | { kind: 'view'; rows: ViewRows; total: number }
  | { kind: 'handover'; handover: Schemas['ShiftHandover'] };

/** Rows of a saved view, in its order. */
export type ViewRows =
  | { list: 'exceptions'; rows: Schemas['WellException'][] }
  | { list: 'changePoints'; rows: Schemas['ChangePoint'][] }
  | { list: 'schedule'; rows: Schemas['Schedule'][] };
