import { paths } from '../apps/portal/src/paths.ts';
import { openSignedIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';

/** Pages that open without a session, and those that only pass a user on. */
const open: readonly string[] = [
  paths.login,
  paths.resetPassword,
  paths.forgotPassword,
  paths.terms,
  paths.privacy,
];
const passing: readonly string[] = [paths.logout, paths.sso, paths.link];
const guarded = Object.values(paths).filter((path) => !open.includes(path) && !passing.includes(path));

test('every guarded route leads to the sign-in page without a session', async ({ page }) => {
  for (const route of guarded) {
    await page.goto(route);
    await expect(page, route).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  }
});

test('open routes open without a session', async ({ page }) => {
  for (const route of open) {
    await page.goto(route);
    await expect(page.locator('h1').first(), route).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(route);
  }
});

test('every route opens for a signed-in user, with one main heading', async ({ page }) => {
  await openSignedIn(page);
  for (const route of guarded) {
    await page.goto(route);
    await expect(page.locator('h1'), route).toHaveCount(1);
    expect(new URL(page.url()).pathname).toBe(route);
  }
});

test('an unknown address shows the 404 page with a way home', async ({ page }) => {
  await openSignedIn(page, '/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a screen whose code is gone loads the page again once, then says so and can be asked again', async ({
  page,
  watch,
}) => {
  watch.expectError(/AppsScreen|CodeLoadError/);
  const refused: string[] = [];
  await page.route('**/assets/AppsScreen*.js', (route) => {
    refused.push(page.url());
    return route.abort();
  });
  await openSignedIn(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('link', { name: 'My Apps' }).click();
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Apps' })).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  // The page that was loaded again has found the code gone too, and shows it.
  await expect.poll(() => refused.length).toBeGreaterThan(1);
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  expect(loads).toBe(1);
  await page.unroute('**/assets/AppsScreen*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Apps' })).toBeVisible();
  // One more by the button, and none besides.
  expect(loads).toBe(2);
});
