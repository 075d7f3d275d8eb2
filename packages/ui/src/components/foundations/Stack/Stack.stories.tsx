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
      use: 'Place elements in a row or column with an even gap.',
      avoid: 'FormRow for the fields of a form; Grid for several columns.',
      do: [
        {
          text: 'Use a step of the spacing scale: 8 px inside a group.',
          show: () => (
            <Stack direction="row" gap="2">
              <Button>Cancel</Button>
              <Button emphasis="strong">Save changes</Button>
            </Stack>
          ),
        },
      ],
      dont: [
        {
          text: 'Don’t leave related controls without a gap, or space them like separate groups.',
          show: () => (
            <Stack direction="row" gap="0">
              <Button>Cancel</Button>
              <Button emphasis="strong">Save changes</Button>
            </Stack>
          ),
        },
      ],
      keys: [],
      notes: ['It adds no role. Reading order is document order.'],
    },
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};

export const Column: Story = { args: { direction: 'column', gap: '2', align: 'start' } };

export const States: Story = {
  parameters: {
    matrix: {
      rows: { '4 px': { gap: '1' }, '8 px': { gap: '2' }, '16 px': { gap: '4' } },
      columns: { Row: { direction: 'row' }, Column: { direction: 'column' } },
    },
  },
};
