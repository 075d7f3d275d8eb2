import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarChart } from '../BarChart/BarChart.tsx';
import { GanttChart } from '../GanttChart/GanttChart.tsx';
import { TrendChart } from '../TrendChart/TrendChart.tsx';
import { chartPicture, picturePng } from './chart-picture.ts';
import { ChartDownload } from './ChartDownload.tsx';

const meta = {
  title: 'Data/ChartDownload',
  component: ChartDownload,
  args: { onDownload: fn() },
  argTypes: { labels: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 120 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'Let people take a chart into a report: it stands in the head of its card. `chartPicture` draws it.',
      avoid: 'CsvDownload for the numbers of a table.',
      do: ['Name the chart, its days and its source in the picture: it is read without the page around it.'],
      dont: ['Don’t draw the picture before somebody asks for it.'],
      keys: [
        ['Enter, Space, Arrow down', 'open the choices'],
        ['Escape', 'closes them and returns the focus'],
      ],
      notes: ['While the picture is made, the button is busy, keeps the focus and offers nothing.'],
    },
  },
} satisfies Meta<typeof ChartDownload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Choices: Story = { args: { defaultOpen: true } };

export const Loading: Story = { args: { loading: true } };

export const ChoicesTest: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = page.getByRole('button', { name: 'Download chart' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await page.findByRole('menuitem', { name: 'SVG' }));
    await expect(args.onDownload).toHaveBeenCalledWith('svg');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const firstDay = Date.UTC(2026, 0, 1);
const day = 86_400_000;
const times = Array.from({ length: 30 }, (_, index) => firstDay + index * day);

const charts = {
  trend: (
    <TrendChart
      title="Oil rate of A-12"
      times={times}
      series={[
        { id: 'actual', label: 'Actual', unit: 'Sm³/d', values: times.map((_, at) => 100 - at) },
        { id: 'potential', label: 'Potential', unit: 'Sm³/d', values: times.map((_, at) => 120 - at) },
      ]}
      pair={{ potentialId: 'potential', actualId: 'actual', label: 'Lost' }}
      events={[{ id: 'trip', at: firstDay + 10 * day, label: 'Pump trip' }]}
      bands={[{ from: firstDay + 3 * day, to: firstDay + 9 * day, label: 'Shutdown' }]}
      limits={[{ value: 80, label: 'Plan' }]}
    />
  ),
  bars: (
    <BarChart
      title="Deferred oil by reason"
      unit="Sm³"
      axisTitle="Deferred oil, Sm³"
      items={[
        { id: 'lift', label: 'Lift & equipment' },
        { id: 'test', label: 'Well test' },
      ]}
      series={[
        { id: 'unplanned', label: 'Unplanned', values: [1840, 610] },
        { id: 'planned', label: 'Planned', values: [120, 40] },
      ]}
    />
  ),
  gantt: (
    <GanttChart
      title="Activities"
      timeZone="Europe/Oslo"
      window={{ from: firstDay, to: firstDay + 14 * day }}
      lanes={[{ id: 'a', label: 'A-12' }]}
      items={[
        {
          id: 'workover',
          lane: 'a',
          label: 'Workover',
          from: firstDay + 2 * day,
          to: firstDay + 6 * day,
          state: 'planned',
        },
      ]}
    />
  ),
};

const shows = (chart: keyof typeof charts): Story => ({
  parameters: { docs: { disable: true } },
  render: () => <div style={{ width: 720 }}>{charts[chart]}</div>,
});

/** The picture of the story's chart. */
async function pictureOf(canvasElement: HTMLElement) {
  const figure = await within(canvasElement).findByRole('figure');
  await waitFor(() => expect(figure.querySelector('canvas, svg[role=group]')).not.toBeNull());
  const picture = chartPicture([figure], {
    title: 'What is lost & why',
    lines: ['Window Jan 1–30, 2026'],
    source: 'CNX · Data as of Jan 31',
  });
  const drawing = new DOMParser().parseFromString(picture.svg, 'image/svg+xml');
  const texts = [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent);
  return { picture, drawing, texts };
}

export const TrendPictureTest: Story = {
  ...shows('trend'),
  play: async ({ canvasElement }) => {
    const { picture, drawing, texts } = await pictureOf(canvasElement);
    await expect(drawing.querySelector('image, foreignObject, parsererror')).toBeNull();
    await expect(texts.slice(0, 2)).toEqual(['What is lost & why', 'Window Jan 1–30, 2026']);
    await expect(texts.at(-1)).toBe('CNX · Data as of Jan 31');
    // What the page writes and what the canvas paints.
    for (const text of ['Oil rate of A-12', 'Sm³/d', 'Actual', 'Plan', 'Shutdown', '100']) {
      await expect(texts.some((each) => each.includes(text))).toBe(true);
    }
    const joints = [...drawing.querySelectorAll('path[fill=none]')].map(
      (path) => path.getAttribute('d')!.match(/L/g)?.length,
    );
    // A line through thirty days, twice.
    await expect(joints.filter((count) => count === 29)).toHaveLength(2);
    await expect(drawing.querySelectorAll('[clip-rule=evenodd]').length).toBeGreaterThan(0);
    await expect(texts).not.toContain('Show as table');
    const png = await createImageBitmap(await picturePng(picture));
    await expect(png.width).toBeGreaterThanOrEqual(1920);
    await expect(png.height * picture.width).toBe(png.width * picture.height);
  },
};

/** A picture leaves the chart on the page as it was. */
export const UntouchedTest: Story = {
  ...shows('trend'),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const canvas = await waitFor(() => canvasElement.querySelector('canvas')!);
    // Names in a legend until the width is known, and then beside their lines, painted with them.
    await waitFor(() => expect(within(canvasElement).queryByRole('button', { name: 'Actual' })).toBeNull());
    const before = canvas.toDataURL();
    await pictureOf(canvasElement);
    await expect(canvas.toDataURL()).toBe(before);
    await expect(Object.hasOwn(canvas.getContext('2d')!, 'fillText')).toBe(false);
  },
};

export const BarsPictureTest: Story = {
  ...shows('bars'),
  play: async ({ canvasElement }) => {
    const { drawing, texts } = await pictureOf(canvasElement);
    await expect(drawing.querySelector('image, foreignObject, parsererror')).toBeNull();
    for (const text of ['Deferred oil by reason', 'Deferred oil, Sm³', 'Lift & equipment', 'Unplanned']) {
      await expect(texts).toContain(text);
    }
    // No variable and no mixture, which only browsers know.
    const paints = [...drawing.querySelectorAll('[fill], [stroke]')].flatMap((each) => [
      each.getAttribute('fill'),
      each.getAttribute('stroke'),
    ]);
    await expect(paints.filter((paint) => paint && !/^(none|#[0-9a-f]{6})$/.test(paint))).toEqual([]);
  },
};

export const GanttPictureTest: Story = {
  ...shows('gantt'),
  play: async ({ canvasElement }) => {
    const { drawing, texts } = await pictureOf(canvasElement);
    await expect(texts).toContain('A-12');
    await expect(texts).toContain('Workover');
    await expect(drawing.querySelector('[stroke-dasharray]')).not.toBeNull();
  },
};
