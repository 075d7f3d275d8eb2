import { expect, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SustainableProductionInfo } from '@cnx/api';
import { InsightCard } from '../../insight/InsightCard.tsx';
import { failedView, loadStoryTexts, shownView, storyFrame, withTexts } from '../../insight/story-frame.tsx';
import { emissionsInfo, metric } from './sustainable-production.fixture.ts';
import { sustainableProduction } from './sustainable-production.tsx';

const meta = {
  title: 'Dashboard/Sustainable production',
  component: InsightCard<SustainableProductionInfo>,
  loaders: [loadStoryTexts],
  decorators: [withTexts],
  args: { definition: sustainableProduction, view: shownView(emissionsInfo), frame: storyFrame },
  argTypes: { definition: { control: false }, view: { control: false }, frame: { control: false } },
} satisfies Meta<typeof InsightCard<SustainableProductionInfo>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const FilledTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Sustainable Production' })).toHaveTextContent(
      'Carbon intensity 16.6 kg CO₂e/boe, 2 % below the target of 17.0. 1 of 3 fields are above it.',
    );
    // What is furthest off its target is shown first, another measure on request.
    await expect(await canvas.findByText('Target 0.12')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Measure' }), 'Carbon intensity');
    await expect(await canvas.findByText('Target 17.0')).toBeVisible();
    await expect(canvas.getByText('Scope 1, 2, operated boundary', { exact: false })).toHaveTextContent(
      'Whole fields, regardless of the selected wells',
    );
  },
};

export const NoTarget: Story = {
  args: { view: shownView({ ...emissionsInfo, metrics: [metric({ target: null, previous: null })] }) },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Empty: Story = {
  args: {
    view: shownView({ sustainableProductions: [], metrics: [] }, { range: null, asOf: null }),
  },
};

export const Failed: Story = {
  args: { view: failedView() },
};

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Failed to fetch sustainable production data'),
    ).toBeVisible();
  },
};

export const Stale: Story = {
  args: { view: shownView(emissionsInfo, { range: { from: '2023-11-20', to: '2026-11-15' } }) },
};
