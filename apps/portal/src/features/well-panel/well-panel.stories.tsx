import { ApiError } from '@cnx/api';
import { examples } from '@cnx/api/examples';
import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider } from 'jotai';
import { failedView, loadStoryTexts, shownView, withTexts } from '../../insight/story-frame.tsx';
import {
  compared,
  emptyDay,
  exceptions,
  forecast,
  history,
  hours,
  noHours,
  otherWell,
  schedule,
  series,
  silentWell,
  well,
  window,
} from './well-panel.fixture.ts';
import { WellState } from './WellPanel.tsx';

const retry = fn();

const meta = {
  title: 'Wells/Well panel',
  component: WellState,
  loaders: [loadStoryTexts],
  decorators: [
    (Story) => (
      <Provider>
        <div style={{ maxWidth: 680 }}>
          <Story />
        </div>
      </Provider>
    ),
    withTexts,
  ],
  args: {
    well: shownView(well),
    window,
    series: shownView(series),
    refined: null,
    hours: shownView(hours),
    hoursDay: null,
    onHoursDay: fn(),
    history: shownView(history),
    forecast: shownView(forecast),
    months: shownView(examples.reportedMonths),
    spreadMonths: false,
    onSpreadMonths: fn(),
    exceptions: shownView(exceptions),
    schedule: shownView(schedule),
    notes: shownView([]),
    span: '90d',
    scale: 'linear',
    onSpan: fn(),
    onScale: fn(),
    onZoom: fn(),
  },
  argTypes: {
    well: { control: false },
    window: { control: false },
    series: { control: false },
    refined: { control: false },
    hours: { control: false },
    history: { control: false },
    forecast: { control: false },
    months: { control: false },
    spreadMonths: { control: false },
    exceptions: { control: false },
    schedule: { control: false },
    notes: { control: false },
    tools: { control: false },
    other: { control: false },
  },
} satisfies Meta<typeof WellState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pumped: Story = {};

export const PumpedTest: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const panel = canvas.getByRole('article', { name: 'Well NV-A-01' });
    await expect(panel).toHaveTextContent(/Nov 19, 2026 · 10\.5\s*h · Allocated/u);
    await expect(panel).toHaveTextContent(/Oct 2, 2026 · 49 days ago · Monthly test/u);
    await expect(panel).toHaveTextContent('nobody assigned');
    // As the exception report has it, beside a potential that may have fallen since.
    await expect(panel).toHaveTextContent(/Loss per day54\.2\s*Sm³\/d142\.1\s*Sm³\/d expected since Nov 18/u);
    await expect(panel).toHaveTextContent('Kept since Nov 18 by an open loss · Nov 19, 2026');
    const months = within(canvas.getByRole('region', { name: 'Months reported as a whole' }));
    await expect(
      months.getByText(/1 that counts by its days differs from them by more than 1 %/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Spread months over days (estimated)' }));
    await expect(args.onSpreadMonths).toHaveBeenCalledWith(true);
    const decline = within(canvas.getByRole('region', { name: 'Decline and forecast' }));
    await expect(decline.getByRole('status')).toHaveTextContent(
      /made 88\.2\s*Sm³\/d, 8\s*% below the curve’s 96\.3\s*Sm³\/d/u,
    );
    await userEvent.click(decline.getByRole('button', { name: 'Show as table' }));
    const drawn = await decline.findByRole('group', { name: /^Measured rate, fitted curve and forecast/ });
    await expect(within(drawn).getByRole('row', { name: /^Nov 19, 2026/ })).toHaveTextContent('88.2');
    for (const name of [/^Oil · NV-A-01/, /^Water cut · /, /^Frequency · /])
      await expect(await canvas.findByRole('figure', { name })).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: 'Open exceptions' })).getAllByRole('link'),
    ).toHaveLength(1);
    const losses = canvas.getByRole('table', { name: 'Losses by reason' });
    await expect(within(losses).getByRole('row', { name: /^Total/ })).toHaveTextContent('360.0');
    await expect(within(losses).getByRole('row', { name: /^Speed/ })).toHaveTextContent('90');
    await expect(within(losses).getByRole('row', { name: /^Well test/ })).toHaveTextContent('36');
    const tests = within(canvas.getByRole('region', { name: 'Tests' }));
    const [measured, done] = tests.getAllByRole('listitem');
    await expect(measured).toHaveTextContent(
      /^Oct 2, 2026 · Monthly testoil 139\s*Sm³\/d · gas 12,400\s*Sm³\/d · water 210\s*Sm³\/d · 12\.0\s*h · choke 46\s*% · wellhead 21\.3\s*bar · 48\.0\s*Hz$/u,
    );
    await expect(done).toHaveTextContent(/^Sep 2, 2026 · Well test NV-A-01$/u);
    await expect(tests.queryByText('No rates are stored with these tests.')).toBeNull();
    // The day of eight hours has no rate, but a volume.
    await userEvent.click(canvas.getByRole('radio', { name: 'As given' }));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Show as table' })[0]!);
    const table = await canvas.findByRole('group', { name: /^Oil · / });
    await expect(within(table).getByRole('columnheader', { name: /^Oil of the day/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '1 year' }));
    await expect(args.onSpan).toHaveBeenCalledWith('1y');
    await expect(args.onZoom).toHaveBeenCalledWith(null);
  },
};

