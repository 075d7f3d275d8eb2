/** A step of the way that a reviewer goes in five minutes. */
export interface ReviewStep {
  readonly title: string;
  readonly what: string;
  /** Where to look: addresses as Storybook makes them, `docs` pages or stories. */
  readonly places: readonly { readonly label: string; readonly id: string; readonly globals?: string }[];
}

/** In the order in which it is gone. */
export const reviewPath: readonly ReviewStep[] = [
  {
    title: 'What is new',
    what: 'Read what changed since the last release, then look at what was touched.',
    places: [{ label: 'Changes', id: 'start-changes--since-the-last-release' }],
  },
  {
    title: 'Colour',
    what: 'See that every pair reaches its contrast in all six themes, and that chart colors stay apart without red, green or blue cones.',
    places: [
      { label: 'Contrast', id: 'start-contrast--all-themes' },
      { label: 'Chart colours', id: 'start-chart-colours--simulated' },
    ],
  },
  {
    title: 'Six themes at once',
    what: 'The paintbrush in the toolbar shows any story in every theme side by side.',
    places: [
      { label: 'Button in six themes', id: 'inputs-button--tones', globals: 'theme:all' },
      { label: 'Status in six themes', id: 'showing-badge--all', globals: 'theme:all' },
      { label: 'Bars in six themes', id: 'data-barchart--grouped', globals: 'theme:all' },
    ],
  },
  {
    title: 'Keyboard and forced colors',
    what: 'Press Tab, arrows, Enter and Escape; then turn forced colors on in the toolbar. Each component lists its keys.',
    places: [
      { label: 'Table', id: 'data-datatable--docs' },
      {
        label: 'Command palette in forced colors',
        id: 'frame-commandpalette--open',
        globals: 'contrast:forced',
      },
    ],
  },
  {
    title: 'What people write and data brings',
    what: 'Long words, other scripts, absent and impossible values must stay honest and in place.',
    places: [
      { label: 'Hostile trend', id: 'data-trendchart--hostile-data' },
      { label: 'Hostile notifications', id: 'frame-notificationpanel--hostile' },
      { label: 'A form with words 40 % longer', id: 'inputs-formrow--two-columns', globals: 'words:longer' },
    ],
  },
];
