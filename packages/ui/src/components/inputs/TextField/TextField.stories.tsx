import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { sizes } from '../../props.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Inputs/TextField',
  component: TextField,
  args: { label: 'Email', type: 'email', name: 'email', autoComplete: 'username', onChange: fn() },
  argTypes: { size: { control: 'inline-radio', options: sizes }, icon: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'Enter one line of text, an email address or a search.',
      avoid: 'NumberField for amounts; PasswordField for passwords; Textarea for several lines.',
      do: [
        {
          text: 'Keep the label visible and put the format in the hint.',
          show: () => <TextField label="Well name" hint="As in the well list: SUN-A-05" />,
        },
      ],
      dont: [
        {
          text: 'Don’t use the placeholder as instructions: it disappears while typing.',
          show: () => <TextField label="Well" placeholder="Enter the well name as in the well list" />,
        },
        'Don’t require one format where others can be understood too.',
      ],
      keys: [['Tab', 'goes to the field']],
      notes: ['Label, hint and error are linked to the field; an error is announced.'],
    },
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: 'name@company.com', onValueChange: fn(), onChange: fn() },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Email'));
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('engineer@cnx.example');
    await expect(field).toHaveValue('engineer@cnx.example');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('engineer@cnx.example');
    await expect(args.onChange).toHaveBeenCalledTimes('engineer@cnx.example'.length);
  },
};

export const Required: Story = {
  args: { required: true, hint: 'We send the link to this address.' },
};

export const RequiredTest: Story = {
  ...Required,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Email' });
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('We send the link to this address.');
  },
};

export const WithError: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { defaultValue: 'engineer@', error: 'Please enter a valid email.', hint: 'Your work address.' },
};

export const WithErrorTest: Story = {
  ...WithError,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter a valid email. Your work address.');
    await expect(
      canvas.getByText('Please enter a valid email.').closest('[aria-live=polite]'),
    ).not.toBeNull();
  },
};

/** Sent again with the same fault, the message is new to a screen reader. */
export const SameErrorAgainTest: Story = {
  args: { error: 'Please enter a valid email.' },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <TextField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByText('Please enter a valid email.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'engineer@cnx{Enter}');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(
      canvas.getByText('Please enter a valid email.').closest('[aria-live=polite]'),
    ).not.toBeNull();
  },
};

export const Large: Story = { args: { size: 'lg' } };

export const WithIcon: Story = {
  args: {
    label: 'Search',
    labelHidden: true,
    type: 'search',
    name: 'q',
    placeholder: 'Search wells',
    icon: <Search size={16} />,
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'engineer@cnx.example' } };

export const States: Story = {
  parameters: {
    matrix: {
      rows: {
        Empty: {},
        Filled: { defaultValue: 'ada@example.org' },
        'With a hint': { hint: 'The address you sign in with' },
        'With an error': { error: 'Enter an email address' },
        Disabled: { disabled: true, defaultValue: 'ada@example.org' },
      },
      columns: { Small: { size: 'sm' }, Medium: { size: 'md' }, Large: { size: 'lg' } },
    },
  },
};
