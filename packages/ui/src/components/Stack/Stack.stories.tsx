import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Stack, stackGaps } from './Stack.tsx';

const meta = {
  title: 'Foundations/Stack',
  component: Stack,
  args: {
    direction: 'row',
    children: ['One', 'Two', 'Three'].map((word) => <Button key={word}>{word}</Button>),
  },
  argTypes: { gap: { control: 'inline-radio', options: stackGaps }, children: { control: false } },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};

export const Column: Story = { args: { direction: 'column', gap: '2', align: 'start' } };
