import axe from 'axe-core';
import { expect, it } from 'vitest';
import { axeOptions, colorRules } from '../.storybook/axe-options.ts';
import { defaultTheme, themeNames } from '../packages/ui/src/themes/theme-names.ts';

it('asks for colors in every theme by all rules of axe that ask for them', () => {
  // The one of level AAA is off by default.
  const rules = axe.getRules(['cat.color']).map(({ ruleId }) => ruleId);
  expect(rules.filter((rule) => rule !== 'color-contrast-enhanced').sort()).toEqual([...colorRules].sort());
});

it('asks for everything in the default theme, and where a reader looks', () => {
  expect(axeOptions(defaultTheme)).not.toHaveProperty('runOnly');
  expect(axeOptions(undefined)).toEqual({});
});

it('asks for colors alone in the other themes', () => {
  for (const theme of themeNames.filter((name) => name !== defaultTheme))
    expect(axeOptions(theme)).toMatchObject({ runOnly: { type: 'rule', values: colorRules } });
});
