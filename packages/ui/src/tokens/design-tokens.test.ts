import { describe, expect, it } from 'vitest';
import { defaultTheme } from '../themes/theme-names.ts';
import { themes } from '../themes/themes.ts';
import { designTokens, readThemeColors, type DesignTokens } from './design-tokens.ts';

// As a file: what a design tool reads is the text.
const tokens = JSON.parse(JSON.stringify(designTokens(themes, defaultTheme))) as DesignTokens;

describe('the token file', () => {
  it('gives back every color of every theme as it was', () => {
    const expected = Object.fromEntries(Object.entries(themes).map(([name, { colors }]) => [name, colors]));
    expect(readThemeColors(tokens)).toEqual(expected);
  });

  it('names every token’s type, and a value', () => {
    const known = ['color', 'dimension', 'fontFamily', 'fontWeight', 'number', 'transition'];
    for (const [name, group] of Object.entries(tokens)) {
      if (typeof group === 'string') continue;
      for (const [token, { $type, $value }] of Object.entries(group)) {
        expect(known, `${name}.${token}`).toContain($type);
        expect($value, `${name}.${token}`).toBeDefined();
        // Names must not hold what the format uses for references.
        expect(token).not.toMatch(/[.{}]|^\$/);
      }
    }
  });

  it('takes the default theme where no mode is chosen', () => {
    const { page } = tokens['color'] as Record<string, { $value: { hex: string } }>;
    expect(page!.$value.hex).toBe(themes[defaultTheme].colors.page);
  });

  it('writes lengths as value and unit, with the compact density as a mode', () => {
    expect((tokens['size'] as Record<string, unknown>)['control']).toEqual({
      $type: 'dimension',
      $value: { value: 36, unit: 'px' },
      $extensions: { 'cnx.modes': { compact: { value: 32, unit: 'px' } } },
    });
  });
});
