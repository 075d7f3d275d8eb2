import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { readColor } from '../../../themes/color-variables.ts';
import { tones } from '../../props.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { TrendChart } from './TrendChart.tsx';
import type { TrendSeries, TrendWindow } from './trend-model.ts';
import { dayMs } from '../../calendar-day.ts';

const firstDay = Date.UTC(2025, 0, 1) - 3_600_000;

/** Noise with memory and a deviation of about 1, the same on each run. */
function noise(count: number, seed: number, memory = 0.8): number[] {
  let state = seed;
  let level = 0;
  const spread = Math.sqrt(3 * (1 - memory * memory));
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    level = memory * level + spread * ((state / 2 ** 32) * 2 - 1);
    return level;
  });
}

const days = (count: number) => Array.from({ length: count }, (_, day) => firstDay + day * dayMs);

function decline(count: number, start: number, seed: number, fall = 0.0015): number[] {
  return noise(count, seed).map((wobble, day) => start * Math.exp(-fall * day) * (1 + 0.025 * wobble));
}

const oil = decline(180, 420, 7).map((rate, day) => {
  if (day >= 64 && day < 69) return null;
  return day >= 110 ? rate * 0.7 : rate;
});
const oilSeries: TrendSeries = { id: 'oil', label: 'Oil', unit: 'Sm³/d', values: oil };

const meta = {
  title: 'Data/TrendChart',
  component: TrendChart,
  args: {
    title: 'Oil rate, F-12',
    times: days(180),
    series: [oilSeries],
    axes: { left: { title: 'Oil rate, Sm³/d' } },
    timeZone: 'Europe/Oslo',
    labels: { empty: 'No data for this well in the last 90 days.' },
    onWindowChange: fn(),
    onSelect: fn(),
  },
  argTypes: { times: { control: false }, series: { control: false }, labels: { control: false } },
  parameters: {
    guide: {
      use: 'Show values over time, in the time zone of the field.',
      avoid: 'BarChart to compare named items.',
      do: [
        'Mark events and planned work so that a change can be explained.',
        'Show at most four series: they are then labeled at their ends and need no legend.',
        'Offer a logarithmic axis for what declines: a steady decline is then a straight line.',
      ],
      dont: ['Don’t use two value axes to suggest that two measures are related.'],
      keys: [
        ['Arrow left, Arrow right', 'move from point to point; with Shift, mark a range'],
        ['Page up, Page down, Home, End', 'move by a tenth, or to the ends'],
        ['Enter', 'shows the marked range, or chooses the point of the cursor'],
        ['+, −', 'zoom in or out'],
        ['Escape', 'clears the marked range, then shows all'],
      ],
      notes: [
        'The plot is a slider that announces time and values; all points are available as a table. Gaps in the data are never bridged.',
        'A limit beyond the data is drawn where the axis can reach it; one far away is named at the edge with its value and an arrow. The table names all limits.',
      ],
    },
  },
} satisfies Meta<typeof TrendChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const cursorOf = (canvas: HTMLElement) => within(canvas).getByRole('slider', { name: 'Point in time' });

export const OneSeries: Story = {};

export const OneSeriesTest: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('figure', { name: 'Oil rate, F-12' })).toBeVisible();
    const cursor = cursorOf(canvasElement);
    cursor.focus();
    await userEvent.keyboard('{Home}');
    await expect(cursor).toHaveAttribute('aria-valuetext', expect.stringContaining('Jan 1, 2025, Oil'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(cursor).toHaveAttribute('aria-valuenow', '2');
    await userEvent.keyboard('{End}');
    await expect(cursor).toHaveAttribute('aria-valuenow', '179');
  },
};

const dailyTimes = Array.from({ length: 180 }, (_, day) => Date.UTC(2025, 0, 1) + day * dayMs);

export const FewestProps: Story = {
  render: () => (
    <TrendChart
      title="Oil rate, F-12"
      times={dailyTimes}
      series={[oilSeries]}
      axes={{ left: { title: 'Oil rate, Sm³/d' } }}
    />
  ),
};

