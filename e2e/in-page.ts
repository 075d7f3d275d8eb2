import type { Page } from 'playwright/test';
import type { Language } from '../apps/portal/src/i18n/languages.ts';

/** Waits until the portal's code follows links and listens to other tabs, which it does once it has drawn a page. */
const isDrawn = (page: Page) => page.locator('h1').first().waitFor();

/** Goes to an address as a link of the portal leads there: the page is not loaded anew. */
export async function follow(page: Page, address: string): Promise<void> {
  await isDrawn(page);
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
}

/** Changes the language of a signed-in user's page, as when another tab of the browser chose it. */
export async function speak(page: Page, language: Language): Promise<void> {
  await isDrawn(page);
  await page.evaluate(
    (newValue) => void dispatchEvent(new StorageEvent('storage', { key: 'language', newValue })),
    language,
  );
}
