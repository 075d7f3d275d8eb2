import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { WordsProvider } from '../../../words/words.tsx';
import { Kbd } from './Kbd.tsx';

const meta = {
  title: 'Showing/Kbd',
  component: Kbd,
  args: { children: 'Mod+K' },
  parameters: {
    guide: {
      use: 'Name a key or shortcut in help, a tooltip or a menu.',
      avoid: 'Text with `as="code"` for typed commands.',
      do: [{ text: 'Write `Mod`: it is Ctrl on a PC and ⌘ on a Mac.', show: () => <Kbd>Mod+K</Kbd> }],
      dont: [
        { text: 'Don’t name the key of one system only.', show: () => <Kbd>Ctrl+K</Kbd> },
        'Don’t make a shortcut the only way to do something.',
      ],
      keys: [],
      notes: ['Symbols such as ⌘ and ↑ are read as words.'],
    },
  },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Combination: Story = {};

export const CombinationTest: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('K')).toBeVisible();
  },
};

const combinations = ['Mod+K', 'Shift+Enter', 'ArrowUp', 'Alt+PageDown', 'Escape', 'Mod++', 'F5'];

export const All: Story = {
  render: () => (
    <Stack gap="2" align="start">
      {combinations.map((keys) => (
        <Kbd key={keys}>{keys}</Kbd>
      ))}
    </Stack>
  ),
};

export const AllTest: Story = {
  ...All,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Arrow up')).toBeInTheDocument();
  },
};

export const French: Story = {
  render: () => (
    <WordsProvider locale="fr">
      <Kbd>Shift+Enter</Kbd>
    </WordsProvider>
  ),
};

export const FrenchTest: Story = {
  ...French,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Maj+Entrée');
  },
};

export const InText: Story = {
  render: (args) => (
    <Text>
      Press <Kbd {...args} /> to search.
    </Text>
  ),
};

export const LongText: Story = { args: { children: 'W'.repeat(10_000) } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Kbd {...args} />
    </div>
  ),
};

export const States: Story = {
  parameters: {
    matrix: {
      rows: { 'One key': { children: 'Escape' }, Combination: { children: 'Mod+K' } },
      columns: { Rest: {} },
    },
  },
};