export const FewestPropsTest: Story = {
  ...FewestProps,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cursor = canvas.getByRole('slider');
    cursor.focus();
    await userEvent.keyboard('{Home}');
    await expect(cursor).toHaveAttribute('aria-valuetext', expect.stringMatching(/^[^,]*\b1\b.*2025/));
    await userEvent.click(canvas.getAllByRole('button').at(-1)!);
    await expect(canvas.getByRole('status')).toHaveTextContent('180');
  },
};

export const GapIsReadTest: Story = {
  name: 'A gap is a gap',
  play: async ({ canvasElement }) => {
    const cursor = cursorOf(canvasElement);
    cursor.focus();
    await userEvent.keyboard('{Home}' + '{ArrowRight}'.repeat(66));
    await expect(cursor).toHaveAttribute('aria-valuetext', 'Mar 8, 2025, Oil – Sm³/d');
  },
};

/** Some browsers take the picture for paper as soon as they have said that they print. */
export const PaperAtOnceTest: Story = {
  play: async ({ canvasElement }) => {
    const picture = () => canvasElement.querySelector('canvas')!.toDataURL();
    const inNextFrames = () =>
      new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await document.fonts.ready;
    await inNextFrames();
    const onScreen = picture();
    dispatchEvent(new Event('beforeprint'));
    const onPaper = picture();
    await inNextFrames();
    await expect(picture()).toBe(onPaper);
    await expect(onPaper).not.toBe(onScreen);
    dispatchEvent(new Event('afterprint'));
    await expect(picture()).toBe(onScreen);
  },
};

export const ZoomByKeyboardTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const cursor = cursorOf(canvasElement);
    cursor.focus();
    await userEvent.keyboard('{Home}{PageUp}{Shift>}{PageUp}{PageUp}{/Shift}{Enter}');
    await expect(args.onWindowChange).toHaveBeenLastCalledWith({
      from: firstDay + 18 * dayMs,
      to: firstDay + 54 * dayMs,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1–37 of 37');
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show the whole period' }));
    await expect(args.onWindowChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByRole('button', { name: 'Show the whole period' })).toBeNull();
  },
};

/** What can be done with the window shown stands beside the way back, while there is one. */
export const ZoomActionsTest: Story = {
  args: { zoomActions: <Button size="sm">Use as window</Button> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Use as window' })).toBeNull();
    cursorOf(canvasElement).focus();
    await userEvent.keyboard('{Home}{PageUp}{Shift>}{PageUp}{PageUp}{/Shift}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Use as window' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the whole period' }));
    await expect(canvas.queryByRole('button', { name: 'Use as window' })).toBeNull();
  },
};

export const BrushAndEscapeTest: Story = {
  play: async ({ args, canvasElement }) => {
    const over = await waitFor(() => {
      const element = canvasElement.querySelector('.u-over');
      if (!element?.clientWidth) throw new Error('not drawn yet');
      return element;
    });
    const { left, top, width } = over.getBoundingClientRect();
    const at = (share: number) => ({ clientX: left + width * share, clientY: top + 40, movementX: 9 });
    await fireEvent.mouseMove(over, at(0.25));
    await fireEvent.mouseDown(over, at(0.25));
    await fireEvent.mouseMove(over, at(0.3));
    await fireEvent.mouseMove(over, at(0.5));
    await fireEvent.mouseUp(document, at(0.5));
    await waitFor(() => expect(args.onWindowChange).toHaveBeenCalledTimes(1));
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Show the whole period' }),
    ).toBeVisible();
    cursorOf(canvasElement).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onWindowChange).toHaveBeenLastCalledWith(null);
  },
};

