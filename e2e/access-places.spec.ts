// What must hold wherever there is something to read: a new place joins by its line.
import type { Page } from 'playwright/test';
import { paths } from '../apps/portal/src/paths.ts';
import { openSignedIn } from './accounts.ts';
import { coveredFocus } from './accessible.ts';
import { dashboardArea } from '../apps/portal/src/addresses.ts';
import { expect, test } from './fixtures.ts';
import { follow } from './in-page.ts';

/** The name of each place, and its address. */
const places = {
  Dashboard: paths.dashboard,
  'Exception report': paths.exceptionReport,
  'Change Points': dashboardArea('changePoints'),
  'Production Optimization': dashboardArea('productionOptimization'),
  'Deferred Production': dashboardArea('deferredProduction'),
  Schedule: dashboardArea('schedule'),
  'Sustainable Production': dashboardArea('sustainableProduction'),
  'Optimization Dashboard': paths.optimizationDashboard,
  Statistics: paths.statistics,
  'Data health': paths.dataHealth,
  'Wells and fields': paths.masterData,
  'My Apps': paths.apps,
  News: paths.news,
  Settings: paths.settings,
  'Contact support': paths.support,
} as const;

/** Presses of Tab in each direction: beyond the heads and tools of every place, and into its rows. */
const stops = 40;

/** Waits until a place shows what it has. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

for (const [name, path] of Object.entries(places)) {
  test(`${name}: its name has the focus when it opens, nothing focused is covered, and own spacing cuts nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openSignedIn(page, path === paths.settings ? paths.support : paths.settings);
    await settled(page);
    await follow(page, path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    const title = (await heading.textContent()) ?? '';
    await expect(page).toHaveTitle(new RegExp(title.trim()));
    await settled(page);
    for (const key of ['Tab', 'Shift+Tab'])
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press(key);
        // Polled: the tooltip of the stop before may lie over this one until it has closed.
        await expect.poll(() => coveredFocus(page), { message: `${key}, stop ${stop}` }).toBeNull();
      }
    // The spacing of 1.4.12.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      );
      document.adoptedStyleSheets.push(sheet);
    });
    const cut = () =>
      page.evaluate(() =>
        Array.from(
          document.querySelectorAll<HTMLElement>('main :is(td, th, [data-figure]), main :is(td, th) *'),
        )
          .filter((element) => element instanceof HTMLElement)
          .filter((element) => {
            const isFigure = /^[−+]?\d[\d,.]*$/.test(element.innerText.trim());
            const isState = element.matches('span:has(> svg) > span');
            return (isFigure || isState) && getComputedStyle(element).overflowX !== 'visible';
          })
          .filter((element) => element.clientWidth > 1 && element.innerText.trim() !== '')
          .filter((element) => element.scrollWidth > element.clientWidth + 1)
          .map((element) => element.innerText),
      );
    await expect.poll(cut).toEqual([]);
  });
}
