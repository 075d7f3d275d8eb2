import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CoverageSource, DayCoverage } from '../calendar-parts/day-coverage.ts';
import { DateRangePicker } from './DateRangePicker.tsx';

/** A feed that is late since the 20th, was down in the last week of October, and misses some wells on Sundays. */
function coverage(day: string): DayCoverage {
  if (day > '2026-11-19' || (day >= '2026-10-24' && day <= '2026-10-27')) return 'none';
  return new Date(day).getUTCDay() === 0 ? 'partial' : 'complete';
}

const meta = {
  title: 'Inputs/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: 'Period',
    defaultValue: { from: '2026-10-22', to: '2026-11-20' },
    min: '2024-01-01',
    max: '2026-11-20',
    today: '2026-11-22',
    maxDays: 366,
    timeZone: 'Europe/Oslo',
    dayStart: '06:00',
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- a story may give a list instead
    coverage: coverage as CoverageSource,
    onValueChange: fn(),
  },
  argTypes: { labels: { control: false }, coverage: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 620 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'Choose the period that data is shown for.',
      avoid: 'DatePicker for one day.',
      do: [
        'Offer the most used periods as presets.',
        'Show which days have data and which time zone the days follow.',
        'End presets at the last day with data, with `max`.',
      ],
      dont: ['Don’t apply half a range: wait until both days are chosen.'],
      keys: [
        [
          'Enter, Space',
          'opens the panel; in the calendar, the first press starts the range and the second ends it',
        ],
        ['Arrow keys', 'in the calendar: move by a day or a week'],
        ['Home, End', 'first and last day of the week'],
        ['Page up, Page down', 'move by a month; with Shift, by a year'],
        ['Escape', 'closes the panel without changes'],
      ],
      notes: [
        'The panel shows two months where it has room. Each day states its full date and how much data it has.',
        'Both fields accept the date order of the language, any separator, month names and `YYYY-MM-DD`.',
      ],
    },
    docs: { story: { inline: false, height: '520px' } },
  },
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const openPanel = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement.ownerDocument.body);
  const name = /^(Period|Periodo|Période)/;
  const trigger = page.getByRole('button', { name });
  await userEvent.click(trigger);
  const panel = within(await page.findByRole('dialog', { name }));
  return { page, trigger, panel };
};

export const Open: Story = {
  parameters: {
    chromatic: {
      disableSnapshot: false,
      modes: { es: { theme: 'dark', locale: 'es' }, fr: { theme: 'dark', locale: 'fr' } },
    },
  },
  args: { defaultOpen: true },
};

export const OpenTest: Story = {
  play: async ({ canvasElement }) => {
    const { panel } = await openPanel(canvasElement);
    await waitFor(() => expect(panel.getByRole('button', { name: /November 20, 2026/ })).toHaveFocus());
    await expect(panel.getByText('30 days')).toBeVisible();
  },
};

export const Spanish: Story = {
  args: { label: 'Periodo', locale: 'es', defaultOpen: true },
};

export const SpanishTest: Story = {
  ...Spanish,
  args: { ...Spanish.args, defaultOpen: false },
  play: async ({ canvasElement }) => {
    await openPanel(canvasElement);
  },
};

export const Presets: Story = {
  args: {
    presets: [
      7,
      30,
      NaN,
      -1,
      Infinity,
      { id: 'well-test', label: 'Last well test', value: { from: '2026-11-02', to: '2026-11-04' } },
    ],
    defaultOpen: true,
  },
};

