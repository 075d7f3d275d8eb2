import { expect, it } from 'vitest';
import { addressError } from './address-error.ts';

it.each([
  ['', undefined],
  ['#code=1', undefined],
  ['#error=access_denied&state=x', 'access_denied'],
  ['#state=x&error=Call%20555', 'Call 555'],
  ['#error=a%00b%E2%80%AEc%0Ad', 'abcd'],
  [`#error=${'x'.repeat(1_000)}`, 'x'.repeat(200)],
])('%j holds %j', (hash, error) => expect(addressError(hash)).toBe(error));
