import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadStoryTexts, withTexts } from '../../insight/story-frame.tsx';
import { BrokenRails } from './StepOfAdvice.tsx';

const step = { name: 'step', value: 4, limit: 1, unit: 'Hz', pass: false, checked: true };

const meta = {
  title: 'Dashboard/Planned step',
  component: BrokenRails,
  loaders: [loadStoryTexts],
  decorators: [withTexts],
  args: { effect: { expectedOil: 9.4, basis: 'whatIf', broken: [step] } },
  argTypes: { effect: { control: false } },
} satisfies Meta<typeof BrokenRails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TooFar: Story = {};

export const TooFarTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Step: 4\.00\sHz, limit 1\.00\sHz$/)).toBeVisible();
    // What is kept is not listed.
    await expect(canvas.queryByText(/Motor temperature/)).toBeNull();
  },
};

export const DoesNotFlow: Story = {
  args: { effect: { expectedOil: null, basis: 'doesNotFlow', broken: [] } },
};
