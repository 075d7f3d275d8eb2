import { expect, type Locator, type Page } from 'playwright/test';

/** More than there are controls on any page of the tests. */
const maxPresses = 1_000;

/** Goes to a control as a user without a mouse does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < maxPresses && !(await isFocused()); presses += 1)
    await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}
