import { expect, it } from 'vitest';
import { rulesKept } from './password-rules.ts';

it.each([
  ['', []],
  ['aaaaaaa', ['lower']],
  ['aaaaaaaa', ['length', 'lower']],
  ['Portal2026', ['length', 'lower', 'upper', 'digit']],
  ['Portal#2026', ['length', 'lower', 'upper', 'digit', 'special']],
  ['Portal_2026', ['length', 'lower', 'upper', 'digit']],
  ['Ünder#1', ['lower', 'upper', 'digit', 'special']],
])('%j keeps %j', (password, rules) => {
  expect([...rulesKept(password)]).toEqual(rules);
});
