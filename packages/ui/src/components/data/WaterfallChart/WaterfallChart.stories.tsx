import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WaterfallChart } from './WaterfallChart.tsx';

const meta = {
  title: 'Data/WaterfallChart',
  component: WaterfallChart,
  args: {
    title: 'From potential to actual',
    axisTitle: 'Oil rate, Sm³/d',
    unit: 'Sm³/d',
    items: [
      { id: 'potential', label: 'Potential', kind: 'total', value: 4200 },
      { id: 'planned', label: 'Planned', kind: 'change', value: -320 },
      { id: 'lift', label: 'Lift', kind: 'change', value: -540 },
      { id: 'other', label: 'Other', kind: 'change', value: -110 },
      { id: 'above', label: 'Above', kind: 'change', value: 90 },
      { id: 'actual', label: 'Actual', kind: 'total' },
    ],
    labels: {
      empty: 'No data in these 30 days.',
    },
  },
  argTypes: { labels: { control: false } },
  parameters: {
    guide: {
      use: 'Show how losses and gains turn one amount into another.',
      avoid: 'BarChart to compare independent items.',
      do: ['Start and end with a total.'],
      dont: ['Don’t drop small steps, or the sum is wrong; combine them as “Other”.'],
      keys: [['Arrow keys', 'go from step to step; Home and End to the ends']],
      notes: ['Losses and gains differ by sign and fill, not by hue alone.'],
    },
  },
} satisfies Meta<typeof WaterfallChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Losses: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { onSelect: fn() },
};

export const LossesTest: Story = {
  ...Losses,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const first = await canvas.findByRole('button', { name: 'Potential, 4,200 Sm³/d' });
    first.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Lift, −540 Sm³/d' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'lift' }));
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Actual, 3,320 Sm³/d' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: 'Above +90 3,320' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    await expect(await canvas.findByRole('group', { name: /^Steps; arrow keys/ })).toBeVisible();
  },
};

/** Steps that are small beside the totals: the axis is cut, the totals are marked, and the title says so. */
export const SmallSteps: Story = {
  args: {
    items: [
      { id: 'before', label: 'October', kind: 'total', value: 10_000 },
      { id: 'wells', label: 'Wells', kind: 'change', value: -40 },
      { id: 'uptime', label: 'Uptime', kind: 'change', value: -60 },
      { id: 'rate', label: 'Rate', kind: 'change', value: 30 },
      { id: 'after', label: 'November', kind: 'total' },
    ],
  },
};

export const BelowZero: Story = {
  args: {
    items: [
      { id: 'a', label: 'Last week', kind: 'total', value: 40 },
      { id: 'b', label: 'Lost', kind: 'change', value: -95 },
      { id: 'c', label: 'This week', kind: 'total' },
    ],
  },
};

export const UnknownStep: Story = {
  args: {
    items: [
      { id: 'a', label: 'Potential', kind: 'total', value: 4200 },
      { id: 'b', label: 'Unknown', kind: 'change', value: NaN },
      { id: 'c', label: 'W'.repeat(300), kind: 'change', value: -1e15 },
      { id: 'd', label: '<b>x</b>', kind: 'total', value: Infinity },
    ],
  },
};

export const UnknownStepTest: Story = {
  ...UnknownStep,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('img', { name: /Sm³/ })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: 'Unknown – –' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { items: [] },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No data in these 30 days.')).toBeVisible();
  },
};
