import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../inputs/Button/Button.tsx';
import { Stack, gapSteps } from './Stack.tsx';

const meta = {
  title: 'Foundations/Stack',
  component: Stack,
  args: {
    direction: 'row',
    children: ['One', 'Two', 'Three'].map((word) => <Button key={word}>{word}</Button>),
  },
  argTypes: {
    gap: { control: 'inline-radio', options: [...gapSteps, 'normal'] },
    children: { control: false },
  },
  parameters: {
    guide: {
      use: 'To set things below or beside one another.',
      avoid: 'For the fields of a form: FormRow.',
      do: ['Take one of the gaps there are.'],
      dont: ['Do not nest it where one gap would do.'],
      keys: [],
      notes: ['It has no role; order in the document is reading order.'],
    },
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};

export const Column: Story = { args: { direction: 'column', gap: '2', align: 'start' } };
