import type { FieldDay, ProductionDay } from '@cnx/api';
import { examples } from '@cnx/api/examples';
import { KpiStrip } from '@cnx/ui';
import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { failedView, loadStoryTexts, shownView, storyFrame, withTexts } from '../../insight/story-frame.tsx';
import { ProductionDayTiles } from './ProductionDayTiles.tsx';

const retry = fn();
const day: ProductionDay = examples.productionDay;
const unknown = { volume: null, meanBefore: null, ofMean: null, plan: null, ofPlan: null };
/** What an answer says of a product without a plan. */
const unplanned = (product: ProductionDay['oil']) => ({ ...product, plan: null, ofPlan: null });
const pageOfData = { ...storyFrame, asOf: shownView(day).meta.asOf };

const meta = {
  title: 'Dashboard/Production day',
  component: ProductionDayTiles,
  loaders: [loadStoryTexts],
  decorators: [
    (Story) => (
      <KpiStrip>
        <Story />
      </KpiStrip>
    ),
    withTexts,
  ],
  args: {
    view: shownView(day),
    frame: pageOfData,
    listHref: (list) => `#${list}`,
    exceptionsHref: '#report',
  },
  argTypes: { view: { control: false }, frame: { control: false } },
} satisfies Meta<typeof ProductionDayTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

const tiles = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('group', { name: 'Key figures' }))
    .getAllByRole('group')
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));

export const Filled: Story = {};

export const FilledTest: Story = {
  play: async ({ canvasElement }) => {
    await expect(tiles(canvasElement)).toEqual([
      'OilNov 191,712Sm³−123vs 7-day meanReported114 of 117 wells' +
        'missing: Venture, last known about 32 Sm³Production efficiency89.3 %Of plan96.2 %114 of 117 wells' +
        'Gas152,330 Sm³97 % of plan, −6 % vs meanWater2,481 Sm³105 % of plan, +4 % vs mean' +
        'Injection3,120 Sm³98 % of plan, 0 % vs mean',
      'WellsNov 19108upDown2No data3Injecting4Suspended2Abandoned1',
      'Open exceptions1 loses nothing now7Oil lost now168 Sm³/dand 51 Sm³/d standing on 3 wells',
    ]);
    const hrefs = within(canvasElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['#all', '#wells', '#report']);
  },
};

/** The formula and the source of each tile are one press away. */
export const SourceTest: Story = {
  play: async ({ canvasElement }) => {
    for (const [name, formula] of [
      ['Oil', /1 − deferred \/ potential/],
      ['Wells', /hours on stream or a volume/],
      ['Open exceptions', /expected − newest rate/],
    ] as const) {
      const button = within(canvasElement).getByRole('button', { name: `How ${name} is worked out` });
      await userEvent.click(button);
      const panel = within(await within(document.body).findByRole('dialog'));
      await expect(panel.getByText(formula)).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(button).toHaveFocus();
    }
  },
};

const [venture] = day.fields;
const field = (name: string, given: Partial<FieldDay>): FieldDay => ({
  ...venture!,
  field: { level: 'field', id: name, name },
  ...given,
});
const whole = { status: 'complete', owed: 60, reported: 60, missingOil: null } as const;

/** The report of one field is due; its day is the one before, and nothing is missing of that. */
export const FieldDue: Story = {
  args: {
    view: shownView({
      ...day,
      fields: [
        field('Venture', whole),
        field('Tamrith', {
          ...whole,
          owed: 12,
          reported: 12,
          day: '2026-11-18',
          dueAt: '2026-11-20T14:00:00Z',
        }),
      ],
    }),
  },
};

export const FieldDueTest: Story = {
  ...FieldDue,
  play: async ({ canvasElement }) => {
    const [oil, wells] = tiles(canvasElement);
    await expect(oil).toContain('OilNov 19; Tamrith Nov 18 (due 14:00 UTC)1,712');
    await expect(oil).not.toContain('Reported');
    await expect(wells).toContain('WellsNewest day of each field');
  },
};

