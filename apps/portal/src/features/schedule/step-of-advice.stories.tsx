import { examples } from '@cnx/api/examples';
import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadStoryTexts, shownView, withTexts } from '../../insight/story-frame.tsx';
import { BrokenRails } from './StepOfAdvice.tsx';

const found = examples.whatIf;
const broken = found.checks.map((check) =>
  check.name === 'step' ? { ...check, value: 4, pass: false } : check,
);

const meta = {
  title: 'Dashboard/Planned step',
  component: BrokenRails,
  loaders: [loadStoryTexts],
  decorators: [withTexts],
  args: { view: shownView({ ...found, checks: broken }) },
  argTypes: { view: { control: false } },
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
  args: { view: shownView({ ...found, status: 'doesNotFlow', state: null, change: null, checks: [] }) },
};
