import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { failedView, loadStoryTexts, shownView, storyFrame, withTexts } from '../../insight/story-frame.tsx';
import { deferral, deferrals } from './deferred-production.fixture.ts';
import { DeferredProductionCard } from './DeferredProductionCard.tsx';

const meta = {
  title: 'Dashboard/Deferred production',
  component: DeferredProductionCard,
  loaders: [loadStoryTexts],
  decorators: [withTexts],
  args: {
    view: shownView({ rows: deferrals, outOf: null }),
    fields: shownView(deferrals),
    frame: storyFrame,
    onRetry: fn(),
    onRetryFields: fn(),
  },
  argTypes: { view: { control: false }, fields: { control: false }, frame: { control: false } },
} satisfies Meta<typeof DeferredProductionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText(
        '1,260 Sm³ deferred, 6.4 % of the potential, 14 % of it planned; main reason: Lift-equipment failure.',
      ),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('figure', { name: 'Potential and actual oil by day' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'By reason' }));
    await expect(
      await canvas.findByRole('img', { name: /^Separator · 86\s%, Unplanned, 480 Sm³$/ }),
    ).toBeVisible();
  },
};

export const Loading: Story = { args: { view: { status: 'loading' }, fields: { status: 'loading' } } };

export const FieldsOnTheirWay: Story = { args: { fields: { status: 'loading' } } };

export const FieldsFailed: Story = {
  args: { fields: failedView() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryFields).toHaveBeenCalled();
  },
};

export const NoLoss: Story = {
  args: {
    view: shownView({
      rows: [deferral({ actual: 400, deferred: 0, unplanned: 0, reasons: [] })],
      outOf: null,
    }),
    fields: shownView([deferral({ actual: 400, deferred: 0, unplanned: 0, reasons: [] })]),
  },
};

export const TooManyRows: Story = {
  args: { view: shownView({ rows: deferrals, outOf: 12_400 }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Summed from the newest 60 of 12,400 rows.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { view: shownView({ rows: [], outOf: null }, { range: null, asOf: null }), fields: shownView([]) },
};

export const Failed: Story = { args: { view: failedView() } };

export const Stale: Story = {
  args: {
    view: shownView({ rows: deferrals, outOf: null }, { range: { from: '2023-11-20', to: '2026-11-15' } }),
  },
};