export const LogAxis: Story = { args: { scale: 'log' } };

/** Only rates are drawn so: a share or a frequency has no decades. */
export const LogAxisTest: Story = {
  ...LogAxis,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const trend = within(canvas.getByRole('region', { name: 'Trend' }));
    await expect(await trend.findByText('Oil, Sm³/d · log')).toBeVisible();
    await expect(trend.getAllByText(/· log$/)).toHaveLength(1);
    await userEvent.click(trend.getByRole('radio', { name: 'Linear' }));
    await expect(args.onScale).toHaveBeenCalledWith('linear');
  },
};

/** A day of 25 hours of which some are missing, with a stop that lasts and a step that is one moment. */
export const HoursTest: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const part = within(canvas.getByRole('region', { name: 'Hours of a day' }));
    await expect(
      part.getByText(/^Oct 24, 2026 · readings of 23 of 25\s*h · clock of Europe\/Oslo/),
    ).toBeVisible();
    await expect(part.getByText(/Suspect 2\s*h$/)).toBeVisible();
    await expect(await part.findAllByRole('figure')).toHaveLength(4);
    await expect(
      await part.findByRole('button', { name: /^Frequency changed: 48\sto\s44\sHz, Oct 24, 2026, 22:10/ }),
    ).toBeVisible();
    await userEvent.click(part.getByRole('button', { name: 'Show all 12 charts' }));
    await expect(await part.findAllByRole('figure')).toHaveLength(12);
    const slider = within(part.getByRole('figure', { name: /^Intake pressure, / })).getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Oct 24, 2026, 06:00.* 60\.0 bar$/),
    );
    await userEvent.click(part.getByRole('button', { name: 'Show as table' }));
    const table = await part.findByRole('group', { name: /^Frequency, / });
    await expect(within(table).getByRole('columnheader', { name: 'Frequency, Hz' })).toBeVisible();
    // A day of the trend leads to its hours.
    within(canvas.getByRole('figure', { name: /^Oil · / }))
      .getByRole('slider')
      .focus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onHoursDay).toHaveBeenLastCalledWith('2026-08-22');
    await userEvent.click(part.getByRole('button', { name: 'Previous day' }));
    await expect(args.onHoursDay).toHaveBeenLastCalledWith('2026-10-23');
    await userEvent.click(part.getByRole('button', { name: 'Next day' }));
    await expect(args.onHoursDay).toHaveBeenLastCalledWith('2026-10-25');
  },
};

/** Beyond the readings, as a day of the trend can be. */
export const DayBeforeHoursTest: Story = {
  args: { hours: shownView({ ...emptyDay, day: '2026-08-22' }), hoursDay: '2026-08-22' },
  play: async ({ canvasElement, args }) => {
    const part = within(within(canvasElement).getByRole('region', { name: 'Hours of a day' }));
    await expect(part.getByRole('textbox', { name: 'Production day' })).toBeValid();
    await expect(part.getByRole('button', { name: 'Previous day' })).toBeDisabled();
    await userEvent.click(part.getByRole('button', { name: 'Next day' }));
    await expect(args.onHoursDay).toHaveBeenLastCalledWith('2026-10-01');
  },
};

/** The day can still be changed where it has no reading, and where it could not be fetched. */
export const DayWithoutHours: Story = {
  args: { hours: shownView(emptyDay), hoursDay: '2026-10-20' },
};

