import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Inputs/Switch',
  component: Switch,
  args: { label: 'Notify me by mail', name: 'mail', onChange: fn(), onCheckedChange: fn() },
  argTypes: { label: { control: 'text' } },
  parameters: {
    guide: {
      use: 'Turn a setting on or off with immediate effect.',
      avoid: 'Checkbox in a form that is saved.',
      do: [
        {
          text: 'Name the setting; the label stays the same in both states.',
          show: () => <Switch label="Notify me by email" defaultChecked />,
        },
      ],
      dont: [
        {
          text: 'Don’t describe the state or the press.',
          show: () => <Switch label="Email is off, press to turn on" />,
        },
        'Don’t ask for confirmation; make it easy to undo.',
      ],
      keys: [
        ['Tab', 'goes to the switch'],
        ['Space', 'turns it on or off'],
      ],
      notes: ['Its role is `switch`. The position of the knob shows the state, not the color alone.'],
    },
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const OffTest: Story = {
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Notify me by mail' });
    await expect(control).not.toBeChecked();
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const On: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { defaultChecked: true },
};

export const WithHintAndError: Story = {
  args: { hint: 'At most one message a day.', error: 'This could not be saved. Try again.' },
};

export const WithHintAndErrorTest: Story = {
  ...WithHintAndError,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch')).toHaveAccessibleDescription(
      'At most one message a day. This could not be saved. Try again.',
    );
  },
};

export const Disabled: Story = {
  render: (args) => (
    <Stack gap="2">
      <Switch {...args} disabled />
      <Switch {...args} disabled defaultChecked label="Notify me by mail, always" />
    </Stack>
  ),
};

export const LongText: Story = {
  args: { label: 'Benachrichtigungseinstellungen '.repeat(10) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  args: { label: 'أخبرني بالبريد', defaultChecked: true },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const States: Story = {
  parameters: {
    matrix: {
      rows: { Rest: {}, 'With a hint': { hint: 'Once a day' }, Disabled: { disabled: true } },
      columns: { Off: {}, On: { defaultChecked: true } },
    },
  },
};
