import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BoxPlot } from './BoxPlot.tsx';

const meta = {
  title: 'Data/BoxPlot',
  component: BoxPlot,
  args: {
    title: 'Water cut of wells',
    axisTitle: 'Water cut, %',
    unit: '%',
    items: [
      {
        id: 'north',
        label: 'Northern Venture',
        low: 21.5,
        lowerQuartile: 38,
        median: 55.2,
        upperQuartile: 63.1,
        high: 78.4,
        outliers: [{ id: 'a-7', label: 'NV-A-07', value: 99.1 }],
      },
      {
        id: 'south',
        label: 'Southern Basin',
        low: 5,
        lowerQuartile: 12,
        median: 15,
        upperQuartile: 30,
        high: 44,
      },
    ],
    labels: { item: 'Field', empty: 'No well made liquid.' },
  },
  argTypes: { labels: { control: false } },
  parameters: {
    guide: {
      use: 'Compare how the values of several groups spread.',
      avoid: 'Histogram where the shape of one group matters; BarChart for one value each.',
      do: ['Name what lies far out, and let it lead to its details.'],
      dont: ['Don’t draw boxes of two or three values: list them.'],
      keys: [['Arrow keys', 'go from box to box and to what lies far out; Home and End to the ends']],
      notes: ['The median is a line across the box, so that it needs no color of its own.'],
    },
  },
} satisfies Meta<typeof BoxPlot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WaterCuts: Story = {
  args: { onSelect: fn(), onOutlierSelect: fn() },
};

export const WaterCutsTest: Story = {
  ...WaterCuts,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const first = await canvas.findByRole('button', { name: /^Northern Venture, Median 55\.2 %/ });
    first.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'north' }));
    await userEvent.click(canvas.getByRole('button', { name: 'NV-A-07, 99.1 %' }));
    await expect(args.onOutlierSelect).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'a-7' }),
      expect.objectContaining({ id: 'north' }),
    );
  },
};

export const OneValue: Story = {
  args: {
    items: [{ id: 'a', label: 'F-12', low: 48, lowerQuartile: 48, median: 48, upperQuartile: 48, high: 48 }],
  },
};

export const Hostile: Story = {
  args: {
    items: [
      {
        id: 'a',
        label: 'A name far too long for the room beside any chart '.repeat(3),
        low: -1e12,
        lowerQuartile: 0,
        median: 1,
        upperQuartile: 2,
        high: 3e12,
      },
      { id: 'b', label: '<b>not bold</b>', low: 0, lowerQuartile: 0, median: 0, upperQuartile: 0, high: 0 },
    ],
  },
};

export const HostileTest: Story = {
  ...Hostile,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('img', { name: /Median/ })).toHaveLength(2);
  },
};

export const Empty: Story = {
  args: { items: [] },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No well made liquid.')).toBeVisible();
  },
};
