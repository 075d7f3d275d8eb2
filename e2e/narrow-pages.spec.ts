import type { Page } from 'playwright/test';
import { dashboardArea, insightAreas } from '../apps/portal/src/addresses.ts';
import { paths } from '../apps/portal/src/paths.ts';
import { openSignedIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';

/** The width at which WCAG 2.2 (1.4.10) wants a page without sideways scrolling. */
const narrow = 320;
const languages = ['en', 'es', 'fr'] as const;

/** Pages that only pass a user on. */
const passing: readonly string[] = [paths.logout, paths.sso, paths.link];
const before = [paths.login, paths.resetPassword, paths.forgotPassword, paths.terms, paths.privacy];
const entry: readonly string[] = [paths.login, paths.resetPassword, paths.forgotPassword];
const inside = [
  ...Object.values(paths).filter((path) => !entry.includes(path) && !passing.includes(path)),
  ...insightAreas.map((area) => dashboardArea(area)),
  '/no/such/page',
];

/** What reaches over the right edge of the page and is not in a part that scrolls, or is cut, by itself. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const inPart = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || inPart(parent);
    };
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility() &&
        Math.floor(element.getBoundingClientRect().right) > clientWidth &&
        !inPart(element),
    );
    return {
      tooWide: scrollWidth - clientWidth,
      wide: wide.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    };
  });

const fits = { tooWide: 0, wide: [] };

/** Waits until all that is seen is there. */
const shown = (page: Page) =>
  expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);

/** Opens a page and waits until all that it fetches is there. */
async function open(page: Page, path: string, language: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('h1').first()).toBeVisible();
  await shown(page);
}

for (const language of languages) {
  test(`at ${narrow} px no page scrolls sideways, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: narrow, height: 640 });
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    for (const path of before) {
      await open(page, path, language);
      expect(await outside(page), path).toEqual(fits);
    }
    await openSignedIn(page);
    for (const path of inside) {
      await open(page, path, language);
      const folded = page.locator('main h2 button[aria-expanded=false]');
      for (let left = await folded.count(); left > 0; left--) await folded.first().click();
      await shown(page);
      expect(await outside(page), path).toEqual(fits);
    }
  });

  test(`at ${narrow} px what stands in place of a portal that broke does not scroll sideways, in ${language}`, async ({
    page,
    watch,
  }) => {
    watch.expectError(/broken for a test/);
    await page.setViewportSize({ width: narrow, height: 640 });
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await openSignedIn(page);
    // No screen writes the title, so that no boundary around a screen catches what goes wrong with it.
    await page.addInitScript(() =>
      Object.defineProperty(document, 'title', {
        set() {
          throw new Error('broken for a test');
        },
      }),
    );
    await open(page, paths.dashboard, language);
    await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await outside(page), 'with a session').toEqual(fits);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await open(page, paths.terms, language);
    await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    expect(await outside(page), 'without one').toEqual(fits);
  });
}
