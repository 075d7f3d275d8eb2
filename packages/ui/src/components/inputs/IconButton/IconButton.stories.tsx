import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Search } from 'lucide-react';
import { styled } from '../../../themes/stitches.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { emphases, sizes } from '../../props.ts';
import { IconButton } from './IconButton.tsx';

const Header = styled('div', { padding: '$2', backgroundColor: '$header' });

const meta = {
  title: 'Inputs/IconButton',
  component: IconButton,
  args: { label: 'Notifications', icon: <Bell size={18} aria-hidden="true" />, onClick: fn() },
  argTypes: {
    emphasis: { control: 'inline-radio', options: emphases },
    size: { control: 'inline-radio', options: sizes },
    icon: { control: false },
  },
  parameters: {
    guide: {
      use: 'Trigger a common action by its icon: close, search, more.',
      avoid: 'Button with words where the icon is not widely known.',
      do: [
        {
          text: 'Name the action in the label; it is also the tooltip.',
          show: () => <IconButton label="Search wells" icon={<Search size={18} aria-hidden="true" />} />,
        },
      ],
      dont: [
        {
          text: 'Don’t name the picture.',
          show: () => <IconButton label="Magnifying glass" icon={<Search size={18} aria-hidden="true" />} />,
        },
        'Don’t use two icons for one action.',
      ],
      keys: [['Enter, Space', 'presses it']],
      notes: ['The label is its accessible name. It is at least 24 px large, and 44 px on touch screens.'],
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};

export const QuietTest: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Notifications' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Sizes: Story = {
  args: { emphasis: 'normal' },
  render: (args) => (
    <Stack direction="row" gap="3">
      {sizes.map((size) => (
        <IconButton key={size} {...args} size={size} label={`${args.label}, ${size}`} />
      ))}
    </Stack>
  ),
};

export const InTheHeader: Story = {
  decorators: [
    (Story) => (
      <Header data-ground="header">
        <Story />
      </Header>
    ),
  ],
};

export const AsLink: Story = {
  args: { asChild: true, label: 'Help', children: <a href="#help" /> },
};

export const AsLinkTest: Story = {
  ...AsLink,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Help' });
    await expect(link).toHaveAttribute('href', '#help');
    await expect(link.querySelector('svg')).not.toBeNull();
  },
};

/** The tooltip by a pointer, and by Tab; what is read aloud stays the name alone. */
export const TooltipByDefaultTest: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = page.getByRole('button', { name: 'Notifications' });
    await userEvent.hover(button);
    await expect(await page.findByRole('tooltip')).toHaveTextContent('Notifications');
    await expect(button).toHaveAccessibleName('Notifications');
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.unhover(button);
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
    await userEvent.tab();
    await page.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const WithoutTooltip: Story = {
  args: { tooltip: false },
};

export const WithoutTooltipTest: Story = {
  ...WithoutTooltip,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await expect(page.getByRole('button')).toHaveFocus();
    await expect(page.getByRole('button').childElementCount).toBe(1);
    await expect(page.queryByRole('tooltip')).toBeNull();
  },
};

export const Critical: Story = {
  args: { tone: 'critical', label: 'Delete' },
  render: (args) => (
    <Stack direction="row" gap="3">
      {emphases.map((emphasis) => (
        <IconButton key={emphasis} {...args} emphasis={emphasis} label={`${args.label}, ${emphasis}`} />
      ))}
    </Stack>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const States: Story = {
  parameters: {
    matrix: {
      rows: {
        Rest: {},
        Critical: { tone: 'critical' },
        Disabled: { disabled: true },
        Small: { size: 'sm' },
        Large: { size: 'lg' },
      },
      columns: {
        Strong: { emphasis: 'strong' },
        Normal: { emphasis: 'normal' },
        Quiet: { emphasis: 'quiet' },
      },
    },
  },
};
