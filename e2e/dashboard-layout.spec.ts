import type { Locator, Page } from 'playwright/test';
import { paths } from '../apps/portal/src/paths.ts';
import { openSignedIn } from './accounts.ts';
import { areas } from './dashboard.ts';
import { askDatabase } from './database.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './held.ts';
import { speak } from './in-page.ts';
import { texts } from './texts.ts';

const card = (page: Page, area: string) => page.getByRole('region', { name: area, exact: true });

/** Waits until every card shows its data. */
async function allShown(page: Page): Promise<void> {
  for (const area of areas) {
    await expect(card(page, area).getByRole('link', { name: `Show all: ${area}` })).toBeAttached();
    await expect(card(page, area).locator('table, figure').first()).toBeAttached();
  }
}

const box = async (element: Locator) => {
  await element.scrollIntoViewIfNeeded();
  const found = await element.boundingBox();
  if (!found) throw new Error('an element that should be there is not drawn');
  return found;
};

/** No table is wider than its card or has more than five columns, and no number is cut. */
async function expectTablesFit(page: Page): Promise<void> {
  for (const area of areas) {
    const table = card(page, area)
      .getByRole(area === 'Change Points' ? 'grid' : 'table')
      .last();
    await table.scrollIntoViewIfNeeded();
    const measured = await table.evaluate((element) => {
      const scroller = element.parentElement!;
      const cut = [...element.querySelectorAll('[data-number]')].filter(
        (cell) => cell.scrollWidth > cell.clientWidth,
      );
      return {
        tooWide: Math.max(0, scroller.scrollWidth - scroller.clientWidth),
        outside: Math.max(0, scroller.clientWidth - element.closest('section')!.clientWidth),
        tooManyColumns: Math.max(0, element.querySelectorAll('thead th').length - 5),
        cutNumbers: cut.map(({ textContent }) => textContent),
      };
    });
    expect({ area, ...measured }).toEqual({
      area,
      tooWide: 0,
      outside: 0,
      tooManyColumns: 0,
      cutNumbers: [],
    });
  }
}

/** Cards side by side end together and leave no room below their rows. */
async function expectCardsEndTogether(page: Page): Promise<void> {
  for (const [left, right] of [
    ['Change Points', 'Production Optimization'],
    ['Deferred Production', 'Schedule'],
  ] as const) {
    const boxes = [await box(card(page, left)), await box(card(page, right))];
    const [a, b] = boxes.map(({ height }) => Math.round(height));
    expect(a).toBe(b);
    for (const area of [left, right]) {
      const { room, row } = await card(page, area).evaluate((section) => {
        const last = section.querySelector(':scope > div table:last-of-type tbody tr:last-child')!;
        const { bottom, height } = last.getBoundingClientRect();
        return { room: section.querySelector('footer')!.getBoundingClientRect().top - bottom, row: height };
      });
      // Beside a card whose headline has two lines, each row takes a part of the second one.
      expect(row, `a row of ${area}`).toBeLessThanOrEqual(52);
      expect(room, area).toBeLessThanOrEqual(24);
    }
  }
}

