import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { Button } from '../components/inputs/Button/Button.tsx';
import { applyGlobalStyles } from './global-styles.ts';
import { colorVariable } from './color-variables.ts';
import { getCssText } from './stitches.ts';
import { themeClass, themeNames } from './theme-names.ts';
import { themes } from './themes.ts';
import { undeclaredTokens } from './undeclared-tokens.ts';

describe('the rules of a prerendered page', () => {
  let css = '';
  let html = '';

  beforeAll(() => {
    applyGlobalStyles({ fontUrl: '/assets/inter.woff2' });
    html = renderToString(<Button emphasis="strong">Next</Button>);
    css = getCssText();
  });

  it('carry the markers by which the page takes them over', () => {
    expect(css.match(/--sxs\{--sxs:\d/g)?.length).toBeGreaterThan(2);
  });

  it.each(themeNames)('hold every color of %s under its class', (name) => {
    const [, rule = ''] = new RegExp(`\\.${themeClass(name)}\\{([^}]*--[^}]*)\\}`).exec(css) ?? [];
    for (const [token, value] of Object.entries(themes[name].colors)) {
      expect(rule).toContain(`--cnx-colors-${token}:${value}`);
    }
    expect(css).toContain(`.${themeClass(name)}{color-scheme:${themes[name].appearance}}`);
  });

  it('hold every class of the markup', () => {
    const classes = /class="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
    expect(classes.length).toBeGreaterThan(1);
    for (const name of classes.filter((part) => part.includes('-tone-'))) expect(css).toContain(`.${name}`);
  });

  it('name the font where the page said it is', () => {
    expect(css).toContain('url("/assets/inter.woff2")');
  });

  it('move nothing where motion is reduced', () => {
    const [, rule = ''] = /prefers-reduced-motion: ?reduce\)\{[^{}]*\{([^}]*)\}/.exec(css) ?? [];
    // A short transition would be one of every property, also of the colors that a change of theme swaps.
    expect(rule).toContain('transition-duration:0s !important');
  });

  it('use only tokens that the themes declare', () => {
    expect(css).toContain('var(--cnx-colors-accent)');
    expect(undeclaredTokens(css)).toEqual([]);
  });
});

it('names the variable of a color', () => {
  expect(colorVariable('chart1')).toBe('--cnx-colors-chart1');
});

it('finds a token that no theme declares', () => {
  const css =
    ':root{--cnx-colors-text:#111111}a{color:var(--cnx-colors-text);border-color:var(--cnx-colors-txet)}';
  expect(undeclaredTokens(css)).toEqual(['--cnx-colors-txet']);
});
