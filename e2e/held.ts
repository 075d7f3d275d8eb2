import type { BrowserContext, Page } from 'playwright/test';

/** What {@link holdRequests} holds. */
export interface HeldRequests {
  /** How many there have been. */
  readonly count: number;
  release(): void;
}

/** Holds requests to addresses that match a glob back until `release` is called. */
export async function holdRequests(pages: Page | BrowserContext, glob: string): Promise<HeldRequests> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  let count = 0;
  await pages.route(glob, async (route) => {
    count += 1;
    await released;
    await route.continue();
  });
  return {
    get count() {
      return count;
    },
    release: () => release(),
  };
}
