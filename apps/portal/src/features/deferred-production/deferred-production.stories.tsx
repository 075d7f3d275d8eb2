import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InsightCard } from '../../insight/InsightCard.tsx';
import { failedView, loadStoryTexts, shownView, storyFrame, withTexts } from '../../insight/story-frame.tsx';
import type { Compared } from '../../insight/compared.ts';
import { addDays } from '../../quantities.ts';
import { examples } from '@cnx/api/examples';
import type { TimesToRestore, WellException } from '@cnx/api';
import { comparedSums, deferral, deferrals, fieldSums, sumOf } from './deferred-production.fixture.ts';
import type { DeferralBody } from './deferred-production.atoms.ts';
import { compareDeferral, type DeferralComparison } from './deferred-production.ts';
import { deferredProduction } from './deferred-production.tsx';
import { StandingTable } from './StandingLosses.tsx';
import { RestoreTables } from './TimesToRestore.tsx';

const retryFields = fn();
const retryCompared = fn();
const body: DeferralBody = {
  rows: deferrals,
  outOf: null,
  fields: shownView(fieldSums),
  compared: null,
  products: ['oil'],
};
const noLoss = [deferral({ actual: 400, deferred: 0, unplanned: 0, reasons: [] })];

const meta = {
  title: 'Dashboard/Deferred production',
  component: InsightCard<DeferralBody>,
  loaders: [loadStoryTexts],
  decorators: [withTexts],
  args: { definition: deferredProduction, view: shownView(body), frame: storyFrame },
  argTypes: { definition: { control: false }, view: { control: false }, frame: { control: false } },
} satisfies Meta<typeof InsightCard<DeferralBody>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const FilledTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: '30-day median' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Decline' }));
    await expect(canvas.getByRole('radio', { name: 'Decline' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '30-day median' }));
    await expect(
      canvas.getByText(
        'Potential: Median of the last 30 valid days; what is expected while a loss of rate is open (rule version 2)',
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        '1,260 Sm³ deferred, 6.4 % of the potential. Of that loss, 14 % is planned and 0 % without a cause. Largest known cause: Lift-equipment failure.',
      ),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('figure', { name: 'Potential and actual oil by day' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'By reason' }));
    await expect(
      await canvas.findByRole('button', { name: /^Separator · 480\sSm³ · \d+\s%, Unplanned, 480 Sm³$/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Steps' }));
    await expect(await canvas.findByRole('figure', { name: 'From potential to actual oil' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Separator, .*480/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Calendar' }));
    await expect(
      await canvas.findByRole('img', { name: /^Thursday, November 19, 2026, 18 Sm³$/ }),
    ).toBeVisible();
  },
};

/** The same days of gas wells, which made a thousand times as much. */
const ofGas = (rows: typeof deferrals) =>
  rows.map((row) => ({
    ...row,
    product: 'gas' as const,
    potential: row.potential * 1000,
    actual: row.actual * 1000,
    deferred: row.deferred * 1000,
    planned: row.planned * 1000,
    unplanned: row.unplanned * 1000,
    reasons: row.reasons.map((each) => ({ ...each, deferred: each.deferred * 1000 })),
  }));
const gasBody: DeferralBody = {
  ...body,
  rows: ofGas(deferrals),
  fields: shownView(ofGas(fieldSums)),
  products: ['gas'],
};

/** All wells are for gas: no word and no figure is of oil. */
export const OfGas: Story = { args: { view: shownView(gasBody) } };

export const OfGasTest: Story = {
  ...OfGas,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^1.26 million\sSm³ deferred, 6\.4\s% of the potential/)).toBeVisible();
    await expect(
      await canvas.findByRole('figure', { name: 'Potential and actual gas by day' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Oil' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'Steps' }));
    await expect(await canvas.findByRole('figure', { name: 'From potential to actual gas' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Calendar' }));
    await expect(
      await canvas.findByRole('img', { name: /^Thursday, November 19, 2026, 18,000 Sm³$/ }),
    ).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/\boil\b/i);
  },
};

/** There are wells for oil and wells for gas: losses of either stand apart. */
export const OilAndGas: Story = { args: { view: shownView({ ...body, products: ['oil', 'gas'] }) } };

export const OilAndGasTest: Story = {
  ...OilAndGas,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const product = within(canvas.getByRole('radiogroup', { name: 'Product' }));
    await expect(product.getByRole('radio', { name: 'Oil' })).toBeChecked();
    await expect(product.getByRole('radio', { name: 'Gas' })).not.toBeChecked();
  },
};

const [newest] = deferrals;
const late = deferrals.map((row) =>
  row.period === newest?.period
    ? { ...row, potential: row.potential * 0.92, actual: row.actual * 0.92, wellsReported: 22 }
    : row,
);

/** A few wells of the newest day have not reported: the lines go on to it dashed. */
export const WellsLate: Story = {
  args: { view: shownView({ ...body, rows: late, fields: shownView(fieldSums) }) },
};

export const WellsLateTest: Story = {
  ...WellsLate,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText(/^Nov 19: 44 of 48 wells have reported · Production efficiency/),
    ).toBeVisible();
    await step('the numbers of that day stand apart', async () => {
      await canvas.findByRole('figure', { name: 'Potential and actual oil by day' });
      await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
      const columns = (await canvas.findAllByRole('columnheader')).map(({ textContent }) => textContent);
      const lateDay = within(canvas.getByRole('row', { name: /^Nov 19/ })).getAllByRole('cell');
      const numberIn = (head: RegExp) =>
        lateDay[columns.findIndex((column) => head.test(column)) - 1]?.textContent;
      await expect(numberIn(/^Actual, incomplete/)).toMatch(/\d/);
      await expect(numberIn(/^Actual(?!, not)/)).not.toMatch(/\d/);
    });
  },
};

const before = { from: '2026-09-21', to: '2026-10-20' };
const thirtyBefore = (day: string) => addDays(day, -30);
const rowsBefore = deferrals.map((row) => ({
  ...row,
  period: thirtyBefore(row.period),
  actual: row.actual - 40,
  deferred: row.deferred + 10,
}));
/** The card beside rows of the window before; a field that is late has fewer days of both. */
const comparedWith = (rows: typeof rowsBefore, likeForLike?: number): DeferralBody => {
  const lost = rows.reduce((sum, { deferred }) => sum + deferred, 0);
  const of = likeForLike === undefined ? ([1260, lost] as const) : ([1260, lost, likeForLike] as const);
  const comparison = compareDeferral(deferrals, rows, thirtyBefore, comparedSums(before, of))!;
  return { ...body, compared: { window: before, ...shownView(comparison) } };
};
const comparedBody = (compared: Compared<DeferralComparison>) => shownView({ ...body, compared });

export const ComparedWithBefore: Story = { args: { view: shownView(comparedWith(rowsBefore)) } };

export const ComparedWithBeforeTest: Story = {
  ...ComparedWithBefore,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText(/ 600 Sm³ less than in Sep 21 – Oct 20, 2026 \(1,860 Sm³\)\.$/),
    ).toBeVisible();
    await canvas.findByRole('figure', { name: 'Potential and actual oil by day' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(await canvas.findByRole('columnheader', { name: /Sep 21 – Oct 20, 2026/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Nov 19/ })).toHaveTextContent(/642562 *18$/);
  },
};

/** The window before has data of its last ten days only. */
export const ComparedInPartTest: Story = {
  args: { view: shownView(comparedWith(rowsBefore.slice(0, 20))) },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(
        / 800 Sm³ more than in Sep 21 – Oct 20, 2026 \(460 Sm³\)\. Only 10 days of these have data\.$/,
      ),
    ).toBeVisible();
  },
};

/** A field has not reported the newest days: what all of the days before lost stands beside what is like for like. */
export const LikeForLike: Story = { args: { view: shownView(comparedWith(rowsBefore, 1810)) } };

export const LikeForLikeTest: Story = {
  ...LikeForLike,
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(
        / 600 Sm³ less than in Sep 21 – Oct 20, 2026 \(1,860 Sm³\)\. Like for like, each field up to its newest day: 550 Sm³ less \(1,810 Sm³\)\.$/,
      ),
    ).toBeVisible();
  },
};

