import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Inputs/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Product',
    defaultValue: 'oil',
    items: [
      { value: 'oil', label: 'Oil' },
      { value: 'gas', label: 'Gas' },
      { value: 'water', label: 'Water', hint: 'Measured at the separator only.' },
    ],
    onValueChange: fn(),
  },
  parameters: {
    guide: {
      use: 'Choose one of two to six options that should all be visible.',
      avoid: 'Select for more options; Checkbox for on and off.',
      do: ['Put the most common option first and preselect it.'],
      dont: ['Don’t nest groups; ask the second question once the first is answered.'],
      keys: [
        ['Tab', 'moves to the chosen option, then out of the group'],
        ['Arrow keys', 'choose the next or the previous option'],
        ['Space', 'chooses the option in focus'],
      ],
      notes: ['The label names the group; an error belongs to the group and is announced.'],
    },
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const ChoosingTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'Product' })).toBeVisible();
    await userEvent.click(canvas.getByText('Gas'));
    await expect(canvas.getByRole('radio', { name: 'Gas' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Oil' })).not.toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('gas');
    await expect(canvas.getByRole('radio', { name: 'Water' })).toHaveAccessibleDescription(
      'Measured at the separator only.',
    );
  },
};

export const SideBySide: Story = { args: { direction: 'row' } };

export const WithError: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { required: true, defaultValue: undefined as never, error: 'Choose a product.' },
};

export const WithErrorTest: Story = {
  ...WithError,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup');
    await expect(group).toHaveAccessibleDescription('Choose a product.');
    await expect(group).toHaveAttribute('aria-required', 'true');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const NoItems: Story = { args: { items: [] } };

export const LongText: Story = {
  args: {
    label: 'Fördermethodenauswahlverfahren '.repeat(4),
    items: [
      { value: 'a', label: 'W'.repeat(200) },
      { value: 'b', label: '<script>alert(1)</script>' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
};
