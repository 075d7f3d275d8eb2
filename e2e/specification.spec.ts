// The portal on a server that offers the calls of the specification alone.
import type { Page } from 'playwright/test';
import { paths, type PathName } from '../apps/portal/src/paths.ts';
import { settingsTab } from '../apps/portal/src/addresses.ts';
import { enterEmail, enterPassword, openSignedIn, password } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { texts } from './texts.ts';
import { startSpecificationServer, type SpecificationServer } from './specification-server.ts';

// One server for the file: in parallel, each worker would start its own.
test.describe.configure({ mode: 'default' });

let server: SpecificationServer;
test.beforeAll(async () => {
  server = await startSpecificationServer();
});
test.afterAll(() => server.stop());

// What is not offered is asked for once, and the browser's console says so.
test.beforeEach(({ watch }) => watch.expectError(/status of 404/));

const notOffered = 'This system does not offer it.';
const failure = /Failed to |Error ID|The server has a problem|could not be/;

/** Waits until nothing is loading, and expects no text of a failure. */
async function expectNoFailure(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText(failure)).toHaveCount(0);
}

test('a user signs in with a password and sees the dashboard', async ({ page }) => {
  await page.goto(server.origin);
  await enterEmail(page, 'engineer@cnx.example');
  await enterPassword(page, password);
  await expect(page).toHaveURL(`${server.origin}${paths.dashboard}`);
  await expectNoFailure(page);
  await expect(page.getByRole('heading', { name: 'Deferred Production' })).toBeVisible();
});

/** What stands on each screen once its data is there. */
const screens = {
  dashboard: (page: Page) => page.getByText('Needs attention'),
  optimizationDashboard: (page: Page) => page.getByRole('row').nth(1),
  exceptionReport: (page: Page) => page.getByRole('region', { name: /^\d+ events?$/ }),
  dashboardUser: (page: Page) => page.getByRole('row').nth(1),
  settings: (page: Page) => page.getByRole('button', { name: 'Save Changes' }),
  notifications: (page: Page) => page.getByRole('heading', { level: 1 }),
};

for (const [name, shown] of Object.entries(screens))
  test(`${name} shows what the calls give, and no failure`, async ({ page }) => {
    await openSignedIn(page, `${server.origin}${paths[name as keyof typeof screens]}`);
    await expect(shown(page)).toBeVisible();
    await expectNoFailure(page);
    await expect(page.getByRole('main').getByText(notOffered)).toHaveCount(0);
  });

for (const name of [
  'statistics',
  'monthlyReport',
  'userAnalytics',
  'dataHealth',
  'masterData',
  'administration',
  'terms',
] as const)
  test(`${name}, reached by its address, says that it is not offered`, async ({ page }) => {
    await openSignedIn(page, `${server.origin}${paths[name]}`);
    await expect(page.getByRole('main').getByText(notOffered).first()).toBeVisible();
    await expect(page.getByText(failure)).toHaveCount(0);
  });

/** What has a test of its own above, opens without a session, or is no page. */
const seen = new Set<string>([
  ...Object.keys(screens),
  ...['login', 'resetPassword', 'forgotPassword', 'logout', 'sso', 'link'],
]);

// A screen that is added joins by its path.
for (const name of (Object.keys(paths) as PathName[]).filter((each) => !seen.has(each)))
  test(`${name} says at most once that something is not offered, and has its name`, async ({ page }) => {
    await openSignedIn(page, `${server.origin}${paths[name]}`);
    await expectNoFailure(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).not.toBeEmpty();
    expect(await main.getByText(notOffered).count()).toBeLessThanOrEqual(1);
  });

for (const tab of Object.keys(texts.en.settings.tabs) as (keyof typeof texts.en.settings.tabs)[])
  test(`the settings' tab ${tab} shows what the calls give, or says what is not offered`, async ({
    page,
  }) => {
    await openSignedIn(page, `${server.origin}${settingsTab(tab)}`);
    await expectNoFailure(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('tab', { selected: true })).toBeVisible();
    expect(await main.getByText(notOffered).count()).toBeLessThanOrEqual(1);
  });

test('the exception report lists the findings of both calls', async ({ page }) => {
  await openSignedIn(page, `${server.origin}${paths.exceptionReport}`);
  const list = page.getByRole('region', { name: /^\d+ events?$/ });
  await expect(list).toBeVisible();
  await expect(list.getByRole('row').nth(1)).toBeVisible();
});

test('search finds wells by the lists at hand', async ({ page }) => {
  await openSignedIn(page, `${server.origin}${paths.searchResults}?q=AMB-`);
  await expectNoFailure(page);
  await expect(page.getByRole('main').getByText(/^Showing 1 to /)).toBeVisible();
});

test('every entry of the menus leads to a page that shows something', async ({ page }) => {
  await openSignedIn(page, `${server.origin}${paths.dashboard}`);
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: 'My Apps' })).toHaveCount(0);
  await expectNoFailure(page);
  await expect(menu.getByRole('link', { name: 'Exception report' })).toBeVisible();
  const hrefs = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  for (const href of new Set(hrefs)) {
    await page.goto(href);
    await expectNoFailure(page);
    await expect(page.getByRole('main').getByText(notOffered)).toHaveCount(0);
  }
});
