import { expect, fn, spyOn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sizes } from '../../props.ts';
import { Textarea } from './Textarea.tsx';

const meta = {
  title: 'Inputs/Textarea',
  component: Textarea,
  args: { label: 'Comment', name: 'comment', onChange: fn(), onValueChange: fn() },
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
      use: 'Enter several lines of text: a comment, a reason, a report.',
      avoid: 'TextField for one line.',
      do: ['Set the number of rows to fit a typical answer.'],
      dont: ['Don’t limit the length without a reason.'],
      keys: [
        ['Tab', 'moves to the field, then out of it'],
        ['Enter', 'starts a new line'],
      ],
      notes: [
        'Label, hint, error and the character limit are linked to the field.',
        'The remaining characters are announced once nine tenths are used.',
      ],
    },
  },
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const GrowsWithItsTextTest: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Comment' });
    const before = field.offsetHeight;
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Pump{Enter}tripped{Enter}twice{Enter}this{Enter}week');
    await expect(field).toHaveValue('Pump\ntripped\ntwice\nthis\nweek');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Pump\ntripped\ntwice\nthis\nweek');
    await expect(field.offsetHeight).toBeGreaterThan(before);
    await userEvent.keyboard('{Enter}line'.repeat(12));
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
  },
};

/** As in a browser without `field-sizing`. */
export const GrowsByItselfTest: Story = {
  play: async ({ canvasElement }) => {
    const supports = spyOn(CSS, 'supports').mockReturnValue(false);
    try {
      const field = within(canvasElement).getByRole('textbox', { name: 'Comment' });
      field.style.setProperty('field-sizing', 'fixed');
      const before = field.offsetHeight;
      await userEvent.type(field, 'Pump{Enter}tripped{Enter}twice{Enter}this{Enter}week');
      await expect(field.offsetHeight).toBeGreaterThan(before);
      await expect(field.scrollHeight).toBe(field.clientHeight);
      const grown = field.offsetHeight;
      await userEvent.clear(field);
      await expect(field.offsetHeight).toBeLessThan(grown);
    } finally {
      supports.mockRestore();
    }
  },
};

export const Counted: Story = {
  args: { maxLength: 20, defaultValue: 'Pump tripped' },
};

export const CountedTest: Story = {
  ...Counted,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Comment' });
    await expect(field).toHaveAccessibleDescription('At most 20 characters');
    await expect(canvas.getByText('12 / 20')).toBeVisible();
    await userEvent.type(field, ' twice today');
    await expect(field).toHaveValue('Pump tripped twice t');
    await expect(canvas.getByText('20 / 20')).toBeVisible();
    await expect(canvas.getByText('Characters left: 0')).toHaveAttribute('aria-live', 'polite');
  },
};

export const TooLong: Story = {
  args: {
    maxLength: 10,
    defaultValue: 'Pump tripped twice',
    error: 'Shorten the comment to 10 characters.',
    hint: 'What happened, and what was done.',
  },
};

export const TooLongTest: Story = {
  ...TooLong,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('18 / 10')).toBeVisible();
    await expect(canvas.getByText('Characters over the limit: 8')).toBeInTheDocument();
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    // What is wrong stands directly at the field.
    const shown = ['Shorten the comment to 10 characters.', '18 / 10', 'What happened, and what was done.'];
    const tops = [canvas.getByRole('textbox'), ...shown.map((text) => canvas.getByText(text))].map(
      (element) => element.getBoundingClientRect().top,
    );
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  },
};

export const ResetWithItsFormTest: Story = {
  args: { maxLength: 20 },
  decorators: [
    (Story) => (
      <form>
        <Story />
        <button type="reset">Reset</button>
      </form>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'Pump');
    await expect(canvas.getByText('4 / 20')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(await canvas.findByText('0 / 20')).toBeVisible();
  },
};

export const WithHint: Story = { args: { required: true, hint: 'What happened, and what was done.' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Pump tripped' } };

export const LongText: Story = { args: { defaultValue: 'W'.repeat(10_000) } };

export const RightToLeft: Story = { args: { dir: 'rtl', defaultValue: 'مرحبا' } };
