import { expect, fn, userEvent, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta = {
  title: 'Frame/LanguageSwitch',
  component: LanguageSwitch,
  args: {
    defaultValue: 'en',
    items: [
      { value: 'en', label: 'English' },
      { value: 'es', label: 'Español' },
      { value: 'fr', label: 'Français' },
    ],
    onValueChange: fn(),
  },
  parameters: {
    guide: {
      use: 'Choose among up to five languages in a menu or in settings.',
      avoid: 'Select for more languages.',
      do: ['Write each language in that language: Español, Français.'],
      dont: ['Don’t use flags: they stand for countries.'],
      keys: [
        ['Tab', 'goes to the chosen language'],
        ['Arrow keys', 'choose the next or the previous one'],
      ],
      notes: ['Each name has its own `lang`, so that it is pronounced correctly.'],
    },
  },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const ThreeTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Français' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('fr');
    await expect(canvas.getByText('Français')).toHaveAttribute('lang', 'fr');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Español' })).toBeChecked();
  },
};

export const UnknownValue: Story = { args: { defaultValue: 'xx' } };
