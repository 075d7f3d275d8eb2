// The portal on a server that offers the calls of the specification alone.
import type { Page } from 'playwright/test';
import { paths, type PathName } from '../apps/portal/src/paths.ts';
import { settingsTab } from '../apps/portal/src/addresses.ts';
import { enterEmail, enterPassword, openSignedIn, password } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { texts } from './texts.ts';
import { startSpecificationServer, type SpecificationServer } from './specification-server.ts';

// One server for the file: in parallel, each worker would start its own.
test.describe.configure({ mode: 'default', timeout: 600_000 });

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
  // The findings of both calls.
  exceptionReport: (page: Page) =>
    page
      .getByRole('region', { name: /^\d+ events?$/ })
      .getByRole('row')
      .nth(1),
  dashboardUser: (page: Page) => page.getByRole('row').nth(1),
  settings: (page: Page) => page.getByRole('button', { name: 'Save Changes' }),
  notifications: (page: Page) => page.getByRole('heading', { level: 1 }),
};

test('every screen of the calls, and all that the menus lead to, shows what they give, and no failure', async ({
  page,
}) => {
  const shownAt = new Map(
    Object.entries(screens).map(([name, shown]) => [
      `${server.origin}${paths[name as keyof typeof screens]}`,
      shown,
    ]),
  );
  await openSignedIn(page, `${server.origin}${paths.dashboard}`);
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: 'My Apps' })).toHaveCount(0);
  await expectNoFailure(page);
  await expect(menu.getByRole('link', { name: 'Exception report' })).toBeVisible();
  const hrefs = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  for (const address of new Set([page.url(), ...shownAt.keys(), ...hrefs]))
    await test.step(address, async () => {
      if (address !== page.url()) await page.goto(address);
      const shown = shownAt.get(address);
      if (shown) await expect(shown(page)).toBeVisible();
      await expectNoFailure(page);
      await expect(page.getByRole('main').getByText(notOffered)).toHaveCount(0);
    });
});

/** Pages that have nothing without what is not offered: reached by their address, they say so. */
const lacking = new Set<string>([
  'statistics',
  'monthlyReport',
  'userAnalytics',
  'dataHealth',
  'masterData',
  'administration',
  'terms',
] satisfies PathName[]);

/** What has a test of its own above, opens without a session, or is no page. */
const seen = new Set<string>([
  ...Object.keys(screens),
  ...['login', 'resetPassword', 'forgotPassword', 'logout', 'sso', 'link'],
]);

// A screen or a tab that is added joins by its path.
const others = [
  ...(Object.keys(paths) as PathName[])
    .filter((name) => !seen.has(name))
    .map((name) => ({ name, path: paths[name], lacks: lacking.has(name), isTab: false })),
  ...(Object.keys(texts.en.settings.tabs) as (keyof typeof texts.en.settings.tabs)[]).map((tab) => ({
    name: `the settings' tab ${tab}`,
    path: settingsTab(tab),
    lacks: false,
    isTab: true,
  })),
];

test('every other page, reached by its address, and every tab of the settings has its name, and says at most once that it is not offered', async ({
  page,
}) => {
  await openSignedIn(page, `${server.origin}/cnx-config.json`);
  const main = page.getByRole('main');
  const says = main.getByText(notOffered);
  for (const { name, path, lacks, isTab } of others)
    await test.step(name, async () => {
      await page.goto(server.origin + path);
      if (lacks) await expect(says.first()).toBeVisible();
      await expectNoFailure(page);
      await expect(main.getByRole('heading', { level: 1 })).not.toBeEmpty();
      if (isTab) await expect(main.getByRole('tab', { selected: true })).toBeVisible();
      expect(await says.count()).toBeLessThanOrEqual(1);
    });
});

test('search finds wells by the lists at hand', async ({ page }) => {
  await openSignedIn(page, `${server.origin}${paths.searchResults}?q=AMB-`);
  await expectNoFailure(page);
  await expect(page.getByRole('main').getByText(/^Showing 1 to /)).toBeVisible();
});
