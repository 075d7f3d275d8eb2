import { expect, fireEvent, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler } from 'react';
import { dayMs } from '../../calendar-day.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { GanttChart } from '../GanttChart/GanttChart.tsx';
import { TrendChart } from '../TrendChart/TrendChart.tsx';
import { ChartCursorProvider } from './ChartCursorProvider.tsx';

const firstDay = Date.UTC(2026, 10, 1);
const times = Array.from({ length: 30 }, (_, day) => firstDay + day * dayMs);
/** The days from the first midnight to the last. */
const month = { from: firstDay, to: firstDay + 30 * dayMs };
const rendered = fn();

/** Phases that are read together have colors of their own: here oil has the second and water the fourth. */
const rate = (label: string, base: number, color: 2 | 4) => (
  <TrendChart
    title={label}
    times={times}
    series={[
      {
        id: 'rate',
        label,
        unit: 'Sm³/d',
        color,
        values: times.map((_, day) => base + 8 * Math.sin(day / 3)),
      },
    ]}
    axes={{ left: { title: 'Sm³/d' } }}
    height={180}
  />
);
const charts = (
  <Stack gap="4">
    {rate('Oil', 90, 2)}
    <Profiler id="water" onRender={rendered}>
      {rate('Water', 60, 4)}
    </Profiler>
    <GanttChart
      title="Work"
      lanes={[{ id: 'f-12', label: 'F-12' }]}
      items={[
        {
          id: 'a',
          lane: 'f-12',
          label: 'Well test',
          from: firstDay + 11 * dayMs,
          to: firstDay + 14 * dayMs,
          state: 'done',
        },
      ]}
      window={month}
      timeZone="UTC"
    />
  </Stack>
);

const meta = {
  title: 'Data/ChartCursorProvider',
  component: ChartCursorProvider,
  args: {
    window: month,
    children: charts,
  },
  argTypes: { children: { control: false } },
  parameters: {
    guide: {
      use: 'Link the cursors of time charts that are read together, such as those of a dashboard.',
      avoid:
        'No provider where charts cover different kinds of time, such as calendar days and days since start-up.',
      do: [
        'Wrap the page once; every chart inside follows.',
        'Give charts of one width that stand below one another the same window, so that each day is in one place.',
      ],
      dont: ['Don’t wrap each card: cursors are shared only inside one provider.'],
      keys: [],
      notes: ['Only the line is shared. Values are announced by the chart that has the pointer or focus.'],
    },
  },
} satisfies Meta<typeof ChartCursorProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The x of a chart's cross-hair on the page; null where it has none. */
function crossHair(figure: HTMLElement): number | null {
  const line = figure.querySelector('.u-cursor-x');
  return !line || line.matches('.u-off') ? null : line.getBoundingClientRect().right;
}

/** Where a chart draws what it marks of the others, on the page. */
const markOf = (work: HTMLElement) => work.querySelector('[data-cursor]')!.getBoundingClientRect().left;

const nextFrame = () => new Promise(requestAnimationFrame);

export const ADayInAllCharts: Story = {};

export const ADayInAllChartsTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [oil, water, work] = await Promise.all(
      ['Oil', 'Water', 'Work'].map((name) => canvas.findByRole('figure', { name })),
    );
    for (const chart of [oil!, water!])
      await waitFor(() => expect(chart.querySelector('canvas')).not.toBeNull());
    const slider = within(oil!).getByRole('slider');
    const other = within(water!).getByRole('slider');
    const [last] = [other.getAttribute('aria-valuetext')];
    slider.focus();
    await userEvent.keyboard('{Home}');
    // What is drawn once more when its size is known is drawn by then.
    await waitFor(async () => {
      rendered.mockClear();
      await nextFrame();
      await nextFrame();
      await expect(rendered).not.toHaveBeenCalled();
    });
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(crossHair(water!)).not.toBeNull());
    await expect(crossHair(water!)).toBeCloseTo(crossHair(oil!)!, 0);
    await expect(work!.querySelector('[data-cursor]')).toBeVisible();
    // One axis: a day is in the same place whatever is drawn.
    await waitFor(() => expect(Math.abs(markOf(work!) - crossHair(oil!)!)).toBeLessThan(1.5));
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('Nov 4, 2026'));
    // The others only mark it and read no values out.
    await expect(other).toHaveAttribute('aria-valuetext', last);
    await expect(within(water!).queryByText('Nov 4, 2026')).toBeNull();
    await expect(rendered).not.toHaveBeenCalled();
    slider.blur();
    await waitFor(() => expect(crossHair(water!)).toBeNull());
    await expect(work!.querySelector('[data-cursor]')).toBeNull();
  },
};

/** Cursors are linked; the charts’ windows and gutters are their own. */
export const EachInItsOwnTime: Story = {
  args: { window: undefined },
};

export const ZoomedTogetherTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [oil, water, work] = await Promise.all(
      ['Oil', 'Water', 'Work'].map((name) => canvas.findByRole('figure', { name })),
    );
    await waitFor(() => expect(oil!.querySelector('canvas')).not.toBeNull());
    const slider = within(oil!).getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}+');
    await within(water!).findByRole('button', { name: 'Show the whole period' });
    await waitFor(() => expect(within(work!).queryByText('Nov 28')).toBeNull());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(Math.abs(markOf(work!) - crossHair(oil!)!)).toBeLessThan(1.5));
    await userEvent.click(within(water!).getByRole('button', { name: 'Show the whole period' }));
    await waitFor(() =>
      expect(within(oil!).queryByRole('button', { name: 'Show the whole period' })).toBeNull(),
    );
  },
};

export const FromTheGanttTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const oil = await canvas.findByRole('figure', { name: 'Oil' });
    const drawing = await canvas.findByRole('group', { name: /^Activities/ });
    const { right, top } = drawing.getBoundingClientRect();
    await fireEvent.pointerMove(drawing, { clientX: right - 200, clientY: top + 40 });
    await waitFor(() => expect(crossHair(oil)).not.toBeNull());
    await fireEvent.pointerOut(drawing, { relatedTarget: document.body });
    await waitFor(() => expect(crossHair(oil)).toBeNull());
  },
};
