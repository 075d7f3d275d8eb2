import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

/** What the stories' code imports from other packages. */
const libraries = [
  'axe-core',
  'react',
  'react-dom',
  'react-dom/server',
  'react-i18next',
  'i18next',
  'jotai',
  'jotai-tanstack-query',
  '@tanstack/query-core',
  '@tanstack/react-virtual',
  '@stitches/react',
  'culori',
  'd3-scale',
  'lucide-react',
  'openapi-fetch',
  'radix-ui',
  'uplot',
  'valibot',
];

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    { directory: './pages', files: '**/*.stories.tsx', titlePrefix: 'Start' },
    { directory: '../packages/ui/src', files: '**/*.stories.tsx' },
    { directory: '../apps/portal/src', files: '**/*.stories.tsx', titlePrefix: 'Portal' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Test stories, which the filter of the sidebar shows: see ADR 6.
  tags: { 'play-fn': { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  typescript: {
    // It reads the types behind a prop (`Emphasis` as three words), which `react-docgen` does not.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: fileURLToPath(new URL('./tsconfig.docs.json', import.meta.url)),
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Of a native element's own props only those that a component describes again.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // Named ahead: a library that is met in the middle of a test run would reload the page under a test.
      optimizeDeps: { include: libraries },
      resolve: { tsconfigPaths: true },
    }),
};

export default config;
