import { expectAccessible } from './accessible.ts';
import { areas, figure } from './dashboard.ts';
import { expect, test } from './fixtures.ts';

test('a card that fails says so in the words of its area, and the others stay', async ({
  page,
  openSignedIn,
  watch,
}) => {
  watch.expectError(/the server responded with a status of 500/);
  await page.route('**/api/Dashboard/GetScheduleInfo*', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"errors":[]}' }),
  );
  await openSignedIn(page);
  await expect(page.getByText('Failed to fetch schedule info').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Wells' })).toContainText(/\d/);
  await page.unroute('**/api/Dashboard/GetScheduleInfo*');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('group', { name: 'Planned loss, 7 days' })).toContainText(/\d/);
});

test('a filter list that fails shows its own text, and the other lists work', async ({
  page,
  openSignedIn,
  watch,
}) => {
  watch.expectError(/the server responded with a status of 500/);
  await page.route('**/api/ExceptionReport/GetManufacturers', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"errors":[]}' }),
  );
  await openSignedIn(page);
  await page.getByRole('button', { name: 'Manufacturers' }).click();
  await expect(page.getByText('Failed to fetch manufacturers')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Fields' }).click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
});

test('nothing scrolls sideways on a phone', async ({ page, openSignedIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page);
  await figure(page, /^Oil, /);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

for (const width of [1440, 390, 320]) {
  test(`at ${width} px every area is scrolled by keyboard and has targets large enough`, async ({
    page,
    openSignedIn,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openSignedIn(page);
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
