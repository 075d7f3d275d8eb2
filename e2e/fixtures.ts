import { test as base, expect, type Browser, type BrowserContext, type Page } from 'playwright/test';
import { signIn } from './accounts.ts';
import { followSystemClock } from './clock.ts';
import { readAreas, writeAreas, type Areas } from './stored.ts';

/** Console errors, exceptions and policy violations of all pages of one test. */
export class PageWatch {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Names an error that this test provokes; any other fails the test. */
  expectError(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Watches every page of a context, also those that are opened later. */
  async follow(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() === 'error')
        this.#seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (thrown) => this.#seen.push(`exception: ${thrown.error().message}`));
    await context.exposeFunction('reportViolation', (text: string) => this.#seen.push(`policy: ${text}`));
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        const report = (window as unknown as { reportViolation(text: string): void }).reportViolation;
        report(`${event.effectiveDirective} refused ${event.blockedURI || 'inline'}`);
      });
    });
  }

  /** What was seen and not expected. */
  get unexpected(): string[] {
    return this.#seen.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
  }
}

/** Opens the dashboard as a user who has signed in already. */
export type OpenSignedIn = (page: Page, email?: string) => Promise<void>;

interface TestFixtures {
  watch: PageWatch;
  openSignedIn: OpenSignedIn;
}

interface WorkerFixtures {
  /** What the browser stores for a user who signed in, on the login page, once in this worker. */
  sessionOf: (email: string) => Promise<Areas>;
}

/** Gives all pages of a browser the running system's time. */
export function withSystemClock(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await followSystemClock(context);
    return context;
  };
  return browser;
}

/**
 * The tests' own `test`: every page has the running system's time and is watched, and an error that the test did not
 * name fails it.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  browser: [async ({ browser }, use) => use(withSystemClock(browser)), { scope: 'worker' }],
  sessionOf: [
    async ({ browser }, use) => {
      const sessions = new Map<string, Promise<Areas>>();
      const open = async (email: string) => {
        const context = await browser.newContext({ baseURL: process.env['CNX_E2E_ORIGIN'] ?? '' });
        const page = await context.newPage();
        await signIn(page, email);
        const areas = await readAreas(page);
        await context.close();
        return areas;
      };
      await use((email) => {
        const session = sessions.get(email) ?? open(email);
        sessions.set(email, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],
  /**
   * For tests whose subject is what comes after the sign-in. Several share one session: a test that ends, renews or
   * outlives its own signs in by itself.
   */
  openSignedIn: async ({ sessionOf }, use) => {
    await use(async (page, email = 'admin@cnx.example') => {
      const session = await sessionOf(email);
      // A page of the portal's origin on which none of its code runs.
      await page.goto('/cnx-config.json');
      await writeAreas(page, session);
      await page.goto('/dashboard');
      await expect(page).toHaveURL(/\/dashboard$/);
    });
  },
  watch: [
    async ({ context }, use) => {
      const watch = new PageWatch();
      await watch.follow(context);
      await use(watch);
      expect(watch.unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
