import { areas } from './areas.ts';
import { failures } from './failures.ts';
import { filters } from './filters.ts';
import { notifications } from './notifications.ts';
import { shell } from './shell.ts';
import { titles } from './titles.ts';
import { trouble } from './trouble.ts';

/** The texts after sign-in, by the part of the portal that shows them. */
export const portal = { areas, failures, filters, notifications, shell, titles, trouble } as const;