/** A press or Enter chooses the point; a range that is marked still zooms. */
export const TimeSelectTest: Story = {
  args: { onTimeSelect: fn() },
  play: async ({ args, canvasElement }) => {
    const over = await waitFor(() => {
      const element = canvasElement.querySelector('.u-over');
      if (!element?.clientWidth) throw new Error('not drawn yet');
      return element;
    });
    const cursor = cursorOf(canvasElement);
    await expect(cursor).toHaveAccessibleDescription(/Enter chooses the point of the cursor\.$/);
    cursor.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{Enter}');
    await expect(args.onTimeSelect).toHaveBeenLastCalledWith(firstDay + dayMs);
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}{Enter}');
    await expect(args.onTimeSelect).toHaveBeenCalledTimes(1);
    await expect(args.onWindowChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}{Escape}');
    const { left, top, width } = over.getBoundingClientRect();
    const at = (share: number) => ({ clientX: left + width * share, clientY: top + 40 });
    await fireEvent.mouseMove(over, { ...at(0.5), movementX: 9 });
    await fireEvent.pointerDown(over, at(0.5));
    await fireEvent.pointerUp(over, at(0.5));
    await waitFor(() => expect(args.onTimeSelect).toHaveBeenCalledTimes(2));
    await fireEvent.pointerDown(over, at(0.2));
    await fireEvent.pointerUp(over, at(0.5));
    await expect(args.onTimeSelect).toHaveBeenCalledTimes(2);
  },
};

const water = decline(180, 160, 3, -0.004);
const liquid = oil.map((rate, day) => (rate === null ? null : rate + water[day]!));

export const DirectLabels: Story = {
  args: {
    title: 'Rates, F-12',
    axes: { left: { title: 'Rate, Sm³/d' } },
    series: [
      oilSeries,
      { id: 'water', label: 'Water', unit: 'Sm³/d', values: water },
      { id: 'liquid', label: 'Liquid', unit: 'Sm³/d', values: liquid },
    ],
  },
};

export const TwoAxes: Story = {
  args: {
    title: 'Oil rate and drive frequency, F-12',
    axes: { left: { title: 'Oil rate, Sm³/d' }, right: { title: 'Frequency, Hz' } },
    series: [
      oilSeries,
      {
        id: 'frequency',
        label: 'Frequency',
        unit: 'Hz',
        axis: 'right',
        shape: 'step',
        values: days(180).map((_, day) => (day < 60 ? 46 : day < 110 ? 48 : 44)),
      },
    ],
  },
};

const wells = ['F-1 C', 'F-4', 'F-5', 'F-11', 'F-12', 'F-14', 'F-15 D'];

export const ManySeries: Story = {
  args: {
    title: 'Oil rate by well',
    series: wells.map((well, index) => ({
      id: well,
      label: well,
      unit: 'Sm³/d',
      values: decline(180, 80 + index * 55, index + 11),
    })),
  },
};

export const ManySeriesTest: Story = {
  ...ManySeries,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const entry = canvas.getByRole('button', { name: 'F-11' });
    await userEvent.click(entry);
    await expect(entry).toHaveAttribute('aria-pressed', 'false');
    await expect(cursorOf(canvasElement)).not.toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('F-11'),
    );
    await userEvent.click(entry);
    await expect(entry).toHaveAttribute('aria-pressed', 'true');
  },
};

export const OneStandsOut: Story = { args: { ...ManySeries.args, highlightedId: 'F-12' } };

export const ChangePoints: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    title: 'Change points, F-12',
    means: [
      { seriesId: 'oil', from: firstDay, to: firstDay + 64 * dayMs, value: 398 },
      { seriesId: 'oil', from: firstDay + 69 * dayMs, to: firstDay + 110 * dayMs, value: 367 },
      { seriesId: 'oil', from: firstDay + 110 * dayMs, to: firstDay + 180 * dayMs, value: 236 },
    ],
    events: [
      { id: 'e1', at: firstDay + 64 * dayMs, label: 'Shut in for well test' },
      { id: 'e2', at: firstDay + 110 * dayMs, label: 'Unexplained drop, -33 %', tone: 'critical' },
      { id: 'e3', at: firstDay + 150 * dayMs, label: 'Frequency 48 to 46 Hz' },
      { id: 'e4', at: firstDay + 151 * dayMs, label: 'Frequency 46 to 44 Hz' },
      { id: 'e5', at: firstDay + 152 * dayMs, label: 'Choke 60 to 55 %' },
    ],
    bands: [
      { from: firstDay + 60 * dayMs, to: firstDay + 72 * dayMs, label: 'Planned work' },
      { from: firstDay + 120 * dayMs, to: firstDay + 121 * dayMs, label: 'Well test', kind: 'Planned work' },
    ],
    limits: [{ value: 300, label: 'Plan 300' }],
  },
};

