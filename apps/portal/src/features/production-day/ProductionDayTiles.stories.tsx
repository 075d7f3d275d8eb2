import type { ProductionDay } from '@cnx/api';
import { examples } from '@cnx/api/examples';
import { KpiStrip } from '@cnx/ui';
import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { failedView, loadStoryTexts, shownView, storyFrame, withTexts } from '../../insight/story-frame.tsx';
import { ProductionDayTiles } from './ProductionDayTiles.tsx';

const retry = fn();
const day: ProductionDay = examples.productionDay;
const unknown = { volume: null, meanBefore: null };
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
  args: { view: shownView(day), frame: pageOfData },
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
      'OilNov 191,712Sm³−123vs 7-day meanOf potential89.9 %Gas152,330 Sm³Water2,481 Sm³Injection3,120 Sm³',
      'Wells112upDown5Silent3',
      'Open exceptions7Oil at risk168 Sm³/d',
    ]);
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#all');
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Failed: Story = { args: { view: failedView(retry) } };

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Failed to fetch production day info');
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
      'Oil–Of potential–Gas–Water–Injection–',
      'Wells–Down–Silent–',
      'Open exceptions–Not computed yet',
    ]);
  },
};

/** A field that is younger than its first potential, without injection, on which nothing is wrong. */
export const PartialData: Story = {
  args: {
    view: shownView({
      ...day,
      oil: { volume: 0, meanBefore: null },
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
      'OilNov 190Sm³Of potential–Gas152,330 Sm³Water2,481 Sm³Injection–',
      'Wells0upDown2Silent0',
      'Open exceptions0Oil at risk0 Sm³/d',
    ]);
  },
};

/** Exceptions of which none states a loss of oil. */
export const UnknownRisk: Story = {
  args: { view: shownView({ ...day, exceptions: { open: 2, oilAtRisk: null } }) },
};

export const UnknownRiskTest: Story = {
  ...UnknownRisk,
  play: async ({ canvasElement }) => {
    await expect(tiles(canvasElement)[2]).toBe('Open exceptions2Oil at risk–');
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
