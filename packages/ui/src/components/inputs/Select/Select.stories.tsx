import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select.tsx';

const meta = {
  title: 'Inputs/Select',
  component: Select,
  args: {
    label: 'Time zone',
    name: 'timeZone',
    defaultValue: 'Europe/Oslo',
    items: [
      { value: 'Europe/Oslo', label: 'Oslo (GMT+1)' },
      { value: 'America/Houston', label: 'Houston (GMT−6)' },
      { value: 'Asia/Dubai', label: 'Dubai (GMT+4)', disabled: true },
    ],
    onChange: fn(),
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'To choose one of seven to fifty.',
      avoid: 'Up to six: RadioGroup. More: a search.',
      do: ['Put the most usual first.'],
      dont: ['Do not use it for yes and no.'],
      keys: [
        ['Arrow keys', 'choose'],
        ['Letters', 'jump'],
      ],
      notes: ['The browser’s own list, which phones show as they do.'],
    },
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const ChoosingTest: Story = {
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Time zone' });
    await userEvent.selectOptions(select, 'Houston (GMT−6)');
    await expect(select).toHaveValue('America/Houston');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('America/Houston');
  },
};

/** Nothing is chosen until the user chooses; a form that requires a choice is not sent before. */
export const NothingChosen: Story = {
  tags: ['!autodocs'],
  args: { placeholder: 'Choose a time zone', required: true },
  render: ({ defaultValue: _, ...args }) => <Select {...args} />,
};

export const NothingChosenTest: Story = {
  ...NothingChosen,
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: /Time zone/ });
    await expect(select).toHaveDisplayValue('Choose a time zone');
    await expect(select).toBeInvalid();
    await userEvent.selectOptions(select, 'Oslo (GMT+1)');
    await expect(select).toHaveValue('Europe/Oslo');
    await expect(select).toBeValid();
  },
};

export const WithError: Story = { args: { error: 'This zone is not known any more. Choose another.' } };

export const Disabled: Story = { args: { disabled: true } };
