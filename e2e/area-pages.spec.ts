import type { Page } from 'playwright/test';
import { dashboardArea, insightAreas, type InsightArea } from '../apps/portal/src/addresses.ts';
import { languages, type Language } from '../apps/portal/src/i18n/languages.ts';
import { paths } from '../apps/portal/src/paths.ts';
import { openSignedIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { follow, speak } from './in-page.ts';
import { texts } from './texts.ts';

const names = (page: Page) => page.locator('tbody th').filter({ visible: true });
const details = (page: Page) => page.getByRole('dialog');

/** An area's page with its rows one by one: in groups they are closed at first. */
const ungrouped = (area: InsightArea) => `${dashboardArea(area)}&group=none`;

/** Waits until the rows of an area's page are there. */
async function arrive(page: Page, area: InsightArea, language: Language = 'en'): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].areas[area]);
  await expect(page.locator('main a[href*="row="]').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
}

test('at 1440 px each area shows all columns and whole names in every language, and only its page scrolls', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, paths.apps);
  for (const area of insightAreas) {
    await follow(page, ungrouped(area));
    await speak(page, 'en');
    await arrive(page, area);
    const table = page.locator('main table').filter({ visible: true }).last();
    for (const language of languages) {
      await speak(page, language);
      await arrive(page, area, language);
      const measured = await table.evaluate((element) => {
        scrollTo(0, 0);
        const box = element.parentElement!;
        const cut = [...element.querySelectorAll('tbody th, tbody td[data-number]')].filter(
          (cell) => cell.scrollWidth > cell.clientWidth,
        );
        const tools = [...box.parentElement!.firstElementChild!.querySelectorAll('h2, button, select')];
        const middles = tools.map((tool) => {
          const { top, bottom } = tool.getBoundingClientRect();
          return (top + bottom) / 2;
        });
        return {
          // What can be done with the rows stands in one line with what they are.
          lines: Math.max(...middles) - Math.min(...middles) < 4 ? 1 : 2,
          hidden: box.scrollWidth - box.clientWidth,
          // The last line lies on the edge below.
          scrolled: box.scrollHeight - box.clientHeight > 1,
          cut: cut.map(({ textContent }) => textContent),
        };
      });
      expect({ area, language, ...measured }).toEqual({
        area,
        language,
        lines: 1,
        hidden: 0,
        scrolled: false,
        cut: [],
      });
      // The head stays under what sticks to the top of the page.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
      const bar = await page.getByRole('region', { name: /^(Filters|Filtros|Filtres)$/ }).boundingBox();
      const head = await table.locator('thead th').first().boundingBox();
      const rows = await names(page).count();
      if (rows > 30)
        expect(Math.abs(head!.y - (bar!.y + bar!.height)), `${area} in ${language}`).toBeLessThan(2);
    }
  }
});

test('the page of opportunities lists as many as its headline counts', async ({ page }) => {
  await openSignedIn(page, ungrouped('productionOptimization'));
  await arrive(page, 'productionOptimization');
  const headline = await page
    .getByText(/^\d+ open opportunities[,:] /)
    .filter({ visible: true })
    .textContent();
  const open = /^\d+/.exec(headline!)![0];
  await expect(page.getByText(new RegExp(`^(\\d+ of )?${open} open opportunities$`))).toBeVisible();
});

test('a row opens its details, a link opens them, and Back and Escape close them', async ({ page }) => {
  await openSignedIn(page, ungrouped('changePoints'));
  await arrive(page, 'changePoints');
  const before = page.url();
  const [first, second] = await names(page).allTextContents();
  // Beside the name, which leads to the well.
  await page.locator('tbody td:not([data-select])').filter({ visible: true }).first().click();
  await expect(details(page)).toHaveAccessibleName(first!);
  await expect(details(page).getByRole('figure')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(details(page)).toHaveAccessibleName(second!);
  const address = page.url();
  await page.goBack();
  await expect(details(page)).toBeHidden();
  expect(page.url()).toBe(before);
  await expect(page.getByRole('link', { name: `Details of ${first!}` }).first()).toBeFocused();

  await page.goto(address);
  await expect(details(page)).toHaveAccessibleName(second!);
  await page.keyboard.press('Escape');
  await expect(details(page)).toBeHidden();
  await expect(page).toHaveURL(before);

  // Any place of a row leads there; what the cross closes is behind the page that it was opened from.
  await names(page).first().locator('xpath=..').locator('td').last().click();
  await expect(details(page)).toHaveAccessibleName(first!);
  await details(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(before);
  await page.goForward();
  await expect(details(page)).toHaveAccessibleName(first!);
});

test('what the headline speaks of is one press away, stays in the address, and each area leads to the others', async ({
  page,
}) => {
  await openSignedIn(page, ungrouped('changePoints'));
  await arrive(page, 'changePoints');
  const headline = await page
    .getByText(/unexplained drops? in this window/)
    .first()
    .textContent();
  const count = /^\d+/.exec(headline!)![0];
  await page.getByRole('radio', { name: `of these drops ${count}` }).click();
  await expect(names(page)).toHaveCount(Number(count));
  await page.reload();
  await expect(names(page)).toHaveCount(Number(count));
  const areas = page.getByRole('navigation', { name: 'Areas of the dashboard' });
  const head = page.getByRole('heading', { level: 1 }).locator('..');
  const [days] = /\w+ \d+ – \w+ \d+, \d{4}/.exec(await head.innerText())!;
  await areas.getByRole('link', { name: 'Schedule' }).click();
  await expect(page).toHaveURL(/\?area=schedule$/);
  await expect(areas.getByRole('link', { name: 'Schedule' })).toHaveAttribute('aria-current', 'page');
  // It speaks of its own days, which begin where the window ends.
  await expect(head).not.toContainText(days);
  await expect(page.getByRole('button', { name: 'Last 30 days' })).toHaveCount(0);
});

test('on a phone rows have two lines, open their details, and only the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, paths.apps);
  for (const area of insightAreas) {
    await follow(page, ungrouped(area));
    await arrive(page, area);
    const links = page.locator('main li a[href*="row="]').filter({ visible: true });
    const measured = await links.evaluateAll((all) =>
      all.map((link) => {
        const row = link.closest('li')!;
        const box = row.closest('ul')!.parentElement!;
        return { height: row.getBoundingClientRect().height, boxed: box.scrollHeight - box.clientHeight > 1 };
      }),
    );
    expect(
      measured.some(({ boxed }) => boxed),
      area,
    ).toBe(false);
    const heights = measured.map(({ height }) => height).sort((a, b) => a - b);
    // What explains a change stands on a third line.
    expect(heights[heights.length >> 1], area).toBeLessThanOrEqual(area === 'changePoints' ? 88 : 76);
    // What the list is, two lines of tools, and what all rows say, above the first row.
    const [list] = await page
      .locator('main ul:has(> li a[href*="row="]), main ul:has(> li [aria-expanded])')
      .filter({ visible: true })
      .all();
    const above = await list!.evaluate((element) => {
      const card = element.closest('section')!;
      return element.getBoundingClientRect().top - card.getBoundingClientRect().top;
    });
    expect(above, area).toBeLessThan(170);
    await links.first().click();
    await expect(details(page)).toBeVisible();
    await page.goBack();
    await expect(details(page)).toBeHidden();
  }
});
