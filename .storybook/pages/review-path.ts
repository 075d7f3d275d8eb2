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
    what: 'Open the dashboard in each theme: people must see what needs attention first in all of them.',
    places: themeNames.map((theme) => ({
      label: `Dashboard, ${theme}`,
      id: dashboard,
      globals: `theme:${theme}`,
    })),
  },
  {
    title: 'Phone and compact density',
    what: 'See the same dashboard at 390 px, then a table with compact rows.',
    places: [
      { label: 'Dashboard on a phone', id: 'portal-dashboard-whole-page--phone' },
      { label: 'Compact table', id: 'data-datatable--few-rows', globals: 'density:compact' },
    ],
  },
  {
    title: 'Right to left, longer words',
    what: 'Right to left, everything is mirrored except numbers and charts. Words 40 % longer wrap cleanly.',
    places: [
      { label: 'Frame, right to left', id: 'frame-appframe--wide', globals: 'direction:rtl' },
      { label: 'Drawer, right to left', id: 'overlays-drawer--open', globals: 'direction:rtl' },
      { label: 'A form with words 40 % longer', id: 'inputs-formrow--two-columns', globals: 'words:longer' },
    ],
  },
  {
    title: 'Less motion, more contrast, no mouse',
    what: 'With reduced motion, a dialog opens immediately. With forced colors, every word stays readable. Try Tab, the arrow keys, Enter and Escape.',
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
    what: 'Every color pair meets its contrast in all six themes. Chart colors stay distinct in three types of color blindness.',
    places: [
      { label: 'Contrast', id: 'start-contrast--all-themes' },
      { label: 'Chart colors', id: 'start-chart-colors--simulated' },
      { label: 'Status in six themes', id: 'showing-badge--all', globals: 'theme:all' },
      { label: 'Bars in six themes', id: 'data-barchart--grouped', globals: 'theme:all' },
    ],
  },
  {
    title: 'Extreme text and data',
    what: 'Long words, other scripts, and missing or impossible values are shown correctly and stay in place.',
    places: [
      { label: 'Hostile trend', id: 'data-trendchart--hostile-data' },
      { label: 'Hostile notifications', id: 'frame-notificationpanel--hostile' },
    ],
  },
  {
    title: 'What is new',
    what: 'Read what changed since the last release, then look at the changed components.',
    places: [{ label: 'Changes', id: 'start-changes--since-the-last-release' }],
  },
];
