// `npm run screenshots`: sign-in page and dashboard in six themes at 1440 and 390 px, written to screenshots/ (ignored).
// `npm run screenshots -- stories`: every story in light, dark and a brand theme, written to screenshots/stories/.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { prepare, root, run, say } from './bootstrap.mjs';
import { withChromium } from './chromium.mjs';
import { shootStories } from './story-pictures.mjs';

const widths = [1440, 390];
const folder = path.join(root, 'screenshots');

async function shoot(browser, origin, theme, width, password) {
  const context = await browser.newContext({
    viewport: { width, height: width > 900 ? 900 : 844 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript((name) => localStorage.setItem('theme', name), theme);
  const page = await context.newPage();
  const save = (name) =>
    page.screenshot({ path: path.join(folder, `${name}-${theme}-${width}.png`), fullPage: true });
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
  await save('sign-in');
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@cnx.example');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/dashboard/);
  await page.waitForLoadState('networkidle');
  // What is far below draws itself only in a window that holds it.
  await page.setViewportSize({ width, height: 6000 });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(800);
  // The frame fills its window: how tall the page is shows only in one that is smaller.
  await page.setViewportSize({ width, height: 900 });
  await page.waitForTimeout(300);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.waitForTimeout(300);
  await save('dashboard');
  await context.close();
}

/** Sign-in page and dashboard of the really started system. */
async function shootPortal(browser) {
  const { demonstrationPassword, startSystem } = await import('./running-system.mjs');
  const { tsImport } = await import('tsx/esm/api');
  const system = await startSystem();
  try {
    const { themeNames } = await tsImport('../packages/ui/src/themes/theme-names.ts', import.meta.url);
    for (const theme of themeNames) {
      for (const width of widths) {
        await shoot(browser, system.origin, theme, width, demonstrationPassword);
        say(`${theme} at ${width} px`);
      }
    }
  } finally {
    await system.stop();
  }
}

await run(async () => {
  await prepare();
  mkdirSync(folder, { recursive: true });
  await withChromium((browser) =>
    process.argv[2] === 'stories'
      ? shootStories(browser, path.join(folder, 'stories'))
      : shootPortal(browser),
  );
});
