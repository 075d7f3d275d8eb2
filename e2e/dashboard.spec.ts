import { openSignedIn } from './accounts.ts';
import { expectAccessible } from './accessible.ts';
import { areas } from './dashboard.ts';
import { expect, test } from './fixtures.ts';

test('a card that fails says so in the words of its area, and the others stay', async ({ page, watch }) => {
  watch.expectError(/the server responded with a status of 500/);
  await page.route('**/api/Dashboard/GetScheduleInfo*', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"errors":[]}' }),
  );
  await openSignedIn(page);
  await expect(page.getByText('Failed to fetch schedule info').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Wells' })).toContainText(/\d/);
  await page.unroute('**/api/Dashboard/GetScheduleInfo*');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('group', { name: 'Planned loss' })).toContainText(/\d/);
});

test('a filter list that fails shows its own text, and the other lists work', async ({ page, watch }) => {
  watch.expectError(/the server responded with a status of 500/);
  await page.route('**/api/ExceptionReport/GetManufacturers', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"errors":[]}' }),
  );
  await openSignedIn(page);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('button', { name: 'Manufacturers' }).click();
  await expect(page.getByText('Failed to fetch manufacturers')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Fields' }).click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
});

test('the way back from an area finds the dashboard as it was, and asks for nothing', async ({ page }) => {
  await openSignedIn(page);
  const canvas = page.locator('main canvas').first();
  await expect(canvas).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const drawn = await canvas.elementHandle();
  await page.getByRole('link', { name: 'Show all: Schedule' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show all: Change Points' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Planned loss' })).toHaveCount(0);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // The views of the page's list come after its rows.
  await page.waitForLoadState('networkidle');

  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Show all: Change Points' })).toBeVisible();
  expect(await canvas.evaluate((now, before) => now === before, drawn)).toBe(true);
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
});

for (const width of [1440, 390, 320]) {
  test(`at ${width} px every area is scrolled by keyboard and has targets large enough`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openSignedIn(page);
    if (width < 900)
      for (const area of areas.slice(1)) await page.getByRole('button', { name: area }).click();
    for (const area of areas) {
      await page.getByRole('link', { name: `Show all: ${area}` }).click();
      await expect(page.getByRole('heading', { level: 1, name: area })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      // What lies under the header that stays in sight counts as covered.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page, ['scrollable-region-focusable', 'target-size']);
      await page.goBack();
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page, ['scrollable-region-focusable', 'target-size']);
  });
}
