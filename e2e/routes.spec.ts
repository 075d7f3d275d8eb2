import { paths } from '../apps/portal/src/paths.ts';
import { openSignedIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';

test('a guarded page leads to the sign-in without a session', async ({ page }) => {
  for (const path of [paths.dashboard, paths.settings]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await expect(page, path).toHaveURL(/\/$/);
  }
});

test('an unknown address shows the 404 page with a way home', async ({ page }) => {
  await openSignedIn(page, '/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a screen whose code merely failed says so, loads nothing again by itself, and can be asked again', async ({
  page,
  watch,
}) => {
  watch.expectError(/AppsScreen|CodeLoadError/);
  await page.route('**/assets/AppsScreen*.js', (route) => route.abort());
  await openSignedIn(page, paths.news);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('link', { name: 'My Apps' }).click();
  await expect(page.getByText('This page could not be loaded', { exact: true })).toBeVisible();
  await expect(page.getByText(/Check the connection/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Apps' })).toBeVisible();
  await page.unroute('**/assets/AppsScreen*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Apps' })).toBeVisible();
  // By the button, and no more.
  expect(loads).toBe(1);
});
