import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SurvivalChart } from './SurvivalChart.tsx';

const all = {
  id: 'all',
  label: 'All pumps',
  end: 1400,
  atRisk: [30, 28, 26, 24, 22, 20, 17, 14, 12, 9, 7, 6, 4, 2, 1],
  steps: [
    { at: 120, share: 0.96, low: 0.76, high: 0.99, atRisk: 28, failures: 1 },
    { at: 410, share: 0.82, low: 0.62, high: 0.92, atRisk: 22, failures: 3 },
    { at: 700, share: 0.6, low: 0.38, high: 0.77, atRisk: 14, failures: 4 },
    { at: 1100, share: 0.4, low: 0.17, high: 0.62, atRisk: 6, failures: 2 },
  ],
};

const meta = {
  title: 'Data/SurvivalChart',
  component: SurvivalChart,
  args: {
    title: 'How long pumps last',
    axisTitle: 'Run life, days',
    unit: 'd',
    step: 100,
    series: [
      all,
      {
        id: 'arvik',
        label: 'Arvik',
        end: 900,
        atRisk: [10, 9, 9, 8, 7, 6, 4, 3, 2, 1],
        steps: [{ at: 410, share: 0.57, low: 0.17, high: 0.84, atRisk: 7, failures: 3 }],
      },
    ],
    labels: { item: 'Maker', empty: 'No pump was run.' },
  },
  argTypes: { labels: { control: false } },
  parameters: {
    guide: {
      use: 'Show how many of a kind still last after how long, where some have not failed yet.',
      avoid: 'Histogram where all have ended.',
      do: ['Give the counts at risk: a curve means little where few are left.'],
      dont: ['Don’t compare means of run lives: those that still run are not in them.'],
      keys: [['Arrow keys', 'go from failure to failure; Home and End to the ends']],
      notes: ['The band is that of the first curve, or of the one that the legend points at.'],
    },
  },
} satisfies Meta<typeof SurvivalChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Makers: Story = {};

export const MakersTest: Story = {
  ...Makers,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('img', {
        name: 'All pumps, 120 d: 96.0 % (76.0–99.0), At risk 28, Failed 1',
      }),
    ).toBeInTheDocument();
    // Ticks at multiples of 100 have their counts below them.
    await expect(canvas.getByText('22', { exact: true })).toBeInTheDocument();
  },
};

export const NoneFailed: Story = {
  args: { series: [{ ...all, steps: [] }] },
};

export const Hostile: Story = {
  args: {
    series: [
      {
        id: 'a',
        label: 'A name far too long for the room beside any chart '.repeat(3),
        end: 0,
        atRisk: [1],
        steps: [],
      },
      {
        id: 'b',
        label: '<b>not bold</b>',
        end: 1e6,
        atRisk: [1e6],
        steps: [{ at: 1e6, share: 0, low: null, high: null, atRisk: 1, failures: 1 }],
      },
    ],
  },
};

export const HostileTest: Story = {
  ...Hostile,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('img', { name: /not bold/ })).toHaveLength(1);
  },
};

export const Empty: Story = {
  args: { series: [] },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No pump was run.')).toBeVisible();
  },
};
