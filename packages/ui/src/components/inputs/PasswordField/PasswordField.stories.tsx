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
      use: 'Enter a password, at sign-in or when changing it.',
      avoid: 'TextField for codes that may be visible.',
      do: [
        {
          text: 'Set `autoComplete` so that password managers can help.',
          show: () => (
            <PasswordField label="Password" autoComplete="current-password" defaultValue="subsurface" />
          ),
        },
      ],
      dont: [
        {
          text: 'Don’t ask people to type it twice to catch typing errors: they can show it instead. Don’t block pasting.',
          show: () => (
            <div style={{ display: 'grid', gap: 12 }}>
              <PasswordField label="Password" />
              <PasswordField label="Password again" />
            </div>
          ),
        },
      ],
      keys: [
        ['Tab', 'moves to the field, then to the show button'],
        ['Enter, Space', 'on the button: shows or hides the password'],
      ],
      notes: ['The button’s name says what pressing it does next.'],
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

export const States: Story = {
  parameters: {
    matrix: {
      rows: {
        Empty: {},
        Filled: { defaultValue: 'subsurface' },
        'With a hint': { hint: 'At least 12 characters' },
        'With an error': { error: 'Password is required' },
        Disabled: { disabled: true, defaultValue: 'subsurface' },
      },
      columns: { Small: { size: 'sm' }, Medium: { size: 'md' }, Large: { size: 'lg' } },
    },
  },
};
