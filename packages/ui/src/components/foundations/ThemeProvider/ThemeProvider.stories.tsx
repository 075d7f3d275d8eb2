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
      use: 'Around an application that leaves its theme to this package, or that follows the reader’s system. `useTheme` says what is in force to what CSS cannot decide alone, such as which of two pictures to show.',
      avoid:
        'For a part of a page in a theme of its own give an element the class `theme-<name>`. For colors use the variables: they need no hook.',
      do: [
        'Run `themeBootScript` in the head of the page, so that it is never painted in another theme first.',
        'Store the reader’s choice under `themeBoot.storageKey`.',
      ],
      dont: ['Put two on a page.', 'Draw with `useTheme` what a CSS variable can draw.'],
      keys: [],
      notes: [
        'More contrast and forced colors need no provider: the package’s global rules answer them in every theme.',
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
