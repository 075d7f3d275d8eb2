// What is left to chance when the portal is looked at: the moment, and how each page is shown.
import { tsImport } from 'tsx/esm/api';

const { Random } = await tsImport('../../../apps/backend/src/demonstration/random.ts', import.meta.url);
const { themeNames } = await tsImport('../../../packages/ui/src/themes/theme-names.ts', import.meta.url);
const { languages } = await tsImport('../../../apps/portal/src/i18n/languages.ts', import.meta.url);
const { unitSystems } = await tsImport('../../../apps/portal/src/quantities.ts', import.meta.url);

/** The two years whose days are drawn; a demonstration begins with each of these halves, and is extended from there. */
const halves = ['2025-01-01', '2025-07-01', '2026-01-01', '2026-07-01'].map(
  (day) => new Date(`${day}T00:00:00Z`),
);
const end = new Date('2027-01-01T00:00:00Z');
const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Widths of a window that are drawn (px). */
const [narrowest, widest] = [320, 1920];

/** Small numbers that are drawn for a purpose of one draw; the same seed, draw and purpose give the same ones. */
export const chance = (seed, draw, purpose) => new Random(`${seed}/${draw}/${purpose}`);

/**
 * The moment of a draw, and the beginning of the demonstration that it sees.
 * @returns {{ moment: Date, begin: Date }}
 */
export function drawMoment(seed, draw) {
  const [first] = halves;
  // A demonstration begins with its first day behind it.
  const minutes = chance(seed, draw, 'moment').whole(0, (end - first - dayMs) / minuteMs - 1);
  const moment = new Date(first.getTime() + dayMs + minutes * minuteMs);
  return { moment, begin: halves.findLast((half) => half <= moment) };
}

/** How one page of a draw is shown. Narrow widths, where least has room, are as frequent as wide ones. */
export function drawAppearance(seed, draw, page) {
  const random = chance(seed, draw, page);
  return {
    language: random.pick(languages),
    width: Math.round(random.logBetween(narrowest, widest)),
    theme: random.pick(themeNames),
    units: random.pick(unitSystems),
  };
}

/** Of views that differ little from another one in so many draws is shown. */
const oneIn = 3;

/** The views of a draw: all but those that a draw shows sometimes, and some of these. */
export const drawViews = (seed, draw, views) =>
  views.filter(
    ({ name, sometimes }) => !sometimes || chance(seed, draw, `${name}, whether`).whole(1, oneIn) === 1,
  );
