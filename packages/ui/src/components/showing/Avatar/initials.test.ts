import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Ada Lovelace', 'AL'],
  ['Ingrid Marie de la Cruz', 'IC'],
  ['madonna', 'M'],
  ['sso.admin@cnx.example', 'SA'],
  ['  spaced   out ', 'SO'],
  ['Ösel Çelik', 'ÖÇ'],
  ['e\u0301mile zola', 'E\u0301Z'],
  ['محمد علي', 'مع'],
  ['', ''],
  ['@', ''],
])('takes the initials of %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
