import type { Page } from 'playwright/test';
import { dashboardArea, insightAreas } from '../apps/portal/src/addresses.ts';
import { languageNames, languages, type Language } from '../apps/portal/src/i18n/languages.ts';
import { paths, type PathName } from '../apps/portal/src/paths.ts';
import { openSignedIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { follow, speak } from './in-page.ts';
import { expectNoEnglish, texts } from './texts.ts';

/** The width at which WCAG 2.2 (1.4.10) wants a page without sideways scrolling. */
const narrow = 320;

/** Pages that open without a session. */
const open = [
  'login',
  'resetPassword',
  'forgotPassword',
  'terms',
  'privacy',
  'accessibility',
] as const satisfies PathName[];
/** Pages that only pass a user on, and those of the form, which is for users without a session. */
const notInside: readonly PathName[] = ['logout', 'sso', 'link', 'login', 'resetPassword', 'forgotPassword'];
const inside = [
  ...(Object.keys(paths) as PathName[])
    .filter((name) => !notInside.includes(name))
    .map((name) => ({ path: paths[name], title: name, area: undefined })),
  ...insightAreas.map((area) => ({ path: dashboardArea(area), title: 'dashboard' as const, area })),
  { path: '/no/such/page', title: 'notFound' as const, area: undefined },
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

/** Waits until a page stands there with all that it fetches, in a language. */
async function arrive(
  page: Page,
  title: keyof typeof texts.en.titles,
  language: Language,
  area?: keyof typeof texts.en.areas,
): Promise<void> {
  const { titles, areas, shell } = texts[language];
  const name = area ? areas[area] : titles[title];
  // Before the page's own name may stand what is open within it.
  const ending = title === 'login' ? ' · CNX' : `${name} · ${shell.productName}`;
  await expect.poll(async () => (await page.title()).endsWith(ending), ending).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('h1')).toHaveCount(1);
  await shown(page);
}

test(`without a session each open page opens, and at ${narrow} px none scrolls sideways in any language`, async ({
  page,
}) => {
  await page.setViewportSize({ width: narrow, height: 640 });
  for (const name of open) {
    await page.goto(paths[name]);
    for (const language of languages) {
      await page.getByRole('button', { name: languageNames[language] }).click();
      await arrive(page, name, language);
      expect(await outside(page), `${paths[name]} in ${language}`).toEqual(fits);
      expect(new URL(page.url()).pathname).toBe(paths[name]);
    }
  }
});

test(`each page opens for a signed-in user, with one main heading, at ${narrow} px without scrolling sideways, and in no words but its language's`, async ({
  page,
}) => {
  await page.setViewportSize({ width: narrow, height: 640 });
  await openSignedIn(page, paths.settings);
  for (const { path, title, area } of inside) {
    await follow(page, path);
    for (const language of languages) {
      await speak(page, language);
      await arrive(page, title, language, area);
      if (area) await expect(page.locator('h1')).toHaveText(texts[language].areas[area]);
      const folded = page.locator('main h2 button[aria-expanded=false]');
      for (let left = await folded.count(); left > 0; left--) await folded.first().click();
      await shown(page);
      expect(await outside(page), `${path} in ${language}`).toEqual(fits);
      await expectNoEnglish(page, language);
    }
    expect(page.url()).toBe(new URL(path, page.url()).href);
  }
});

test(`at ${narrow} px what stands in place of a portal that broke does not scroll sideways in any language`, async ({
  page,
  watch,
}) => {
  watch.expectError(/broken for a test/);
  await page.setViewportSize({ width: narrow, height: 640 });
  await openSignedIn(page, paths.settings);
  // No screen writes the title, so that no boundary around a screen catches what goes wrong with it.
  await page.addInitScript(() =>
    Object.defineProperty(document, 'title', {
      get: () => '',
      set() {
        throw new Error('broken for a test');
      },
    }),
  );
  const expectBroken = async (language: Language) => {
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoEnglish(page, language);
    expect(await outside(page)).toEqual(fits);
  };
  for (const language of languages) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.goto(paths.settings);
    await expectBroken(language);
    await expect(page.getByRole('banner')).toBeVisible();
  }
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  for (const language of languages) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.goto(paths.terms);
    await expectBroken(language);
    await expect(page.getByRole('banner')).toHaveCount(0);
  }
});
