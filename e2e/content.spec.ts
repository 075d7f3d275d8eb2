import type { Page } from 'playwright/test';
import { openSignedIn } from './accounts.ts';
import { paths } from '../apps/portal/src/paths.ts';
import { expectAccessible } from './accessible.ts';
import { systemTime } from './clock.ts';
import { expect, test } from './fixtures.ts';

const main = (page: Page) => page.getByRole('main');

/** Nothing on the page is wider than a small phone. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

for (const { path, title, spanish } of [
  { path: '/legal/terms', title: 'Terms of service', spanish: 'Términos del servicio' },
  { path: '/legal/privacy', title: 'Privacy policy', spanish: 'Política de privacidad' },
])
  test(`${path} is read without signing in, in the language of the reader`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByText(`© ${systemTime().getFullYear()} CNX. All rights reserved.`)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page.getByRole('heading', { level: 1, name: spanish })).toBeVisible();
  });

test('news are listed newest first, and one is found by the search', async ({ page }) => {
  await openSignedIn(page, paths.apps);
  await page.getByRole('link', { name: 'News & releases updates' }).click();
  const pieces = main(page).getByRole('article');
  await expect(pieces).toHaveCount(3);
  const days = await pieces
    .locator('time')
    .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));
  expect(days).toEqual([...days].sort().reverse());
  await expectAccessible(page);
  await page.goto('/search-results?q=remember');
  await page.getByRole('link', { name: 'Find wells by what you remember of them' }).click();
  await expect(page).toHaveURL(/\/news\?item=search-and-settings$/);
  await expect(
    main(page).getByRole('article', { name: 'Find wells by what you remember of them' }),
  ).toBeInViewport();
});
