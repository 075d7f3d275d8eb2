import type { Page } from 'playwright/test';

/**
 * Stops the clock of a page on which `page.clock.install()` was called: from here on its timers run as far as
 * `page.clock.runFor` lets them.
 */
export async function stopClock(page: Page): Promise<void> {
  // A moment to come, because the clock moves on while it is asked; it does not go back.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}