/** The report of one field is late: what it last made stands beside the sum. */
export const FieldLate: Story = {
  args: {
    view: shownView({
      ...day,
      fields: [
        field('Venture', { ...whole, owed: 106, reported: 106 }),
        field('Tamrith', { status: 'late', owed: 12, reported: 0, missingOil: 860.4 }),
      ],
    }),
  },
};

export const FieldLateTest: Story = {
  ...FieldLate,
  play: async ({ canvasElement }) => {
    const [oil] = tiles(canvasElement);
    await expect(oil).toContain('OilNov 191,712');
    await expect(oil).toContain('Reported106 of 118 wellsmissing: Tamrith, last known about 860 Sm³');
  },
};

const window = { from: '2026-09-21', to: '2026-10-20' };
const dayBefore: ProductionDay = {
  ...day,
  day: '2026-10-20',
  oil: { ...day.oil, volume: day.oil.volume! + 30 },
  wells: { ...day.wells!, up: 106, down: 4 },
};

/** Oil and wells against the newest day of the window before. */
export const ComparedWithBefore: Story = { args: { compared: { window, ...shownView(dayBefore) } } };

export const ComparedWithBeforeTest: Story = {
  ...ComparedWithBefore,
  play: async ({ canvasElement }) => {
    const [oil, wells, exceptions] = tiles(canvasElement);
    await expect(oil).toContain('1,712Sm³−30vs Oct 20, 2026');
    await expect(wells).toContain('108up+2vs Oct 20, 2026');
    await expect(exceptions).not.toContain('vs');
  },
};

export const ComparedWithNothingTest: Story = {
  args: { compared: { window, status: 'noData' } },
  play: async ({ canvasElement }) => {
    await expect(tiles(canvasElement)[0]).toContain('No datavs Sep 21 – Oct 20, 2026');
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Failed: Story = { args: { view: failedView(retry) } };

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The figures of the day could not be fetched.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
    await expect(tiles(canvasElement).slice(1)).toEqual(['Wells–', 'Open exceptions–']);
  },
};

/** The selection has no data at all, and no rule has been applied to anything. */
export const Empty: Story = {
  args: {
    view: shownView(
      {
        ...day,
        fields: [],
        day: null,
        oil: unknown,
        gas: unknown,
        water: unknown,
        injection: unknown,
        oilPotential: null,
        efficiencyPct: null,
        wells: null,
        plan: null,
        exceptions: null,
      },
      { range: null, asOf: null },
    ),
  },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    await expect(tiles(canvasElement)).toEqual([
      'Oil No dataProduction efficiencyNo dataOf planNo planGasNo dataWaterNo dataInjectionNo data',
      'Wells No dataDownNo dataNo dataNo data',
      'Open exceptions30 days to Nov 19No data',
    ]);
  },
};

/** A field that is younger than its first potential, without injection, on which nothing is wrong. */
export const PartialData: Story = {
  args: {
    view: shownView({
      ...day,
      oil: { ...unknown, volume: 0, plan: 40, ofPlan: 0 },
      plan: { planned: 2, unplanned: 0 },
      injection: unknown,
      oilPotential: null,
      efficiencyPct: null,
      fields: [],
      wells: { up: 0, down: 2, silent: 0, injecting: 0, suspended: 0, abandoned: 0, unreported: 0 },
      exceptions: {
        open: 0,
        lossless: 0,
        oilAtRisk: 0,
        gasAtRisk: 0,
        standing: { wells: 0, oil: 0, gas: 0 },
        largest: [],
      },
    }),
  },
};

export const PartialDataTest: Story = {
  ...PartialData,
  play: async ({ canvasElement }) => {
    await expect(tiles(canvasElement)).toEqual([
      'OilNov 190Sm³Production efficiencyNot computedOf plan0.0 %Gas152,330 Sm³97 % of plan, −6 % vs mean' +
        'Water2,481 Sm³105 % of plan, +4 % vs meanInjectionNo data',
      'WellsNov 190upDown2No data0',
      'Open exceptions30 days to Nov 190Oil lost now0 Sm³/d',
    ]);
  },
};

