import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, parse, type TokenNormalizedSet } from '@terrazzo/parser';
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import StyleDictionary, { type Config } from 'style-dictionary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Text, textSizes } from '../components/foundations/Text/Text.tsx';
import { applyGlobalStyles } from '../themes/global-styles.ts';
import { highContrast } from '../themes/high-contrast.ts';
import { getCssText } from '../themes/stitches.ts';
import { appearances, defaultTheme, themeClass, themeNames } from '../themes/theme-names.ts';
import { highContrastThemes, themes } from '../themes/themes.ts';
import { tokenFiles } from './design-tokens.ts';
import { compactScales, scales, textStyles } from './scales.ts';
import { tokenSources, transforms, type TokenChoice } from '../themes/style-dictionary.ts';

const folder = `${mkdtempSync(path.join(tmpdir(), 'cnx-tokens-'))}/`;
const files = tokenFiles(themes, highContrast, defaultTheme);

beforeAll(() => {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(content));
  }
  applyGlobalStyles();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The variables that the package's own rules declare under a selector. */
function variablesOf(selector: string): Record<string, string> {
  const found = [...getCssText().matchAll(/([^{}]+)\{([^{}]*)\}/g)].find(
    ([, selectors, body]) => selectors!.split(',').includes(selector) && body!.includes('--cnx'),
  );
  const declarations = found![2]!.split(';').map((line) => /^(--[\w-]+):(.*)$/.exec(line)!);
  return Object.fromEntries(declarations.map(([, name, value]) => [name!, value!]));
}

describe('Style Dictionary', () => {
  async function read(choice: TokenChoice) {
    const config: Config = {
      source: tokenSources(choice, folder),
      hooks: { transforms },
      platforms: { css: { transforms: Object.keys(transforms) } },
      log: { warnings: 'disabled' },
    };
    const { allTokens } = await new StyleDictionary(config).getPlatformTokens('css');
    return Object.fromEntries(allTokens.map(({ name, $value }) => [`--${name}`, String($value)]));
  }

  it.each(themeNames)('reads the theme %s as the package’s own CSS variables', async (theme) => {
    const values = await read({ theme });
    const declared = { ...variablesOf(':root'), ...variablesOf(`.${themeClass(theme)}`) };
    // The format has no em.
    const known = Object.entries(declared).filter(([name]) => !name.includes('letterSpacings'));
    expect(known.length).toBeGreaterThan(120);
    for (const [name, value] of known) expect(values[name], name).toBe(value);
  });

  it('writes no value that is not text', async () => {
    for (const theme of themeNames) {
      const values = Object.entries(await read({ theme, contrast: 'more', density: 'compact' }));
      expect(values.length).toBeGreaterThan(400);
      for (const [name, value] of values) expect(value, name).not.toMatch(/\[object|undefined|NaN|\{/);
    }
  });

  it('writes composite values', async () => {
    const tokens = await read({ theme: 'dark' });
    expect(tokens['--cnx-shadow-popover']).toBe('0px 12px 32px 0px #00000080');
    expect(tokens['--cnx-duration-fast']).toBe('120ms');
    expect(tokens['--cnx-easing-out']).toBe('cubic-bezier(0.2, 0, 0, 1)');
    expect(tokens['--cnx-typography-body']).toBe(
      `400 0.875rem/1.5 'Inter Variable', 'Inter Fallback', system-ui, sans-serif`,
    );
  });

  it.each(themeNames)('reads %s with more contrast', async (theme) => {
    const tokens = await read({ theme, contrast: 'more' });
    for (const [name, value] of Object.entries(highContrastThemes[theme].colors))
      expect(tokens[`--cnx-colors-${name}`], name).toBe(value);
  });

  it('reads the compact density', async () => {
    const tokens = await read({ theme: 'dark', density: 'compact' });
    expect(tokens['--cnx-sizes-control']).toBe(compactScales.sizes.control);
    expect(tokens['--cnx-sizes-header']).toBe(scales.sizes.header);
  });
});

describe('Terrazzo', () => {
  const resolver = async () => {
    const filename = pathToFileURL(`${folder}cnx.resolver.json`);
    const config = defineConfig({ lint: { rules: {} } }, { cwd: pathToFileURL(folder) });
    return (await parse([{ filename, src: JSON.stringify(files['cnx.resolver.json']) }], { config }))
      .resolver;
  };
  const hexOf = (tokens: TokenNormalizedSet, name: string) => {
    const { hex, alpha } = tokens[name]!.$value as { hex: string; alpha?: number };
    const byte = Math.round((alpha ?? 1) * 255).toString(16);
    return alpha === undefined || alpha === 1 ? hex : hex + byte.padStart(2, '0');
  };

  it('sees every theme by the resolver', async () => {
    const { source, apply } = await resolver();
    expect(Object.keys(source.modifiers!['theme']!.contexts)).toEqual([...themeNames]);
    for (const theme of themeNames) {
      const tokens = apply({ theme });
      for (const [name, value] of Object.entries(themes[theme].colors))
        expect(hexOf(tokens, `color.${name}`), `${theme} ${name}`).toBe(value);
    }
    expect(hexOf(apply({}), 'color.page')).toBe(themes[defaultTheme].colors.page);
  });

  it('sees contrast and density', async () => {
    const { apply } = await resolver();
    for (const theme of themeNames) {
      const contrast = appearances[theme] === 'light' ? 'moreOnLight' : 'moreOnDark';
      const tokens = apply({ theme, contrast, density: 'compact' });
      expect(hexOf(tokens, 'color.textQuiet')).toBe(highContrastThemes[theme].colors.textQuiet);
      expect(tokens['size.control']!.$value).toEqual({ value: 32, unit: 'px' });
    }
  });

  it('sees every type', async () => {
    const tokens = Object.values((await resolver()).apply({}));
    expect(new Set(tokens.map(({ $type }) => $type))).toEqual(
      new Set([
        'color',
        'cubicBezier',
        'dimension',
        'duration',
        'fontFamily',
        'fontWeight',
        'number',
        'shadow',
        'transition',
        'typography',
      ]),
    );
  });
});

describe('the files', () => {
  it('give a theme’s colors by aliases only', () => {
    const { color } = files['themes/red.json'] as { color: Record<string, { $value: string }> };
    for (const { $value } of Object.values(color)) expect($value).toMatch(/^\{palette\..+\}$/);
    expect(color['text']!.$value).toBe('{palette.rose.12}');
    expect(color['criticalMark']!.$value).toBe('{palette.red.11}');
  });

  it('refuse a color that is not in the palette', () => {
    const stray = { ...themes.dark, colors: { ...themes.dark.colors, page: '#123456' } };
    expect(() => tokenFiles({ stray }, highContrast, 'stray')).toThrow('#123456');
  });

  it('set text as the component does', () => {
    expect(Object.keys(textStyles)).toEqual([...textSizes]);
    renderToString(
      createElement('div', {}, ...textSizes.map((size) => createElement(Text, { size, key: size }))),
    );
    for (const [size, { lineHeight, letterSpacing }] of Object.entries(textStyles)) {
      const rule = new RegExp(`-size-${size}\\{([^}]*)\\}`).exec(getCssText())?.[1];
      expect(rule, size).toContain(
        `font-size:var(--cnx-fontSizes-${size});line-height:var(--cnx-lineHeights-${lineHeight})`,
      );
      expect(rule?.includes('letter-spacing:var(--cnx-letterSpacings-tight)'), size).toBe(
        letterSpacing === 'tight',
      );
    }
  });
});
