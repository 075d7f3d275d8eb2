import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { failedView, loadStoryTexts, shownView, withTexts } from '../../insight/story-frame.tsx';
import { activities, fieldNames } from './schedule.fixture.ts';
import { placedActivities } from './schedule.ts';
import { MonthOfWork } from './ScheduleMonth.tsx';

const present = Date.parse('2026-11-20T12:00:00+01:00');

const meta = {
  title: 'Dashboard/Schedule month',
  component: MonthOfWork,
  loaders: [loadStoryTexts],
  decorators: [withTexts],
  args: {
    view: shownView(placedActivities(activities, { fieldNames, days: null, present })),
    month: '2026-11',
    today: '2026-11-20',
    onMonthChange: fn(),
  },
  argTypes: { view: { control: false } },
} satisfies Meta<typeof MonthOfWork>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const FilledTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /November 21, 2026/ }));
    await expect(canvas.getByRole('button', { name: 'NV-A-07, Well test' })).toBeVisible();
  },
};

/** The next month, while what is shown is still that of the last one. */
export const NextMonthTest: Story = {
  args: { month: '2026-12', view: { ...meta.args.view, outdated: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const day = await canvas.findByRole('button', { name: /December 1, 2026/ });
    await expect(day).toHaveAccessibleName(/December 1, 2026$/);
  },
};

/** A month without any work has its day of today all the same. */
export const WithoutWorkTest: Story = {
  args: { view: shownView([]) },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: /November 20, 2026, today, nothing/ }),
    ).toBeVisible();
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Failed: Story = { args: { view: failedView() } };
