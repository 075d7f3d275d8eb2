import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DumbbellChart } from './DumbbellChart.tsx';

const meta = {
  title: 'Data/DumbbellChart',
  component: DumbbellChart,
  args: {
    title: 'Pump frequency before and after',
    axisTitle: 'Frequency, Hz',
    unit: 'Hz',
    items: [
      { id: 'f-12', label: 'F-12', before: 48, after: 44 },
      { id: 'f-14', label: 'F-14', before: 50.5, after: 52 },
      { id: 'f-11', label: 'F-11', before: 46, after: 46 },
      { id: 'f-1', label: 'F-1 C', before: null, after: 47.5 },
    ],
    labels: {
      item: 'Well',
      empty: 'No frequency was changed.',
    },
  },
  argTypes: { labels: { control: false } },
  parameters: {
    guide: {
      use: 'Compare where several items were with where they are now.',
      avoid: 'TrendChart where the steps between matter.',
      do: ['Sort by the size of the change, or in the order people know the items.'],
      dont: ['Don’t force the axis to start at zero: distance carries the message, not length.'],
      keys: [['Arrow keys', 'go from row to row; Home and End to the ends']],
      notes: [
        'Give the range that the value after may lie in where it was estimated.',
        'Before is a hollow mark and after a filled one, so color is never the only difference.',
      ],
    },
  },
} satisfies Meta<typeof DumbbellChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Frequencies: Story = {
  args: { onSelect: fn() },
};

export const FrequenciesTest: Story = {
  ...Frequencies,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const first = await canvas.findByRole('button', { name: 'F-12, Before 48.0 Hz, After 44.0 Hz' });
    first.focus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'f-1' }));
    await expect(canvas.getByRole('button', { name: 'F-1 C, Before – Hz, After 47.5 Hz' })).toHaveFocus();
  },
};

export const WithRanges: Story = {
  args: {
    title: 'Oil before and after',
    axisTitle: 'Oil rate, % of before',
    unit: '%',
    items: [
      { id: 'f-12', label: 'F-12', before: 100, after: 103.1, low: 101.2, high: 105 },
      { id: 'f-14', label: 'F-14', before: 100, after: 100.6, low: 97.9, high: 103.3 },
      { id: 'f-11', label: 'F-11', before: 100, after: 96 },
    ],
  },
};

export const WithRangesTest: Story = {
  ...WithRanges,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('img', { name: 'F-14, Before 100.0 %, After 100.6 % (97.9 … 103.3 %)' }),
    ).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'F-11, Before 100.0 %, After 96.0 %' })).toBeVisible();
  },
};

export const OneValueForAll: Story = {
  args: { items: [{ id: 'a', label: 'F-12', before: 48, after: 48 }] },
};

export const Hostile: Story = {
  args: {
    items: [
      {
        id: 'a',
        label: 'A name far too long for the room beside any chart '.repeat(3),
        before: -1e12,
        after: 3e12,
      },
      { id: 'b', label: '<b>not bold</b>', before: NaN, after: Infinity },
      { id: 'c', label: 'بئر', before: 0, after: undefined },
    ],
  },
};

export const HostileTest: Story = {
  ...Hostile,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('img', { name: /Before/ })).toHaveLength(2);
  },
};

export const Empty: Story = {
  args: { items: [] },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No frequency was changed.')).toBeVisible();
  },
};
