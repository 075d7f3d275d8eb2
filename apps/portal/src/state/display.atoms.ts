import type { Density } from '@cnx/ui';
import { atom } from 'jotai';
import type { InsightArea } from '../addresses.ts';
import type { UnitSystem } from '../quantities.ts';

// What signed-in users choose; apart from what the login page knows, which is `preferences.atoms.ts`.

/** The units in which quantities are shown. `openData` stores it for the session. @default 'metric' */
export const unitSystemAtom = atom<UnitSystem>('metric');

/** The region in whose way numbers and dates are written, of `regionsOf` in `kept-preferences.ts`. @default null: that of the language */
export const regionAtom = atom<string | null>(null);

/** The zone of times that no place has, by its IANA name. @default null: the computer's */
export const timeZoneAtom = atom<string | null>(null);

/** How close rows and controls stand. @default 'comfortable' */
export const densityAtom = atom<Density>('comfortable');

/** Whether use of the portal may be counted. @default 'on' */
export const usageChoiceAtom = atom<'on' | 'off'>('on');

/** Whether single keys are shortcuts. `openData` stores it for the session. @default true */
export const singleKeysAtom = atom(true);

/** The areas of the dashboard that are unfolded on a narrow page. `openData` stores it for the session. @default the first */
export const openAreasAtom = atom<readonly string[]>(['changePoints' satisfies InsightArea]);

/** Whether the navigation shows pictures alone. @default false */
export const narrowNavigationAtom = atom(false);
