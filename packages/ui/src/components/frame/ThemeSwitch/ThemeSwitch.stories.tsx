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
      use: 'In a display menu or the settings, where there is room to show a picture of each theme.',
      avoid: 'Among the items of a Menu: there words have to do.',
      do: ['Apply the theme at once; a color is not chosen by its name.'],
      dont: ['Do not mark the chosen one by color alone: it has a tick and a ring.'],
      keys: [
        ['Tab', 'goes to the chosen theme'],
        ['Arrow keys', 'choose the next or the previous one'],
      ],
      notes: ['Each picture stands in the class of its theme; a switch swaps one class and renders nothing.'],
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
