import { dashboardArea, insightAreas } from '../apps/portal/src/addresses.ts';
import { paths } from '../apps/portal/src/paths.ts';
import { expectAccessible } from './accessible.ts';
import { openSignedIn } from './accounts.ts';
import { areas } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { follow } from './in-page.ts';
import { texts } from './texts.ts';

test('a card and a filter list that fail say so in words of their own, and the others stay', async ({
  page,
  watch,
}) => {
  watch.expectError(/the server responded with a status of 500/);
  for (const call of ['Dashboard/GetScheduleInfo*', 'ExceptionReport/GetManufacturers'])
    await page.route(`**/api/${call}`, (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"errors":[]}' }),
    );
  await openSignedIn(page);
  await expect(page.getByText('Failed to fetch schedule info').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Wells' })).toContainText(/\d/);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('button', { name: 'Manufacturers' }).click();
  await expect(page.getByText('Failed to fetch manufacturers')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Fields' }).click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.unroute('**/api/Dashboard/GetScheduleInfo*');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('group', { name: 'Planned loss' })).toContainText(/\d/);
});

test('the way back from an area finds the dashboard as it was, and asks for nothing', async ({ page }) => {
  await openSignedIn(page);
  const canvas = page.locator('main canvas').first();
  await expect(canvas).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const drawn = await canvas.elementHandle();
  // The views of the page's list come after its rows.
  const views = page.waitForResponse('**/api/Views/GetViews?list=schedule');
  await page.getByRole('link', { name: 'Show all: Schedule' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  await expect(page).toHaveTitle('Schedule · CNX');
  await expect(page.getByRole('link', { name: 'Show all: Change Points' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Planned loss' })).toHaveCount(0);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await views;

  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Show all: Change Points' })).toBeVisible();
  // The one that was drawn, not one in its place.
  expect(await drawn?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  // A page that was open for long enough says so, whichever it is.
  const calls = asked.filter((url) => url.includes('/api/') && !url.endsWith('/Usage/RecordUsage'));
  expect(calls).toEqual([]);
});

/** What the stories do not hold: rules that need the whole page. */
const pageRules = ['scrollable-region-focusable', 'target-size'];

test('at each width every area is scrolled by keyboard and has targets large enough', async ({ page }) => {
  const at = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
    // What lies under the header that stays in sight counts as covered.
    await page.evaluate(() => scrollTo(0, 0));
  };
  await page.setViewportSize({ width: 1440, height: 800 });
  await openSignedIn(page);
  for (const area of insightAreas) {
    await follow(page, dashboardArea(area));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.areas[area]);
    for (const width of [1440, 390, 320]) {
      await at(width);
      await expectAccessible(page, pageRules);
    }
  }
  await follow(page, paths.dashboard);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await at(1440);
  await expectAccessible(page, pageRules);
  await at(390);
  for (const area of areas.slice(1)) await page.getByRole('button', { name: area }).click();
  for (const width of [390, 320]) {
    await at(width);
    await expectAccessible(page, pageRules);
  }
});