export const DayWithoutHoursTest: Story = {
  ...DayWithoutHours,
  play: async ({ canvasElement, args }) => {
    const part = within(within(canvasElement).getByRole('region', { name: 'Hours of a day' }));
    await expect(
      part.getByText(/^There are no hourly readings of this day; .* Oct 1 – Nov 19, 2026\.$/),
    ).toBeVisible();
    const day = part.getByRole('textbox', { name: 'Production day' });
    await userEvent.clear(day);
    await userEvent.type(day, '10/22/2026{Enter}');
    await expect(args.onHoursDay).toHaveBeenLastCalledWith('2026-10-22');
  },
};

export const Compared: Story = {
  args: {
    series: shownView(compared),
    other: { well: shownView(otherWell), exceptions: shownView([]) },
  },
};

/** Figures of both stand above the curves; a chart that the second well is missing in says so. */
export const ComparedTest: Story = {
  ...Compared,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const part = within(canvas.getByRole('region', { name: 'Side by side' }));
    await expect(part.getByRole('row', { name: /^Open exceptions/ })).toHaveTextContent(/10\+1$/);
    await expect(part.getByRole('row', { name: /^Loss per day/ })).toHaveTextContent(/54\.20\.0\+54\.2$/);
    await expect(part.getByRole('row', { name: /^Frequency/ })).toHaveTextContent(/Hz44\.0not known–/);
    await expect(canvas.getByText('NV-A-02: no frequency')).toBeVisible();
    await expect(canvas.queryByText('NV-A-02: no oil')).toBeNull();
  },
};

/** What there is not is said in words. */
export const NothingStored: Story = {
  args: {
    well: shownView(silentWell),
    window: null,
    series: { status: 'loading' },
    hours: shownView(noHours),
    history: { status: 'loading' },
    exceptions: shownView([]),
    schedule: { status: 'loading' },
    notes: { status: 'loading' },
    months: shownView({
      ...examples.reportedMonths,
      ...{ wellMonths: 0, byMonth: 0, different: 0 },
      rows: [],
    }),
  },
};

/** A well of which months alone are reported has these, and no word of rows that are not stored. */
export const MonthsAlone: Story = {
  args: { ...NothingStored.args, months: shownView(examples.reportedMonths) },
};

export const MonthsAloneTest: Story = {
  ...MonthsAlone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('No daily rows stored')).toBeNull();
    const part = within(canvas.getByRole('region', { name: 'Months reported as a whole' }));
    await userEvent.click(part.getByRole('button', { name: 'Show as table' }));
    const table = within(await part.findByRole('table'));
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    await expect(rows[1]).toMatch(/Oct 2026.*Its days/);
    await expect(rows[2]).toMatch(/Sep 2026.*The month/);
  },
};

export const NothingStoredTest: Story = {
  ...NothingStored,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const text of [
      'No reports',
      'no row stored',
      'no test stored',
      'no pump stored',
      'not computed: too few valid days',
      'No daily rows stored',
      'No hourly readings are stored for this well.',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('0.0');
  },
};

export const Loading: Story = {
  args: {
    well: { status: 'loading' },
    window: null,
    series: { status: 'loading' },
    hours: { status: 'loading' },
    history: { status: 'loading' },
    exceptions: { status: 'loading' },
    schedule: { status: 'loading' },
    notes: { status: 'loading' },
  },
};

export const PartsFailed: Story = {
  args: {
    series: failedView(retry),
    hours: failedView(retry),
    hoursDay: '2026-11-18',
    history: failedView(retry),
    exceptions: failedView(retry),
  },
};

export const PartsFailedTest: Story = {
  ...PartsFailed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const text of [
      'The curves of the well could not be fetched.',
      'The hours of the well could not be fetched.',
      'What happened to the well could not be fetched.',
      'Failed to fetch exception report data',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent('Oct 2, 2026');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Try again' })[0]!);
    await expect(retry).toHaveBeenCalled();
  },
};

export const FactsFailedTest: Story = {
  args: { well: failedView(retry) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The well could not be fetched.')).toBeVisible();
    await expect(await canvas.findByRole('figure', { name: /^Oil · / })).toBeVisible();
  },
};

const unknown = new ApiError({ status: 404, errors: [], retryAfterSeconds: null });

export const Unknown: Story = { args: { well: failedView(retry, unknown) } };

export const UnknownTest: Story = {
  ...Unknown,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('There is no such well')).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};
