import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from 'lucide-react';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Showing/Chip',
  component: Chip,
  args: { label: 'Field', value: 'Volve' },
  argTypes: { icon: { control: false } },
  parameters: {
    guide: {
      use: 'A filter in force that can be taken away; a few filters that are chosen by a press.',
      avoid: 'For a state: Badge. For one of a few: SegmentedControl. For all filters of a page: FilterBar.',
      do: ['Move the focus to the neighbor before a chip goes away.'],
      dont: ['Do not make a chip that does something else when pressed: that is a Button.'],
      keys: [
        ['Tab', 'goes to the chip, then to its cross'],
        ['Enter, Space', 'chooses it, or takes that back; on the cross: takes it away'],
      ],
      notes: ['A chip that can be chosen is a toggle button; the cross says what it takes away.'],
    },
  },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Removable: Story = {
  args: { onDismiss: fn() },
};

export const RemovableTest: Story = {
  ...Removable,
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const cross = within(canvasElement).getByRole('button', { name: 'Remove Field: Volve' });
    await expect(cross).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Choosable: Story = {
  args: { label: 'Flowing', value: undefined as never, onCheckedChange: fn() },
};

export const ChoosableTest: Story = {
  ...Choosable,
  play: async ({ args, canvasElement }) => {
    const chip = within(canvasElement).getByRole('button', { name: 'Flowing' });
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const Kinds: Story = {
  render: () => (
    <Stack direction="row" gap="2" wrap>
      <Chip label="Plain" />
      <Chip label="Field" value="Volve" />
      <Chip label="Removable" onDismiss={fn()} />
      <Chip label="Not chosen" defaultChecked={false} />
      <Chip label="With icon" icon={<Flag size={14} aria-hidden="true" />} defaultChecked={false} />
      <Chip label="Chosen" defaultChecked />
      <Chip label="Both" defaultChecked onDismiss={fn()} />
      <Chip label="Disabled" checked disabled onDismiss={fn()} />
    </Stack>
  ),
};

export const LongText: Story = { args: { value: 'W'.repeat(10_000), onDismiss: fn() } };

export const RightToLeft: Story = {
  args: { onDismiss: fn() },
  render: (args) => (
    <div dir="rtl">
      <Chip {...args} label="حقل" value="فولف" />
    </div>
  ),
};
