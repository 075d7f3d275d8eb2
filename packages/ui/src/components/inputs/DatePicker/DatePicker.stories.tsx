import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CoverageSource, DayCoverage } from '../calendar-parts/day-coverage.ts';
import { DatePicker } from './DatePicker.tsx';

/** A feed that is late since the 20th and had a gap around the 9th. */
function coverage(day: string): DayCoverage {
  if (day > '2026-11-19' || (day >= '2026-11-08' && day <= '2026-11-10')) return 'none';
  return day === '2026-11-19' || day.endsWith('-07') ? 'partial' : 'complete';
}

const meta = {
  title: 'Inputs/DatePicker',
  component: DatePicker,
  args: {
    label: 'Day of the test',
    defaultValue: '2026-11-12',
    min: '2024-03-05',
    max: '2026-11-22',
    today: '2026-11-22',
    timeZone: 'Europe/Oslo',
    dayStart: '06:00',
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- a story may give a list instead
    coverage: coverage as CoverageSource,
    onValueChange: fn(),
  },
  argTypes: { labels: { control: false }, coverage: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 480, maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'Choose one day, such as the date of a well test.',
      avoid: 'DateRangePicker for a period; a TextField of type `date` for a birthday.',
      do: [
        'Show which days have data (`coverage`) and which time zone the days follow.',
        'Keep `coverage` stable between renders.',
        'Set `min` and `max` to the period that has data.',
      ],
      dont: ['Don’t disable days without data: people also record what happened on them.'],
      keys: [
        ['Arrow down', 'in the field: opens the calendar'],
        ['Arrow keys', 'in the calendar: move by a day or a week'],
        ['Home, End', 'first and last day of the week'],
        ['Page up, Page down', 'move by a month; with Shift, by a year'],
        ['Enter, Space', 'chooses the day'],
        ['Escape', 'closes the calendar without changes'],
      ],
      notes: [
        'Each cell of the grid states the full date, how much data the day has, and whether it is today.',
        'The field accepts any order, separator or month name of the language, and `YYYY-MM-DD`.',
      ],
    },
    docs: { story: { inline: false, height: '480px' } },
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const openCalendar = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(page.getByRole('button', { name: /open the calendar|calendario|calendrier/ }));
  const panel = await page.findByRole('dialog');
  return { page, panel: within(panel) };
};

export const Filled: Story = { args: { hint: 'Days without data are marked in the calendar' } };

export const Open: Story = {
  args: { defaultOpen: true },
};

export const OpenTest: Story = {
  play: async ({ canvasElement }) => {
    const { panel } = await openCalendar(canvasElement);
    const day = panel.getByRole('button', { name: 'Thursday, November 12, 2026, data' });
    await waitFor(() => expect(day).toHaveFocus());
    await expect(panel.getByRole('button', { name: /November 9, 2026, no data/ })).toBeVisible();
    await expect(panel.getByRole('button', { name: /November 22, 2026, today, no data/ })).toHaveAttribute(
      'aria-current',
      'date',
    );
    await expect(panel.getByText('Production days from 06:00, Europe/Oslo')).toBeVisible();
  },
};

export const Spanish: Story = {
  args: { locale: 'es', label: 'Día de la prueba', defaultOpen: true },
};

export const SpanishTest: Story = {
  ...Spanish,
  args: { ...Spanish.args, defaultOpen: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('12 nov 2026');
    const { panel } = await openCalendar(canvasElement);
    // Weeks begin on Monday.
    await expect(panel.getAllByRole('columnheader')[0]).toHaveAttribute('abbr', 'lunes');
  },
};

