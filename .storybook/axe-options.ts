import { defaultTheme } from '@cnx/ui/themes/theme-names.ts';

/** The rules of axe that ask for colors: what a theme decides. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe is asked about a story in a test.
 * A theme changes colors and nothing else, so names, roles and order are the same in all of them: they are checked in
 * the default theme, and colors in every theme.
 * @param theme The theme of the test; without one a reader is looking, who is shown everything.
 */
export function axeOptions(theme: string | undefined) {
  if (theme === undefined) return {};
  return {
    // A test asks only what is wrong; what is right, element by element, is for the panel.
    resultTypes: ['violations', 'incomplete'],
    ...(theme === defaultTheme ? {} : { runOnly: { type: 'rule', values: colorRules } }),
  };
}
