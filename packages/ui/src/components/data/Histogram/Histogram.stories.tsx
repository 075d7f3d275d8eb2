import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Histogram } from './Histogram.tsx';

const rates = Array.from({ length: 180 }, (_, i) => {
  const [a, b] = [((i * 7919) % 997) / 997, ((i * 104_729) % 991) / 991];
  return 90 + 30 * Math.sqrt(-2 * Math.log(0.99 * a + 0.002)) * Math.cos(2 * Math.PI * b);
});

const meta = {
  title: 'Data/Histogram',
  component: Histogram,
  args: {
    title: 'Oil rate of 180 wells',
    axisTitle: 'Oil rate, Sm³/d',
    values: rates,
    labels: {
      count: 'Wells',
      empty: 'No well has a rate.',
      leftOut: (count) => `${count} wells have no rate.`,
    },
  },
  argTypes: { labels: { control: false }, values: { control: false } },
  parameters: {
    guide: {
      use: 'Show how values are distributed: where most lie and which are outliers.',
      avoid: 'BarChart to compare named items.',
      do: ['State the number of values in the title or the takeaway.'],
      dont: ['Don’t leave out values that could not be counted without saying how many.'],
      keys: [['Arrow keys', 'go from range to range; Home and End to the ends']],
      notes: ['The number of values left out is written below the chart.'],
    },
  },
} satisfies Meta<typeof Histogram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rates: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { onSelect: fn() },
};

export const RatesTest: Story = {
  ...Rates,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const bars = await canvas.findAllByRole('button', { name: /, Wells \d+$/ });
    const counted = bars.reduce(
      (sum, bar) => sum + Number(/\d+$/.exec(bar.querySelector('title')!.textContent)![0]),
      0,
    );
    await expect(counted).toBe(180);
    bars[0]!.focus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/^Median \d/)).toBeInTheDocument();
  },
};

export const OneValue: Story = { args: { values: [84, 84, 84] } };

export const Hostile: Story = {
  args: { values: [1e300, -1e300, NaN, null, Infinity, 0, undefined] },
};

export const HostileTest: Story = {
  ...Hostile,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('4 wells have no rate.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { values: [] },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No well has a rate.')).toBeVisible();
  },
};
