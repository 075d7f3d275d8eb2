import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectToLeaveComposing } from '../../composing.fixture.ts';
import { useState } from 'react';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function WithState({ value: first = null, onValueChange, ...rest }: NumberFieldProps) {
  const [value, setValue] = useState(first);
  const change = (next: number | null) => {
    setValue(next);
    onValueChange?.(next);
  };
  return <NumberField {...rest} value={value} onValueChange={change} />;
}

const meta = {
  title: 'Inputs/NumberField',
  component: NumberField,
  args: {
    label: 'Least drop',
    unit: 'Sm³/d',
    value: 15,
    min: 0,
    max: 500,
    locale: 'en-GB',
    labels: { increase: 'Increase', decrease: 'Decrease' },
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <WithState {...args} />,
  parameters: {
    guide: {
      use: 'Enter an amount that is often adjusted in small steps, such as a threshold.',
      avoid: 'TextField for numbers that are names, such as well numbers or postal codes.',
      do: ['Give the unit.', 'State the limits in the hint where they are not obvious.'],
      dont: ['Don’t correct the number while it is being typed.'],
      keys: [
        ['Arrow up, Arrow down', 'one step up or down'],
        ['Page up, Page down', 'ten steps'],
      ],
      notes: [
        'It reads decimal and thousands separators of the reader’s language. An empty field is null, not zero.',
        'What is no number, or lies beyond `min` and `max`, stays in the field with what is wrong with it: the value is NaN, and no form is sent. What has more decimals than `digits` is rounded.',
      ],
    },
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const SteppingTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('spinbutton', { name: 'Least drop' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('16');
    await userEvent.keyboard('{PageDown}');
    await expect(field).toHaveValue('6');
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
    await userEvent.clear(field);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, 'abc');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(NaN);
    await expect(canvas.queryByText('Enter a number.')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText('Enter a number.')).toBeVisible();
    await expect(field).toHaveValue('abc');
  },
};

/** A number beyond the limits stays to be corrected: it is not passed on, and no form is sent. */
export const BeyondTheLimitsTest: Story = {
  args: { min: 10, max: 1000, value: null },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole<HTMLInputElement>('spinbutton', { name: 'Least drop' });
    await userEvent.type(field, '5000');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(NaN);
    await expect(field.validity.customError).toBe(true);
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(field).toHaveValue('5000');
    await expect(field).toBeInvalid();
    await expect(canvas.getByText('The highest value is 1000 Sm³/d.')).toBeVisible();
    // Not reported as the limit, which it is not.
    await expect(field).not.toHaveAttribute('aria-valuenow');
    const steps = within(canvas.getByRole('group', { name: 'Least drop' }));
    await expect(steps.getByRole('button', { name: 'Increase' })).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, '5');
    await userEvent.tab();
    await expect(canvas.getByText('The lowest value is 10 Sm³/d.')).toBeVisible();
    await userEvent.type(field, '5');
    await userEvent.tab();
    await expect(field).toBeValid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(55);
    await userEvent.type(field, '55{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1000);
    await expect(field).toHaveValue('1000');
  },
};

export const ComposingTest: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: 'Least drop' });
    await expectToLeaveComposing(field, ['ArrowUp', 'PageDown']);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** What is shown is what is held. */
export const RoundedTest: Story = {
  args: { value: null },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: 'Least drop' });
    await userEvent.type(field, '1.6');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('2');
    await expect(field).toHaveAttribute('aria-valuenow', '2');
  },
};

/** Without `digits` it shows what its steps need. */
export const HalfStepsTest: Story = {
  args: { value: 42, step: 0.5 },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: 'Least drop' });
    await userEvent.type(field, '{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(42.5);
    await expect(field).toHaveValue('42.5');
  },
};

export const FrenchDecimals: Story = {
  args: { locale: 'fr', label: 'Fréquence', unit: 'Hz', value: 48.5, step: 0.5, digits: 1, max: 60 },
};

export const FrenchDecimalsTest: Story = {
  args: { ...FrenchDecimals.args, max: 5000 },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton');
    await expect(field).toHaveValue('48,5');
    await userEvent.clear(field);
    await userEvent.type(field, '1 050,5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1050.5);
  },
};

/** What could be read in two ways shows how it was read as soon as it is whole. */
export const OtherDecimalMarkTest: Story = {
  args: { digits: 3, max: 5000, value: null },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton');
    const typed = async (text: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.tab();
    };
    await typed('0,125');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0.125);
    await expect(field).toHaveValue('0.125');
    await typed('1,250');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1250);
    await expect(field).toHaveValue('1250');
  },
};

/** A form gets a number, not the text in the reader's language; as of native fields, nothing of a disabled one. */
export const SentTest: Story = {
  args: { ...FrenchDecimals.args, name: 'frequency' },
  render: (args) => (
    <form aria-label="Pump">
      <WithState {...args} />
      <NumberField label="Arabic" locale="ar-EG" digits={1} name="rate" defaultValue={1234.5} />
      <NumberField label="Off" name="off" defaultValue={1} disabled />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Pump' });
    const sent = () => Object.fromEntries(new FormData(form));
    await expect(canvas.getByRole('spinbutton', { name: 'Arabic' })).toHaveValue('١٢٣٤٫٥');
    await expect(sent()).toEqual({ frequency: '48.5', rate: '1234.5' });
    const field = canvas.getByRole('spinbutton', { name: 'Fréquence' });
    await userEvent.clear(field);
    await expect(sent()).toEqual({ frequency: '', rate: '1234.5' });
    await userEvent.type(field, '12,5');
    await expect(sent()).toEqual({ frequency: '12.5', rate: '1234.5' });
    await userEvent.clear(field);
    await userEvent.type(field, '1 050');
    await expect(sent()).toEqual({ frequency: '', rate: '1234.5' });
    await expect(form.checkValidity()).toBe(false);
  },
};

export const AtItsLimit: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { value: 500, hint: 'At most 500 Sm³/d' },
};

export const AtItsLimitTest: Story = {
  ...AtItsLimit,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Increase' })).toBeDisabled();
  },
};

export const Empty: Story = { args: { value: null, hint: 'Leave empty to see every drop.' } };
export const WithError: Story = { args: { value: 900, error: 'At most 500 Sm³/d.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Infinite: Story = {
  args: { value: Infinity, unit: 'a unit whose name is very much too long for any field' },
};

export const InfiniteTest: Story = {
  ...Infinite,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('spinbutton')).toHaveValue('');
  },
};

/** Without a value the field keeps it itself; without a locale it speaks the reader's language. */
export const KeepsItselfTest: Story = {
  args: { ref: fn() },
  render: ({ value: _value, locale: _locale, ...args }) => (
    <NumberField {...args} defaultValue={4} data-well="F-12" />
  ),
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: 'Least drop' });
    await expect(args.ref).toHaveBeenCalledWith(field);
    await expect(field).toHaveAttribute('data-well', 'F-12');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
  },
};
