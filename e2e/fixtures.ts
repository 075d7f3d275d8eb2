import { test as base, expect, type Page } from 'playwright/test';

/** Console errors, exceptions and policy violations of the pages of one test. */
export class PageWatch {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Names an error that this test provokes; any other fails the test. */
  expectError(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  async follow(page: Page): Promise<void> {
    page.on('console', (message) => {
      if (message.type() === 'error')
        this.#seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.#seen.push(`exception: ${error.message}`));
    await page.exposeFunction('reportViolation', (text: string) => this.#seen.push(`policy: ${text}`));
    await page.addInitScript(() => {
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

/** The tests' own `test`: every page is watched, and an error that the test did not name fails it. */
export const test = base.extend<{ watch: PageWatch }>({
  watch: [
    async ({ page }, use) => {
      const watch = new PageWatch();
      await watch.follow(page);
      await use(watch);
      expect(watch.unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
