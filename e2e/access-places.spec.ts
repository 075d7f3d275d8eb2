// What must hold wherever there is something to read: a new place joins by its line.
import type { Page } from 'playwright/test';
import { paths } from '../apps/portal/src/paths.ts';
import { openSignedIn } from './accounts.ts';
import { coveredFocus } from './accessible.ts';
import { dashboardArea } from '../apps/portal/src/addresses.ts';
import { expect, test } from './fixtures.ts';
import { follow } from './in-page.ts';

/** The address of each place by its name: those of one line are visited in one page, one after the other. */
const places = {
  'the dashboard and its areas': {
    Dashboard: paths.dashboard,
    'Change Points': dashboardArea('changePoints'),
    'Production Optimization': dashboardArea('productionOptimization'),
    'Deferred Production': dashboardArea('deferredProduction'),
    Schedule: dashboardArea('schedule'),
    'Sustainable Production': dashboardArea('sustainableProduction'),
  },
  'reports and lists': {
    'Exception report': paths.exceptionReport,
    'Optimization Dashboard': paths.optimizationDashboard,
    Statistics: paths.statistics,
    'Data health': paths.dataHealth,
    'Wells and fields': paths.masterData,
  },
  'what is about the user': {
    'My Apps': paths.apps,
    News: paths.news,
    Settings: paths.settings,
    'Contact support': paths.support,
  },
} as const;

/** Presses of Tab in each direction: beyond the heads and tools of every place, and into its rows. */
const stops = 40;

/** Waits until a place shows what it has. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

for (const [group, members] of Object.entries(places))
  test(`${group}: a name has the focus when its place opens, nothing focused is covered, and own spacing cuts nothing`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openSignedIn(page, paths.notifications);
    await settled(page);
    for (const [name, path] of Object.entries(members)) await test.step(name, () => visit(page, path));
  });

async function visit(page: Page, path: string): Promise<void> {
  await follow(page, path);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveURL(path);
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
  const spacing = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  await expect.poll(() => cut(page)).toEqual([]);
  await spacing.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
}

/** Figures and states that have no room for all of themselves. */
const cut = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('main :is(td, th, [data-figure]), main :is(td, th) *'))
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
