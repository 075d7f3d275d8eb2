import path from 'node:path';
import { parseArgs } from 'node:util';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserInstanceOption } from 'vitest/node';
import { defaultTheme, themeNames } from './packages/ui/src/themes/theme-names.ts';

const resolve = { tsconfigPaths: true };

/** Limits of tests in Node, which wait for conditions by `expect.poll`: a busy machine is not a failure. */
const unhurried = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000, interval: 10 } },
};

/** The two palettes that a browser forces colors with. */
const forcedSchemes = ['dark', 'light'] as const;

/** Stories are drawn in the default theme, and get the colors of the others where they stand. */
const storyThemes = [defaultTheme, ...themeNames.filter((name) => name !== defaultTheme)];

const browser = (contextOptions: BrowserContextOptions = {}) =>
  playwright({
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking'],
    },
    contextOptions: { reducedMotion: 'reduce', ...contextOptions },
  });

type StoryTags = NonNullable<Parameters<typeof storybookTest>[0]>['tags'];

/** Projects that the command line names; undefined for all. */
const { project: named } = parseArgs({
  strict: false,
  options: { project: { type: 'string', multiple: true } },
}).values;
// Storybook's plug-in takes a core for ten seconds, also where no story runs then.
const isWithoutStories = Array.isArray(named) && named.every((name) => /^(?:unit|contract)$/.test(`${name}`));

/** Runs the stories that have certain tags. */
const stories = (options: {
  name: string;
  tags: NonNullable<StoryTags>;
  instances: BrowserInstanceOption[];
}): TestProjectInlineConfiguration => ({
  plugins: [
    !isWithoutStories &&
      storybookTest({ configDir: path.join(import.meta.dirname, '.storybook'), tags: options.tags }),
    // Storybook gives every project the same folder, where they would replace each other's libraries.
    {
      name: 'own-cache',
      enforce: 'post',
      config: () => ({ cacheDir: `node_modules/.cache/${options.name}` }),
    },
  ],
  test: {
    name: options.name,
    // One page for all story files of a browser: twice as fast, and rules written by one story meet the next.
    isolate: false,
    // Longer than a step waits for what it looks for, so that the step says what was missing.
    testTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: browser(),
      instances: options.instances,
    },
  },
});

// Files of one worker share their modules (`isolate: false`): reading them anew for each costs a quarter of the run. A
// file puts back what it replaced.
export default defineConfig({
  test: {
    // Stories hand over what was found about each element: together more than a string can hold.
    reporters: ['default', ['json', { filterMeta: () => false }]],
    outputFile: { json: 'test-results/vitest.json' },
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,apps}/*/src/**/*.test.ts?(x)', 'scripts/**/*.test.ts'],
          isolate: false,
          ...unhurried,
        },
      },
      {
        resolve,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['apps/backend/test/**/*.test.ts', 'e2e/places/**/*.test.ts?(x)'],
          globalSetup: ['scripts/build-backend.mjs', 'apps/backend/test/support/global-setup.ts'],
          isolate: false,
          ...unhurried,
        },
      },
      stories({
        name: 'storybook',
        // A story with steps is a test: see ADR 6.
        tags: { exclude: ['play-fn'] },
        // Every story is shown in every theme, however many there are.
        instances: [
          {
            browser: 'chromium',
            name: `storybook:${defaultTheme}`,
            env: { VITE_STORY_THEMES: storyThemes.join() },
          },
        ],
      }),
      stories({
        name: 'storybook-tests',
        tags: { include: ['play-fn'] },
        instances: [
          { browser: 'chromium', name: 'storybook:tests', env: { VITE_STORY_THEMES: defaultTheme } },
        ],
      }),
      {
        resolve,
        // Libraries are found before the first story: one that is found later reloads the page.
        optimizeDeps: { entries: ['.storybook/*.tsx', 'packages/ui/src/**/*.stories.tsx'] },
        test: {
          name: 'forced-colors',
          include: ['.storybook/forced-colors.test.tsx'],
          testTimeout: 120_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1000, height: 700 },
            instances: forcedSchemes.map((colorScheme) => ({
              browser: 'chromium' as const,
              name: `forced-colors:${colorScheme}`,
              provider: browser({ forcedColors: 'active', colorScheme }),
            })),
          },
        },
      },
    ],
  },
});