export const ChangePointsTest: Story = {
  ...ChangePoints,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const test = await canvas.findByRole('button', { name: /Shut in for well test, Mar 6, 2025/ });
    const key = within(canvas.getByRole('list', { name: 'Marks' }));
    await waitFor(() =>
      expect(key.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        'Event',
        'Alarm',
        '2Several',
        'Planned work',
        'Mean',
      ]),
    );
    test.focus();
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Shut in for well test');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'e2' }));
    await userEvent.click(canvas.getByRole('button', { name: '3 events' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Choke 60 to 55/ })).toBeVisible());
    await expect(args.onWindowChange).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the whole period' }));
  },
};

/** The table says all that the chart marks: means by their series, events, stretches and limits. */
export const MarksInTheTableTest: Story = {
  ...ChangePoints,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    for (const name of ['Mean: Oil, Sm³/d', 'Events', 'Periods'])
      await expect(canvas.getByRole('columnheader', { name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next rows' }));
    await expect(canvas.getByRole('row', { name: /^Mar 6, 2025/ })).toHaveTextContent(
      /398(\.0)?Shut in for well testPlanned work$/u,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next rows' }));
    await expect(canvas.getByText('Alarm: Unexplained drop, -33 %')).toBeInTheDocument();
  },
};

/** What the keys have marked, and what a zoom shows, is heard; the cursor's limits are those of the window. */
export const MarkedAndShownTest: Story = {
  play: async ({ canvasElement }) => {
    const cursor = cursorOf(canvasElement);
    cursor.focus();
    await userEvent.keyboard('{Home}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(cursor).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Jan 1\s–\s3, 2025 marked, Jan 3, 2025, Oil/u),
    );
    await userEvent.keyboard('{Enter}');
    await expect(cursor).toHaveAttribute('aria-valuemax', '2');
    const said = await within(canvasElement).findByText(/^Jan 1\s–\s3, 2025 shown$/u);
    await expect(said).toHaveAttribute('aria-live', 'polite');
  },
};

/** Zooms by presses alone, for whom dragging is hard. */
export const ZoomByPressesTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await expect(cursorOf(canvasElement)).toHaveAttribute('aria-valuemin', '45');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the whole period' }));
    await expect(cursorOf(canvasElement)).toHaveAttribute('aria-valuemin', '0');
  },
};

export const LimitBeyondTheData: Story = {
  args: {
    title: 'Pressure',
    axes: { left: { title: 'Pressure, bar' } },
    times: [0, 1, 2].map((day) => firstDay + day * dayMs),
    series: [
      { id: 'f-12', label: 'F-12', unit: 'bar', values: [38, 41, 40] },
      { id: 'f-14', label: 'F-14', unit: 'bar', values: [52, null, 50] },
    ],
    limits: [
      { label: 'Highest allowed', value: 60 },
      { label: 'Burst pressure', value: 690 },
      { label: 'Vacuum', value: -1000 },
    ],
  },
};

/** A limit beyond the data is drawn where the axis can reach it, else named at the edge with its value, and in words. */
export const LimitBeyondTheDataTest: Story = {
  ...LimitBeyondTheData,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const write = spyOn(CanvasRenderingContext2D.prototype, 'fillText');
    const written = () => write.mock.calls.map(([text]) => text);
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
      const words = 'Limits: Highest allowed 60 bar; Burst pressure 690 bar; Vacuum −1,000 bar.';
      await expect(canvas.getByText(words)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
      await expect(cursorOf(canvasElement)).toHaveAccessibleDescription(expect.stringContaining(words));
      await waitFor(() => expect(written()).toContain('60'));
      await expect(written()).toContain('Highest allowed');
      await expect(written()).toContain('Burst pressure 690 bar ↑');
      await expect(written()).toContain('Vacuum −1,000 bar ↓');
    } finally {
      write.mockRestore();
    }
  },
};

