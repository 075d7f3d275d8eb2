import type { Page } from 'playwright/test';

/** The areas of the browser's storage. */
export type Area = 'localStorage' | 'sessionStorage';

/** What stands under a name in one area; null when nothing does. */
export function stored(page: Page, name: string, area: Area = 'sessionStorage'): Promise<string | null> {
  return page.evaluate(([in_, key]) => window[in_].getItem(key), [area, name] as const);
}

/** Writes under a name in both areas, as a user with developer tools could. */
export function store(page: Page, name: string, value: string): Promise<void> {
  return page.evaluate(
    ([key, text]) => {
      sessionStorage.setItem(key, text);
      localStorage.setItem(key, text);
    },
    [name, value] as const,
  );
}

/** The token package of a tab. */
export async function tokensOf(page: Page): Promise<{ id_token: string; refresh_token: string }> {
  return JSON.parse((await stored(page, 'TokenPackage')) ?? '{}') as {
    id_token: string;
    refresh_token: string;
  };
}

/** What is left of a session in either area. */
export function leftOfSession(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['userData', 'TokenPackage', 'sessionExpiration'].filter(
      (name) => sessionStorage.getItem(name) !== null || localStorage.getItem(name) !== null,
    ),
  );
}

/** All that stands in the browser's storage. */
export type Areas = Record<Area, Record<string, string>>;

/** Stores what a browser has stored before, or another one. */
export function writeAreas(page: Page, areas: Areas): Promise<void> {
  return page.evaluate((given) => {
    for (const area of ['localStorage', 'sessionStorage'] as const)
      for (const [name, value] of Object.entries(given[area])) window[area].setItem(name, value);
  }, areas);
}
