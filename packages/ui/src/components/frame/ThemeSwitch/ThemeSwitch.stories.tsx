import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = {
  title: 'Frame/ThemeSwitch',
  component: ThemeSwitch,
  args: {
    onValueChange: fn(),
  },
  parameters: {
    guide: {
      use: 'Choose a theme by its picture, in a menu or in settings.',
      avoid: 'Menu items with words where there is no room for pictures.',
      do: ['Apply the theme immediately, so that people see what they chose.'],
      dont: ['Don’t mark the chosen theme by color alone; it has a check mark and a ring.'],
      keys: [
        ['Tab', 'goes to the chosen theme'],
        ['Arrow keys', 'choose the next or the previous one'],
      ],
      notes: [
        'Each picture uses the class of its theme. Switching swaps one class and renders nothing again.',
      ],
    },
  },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SixThemes: Story = {};

export const ChoosingTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Green' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('green');
    await expect(canvas.getByRole('radio', { name: 'Green' })).toBeChecked();
  },
};

export const LongNames: Story = {
  args: {
    labels: {
      light: 'Helles Erscheinungsbild',
      dark: 'Dunkles Erscheinungsbild',
      red: 'R'.repeat(80),
      blue: 'Azul marino',
      green: 'أخضر',
      purple: 'Violet',
    },
  },
};
