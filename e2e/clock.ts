import { expect, type Locator, type Page } from 'playwright/test';

/**
 * Stops the clock of a page on which `page.clock.install()` was called: from here on its timers run as far as
 * `page.clock.runFor` lets them.
 */
export async function stopClock(page: Page): Promise<void> {
  // A moment to come, because the clock moves on while it is asked; it does not go back.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Lets a stopped clock run in steps of 10 ms until something is to be seen. */
export async function runClockUntil(page: Page, shown: Locator): Promise<void> {
  const advance = async () => {
    if (await shown.isVisible()) return true;
    await page.clock.runFor(10);
    return shown.isVisible();
  };
  await expect.poll(advance, { intervals: [100] }).toBe(true);
}
