import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { tones } from '../../props.ts';
import { Text, textSizes, textWeights } from './Text.tsx';

const meta = {
  title: 'Foundations/Text',
  component: Text,
  args: { children: 'Oil 1,284.6 Sm³/d' },
  argTypes: {
    size: { control: 'inline-radio', options: textSizes },
    weight: { control: 'inline-radio', options: textWeights },
    tone: { control: 'inline-radio', options: tones },
    emphasis: { control: 'inline-radio', options: ['normal', 'quiet'] },
    as: { control: false },
  },
  parameters: {
    guide: {
      use: 'Words in one of the product’s sizes.',
      avoid: 'For headings of a card: the card has one.',
      do: ['Choose the element by meaning, the size by rank.'],
      dont: ['Do not use a tone as the only sign of a state.'],
      keys: [],
      notes: ['Sizes are in rem and grow with the reader’s own text size.'],
    },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack gap="2">
      {textSizes.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <Stack gap="2">
      {tones.map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
      <Text {...args} emphasis="quiet" />
    </Stack>
  ),
};

export const Figures: Story = {
  args: { figures: true },
  render: (args) => (
    <Stack gap="0" align="end">
      <Text {...args}>1,111.1</Text>
      <Text {...args}>8,888.8</Text>
    </Stack>
  ),
};
