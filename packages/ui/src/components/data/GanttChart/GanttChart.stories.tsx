import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GanttItem, GanttState } from './gantt-lanes.ts';
import { GanttChart } from './GanttChart.tsx';
import { dayMs } from '../../calendar-day.ts';

/** The first midnight of the fortnight in Oslo. */
const start = Date.UTC(2026, 10, 15, 23);

const meta = {
  title: 'Data/GanttChart',
  component: GanttChart,
  args: {
    title: 'Work on wells, this fortnight',
    lanes: [
      { id: 'f-12', label: 'F-12' },
      { id: 'f-14', label: 'F-14' },
      { id: 'compressor', label: 'Compressor A, Volve' },
    ],
    items: [
      {
        id: 'a',
        lane: 'f-12',
        label: 'Pump change',
        from: start - dayMs,
        to: start + 3 * dayMs,
        state: 'done',
      },
      {
        id: 'b',
        lane: 'f-12',
        label: 'Well test',
        from: start + 2 * dayMs,
        to: start + 5 * dayMs,
        state: 'running',
      },
      {
        id: 'c',
        lane: 'f-14',
        label: 'Scale squeeze',
        from: start + 7 * dayMs,
        to: start + 9 * dayMs,
        state: 'planned',
      },
      {
        id: 'd',
        lane: 'f-14',
        label: 'Wireline',
        from: start + dayMs,
        to: start + 2 * dayMs,
        state: 'late',
      },
      {
        id: 'e',
        lane: 'compressor',
        label: 'Overhaul',
        from: start + 4 * dayMs,
        to: null,
        state: 'running',
      },
      {
        id: 'f',
        lane: 'compressor',
        label: 'Filter',
        from: start + 9 * dayMs,
        to: start + 10 * dayMs,
        state: 'cancelled',
      },
    ],
    window: { from: start, to: start + 14 * dayMs },
    now: start + 4.5 * dayMs,
    locale: 'en-GB',
    timeZone: 'Europe/Oslo',
    labels: { empty: 'Nothing is planned in these days.' },
  },
  argTypes: { labels: { control: false } },
  parameters: {
    guide: {
      use: 'Show which activity happens where and when, and which ones overlap.',
      avoid: 'TrendChart with events and bands for measured values.',
      do: ['Show times in the time zone of the field.'],
      dont: ['Don’t show more than about twenty lanes; offer a filter.'],
      keys: [
        ['Arrow keys', 'go from activity to activity, lane by lane'],
        ['Enter', 'opens the activity'],
        [
          'Alt and arrow keys',
          'with `onMove`: move it by an hour, with Shift by a day; Enter keeps it there, Escape does not, nor does leaving it',
        ],
      ],
      notes: [
        'States differ by fill, edge, dash pattern and words. An activity without an end date has a pointed right edge.',
      ],
    },
  },
} satisfies Meta<typeof GanttChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fortnight: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { onSelect: fn() },
};

export const FortnightTest: Story = {
  ...Fortnight,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const first = await canvas.findByRole('button', { name: /^F-12, Pump change, Done, 15 Nov 2026, 00:00/ });
    first.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'b' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: /Overhaul In progress .* unknown/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    await expect(await canvas.findByRole('group', { name: /^Activities; arrow keys/ })).toBeVisible();
  },
};

/** In so many px: labels stand whole within the drawing, and none meets another. */
const narrow = (width: number): Story => ({
  decorators: [
    (Story) => (
      <div style={{ width }}>
        <Story />
      </div>
    ),
  ],
  args: {
    items: [
      ...meta.args.items,
      {
        id: 'g',
        lane: 'f-14',
        label: 'Pump replacement, 1,078 Sm³',
        from: start + 13 * dayMs,
        to: null,
        state: 'confirmed',
      },
    ],
  },
});

const labelsApart: NonNullable<Story['play']> = async ({ args, canvasElement }) => {
  const canvas = within(canvasElement);
  const drawing = await canvas.findByRole('group', { name: /^Activities; arrow keys/ });
  const edge = drawing.getBoundingClientRect();
  const boxes = args.items.map(({ label }) => {
    const box = within(drawing).getByText(label, { selector: 'text' }).getBoundingClientRect();
    return { label, box };
  });
  for (const { label, box } of boxes) {
    await expect(box.right, label).toBeLessThanOrEqual(edge.right + 0.5);
    for (const other of boxes) {
      if (other.label === label) continue;
      const apart =
        other.box.left >= box.right ||
        box.left >= other.box.right ||
        other.box.top >= box.bottom - 4 ||
        box.top >= other.box.bottom - 4;
      await expect(apart, `${label} beside ${other.label}`).toBe(true);
    }
  }
  const key = within(canvas.getByRole('list', { name: 'States' }));
  await expect(key.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Planned',
    'Confirmed',
    'In progress',
    'Done',
    'Overdue',
    'Canceled',
  ]);
  await expect(within(drawing).getByText('Now')).toBeVisible();
};

/** Activities that are not begun can be moved: by dragging, or by Alt and the arrow keys. */
export const Moved: Story = {
  args: {
    onSelect: fn(),
    onMove: fn(),
    canMove: ({ state }) => state === 'planned' || state === 'confirmed',
  },
};

