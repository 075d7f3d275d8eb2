import { expect, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../inputs/Button/Button.tsx';
import { DataAge } from '../DataAge/DataAge.tsx';
import { Info } from 'lucide-react';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { KpiStrip } from './KpiStrip.tsx';
import { KpiTile, type KpiTileProps } from './KpiTile.tsx';

const age = (
  <DataAge label="3 min ago" description="Mar 12, 2026, 06:27 CET" dateTime="2026-03-12T06:27:00+01:00" />
);
const course = (fall: number) =>
  Array.from({ length: 30 }, (_, day) => 1200 - fall * day + 40 * Math.sin(day / 2) + ((day * 37) % 23));

const meta = {
  title: 'Data/KpiTile',
  component: KpiTile,
  args: {
    label: 'Deferred oil',
    value: '1,284',
    unit: 'Sm³/d',
    change: { value: '+4.2 %', description: 'to the 30 days before', direction: 'up', tone: 'critical' },
    trend: course(-4),
    age,
  },
  argTypes: { trend: { control: false }, age: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 260 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'Show a key figure with its change against an earlier period.',
      avoid:
        'TrendChart where the course matters more than the latest value; Figure for a number inside text or a list.',
      do: [
        {
          text: 'Give the unit, and say what the change is measured against.',
          show: () => (
            <KpiTile
              label="Deferred oil"
              value="1,284"
              unit="Sm³/d"
              change={{
                value: '+4.2 %',
                description: 'to the 30 days before',
                direction: 'up',
                tone: 'critical',
              }}
            />
          ),
        },
        'Set the tone: for losses, up is bad.',
        'Put what belongs to the figure into items, at most four.',
      ],
      dont: [
        {
          text: 'Don’t show a number that readers cannot judge.',
          show: () => <KpiTile label="Deferred" value="1.3" change={{ value: '+4', direction: 'up' }} />,
        },
      ],
      keys: [['Enter', 'follows the tile, where it leads somewhere']],
      notes: [
        'Direction is given by sign and arrow, and its meaning by tone; neither relies on color alone.',
      ],
    },
  },
} satisfies Meta<typeof KpiTile>;

const tilesOf = (canvas: HTMLElement) =>
  within(within(canvas).getByRole('group', { name: 'Key figures' })).getAllByRole('group');

export default meta;
type Story = StoryObj<typeof meta>;

export const WithChange: Story = {};

export const WithChangeTest: Story = {
  play: async ({ canvasElement }) => {
    const tile = within(canvasElement).getByRole('group', { name: 'Deferred oil' });
    await expect(tile).toHaveTextContent('1,284Sm³/d+4.2 %to the 30 days before3 min ago');
  },
};

export const AsLink: Story = {
  args: { href: '#deferred' },
};

export const AsLinkTest: Story = {
  ...AsLink,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Deferred oil' })).toHaveAttribute(
      'href',
      '#deferred',
    );
  },
};

export const Loading: Story = {
  args: { loading: true },
};

export const LoadingTest: Story = {
  ...Loading,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).queryByText('1,284')).toBeNull();
  },
};

export const Failed: Story = {
  args: {
    error: (
      <>
        Deferred production could not be loaded.
        <div style={{ marginTop: 8 }}>
          <Button size="sm">Try again</Button>
        </div>
      </>
    ),
  },
};

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    const announced = within(canvasElement).getByRole('status');
    await expect(announced).toHaveTextContent('Deferred production could not be loaded.');
  },
};

export const Unknown: Story = {
  args: {
    value: '–',
    change: null,
    trend: [null, null],
    age: (
      <DataAge
        stale
        label="Late: 2 days ago"
        description="Mar 10, 2026, 06:00 CET"
        dateTime="2026-03-10T06:00:00+01:00"
      />
    ),
  },
};

const day: KpiTileProps = {
  label: 'Oil, Mar 11',
  value: '1,712',
  unit: 'Sm³',
  change: { value: '−123', description: 'to the mean of 7 days', direction: 'down', tone: 'critical' },
  items: [
    { label: 'Of potential', value: '89.9', unit: '%', tone: 'warning' },
    { label: 'Gas', value: '152,330', unit: 'Sm³' },
    { label: 'Water', value: '2,481', unit: 'Sm³' },
  ],
};

/** Smaller figures that belong to the large one. */
export const WithItems: Story = {
  render: () => <KpiTile {...day} />,
};

export const WithItemsTest: Story = {
  ...WithItems,
  play: async ({ canvasElement }) => {
    const tile = within(canvasElement).getByRole('group', { name: 'Oil, Mar 11' });
    const figures = within(tile).getAllByRole('definition');
    await expect(figures.map(({ textContent }) => textContent)).toEqual([
      '89.9 %',
      '152,330 Sm³',
      '2,481 Sm³',
    ]);
  },
};

