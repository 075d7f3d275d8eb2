import { expect, waitFor, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { applyTheme } from '../../../themes/apply-theme.ts';
import { themeBootScript } from '../../../themes/boot.ts';
import { Text } from '../Text/Text.tsx';
import { ThemeProvider, useTheme } from './ThemeProvider.tsx';

function Shown() {
  const { name, appearance, contrast } = useTheme();
  return (
    <Text role="status">
      {name}, {appearance}, {contrast} contrast
    </Text>
  );
}

const meta = {
  title: 'Foundations/ThemeProvider',
  component: ThemeProvider,
  args: { theme: 'dark' },
  parameters: {
    guide: {
      use: 'Let this package manage the theme of an application, including following the system setting. `useTheme` returns the theme in effect, for choices CSS cannot make, such as which image to load.',
      avoid:
        'The class `theme-<name>` for one part of a page in another theme; CSS variables for colors: they need no hook.',
      do: [
        'Run `themeBootScript` in the head of the page: the first paint then has the right theme.',
        'Store the choice under `themeBoot.storageKey`.',
      ],
      dont: ['Don’t use two providers on one page.', 'Don’t use `useTheme` for what a CSS variable can do.'],
      keys: [],
      notes: [
        'More contrast and forced colors need no provider: the package’s global rules handle them in every theme.',
      ],
    },
  },
} satisfies Meta<typeof ThemeProvider>;

export default meta;

type Story = StoryObj<typeof meta>;

const roots = () => [document.documentElement, document.body];

/** Runs steps that change the page's theme, and gives it back the theme that it had. */
async function keepingTheme(steps: () => Promise<void>): Promise<void> {
  const before = document.documentElement.className;
  try {
    await steps();
  } finally {
    for (const element of roots()) element.className = before;
  }
}

/** The page in the theme of its provider. */
export const Given: Story = {
  // On the documentation page it would override the toolbar's theme for all others.
  tags: ['!autodocs'],
  args: { theme: 'green', children: <Shown /> },
};

export const GivenTest: Story = {
  ...Given,
  play: ({ canvasElement }) =>
    keepingTheme(async () => {
      await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
        'green, dark, usual contrast',
      );
      for (const element of roots()) await expect(element).toHaveClass('theme-green');
    }),
};

/** The hook follows the page’s class, whatever changes it. */
export const Hook: Story = {
  render: () => <Shown />,
};

export const HookTest: Story = {
  ...Hook,
  play: ({ canvasElement }) =>
    keepingTheme(async () => {
      const shown = within(canvasElement).getByRole('status');
      applyTheme('blue');
      await waitFor(() => expect(shown).toHaveTextContent('blue, light, usual contrast'));
      applyTheme('green');
      await waitFor(() => expect(shown).toHaveTextContent('green, dark, usual contrast'));
    }),
};

/** A page of its own that follows the reader’s system from the first paint. */
export const System: Story = {
  render: () => (
    <iframe
      title="A page that follows the system"
      srcDoc={`<head><script>${themeBootScript('system', { light: 'blue', dark: 'purple' })}</script></head><body>Themed</body>`}
    />
  ),
};

export const SystemTest: Story = {
  ...System,
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByTitle<HTMLIFrameElement>('A page that follows the system');
    const expected = matchMedia('(prefers-color-scheme: dark)').matches ? 'theme-purple' : 'theme-blue';
    await waitFor(() => {
      for (const element of [frame.contentDocument?.documentElement, frame.contentDocument?.body])
        void expect(element).toHaveClass(expected);
    });
  },
};
