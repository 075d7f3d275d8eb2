import { applyTheme } from '@cnx/ui';
import type { ThemeName } from '@cnx/ui/themes/theme-names.ts';
import type { VirtualNode } from 'axe-core';
import { colorRules } from './axe-options.ts';

/** An element as axe keeps it, with what axe has read of it so far. */
interface ReadElement extends VirtualNode {
  children: ReadElement[];
  _stackingContext?: unknown;
  readonly _cache: Record<string, unknown>;
}

interface ElementResult {
  readonly node: { readonly source: string };
  readonly any: readonly { readonly data: unknown }[];
}

interface RuleResult {
  readonly violations?: readonly ElementResult[];
}

/** What axe has for its own runs, and does not declare. */
interface AxeWithin {
  readonly _audit: {
    getRule(id: string): { runSync(context: { include: ReadElement[]; exclude: [] }): RuleResult };
  };
  readonly utils: { finalizeRuleResult(result: RuleResult): RuleResult };
}

/** Has axe read the colors of an element and all within it again, and those alone. */
function forgetColors(element: ReadElement): void {
  delete element._stackingContext;
  delete element._cache['getBackgroundColor'];
  delete element._cache['computedStyle_background-color'];
  element.children.forEach(forgetColors);
}

/**
 * Gives the story that is drawn the colors of other themes, one after the other, and asks axe about them. A theme is a
 * class on the page, by which nothing moves: axe reads the page once, and the colors alone for each theme. A run of its own
 * for each, which reads all anew, takes three times as long; a broken story that is faint in one theme shows that no color
 * is kept from the theme before.
 * @param drawn The theme that the story was drawn in, and has again afterwards
 * @throws an error that names each theme with the rules and elements that fail in it
 */
export async function checkOtherThemes(drawn: ThemeName, themes: readonly ThemeName[]): Promise<void> {
  const { default: axe } = await import('axe-core');
  const { _audit: audit, utils } = axe as unknown as AxeWithin;
  const faults: string[] = [];
  const page = axe.setup(document.documentElement) as unknown as ReadElement;
  try {
    for (const theme of themes) {
      applyTheme(theme);
      forgetColors(page);
      for (const id of colorRules) {
        const found = utils.finalizeRuleResult(audit.getRule(id).runSync({ include: [page], exclude: [] }));
        for (const { node, any } of found.violations ?? [])
          faults.push(`${theme}: ${id}: ${node.source}\n${JSON.stringify(any.map(({ data }) => data))}`);
      }
    }
  } finally {
    axe.teardown();
    applyTheme(drawn);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
