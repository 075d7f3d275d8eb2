import { expect, type Locator, type Page } from 'playwright/test';

/**
 * When the system of the browser tests begins, whatever the day of the run: two days after European clocks went back and
 * four days before American ones do, with the end of a month in the last 30 days and another one in the days to come. No
 * production day of the demonstration ends within the next four hours, so that a slow run shows what a fast one does.
 */
export const firstMoment = new Date('2026-10-28T07:40:00Z');

const offsetVariable = 'CNX_E2E_CLOCK_OFFSET_MS';

/**
 * Reads the clock of the running system and keeps, for all workers, how far it is from this machine's.
 * @throws when the system does not answer with its time
 */
export async function readSystemClock(origin: string): Promise<void> {
  const askedAt = Date.now();
  const answer = await fetch(`${origin}/api/health/live`);
  const date = Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(date)) throw new Error(`${origin} does not say what time it is`);
  // The header leaves out what part of the second has passed.
  process.env[offsetVariable] = String(Math.round(date + 500 - (askedAt + Date.now()) / 2));
}

const offsetMs = (): number => Number(process.env[offsetVariable]);

/** The running system's time (within a second), and what lies some milliseconds ahead of it, or before it. */
export function systemTime(aheadMs = 0): Date {
  return new Date(Date.now() + offsetMs() + aheadMs);
}

/** Gives all pages the running system's time; their timers stay the browser's. */
export async function followSystemClock(pages: {
  addInitScript(script: (offset: number) => void, offset: number): Promise<unknown>;
}): Promise<void> {
  await pages.addInitScript((offset) => {
    const { now } = Date;
    const time = () => now() + offset;
    globalThis.Date = new Proxy(Date, {
      construct: (date, given, target) =>
        Reflect.construct(date, given.length > 0 ? given : [time()], target) as object,
      apply: (date) => String(new date(time())),
      get: (date, name) => (name === 'now' ? time : (Reflect.get(date, name) as unknown)),
    });
  }, offsetMs());
}

/** Gives a page a clock that the test moves, with all its timers; it begins at the running system's time. */
export async function installClock(page: Page, aheadMs = 0): Promise<void> {
  await page.clock.install({ time: systemTime(aheadMs) });
}

/**
 * Stops a clock made by {@link installClock}: from here on its timers run as far as `page.clock.runFor` lets them.
 */
export async function stopClock(page: Page): Promise<void> {
  // A moment to come, because the clock does not go back. Where it was passed meanwhile the clock stands all the same,
  // so that the second moment is not.
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)).toPass();
}

/** Lets a stopped clock run in steps of 10 ms until something is to be seen. */
export async function runClockUntil(page: Page, shown: Locator): Promise<void> {
  const advance = async () => {
    if (await shown.isVisible()) return true;
    await page.clock.runFor(10);
    return shown.isVisible();
  };
  await expect.poll(advance, { intervals: [100] }).toBe(true);
}
