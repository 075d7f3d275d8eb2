import type { ProductionDay } from '@cnx/api';
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
      'OilNov 191,712Sm³−123vs 7-day meanOf potential89.3 %Of plan96.2 %114 of 117 wells' +
        'Gas152,330 Sm³97 % of plan, −6 % vs meanWater2,481 Sm³105 % of plan, +4 % vs mean' +
        'Injection3,120 Sm³98 % of plan, 0 % vs mean',
      'WellsNov 19112upDown5Silent3',
      'Open exceptions30 days to Nov 197Oil at risk168 Sm³/d',
    ]);
    const hrefs = within(canvasElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['#all', '#wells', '#report']);
  },
};

const window = { from: '2026-09-21', to: '2026-10-20' };
const dayBefore: ProductionDay = {
  ...day,
  day: '2026-10-20',
  oil: { ...day.oil, volume: day.oil.volume! + 30 },
  wells: { up: 110, down: 7, silent: 3 },
};

/** Oil and wells against the newest day of the window before. */
export const ComparedWithBefore: Story = { args: { compared: { window, ...shownView(dayBefore) } } };

export const ComparedWithBeforeTest: Story = {
  ...ComparedWithBefore,
  play: async ({ canvasElement }) => {
    const [oil, wells, exceptions] = tiles(canvasElement);
    await expect(oil).toContain('1,712Sm³−30vs Oct 20, 2026');
    await expect(wells).toContain('112up+2vs Oct 20, 2026');
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
      'Oil No dataOf potentialNo dataOf planNo planGasNo dataWaterNo dataInjectionNo data',
      'Wells No dataDownNo dataSilentNo data',
      'Open exceptions30 days to Nov 19Not computed',
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
      wells: { up: 0, down: 2, silent: 0 },
      exceptions: { open: 0, oilAtRisk: 0 },
    }),
  },
};

export const PartialDataTest: Story = {
  ...PartialData,
  play: async ({ canvasElement }) => {
    await expect(tiles(canvasElement)).toEqual([
      'OilNov 190Sm³Of potentialNot computedOf plan0.0 %Gas152,330 Sm³97 % of plan, −6 % vs mean' +
        'Water2,481 Sm³105 % of plan, +4 % vs meanInjectionNo data',
      'WellsNov 190upDown2Silent0',
      'Open exceptions30 days to Nov 190Oil at risk0 Sm³/d',
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
      'OilNov 191,712Sm³−185vs 7-day meanOf potential89.3 %Of planNo plan' +
        'Gas152,330 Sm³no plan, −6 % vs meanWater2,481 Sm³no plan, +4 % vs mean' +
        'Injection3,120 Sm³no plan, 0 % vs mean',
    );
  },
};

/** Exceptions of which none states a loss of oil. */
export const UnknownRisk: Story = {
  args: { view: shownView({ ...day, exceptions: { open: 2, oilAtRisk: null } }) },
};

export const UnknownRiskTest: Story = {
  ...UnknownRisk,
  play: async ({ canvasElement }) => {
    await expect(tiles(canvasElement)[2]).toBe('Open exceptions30 days to Nov 192Oil at riskNo data');
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
