import { examples } from '@cnx/api/examples';
import { expect, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadStoryTexts, withTexts } from '../../insight/story-frame.tsx';
import { SettingResponseChart } from './SettingResponseChart.tsx';
import { SettingSteps } from './SettingSteps.tsx';

const found = examples.settingResponse;

const meta = {
  title: 'Dashboard/Setting response',
  component: SettingResponseChart,
  loaders: [loadStoryTexts],
  decorators: [withTexts],
  args: { found, advised: 40 },
  argTypes: { found: { control: false } },
} satisfies Meta<typeof SettingResponseChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choke: Story = {};

export const ChokeTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('img', { name: /^Now, Now, 34\s%, 96\.4/ })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Advised, Advised, 40\s%, 107\.5/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    // Each setting with its days, and the fit.
    await expect(canvas.getByRole('row', { name: /^29 d, Jun 2 to Jul 1 28 84\.1/ })).toBeVisible();
    await expect(canvas.getAllByRole('row', { name: /^Fit/ })).toHaveLength(found.curve.length);
  },
};

/** The rates of lift gas that a well was given. */
export const LiftGas: Story = {
  args: {
    advised: 51_000,
    found: {
      ...found,
      setting: 'gasLift',
      present: { setting: 42_000, oil: 63.1 },
      points: found.points.map((point, i) => ({ ...point, setting: 30_000 + 5_000 * i, oil: 54 + 2.4 * i })),
      curve: [30_000, 38_000, 46_000, 54_000].map((setting, i) => {
        const mid = 54.2 + 4.6 * i - 0.4 * i * i;
        return { setting, low: mid - 0.8 - i / 4, mid, high: mid + 0.8 + i / 4 };
      }),
    },
  },
};

/** A well that was never run at another setting. */
export const Nothing: Story = {
  args: { found: { ...found, setting: null, present: null, points: [], curve: [], steps: [] } },
};

/** What came of earlier steps, of which the newest is not compared yet. */
export const EarlierSteps: Story = {
  render: () => (
    <SettingSteps
      found={{
        ...found,
        steps: [
          ...found.steps,
          {
            ...{ setting: 'choke', at: '2026-11-15T23:00:00Z', from: 34, to: 37, verdict: 'stabilising' },
            ...{ oil: null, effect: null, before: null, after: null, expectedOil: null, attainmentPct: null },
            ...{ aim: 'gain', outcome: null, uncompared: null },
          },
        ],
      }}
    />
  ),
};

export const NoSteps: Story = { render: () => <SettingSteps found={{ ...found, steps: [] }} /> };
