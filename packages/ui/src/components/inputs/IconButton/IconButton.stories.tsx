import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { styled } from '../../../themes/stitches.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { buttonSizes } from '../button-rules.ts';
import { IconButton, iconButtonTones } from './IconButton.tsx';

const Header = styled('div', { padding: '$2', backgroundColor: '$header' });

const meta = {
  title: 'Inputs/IconButton',
  component: IconButton,
  args: { label: 'Notifications', icon: <Bell size={18} aria-hidden="true" />, onClick: fn() },
  argTypes: {
    tone: { control: 'inline-radio', options: iconButtonTones },
    size: { control: 'inline-radio', options: buttonSizes },
    icon: { control: false },
  },
  parameters: {
    guide: {
      use: 'For pictures that are known to all: close, search, more.',
      avoid: 'When the picture is not known to all: Button with words.',
      do: ['Wrap it in a Tooltip.'],
      dont: ['Do not use two pictures for one thing.'],
      keys: [['Enter, Space', 'presses it']],
      notes: ['Its label is its name; at least 24 px, 44 px on touch screens.'],
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Notifications' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Sizes: Story = {
  args: { tone: 'secondary' },
  render: (args) => (
    <Stack direction="row" gap="3">
      {buttonSizes.map((size) => (
        <IconButton key={size} {...args} size={size} label={`${args.label}, ${size}`} />
      ))}
    </Stack>
  ),
};

export const InTheHeader: Story = {
  args: { tone: 'header' },
  decorators: [
    (Story) => (
      <Header>
        <Story />
      </Header>
    ),
  ],
};

export const Disabled: Story = { args: { disabled: true } };