/** How many pixels of the plot's middle have a color, give or take what smooth edges mix. */
function pixelsOf(canvas: HTMLCanvasElement, color: string): number {
  const paper = document.createElement('canvas').getContext('2d')!;
  paper.fillStyle = color;
  paper.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = paper.getImageData(0, 0, 1, 1).data;
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d')!.getImageData(width * 0.3, 0, width * 0.4, height * 0.8);
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    const far = Math.abs(data[i]! - r) + Math.abs(data[i + 1]! - g) + Math.abs(data[i + 2]! - b);
    if (data[i + 3] === 255 && far < 12) count++;
  }
  return count;
}

export const MeanUnderItsLine: Story = {
  args: {
    title: 'A rate that holds its mean',
    series: [{ ...oilSeries, values: days(180).map(() => 300), digits: 0 }],
    means: [{ seriesId: 'oil', from: firstDay, to: firstDay + 180 * dayMs, value: 300, digits: 1 }],
  },
};

export const MeanUnderItsLineTest: Story = {
  ...MeanUnderItsLine,
  play: async ({ canvasElement }) => {
    const surface = canvasElement.querySelector('canvas')!;
    await waitFor(() => expect(pixelsOf(surface, readColor('chart1', surface))).toBeGreaterThan(50));
    await expect(pixelsOf(surface, readColor('text', surface))).toBe(0);
  },
};

export const AxisWithoutZero: Story = {
  args: { title: 'Oil rate, F-12', axes: { left: { title: 'Sm³/d', fromZero: false } } },
};

export const AxisWithoutZeroTest: Story = {
  ...AxisWithoutZero,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Sm³\/d · axis from \d+$/)).toBeVisible();
    // One quiet line says what is drawn and how it is measured.
    const title = canvas.getByText('Oil rate, F-12');
    const { fontSize, fontWeight } = getComputedStyle(title);
    await expect([fontSize, fontWeight]).toEqual(['12px', '400']);
    await expect(title.getBoundingClientRect().top).toBeCloseTo(
      canvas.getByText(/axis from/).getBoundingClientRect().top,
      0,
    );
  },
};

/** A decline over decades with days without production, which such an axis does not have. */
const falling = decline(180, 900, 5, 0.03).map((rate, day) => (day === 40 || day === 41 ? 0 : rate));

export const LogAxis: Story = {
  args: {
    title: 'Oil rate, F-12',
    series: [{ ...oilSeries, values: falling }],
    means: [
      { seriesId: 'oil', from: firstDay, to: firstDay + 20 * dayMs, value: 680 },
      { seriesId: 'oil', from: firstDay + 40 * dayMs, to: firstDay + 42 * dayMs, value: 0 },
    ],
    limits: [{ value: 100, label: 'Economic limit 100' }],
    axes: { left: { title: 'Oil rate, Sm³/d', scale: 'log' } },
  },
};

export const LogAxisTest: Story = {
  ...LogAxis,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Oil rate, Sm³/d · log')).toBeVisible();
    await expect(canvas.getByText('Not on a log axis: 2 values of zero or less.')).toBeVisible();
    const surface = canvasElement.querySelector('canvas')!;
    await waitFor(() => expect(pixelsOf(surface, readColor('chart1', surface))).toBeGreaterThan(50));
    // What is not drawn is still read out.
    const cursor = cursorOf(canvasElement);
    cursor.focus();
    await userEvent.keyboard('{Home}' + '{ArrowRight}'.repeat(40));
    await expect(cursor).toHaveAttribute('aria-valuetext', expect.stringMatching(/, Oil 0\.0 Sm³\/d$/));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(cursor).toHaveAttribute('aria-valuetext', expect.stringMatching(/, Oil 2\d\d\.\d Sm³\/d$/));
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('180');
  },
};