/** A closed month, and adjustments that count in it: sums are those of the books, and days the rows as they are now. */
export const Adjusted: Story = {
  args: {
    view: shownView({
      ...body,
      fields: shownView(
        fieldSums.map((row, i) =>
          i > 0
            ? row
            : {
                ...row,
                deferred: row.deferred + 63.2,
                actual: row.actual - 90.1,
                adjusted: { potential: -26.9, actual: -90.1, deferred: 63.2 },
              },
        ),
      ),
    }),
  },
};

export const AdjustedTest: Story = {
  ...Adjusted,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^1,323 Sm³ deferred, /)).toBeVisible();
    await expect(
      canvas.getByText(
        /Of it adjustments of closed months: \+63\.2 Sm³ deferred, −90\.1 Sm³ produced · By day, as the rows are known now: 1,260 Sm³ deferred/,
      ),
    ).toBeVisible();
  },
};

export const ComparedWithNothing: Story = {
  args: { view: comparedBody({ window: before, status: 'noData' }) },
};

export const ComparedWithNothingTest: Story = {
  ...ComparedWithNothing,
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/No data in Sep 21 – Oct 20, 2026 to compare with\.$/),
    ).toBeVisible();
  },
};

export const ComparisonFailedTest: Story = {
  args: { view: comparedBody({ window: before, status: 'failed', retry: retryCompared }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The comparison could not be fetched.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retryCompared).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const FieldsOnTheirWay: Story = {
  args: { view: shownView({ ...body, fields: { status: 'loading' } }) },
};

export const FieldsFailed: Story = {
  args: { view: shownView({ ...body, fields: failedView(retryFields) }) },
};

export const FieldsFailedTest: Story = {
  ...FieldsFailed,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(retryFields).toHaveBeenCalled();
  },
};

export const NoLoss: Story = {
  args: { view: shownView({ ...body, rows: noLoss, fields: shownView(noLoss.map((row) => sumOf([row]))) }) },
};

export const TooManyRows: Story = {
  args: { view: shownView({ ...body, outOf: 12_400 }) },
};

export const TooManyRowsTest: Story = {
  ...TooManyRows,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Summed from the newest 60 of 12,400 rows.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    view: shownView({ ...body, rows: [], fields: shownView([]) }, { range: null, asOf: null }),
  },
};

