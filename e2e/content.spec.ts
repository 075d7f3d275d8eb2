import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
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
    await expect(page.getByText(`© ${new Date().getFullYear()} CNX. All rights reserved.`)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page.getByRole('heading', { level: 1, name: spanish })).toBeVisible();
  });

test('news are listed newest first, and one is found by the search', async ({ page, openSignedIn }) => {
  await openSignedIn(page);
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

test('news that cannot be had say so, and come when they are asked for again', async ({
  page,
  openSignedIn,
  watch,
}) => {
  watch.expectError(/500/);
  await openSignedIn(page);
  await page.route('**/api/Content/GetNews*', (route) =>
    route.fulfill({ status: 500, json: { errors: [{ message: 'Broken' }] } }),
  );
  await page.goto('/news');
  await expect(main(page).getByText('Failed to fetch news')).toBeVisible();
  await page.unroute('**/api/Content/GetNews*');
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByRole('article').first()).toBeVisible();
});

test('an application is opened as the signed-in user; one that is down says so at its card', async ({
  page,
  openSignedIn,
  watch,
}) => {
  watch.expectError(/net::ERR/);
  const linkedApp = `http://localhost:${process.env['LINKED_APP_PORT'] ?? ''}`;
  await openSignedIn(page, 'engineer@cnx.example');
  await page.getByRole('link', { name: 'My Apps' }).click();
  const open = main(page).getByRole('button', { name: 'Open Linked application' });
  await expect(open).toBeVisible();
  await expectAccessible(page);
  await page.route(`${linkedApp}/api/TransferToken`, (route) => route.abort());
  await open.click();
  await expect(main(page).getByText(/^Could not take you to Linked application/)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('extUrlError'))).toBeNull();
  await page.unroute(`${linkedApp}/api/TransferToken`);
  await open.click();
  await expect(page).toHaveURL(`${linkedApp}/`);
  await expect(page.locator('[data-user="engineer@cnx.example"]')).toBeVisible();
});
