import type { ProductionFigures, StatisticsRow } from '@cnx/api';
import { examples } from '@cnx/api/examples';
import { Stack } from '@cnx/ui';
import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { failures } from '../../i18n/en/failures.ts';
import { statistics as texts } from '../../i18n/en/statistics.ts';
import { failedView, loadStoryTexts, shownView, withTexts } from '../../insight/story-frame.tsx';
import { StatisticsCards } from './StatisticsCards.tsx';

const retry = fn();
const { productionStatistics: body, productionCourse: course, wellCounts: counts } = examples;
const {
  planCourse: plan,
  reportedMonths: months,
  pumpSurvival: survival,
  declineStatistics: declines,
} = examples;

const nothing: ProductionFigures = {
  ...body.total!,
  ...{ wells: 1, wellDays: 30, oil: null, gas: null, water: null, injection: null },
  ...{ waterCutPct: null, gor: null },
  ...{ potential: null, deferred: null, abovePotential: null, efficiencyPct: null },
};
const well = (name: string, figures: ProductionFigures | null): StatisticsRow => ({
  entity: { level: 'well', id: name, name, place: 'Venture' },
  figures,
  before: null,
});

const meta = {
  title: 'Statistics/Cards',
  component: StatisticsCards,
  loaders: [loadStoryTexts],
  decorators: [
    (Story) => (
      <Stack gap="normal">
        <Story />
      </Stack>
    ),
    withTexts,
  ],
  args: {
    statistics: shownView(body),
    course: shownView(course),
    plan: shownView(plan),
    months: shownView(months),
    survival: shownView(survival),
    declines: shownView(declines),
    economicRate: null,
    counts: shownView(counts),
    late: [],
    unit: 'month',
    daysFit: false,
    onUnitChange: fn(),
    onSurvivalByChange: fn(),
    onEconomicRateChange: fn(),
    onSelect: fn(),
  },
  argTypes: {
    statistics: { control: false },
    course: { control: false },
    plan: { control: false },
    months: { control: false },
    survival: { control: false },
    declines: { control: false },
    counts: { control: false },
    late: { control: false },
  },
} satisfies Meta<typeof StatisticsCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

/** Not all wells have reported the newest day: what it is in says so. */
export const LastDayIncomplete: Story = {
  args: { late: [{ day: course.periods.at(-1)!.to, wellsReported: 75, wellsExpected: 118 }] },
};

export const LastDayIncompleteTest: Story = {
  ...LastDayIncomplete,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText(/43 of 118 wells have not reported/)).toHaveLength(3);
    const over = canvas.getByRole('region', { name: texts.cards.course });
    over.scrollIntoView();
    await expect((await within(over).findAllByRole('img', { name: /, incomplete, Oil/ })).length).toBe(1);
  },
};

/** All wells are for gas: no figure is of oil. */
export const OfGas: Story = {
  args: {
    statistics: shownView({ ...body, product: 'gas' }),
    course: shownView({ ...course, product: 'gas' }),
    plan: shownView({ ...plan, product: 'gas' }),
  },
};

export const OfGasTest: Story = {
  ...OfGas,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(texts.figures.oil, { exact: true })).not.toBeInTheDocument();
    await expect(canvas.queryByText(texts.figures.gor)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: texts.cards.waterCuts })).not.toBeInTheDocument();
    const card = (name: string) => within(canvas.getByRole('region', { name }));
    await expect(card(texts.cards.change).getByText(/^Mean gas went from/)).toBeVisible();
    await expect(card(texts.cards.course).getByText(/^Gas by period/)).toBeVisible();
  },
};

