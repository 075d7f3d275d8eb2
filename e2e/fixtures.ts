import { test as base, expect, type BrowserContext } from 'playwright/test';

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

/** The tests' own `test`: every page is watched, and an error that the test did not name fails it. */
export const test = base.extend<{ watch: PageWatch }>({
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
