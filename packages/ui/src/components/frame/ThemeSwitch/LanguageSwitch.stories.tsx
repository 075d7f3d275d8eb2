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
      use: 'For up to five languages, before sign-in and in the settings.',
      avoid: 'For more: take a Select.',
      do: ['Write each language in itself.'],
      dont: ['Do not use flags: a flag is a country, not a language.'],
      keys: [
        ['Tab', 'goes through the languages'],
        ['Enter, Space', 'takes the one in focus'],
      ],
      notes: ['Each name carries its `lang`, so that it is read aloud rightly.'],
    },
  },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const ThreeTest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'English', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Français' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('fr');
    await expect(canvas.getByRole('button', { name: 'Français' })).toHaveAttribute('lang', 'fr');
  },
};

export const UnknownValue: Story = { args: { defaultValue: 'xx' } };
