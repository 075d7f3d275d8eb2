import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { emphases, tones } from '../../props.ts';
import { Sparkline } from './Sparkline.tsx';

const course = Array.from({ length: 60 }, (_, day) => 300 - day + 14 * Math.sin(day / 3) + ((day * 37) % 11));

const meta = {
  title: 'Data/Sparkline',
  component: Sparkline,
  args: { values: course, label: 'Oil rate of the last 60 days, falling' },
  argTypes: {
    tone: { control: 'inline-radio', options: tones },
    emphasis: { control: 'inline-radio', options: emphases.slice(1) },
    values: { control: false },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'Show the recent course of a figure next to it, in a row or tile.',
      avoid: 'TrendChart where readers need values or dates.',
      do: ['Describe the course in the label: “Rising for ten days”.'],
      dont: ['Don’t place sparklines to be compared: each has its own scale.'],
      keys: [],
      notes: ['It is an image named by its label. Gaps in the data stay gaps.'],
    },
  },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const PlainTest: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: /Oil rate/ })).toBeVisible();
  },
};

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {tones.map((tone) => (
        <Sparkline key={tone} {...args} tone={tone} label={tone} />
      ))}
      <Sparkline {...args} emphasis="quiet" label="quiet" />
    </div>
  ),
};

export const Gaps: Story = {
  args: {
    label: 'Oil rate with two gaps and a lone value',
    values: course.map((value, day) =>
      (day > 15 && day < 22) || (day > 40 && day < 47 && day !== 44) ? null : value,
    ),
  },
};

export const EndsInAGap: Story = {
  args: { values: [...course.slice(0, 50), ...new Array<null>(10).fill(null)] },
};

export const ManyValues: Story = {
  args: {
    label: 'Intake pressure, 100,000 readings, one spike',
    values: Float64Array.from({ length: 100_000 }, (_, i) => Math.sin(i / 4000) + (i === 61_803 ? 3 : 0)),
  },
};

export const ManyValuesTest: Story = {
  ...ManyValues,
  play: async ({ canvasElement }) => {
    const length = canvasElement.querySelector('path:not([opacity])')?.getAttribute('d')?.length;
    await expect(length).toBeLessThan(8000);
  },
};

export const Nothing: Story = { args: { label: 'No values', values: [NaN, Infinity, null] } };
