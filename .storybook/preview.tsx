import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { Preview } from '@storybook/react-vite';
import { applyGlobalStyles, applyTheme, defaultTheme, isThemeName, themeNames } from '@cnx/ui';
import { checkPageWatch, startPageWatch } from './page-watch.ts';

applyGlobalStyles({ fontUrl: interUrl });

const languages = { en: 'English', es: 'Español', fr: 'Français' } as const;

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'The theme of all stories',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: themeNames.map((name) => ({ value: name, title: name })),
      },
    },
    locale: {
      description: 'The language of the stories that hold translated texts',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(languages).map(([value, title]) => ({ value, title })),
      },
    },
  },
  // The test runner starts one browser for each theme and names the theme in this variable.
  initialGlobals: { theme: import.meta.env['VITE_STORY_THEME'] ?? defaultTheme, locale: 'en' },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { sort: 'requiredFirst' },
    layout: 'padded',
    options: {
      storySort: {
        order: ['Foundations', 'Inputs', 'Overlays', 'Messages', 'Showing', 'Data', 'Frame', 'Portal'],
      },
    },
  },
  beforeEach: startPageWatch,
  afterEach: checkPageWatch,
  decorators: [
    (Story, { globals }) => {
      const { theme, locale } = globals as { theme: unknown; locale: string };
      applyTheme(isThemeName(theme) ? theme : defaultTheme);
      document.documentElement.lang = locale;
      return <Story />;
    },
  ],
};

export default preview;
