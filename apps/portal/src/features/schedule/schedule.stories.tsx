import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InsightCard } from '../../insight/InsightCard.tsx';
import { failedView, loadStoryTexts, shownView, storyFrame, withTexts } from '../../insight/story-frame.tsx';
import { activities, activity, fieldNames } from './schedule.fixture.ts';
import type { ScheduleBody } from './schedule.atoms.ts';
import { placedActivities, scheduleWindow } from './schedule.ts';
import { schedule } from './schedule.tsx';

const days = scheduleWindow('2026-11-19');
const present = Date.parse('2026-11-20T12:00:00+01:00');
const context = { fieldNames, days, present };

const meta = {
  title: 'Dashboard/Schedule',
  component: InsightCard<ScheduleBody>,
  loaders: [loadStoryTexts],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
    withTexts,
  ],
  args: {
    definition: schedule,
    view: shownView({
      activities: placedActivities(activities, context),
      days,
      now: Date.parse('2026-11-20T12:00:00Z'),
      present,
    }),
    frame: storyFrame,
  },
  argTypes: { definition: { control: false }, view: { control: false }, frame: { control: false } },
} satisfies Meta<typeof InsightCard<ScheduleBody>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const FilledTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The headline is two sentences, however much there is to say.
    await expect(
      canvas.getByText(
        '1 activity is overdue. 3 activities to come in the 14 days from Nov 20; expected loss in these days 576 Sm³.',
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^1 activity is in progress\. 2 activities overlap at the same place\./),
    ).toBeVisible();
    const timeline = await canvas.findByRole('figure', {
      name: 'Activities from Nov 20, 2026 to Dec 3, 2026',
    });
    await expect(await within(timeline).findAllByRole('img', { name: /Nov 2026|Nov \d/ })).toHaveLength(5);
    await expect(
      within(timeline).getByRole('img', {
        name: /^NV-A-07, Well test, 14\.5\sSm³, Confirmed, Nov 21, 2026, 07:00 – Nov 21, 2026, 19:00$/,
      }),
    ).toBeVisible();
    await expect(within(timeline).getByText('Now')).toBeVisible();
  },
};

export const Full: Story = {
  args: {
    view: shownView({
      activities: placedActivities(
        Array.from({ length: 24 }, (_, index) => {
          const day = String(20 + (index % 10)).padStart(2, '0');
          return activity({
            id: `sc-${index}`,
            plannedStart: `2026-11-${day}T08:00:00+01:00`,
            plannedEnd: `2026-11-${day}T20:00:00+01:00`,
          });
        }),
        context,
      ),
      days,
      now: null,
      present: null,
    }),
  },
};

export const FullTest: Story = {
  ...Full,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('and 16 more activities')).toBeVisible();
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const NothingPlanned: Story = {
  args: { view: shownView({ activities: [], days, now: null, present: null }) },
};

export const Failed: Story = {
  args: { view: failedView() },
};

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Failed to fetch schedule info')).toBeVisible();
  },
};