export const PresetsTest: Story = {
  ...Presets,
  args: { ...Presets.args, defaultOpen: false },
  play: async ({ args, canvasElement }) => {
    const { page, panel, trigger } = await openPanel(canvasElement);
    await expect(within(panel.getByRole('group', { name: 'Presets' })).getAllByRole('button')).toHaveLength(
      3,
    );
    await expect(panel.getByRole('button', { name: 'Last 30 days' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(panel.getByRole('button', { name: 'Last 7 days' }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2026-11-14', to: '2026-11-20' });
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAccessibleName('Period: Last 7 days, Nov 14 – 20, 2026');
  },
};

export const ByKeyboardTest: Story = {
  play: async ({ args, canvasElement }) => {
    const { page, panel } = await openPanel(canvasElement);
    await waitFor(() => expect(panel.getByRole('button', { name: /November 20, 2026/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}{ArrowUp}{ArrowUp}');
    await expect(panel.getByText('15 days')).toBeVisible();
    // The range may be begun at its end.
    await userEvent.keyboard(' ');
    await expect(panel.getByRole('textbox', { name: 'From' })).toHaveValue('Oct 30, 2026');
    await expect(panel.getByRole('textbox', { name: 'To' })).toHaveValue('Nov 13, 2026');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(panel.getByRole('button', { name: /September 30, 2026/ })).toHaveFocus());
    await userEvent.click(panel.getByRole('button', { name: 'Apply' }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2026-10-30', to: '2026-11-13' });
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const TypedTest: Story = {
  play: async ({ args, canvasElement }) => {
    const { page, panel, trigger } = await openPanel(canvasElement);
    const [from, to] = ['From', 'To'].map((name) => panel.getByRole('textbox', { name })) as [
      HTMLElement,
      HTMLElement,
    ];
    const type = async (field: HTMLElement, text: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    await type(to, '10/1/2026');
    await expect(to).toHaveAccessibleDescription('The last day is before the first day.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await type(from, '1/1/2024');
    await expect(to).toHaveAccessibleDescription('Choose at most 366 days.');
    await type(from, 'soon');
    await userEvent.tab();
    await expect(from).toHaveAccessibleDescription('Enter the day as mm/dd/yyyy.');
    await userEvent.clear(from);
    await userEvent.click(panel.getByRole('button', { name: 'Apply' }));
    await expect(from).toHaveAccessibleDescription('Choose both days.');
    await type(from, 'sep 1 26');
    await userEvent.click(panel.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2026-09-01', to: '2026-10-01' });
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Clearable: Story = {
  args: { clearable: true, defaultOpen: true },
};

export const ClearableTest: Story = {
  ...Clearable,
  args: { ...Clearable.args, defaultOpen: false },
  play: async ({ args, canvasElement }) => {
    const { panel, trigger } = await openPanel(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: 'Any time' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(null);
    await expect(trigger).toHaveAccessibleName('Period: Any time');
  },
};

/** Days in any order and more than once, of which there is data. */
export const UnorderedDays: Story = {
  args: { coverage: ['2026-11-19', '2026-11-02', '2026-11-19', 'NaN', '2026-10-30'], defaultOpen: true },
};

export const UnorderedDaysTest: Story = {
  ...UnorderedDays,
  args: { ...UnorderedDays.args, defaultOpen: false },
  play: async ({ canvasElement }) => {
    const { panel } = await openPanel(canvasElement);
    await expect(panel.getByRole('button', { name: 'Monday, November 2, 2026, data' })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Tuesday, November 3, 2026, no data' })).toBeVisible();
  },
};

export const NothingChosen: Story = {
  args: { defaultValue: null, defaultOpen: true },
};

export const NothingChosenTest: Story = {
  ...NothingChosen,
  args: { ...NothingChosen.args, defaultOpen: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Period: Any time' })).toBeVisible();
  },
};

export const BrokenValue: Story = {
  args: { defaultValue: { from: '2026-02-31', to: 'soon' } },
};

export const BrokenValueTest: Story = {
  ...BrokenValue,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Period: Any time' })).toBeVisible();
  },
};

export const UnknownZone: Story = {
  args: { timeZone: 'Mars/Base', today: undefined, max: undefined, defaultValue: null, defaultOpen: true },
};

export const UnknownZoneTest: Story = {
  ...UnknownZone,
  args: { ...UnknownZone.args, defaultOpen: false },
  play: async ({ canvasElement }) => {
    const { panel } = await openPanel(canvasElement);
    await expect(panel.getByText('Unknown time zone: Mars/Base')).toBeVisible();
    await expect(panel.queryByRole('group', { name: 'Presets' })).toBeNull();
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** Where the panel has the room, what it offers stands beside the calendar. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { defaultOpen: true },
};

export const OnATabletTest: Story = {
  ...OnATablet,
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => {
    const { panel } = await openPanel(canvasElement);
    const presets = panel.getByRole('group', { name: 'Presets' }).getBoundingClientRect();
    const from = panel.getByRole('textbox', { name: 'From' }).getBoundingClientRect();
    await expect(from.left).toBeGreaterThan(presets.right);
    await expect(panel.getAllByRole('grid')).toHaveLength(2);
  },
};

/** In a narrow window it stands above it, and nothing is cut. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { defaultOpen: true },
};

export const OnAPhoneTest: Story = {
  ...OnAPhone,
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => {
    const { page, panel } = await openPanel(canvasElement);
    const presets = panel.getByRole('group', { name: 'Presets' }).getBoundingClientRect();
    const from = panel.getByRole('textbox', { name: 'From' }).getBoundingClientRect();
    await expect(from.top).toBeGreaterThan(presets.bottom);
    const shown = page.getByRole('dialog');
    await expect(shown.scrollWidth).toBe(shown.clientWidth);
    await expect(shown.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};
