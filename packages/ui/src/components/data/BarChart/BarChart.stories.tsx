import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { barArrangements, barOrientations } from './bar-layout.ts';
import { BarChart } from './BarChart.tsx';

const reasons = [
  'Lift equipment failure',
  'Well test',
  'Compressor',
  'Gas lock',
  'Workover',
  'Pipeline',
  'Weather',
].map((label) => ({ id: label, label }));

const meta = {
  title: 'Data/BarChart',
  component: BarChart,
  args: {
    title: 'Deferred oil by reason',
    unit: 'Sm³',
    labels: { item: 'Reason', empty: 'No deferred production in these 30 days.' },
    items: reasons,
    series: [{ id: 'deferred', label: 'Deferred', values: [1840, 1210, 960, 610, 420, 180, 35] }],
  },
  argTypes: {
    orientation: { control: 'inline-radio', options: barOrientations },
    arrangement: { control: 'inline-radio', options: barArrangements },
    labels: { control: false },
  },
  parameters: {
    guide: {
      use: 'Compare amounts across named items. Group bars to compare series; stack them to show the parts of a total.',
      avoid: 'TrendChart for values over time; ParetoChart for shares of one total.',
      do: [
        'Sort bars by value unless the names have an order of their own.',
        'Put the unit in the axis title.',
      ],
      dont: ['Don’t stack more than four series: the upper ones have no common baseline to compare against.'],
      keys: [
        ['Arrow keys', 'move between items; the other pair moves between series'],
        ['Home, End', 'first and last bar'],
        ['Enter', 'opens the bar, where it can be opened'],
      ],
      notes: ['Each bar is announced with its name, value and unit. The same data is available as a table.'],
    },
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = {};

export const VerticalTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = await canvas.findByRole('img', { name: 'Lift equipment failure, 1,840 Sm³' });
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('img', { name: 'Well test, 1,210 Sm³' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('img', { name: 'Weather, 35 Sm³' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: 'Compressor 960' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    await expect(await canvas.findByRole('img', { name: 'Weather, 35 Sm³' })).toBeVisible();
  },
};

/** As wide as a phone, every bar has its whole name. */
export const InANarrowPlaceTest: Story = {
  decorators: [
    (Story) => (
      <div data-testid="place" style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('img', { name: /^Weather/ });
    const { left } = canvas.getByTestId('place').getBoundingClientRect();
    for (const { label } of reasons) {
      const name = [...canvasElement.querySelectorAll('text')].find(
        ({ lastChild }) => lastChild?.textContent === label,
      );
      await expect(name, label).toBeDefined();
      await expect(name!.getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
    }
  },
};

export const FewestProps: Story = {
  render: () => (
    <BarChart
      title="Deferred oil"
      unit="Sm³"
      items={[
        { id: 'f-12', label: 'F-12', value: 1840 },
        { id: 'f-14', label: 'F-14', value: null },
        { id: 'f-11', label: 'F-11', value: 610 },
      ]}
    />
  ),
};

export const FewestPropsTest: Story = {
  ...FewestProps,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('img', { name: /^F-1[12], .* Sm³$/ })).toHaveLength(2);
    await userEvent.click(canvas.getAllByRole('button').at(-1)!);
    await expect(canvas.getByRole('row', { name: 'F-14 –' })).toBeVisible();
  },
};

export const HiddenAtFirst: Story = {
  args: {
    title: 'Planned and unplanned',
    axisTitle: 'Deferred oil, Sm³',
    series: [
      { id: 'planned', label: 'Planned', values: [420, 310, 0, 90, 150, 12, 9] },
      { id: 'unplanned', label: 'Unplanned', values: [610, 120, 340, 260, 75, 8, 30] },
    ],
    defaultHiddenIds: ['planned'],
    onHiddenIdsChange: fn(),
  },
};

export const HiddenAtFirstTest: Story = {
  ...HiddenAtFirst,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('img', { name: /, Unplanned, |, \d+ Sm³$/ })).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: 'Planned' }));
    await expect(args.onHiddenIdsChange).toHaveBeenLastCalledWith([]);
    await expect(await canvas.findAllByRole('img', { name: / Sm³$/ })).toHaveLength(14);
  },
};

