import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { GanttState } from '../GanttChart/gantt-lanes.ts';
import { MonthCalendar, type MonthCalendarProps } from './MonthCalendar.tsx';

const states: readonly GanttState[] = ['planned', 'confirmed', 'running', 'done', 'late', 'cancelled'];
const items = [
  ['Well test, F-12', '2026-11-03', '2026-11-03'],
  ['Pump change, F-14', '2026-11-05', '2026-11-09'],
  ['Scale squeeze, F-12', '2026-11-18', '2026-11-19'],
  ['Wireline, F-14', '2026-11-18', '2026-11-18'],
  ['Meter calibration', '2026-11-18', '2026-11-18'],
  ['Inspection', '2026-11-18', '2026-11-20'],
].map(([label, from, to], i) => ({
  ...{ id: `a-${i}`, label: label!, from: from!, to: to! },
  state: states[i % states.length]!,
}));

/** Keeps the month that is asked for. */
function Kept({ month: first, ...props }: MonthCalendarProps) {
  const [month, setMonth] = useState(first);
  return (
    <MonthCalendar
      {...props}
      month={month}
      onMonthChange={(next) => {
        setMonth(next);
        props.onMonthChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Data/MonthCalendar',
  component: MonthCalendar,
  render: (args) => <Kept {...args} />,
  args: {
    label: 'Work on wells',
    month: '2026-11',
    items,
    today: '2026-11-18',
    onMonthChange: fn(),
    onSelect: fn(),
  },
  argTypes: { items: { control: false } },
  parameters: {
    guide: {
      use: 'Show what is planned on which day of a month.',
      avoid: 'A GanttChart where it matters how long things take and what overlaps.',
      do: ['List the things of a day in the order of their time.'],
      dont: ['Don’t repeat the day in the label of a thing.'],
      keys: [
        ['Arrow keys', 'Go to the day beside, above or below'],
        ['Home, End', 'Go to the first or last day of the week'],
        ['Page Up, Page Down', 'Go to the month before or after'],
        ['Tab', 'Goes to the things of the day'],
      ],
      notes: ['Each day says how many things it has; those of the chosen day stand in a list below.'],
    },
  },
} satisfies Meta<typeof MonthCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const KeyTest: Story = {
  play: async ({ canvasElement }) => {
    const key = within(canvasElement).getByRole('list', { name: 'States' });
    await expect(within(key).getByText('Overdue')).toBeVisible();
  },
};

export const KeyboardTest: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /November 18, 2026, today, 4 entries/ }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Scale squeeze, F-12' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(items[2]);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /November 19, 2026/ })).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(args.onMonthChange).toHaveBeenCalledWith('2026-12');
    await expect(canvas.getByRole('button', { name: /December 19, 2026, nothing/ })).toHaveFocus();
    await expect(canvas.getByText('Nothing on this day.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await expect(canvas.getByText('November 2026')).toBeVisible();
  },
};

/** Things that are only read. */
export const ReadOnly: Story = { args: { onSelect: undefined as never } };

export const Empty: Story = { args: { items: [] } };

/** Another month whose things are on their way: its days do not say that they have nothing. */
export const Loading: Story = { args: { month: '2026-12', loading: true } };

export const LoadingTest: Story = {
  ...Loading,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Work on wells' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: /December 18, 2026$/ })).toBeVisible();
    await expect(canvas.queryByText('Nothing on this day.')).toBeNull();
  },
};

export const LongText: Story = {
  args: { items: items.map((item) => ({ ...item, label: 'W'.repeat(400) })) },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 350 }}>
        <Story />
      </div>
    ),
  ],
};
