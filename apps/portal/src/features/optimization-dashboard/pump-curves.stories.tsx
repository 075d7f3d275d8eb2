import { examples } from '@cnx/api/examples';
import { expect, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadStoryTexts, withTexts } from '../../insight/story-frame.tsx';
import { PumpCurvesChart } from './PumpCurvesChart.tsx';

const found = examples.pumpCurves;

const meta = {
  title: 'Dashboard/Pump curves',
  component: PumpCurvesChart,
  loaders: [loadStoryTexts],
  decorators: [withTexts],
  args: { found },
  argTypes: { found: { control: false } },
} satisfies Meta<typeof PumpCurvesChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FiveFrequencies: Story = {};

export const FiveFrequenciesTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('img', { name: /^50\sHz, Now, [\d.]+ Sm³\/d, \d+ bar/ }),
    ).toBeVisible();
    // The pump lifts too little for the well at the lowest ones.
    await expect(canvas.queryByRole('img', { name: /^35\sHz/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getAllByRole('row', { name: /^42\.5\sHz/ })).toHaveLength(
      found.curves[1]!.points.length,
    );
  },
};

/** The point at the advised frequency is marked beside the present one. */
export const Advised: Story = { args: { advisedHz: found.curves.at(-2)!.frequency } };

export const AdvisedTest: Story = {
  ...Advised,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('img', { name: /^[\d.]+\sHz, Advised, [\d.]+ Sm³\/d, \d+ bar/ }),
    ).toBeVisible();
  },
};

/** A pump without a recommended range. */
export const NoRange: Story = {
  args: {
    found: { ...found, curves: found.curves.map((curve) => ({ ...curve, least: null, most: null })) },
  },
};

/** A well without a model. */
export const NoModel: Story = { args: { found: { ...found, presentHz: null, curves: [] } } };