export const Horizontal: Story = {
  args: { orientation: 'horizontal', onSelect: fn() },
};

export const HorizontalTest: Story = {
  ...Horizontal,
  play: async ({ args, canvasElement }) => {
    const bar = await within(canvasElement).findByRole('button', { name: 'Gas lock, 610 Sm³' });
    await userEvent.click(bar);
    bar.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenNthCalledWith(
      1,
      reasons[3],
      expect.objectContaining({ id: 'deferred' }),
    );
    await expect(args.onSelect).toHaveBeenNthCalledWith(
      2,
      reasons[4],
      expect.objectContaining({ id: 'deferred' }),
    );
  },
};

export const NamesInCapitals: Story = {
  args: {
    orientation: 'horizontal',
    items: ['NAMIBE-MW-04', 'OMMAHA-WW-11', 'QUAGGA-GM-07'].map((label) => ({ id: label, label })),
    series: [{ id: 'deferred', label: 'Deferred oil', values: [1840, 1210, 610] }],
  },
};

export const NamesInCapitalsTest: Story = {
  ...NamesInCapitals,
  play: async ({ canvasElement }) => {
    const name = await within(canvasElement).findByText<SVGTextElement & HTMLElement>(/^NAMIBE-MW-04$/u, {
      selector: 'text',
    });
    const drawing = name.ownerSVGElement!.getBoundingClientRect();
    await expect(name.getBoundingClientRect().left).toBeGreaterThanOrEqual(drawing.left);
  },
};

const fields = ['Volve', 'Brisk', 'Heron', 'Kestrel', 'Skua'].map((label) => ({ id: label, label }));

export const Grouped: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    title: 'Planned and unplanned by field',
    axisTitle: 'Deferred oil, Sm³',
    labels: { item: 'Field' },
    items: fields,
    series: [
      { id: 'planned', label: 'Planned', values: [420, 310, null, 90, 150] },
      { id: 'unplanned', label: 'Unplanned', values: [610, 120, 340, 260, 75] },
    ],
  },
};

export const GroupedTest: Story = {
  ...Grouped,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Planned' }));
    await expect(canvas.queryByRole('img', { name: /Volve, Planned/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Planned' }));
    await expect(await canvas.findByRole('img', { name: 'Volve, Planned, 420 Sm³' })).toBeVisible();
  },
};

/** Of a pair, each figure extends away from the other bar. */
export const GroupedInANarrowPlaceTest: Story = {
  ...Grouped,
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <div style={{ width: 330 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const figure = (await canvas.findByText('120', { selector: 'text' })).getBoundingClientRect();
    const beside = canvas.getByRole('img', { name: 'Brisk, Planned, 310 Sm³' }).querySelector('path')!;
    await expect(figure.left).toBeGreaterThanOrEqual(beside.getBoundingClientRect().right);
  },
};

export const OneStandsOut: Story = {
  args: { highlightedId: 'Lift equipment failure' },
};

export const OneStandsOutTest: Story = {
  ...OneStandsOut,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const fillOf = async (name: RegExp) => {
      const bar = await canvas.findByRole('img', { name });
      return getComputedStyle(bar.querySelector('[data-fill]')!).fill;
    };
    await expect(await fillOf(/^Lift equipment failure/)).not.toBe(await fillOf(/^Well test/));
  },
};

const days = ['Nov 24', 'Nov 25', 'Nov 26', 'Nov 27'];

/** More of the last day is still to come: its bar is dashed, beside that of a year before, which is whole. */
export const Incomplete: Story = {
  args: {
    title: 'Oil by day',
    labels: { item: 'Day' },
    items: days.map((label) => ({ id: label, label, incomplete: label === 'Nov 27' })),
    series: [
      { id: 'oil', label: 'Oil', values: [8910, 8870, 8930, 5240] },
      { id: 'lastYear', label: 'Last year', values: [8720, 8790, 8700, 8760], whole: true },
    ],
  },
};

export const IncompleteTest: Story = {
  ...Incomplete,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('img', { name: 'Nov 27, incomplete, Oil, 5,240 Sm³' }),
    ).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Nov 27, Last year, 8,760 Sm³' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Nov 26, Oil, 8,930 Sm³' })).toBeVisible();
  },
};

