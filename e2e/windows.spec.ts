import type { Locator, Page } from 'playwright/test';
import { paths } from '../apps/portal/src/paths.ts';
import { openSignedIn } from './accounts.ts';
import { figure } from './dashboard.ts';
import { askDatabase } from './database.ts';
import { expect, test } from './fixtures.ts';
import { follow } from './in-page.ts';

const tile = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true });
const lossOf = (page: Page) => page.getByRole('region', { name: 'Deferred Production' });

/** The day that a tile is compared with, `YYYY-MM-DD`. */
async function comparedDay(shown: Locator): Promise<string> {
  const [, day] = /vs (\w+ \d+, \d{4})/.exec(await shown.innerText())!;
  return new Date(`${day} UTC`).toISOString().slice(0, 10);
}

test('a comparison is named in the tiles and in the sentence, survives a reload, and Back takes it away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page);
  const [oil, wells] = [tile(page, 'Oil'), tile(page, 'Wells')];
  await expect(oil).toContainText('vs 7-day mean');
  await expect(lossOf(page)).toContainText('of the potential');
  await page.getByRole('combobox', { name: 'Comparison' }).selectOption({ label: 'vs window before' });
  await expect(page).toHaveURL(/[?&]compare=before/);
  const inSentence = /((more|less) than|As much as) in \w+ \d+ – \w+ \d+, \d{4}/;
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await expect(oil).toContainText(/vs \w+ \d+, \d{4}/);
    await expect(wells).toContainText(/vs \w+ \d+, \d{4}/);
    await expect(tile(page, 'Carbon intensity')).toContainText(/vs \w+ \d+ – \w+ \d+, \d{4}/);
    await expect(lossOf(page)).toContainText(inSentence);
    await expect(page.getByText('Compared with')).toBeVisible();
  }
  const [{ volume }] = (await askDatabase<{ volume: number }>(
    'select sum(oil)::float as volume from daily_production where day = $1',
    [await comparedDay(oil)],
  )) as [{ volume: number }];
  const [, sign, change] = /([+−])([\d,]+)\s*vs/.exec(await oil.innerText())!;
  const delta = Number(change!.replaceAll(',', '')) * (sign === '+' ? 1 : -1);
  expect(Math.abs((await figure(page, 'Oil')) - volume - delta)).toBeLessThanOrEqual(1.5);
  await page.goBack();
  await expect(page).not.toHaveURL(/compare=/);
  await expect(oil).toContainText('vs 7-day mean');
});

test('a compared window before all data says so, and never zero', async ({ page }) => {
  const [{ day }] = (await askDatabase<{ day: string }>(
    'select min(day)::text as day from daily_production',
    [],
  )) as [{ day: string }];
  const last = new Date(Date.parse(day) + 20 * 86_400_000).toISOString().slice(0, 10);
  await openSignedIn(page, `${paths.dashboard}?from=${day}&to=${last}&compare=before`);
  await expect(tile(page, 'Oil')).toContainText(/No data\s*vs/);
  await expect(tile(page, 'Carbon intensity')).toContainText(/No data\s*vs/);
});

test('a window without data offers the last one with production: on cards, pages and lists', async ({
  page,
}) => {
  const empty = `${paths.dashboard}?from=2001-01-01&to=2001-01-07`;
  const offer = /^Show \w+ \d+ – /;
  await openSignedIn(page, empty);
  await expect(lossOf(page).getByRole('button', { name: offer })).toBeVisible();
  await follow(page, `${empty}&area=deferredProduction`);
  await expect(page.getByRole('button', { name: offer }).filter({ visible: true })).toHaveCount(1);
  await follow(page, `${empty}&day=wells`);
  const list = page.getByRole('dialog', { name: 'Wells of the day' });
  await list.getByRole('button', { name: offer }).click();
  await expect(page).not.toHaveURL(/2001/);
  await expect(list.locator('tbody tr').first()).toBeVisible();
});

test('a range dragged on a chart is that of the page, survives a reload, and becomes the window', async ({
  page,
}) => {
  await openSignedIn(page);
  const chart = page.getByRole('figure', { name: 'Potential and actual oil by day' });
  await chart.scrollIntoViewIfNeeded();
  const plot = chart.locator('.u-over');
  await expect.poll(async () => (await plot.boundingBox())?.width ?? 0).toBeGreaterThan(100);
  const { x, y, width, height } = (await plot.boundingBox())!;
  await page.mouse.move(x + width * 0.4, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.5, y + height / 2, { steps: 4 });
  await page.mouse.move(x + width * 0.6, y + height / 2, { steps: 4 });
  await page.mouse.up();
  const use = chart.getByRole('button', { name: 'Use as window' });
  await expect(use).toBeVisible();
  await expect(page).toHaveURL(/[?&]zoom=\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d/);
  const [from, to] = new URL(page.url()).searchParams.get('zoom')!.split('..');
  const others = page.getByRole('button', { name: 'Show the whole period' });
  await expect(others).toHaveCount(2);
  await page.reload();
  await expect(others).toHaveCount(2);
  await use.click();
  await expect(page).toHaveURL(new RegExp(`from=${from}&to=${to}`));
  expect(page.url()).not.toContain('zoom=');
  await expect(others).toHaveCount(0);
  await expect(lossOf(page)).toContainText('of the potential');
  await page.goBack();
  await expect(others).toHaveCount(2);
});

test('Back before the page has followed a step stays where it was, and its filters with it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, `${paths.dashboard}?compare=before`);
  const comparison = page.getByRole('combobox', { name: 'Comparison' });
  await expect(comparison).toHaveValue('before');
  await expect(lossOf(page)).toContainText('of the potential');
  // In one task: the router draws in a later one.
  await comparison.evaluate((select: HTMLSelectElement) => {
    select.selectedIndex = [...select.options].findIndex(({ value }) => value !== select.value);
    select.dispatchEvent(new Event('change', { bubbles: true }));
    history.back();
    const end = performance.now() + 200;
    while (performance.now() < end);
  });
  await expect(page).toHaveURL(/[?&]compare=before/);
  await expect(comparison).toHaveValue('before');
});