export const MovedTest: Story = {
  ...Moved,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const bar = () => canvas.getByRole('button', { name: /Scale squeeze/ });
    await waitFor(bar);
    bar().focus();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{ArrowRight}{/Alt}');
    await expect(bar()).toHaveAccessibleName(/24 Nov 2026, 01:00/);
    // Where it would go stands at it, and how to move it below the chart.
    await expect(canvas.getByText(/^Tue 24 Nov 01:00/u)).toBeVisible();
    await expect(canvas.getByText(/Keys: Alt and ← → by an hour/u)).toBeVisible();
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(bar()).toHaveAccessibleName(/23 Nov 2026, 00:00/);
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}{Enter}');
    await expect(args.onSelect).not.toHaveBeenCalled();
    const squeeze = expect.objectContaining({ id: 'c' });
    await expect(args.onMove).toHaveBeenLastCalledWith(squeeze, start + 7 * dayMs - 3_600_000);
    // What runs stays where it is.
    canvas.getByRole('button', { name: /Well test/ }).focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect(args.onMove).toHaveBeenCalledTimes(1);
    const box = bar().getBoundingClientRect();
    const clientX = box.left + box.width / 2;
    const at = { clientY: box.top + box.height / 2, bubbles: true, button: 0 };
    bar().dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX }));
    bar().dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: clientX + 60 }));
    await waitFor(() => expect(canvas.getByText(/ Nov 00:00/u)).toBeVisible());
    bar().dispatchEvent(new PointerEvent('pointerup', { ...at, clientX: clientX + 60 }));
    // By days: it begins at the hour of the day at which it began.
    const [, dragged] = (args.onMove as ReturnType<typeof fn>).mock.lastCall as [GanttItem, number];
    await expect((dragged - (start + 7 * dayMs)) % dayMs).toBe(0);
    await expect(args.onMove).toHaveBeenCalledTimes(2);
    // With Alt by hours.
    bar().dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX }));
    bar().dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: clientX + 10, altKey: true }));
    bar().dispatchEvent(new PointerEvent('pointerup', { ...at, clientX: clientX + 10 }));
    const [, byHours] = (args.onMove as ReturnType<typeof fn>).mock.lastCall as [GanttItem, number];
    await expect((byHours - (start + 7 * dayMs)) % dayMs).not.toBe(0);
  },
};

/** What is being moved is said, and is given up with the focus, by Escape in a drag, and with the chart. */
export const MovedAndLeftTest: Story = {
  ...Moved,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const bar = () => canvas.getByRole('button', { name: /Scale squeeze/ });
    await waitFor(bar);
    await expect(bar()).toHaveAttribute('aria-keyshortcuts', 'Alt+ArrowLeft Alt+ArrowRight');
    await expect(canvas.getByRole('group', { name: /Alt and arrow keys move one by an hour/ })).toBeVisible();
    const status = canvas.getByRole('status');
    bar().focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect(status).toHaveTextContent('Scale squeeze would begin on 23 Nov 2026, 01:00');
    bar().blur();
    await waitFor(() => expect(status).toHaveTextContent('Not moved: Scale squeeze'));
    await expect(bar()).toHaveAccessibleName(/23 Nov 2026, 00:00/);
    const box = bar().getBoundingClientRect();
    const clientX = box.left + box.width / 2;
    const at = { clientY: box.top + box.height / 2, bubbles: true, button: 0 };
    bar().dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX }));
    bar().dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: clientX + 60 }));
    await waitFor(() => expect(bar()).not.toHaveAccessibleName(/23 Nov 2026, 00:00/));
    await userEvent.keyboard('{Escape}');
    await expect(bar()).toHaveAccessibleName(/23 Nov 2026, 00:00/);
    bar().dispatchEvent(new PointerEvent('pointerup', { ...at, clientX: clientX + 60 }));
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

/** Bars that can be moved and not opened: Enter and Space take hold of them. */
export const HeldTest: Story = {
  args: { onMove: fn(), onSelect: undefined as never },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const bar = () => canvas.getByRole('button', { name: /Scale squeeze/ });
    await waitFor(bar);
    bar().focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('would begin on 23 Nov 2026, 00:00');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    const squeeze = expect.objectContaining({ id: 'c' });
    await expect(args.onMove).toHaveBeenCalledWith(squeeze, start + 7 * dayMs + 7_200_000);
  },
};

export const InACard: Story = narrow(432);

export const InACardTest: Story = { ...InACard, play: labelsApart };

export const Narrow: Story = narrow(350);

export const NarrowTest: Story = {
  ...Narrow,
  play: async (context) => {
    await labelsApart(context);
    const drawing = within(within(context.canvasElement).getByRole('group', { name: /^Activities/ }));
    // Every third day has its date, and each lane its whole name above it.
    await expect(drawing.getAllByText(/^\d+ Nov$/).map(({ textContent }) => textContent)).toEqual([
      '18 Nov',
      '21 Nov',
      '24 Nov',
      '27 Nov',
    ]);
    await expect(drawing.getByText(/^Compressor A, Volve$/, { selector: 'text' })).toBeVisible();
  },
};

export const Hostile: Story = {
  args: {
    lanes: [{ id: 'x', label: 'A place with a name that is far too long for the room beside any chart' }],
    items: [
      { id: '1', lane: 'x', label: 'W'.repeat(5000), from: start + dayMs, to: start, state: 'planned' },
      { id: '2', lane: 'x', label: 'No start', from: NaN, to: start + dayMs, state: 'done' },
      { id: '3', lane: 'nowhere', label: 'No such lane', from: start, to: start + dayMs, state: 'done' },
      { id: '4', lane: 'x', label: '<b>x</b>', from: -1e15, to: 1e15, state: 'strange' as GanttState },
    ],
  },
};

export const HostileTest: Story = {
  ...Hostile,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('img', { name: /A place/ })).toHaveLength(2);
  },
};

export const Empty: Story = {
  args: { items: [] },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nothing is planned in these days.')).toBeVisible();
  },
};
