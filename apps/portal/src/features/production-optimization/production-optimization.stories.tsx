import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ProductionOptimization } from '@cnx/api';
import { InsightCard } from '../../insight/InsightCard.tsx';
import { failedView, loadStoryTexts, shownView, storyFrame, withTexts } from '../../insight/story-frame.tsx';
import { noOpportunities, optimization } from './production-optimization.fixture.ts';
import { productionOptimization } from './production-optimization.tsx';

const retry = fn();

const meta = {
  title: 'Dashboard/Production optimization',
  component: InsightCard<ProductionOptimization>,
  loaders: [loadStoryTexts],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
    withTexts,
  ],
  args: { definition: productionOptimization, view: shownView(optimization), frame: storyFrame },
  argTypes: { definition: { control: false }, view: { control: false }, frame: { control: false } },
} satisfies Meta<typeof InsightCard<ProductionOptimization>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const FilledTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText('14 open opportunities, +96.4 Sm³/d to gain; the best on BR-B-04.'),
    ).toBeVisible();
    await expect(await canvas.findByText(/The capacity of facilities is not checked\.$/)).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'BR-B-04, 12.8 Sm³/d' })).toBeVisible();
    await expect(canvas.getByText(/^Advice 24 · accepted 15 · done 9 · proved 6/)).toBeVisible();
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const NothingFound: Story = {
  args: { view: shownView(noOpportunities) },
};

export const NothingFoundTest: Story = {
  ...NothingFound,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No opportunity was found in this window.')).toBeVisible();
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
};

/** Imported wells: no engine has ever stated anything about them. */
export const NotComputed: Story = { args: { view: shownView({ ...noOpportunities, computed: false }) } };

export const NotComputedTest: Story = {
  ...NotComputed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Not computed')).toBeVisible();
    await expect(canvas.getByText('No opportunity search runs in these fields.')).toBeVisible();
    await expect(canvas.queryByText(/No opportunity was found|Gained/)).toBeNull();
  },
};

export const NoneEver: Story = { args: { view: shownView(noOpportunities, { range: null, asOf: null }) } };

export const Failed: Story = {
  args: { view: failedView(retry) },
};

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Failed to fetch production optimization info')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = {
  args: { view: shownView(optimization, { range: { from: '2023-11-20', to: '2026-11-15' } }) },
};
