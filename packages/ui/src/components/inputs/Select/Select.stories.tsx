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
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'Choose one of seven to fifty items.',
      avoid: 'RadioGroup for up to six; Combobox for long lists that need a search.',
      do: [
        {
          text: 'Sort by use or alphabet, and preselect where there is a sensible default.',
          show: () => (
            <Select
              label="Time zone"
              defaultValue="oslo"
              items={[
                { value: 'oslo', label: 'Oslo (GMT+1)' },
                { value: 'houston', label: 'Houston (GMT−6)' },
              ]}
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Don’t use it for yes and no: a Checkbox takes one press.',
          show: () => (
            <Select
              label="Show planned losses"
              defaultValue="yes"
              items={[
                { value: 'yes', label: 'Yes' },
                { value: 'no', label: 'No' },
              ]}
            />
          ),
        },
      ],
      keys: [
        ['Arrow keys', 'choose an item'],
        ['Letters', 'jump to an item'],
      ],
      notes: ['It is the browser’s native list; phones show their own picker.'],
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

export const States: Story = {
  parameters: {
    matrix: {
      rows: {
        Rest: {},
        'With a hint': { hint: 'Dates follow this zone' },
        'With an error': { error: 'Choose a time zone' },
        Disabled: { disabled: true },
      },
      columns: { Small: { size: 'sm' }, Medium: { size: 'md' }, Large: { size: 'lg' } },
    },
  },
};
