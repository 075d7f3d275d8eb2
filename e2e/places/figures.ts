import type { Reading } from './moment.ts';

/** Subjects of what is read. */
export const all = 'all fields';
/** A well as a subject. */
export const well = (id: string) => `well ${id}`;
/** An event as a subject. */
export const event = (id: string) => `event ${id}`;

type Said = Reading['said'];
type Figure = (of: string, said: Said) => Reading;

const figure =
  (what: string): Figure =>
  (of, said) => ({ what, of, said });

/** What places say, by name: two that say it of one subject say the same. */
export const figures = {
  oil: figure('oil of the newest day'),
  up: figure('wells up'),
  down: figure('wells down'),
  silent: figure('wells without data'),
  state: figure('state of the well'),
  open: figure('open exceptions'),
  openOfWell: figure('open exceptions at the well'),
  lostNow: figure('oil lost now'),
  gasLostNow: figure('gas lost now'),
  standingOil: figure('standing oil'),
  standingWells: figure('wells with a standing loss'),
  lossPerDay: figure('loss per day'),
  lossSoFar: figure('lost so far'),
  expected: figure('expected rate'),
  rate: figure('rate of the newest day'),
  share: figure('change against expected'),
  status: figure('status'),
  since: figure('first day'),
  workAhead: figure('work of the next day'),
  oilOfMonth: figure('oil of the month'),
  gasOfMonth: figure('gas of the month'),
  deferredOf: (of: string, day: string, said: Said): Reading => ({ what: `deferred on ${day}`, of, said }),
  oilOf: (of: string, day: string, said: Said): Reading => ({ what: `oil on ${day}`, of, said }),
  gasOf: (of: string, day: string, said: Said): Reading => ({ what: `gas on ${day}`, of, said }),
} as const;
