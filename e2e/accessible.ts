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

/** Holds that a press, its answer included, has left the focus somewhere: on the page's body, the next Tab begins anew. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'none'))
    .not.toMatch(/^(BODY|HTML|none)$/u);
}

/** The roles whose changes are announced. */
const liveRoles = new Set(['status', 'alert', 'log']);

/**
 * What stands in the live regions of the page, each as one text: by the browser's accessibility tree, which lacks what a modal
 * dialog covers.
 */
export async function heard(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  type Node = (typeof nodes)[number];
  const textOf = (node: Node): string =>
    node.role?.value === 'StaticText'
      ? String(node.name?.value ?? '')
      : (node.childIds ?? []).map((id) => (byId.has(id) ? textOf(byId.get(id)!) : '')).join('');
  const isLive = ({ ignored, role, properties = [] }: Node) =>
    !ignored &&
    (liveRoles.has(String(role?.value)) ||
      properties.some(({ name, value }) => name === 'live' && value.value !== 'off'));
  return nodes
    .filter(isLive)
    .map((node) => textOf(node).trim())
    .filter((text) => text !== '');
}

/** What has the focus while nothing of it is in sight, as its markup; null where a part of it is to be seen. */
export function coveredFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    if (right - left < 2 || bottom - top < 2) return null;
    const points = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) => ({
        x: left + (right - left) * across,
        y: top + (bottom - top) * down,
      })),
    );
    const isSeen = points.some(({ x, y }) => {
      const over = document.elementFromPoint(x, y);
      return over !== null && (focused.contains(over) || over.contains(focused));
    });
    return isSeen ? null : focused.outerHTML.slice(0, 120);
  });
}
