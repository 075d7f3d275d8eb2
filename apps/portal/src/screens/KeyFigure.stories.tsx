import type { DataMeta, ProductionOptimization } from '@cnx/api';
import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { optimization } from '../features/production-optimization/production-optimization.fixture.ts';
import { productionOptimization } from '../features/production-optimization/production-optimization.tsx';
import { InsightKpi } from '../insight/InsightKpi.tsx';
import { failedView, loadStoryTexts, shownView, storyFrame, withTexts } from '../insight/story-frame.tsx';

const retry = fn();

const meta = {
  title: 'Dashboard/Key figure',
  component: InsightKpi<ProductionOptimization>,
  loaders: [loadStoryTexts],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
    withTexts,
  ],
  args: {
    definition: { ...productionOptimization, keyFigure: productionOptimization.keyFigure! },
    view: shownView(optimization),
    frame: storyFrame,
  },
  argTypes: { definition: { control: false }, view: { control: false }, frame: { control: false } },
} satisfies Meta<typeof InsightKpi<ProductionOptimization>>;

export default meta;
type Story = StoryObj<typeof meta>;

const tile = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('group', { name: 'Expected oil gain' });

export const Filled: Story = {};

export const FilledTest: Story = {
  play: async ({ canvasElement }) => {
    await expect(tile(canvasElement)).toHaveTextContent('96.4Sm³/d+14.5vs prior 30 days');
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#all');
  },
};

export const NothingToCompareWith: Story = {
  args: { view: shownView(optimization, { range: { from: '2026-10-25', to: '2026-11-19' } }) },
};

export const NothingToCompareWithTest: Story = {
  ...NothingToCompareWith,
  play: async ({ canvasElement }) => {
    await expect(tile(canvasElement)).not.toHaveTextContent('vs prior');
  },
};

const window = { from: '2025-10-21', to: '2025-11-19' };

/** A year before, where the data reaches that far. */
export const ComparedWithAYearBeforeTest: Story = {
  args: { compared: { window, ...shownView({ ...optimization, potentialOilGain: 100 }) } },
  play: async ({ canvasElement }) => {
    await expect(tile(canvasElement)).toHaveTextContent('96.4Sm³/d−3.60vs Oct 21 – Nov 19, 2025');
    await expect(tile(canvasElement)).not.toHaveTextContent('vs prior');
  },
};

export const ComparedWithNothingTest: Story = {
  args: { compared: { window, status: 'noData' } },
  play: async ({ canvasElement }) => {
    await expect(tile(canvasElement)).toHaveTextContent('96.4Sm³/dNo datavs Oct 21 – Nov 19, 2025');
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Failed: Story = {
  args: { view: failedView(retry) },
};

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    await expect(tile(canvasElement)).toHaveTextContent('Failed to fetch production optimization info');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = {
  args: { view: shownView(optimization, { range: { from: '2023-11-20', to: '2026-11-15' } }) },
};

export const StaleTest: Story = {
  ...Stale,
  play: async ({ canvasElement }) => {
    await expect(tile(canvasElement)).toHaveTextContent('until Nov 15');
  },
};

const outside: Partial<DataMeta> = { range: { from: '2008-02-12', to: '2016-09-17' } };

export const OutsideTheWindow: Story = {
  args: { view: shownView(optimization, outside) },
};

export const OutsideTheWindowTest: Story = {
  ...OutsideTheWindow,
  play: async ({ canvasElement }) => {
    await expect(tile(canvasElement)).toHaveTextContent(/^Expected oil gain30 days to Nov 19No data/);
  },
};
