import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { signIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { readDatabaseFigures } from './database-figures.ts';

const areas = [
  'Change Points',
  'Production Optimization',
  'Deferred Production',
  'Schedule',
  'Sustainable Production',
];

/** The figure of a tile as a number. */
async function figure(page: Page, label: string): Promise<number> {
  const tile = page.getByRole('group', { name: label });
  // The label is the first paragraph, the figure the second.
  const paragraph = tile.getByRole('paragraph').nth(1);
  await expect(paragraph).toHaveText(/^[−\d]/);
  return Number.parseFloat((await paragraph.innerText()).replaceAll(',', '').replace('−', '-'));
}

test('the five areas show figures that a second query of the database confirms', async ({ page }) => {
  await signIn(page);
  for (const area of areas) await expect(page.getByRole('heading', { name: area }).first()).toBeVisible();
  const known = await readDatabaseFigures();
  expect(known.deferredOil).toBeGreaterThan(0);
  expect(await figure(page, 'Unexplained changes')).toBe(known.unexplainedChanges);
  expect(await figure(page, 'Expected oil gain')).toBeCloseTo(known.expectedOilGain, 0);
  expect(await figure(page, 'Deferred oil')).toBe(Math.round(known.deferredOil));
  expect(await figure(page, 'Planned loss, next 7 days')).toBe(Math.round(known.plannedLoss));
  expect(await figure(page, 'Carbon intensity')).toBeCloseTo(known.carbonIntensity, 1);
});

test('a card that fails says so in the words of its area, and the others stay', async ({ page, watch }) => {
  watch.expectError(/the server responded with a status of 500/);
  await page.route('**/api/Dashboard/GetScheduleInfo*', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"errors":[]}' }),
  );
  await signIn(page);
  await expect(page.getByText('Failed to fetch schedule info').first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('group', { name: 'Deferred oil' })).toContainText(/\d/);
  await page.unroute('**/api/Dashboard/GetScheduleInfo*');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('group', { name: 'Planned loss, next 7 days' })).toContainText(/\d/);
});

test('a filter is held in the address, narrows the figures, and Back takes it away', async ({ page }) => {
  await signIn(page);
  const all = await figure(page, 'Deferred oil');
  await page.getByRole('button', { name: 'Fields' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/fieldIds=/);
  await expect.poll(() => figure(page, 'Deferred oil')).toBeLessThan(all);
  await page.reload();
  await expect.poll(() => figure(page, 'Deferred oil')).toBeLessThan(all);
  await page.goBack();
  await expect(page).not.toHaveURL(/fieldIds=/);
  await expect.poll(() => figure(page, 'Deferred oil')).toBe(all);
});

test('a filter list that fails shows its own text, and the other lists work', async ({ page, watch }) => {
  watch.expectError(/the server responded with a status of 500/);
  await page.route('**/api/ExceptionReport/GetManufacturers', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"errors":[]}' }),
  );
  await signIn(page);
  await page.getByRole('button', { name: 'Manufacturers' }).click();
  await expect(page.getByText('Failed to fetch manufacturers')).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Fields' }).click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
});

test('nothing scrolls sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await figure(page, 'Deferred oil');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

for (const width of [1440, 390, 320]) {
  test(`at ${width} px every area is scrolled by keyboard and has targets large enough`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page);
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
