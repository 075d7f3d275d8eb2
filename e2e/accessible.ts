import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from 'playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Holds the page that is shown against the accessibility rules; any violation fails the test.
 * @param rules Only these, also where they are off by default. @default all that are on
 */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  // The page's own policy forbids foreign scripts; the debugger's way in is not subject to it.
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(
          root: Document,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    // The colors of what is fading in are not its own yet.
    const entering = document.getAnimations().filter(({ effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return typeof endTime === 'number' && endTime < 2_000;
    });
    await Promise.allSettled(entering.map(({ finished }) => finished));
    return (await axe.run(document, runOnly ? { runOnly } : {})).violations.map(
      ({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`,
    );
  }, rules);
  expect(violations).toEqual([]);
}
