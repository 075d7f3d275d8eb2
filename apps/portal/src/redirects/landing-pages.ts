import type { PathName } from '../paths.ts';

/** Pages that a user may choose to land on. */
export const landingPages = [
  'dashboard',
  'exceptionReport',
  'dataHealth',
  'dashboardUser',
  'notifications',
] as const satisfies readonly PathName[];
