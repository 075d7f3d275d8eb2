import { expect, it } from 'vitest';
import { truncateForDisplay } from './untrusted-text.ts';

it.each([
  ['access_denied', 'access_denied'],
  ['Call 555', 'Call 555'],
  ['a\u0000b\u202ec\nd', 'abcd'],
  ['x'.repeat(1_000), 'x'.repeat(200)],
  // A character of two units at the place of the cut.
  [`x${'😀'.repeat(200)}`, `x${'😀'.repeat(99)}`],
])('%j is shown as %j', (given, shown) => expect(truncateForDisplay(given)).toBe(shown));
