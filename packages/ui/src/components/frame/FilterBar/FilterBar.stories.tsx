import { expect, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { heights } from '../../density.fixture.ts';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../inputs/Button/Button.tsx';
import { DataAge } from '../../data/DataAge/DataAge.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { FilterBar } from './FilterBar.tsx';
import type { FilterItem } from './filter-item.ts';

const items: FilterItem[] = [
  { id: 'field', label: 'Field', value: 'Volve, Brisk' },
  { id: 'method', label: 'Method', value: 'Electric submersible pump' },
  { id: 'window', label: 'Days', value: 'Feb 11 – Mar 12, 2026' },
];

const filters = ['Business unit', 'Area', 'Field', 'Well group', 'Manufacturer', 'Method', 'Well'];

const meta = {
  title: 'Frame/FilterBar',
  component: FilterBar,
  args: {
    items,
    onRemove: () => undefined,
    onClear: () => undefined,
    children: filters.map((name) => (
      <Button key={name} size="sm">
        {name}
        <ChevronDown size={14} aria-hidden="true" />
      </Button>
    )),
    age: (
      <DataAge label="3 min ago" description="Mar 12, 2026, 06:27 CET" dateTime="2026-03-12T06:27:00+01:00" />
    ),
  },
  argTypes: { children: { control: false }, age: { control: false } },
  render: function Kept(args) {
    const [kept, setKept] = useState(args.items);
    return (
      <FilterBar
        {...args}
        items={kept}
        onRemove={(gone) => setKept(kept.filter((item) => item !== gone))}
        onClear={() => setKept([])}
      />
    );
  },
  parameters: {
    guide: {
      use: 'Show which filters apply to the data below, and change them.',
      avoid: 'The column headers of a table for sorting.',
      do: ['Show every active filter as a chip.'],
      dont: ['Don’t apply a filter that is not shown: it changes the figures.'],
      keys: [
        ['Tab', 'goes through filters and chips'],
        ['Enter, Space', 'on a chip’s cross: removes the chip; the focus goes to its neighbor'],
      ],
      notes: ['It is a region; the list of chips has its own name.'],
    },
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChipsInForce: Story = {};

export const ChipsInForceTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Method: Electric submersible pump' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: /Remove Days/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /Remove Field/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Filters' })).toHaveFocus();
  },
};

/** What the focus comes to lies neither under the header nor under the bar. */
export const FocusBelowTest: Story = {
  render: (args) => (
    <>
      <FilterBar {...args} />
      <div style={{ height: 400 }} />
      <a href="#near">Near</a>
      <div style={{ height: 3000 }} />
      <a href="#far">Far</a>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: 'Far' }).focus();
    const near = canvas.getByRole('link', { name: 'Near' });
    near.focus();
    const bar = canvas.getByRole('region', { name: 'Filters' }).getBoundingClientRect();
    await expect(near.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.bottom);
  },
};

export const NothingFiltered: Story = { args: { items: [] } };

export const ChipsAlone: Story = { args: { children: undefined, age: undefined } };

export const LongValues: Story = {
  args: { items: [{ id: 'w', label: 'Well', value: 'F-1 C, F-4, F-5, '.repeat(30) }, ...items] },
};

export const Compact: Story = {
  globals: { density: 'compact' },
};

export const CompactTest: Story = {
  ...Compact,
  play: async ({ canvasElement }) => {
    for (const chip of within(canvasElement).getAllByRole('listitem'))
      await expect(heights(chip)).toEqual({ comfortable: 28, compact: 24 });
  },
};

/** A page's title, its filters and its time in one row. */
export const WithHeading: Story = {
  args: {
    items: [],
    heading: <PageHeader title="Dashboard" description="Feb 11 – Mar 12, 2026 · 120 wells" flush />,
    leading: <Button>Last 30 days</Button>,
  },
  decorators: [
    (Story) => (
      <div data-testid="place" style={{ width: 1100, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
};

export const WithHeadingTest: Story = {
  ...WithHeading,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const place = canvas.getByTestId('place');
    place.style.maxWidth = 'none';
    const opener = canvas.getByRole('button', { name: 'Filters' });
    const heading = canvas.getByRole('heading', { level: 1 });
    const middle = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    const apart = (element: Element) => Math.abs(middle(element) - middle(heading));
    await step('all stands in one row', async () => {
      await expect(canvas.getByRole('region', { name: 'Filters' }).clientHeight).toBeLessThan(60);
      await expect(apart(canvas.getByRole('button', { name: 'Last 30 days' }))).toBeLessThan(6);
      await expect(apart(canvas.getByText('Feb 11 – Mar 12, 2026 · 120 wells'))).toBeLessThan(6);
    });
    await step('on a phone the button stays beside the title', async () => {
      place.style.width = '358px';
      await expect(apart(opener)).toBeLessThan(24);
      await expect(canvas.queryByRole('button', { name: 'Last 30 days' })).toBeNull();
    });
  },
};

/** In a narrow place the control that is used most stands in the drawer; with room, beside its button. */
export const ByItsPlace: Story = {
  args: { leading: <Button size="sm">Last 30 days</Button> },
  decorators: [
    (Story) => (
      <div data-testid="place" style={{ width: 360 }}>
        <Story />
      </div>
    ),
  ],
};

export const ByItsPlaceTest: Story = {
  ...ByItsPlace,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Last 30 days' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (3)' }));
    const drawer = within(canvas.getByRole('dialog', { name: 'Filters' }));
    await expect(drawer.getByRole('button', { name: 'Last 30 days' })).toBeVisible();
    for (const name of filters) await expect(drawer.getByRole('button', { name })).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Clear all' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }));
    await expect(canvas.queryByRole('list')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus());
    canvas.getByTestId('place').style.width = '640px';
    await expect(canvas.getByRole('button', { name: 'Last 30 days' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const wide = within(canvas.getByRole('dialog', { name: 'Filters' }));
    await expect(wide.getByRole('button', { name: 'Well' })).toBeVisible();
    await expect(wide.queryByRole('button', { name: 'Last 30 days' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};
