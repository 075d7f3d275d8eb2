import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    { directory: '../packages/ui/src', files: '**/*.stories.tsx' },
    { directory: '../apps/portal/src/features', files: '**/*.stories.tsx', titlePrefix: 'Portal' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: {
        // `@storybook/test` became a part of Storybook itself; the stories keep its name.
        alias: { '@storybook/test': 'storybook/test' },
        tsconfigPaths: true,
      },
    }),
};

export default config;