export const NothingOnALogAxisTest: Story = {
  args: {
    series: [{ ...oilSeries, values: days(180).map(() => 0) }],
    axes: { left: { title: 'Oil rate, Sm³/d', scale: 'log' } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Not on a log axis: 180 values of zero or less.')).toBeVisible();
    await expect(cursorOf(canvasElement)).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('Oil 0.0'),
    );
  },
};

export const AnAreaStartsAtZero: Story = {
  args: {
    title: 'Tank level',
    series: [{ ...oilSeries, filled: true }],
    axes: { left: { title: 'Level, m', fromZero: false } },
  },
};

export const AnAreaStartsAtZeroTest: Story = {
  ...AnAreaStartsAtZero,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Level, m')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('canvas')!.height).toBeGreaterThan(0));
    await expect(canvas.queryByText(/axis from/)).toBeNull();
  },
};

export const ToneOfEvents: Story = {
  args: {
    title: 'Events, F-12',
    events: tones.map((tone, index) => ({
      id: tone,
      at: firstDay + (20 + 30 * index) * dayMs,
      label: `Event: ${tone}`,
      tone,
    })),
  },
};

export const ToneOfEventsTest: Story = {
  ...ToneOfEvents,
  play: async ({ canvasElement }) => {
    const markers = await within(canvasElement).findAllByRole('button', { name: /^Event: / });
    const shapes = markers.map((marker) => marker.querySelector('path')!.getAttribute('d'));
    await expect(new Set(shapes).size).toBe(tones.length);
  },
};

const april = { from: firstDay + 90 * dayMs, to: firstDay + 120 * dayMs };

export const HeldByItsUser: Story = {
  name: 'Window and hidden series held outside',
  args: { ...ManySeries.args, window: april, hiddenIds: ['F-11'], onHiddenIdsChange: fn() },
};

export const HeldByItsUserTest: Story = {
  ...HeldByItsUser,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const cursor = cursorOf(canvasElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show the whole period' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Show the whole period' }));
    await expect(args.onWindowChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('button', { name: 'Show the whole period' })).toBeVisible();
    cursor.focus();
    await userEvent.keyboard('{Home}');
    await expect(cursor).toHaveAttribute('aria-valuenow', '90');
    await expect(cursor).not.toHaveAttribute('aria-valuetext', expect.stringContaining('F-11'));
    const entry = canvas.getByRole('button', { name: 'F-11' });
    await expect(entry).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(entry);
    await expect(args.onHiddenIdsChange).toHaveBeenLastCalledWith([]);
    await expect(entry).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'F-12' }));
    await expect(args.onHiddenIdsChange).toHaveBeenLastCalledWith(['F-11', 'F-12']);
  },
};

function Followed() {
  const [window, setWindow] = useState<TrendWindow | null>(april);
  const [figure, setFigure] = useState<HTMLElement | null>(null);
  return (
    <>
      <TrendChart
        ref={setFigure}
        title="Oil rate, F-12"
        times={followedTimes}
        series={followedSeries}
        axes={followedAxes}
        window={window}
        onWindowChange={setWindow}
      />
      <output>{`${figure?.tagName} ${window === null ? 'all' : 'part'}`}</output>
    </>
  );
}
const [followedTimes, followedSeries] = [days(180), [oilSeries]];
const followedAxes = { left: { title: 'Oil rate, Sm³/d' } };

export const FollowsItsUser: Story = {
  name: 'Window followed outside',
  render: () => <Followed />,
};

export const FollowsItsUserTest: Story = {
  ...FollowsItsUser,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('FIGURE part')).toBeVisible());
    const cursor = canvas.getByRole('slider');
    cursor.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByText('FIGURE all')).toBeVisible());
    await userEvent.keyboard('{End}');
    await expect(cursor).toHaveAttribute('aria-valuenow', '179');
    await userEvent.keyboard('+');
    await waitFor(() => expect(canvas.getByText('FIGURE part')).toBeVisible());
  },
};

