import type { FrequencyChange } from '@cnx/api';
import { examples } from '@cnx/api/examples';
import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadStoryTexts, withTexts } from '../../insight/story-frame.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { ExpectedGain } from './ExpectedGain.tsx';

const [example] = examples.frequencyChanges as [FrequencyChange];

/** What advice is expected to bring, in the language of the story. */
function Gain({ advice }: { advice: FrequencyChange }) {
  return <ExpectedGain advice={advice} formats={useFormats()} />;
}

const meta = {
  title: 'Dashboard/Protective advice',
  component: Gain,
  loaders: [loadStoryTexts],
  decorators: [withTexts],
  args: {
    advice: {
      ...example,
      ...{ kind: 'advised', fromHz: 50, toHz: 49, protects: 'motorTemperature' },
      ...{ expectedOil: -3.2, netOil: -3.2, countedOil: 0, expectedOilLow: -4.4, expectedOilHigh: -2 },
    },
  },
  argTypes: { advice: { control: false } },
} satisfies Meta<typeof Gain>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HotMotor: Story = {};

export const HotMotorTest: Story = {
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText(/^Protects the pump: its motor is above the limit/u);
    await expect(text).toHaveTextContent(/It costs oil: −3\.2\sSm³\/d\./u);
  },
};

/** One that brings the pump back into its range and gains oil all the same. */
export const OutsideRange: Story = {
  args: { advice: { ...example, kind: 'advised', protects: 'range', expectedOil: 2.1 } },
};