test('title, age, filters and window share one row where the languages of long words have room for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await openSignedIn(page);
  for (const [width, language] of [
    [1024, 'fr'],
    [1024, 'es'],
    [1440, 'fr'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await speak(page, language);
    await expect(page).toHaveTitle(new RegExp(`^${texts[language].titles.dashboard} `));
    const title = await box(page.getByRole('heading', { level: 1 }));
    const bar = page.getByRole('region', { name: /^Filtr/ });
    await expect(bar.locator('time')).toBeVisible();
    for (const control of await bar.getByRole('button').all()) {
      const { y, height } = await box(control);
      expect(Math.abs(y + height / 2 - title.y - title.height / 2), `${width} ${language}`).toBeLessThan(20);
    }
  }
});

/** Keeps every shift of the page's layout, for {@link shiftsOf}. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = ((window as unknown as { shifts: object[] }).shifts = [] as object[]);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} ${previousRect.y}+${previousRect.height} > ${currentRect.y}+${currentRect.height}`,
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { value: number; moved: string[] }[] }).shifts);

for (const width of [1440, 1280]) {
  test(`at ${width} px what arrives moves nothing that is there, and fits in its card`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    const answers = await holdRequests(page, '**/api/{Dashboard,ExceptionReport,Wells}/**');
    await openSignedIn(page);
    // The shapes of what is to come stand before any of it does.
    for (const area of areas) await expect(card(page, area)).toHaveAttribute('aria-busy', 'true');
    answers.release();
    await allShown(page);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const shifts = await shiftsOf(page);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.02);
    await expectTablesFit(page);
    if (width === 1440) await expectCardsEndTogether(page);
  });
}

test('at 1440 px figures begin 130 px below the header at most, what needs attention is seen whole, and a card shows its chart as a table', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page);
  await allShown(page);
  const figures = await box(page.getByRole('group', { name: 'Key figures' }));
  const header = await box(page.getByRole('banner'));
  expect(figures.y - header.y - header.height).toBeLessThanOrEqual(130);
  const attention = page.getByRole('region', { name: 'Needs attention' });
  const list = await box(attention);
  expect(list.y + list.height).toBeLessThanOrEqual(900);
  const rows = attention.getByRole('listitem');
  await expect(rows).toHaveCount(5);
  const calls: string[] = [];
  page.on('request', (request) => void calls.push(request.url()));
  await attention.getByRole('button', { name: /^Show all/ }).click();
  expect(await rows.count()).toBeGreaterThan(5);
  const area = card(page, 'Production Optimization');
  const chart = area.getByRole('figure');
  await expect(chart.getByRole('button', { name: 'Show as table' })).toHaveCount(0);
  await area.getByRole('button', { name: 'Show as table' }).click();
  await expect(chart.getByRole('table')).toBeVisible();
  await area.getByRole('button', { name: 'Show as chart' }).click();
  await expect(chart.getByRole('table')).toHaveCount(0);
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
  await rows.filter({ hasText: 'Sustainable Production' }).first().getByRole('link').click();
  await expect(page).toHaveURL(/area=sustainableProduction/);
});

test('on a phone a page of four screens says what each area comes to, and opens the ones that are pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const calls: string[] = [];
  await openSignedIn(page);
  const first = card(page, 'Change Points');
  await expect(first.getByRole('link', { name: 'Show all: Change Points' })).toBeAttached();
  await expect(first.getByRole('list', { name: 'Largest changes' }).getByRole('listitem')).toHaveCount(3);
  for (const area of areas.slice(1)) {
    const toggle = card(page, area).getByRole('heading').getByRole('button', { name: area });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toHaveAccessibleDescription(/\d/);
    await expect(card(page, area).locator('figure')).toHaveCount(0);
  }
  const whole = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await whole()).toBeLessThanOrEqual(3500);
  // All figures are in sight, two abreast.
  const tiles = page.getByRole('group', { name: 'Key figures' }).getByRole('group');
  const boxes = await Promise.all((await tiles.all()).map((tile) => tile.boundingBox()));
  expect(new Set(boxes.map((each) => each!.y)).size).toBe(4);
  for (const each of boxes) expect(each!.x + each!.width).toBeLessThanOrEqual(390 - 16);
  // An area opens by keyboard with what was fetched for its takeaway, and stays open.
  page.on('request', (request) => {
    if (request.url().includes('/api/Dashboard/')) calls.push(request.url());
  });
  const toggle = card(page, 'Schedule').getByRole('button', { name: 'Schedule', exact: true });
  await toggle.press('Enter');
  await expect(card(page, 'Schedule').getByRole('figure')).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.press('Space');
  await expect(card(page, 'Schedule').getByRole('figure')).toHaveCount(0);
  await toggle.press('Enter');
  expect(calls).toEqual([]);
  await page.reload();
  await expect(card(page, 'Schedule').getByRole('figure')).toBeVisible();
  await expect(card(page, 'Deferred Production').getByRole('figure')).toHaveCount(0);
});

test('on a phone one button opens the filters, the window and the comparison, and says how many are in force', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page);
  const bar = page.getByRole('region', { name: 'Filters' });
  await expect(page.getByRole('button', { name: 'Last 30 days' })).toHaveCount(0);
  await expect(bar.getByRole('combobox', { name: 'Comparison' })).toBeHidden();
  await expect(bar.locator('time')).toBeVisible();
  await bar.getByRole('button', { name: 'Filters', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByRole('button', { name: 'Last 30 days' }).click();
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await drawer.getByRole('button', { name: 'Fields' }).click();
  await page.locator('[role=option]').first().click();
  await page.keyboard.press('Escape');
  await drawer.getByRole('button', { name: 'Done' }).click();
  await bar.getByRole('button', { name: 'Filters (2)' }).click();
  await expect(page).toHaveURL(/fieldIds=/);
  await drawer.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/fieldIds=/);
  await drawer.getByRole('combobox', { name: 'Comparison' }).selectOption({ label: 'vs a year before' });
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: /^Filters/ })).toBeFocused();
  await expect(page).toHaveURL(/[?&]compare=year/);
  await expect(page.getByRole('group', { name: 'Oil', exact: true })).toContainText(/vs \w+ \d+, \d{4}/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('an outage is said once for all areas, with one button that fetches all again', async ({
  page,
  watch,
}) => {
  watch.expectError(/the server responded with a status of 503/);
  const data = /\/api\/(Dashboard|ExceptionReport|Wells)\//;
  await page.route(data, (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{"errors":[]}' }),
  );
  await openSignedIn(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('The server has a problem');
  for (const [area, text] of [
    ['Change Points', 'Failed to fetch Change Detection Statistics'],
    ['Production Optimization', 'Failed to fetch production optimization info'],
    ['Deferred Production', 'Failed to fetch deferred production info'],
    ['Schedule', 'Failed to fetch schedule info'],
    ['Sustainable Production', 'Failed to fetch sustainable production data'],
  ] as const)
    await expect(card(page, area)).toContainText(text);
  const retry = main.getByRole('button', { name: 'Try again' });
  await expect(retry).toHaveCount(1);
  await page.unroute(data);
  await retry.click();
  await allShown(page);
  await expect(main.getByRole('alert')).toHaveCount(0);
});

test('a selection without wells is said once for the page, without good news, and can be cleared', async ({
  page,
}) => {
  const [well] = await askDatabase<{ id: string; other: string }>(
    `select well.id, field.id as other from well join field on field.id <> well.field_id order by well.id limit 1`,
  );
  await openSignedIn(page, `${paths.dashboard}?fieldIds=${well!.other}&wellIds=${well!.id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Nothing matches these filters')).toBeVisible();
  await expect(main.getByText('Nothing needs attention in this window.')).toHaveCount(0);
  const clear = main.locator('section, div').getByRole('button', { name: 'Clear all', exact: true });
  await expect(clear.last()).toBeVisible();
  await expect(main.getByText('Nothing matches these filters')).toHaveCount(1);
  await clear.last().click();
  await allShown(page);
  await expect(main.getByText('Nothing matches these filters')).toHaveCount(0);
});