const potential = decline(180, 430, 2, 0.0012).map((rate) => Math.round(rate / 10) * 10);
const actual = potential.map((rate, day) =>
  day % 47 < 6 && day > 20
    ? rate * 0.35
    : day > 100 && day < 112
      ? rate * 1.06
      : oil[day] === null
        ? null
        : rate * 0.95,
);

export const PotentialAndActual: Story = {
  args: {
    title: 'Deferred production, Volve',
    pair: { potentialId: 'potential', actualId: 'actual', label: 'Deferred' },
    series: [
      { id: 'actual', label: 'Actual', unit: 'Sm³/d', values: actual, filled: true },
      { id: 'potential', label: 'Potential', unit: 'Sm³/d', values: potential, shape: 'step', color: 3 },
    ],
  },
};

const hours = 24 * 60;
export const HourlyThroughClockChange: Story = {
  args: {
    title: 'Motor current, F-12',
    times: Array.from({ length: hours }, (_, hour) => Date.UTC(2025, 2, 28) + hour * 3_600_000),
    axes: { left: { title: 'Motor current, A' } },
    series: [
      { id: 'current', label: 'Motor current', unit: 'A', values: noise(hours, 4).map((x) => 41 + 1.5 * x) },
    ],
    defaultWindow: { from: Date.UTC(2025, 2, 29, 12), to: Date.UTC(2025, 2, 31, 12) },
  },
};

export const HourlyThroughClockChangeTest: Story = {
  ...HourlyThroughClockChange,
  play: async ({ canvasElement }) => {
    const cursor = cursorOf(canvasElement);
    cursor.focus();
    await userEvent.keyboard('{Home}' + '{ArrowRight}'.repeat(13));
    await expect(cursor).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Mar 30, 2025, 03:00 (CEST|GMT\+2)/),
    );
  },
};

const million = 1_000_000;
const signalTimes = Float64Array.from({ length: million }, (_, i) => firstDay + i * 10_000);
const signal = Float64Array.from(noise(million, 9, 0.995), (level, i) =>
  i > 400_000 && i < 430_000 ? NaN : 60 + level * 4 + (i === 700_000 ? 40 : 0),
);

export const AMillionPoints: Story = {
  args: {
    title: 'Intake pressure, F-12',
    times: signalTimes,
    axes: { left: { title: 'Intake pressure, bar' } },
    series: [{ id: 'pressure', label: 'Intake pressure', unit: 'bar', values: signal }],
  },
};

export const AMillionPointsTest: Story = {
  ...AMillionPoints,
  play: async ({ canvasElement }) => {
    const cursor = cursorOf(canvasElement);
    cursor.focus();
    await userEvent.keyboard('{End}');
    await expect(cursor).toHaveAttribute('aria-valuenow', '999999');
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1–50 of 1,000,000');
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
  },
};

export const HostileData: Story = {
  args: {
    title:
      'Unordered, absent and impossible values with a title that is much longer than any chart has room for',
    times: [4, 1, NaN, 2, 3, 8, 9, 5, Infinity, 7].map((day) => firstDay + day * dayMs),
    series: [
      {
        id: 'odd',
        label: 'A series with a very long name that no engineer would give to a series',
        unit: 'Sm³/d',
        values: [40, 10, 5, NaN, -30, Infinity, 1e9, undefined, 3, 55],
      },
      { id: 'flat', label: '<img src=x onerror=alert(1)>', unit: '', values: [1e9, 1e9, 1e9] },
      { id: 'none', label: 'مرحبا', unit: 'Sm³/d', values: [] },
    ],
  },
};

export const HostileDataTest: Story = {
  ...HostileData,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Left out as not usable: 1 value, 2 rows.')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const Empty: Story = {
  args: { series: [{ ...oilSeries, values: [] }] },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No data for this well in the last 90 days.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('0–0 of 0');
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
  },
};

export const SinglePoint: Story = {
  args: { times: [firstDay], series: [{ ...oilSeries, values: [312.4] }] },
};
