import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, Droplets, Map as MapIcon, Layers } from 'lucide-react';
import { Tree } from './Tree.tsx';
import type { TreeItem } from './tree-items.ts';

const icon = {
  unit: <Building2 size={16} aria-hidden="true" />,
  area: <MapIcon size={16} aria-hidden="true" />,
  field: <Layers size={16} aria-hidden="true" />,
  well: <Droplets size={16} aria-hidden="true" />,
};
const wells = (field: string, count: number): TreeItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${field}-${index + 1}`,
    label: `${field.slice(0, 3).toUpperCase()}-A-${String(index + 1).padStart(2, '0')}`,
    icon: icon.well,
  }));
const field = (label: string, count: number): TreeItem => ({
  id: label.toLowerCase(),
  label,
  icon: icon.field,
  count,
  items: wells(label.toLowerCase(), count),
});

const items: readonly TreeItem[] = [
  {
    id: 'north-sea',
    label: 'North Sea',
    icon: icon.unit,
    count: 26,
    items: [
      {
        id: 'tampen',
        label: 'Tampen',
        icon: icon.area,
        count: 17,
        items: [field('Snorre', 5), field('Gullfaks', 12)],
      },
      { id: 'sleipner', label: 'Sleipner', icon: icon.area, count: 9, items: [field('Volve', 9)] },
    ],
  },
  {
    id: 'norwegian-sea',
    label: 'Norwegian Sea',
    icon: icon.unit,
    count: 8,
    items: [{ id: 'halten', label: 'Halten', icon: icon.area, count: 8, items: [field('Heidrun', 8)] }],
  },
  { id: 'barents-sea', label: 'Barents Sea', icon: icon.unit, count: 0, items: [], disabled: true },
];

const meta = {
  title: 'Data/Tree',
  component: Tree,
  args: {
    label: 'Wells by business unit',
    items,
    defaultOpen: ['north-sea', 'tampen', 'snorre'],
    onValueChange: fn(),
    onOpenChange: fn(),
    onSelect: fn(),
    style: { maxWidth: 320 },
  },
  argTypes: { labels: { control: false }, items: { control: false } },
  parameters: {
    guide: {
      use: 'Choose from or browse a hierarchy: business unit, area, field, well.',
      avoid:
        'MultiSelect for a flat list; the navigation of AppFrame for pages; DataTable for figures by level.',
      do: [
        'Open only the levels most people need.',
        'Show counts where they help to choose.',
        'Load deep levels when they are opened, with `loadItems`.',
      ],
      dont: ['Don’t reuse an id: the tree throws an error.'],
      keys: [
        ['Arrow down, Arrow up, Home, End', 'move to the next or previous item, or to the ends'],
        ['Arrow right', 'opens an item, then goes to the first item below it'],
        ['Arrow left', 'closes an item, or goes to its parent'],
        ['Page up, Page down', 'move by ten items'],
        ['Enter, Space', 'chooses the item'],
        ['*', 'opens all items on the level of the active one'],
        ['Letters', 'go to the next label that begins with them'],
      ],
      notes: [
        'Role `tree` with levels and positions; the focus stays on the tree, which names the active item. With multiple choice, an item is mixed when only some items below it are checked.',
      ],
    },
  },
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

const activeItem = (tree: HTMLElement) =>
  tree.ownerDocument.getElementById(tree.getAttribute('aria-activedescendant') ?? '');

export const Single: Story = { args: { selection: 'single', defaultValue: ['snorre-2'] } };

export const Several: Story = { args: { selection: 'multiple', defaultValue: ['snorre-2', 'gullfaks'] } };

export const Closed: Story = {
  args: { selection: 'single', defaultOpen: [] },
};

export const ByKeyboardTest: Story = {
  ...Closed,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const tree = canvas.getByRole('tree', { name: 'Wells by business unit' });
    const at = (label: string) => expect(activeItem(tree)).toHaveTextContent(label);
    await userEvent.tab();
    await expect(tree).toHaveFocus();
    await at('North Sea');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['north-sea']);
    await at('North Sea');
    await userEvent.keyboard('{ArrowRight}');
    await at('Tampen');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    await at('Gullfaks');
    await expect(activeItem(tree)).toHaveAttribute('aria-level', '3');
    await expect(activeItem(tree)).toHaveAttribute('aria-posinset', '2');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['gullfaks']);
    await userEvent.keyboard('{ArrowLeft}');
    await at('Tampen');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(activeItem(tree)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await at('Barents Sea');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await userEvent.keyboard('no');
    await at('North Sea');
    await userEvent.keyboard('r');
    await at('North Sea');
    await userEvent.keyboard('*');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['north-sea', 'norwegian-sea']);
  },
};

export const BranchesAndLeaves: Story = {
  args: { selection: 'multiple', defaultOpen: ['north-sea', 'tampen', 'snorre'] },
};

export const BranchesAndLeavesTest: Story = {
  ...BranchesAndLeaves,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const item = (name: RegExp) => canvas.getByRole('treeitem', { name });
    await userEvent.click(item(/^Snorre/));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['snorre']);
    await expect(item(/SNO-A-03/)).toHaveAttribute('aria-checked', 'true');
    await expect(item(/^North Sea/)).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(item(/SNO-A-03/));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      'snorre-1',
      'snorre-2',
      'snorre-4',
      'snorre-5',
    ]);
    await expect(item(/^Snorre/)).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(item(/SNO-A-03/));
    await userEvent.click(item(/^Gullfaks/));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['tampen']);
  },
};

const fetchWells = fn((item: TreeItem) => Promise.resolve(wells(item.id, 3)));

export const ClosedUntilOpened: Story = {
  args: {
    items: [{ id: 'volve', label: 'Volve', icon: icon.field, hasItems: true }],
    defaultOpen: [],
    loadItems: fetchWells,
  },
};

export const LoadedWhenOpenedTest: Story = {
  ...ClosedUntilOpened,
  play: async ({ canvasElement }) => {
    fetchWells.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Volve' }));
    await canvas.findByRole('treeitem', { name: 'VOL-A-02' });
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Volve' }));
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Volve' }));
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(4);
    await expect(fetchWells).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: {
    items: [{ id: 'volve', label: 'Volve', icon: icon.field, hasItems: true }],
    defaultOpen: ['volve'],
    loadItems: () => new Promise(() => undefined),
  },
};

export const LoadingTest: Story = {
  ...Loading,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('treeitem', { name: 'Loading…' })).toBeVisible();
    await expect(canvas.getByRole('treeitem', { name: 'Volve' })).toHaveAttribute('aria-busy', 'true');
  },
};

const failOnce = fn<(item: TreeItem) => Promise<readonly TreeItem[]>>();

export const FailsAndRepeatsTest: Story = {
  args: {
    items: [{ id: 'volve', label: 'Volve', icon: icon.field, hasItems: true }],
    defaultOpen: [],
    loadItems: failOnce,
  },
  play: async ({ canvasElement }) => {
    failOnce.mockReset().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(wells('volve', 2));
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByRole('treeitem', { name: 'Could not load. Try again' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await canvas.findByRole('treeitem', { name: 'VOL-A-02' });
  },
};

export const Empty: Story = {
  args: { items: [] },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nothing here')).toBeVisible();
  },
};

export const HonestCounts: Story = {
  args: {
    items: [
      { id: 'nan', label: 'Not known', count: NaN },
      { id: 'infinite', label: 'Infinite', count: Infinity },
      { id: 'huge', label: 'Huge', count: 12_345_678_901 },
      { id: 'long', label: 'W'.repeat(10_000), count: 3 },
      { id: 'rtl', label: 'حقل النور', count: 3 },
    ],
  },
};

export const HonestCountsTest: Story = {
  ...HonestCounts,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('treeitem', { name: /Infinite/ })).toHaveTextContent('–');
    await expect(canvas.getByText('12,345,678,901')).toBeVisible();
    const tree = canvas.getByRole('tree');
    await expect(tree.scrollWidth).toBeLessThanOrEqual(tree.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { selection: 'multiple', defaultOpen: [] },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const RightToLeftTest: Story = {
  ...RightToLeft,
  play: async ({ canvasElement }) => {
    const tree = within(canvasElement).getByRole('tree');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(activeItem(tree)).toHaveTextContent('Tampen');
    await userEvent.keyboard('{ArrowRight}');
    await expect(activeItem(tree)).toHaveTextContent('North Sea');
  },
};

export const TenThousandWells: Story = {
  args: {
    items: [{ id: 'all', label: 'All wells', count: 10_000, items: wells('all', 10_000) }],
    defaultOpen: ['all'],
    selection: 'single',
  },
};

export const TenThousandWellsTest: Story = {
  ...TenThousandWells,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const tree = canvas.getByRole('tree');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(activeItem(tree)).toHaveTextContent('ALL-A-10000'));
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(60);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['all-10000']);
    tree.scrollTop = 0;
    await canvas.findByRole('treeitem', { name: /^All wells/ });
    await expect(activeItem(tree)).toHaveTextContent('ALL-A-10000');
  },
};
