import type { Locator, Page } from 'playwright/test';
import { areas } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './held.ts';

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

for (const width of [1280, 1440]) {
  test(`at ${width} px no table is wider than its card, and none has more than five columns`, async ({
    page,
    openSignedIn,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openSignedIn(page);
    await allShown(page);
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
  });
}

test('cards side by side end together, and leave no room below their rows', async ({
  page,
  openSignedIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page);
  await allShown(page);
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
      expect(row, `a row of ${area}`).toBeLessThanOrEqual(44);
      expect(room, area).toBeLessThanOrEqual(24);
    }
  }
});

test('what arrives moves nothing that is there', async ({ page, openSignedIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
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
  const answers = await holdRequests(page, '**/api/{Dashboard,ExceptionReport,Wells}/**');
  await openSignedIn(page);
  // The shapes of what is to come stand before any of it does.
  for (const area of areas) await expect(card(page, area)).toHaveAttribute('aria-busy', 'true');
  answers.release();
  await allShown(page);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: { value: number; moved: string[] }[] }).shifts,
  );
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.02);
});

test('an outage is said once for all areas, with one button that fetches all again', async ({
  page,
  openSignedIn,
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

test('the head of a card changes its chart to a table', async ({ page, openSignedIn }) => {
  await openSignedIn(page);
  await allShown(page);
  const area = card(page, 'Production Optimization');
  const chart = area.getByRole('figure');
  await expect(chart.getByRole('button', { name: 'Show as table' })).toHaveCount(0);
  await area.getByRole('button', { name: 'Show as table' }).click();
  await expect(chart.getByRole('table')).toBeVisible();
  await area.getByRole('button', { name: 'Show as chart' }).click();
  await expect(chart.getByRole('table')).toHaveCount(0);
});
