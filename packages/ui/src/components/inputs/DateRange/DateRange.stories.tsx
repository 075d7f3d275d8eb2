import { expect, fireEvent, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { WordsProvider } from '../../../words/words.tsx';
import { DateRange, type DateRangeProps } from './DateRange.tsx';
import type { DayRange } from './day-range.ts';

function WithState({ value: first = null, onValueChange, ...rest }: DateRangeProps) {
  const [value, setValue] = useState(first);
  const change = (next: DayRange) => {
    setValue(next);
    onValueChange?.(next);
  };
  return (
    <div style={{ minHeight: 300 }}>
      <DateRange {...rest} value={value} onValueChange={change} />
    </div>
  );
}

const meta = {
  title: 'Inputs/DateRange',
  component: DateRange,
  args: {
    label: 'Period',
    value: { from: '2026-10-22', to: '2026-11-20' },
    min: '2024-01-01',
    max: '2026-11-20',
    maxDays: 366,
    locale: 'en-GB',
    labels: { from: 'From', to: 'To', apply: 'Apply' },
    onValueChange: fn(),
  },
  argTypes: { labels: { control: false } },
  render: (args) => <WithState {...args} />,
  parameters: {
    guide: {
      use: 'To choose the days that data is shown for.',
      avoid: 'For one day: take a TextField of type `date`.',
      do: [
        'Offer the ranges people really take as presets.',
        'Say which days have data through `min` and `max`.',
      ],
      dont: ['Do not apply half a range: nothing changes until both days stand.'],
      keys: [
        ['Enter, Space', 'opens the panel; in it Tab goes through presets and days'],
        ['Arrow keys', 'in a day: change day, month or year'],
        ['Escape', 'closes the panel, nothing is changed'],
      ],
      notes: [
        'The days are the browser’s own date fields, so they speak the reader’s language and calendar.',
      ],
    },
  },
} satisfies Meta<typeof DateRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Presets: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const trigger = page.getByRole('button', { name: /^Period: 22 Oct/ });
    await userEvent.click(trigger);
    await expect(await page.findByRole('button', { name: 'Last 30 days' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(page.getByRole('button', { name: 'Last 7 days' }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2026-11-14', to: '2026-11-20' });
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const OwnDays: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: /^Period/ }));
    const to = await page.findByLabelText('To');
    await fireEvent.change(to, { target: { value: '2026-10-01' } });
    await userEvent.click(page.getByRole('button', { name: 'Apply' }));
    await expect(page.getByText(/before the first/)).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await fireEvent.change(to, { target: { value: '2026-10-31' } });
    await userEvent.click(page.getByRole('button', { name: 'Apply' }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2026-10-22', to: '2026-10-31' });
  },
};

export const NothingChosen: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Period: Any time' })).toBeVisible();
  },
};

export const BrokenValue: Story = {
  args: { value: { from: '2026-02-31', to: 'soon' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Period: Any time' })).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** Its own words follow the reader's language; `labels` go before them. */
export const Spanish: Story = {
  args: { label: 'Periodo', locale: 'es', labels: {}, max: '2026-11-20', defaultOpen: true },
  decorators: [
    (Story) => (
      <WordsProvider locale="es">
        <Story />
      </WordsProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('button', { name: 'Últimos 30 días' })).toBeVisible();
    await fireEvent.change(page.getByLabelText('Hasta'), { target: { value: '2026-12-01' } });
    await userEvent.click(page.getByRole('button', { name: 'Aplicar' }));
    await expect(page.getByText('Elija el 20 nov 2026 o un día anterior.')).toBeVisible();
  },
};