export const Stacked: Story = { args: { ...Grouped.args, arrangement: 'stacked' } };

export const StackedHorizontal: Story = {
  args: { ...Grouped.args, arrangement: 'stacked', orientation: 'horizontal' },
};

export const Negative: Story = {
  args: {
    title: 'Change of oil rate since last week',
    axisTitle: 'Change, Sm³/d',
    unit: 'Sm³/d',
    items: fields,
    series: [{ id: 'change', label: 'Change', values: [-38, 12, 0, -4, 21] }],
  },
};

export const Whiskers: Story = {
  args: {
    title: 'Expected gain by well',
    axisTitle: 'Expected oil, Sm³/d',
    unit: 'Sm³/d',
    orientation: 'horizontal',
    digits: 1,
    items: ['F-12', 'F-14', 'F-11', 'F-1 C'].map((label) => ({ id: label, label })),
    series: [
      {
        id: 'gain',
        label: 'Gain',
        values: [14.2, 9.6, 6.1, 2.4],
        whiskers: [
          [11, 18],
          [6, 12],
          [4.5, 7.5],
          [-1, 4],
        ],
      },
    ],
  },
};

export const AgainstATarget: Story = {
  args: {
    title: 'Carbon intensity by field',
    axisTitle: 'Carbon intensity, kg CO₂e/boe',
    unit: 'kg CO₂e/boe',
    digits: 1,
    items: fields,
    series: [{ id: 'intensity', label: 'Carbon intensity', values: [20.1, 16.6, 13, null, 9.4] }],
    limits: [{ value: 17, label: 'Target 17.0' }],
  },
};

export const AgainstATargetTest: Story = {
  ...AgainstATarget,
  play: async ({ canvasElement }) => {
    const target = await within(canvasElement).findByText('Target 17.0');
    await expect(target).toBeVisible();
    // It stands where no bar is, though the first ones reach over it.
    const label = target.getBoundingClientRect();
    for (const bar of canvasElement.querySelectorAll('[data-mark] [data-fill]')) {
      const box = bar.getBoundingClientRect();
      const apart = box.left >= label.right || box.right <= label.left || box.top >= label.bottom;
      await expect(apart, `${bar.parentElement?.querySelector('title')?.textContent}`).toBe(true);
    }
  },
};

/** The far end is taken: the label of the target stands before the bars that reach it. */
export const AboveItsTarget: Story = {
  args: {
    ...AgainstATarget.args,
    items: fields.slice(0, 4),
    series: [{ id: 'intensity', label: 'Carbon intensity', values: [0, 0, 21, 22] }],
  },
};

export const AboveItsTargetTest: Story = {
  ...AboveItsTarget,
  play: async (context) => {
    await AgainstATargetTest.play?.(context);
  },
};

export const ManyBars: Story = {
  args: {
    title: 'Oil by day',
    items: Array.from({ length: 90 }, (_, day) => ({ id: `${day}`, label: `${(day % 30) + 1} Jan` })),
    series: [
      {
        id: 'oil',
        label: 'Oil',
        values: Array.from({ length: 90 }, (_, day) => 300 - day + ((day * 37) % 41)),
      },
    ],
  },
};

export const ManyBarsTest: Story = {
  ...ManyBars,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^\d+ names have no room/)).toBeVisible();
  },
};

export const HostileData: Story = {
  args: {
    items: [
      { id: 'a', label: 'A reason whose name is very much longer than the room that any chart has for it' },
      { id: 'b', label: '<img src=x onerror=alert(1)>' },
      { id: 'c', label: '' },
      { id: 'd', label: 'مرحبا' },
    ],
    series: [{ id: 's', label: 'S', values: [NaN, Infinity, undefined, 1e15] }],
  },
};

export const Empty: Story = {
  args: { items: [], series: [] },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No deferred production in these 30 days.')).toBeVisible();
  },
};
