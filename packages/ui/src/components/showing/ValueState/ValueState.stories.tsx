import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../foundations/Text/Text.tsx';
import { Figure } from '../Figure/Figure.tsx';
import { ValueState, valueStates } from './ValueState.tsx';

const meta = {
  title: 'Showing/ValueState',
  component: ValueState,
  args: { state: 'noData' },
  parameters: {
    guide: {
      use: 'Say why a number is not there: in a tile, a cell, a list or the head of a card.',
      avoid: 'Figure for a number, zero included. EmptyState where a whole list or chart is missing.',
      do: [
        {
          text: 'Let the server say which of the three states it is.',
          show: () => <ValueState state="notComputed" reason="No engine looks at these wells." />,
        },
      ],
      dont: [
        {
          text: 'Don’t write 0 for a value that was not computed.',
          show: () => <Figure value="0" unit="Sm³/d" />,
        },
      ],
      keys: [],
      notes: ['Screen readers read the words; the icon beside them is hidden from them.'],
    },
  },
} satisfies Meta<typeof ValueState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoData: Story = {};

export const NotComputed: Story = {
  args: { state: 'notComputed', reason: 'No engine looks at these wells.' },
};

export const NotComputedTest: Story = {
  ...NotComputed,
  play: async ({ canvasElement }) => {
    const state = within(canvasElement).getByText('Not computed');
    await expect(state).toHaveAttribute('title', 'No engine looks at these wells.');
    await expect(state).toHaveAttribute('data-state', 'notComputed');
  },
};

export const Zero: Story = { args: { state: 'zero' } };

export const OwnWords: Story = { args: { labels: { noData: 'Silent' } } };

export const WordsTest: Story = {
  render: (args) => (
    <>
      {valueStates.map((state) => (
        <ValueState key={state} {...args} state={state} iconHidden />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const words = [...canvasElement.querySelectorAll('[data-state]')].map(({ textContent }) => textContent);
    await expect(words).toEqual(['None', 'No data', 'Not computed']);
    await expect(canvasElement.querySelector('svg')).toBe(null);
  },
};

export const States: Story = {
  parameters: {
    matrix: {
      rows: {
        Zero: { state: 'zero' },
        'No data': { state: 'noData' },
        'Not computed': { state: 'notComputed' },
      },
      columns: { 'With its picture': {}, 'Without it': { iconHidden: true } },
    },
  },
};

export const Sizes: Story = {
  render: (args) => (
    <>
      {(['heading', 'lead', 'body', 'small', 'caption'] as const).map((size) => (
        <Text key={size} size={size}>
          <ValueState {...args} />
        </Text>
      ))}
    </>
  ),
};
