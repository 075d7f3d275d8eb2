import type { Locator, Page } from 'playwright/test';
import { dashboardArea } from '../apps/portal/src/addresses.ts';
import { paths } from '../apps/portal/src/paths.ts';
import { openSignedIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';

const panel = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('article', { name: /^Well / }) });
const names = (page: Page) => page.locator('th > a[href*="well="]');
const nameOf = async (link: Locator) => new URLSearchParams((await link.getAttribute('href'))!).get('well')!;
/** The name of a well by its id: "Kestrel 7" of "kestrel-7". */
const namedBy = (id: string) => new RegExp(`^${id.replaceAll('-', '[- ]')}$`, 'i');

test('a name in a list opens its well, arrow keys go on, and Back returns to the list', async ({ page }) => {
  await openSignedIn(page, paths.exceptionReport);
  const first = names(page).first();
  await expect(first).toBeVisible();
  const ids = await names(page).evaluateAll((links) =>
    links.map((link) => new URLSearchParams(link.getAttribute('href')!).get('well')!),
  );
  const wells = [...new Set(ids)];
  await first.click();
  await expect(panel(page)).toHaveAccessibleName(namedBy(wells[0]!));
  await expect(page).toHaveURL(new RegExp(`well=${wells[0]}`));
  await expect(panel(page).getByRole('figure').first()).toBeVisible();
  for (const part of ['Now', 'Open exceptions', 'Trend', 'Losses by reason', 'Tests', 'Operations log'])
    await expect(panel(page).getByRole('region', { name: part })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(panel(page)).toHaveAccessibleName(namedBy(wells[1]!));
  await page.keyboard.press('ArrowLeft');
  await expect(panel(page)).toHaveAccessibleName(namedBy(wells[0]!));
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL(paths.exceptionReport);
});

test('a link opens the well over its page, with another one beside it, and Escape closes it', async ({
  page,
}) => {
  await openSignedIn(page, dashboardArea('changePoints'));
  await expect(names(page).first()).toBeVisible();
  const id = await nameOf(names(page).first());
  await page.goto(`${dashboardArea('changePoints')}&well=${id}`);
  await expect(panel(page)).toHaveAccessibleName(namedBy(id));
  await panel(page).getByRole('combobox', { name: 'Compare with another well' }).click();
  const option = page.getByRole('listbox').getByRole('option').first();
  const other = (await option.textContent())!;
  await option.click();
  await expect(page).toHaveURL(/wellBeside=/);
  // Lines are named at their ends where there is room, and in a legend where there is none: what is read out has both.
  await expect(panel(page).getByRole('slider').first()).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`, ${other} `),
  );
  await panel(page).getByRole('radio', { name: 'All' }).click();
  await expect(panel(page).getByRole('figure').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL(dashboardArea('changePoints'));
});

test('a pump has the hours of a day, which is chosen there or in the trend, and rates on a log axis', async ({
  page,
}) => {
  const steps = page.waitForResponse(/GetTrackedFrequencyChangeInfo/);
  await openSignedIn(page, `${paths.optimizationDashboard}?span=90d&rows=all`);
  const [step] = (await (await steps).json()) as { well: { id: string } }[];
  await page.goto(`${dashboardArea('productionOptimization')}&well=${step!.well.id}`);
  const hours = panel(page).getByRole('region', { name: 'Hours of a day' });
  const day = hours.getByRole('textbox', { name: 'Production day' });
  await expect(hours.getByRole('figure').first()).toBeVisible();
  const newest = await day.inputValue();
  await expect(hours.getByRole('button', { name: 'Next day' })).toBeDisabled();
  await hours.getByRole('button', { name: 'Previous day' }).click();
  await expect(day).not.toHaveValue(newest);
  await expect(hours.getByText(/readings of 24 of 24\sh · clock of /)).toBeVisible();
  const trend = panel(page).getByRole('region', { name: 'Trend' });
  await trend.getByRole('slider').first().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(day).toHaveValue(newest);
  await trend.getByRole('radio', { name: 'Log' }).click();
  await expect(trend.getByText(/· log$/).first()).toBeVisible();
});

test('a part that fails says so alone, and comes by another try', async ({ page, watch }) => {
  watch.expectError(/the server responded with a status of 500/);
  await openSignedIn(page, paths.exceptionReport);
  await expect(names(page).first()).toBeVisible();
  const id = await nameOf(names(page).first());
  await page.route(/\/GetWellSeries\?/, (route) => route.fulfill({ status: 500, json: { errors: [] } }));
  await page.goto(`${paths.exceptionReport}?well=${id}`);
  const trend = panel(page).getByRole('region', { name: 'Trend' });
  await expect(trend).toContainText('The curves of the well could not be fetched.');
  await expect(panel(page).getByRole('region', { name: 'Now' })).toContainText('Last test');
  await page.unrouteAll();
  await trend.getByRole('button', { name: 'Try again' }).click();
  await expect(trend.getByRole('figure').first()).toBeVisible();
});

test('an id that is no well says so, and the page behind lives', async ({ page, watch }) => {
  watch.expectError(/the server responded with a status of 40[04]/);
  await openSignedIn(page, '/cnx-config.json');
  for (const id of ['NO-SUCH-WELL', '%3Cb%3E']) {
    await page.goto(`${paths.exceptionReport}?well=${id}`);
    await expect(page.getByText('There is no such well')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('There is no such well')).toHaveCount(0);
    await expect(names(page).first()).toBeVisible();
  }
});

test('on a phone a well is a page of its own, without sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, paths.exceptionReport);
  const name = page.getByRole('listitem').locator('a[href*="well="]').first();
  await expect(name).toBeVisible();
  await name.click();
  await expect(panel(page).getByRole('figure').first()).toBeVisible();
  const box = (await panel(page).boundingBox())!;
  expect([box.x, box.width]).toEqual([0, 390]);
  const tooWide = await panel(page).evaluate((element) =>
    [element, ...element.children].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
  );
  expect(tooWide).toBe(false);
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
});

test('an open well is printed as a document of its own: all of it, nothing of the page behind, no buttons', async ({
  page,
}) => {
  await openSignedIn(page, paths.exceptionReport);
  await names(page).first().click();
  const well = panel(page);
  await expect(well.getByRole('region', { name: 'Operations log' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(well.getByText(/Printed .*well=/)).toBeVisible();
  // The heads of tables and the events of charts are words and marks there.
  await expect(well.locator('button:not(th button, figure button):visible')).toHaveCount(0);
  await expect(well.getByRole('radio')).toHaveCount(0);
  await expect(well.getByRole('region', { name: 'Operations log' })).toBeVisible();
  // As high as what it holds: nothing of it is left to be scrolled to.
  expect(
    await well.evaluate((dialog) => dialog.clientHeight - dialog.querySelector('article')!.scrollHeight),
  ).toBeGreaterThan(0);
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(sheets)!;
  expect(Number(height)).toBeGreaterThan(Number(width));
});
