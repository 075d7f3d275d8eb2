import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ParetoChart } from './ParetoChart.tsx';

const meta = {
  title: 'Data/ParetoChart',
  component: ParetoChart,
  args: {
    title: 'Deferred oil by reason',
    unit: 'Sm³',
    items: [
      { id: 'weather', label: 'Weather', value: 180 },
      { id: 'lift', label: 'Lift equipment', value: 1840 },
      { id: 'test', label: 'Well test', value: 1210 },
      { id: 'compressor', label: 'Compressor', value: 960 },
      { id: 'gas', label: 'Gas lock', value: 610 },
      { id: 'pipeline', label: 'Pipeline', value: 90 },
    ],
    labels: {
      item: 'Reason',
      empty: 'Nothing was deferred in these 30 days.',
      leftOut: (count) => `${count} reasons have no loss to show.`,
    },
  },
  argTypes: { labels: { control: false } },
  parameters: {
    guide: {
      use: 'Show which few causes account for most of a loss.',
      avoid: 'BarChart where values can be negative or do not add up to one total.',
      do: ['Name the causes that make up 80 % in the takeaway.'],
      dont: ['Don’t sort by name: the order is the message.'],
      keys: [
        ['Arrow keys', 'go from bar to bar; Home and End to the ends'],
        ['Enter', 'opens the cause, where it can be opened'],
      ],
      notes: ['Each bar is announced with its value and cumulative share; the table shows both.'],
    },
  },
} satisfies Meta<typeof ParetoChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reasons: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { onSelect: fn() },
};

export const ReasonsTest: Story = {
  ...Reasons,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const bars = await canvas.findAllByRole('button', { name: /Cumulative share/ });
    await expect(bars[0]).toHaveAccessibleName(/^Lift equipment, 1,840 Sm³, Cumulative share 38\s%$/);
    await expect(bars.at(-1)).toHaveAccessibleName(/Pipeline, 90 Sm³, Cumulative share 100\s%/);
    // One scale: the line begins on the first bar, and the whole lies where the total does.
    const point = canvasElement.querySelector('circle[r="2.5"]')!;
    const { top, height } = point.getBoundingClientRect();
    const bar = bars[0]!.querySelector('rect')!.getBoundingClientRect();
    await expect(Math.abs(top + height / 2 - bar.top)).toBeLessThan(1);
    const [total, whole] = ['4,890', /^100/].map((text) => canvas.getByText(text, { selector: 'text' }));
    await expect(total!.getBoundingClientRect().top).toBe(whole!.getBoundingClientRect().top);
    bars[0]!.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'test' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: /^Compressor 960 82\s%$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    await expect(await canvas.findByRole('group', { name: /^Causes, largest first/ })).toBeVisible();
  },
};

export const SomeWithoutLoss: Story = {
  args: {
    items: [
      { id: 'a', label: 'Lift equipment', value: 1e300 },
      { id: 'b', label: 'Reset '.repeat(30), value: 2e299 },
      { id: 'c', label: 'Unknown', value: NaN },
      { id: 'd', label: 'Gain', value: -40 },
    ],
  },
};

export const SomeWithoutLossTest: Story = {
  ...SomeWithoutLoss,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('2 reasons have no loss to show.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { items: [] },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Nothing was deferred/)).toBeVisible();
  },
};
