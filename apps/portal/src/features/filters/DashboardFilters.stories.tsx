import { ApiError, type FilterItem, type WellRef } from '@cnx/api';
import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { failedView, loadStoryTexts, shownView, withTexts } from '../../insight/story-frame.tsx';
import { noFilters } from '@cnx/api/filter-address';
import { DashboardFilters, type DashboardFiltersProps } from './DashboardFilters.tsx';
import type { FilterLists } from './filter-dropdowns.atoms.ts';

const item = (id: string, name: string, ...parentIds: string[]): FilterItem => ({
  id,
  name,
  parentIds,
  wellCount: 12,
  active: true,
});
const ready = <Item,>(...items: Item[]) => shownView<readonly Item[]>(items);
const retryFields = fn();

const wells = Array.from({ length: 40 }, (_, index): WellRef => ({
  id: `W-${index}`,
  name: `${index % 2 ? 'BR' : 'NV'}-A-${String(index).padStart(2, '0')}`,
  uwi: null,
  fieldId: index % 2 ? 'breeze' : 'venture',
  areaId: index % 2 ? 'south-east' : 'north-west',
  businessUnitId: index % 2 ? 'south' : 'north',
  wellGroupIds: [],
  methodOfProduction: index % 3 ? 'electricSubmersiblePumpLift' : 'naturalFlow',
  manufacturerId: index % 3 ? 'maker-a' : null,
  status: 'producing',
  flowKind: 'production',
}));

const lists: FilterLists = {
  businessUnits: ready(item('north', 'North'), item('south', 'South')),
  areas: ready(item('north-west', 'North West', 'north'), item('south-east', 'South East', 'south')),
  fields: ready(item('venture', 'Venture', 'north-west'), item('breeze', 'Breeze', 'south-east')),
  wellGroups: ready(item('pad-a', 'Venture pad A', 'venture')),
  manufacturers: ready(item('maker-a', 'Maker A')),
  methodsOfProduction: ready(
    item('electricSubmersiblePumpLift', 'Electric submersible pump'),
    item('naturalFlow', 'Natural flow'),
  ),
  wells: ready(...wells),
};

function Kept(props: DashboardFiltersProps) {
  const [filters, setFilters] = useState(props.filters);
  return (
    <div style={{ minHeight: 480 }}>
      <DashboardFilters
        {...props}
        filters={filters}
        onChange={(next, ...without) => {
          setFilters(next);
          props.onChange(next, ...without);
        }}
      />
    </div>
  );
}

const openFilters = (page: ReturnType<typeof within>) =>
  userEvent.click(page.getByRole('button', { name: /^Filters/ }));

const meta = {
  title: 'Dashboard/Filters',
  component: DashboardFilters,
  loaders: [loadStoryTexts],
  decorators: [withTexts],
  args: {
    filters: noFilters,
    lists,
    inForce: { from: '2026-10-21', to: '2026-11-19' },
    newestDay: '2026-11-19',
    dataRange: { from: '2023-11-20', to: '2026-11-19' },
    compared: null,
    onChange: fn(),
  },
  argTypes: { lists: { control: false } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DashboardFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};

export const CascadeTest: Story = {
  args: { filters: { ...noFilters, fields: ['breeze'], wells: ['W-1'] } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await openFilters(page);
    await userEvent.click(page.getByRole('button', { name: 'Business units' }));
    await userEvent.click(await page.findByRole('option', { name: /North/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...noFilters,
      businessUnits: ['north'],
      fields: [],
      wells: [],
    });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await page.findByRole('button', { name: 'Areas' }));
    await waitFor(() => expect(page.getAllByRole('option', { name: /North|South/ })).toHaveLength(1));
    await expect(page.getByRole('option', { name: /North West/ })).toHaveTextContent('20');
  },
};

export const Chips: Story = {
  args: {
    filters: { ...noFilters, businessUnits: ['north', 'gone'], wells: ['W-0'], days: 7 },
    inForce: { from: '2026-11-13', to: '2026-11-19' },
  },
};

export const ChipsTest: Story = {
  ...Chips,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    // What the list does not have is not in force, and named by the page elsewhere.
    await expect(canvas.getByText('North')).toBeVisible();
    await expect(canvas.queryByText(/gone/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Wells: NV-A-00' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ wells: [] }));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(noFilters, []);
  },
};

export const ChipsOfThePageTest: Story = {
  args: { ...Chips.args, pageChips: [{ id: 'part', label: 'Part', value: 'Gas interface' }] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Part: Gas interface' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(args.filters, ['part']);
    // Together: Back undoes both in one step.
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(noFilters, ['part']);
  },
};

export const Compared: Story = {
  args: { filters: { ...noFilters, compare: 'year' }, compared: { from: '2025-10-21', to: '2025-11-19' } },
};

export const ComparedTest: Story = {
  ...Compared,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await openFilters(page);
    const drawer = within(await page.findByRole('dialog', { name: 'Filters' }));
    const select = drawer.getByRole('combobox', { name: 'Comparison' });
    await expect(select).toHaveDisplayValue('vs a year before');
    await userEvent.selectOptions(select, 'vs window before');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...noFilters, compare: 'before' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Remove Compared with: Oct 21 – Nov 19, 2025' }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(noFilters);
  },
};

export const OneListFailedTest: Story = {
  args: {
    lists: {
      ...lists,
      fields: {
        ...failedView(retryFields),
        error: new ApiError({ status: 500, errors: [], retryAfterSeconds: null }),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await openFilters(page);
    await userEvent.click(page.getByRole('button', { name: 'Fields' }));
    await waitFor(() => expect(page.getByText('Failed to fetch fields')).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(retryFields).toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('button', { name: 'Areas' }));
    await waitFor(() => expect(page.getByRole('option', { name: /South East/ })).toBeVisible());
  },
};

export const WellsOnTheirWayTest: Story = {
  args: { lists: { ...lists, wells: { status: 'loading' } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await openFilters(page);
    await userEvent.click(page.getByRole('button', { name: 'Wells' }));
    await expect(await page.findByRole('status', { name: 'Loading Wells' })).toBeInTheDocument();
  },
};
