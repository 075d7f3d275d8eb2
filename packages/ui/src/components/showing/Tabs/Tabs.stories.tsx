import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartLine, Table2 } from 'lucide-react';
import { heights } from '../../density.fixture.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { TabLinks } from './TabLinks.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Showing/Tabs',
  component: Tabs,
  args: {
    label: 'Exceptions',
    onValueChange: fn(),
    items: [
      { value: 'drops', label: 'High production drop', count: '12', content: <Text>Twelve wells.</Text> },
      { value: 'gas', label: 'Gas interference', count: '3', content: <Text>Three wells.</Text> },
      { value: 'closed', label: 'Closed', disabled: true, content: null },
    ],
  },
  parameters: {
    guide: {
      use: 'Switch between views of one subject.',
      avoid: 'Navigation for pages; a sequence of pages for steps.',
      do: ['Use labels of one or two words.'],
      dont: ['Don’t add so many tabs that they wrap onto a second line.'],
      keys: [
        ['Arrow left, Arrow right', 'move to the next or previous tab'],
        ['Home, End', 'move to the first or last tab'],
        ['Tab', 'moves into the view'],
      ],
      notes: ['Roles `tablist`, `tab` and `tabpanel`. Only the selected view is rendered.'],
    },
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOpen: Story = {};

export const ByKeyboardTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /High production drop/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Gas interference');
    await expect(args.onValueChange).toHaveBeenCalledWith('gas');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Three wells.');
  },
};

export const WithPictures: Story = {
  args: {
    items: [
      {
        value: 'trend',
        label: 'Trend',
        icon: <ChartLine size={16} aria-hidden="true" />,
        content: <Text>Trend</Text>,
      },
      {
        value: 'table',
        label: 'Table',
        icon: <Table2 size={16} aria-hidden="true" />,
        content: <Text>Table</Text>,
      },
    ],
  },
};

/** Tabs wider than their place scroll, and a shadow says where more of them are. */
export const MoreThanFit: Story = {
  args: {
    items: ['Drops', 'Gas interference', 'Sand', 'Scale', 'Wax', 'Water breakthrough'].map((label) => ({
      value: label,
      label,
      content: <Text>{label}</Text>,
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
};

export const MoreThanFitTest: Story = {
  ...MoreThanFit,
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('tablist');
    // The left layer of the mask fades once it is moved in, the right one as long as it is no wider than the row.
    const faded = () => {
      const { maskPosition, maskSize } = getComputedStyle(list);
      return [maskPosition.startsWith('0px'), /, 100% 100%$/.test(maskSize)];
    };
    await waitFor(() => expect(faded()).toEqual([false, true]));
    // One of those that have no room peeks out beyond what fades.
    const { right } = list.getBoundingClientRect();
    const cut = within(list)
      .getAllByRole('tab')
      .map((tab) => tab.getBoundingClientRect())
      .find((tab) => tab.left < right && tab.right > right);
    await expect(right - cut!.left).toBeGreaterThan(24);
    list.scrollLeft = list.scrollWidth;
    await waitFor(() => expect(faded()).toEqual([true, false]));
  },
};

export const Compact: Story = {
  globals: { density: 'compact' },
};

export const CompactTest: Story = {
  ...Compact,
  play: async ({ canvasElement }) => {
    const tab = within(canvasElement).getByRole('tab', { selected: true });
    await expect(heights(tab)).toEqual({ comfortable: 40, compact: 36 });
  },
};

export const Links: Story = {
  render: () => (
    <TabLinks
      label="Areas"
      items={[
        { label: 'All areas', href: '#all' },
        { label: 'Change points', href: '#changes' },
        { label: 'Schedule', href: '#schedule', current: true },
      ]}
    />
  ),
};

export const LinksTest: Story = {
  render: () => (
    <div style={{ width: 200 }}>
      <TabLinks
        label="Areas"
        items={['All areas', 'Change points', 'Production', 'Schedule'].map((label) => ({
          label,
          href: `#${label}`,
          current: label === 'Schedule',
        }))}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('Schedule');
    // Of a bar that has no room for all, the page shown is in sight.
    const bar = canvas.getByRole('list').getBoundingClientRect();
    await expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(bar.right + 1);
    await expect(current.getBoundingClientRect().left).toBeGreaterThanOrEqual(bar.left);
  },
};
