import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Slider } from './Slider.tsx';
import type { SliderRange } from './slider-value.ts';

const meta = {
  title: 'Inputs/Slider',
  component: Slider<number | SliderRange>,
  args: { label: 'Choke opening', defaultValue: 40, unit: '%', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'Set a number whose position on a scale matters more than its exact value; with two thumbs, a range.',
      avoid: 'NumberField for an exact number; DateRangePicker for days.',
      do: ['Mark significant values: a limit, the usual setting.'],
      dont: ['Don’t use it where one step is smaller than a pixel.'],
      keys: [
        ['Tab', 'moves to the thumb, then to the next one'],
        ['Arrow keys', 'move it by a step'],
        ['Page Up, Page Down', 'move it by ten steps'],
        ['Home, End', 'move it to the ends of the scale'],
      ],
      notes: ['Each thumb is announced with its name, value and unit, and cannot pass the other.'],
    },
  },
} satisfies Meta<typeof Slider<number | SliderRange>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const OneTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const thumb = canvas.getByRole('slider', { name: 'Choke opening' });
    await expect(thumb).toHaveAttribute('aria-valuetext', '40 %');
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(41);
    await userEvent.keyboard('{PageUp}');
    await expect(thumb).toHaveAttribute('aria-valuenow', '51');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('100 %')).toBeVisible();
  },
};

export const Two: Story = {
  args: {
    label: 'Depth',
    defaultValue: [1200, 1300],
    max: 4000,
    step: 100,
    unit: 'm',
    marks: [
      { value: 0, label: '0' },
      { value: 2000, label: '2,000' },
      { value: 4000, label: '4,000' },
    ],
  },
};

export const TwoTest: Story = {
  ...Two,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const lower = canvas.getByRole('slider', { name: 'Depth, from' });
    const upper = canvas.getByRole('slider', { name: 'Depth, to' });
    await userEvent.tab();
    await expect(lower).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(lower).toHaveAttribute('aria-valuenow', '1300');
    await expect(upper).toHaveAttribute('aria-valuenow', '1300');
    await userEvent.tab();
    await expect(upper).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([1300, 1400]);
  },
};

export const NoNumber: Story = {
  args: { value: Number.NaN },
};

export const NoNumberTest: Story = {
  ...NoNumber,
  play: async ({ canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider');
    await expect(thumb).toHaveAttribute('aria-valuetext', 'No value');
    await expect(canvasElement).toHaveTextContent('– %');
  },
};

export const BeyondItsScale: Story = {
  args: {
    value: 250,
    marks: [
      { value: 250, label: '250' },
      { value: 50, label: 'usual' },
    ],
  },
};

export const BeyondItsScaleTest: Story = {
  ...BeyondItsScale,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('250 %')).toBeVisible();
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '250 %');
    await expect(canvas.queryByText('250')).toBeNull();
  },
};

export const NoScale: Story = {
  args: { min: 10, max: 10, defaultValue: 10 },
};

export const NoScaleTest: Story = {
  ...NoScale,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toHaveAttribute('data-disabled');
  },
};

export const WithError: Story = {
  args: { hint: 'Of the whole valve.', error: 'Open it less than 30 %.' },
};

export const WithErrorTest: Story = {
  ...WithError,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toHaveAccessibleDescription(
      'Of the whole valve. Open it less than 30 %.',
    );
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = { args: { label: 'W'.repeat(10_000) } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Slider {...args} />
    </div>
  ),
};
