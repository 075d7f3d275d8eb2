import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sizes } from '../../props.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Inputs/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    name: 'password',
    autoComplete: 'current-password',
  },
  argTypes: { size: { control: 'inline-radio', options: sizes } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'For a password, at sign-in and when it is changed.',
      avoid: 'For codes that may be seen: TextField.',
      do: ['Give `autoComplete` for password managers.'],
      dont: ['Do not forbid pasting.'],
      keys: [
        ['Tab', 'to the field, then to the eye'],
        ['Enter, Space', 'on the eye: shows or hides the password'],
      ],
      notes: ['The eye says what pressing it will do.'],
    },
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const ShowAndHideTest: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'Portal#2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Portal#2026');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('Portal#2026');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const WithError: Story = {
  args: { error: 'Password cannot be empty.', size: 'lg' },
};

export const WithErrorTest: Story = {
  ...WithError,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Password');
    await expect(field).toHaveAccessibleDescription('Password cannot be empty.');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Portal#2026' } };
