import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { Preview } from '@storybook/react-vite';
import {
  applyDensity,
  applyGlobalStyles,
  applyTheme,
  defaultTheme,
  densities,
  type Density,
  isThemeName,
  themeNames,
} from '@cnx/ui';
import { storybookTheme } from './storybook-theme.ts';
import { checkPageWatch, startPageWatch } from './page-watch.ts';

applyGlobalStyles({ fontUrl: interUrl });

/** The test runner starts one browser for each theme and names the theme in this variable. */
const testedTheme = import.meta.env['VITE_STORY_THEME'] as string | undefined;

if (testedTheme) {
  // Tests look right after they act, when what fades in would be half there.
  const still = new CSSStyleSheet();
  still.replaceSync(
    '*, *::before, *::after { animation-duration: 0s !important; transition-duration: 0s !important; }',
  );
  document.adoptedStyleSheets.push(still);
}

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
    density: {
      description: 'How close together controls and rows stand',
      toolbar: { title: 'Density', icon: 'component', dynamicTitle: true, items: [...densities] },
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
  initialGlobals: {
    theme: testedTheme ?? defaultTheme,
    density: densities[0],
    locale: 'en',
  },
  parameters: {
    a11y: { test: 'error' },
    docs: { theme: storybookTheme },
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
      const { theme, density, locale } = globals as { theme: unknown; density: Density; locale: string };
      applyTheme(isThemeName(theme) ? theme : defaultTheme);
      applyDensity(density);
      document.documentElement.lang = locale;
      return <Story />;
    },
  ],
};

export default preview;
