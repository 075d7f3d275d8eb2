import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { Preview } from '@storybook/react-vite';
import { configure } from '@storybook/test';
import { useEffect } from 'react';
import {
  applyDensity,
  applyGlobalStyles,
  applyTheme,
  defaultTheme,
  densities,
  type Density,
  isThemeName,
  themeNames,
  WordsProvider,
} from '@cnx/ui';
import { axeOptions } from './axe-options.ts';
import { DocsPage } from './DocsPage.tsx';
import { checkOtherThemes } from './other-themes.ts';
import { freezeMotion } from './freeze-motion.ts';
import { guideFaults } from './guide.ts';
import { emulateMedia } from './emulate-media.ts';
import { pseudoLocalizeArgs } from './pseudo-localize.ts';
import { themeModes } from './modes.ts';
import { checkConsole, guardConsole } from './console-guard.ts';
import { playedSection, SideBySide } from './SideBySide.tsx';
import { StateMatrix, type Matrix } from './StateMatrix.tsx';
import { makeNoOwnerStacks } from './quick-react.ts';
import { checkPlayFunction, isStatic } from './static-stories.ts';
import { storybookTheme } from './storybook-theme.ts';

applyGlobalStyles({ fontUrl: interUrl });

if (import.meta.env.MODE === 'test') makeNoOwnerStacks();

// Long enough for a busy machine: what a step searches may fetch its code first, or move into view.
configure({ asyncUtilTimeout: 10_000 });

/** The test runner names the themes of a browser in this variable: stories are drawn in the first one. */
const [testedTheme, ...otherThemes] = ((import.meta.env['VITE_STORY_THEMES'] as string | undefined) ?? '')
  .split(',')
  .filter(isThemeName);

if (testedTheme) freezeMotion();

const languages = { en: 'English', es: 'Español', fr: 'Français' } as const;

/** Widths at which every page must work: 320 px is a phone's, or a desktop's at 400 % zoom. */
const viewports = Object.fromEntries(
  (
    [
      ['narrow', 'Narrowest, 320 px', 320, 640],
      ['phone', 'Phone, 390 px', 390, 844],
      ['tablet', 'Tablet, 820 px', 820, 1180],
      ['desktop', 'Desktop, 1440 px', 1440, 900],
    ] as const
  ).map(([key, name, width, height]) => [
    key,
    { name, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);

interface StoryGlobals {
  theme: unknown;
  density: Density;
  locale: string;
  direction: 'ltr' | 'rtl';
  words: 'usual' | 'longer';
  contrast: 'usual' | 'more' | 'forced';
  motion: 'usual' | 'reduced';
  pointer: 'fine' | 'coarse';
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'The theme of all stories',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          ...themeNames.map((name) => ({ value: name, title: name })),
          { value: 'all', title: 'all, side by side' },
        ],
      },
    },
    density: {
      description: 'The spacing of controls and rows',
      toolbar: { title: 'Density', icon: 'component', dynamicTitle: true, items: [...densities] },
    },
    locale: {
      description: 'The language of stories with translated texts',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(languages).map(([value, title]) => ({ value, title })),
      },
    },
    direction: {
      description: 'The reading direction of the page',
      toolbar: { title: 'Direction', icon: 'transfer', dynamicTitle: true, items: ['ltr', 'rtl'] },
    },
    words: {
      description: 'Normal words, or words 40 % longer, as in other languages',
      toolbar: {
        title: 'Words',
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'usual', title: 'words as they are' },
          { value: 'longer', title: 'words 40 % longer' },
        ],
      },
    },
    contrast: {
      description:
        "What the reader's system asks for: the rules that the product answers with, and no others",
      toolbar: {
        title: 'Contrast',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'usual', title: 'usual contrast' },
          { value: 'more', title: 'more contrast' },
          { value: 'forced', title: 'forced colors' },
        ],
      },
    },
    motion: {
      description: 'Normal or reduced motion',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'usual', title: 'motion' },
          { value: 'reduced', title: 'reduced motion' },
        ],
      },
    },
    pointer: {
      description: 'Mouse or finger',
      toolbar: {
        title: 'Pointer',
        icon: 'pointerhand',
        dynamicTitle: true,
        items: [
          { value: 'fine', title: 'mouse' },
          { value: 'coarse', title: 'touch' },
        ],
      },
    },
  },
  initialGlobals: {
    theme: testedTheme ?? defaultTheme,
    density: densities[0],
    locale: 'en',
    direction: 'ltr',
    words: 'usual',
    contrast: 'usual',
    motion: 'usual',
    pointer: 'fine',
  },
  parameters: {
    a11y: { test: 'error', options: axeOptions(testedTheme !== undefined) },
    docs: { theme: storybookTheme, page: DocsPage, stories: { filter: isStatic } },
    viewport: { options: viewports },
    // Chromatic takes pictures of the key stories only, which allow it: see `key-stories.ts`.
    chromatic: { disableSnapshot: true, modes: themeModes },
    controls: { sort: 'requiredFirst' },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Start',
          [
            'Welcome',
            'Getting started',
            'Which component',
            'Theming',
            'Tokens',
            'Contrast',
            'Layout and density',
            'Type, space and motion',
            'Data visualization',
            'Chart colors',
            'Accessibility',
            'Words',
            'Icons',
          ],
          'Foundations',
          'Inputs',
          'Overlays',
          'Messages',
          'Showing',
          'Data',
          'Frame',
          'Portal',
        ],
      },
    },
  },
  beforeEach: (context) => {
    const { canvasElement: whole } = context;
    checkPlayFunction(context);
    // A story finds what it searches once, though it stands there six times.
    if (context.globals['theme'] === 'all')
      Object.defineProperty(context, 'canvasElement', { get: () => playedSection(whole) });
    return guardConsole();
  },
  afterEach: async ({ component, title, parameters }) => {
    if (testedTheme && otherThemes.length > 0) await checkOtherThemes(testedTheme, otherThemes);
    checkConsole();
    // Portal stories show features, which the portal's own pages document.
    if (!component || title.startsWith('Portal/')) return;
    const faults = guideFaults(parameters['guide']);
    if (faults.length > 0) throw new Error(`${title} is not documented: ${faults.join(', ')}`);
  },
  decorators: [
    (Story, { args, globals, parameters }) => {
      const { theme, density, locale, direction, words, contrast, motion, pointer } = globals as StoryGlobals;
      applyTheme(isThemeName(theme) ? theme : defaultTheme);
      applyDensity(density);
      document.documentElement.lang = locale;
      document.documentElement.dir = direction;
      useEffect(() => {
        emulateMedia('prefers-contrast: more', contrast === 'more');
        emulateMedia('forced-colors: active', contrast === 'forced');
        emulateMedia('prefers-reduced-motion: reduce', motion === 'reduced');
        emulateMedia('pointer: coarse', pointer === 'coarse');
      });
      const shown = words === 'longer' ? pseudoLocalizeArgs(args) : args;
      const matrix = parameters['matrix'] as Matrix | undefined;
      const render = () => (
        <WordsProvider locale={locale}>
          {matrix ? (
            <StateMatrix matrix={matrix} cell={(own) => <Story args={{ ...shown, ...own }} />} />
          ) : (
            <Story args={shown} />
          )}
        </WordsProvider>
      );
      return theme === 'all' ? <SideBySide>{render}</SideBySide> : render();
    },
  ],
};

export default preview;