export const LongWords: Story = {
  args: {
    label: 'Carbon intensity of all operated fields in this business unit',
    value: '123,456,789.01',
    unit: 'kg CO₂e/boe',
    change: {
      value: '−1,234.5 %',
      description: 'compared with the same window of the year before',
      direction: 'down',
      tone: 'good',
    },
  },
};

export const Strip: Story = {
  parameters: { chromatic: { disableSnapshot: false, modes: { phone: { theme: 'dark', viewport: 390 } } } },
  decorators: [
    (Story) => (
      <div style={{ width: 1180, maxWidth: 'calc(100vw - 32px)' }}>
        <Story />
      </div>
    ),
  ],
  // How old the figures are is said once, beside the strip.
  args: { age: undefined },
  render: (args) => (
    <KpiStrip>
      <KpiTile
        {...args}
        label="Change points"
        value="14"
        unit=""
        change={{ value: '+3', description: 'since last week', direction: 'up', tone: 'neutral' }}
        trend={course(2)}
      />
      <KpiTile
        {...args}
        label="Potential oil gain"
        value="86.4"
        change={{ value: '+12.1', description: 'since last week', direction: 'up', tone: 'good' }}
        trend={course(-9)}
      />
      <KpiTile {...args} />
      <KpiTile
        {...args}
        label="Overdue activities"
        value="2"
        unit=""
        change={{ value: '0', description: 'no change', direction: 'same', tone: 'neutral' }}
        trend={[3, 3, 2, 2, 2, null, 2, 2]}
      />
      <KpiTile
        {...args}
        label="Carbon intensity"
        value="16.8"
        unit="kg CO₂e/boe"
        change={{ value: '−0.4', description: 'to the 30 days before', direction: 'down', tone: 'good' }}
        trend={course(6)}
      />
    </KpiStrip>
  ),
};

export const StripTest: Story = {
  ...Strip,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    // One unit that needs a line of its own moves no change out of its line.
    const changes = within(canvasElement).getAllByText(/^(\+3|\+12\.1|\+4\.2 %|0|−0\.4)$/);
    await expect(changes).toHaveLength(5);
    await expect(new Set(changes.map((change) => Math.round(change.getBoundingClientRect().top))).size).toBe(
      1,
    );
  },
};

/** One tile says more than the others, and takes two places. */
export const StripWithAWideTile: Story = {
  ...Strip,
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <KpiStrip>
      <KpiTile {...day} span={2} />
      <KpiTile
        label="Wells"
        value="112"
        unit="up"
        items={[
          { label: 'Down', value: '5' },
          { label: 'Silent', value: '3' },
        ]}
      />
      <KpiTile
        label="Open exceptions"
        value="7"
        items={[{ label: 'At risk', value: '168', unit: 'Sm³/d' }]}
      />
      <KpiTile {...args} label="Potential oil gain" />
      <KpiTile {...args} label="Planned loss" />
      <KpiTile {...args} label="Carbon intensity" value="16.8" unit="kg CO₂e/boe" />
    </KpiStrip>
  ),
};

export const WideTileInANarrowPlaceTest: Story = {
  ...StripWithAWideTile,
  decorators: [
    (Story) => (
      <div data-testid="place" style={{ width: 700 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tops = () => tilesOf(canvasElement).map((tile) => tile.getBoundingClientRect().top);
    const place = canvas.getByTestId('place');
    for (const [width, rows] of [
      [1160, 1],
      [1000, 2],
      [700, 2],
      [360, 4],
      [260, 4],
    ] as const) {
      place.style.width = `${width}px`;
      await expect(new Set(tops()).size).toBe(rows);
      await expect(place.scrollWidth).toBe(place.clientWidth);
    }
  },
};

/** A strip in a narrow place of a wide window goes by its place. */
export const StripInANarrowPlace: Story = {
  ...Strip,
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <div data-testid="place" style={{ width: 700 }}>
        <Story />
      </div>
    ),
  ],
};

export const StripInANarrowPlaceTest: Story = {
  ...StripInANarrowPlace,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const boxes = () => tilesOf(canvasElement).map((tile) => tile.getBoundingClientRect());
    const place = canvas.getByTestId('place');
    for (const [width, rows] of [
      [700, 2],
      [360, 3],
      [260, 3],
      [1000, 1],
    ] as const) {
      place.style.width = `${width}px`;
      await expect(new Set(boxes().map(({ top }) => top)).size).toBe(rows);
      await expect(place.scrollWidth).toBe(place.clientWidth);
    }
    // Two abreast, and none beside an empty place.
    place.style.width = '360px';
    const { right } = place.getBoundingClientRect();
    const last = boxes().at(-1)!;
    await expect(Math.round(last.right)).toBe(Math.round(right));
    await expect(Math.round(last.width)).toBe(360);
  },
};

/** More tiles than one row has room for, with figures in a language of long ones. */
export const ManyTiles: Story = {
  ...StripInANarrowPlace,
  render: () => (
    <KpiStrip>
      {['Oil', 'Gas', 'Water', 'Injection', 'Water cut', 'Gas–oil ratio', 'Uptime', 'Efficiency'].map(
        (label) => (
          <KpiTile key={label} compact label={label} value="29,8 mil millones" unit="Sm³/d" change={-0.084} />
        ),
      )}
    </KpiStrip>
  ),
};