/** The month has no plan, which is no plan of zero. Two wells are back after a week, and in no comparison. */
export const WithoutPlan: Story = {
  args: {
    view: shownView({
      ...day,
      oil: { ...unplanned(day.oil), ofMean: 1650 },
      gas: unplanned(day.gas),
      water: unplanned(day.water),
      injection: unplanned(day.injection),
      plan: null,
    }),
  },
};

export const WithoutPlanTest: Story = {
  ...WithoutPlan,
  play: async ({ canvasElement }) => {
    await expect(tiles(canvasElement)[0]).toBe(
      'OilNov 191,712Sm³−185vs 7-day meanReported114 of 117 wells' +
        'missing: Venture, last known about 32 Sm³Production efficiency89.3 %Of planNo plan' +
        'Gas152,330 Sm³no plan, −6 % vs meanWater2,481 Sm³no plan, +4 % vs mean' +
        'Injection3,120 Sm³no plan, 0 % vs mean',
    );
  },
};

/** All wells are for gas: no figure of oil says anything of them. */
export const GasWellsAlone: Story = {
  args: {
    view: shownView({
      ...day,
      oil: unknown,
      oilPotential: null,
      efficiencyPct: null,
      mainProducts: ['gas'],
      gasPotential: 190_000,
      gasEfficiencyPct: 80.2,
      injection: unknown,
      fields: [],
      exceptions: {
        ...{ open: 2, lossless: 0, oilAtRisk: 0, gasAtRisk: 38_000 },
        standing: { wells: 0, oil: 0, gas: 0 },
        largest: [],
      },
    }),
  },
};

export const GasWellsAloneTest: Story = {
  ...GasWellsAlone,
  play: async ({ canvasElement }) => {
    const [production, , exceptions] = tiles(canvasElement);
    await expect(production).toBe(
      'GasNov 19152,330Sm³−8,874vs 7-day meanProduction efficiency80.2 %Of plan97.3 %114 of 117 wells' +
        'Water2,481 Sm³105 % of plan, +4 % vs meanInjectionNo data',
    );
    await expect(exceptions).toBe('Open exceptions30 days to Nov 192Gas lost now, gas wells38,000 Sm³/d');
  },
};

/** What gas wells make of oil is condensate, and beside their gas. */
export const GasWellsWithCondensate: Story = {
  args: { view: shownView({ ...day, mainProducts: ['gas'] }) },
};

export const GasWellsWithCondensateTest: Story = {
  ...GasWellsWithCondensate,
  play: async ({ canvasElement }) => {
    const [production] = tiles(canvasElement);
    await expect(production).toMatch(/Condensate[\d,]+ Sm³/);
  },
};

/** Exceptions of which none states a loss of oil. */
export const UnknownRisk: Story = {
  args: {
    view: shownView({
      ...day,
      exceptions: {
        ...{ open: 2, lossless: 0, oilAtRisk: null, gasAtRisk: 0 },
        standing: { wells: 0, oil: 0, gas: 0 },
        largest: [],
      },
    }),
  },
};

export const UnknownRiskTest: Story = {
  ...UnknownRisk,
  play: async ({ canvasElement }) => {
    await expect(tiles(canvasElement)[2]).toBe('Open exceptions30 days to Nov 192Oil lost nowNo data');
  },
};

/** The feed is late: the newest day that was reported is not yesterday. */
export const Stale: Story = {
  args: {
    view: shownView({ ...day, day: '2026-11-15' }, { range: { from: '2023-11-20', to: '2026-11-15' } }),
  },
};

export const StaleTest: Story = {
  ...Stale,
  play: async ({ canvasElement }) => {
    await expect(tiles(canvasElement)[0]).toMatch(/^OilNov 15.*until Nov 15/);
  },
};
