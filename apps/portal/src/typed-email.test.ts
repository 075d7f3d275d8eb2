import { expect, it } from 'vitest';
import { typedEmail } from './typed-email.ts';

it.each([
  ['ana@cnx.example', 'ana@cnx.example'],
  [' \u200bana@cnx\u2060.example\u200e ', 'ana@cnx.example'],
  ['\u202aana@cnx.example\u202c', 'ana@cnx.example'],
  ['an\u00ada@cnx.example\ufeff', 'ana@cnx.example'],
  ['mailto:ana@cnx.example', 'ana@cnx.example'],
  ['Ana Lind <ana@cnx.example>', 'ana@cnx.example'],
  ['<MAILTO:ana@cnx.example>', 'ana@cnx.example'],
  ['ana @cnx.example', 'ana @cnx.example'],
])('the address %j is read as %j', (typed, email) => expect(typedEmail(typed)).toBe(email));
