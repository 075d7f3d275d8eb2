import { themeNames } from '@cnx/ui';
import type { Place } from './places.ts';

/** A step of the way that a reviewer goes in five minutes. */
export interface ReviewStep {
  readonly title: string;
  readonly what: string;
  /** Where to look: addresses as Storybook makes them, `docs` pages or stories. */
  readonly places: readonly Place[];
}

const dashboard = 'portal-dashboard-whole-page--desktop';

/** In the order in which it is gone. */
export const reviewPath: readonly ReviewStep[] = [
  {
    title: 'The product in six themes',
    what: 'Open the dashboard in each theme: what needs attention must be seen first in all of them.',
    places: themeNames.map((theme) => ({
      label: `Dashboard, ${theme}`,
      id: dashboard,
      globals: `theme:${theme}`,
    })),
  },
  {
    title: 'On a phone, and close together',
    what: 'The same dashboard at 390 px; then a table whose rows stand closer together.',
    places: [
      { label: 'Dashboard on a phone', id: 'portal-dashboard-whole-page--phone' },
      { label: 'Compact table', id: 'data-datatable--few-rows', globals: 'density:compact' },
    ],
  },
  {
    title: 'Another direction, longer words',
    what: 'From right to left everything is mirrored but numbers and charts. Words two fifths longer break no line badly.',
    places: [
      { label: 'Frame from right to left', id: 'frame-appframe--wide', globals: 'direction:rtl' },
      { label: 'Drawer from right to left', id: 'overlays-drawer--open', globals: 'direction:rtl' },
      { label: 'A form with words 40 % longer', id: 'inputs-formrow--two-columns', globals: 'words:longer' },
    ],
  },
  {
    title: 'Less motion, more contrast, no mouse',
    what: 'With reduced motion a dialog is there at once. Forced colors keep every word. Press Tab, arrows, Enter and Escape.',
    places: [
      { label: 'Dialog with reduced motion', id: 'overlays-dialog--open', globals: 'motion:reduced' },
      {
        label: 'Command palette in forced colors',
        id: 'frame-commandpalette--open',
        globals: 'contrast:forced',
      },
      { label: 'Keys of the table', id: 'data-datatable--docs' },
    ],
  },
  {
    title: 'Color',
    what: 'Every pair reaches its contrast in all six themes. Chart colors stay apart without red, green or blue cones.',
    places: [
      { label: 'Contrast', id: 'start-contrast--all-themes' },
      { label: 'Chart colors', id: 'start-chart-colors--simulated' },
      { label: 'Status in six themes', id: 'showing-badge--all', globals: 'theme:all' },
      { label: 'Bars in six themes', id: 'data-barchart--grouped', globals: 'theme:all' },
    ],
  },
  {
    title: 'What people write and data brings',
    what: 'Long words, other scripts, absent and impossible values stay honest and in place.',
    places: [
      { label: 'Hostile trend', id: 'data-trendchart--hostile-data' },
      { label: 'Hostile notifications', id: 'frame-notificationpanel--hostile' },
    ],
  },
  {
    title: 'What is new',
    what: 'Read what changed since the last release, then look at what was touched.',
    places: [{ label: 'Changes', id: 'start-changes--since-the-last-release' }],
  },
];