export const FilledTest: Story = {
  play: async ({ canvasElement, args }) => {
    const region = (name: string) => within(canvasElement).getByRole('region', { name });
    const card = (name: string) => within(region(name));
    const fields = card(texts.entities.field);
    await expect(fields.getByText(/Sums 2 wells with 62 reported well days/)).toBeVisible();
    const agreed =
      /^The fields’ totals agree with the sums of their wells: Oil [\d,]+ Sm³, Gas .*\d.* Sm³\.$/;
    await expect(fields.getByText(agreed)).toBeVisible();
    await userEvent.click(fields.getByRole('button', { name: 'Show as table' }));
    await userEvent.click(await fields.findByRole('row', { name: /^Venture 2/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(body.rows[0]);
    await expect(fields.getByRole('row', { name: /^Total 2/ })).toBeVisible();
    await expect(card(texts.cards.change).getByText(/went from 137 Sm³\/d/)).toBeVisible();
    const over = card(texts.cards.course);
    // The window is too long for days.
    await expect(over.queryByRole('radio', { name: texts.units.day })).toBeNull();
    await userEvent.click(over.getByRole('radio', { name: texts.units.quarter }));
    await expect(args.onUnitChange).toHaveBeenCalledWith('quarter');
    const whole = card('Months reported as a whole');
    await expect(
      whole.getByText(/1 counts as reported, because fewer than 90 % of its days have a daily report/),
    ).toBeVisible();
    const rows = whole.getAllByRole('row').map(({ textContent }) => textContent);
    await expect(rows[1]).toMatch(/Oct 2026.*Its days.*2\.5.*31 of 31.*4,000.*4,100/);
    await expect(rows[2]).toMatch(/Sep 2026.*The month.*4 of 30.*3,900.*520/);
    const beside = card(texts.cards.plan);
    await expect(beside.getByText(/8,100 Sm³ of 8,500 Sm³ planned \(95\.3 %\)/)).toBeVisible();
    const slides = card(texts.cards.steep);
    await expect(slides.getByText(/1 of 12 wells declines far more/)).toBeVisible();
    await userEvent.click(slides.getByRole('row', { name: /^Venture NV-A-01 6\.4 1\.6/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(
      expect.objectContaining({
        entity: expect.objectContaining({ id: 'NV-A-01', level: 'well' }) as unknown,
      }),
    );
    const ahead = card(texts.cards.forecast);
    await expect(ahead.getByRole('row', { name: /^Venture.* 565,300 \(546,100–586,300/ })).toBeVisible();
    await expect(ahead.getByRole('columnheader', { name: /^Starts at/ })).toBeVisible();
    await expect(
      ahead.getByRole('row', { name: /^Sum of 1 field with oil wells.* 565,300 \(546,100–586,300/ }),
    ).toBeVisible();
    await userEvent.click(ahead.getByRole('radio', { name: '3 months' }));
    await expect(ahead.getByRole('row', { name: /^Venture.* 151,900 \(149,700–154,200/ })).toBeVisible();
    await userEvent.type(ahead.getByRole('spinbutton', { name: /Production ends at/ }), '400');
    await userEvent.tab();
    await expect(args.onEconomicRateChange).toHaveBeenLastCalledWith(400);
    // Charts are drawn where they are seen.
    region(texts.cards.survival).scrollIntoView();
    const pumps = card(texts.cards.survival);
    await expect(pumps.getByText(/Half of the pumps last 700 days/)).toBeVisible();
    await expect(
      await pumps.findByRole('img', { name: /^All pumps, 410 d: 75\.0 %.*At risk 4/ }),
    ).toBeVisible();
    await userEvent.click(pumps.getByRole('radio', { name: texts.survival.reason }));
    await expect(args.onSurvivalByChange).toHaveBeenCalledWith('reason');
    region(texts.cards.waterCuts).scrollIntoView();
    const spread = card(texts.cards.waterCuts);
    await userEvent.click(await spread.findByRole('button', { name: /^NV-A-07, 99\.1 %/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(
      expect.objectContaining({
        entity: expect.objectContaining({ id: 'NV-A-07', level: 'well' }) as unknown,
      }),
    );
  },
};

/** Two entities beside each other, chosen among those of the level. */
export const ComparedTest: Story = {
  args: {
    statistics: shownView({
      ...body,
      rows: [
        body.rows[0]!,
        {
          entity: { level: 'field', id: 'gannet', name: 'Gannet', place: 'North Sea' },
          figures: { ...body.rows[0]!.figures!, oil: 3000, uptimePct: 95 },
          before: null,
        },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('region', { name: texts.cards.compare }));
    await expect(await card.findByRole('row', { name: /^Oil.*4,000.*3,000.*−25/ })).toBeVisible();
    await expect(card.getByRole('row', { name: /^Uptime.*90\.0.*95\.0.*\+5/ })).toBeVisible();
    await userEvent.selectOptions(card.getByLabelText(texts.compare.second), 'Venture');
    await expect(card.getByRole('row', { name: /^Oil.*4,000.*4,000.*0/ })).toBeVisible();
  },
};

/** Many sliding wells and fields: the first ten of each, and all on demand. */
export const ManyDeclinesTest: Story = {
  args: {
    declines: shownView({
      ...declines,
      fields: Array.from({ length: 30 }, (_, i) => {
        const [field] = declines.fields;
        return {
          ...field!,
          id: `field-${i}`,
          name: `Field ${i + 1}`,
          steep: field!.steep.map((one) => ({
            ...one,
            well: { ...one.well, id: `well-${i}`, name: `W-${i + 1}` },
          })),
        };
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    for (const title of [texts.cards.steep, texts.cards.forecast]) {
      const card = within(within(canvasElement).getByRole('region', { name: title }));
      const rows = () => card.getAllByRole('row', { name: /^(Venture W-|Field )\d/ });
      await expect(rows()).toHaveLength(10);
      await userEvent.click(card.getByRole('button', { name: 'Show all 30' }));
      await expect(rows()).toHaveLength(30);
      await expect(card.queryByRole('button', { name: /^Show all/ })).toBeNull();
    }
  },
};

export const BlankTest: Story = {
  args: {
    statistics: shownView({
      ...body,
      level: 'well',
      total: nothing,
      rows: [well('V-1', nothing), well('V-2', null)],
      change: null,
      reconciliation: null,
    }),
  },
  play: async ({ canvasElement }) => {
    const wells = within(within(canvasElement).getByRole('region', { name: texts.entities.well }));
    await userEvent.click(wells.getByRole('button', { name: 'Show as table' }));
    const row = await wells.findByRole('row', { name: /^V-1/ });
    // Blank is not zero.
    await expect(within(row).queryByRole('cell', { name: '0' })).toBeNull();
    await expect(within(canvasElement).getByText(texts.change.none)).toBeVisible();
  },
};

export const FailedTest: Story = {
  args: { course: failedView(retry) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(failures.statistics)).toBeVisible();
    await expect(canvas.getByRole('region', { name: texts.entities.field })).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    statistics: { status: 'loading' },
    course: { status: 'loading' },
    plan: { status: 'loading' },
    months: { status: 'loading' },
    survival: { status: 'loading' },
    declines: { status: 'loading' },
    counts: { status: 'loading' },
  },
};