export const ByKeyboardTest: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const at = (name: RegExp) => waitFor(() => expect(page.getByRole('button', { name })).toHaveFocus());
    await at(/November 12, 2026/);
    await userEvent.keyboard('{ArrowRight}');
    await at(/November 13, 2026/);
    await userEvent.keyboard('{Home}{ArrowUp}');
    await at(/November 1, 2026/);
    await userEvent.keyboard('{ArrowLeft}');
    await at(/October 31, 2026/);
    await userEvent.keyboard('{PageUp}');
    await at(/September 30, 2026/);
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await at(/September 30, 2025/);
    // The limits hold.
    await userEvent.keyboard('{Shift>}{PageUp}{PageUp}{PageUp}{/Shift}');
    await at(/March 5, 2024/);
    await expect(page.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('2024-03-06');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(page.getByRole('textbox')).toHaveValue('Mar 6, 2024');
    await userEvent.keyboard('{Enter}');
    await at(/March 6, 2024/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

/** A day without a year is the one near today, not near the last day that can be chosen. */
export const WithoutAYearTest: Story = {
  args: { today: '2026-11-20', max: '2099-12-31' },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '3/14');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-14');
    await expect(field).toHaveValue('Mar 14, 2026');
  },
};

export const TypedTest: Story = {
  args: { name: 'day' },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    const type = async (text: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.tab();
    };
    await type('1 oct 26');
    await expect(field).toHaveValue('Oct 1, 2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-10-01');
    await expect(canvasElement.querySelector('input[type=hidden]')).toHaveValue('2026-10-01');
    await type('2/30/2026');
    await expect(field).toHaveAccessibleDescription('Enter the day as mm/dd/yyyy.');
    await expect((field as HTMLInputElement).validity.valid).toBe(false);
    await type('1/1/2020');
    await expect(field).toHaveAccessibleDescription('The first day is Mar 5, 2024.');
    await type('2027-01-01');
    await expect(field).toHaveAccessibleDescription('The last day is Nov 22, 2026.');
    await expect(args.onValueChange).not.toHaveBeenCalledWith('2027-01-01');
    await type(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(field).toHaveAccessibleDescription('mm/dd/yyyy');
  },
};

export const MonthAndYearTest: Story = {
  play: async ({ canvasElement }) => {
    const { panel } = await openCalendar(canvasElement);
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Year' }), '2024');
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Month' }), '03');
    await expect(panel.getByRole('grid', { name: 'March 2024' })).toBeVisible();
    await expect(panel.getByRole('option', { name: 'February' })).toBeDisabled();
    await expect(panel.getByRole('button', { name: /March 4, 2024/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(panel.getByRole('button', { name: 'Next month' }));
    await expect(panel.getByRole('grid', { name: 'April 2024' })).toBeVisible();
  },
};

export const Empty: Story = { args: { defaultValue: null } };

export const BrokenValue: Story = {
  args: { defaultValue: '2026-02-31' },
};

export const BrokenValueTest: Story = {
  ...BrokenValue,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toHaveValue('2026-02-31');
    await expect(field).toHaveAccessibleDescription('Enter the day as mm/dd/yyyy.');
  },
};

export const UnknownZone: Story = {
  args: { timeZone: 'Mars/Base', today: undefined, min: 'NaN', max: undefined },
};

export const UnknownZoneTest: Story = {
  ...UnknownZone,
  play: async ({ canvasElement }) => {
    const { panel } = await openCalendar(canvasElement);
    await expect(panel.getByText('Unknown time zone: Mars/Base')).toBeVisible();
    await expect(panel.queryByRole('button', { current: 'date' })).toBeNull();
  },
};

export const HugeText: Story = {
  args: { label: 'W'.repeat(200), defaultOpen: true },
};

export const HugeTextTest: Story = {
  ...HugeText,
  args: { ...HugeText.args, defaultOpen: false },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('9'.repeat(10_000));
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Enter the day as mm/dd/yyyy.');
  },
};

export const RightToLeft: Story = {
  args: { locale: 'ar-EG', label: 'اليوم' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const WithError: Story = { args: { error: 'A test is planned on this day already.', required: true } };

export const Disabled: Story = { args: { disabled: true } };

export const HeldOpenTest: Story = {
  args: { open: true, onOpenChange: fn() },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('dialog', { name: 'Day of the test' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};
