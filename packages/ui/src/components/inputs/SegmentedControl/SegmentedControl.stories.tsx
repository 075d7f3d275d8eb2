import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartLine, Table } from 'lucide-react';
import { sizes } from '../../props.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Inputs/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Step',
    defaultValue: 'day',
    items: [
      { value: 'hour', label: 'Hour' },
      { value: 'day', label: 'Day' },
      { value: 'week', label: 'Week', hint: 'Monday to Sunday' },
    ],
    onValueChange: fn(),
  },
  argTypes: { size: { control: 'inline-radio', options: sizes } },
  parameters: {
    guide: {
      use: 'Switch between two to five short options that apply immediately: a unit, a time step, a view.',
      avoid: 'RadioGroup in a form; Select for more options; Tabs for separate views.',
      do: ['Use labels of one word.', 'Preselect an option.'],
      dont: ['Don’t mix icons and words.'],
      keys: [
        ['Tab', 'moves to the chosen segment, then out of the control'],
        ['Arrow keys', 'choose the next or the previous segment'],
      ],
      notes: ['It is a radio group named by its label; each segment is a radio button.'],
    },
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const ByKeyboardTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'Step' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Day' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('week');
    await userEvent.click(canvas.getByText('Hour'));
    await expect(canvas.getByRole('radio', { name: 'Hour' })).toBeChecked();
  },
};

export const WithIcons: Story = {
  args: {
    label: 'Show as',
    defaultValue: 'chart',
    items: [
      { value: 'chart', label: 'Chart', icon: <ChartLine size={16} aria-hidden="true" /> },
      { value: 'table', label: 'Table', icon: <Table size={16} aria-hidden="true" /> },
    ],
  },
};

export const Small: Story = { args: { size: 'sm' } };

export const Large: Story = { args: { size: 'lg' } };

/** Its name, where nothing beside it says what is chosen. */
export const Named: Story = { args: { labelBeside: true, size: 'sm' } };

export const NamedTest: Story = {
  ...Named,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('radiogroup', { name: 'Step' }).getBoundingClientRect();
    const name = canvas.getByText('Step').getBoundingClientRect();
    await expect(name.right).toBeLessThanOrEqual(bar.left);
    await expect(Math.abs(name.top + name.bottom - bar.top - bar.bottom)).toBeLessThan(4);
  },
};

export const FullWidth: Story = { args: { fullWidth: true } };

export const KeptTest: Story = {
  args: { value: 'hour' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Week'));
    await expect(args.onValueChange).toHaveBeenCalledWith('week');
    await expect(canvas.getByRole('radio', { name: 'Hour' })).toBeChecked();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const NothingChosen: Story = { args: { value: null } };

export const NoItems: Story = { args: { items: [] } };

export const LongText: Story = {
  args: {
    items: [
      { value: 'hour', label: 'W'.repeat(10_000) },
      { value: 'day', label: 'Day' },
    ],
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <SegmentedControl {...args} />
    </div>
  ),
};
