import { test as base, expect, type Browser, type BrowserContext } from 'playwright/test';
import { followSystemClock } from './clock.ts';

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

/** Gives all pages of a browser the running system's time, and lets what answers their calls end with them. */
export function withSystemClock(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await followSystemClock(context);
    const close = context.close.bind(context);
    context.close = async (reason) => {
      await leaveCalls(context);
      await close(reason);
    };
    return context;
  };
  return browser;
}

/**
 * Leaves the calls of a context that is about to close to themselves. A page still calls when its test is over, and what
 * answers such a call for the test fails when the context is gone meanwhile.
 */
async function leaveCalls(context: BrowserContext): Promise<void> {
  const behavior = { behavior: 'ignoreErrors' } as const;
  await Promise.all([context, ...context.pages()].map((pages) => pages.unrouteAll(behavior)));
}

/**
 * The tests' own `test`: every page has the running system's time and is watched, and an error that the test did not
 * name fails it.
 */
export const test = base.extend<{ watch: PageWatch }, { browser: Browser }>({
  browser: [async ({ browser }, use) => use(withSystemClock(browser)), { scope: 'worker' }],
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
