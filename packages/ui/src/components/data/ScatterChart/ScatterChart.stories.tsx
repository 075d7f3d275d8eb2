import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScatterChart, type ScatterItem } from './ScatterChart.tsx';

function wells(count: number): ScatterItem[] {
  return Array.from({ length: count }, (_, i) => {
    const cut = ((i * 7919) % 950) / 10;
    return {
      id: `w${i}`,
      label: `F-${i + 1}`,
      x: cut,
      y: Math.max(2, 320 - 3 * cut + (((i * 104_729) % 997) / 997 - 0.5) * 120),
      group: i % 3 === 0 ? 'esp' : i % 3 === 1 ? 'gaslift' : 'natural',
    };
  });
}

const meta = {
  title: 'Data/ScatterChart',
  component: ScatterChart,
  args: {
    title: 'Oil rate against water cut',
    items: wells(60),
    groups: [
      { id: 'esp', label: 'ESP' },
      { id: 'gaslift', label: 'Gas lift' },
      { id: 'natural', label: 'Natural flow' },
    ],
    axes: {
      x: { title: 'Water cut, %', unit: '%' },
      y: { title: 'Oil rate, Sm³/d', unit: 'Sm³/d' },
    },
    labels: {
      item: 'Well',
      groups: 'Methods of production',
      empty: 'No well has both values.',
      leftOut: (count) => `${count} wells lack one of the values.`,
    },
  },
  argTypes: { labels: { control: false }, items: { control: false } },
  parameters: {
    guide: {
      use: 'See whether two measures are related, and which items do not fit.',
      avoid: 'TrendChart for values over time.',
      do: ['Name the outliers in the takeaway.'],
      dont: ['Don’t use more than six groups: there are six marker shapes.'],
      keys: [
        ['Arrow keys', 'go from point to point along the horizontal axis; Home and End to the ends'],
        ['Page up, Page down', 'move by ten points'],
        ['Enter', 'opens the point, where it can be opened'],
      ],
      notes: [
        'Groups differ by shape as well as by color.',
        'Above 400 points, the chart groups points that lie together; read single points in the table.',
      ],
    },
  },
} satisfies Meta<typeof ScatterChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Groups: Story = {
  args: { onSelect: fn() },
};

export const GroupsTest: Story = {
  ...Groups,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const points = await canvas.findAllByRole('button', { name: /^F-\d+, / });
    await expect(points).toHaveLength(60);
    points[0]!.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(points[1]).toHaveFocus();
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'ESP' }));
    await expect(canvas.getAllByRole('button', { name: /^F-\d+, / })).toHaveLength(40);
  },
};

/** What is expected of the points, and where they should lie: curves and an area behind them. */
export const CurvesBehind: Story = {
  args: {
    title: 'Pump at three frequencies',
    items: [
      { id: 'now', label: 'Now, 50 Hz', x: 310, y: 71, group: 'now' },
      { id: 'advised', label: 'Advised, 55 Hz', x: 360, y: 84, group: 'advised' },
    ],
    groups: [
      { id: 'now', label: 'Now' },
      { id: 'advised', label: 'Advised' },
    ],
    curves: [45, 50, 55].map((hz) => ({
      label: `${hz} Hz`,
      points: [0, 100, 200, 300, 400, 500].map(
        (rate) =>
          [(rate * hz) / 50, (92 - 0.02 * rate - 0.000_15 * rate ** 2) * (hz / 50) ** 2] as [number, number],
      ),
    })),
    region: {
      label: 'Recommended range',
      corners: [
        [180, 68],
        [220, 101],
        [440, 62],
        [360, 42],
      ],
    },
    axes: {
      x: { title: 'Liquid, Sm³/d', unit: 'Sm³/d', digits: 0 },
      y: { title: 'Pressure rise, bar', unit: 'bar', digits: 0 },
    },
    labels: { item: 'Point', groups: 'Points' },
  },
};

export const CurvesBehindTest: Story = {
  ...CurvesBehind,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('img', { name: /^(Now|Advised), \d\d Hz/ })).toHaveLength(2);
    await expect(canvas.getByText('45 Hz')).toBeVisible();
    // Curves can be read in the table too.
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getAllByRole('row', { name: /^55 Hz/ })).toHaveLength(6);
  },
};

export const OneGroup: Story = { args: { groups: [], items: wells(30) } };

export const HundredThousand: Story = {
  args: { items: wells(100_000) },
};

export const HundredThousandTest: Story = {
  ...HundredThousand,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Too many points to step through \(100,000\)/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1–50 of 100,000');
  },
};

export const Hostile: Story = {
  args: {
    items: [
      { id: 'a', label: 'W'.repeat(5000), x: 1e15, y: -3, group: 'esp' },
      { id: 'b', label: '<b>x</b>', x: NaN, y: 1, group: 'esp' },
      { id: 'c', label: 'No group', x: 0, y: Infinity },
      { id: 'd', label: 'Strange group', x: 5, y: 5, group: 'nowhere' },
    ],
  },
};

export const HostileTest: Story = {
  ...Hostile,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('2 wells lack one of the values.')).toBeVisible();
  },
};

export const OnePoint: Story = { args: { items: wells(1) } };

export const Empty: Story = {
  args: { items: [] },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No well has both values.')).toBeVisible();
  },
};
