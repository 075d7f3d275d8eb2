// Compares the key stories with accepted pictures, pixel by pixel: `npm run pixels`.
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const folder = process.env['PIXELS_FOLDER'] ?? 'packages/ui/pixels/here';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  // Libraries are found before the first picture: one that is found later reloads the page.
  optimizeDeps: { entries: ['.storybook/*.tsx', '{packages/ui,apps/portal}/src/**/*.stories.tsx'] },
  test: {
    name: 'pixels',
    include: ['.storybook/pixels.test.tsx'],
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Within the browser's own window: a larger page would be scaled, and scaled pixels vary.
      viewport: { width: 1000, height: 700 },
      provider: playwright({
        launchOptions: {
          executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
          args: [
            '--no-sandbox',
            '--disable-background-networking',
            '--font-render-hinting=none',
            '--disable-lcd-text',
            '--force-color-profile=srgb',
            '--hide-scrollbars',
            // Painting a part of a tile anew mixes its edges with what was there before.
            '--disable-partial-raster',
            '--disable-gpu',
            '--num-raster-threads=1',
          ],
        },
        contextOptions: { deviceScaleFactor: 1, reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          // Every pixel counts: a radius one pixel off is a change.
          comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixelRatio: 0 },
          resolveScreenshotPath: ({ arg, ext, root }) => `${root}/${folder}/${arg}${ext}`,
        },
      },
    },
  },
});
