// The browser of checks and pictures, opened one way.
import { ensureChromium } from './bootstrap.mjs';

/**
 * Opens Chromium for as long as `use` runs.
 * @template Result
 * @param {(browser: import('playwright').Browser) => Promise<Result>} use
 * @param {string[]} [switches] for the browser, besides the usual ones
 */
export async function withChromium(use, switches = ['--disable-background-networking']) {
  const executablePath = await ensureChromium();
  // Not before: the dependencies may only just have been installed.
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', ...switches] });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
