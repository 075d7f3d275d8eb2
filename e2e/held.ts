import type { Page } from 'playwright/test';

/** Holds a page's requests to addresses that match a glob back until `release` is called. */
export async function holdRequests(page: Page, glob: string): Promise<{ release: () => void }> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(glob, async (route) => {
    await held;
    await route.continue();
  });
  return { release };
}
