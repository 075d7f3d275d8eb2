import type { Plugin } from 'vite';

const module = '/packages/ui/src/themes/stitches.ts';
const themeValues = /theme: \{ \.\.\.scales, colors: themes\[defaultTheme\]\.colors \}/;
const themeRules = /stitches\.createTheme\(themeClass\(name\), \{ colors: themes\[name\]\.colors \}\)/;
const compactRule = /stitches\.createTheme\(compactClass, compactScales\)/;

/**
 * Leaves the values of themes and scales out of the browser's script. Every page of the build holds them as rules, and
 * components name variables only. Saves 4 KiB of the login page.
 * @throws when the component package is no longer written as this expects.
 */
export function stylesInPage(): Plugin {
  return {
    name: 'cnx-styles-in-page',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.endsWith(module)) return undefined;
      if (![themeValues, themeRules, compactRule].every((each) => each.test(code)))
        throw new Error(`${module} does not set its themes where vite/styles-in-page.ts looks for them`);
      return {
        code: code
          .replace(themeValues, 'theme: {}')
          .replace(themeRules, 'stitches.createTheme(themeClass(name), {})')
          .replace(compactRule, 'stitches.createTheme(compactClass, {})'),
        map: null,
      };
    },
  };
}
