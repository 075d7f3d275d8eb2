import type { portal as english } from '../en/portal.ts';
import type { Translated } from '../translated.ts';
import { areas } from './areas.ts';
import { failures } from './failures.ts';
import { filters } from './filters.ts';
import { notifications } from './notifications.ts';
import { shell } from './shell.ts';
import { titles } from './titles.ts';
import { trouble } from './trouble.ts';

/** The texts after sign-in, by the part of the portal that shows them, in Spanish. */
export const portal: Translated<typeof english> = {
  areas,
  failures,
  filters,
  notifications,
  shell,
  titles,
  trouble,
};