export const Failed: Story = { args: { view: failedView() } };

export const Stale: Story = {
  args: {
    view: shownView(body, { range: { from: '2023-11-20', to: '2026-11-15' } }),
  },
};

const times: TimesToRestore = examples.timesToRestore;

/** How long stops took until they were restored, by reason and by field; those that go on apart. */
export const TimeToRestore: Story = {
  render: () => <RestoreTables view={shownView(times)} />,
};

export const TimeToRestoreTest: Story = {
  ...TimeToRestore,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText(
        '5 unplanned stops were restored: 31 h off stream on average, half of them at most 18 h. One goes on: 212 h so far.',
      ),
    ).toBeVisible();
    const reasons = within(canvas.getByRole('table', { name: 'Time to restore by reason' }));
    await expect(reasons.getByRole('row', { name: /^Lift-equipment failure.*58\.5/ })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Time to restore by field' })).toBeVisible();
  },
};

/** Nothing was restored in the window, and nothing is off. */
export const NothingRestored: Story = {
  render: () => (
    <RestoreTables
      view={shownView({
        total: { restored: 0, meanHours: null, medianHours: null, open: 0, openHours: null },
        byReason: [],
        byField: [],
      })}
    />
  ),
};

/** The times could not be fetched; the rest of the card is there. */
export const TimeToRestoreFailed: Story = {
  render: () => <RestoreTables view={failedView()} />,
};

const [exception] = examples.exceptions;
const standing = (id: string, lossPerDay: number, rest: Partial<WellException> = {}): WellException => ({
  ...exception!,
  ...{
    id,
    lossPerDay,
    status: 'standing',
    isOpen: false,
    since: '2025-09-23',
    cause: 'choke',
    causeScore: 0.7,
  },
  well: { ...exception!.well, id, name: id },
  ...rest,
});

/** Standing losses by well with their causes; what is open, or of gas, is not among them. */
export const Standing: Story = {
  render: () => (
    <StandingTable
      product="oil"
      view={shownView([
        standing('TAM-B-02', 7.8),
        standing('TAM-B-05', 190.1),
        standing('TAM-B-06', 5.4, { status: 'new', isOpen: true }),
        standing('VEL-A-01', 9000, { product: 'gas' }),
      ])}
    />
  ),
};

export const StandingTest: Story = {
  ...Standing,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = within(canvas.getByRole('table', { name: 'Standing losses by well' }));
    const rows = table.getAllByRole('row').map((row) => row.textContent);
    await expect(rows).toHaveLength(4);
    await expect(rows[1]).toMatch(/^TAM-B-05Venture.*190\.1.*70/);
    await expect(rows[2]).toMatch(/^TAM-B-02/);
    await expect(rows[3]).toMatch(/197\.9/);
  },
};
