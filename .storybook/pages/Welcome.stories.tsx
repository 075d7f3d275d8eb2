import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mark, Text } from '@cnx/ui';
import { Page, PageTable, Section } from './Page.tsx';
import type { Place } from './places.ts';
import { StoryLinks } from './StoryLinks.tsx';

const dashboard = 'portal-dashboard-whole-page--desktop';

/** What to review, and where. */
const topics: readonly (readonly [what: string, ...places: Place[]])[] = [
  [
    'Six themes',
    { label: 'Dashboard, dark', id: dashboard, globals: 'theme:dark' },
    { label: 'Dashboard, light', id: dashboard, globals: 'theme:light' },
    { label: 'Badges in all themes', id: 'showing-badge--all', globals: 'theme:all' },
  ],
  [
    'Phone and compact rows',
    { label: 'Dashboard on a phone', id: 'portal-dashboard-whole-page--phone' },
    { label: 'Compact table', id: 'data-datatable--few-rows', globals: 'density:compact' },
  ],
  [
    'Right to left and longer text',
    { label: 'Frame, right to left', id: 'frame-appframe--wide', globals: 'direction:rtl' },
    { label: 'Form with longer text', id: 'inputs-formrow--two-columns', globals: 'words:longer' },
  ],
  [
    'Reduced motion and forced colors',
    { label: 'Dialog with reduced motion', id: 'overlays-dialog--open', globals: 'motion:reduced' },
    { label: 'Command palette', id: 'frame-commandpalette--open', globals: 'contrast:forced' },
  ],
  [
    'Contrast and color blindness',
    { label: 'Contrast', id: 'start-contrast--all-themes' },
    { label: 'Chart colors', id: 'start-chart-colors--simulated' },
  ],
  [
    'Extreme text and data',
    { label: 'Trend chart', id: 'data-trendchart--hostile-data' },
    { label: 'Notifications', id: 'frame-notificationpanel--hostile' },
  ],
];

function Welcome() {
  return (
    <Page
      title="CNX components"
      lead="Components of the CNX portal in six themes and three languages, for reviewers and for developers who build with them."
    >
      <Mark label="CNX" height={40} />
      <Section title="What to review">
        <PageTable
          label="What to review"
          head={['Topic', 'Stories']}
          rows={topics.map(([what, ...places]) => ({
            id: what,
            cells: [what, <StoryLinks key="stories" places={places} />],
          }))}
        />
      </Section>
      <Text emphasis="quiet">
        Use the toolbar to change theme, density, language, direction, text length, forced colors, motion and
        width. Press S for the sidebar, / to search, F for full screen.
      </Text>
    </Page>
  );
}

const meta = { title: 'Welcome', render: () => <Welcome />, tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Overview: StoryObj<typeof meta> = {};

export const OverviewTest: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('row')).toHaveLength(topics.length + 1);
    for (const link of canvas.getAllByRole('link')) await expect(link).toHaveAttribute('target', '_top');
  },
};
