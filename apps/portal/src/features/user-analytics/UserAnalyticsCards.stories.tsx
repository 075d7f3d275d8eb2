import { examples } from '@cnx/api/examples';
import { Stack } from '@cnx/ui';
import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { failures } from '../../i18n/en/failures.ts';
import { userAnalytics as texts } from '../../i18n/en/user-analytics.ts';
import { userAnalytics as spanish } from '../../i18n/es/user-analytics.ts';
import { failedView, loadStoryTexts, shownView, withTexts } from '../../insight/story-frame.tsx';
import { UserAnalyticsCards } from './UserAnalyticsCards.tsx';

const retry = fn();
const month = examples.userAnalytics;

const meta = {
  title: 'User analytics/Cards',
  component: UserAnalyticsCards,
  loaders: [loadStoryTexts],
  decorators: [
    (Story) => (
      <Stack gap="normal">
        <Story />
      </Stack>
    ),
    withTexts,
  ],
  args: { view: shownView(month) },
  argTypes: { view: { control: false } },
} satisfies Meta<typeof UserAnalyticsCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const FilledTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = (name: string) => canvas.getByRole('region', { name });
    await expect(card(texts.cards.views)).toHaveTextContent('Dashboard leads: 2,104 times by 61 people.');
    await expect(card(texts.cards.acknowledgements)).toHaveTextContent('acknowledged within 1.6 h');
    await expect(card(texts.cards.loadTimes)).toHaveTextContent(
      'Slowest for three of four visits: Dashboard, 1,240 ms.',
    );
    const pages = within(card(texts.cards.views));
    await userEvent.click(pages.getByRole('button', { name: 'Show as table' }));
    // A group that is too small has no figure in the table either.
    await expect(await pages.findByRole('row', { name: /Settings · under 5 under 5/ })).toBeVisible();
    await expect(pages.getByRole('row', { name: /Exception report · 52 people 1,533/ })).toBeVisible();
  },
};

export const PeriodsTest: Story = {
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('region', { name: texts.cards.active }));
    await userEvent.click(card.getByRole('radio', { name: 'Months' }));
    await userEvent.click(await card.findByRole('button', { name: 'Show as table' }));
    await expect(await card.findByRole('row', { name: 'Oct 2026 61 54' })).toBeVisible();
    await expect(card.getByRole('row', { name: 'Aug 2026, in part 12 under 5' })).toBeVisible();
  },
};

export const Spanish: Story = { globals: { locale: 'es' } };

export const SpanishTest: Story = {
  ...Spanish,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: spanish.cards.views })).toBeVisible();
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

/** A month in which nothing was counted. */
export const Empty: Story = {
  args: {
    view: shownView({
      ...month,
      byDay: month.byDay.map(({ from }) => ({ from, people: 0, returning: 0, whole: true })),
      byWeek: [],
      byMonth: [],
      sessions: [],
      views: [],
      features: [],
      filters: [],
      exports: [],
      emptySearches: [],
      errors: [],
      acknowledgements: [],
      loadTimes: [],
    }),
  },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(texts.none.views)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show as table' })).toBeNull();
  },
};

export const Failed: Story = { args: { view: failedView(retry) } };

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(failures.userAnalytics)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};
