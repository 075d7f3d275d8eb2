import axe from 'axe-core';
import { expect, it } from 'vitest';
import { axeOptions, colorRules } from '../.storybook/axe-options.ts';

it('asks for colors in every theme by all rules of axe that ask for them', () => {
  // The one of level AAA is off by default.
  const rules = axe.getRules(['cat.color']).map(({ ruleId }) => ruleId);
  expect(rules.filter((rule) => rule !== 'color-contrast-enhanced').sort()).toEqual([...colorRules].sort());
});

it('asks for everything, in tests and where a reader looks', () => {
  expect(axeOptions(true)).not.toHaveProperty('runOnly');
  expect(axeOptions(false)).toEqual({});
});
