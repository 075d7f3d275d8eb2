import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarHeatMap } from './CalendarHeatMap.tsx';
import { dayMs } from '../../calendar-day.ts';

const first = Date.UTC(2026, 0, 1);
const year = new Map(
  Array.from({ length: 324 }, (_, index): [string, number | null] => [
    new Date(first + index * dayMs).toISOString().slice(0, 10),
    index % 29 === 7 ? null : Math.round(120 * Math.abs(Math.sin(index / 11)) + ((index * 37) % 41)),
  ]),
);

const meta = {
  title: 'Data/CalendarHeatMap',
  component: CalendarHeatMap,
  args: {
    title: 'Deferred oil by day',
    from: '2026-01-01',
    to: '2026-11-20',
    values: year,
    unit: 'Sm³',
  },
  argTypes: { labels: { control: false }, values: { control: false } },
  parameters: {
    guide: {
      use: 'Find daily and weekly patterns over six months or more.',
      avoid: 'TrendChart where readers need the values: five shades show a pattern, not a figure.',
      do: ['Leave days without data visibly empty; zero is a value.'],
      dont: ['Don’t combine two measures in one map.'],
      keys: [
        ['Arrow left, Arrow right', 'move to the previous or next day'],
        ['Page up, Page down', 'move by ten days'],
        ['Home, End', 'first and last day'],
      ],
      notes: ['Shades run from faint to full in one hue, so reading them does not depend on color vision.'],
    },
  },
} satisfies Meta<typeof CalendarHeatMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Year: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { onSelect: fn() },
};

export const YearTest: Story = {
  ...Year,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const start = await canvas.findByRole('button', { name: /^Thursday, January 1, 2026, / });
    start.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('2026-01-02');
    await expect(canvas.getByRole('button', { name: /^Thursday, January 8, 2026, no data$/ })).toBeVisible();
    // The key names the empty frame.
    await expect(canvas.getByText('no data', { selector: 'span' })).toBeVisible();
  },
};

/** Where not all of it has room, the newest days are in sight. */
export const InANarrowPlace: Story = {
  decorators: [
    (Story) => (
      <div data-testid="place" style={{ width: 326 }}>
        <Story />
      </div>
    ),
  ],
};

export const InANarrowPlaceTest: Story = {
  ...InANarrowPlace,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const last = await canvas.findByRole('img', { name: /November 20, 2026/ });
    const { left, right } = canvas.getByTestId('place').getBoundingClientRect();
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1);
    // The names of the days stay in sight, each at the middle of its row, and no day is drawn left of them.
    const monday = canvas.getByText('Mon').getBoundingClientRect();
    const day = canvas.getByRole('img', { name: /^Monday, November 16, 2026/ }).querySelector('rect')!;
    const row = day.getBoundingClientRect();
    await expect(Math.abs((monday.top + monday.bottom) / 2 - (row.top + row.bottom) / 2)).toBeLessThan(1);
    await expect(monday.left).toBeGreaterThanOrEqual(left);
    const box = last.closest('div')!;
    await expect(box.scrollLeft).toBeGreaterThan(0);
    await expect(box.getBoundingClientRect().left).toBeGreaterThanOrEqual(monday.right);
  },
};

export const OneMonth: Story = { args: { from: '2026-10-01', to: '2026-10-31', weekStart: 1 } };

export const Hostile: Story = {
  args: {
    from: '2026-01-01',
    to: '2026-01-10',
    values: new Map([
      ['2026-01-02', NaN],
      ['2026-01-03', Infinity],
      ['2026-01-04', -1e300],
      ['2026-01-05', 1e300],
      ['yesterday', 4],
    ]),
  },
};

export const TurnedDays: Story = {
  args: { from: '2026-02-01', to: '2026-01-01' },
};

export const TurnedDaysTest: Story = {
  ...TurnedDays,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No data in these days.')).toBeVisible();
  },
};
