import { applyTheme } from '@cnx/ui';
import type { ThemeName } from '@cnx/ui/themes/theme-names.ts';
import { axeOptions } from './axe-options.ts';

/**
 * Gives the story that is drawn the colors of further themes, one after the other, and asks axe about them. A theme is a
 * class on the page, so that a story is not drawn again for it.
 * @param drawn The theme that the story was drawn in, and has again afterwards
 * @throws an error that names each theme with the rules and elements that fail in it
 */
export async function checkFurtherThemes(drawn: ThemeName, themes: readonly ThemeName[]): Promise<void> {
  const { default: axe } = await import('axe-core');
  const faults: string[] = [];
  for (const theme of themes) {
    applyTheme(theme);
    const { violations } = await axe.run(document.body, axeOptions(theme));
    for (const { id, nodes } of violations)
      for (const { html, failureSummary } of nodes)
        faults.push(`${theme}: ${id}: ${html}\n${failureSummary}`);
  }
  applyTheme(drawn);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
