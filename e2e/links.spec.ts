import type { Page } from 'playwright/test';
import { areas } from '../apps/portal/src/i18n/fr/areas.ts';
import { linkPath, paths } from '../apps/portal/src/paths.ts';
import { openSignedIn, password } from './accounts.ts';
import { systemTime } from './clock.ts';
import { askDatabase } from './database.ts';
import { expect, test } from './fixtures.ts';
import { startSecondBackend } from './second-backend.ts';

const weekMs = 7 * 86_400_000;

/** The days that a page shows, by the answer to what it asked for with the query of its address. */
async function shownDays(page: Page, open: () => Promise<unknown>) {
  const answered = page.waitForResponse(
    (response) => /GetChangeDetectionStatistics\?.*days=7/.test(response.url()) && response.ok(),
  );
  await open();
  const response = await answered;
  const { windowFrom, windowTo } = (await response.json()) as { windowFrom: string; windowTo: string };
  return {
    asked: new URL(response.url()).searchParams,
    from: Date.parse(windowFrom),
    to: Date.parse(windowTo),
  };
}

test('a link shows a colleague in another zone and language, a week later, the same view of the newest days', async ({
  page,
  context,
  browser,
}) => {
  const [field] = await askDatabase<{ id: string; name: string }>(
    'select id, name from field order by id limit 1',
  );
  const weekAgo = systemTime(-weekMs);
  const earlier = await startSecondBackend({ CNX_IDP: 'off', CNX_NOW: weekAgo.toISOString() });
  let code: string;
  let then;
  try {
    await page.clock.install({ time: weekAgo });
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: earlier.origin });
    await page.goto(`${earlier.origin}/`);
    await page.getByRole('textbox', { name: 'Email' }).fill('admin@cnx.example');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/dashboard/);
    const view = `area=deferredProduction&rows=planned&level=well&fieldIds=${field!.id}&span=7d`;
    then = await shownDays(page, () => page.goto(`${earlier.origin}${paths.dashboard}?${view}`));
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied').first()).toBeVisible();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(link.origin).toBe(earlier.origin);
    code = link.pathname;
    expect(code).toMatch(/^\/s\/[A-Za-z0-9]{10}$/);
    // What it still asks for would fail without a server.
    await page.goto('about:blank');
  } finally {
    await earlier.stop();
  }

  const colleague = await browser.newContext({
    baseURL: process.env['CNX_E2E_ORIGIN'] ?? '',
    timezoneId: 'Pacific/Auckland',
  });
  const other = await colleague.newPage();
  await other.goto(code);
  await expect(other).toHaveURL(/\/$/);
  await other.getByRole('button', { name: 'Français' }).click();
  await other.getByRole('textbox').first().fill('engineer@cnx.example');
  await other.keyboard.press('Enter');
  await other.locator('input[type=password]').fill(password);
  const now = await shownDays(other, () => other.keyboard.press('Enter'));
  await expect(other).toHaveURL(/\/dashboard\?/);
  const shown = new URL(other.url());
  expect(shown.pathname).toBe(paths.dashboard);
  expect(Object.fromEntries(shown.searchParams)).toEqual({
    area: 'deferredProduction',
    rows: 'planned',
    level: 'well',
    fieldIds: field!.id,
    span: '7d',
  });
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(areas.deferredProduction);
  await expect(other.getByText(field!.name).first()).toBeVisible();

  for (const { asked, from, to } of [then, now]) {
    expect(asked.get('days')).toBe('7');
    expect(asked.has('from') || asked.has('to')).toBe(false);
    expect((to - from) / 86_400_000).toBe(6);
  }
  expect((now.to - then.to) / 86_400_000).toBe(7);
  await colleague.close();
});

test('a link that does not exist says so, and leads on', async ({ page, watch }) => {
  watch.expectError(/status of 404/);
  await openSignedIn(page, linkPath('0000000000'));
  await expect(page.getByText('This link does not exist')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an address from another version says what it asks for and is not there', async ({ page, watch }) => {
  watch.expectError(/the server responded with a status of 400 .*wellIds=NO-SUCH-WELL/);
  await openSignedIn(page, `${paths.dashboard}?area=schedule&rows=someday&wellIds=NO-SUCH-WELL`);
  const banner = page
    .getByRole('status')
    .filter({ hasText: 'This link asks for 2 things that are not here' });
  await expect(banner).toContainText('someday');
  await expect(banner).toContainText('Wells: “NO-SUCH-WELL”');
  await banner.getByRole('button', { name: 'Close message' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard\?area=schedule$/);
});
