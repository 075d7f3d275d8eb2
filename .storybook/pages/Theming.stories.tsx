import { expect, within } from '@storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultTheme, themeNames } from '@cnx/ui';
import { Page, Section } from './Page.tsx';
import { Points, Prose } from './Prose.tsx';
import { StoryLinks } from './StoryLinks.tsx';

function View() {
  return (
    <Page
      title="Theming"
      lead="Six themes, each a full set of values for the same color tokens. Components name tokens, never colors."
    >
      <Section title="Switch the theme">
        <Points
          items={[
            '`applyTheme(name)` swaps one class on the root element; nothing renders again.',
            '`ThemeProvider` and `followSystem` follow the system’s light or dark setting.',
            '`themeBootScript` in the head of the page sets the stored theme before the first paint.',
            'A part of a page takes another theme through the class `theme-<name>`.',
          ]}
        />
        <Prose>{`The themes are ${themeNames.join(', ')}; ${defaultTheme} is the default.`}</Prose>
      </Section>
      <Section title="Use tokens">
        <Points
          items={[
            'In your own CSS: `color: var(--cnx-colors-text)`. On a canvas: `readColor(name, element)`.',
            'Pair a text color with the grounds its token lists: those pairs meet WCAG AA in every theme, and a test fails when one does not.',
            'Green, amber and red are reserved for status. For series use `chart1` to `chart8`.',
            'Design tools read the files under `@cnx/ui/tokens`; `cnx.resolver.json` combines them.',
          ]}
        />
        <StoryLinks
          places={[
            { label: 'Tokens', id: 'start-tokens--colors' },
            { label: 'Contrast', id: 'start-contrast--all-themes' },
            { label: 'ThemeProvider', id: 'foundations-themeprovider--docs' },
          ]}
        />
      </Section>
      <Section title="More contrast and forced colors">
        <Points
          items={[
            'When the system asks for more contrast, every theme changes to values with at least 7:1 for text. No code is needed.',
            'Forced colors replace all tokens with system colors, including those in charts.',
          ]}
        />
      </Section>
    </Page>
  );
}

const meta = { title: 'Theming', render: () => <View />, tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Themes: StoryObj<typeof meta> = {};

export const ThemesTest: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};
