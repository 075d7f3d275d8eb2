import { expect, it } from 'vitest';
import { truncateForDisplay, typedEmail } from './untrusted-text.ts';

it.each([
  ['access_denied', 'access_denied'],
  ['Call 555', 'Call 555'],
  ['a\u0000b\u202ec\nd', 'abcd'],
  ['x'.repeat(1_000), 'x'.repeat(200)],
  // A character of two units at the place of the cut.
  [`x${'😀'.repeat(200)}`, `x${'😀'.repeat(99)}`],
])('%j is shown as %j', (given, shown) => expect(truncateForDisplay(given)).toBe(shown));

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
