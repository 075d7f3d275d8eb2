import type { Locator, Page } from 'playwright/test';
import { expect } from './fixtures.ts';

/** Goes to a control as a user without a mouse does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  await expect
    .poll(
      async () => {
        if (await control.evaluate((element) => element === document.activeElement)) return true;
        await page.keyboard.press('Tab');
        return control.evaluate((element) => element === document.activeElement);
      },
      { intervals: [5] },
    )
    .toBe(true);
}
