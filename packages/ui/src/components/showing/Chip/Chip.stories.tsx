import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from 'lucide-react';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Showing/Chip',
  component: Chip,
  args: { children: 'Field', value: 'Volve' },
  argTypes: { icon: { control: false } },
  parameters: {
    guide: {
      use: 'Show an active filter that can be removed, or a few filters to turn on and off.',
      avoid: 'Badge for a status; SegmentedControl for one of a few; FilterBar for all filters of a page.',
      do: ['Move the focus to the next chip before you remove one.'],
      dont: ['Don’t use it for other actions; use a Button.'],
      keys: [
        ['Tab', 'goes to the chip, then to its cross'],
        ['Enter, Space', 'turns it on or off; on the cross: removes it'],
      ],
      notes: ['A chip that can be turned on is a toggle button. The remove button names what it removes.'],
    },
  },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Removable: Story = {
  args: { onRemove: fn() },
};

export const RemovableTest: Story = {
  ...Removable,
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const cross = within(canvasElement).getByRole('button', { name: 'Remove Field: Volve' });
    await expect(cross).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Choosable: Story = {
  args: { children: 'Flowing', value: undefined as never, onCheckedChange: fn() },
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
      <Chip>Plain</Chip>
      <Chip value="Volve">Field</Chip>
      <Chip onRemove={fn()}>Removable</Chip>
      <Chip defaultChecked={false}>Not chosen</Chip>
      <Chip icon={<Flag size={14} aria-hidden="true" />} defaultChecked={false}>
        With icon
      </Chip>
      <Chip defaultChecked>Chosen</Chip>
      <Chip defaultChecked onRemove={fn()}>
        Both
      </Chip>
      <Chip checked disabled onRemove={fn()}>
        Disabled
      </Chip>
    </Stack>
  ),
};

export const LongText: Story = { args: { value: 'W'.repeat(10_000), onRemove: fn() } };

export const RightToLeft: Story = {
  args: { onRemove: fn() },
  render: (args) => (
    <div dir="rtl">
      <Chip {...args} value="فولف">
        حقل
      </Chip>
    </div>
  ),
};