export const ManyTilesTest: Story = {
  ...ManyTiles,
  play: async ({ canvasElement }) => {
    const place = within(canvasElement).getByTestId('place');
    for (const [width, rows] of [
      [1400, 2],
      [1160, 2],
      [920, 2],
      [700, 3],
      [358, 4],
    ] as const) {
      place.style.width = `${width}px`;
      const tiles = tilesOf(canvasElement);
      await expect(new Set(tiles.map((tile) => tile.getBoundingClientRect().top)).size).toBe(rows);
      // No figure is cut, and none reaches out of its tile.
      for (const figure of within(canvasElement).getAllByText('29,8 mil millones')) {
        await expect(getComputedStyle(figure).textOverflow).toBe('clip');
        const tile = figure.closest('[role=group]')!.getBoundingClientRect();
        await expect(figure.getBoundingClientRect().right).toBeLessThanOrEqual(tile.right);
      }
      const last = tiles.at(-1)!.getBoundingClientRect();
      await expect(Math.round(last.right)).toBe(Math.round(place.getBoundingClientRect().right));
    }
  },
};

/** Of which time it speaks, in a line of its own. */
export const WithBasis: Story = {
  args: { basis: '30 days to Mar 12', age: undefined },
};

/** What a figure is compared with is never cut. */
export const LongComparisonTest: Story = {
  args: {
    change: { value: '−1,234.5', description: 'par rapport aux 30 jours précédents', direction: 'down' },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 150 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('par rapport aux 30 jours précédents');
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth || words.offsetWidth);
    await expect(getComputedStyle(words).textOverflow).toBe('clip');
    await expect(words.getBoundingClientRect().height).toBeGreaterThan(20);
  },
};

export const States: Story = {
  parameters: {
    matrix: {
      rows: {
        Rest: {},
        Loading: { loading: true },
        'No data': { value: null, change: null },
        'Not computed': { value: null, state: 'notComputed', change: null },
        'As a link': { href: '#kpi' },
      },
      columns: { 'With a trend': {}, 'Without a trend': { trend: undefined } },
    },
  },
};

/** Low ones, above what a page is about: the basis stands beside the figure, an explanation a button away. */
export const Compact: Story = {
  render: () => (
    <KpiStrip>
      <KpiTile compact label="Open exceptions" value={17} basis="2 new" />
      <KpiTile
        compact
        label="Findings confirmed"
        value="89"
        unit="%"
        basis="16 of 18 answers"
        actions={<IconButton size="sm" label="Confirmed by rule" icon={<Info size={14} />} />}
      />
      <KpiTile compact label="Oil at risk" value={null} />
      <KpiTile compact label="Unassigned" value={null} loading />
    </KpiStrip>
  ),
};

/** One low row without frames between the figures, above what a page is about; in a narrow place, rows of them. */
export const InOneLine: Story = {
  render: () => (
    <KpiStrip layout="line">
      <KpiTile label="Open exceptions" value={24} basis="2 new" />
      <KpiTile label="Oil at risk" value="287" unit="Sm³/d" basis="and 96.4 Sm³/d standing on 9 wells" />
      <KpiTile label="Unassigned" value={23} />
      <KpiTile label="Waiting for an answer" value={22} basis="oldest 85 days" />
      <KpiTile label="Gas interface" value={17} basis="findings" href="#gas" current />
      <KpiTile label="High production drops" value={null} loading />
    </KpiStrip>
  ),
  decorators: [
    (Story) => (
      <div data-testid="place" style={{ width: 360 }}>
        <Story />
      </div>
    ),
  ],
};

/** Nothing is cut: names take a second line where they must, and a narrow place has them in rows. */
export const InOneLineTest: Story = {
  ...InOneLine,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const line = canvas.getByRole('group', { name: 'Key figures' });
    const tops = (selector: string) =>
      new Set(
        Array.from(line.querySelectorAll(selector), (each) => Math.round(each.getBoundingClientRect().top)),
      );
    const expectWhole = async () => {
      await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
      const names = Array.from(line.querySelectorAll<HTMLElement>('p[title]'));
      await expect(names.filter((name) => name.scrollWidth > name.clientWidth)).toEqual([]);
    };
    await expect(tops('[role=group]').size).toBe(3);
    await expectWhole();
    const place = canvas.getByTestId('place');
    place.parentElement!.style.maxWidth = 'none';
    for (const width of [1100, 800]) {
      place.style.width = `${width}px`;
      await waitFor(() => expect(tops('[role=group]').size).toBe(1));
      await expectWhole();
      // Beside one another, however many lines the names take.
      await expect(tops('[data-figure]').size).toBe(1);
    }
    await expect(line).not.toHaveAttribute('tabindex');
  },
};
