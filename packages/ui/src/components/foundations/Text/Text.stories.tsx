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
      use: 'Set words in one of the type sizes.',
      avoid: 'The `title` of Card, PageHeader and Dialog: they bring their own headings.',
      do: [
        {
          text: 'Pair a tone with words that say the same.',
          show: () => <Text tone="critical">Feed is 40 minutes late</Text>,
        },
        'Choose the element (`as`) by meaning and the size by importance.',
      ],
      dont: [
        {
          text: 'Don’t let color be the only sign of a state.',
          show: () => <Text tone="critical">06:12</Text>,
        },
      ],
      keys: [],
      notes: ['Sizes are in rem, so they follow the text size set in the browser.'],
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

export const States: Story = {
  parameters: {
    matrix: {
      rows: {
        Regular: {},
        Medium: { weight: 'medium' },
        Bold: { weight: 'bold' },
        Quiet: { emphasis: 'quiet' },
        Critical: { tone: 'critical' },
      },
      columns: {
        Caption: { size: 'caption' },
        Body: { size: 'body' },
        Lead: { size: 'lead' },
        Title: { size: 'title' },
      },
    },
  },
};
