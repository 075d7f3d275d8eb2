import { describe, expect, it } from 'vitest';
import { wantsRows, weightsOf } from './accepted.ts';

describe('weightsOf', () => {
  it('takes what is listed without a weight for fully wanted, and what has no right one for unwanted', () => {
    const header = 'br, GZIP;q=0.5, deflate;q=0.000, x;q=2, y;q=-1, z;q=, *;level=1;q=0.1';
    expect(Object.fromEntries(weightsOf(header))).toEqual({
      br: 1,
      gzip: 0.5,
      deflate: 0,
      x: 0,
      y: 0,
      z: 0,
      '*': 0.1,
    });
  });

  it('reads no more than twenty entries', () => {
    expect(weightsOf(Array.from({ length: 1_000 }, (_, i) => `type/${i}`).join(',')).size).toBe(20);
  });
});

describe('wantsRows', () => {
  it.each([
    ['application/x-ndjson', true],
    ['Application/X-NDJSON; charset=utf-8', true],
    ['text/csv;q=0.9, application/x-ndjson;q=0.5', true],
    ['application/x-ndjson, */*', true],
    ['application/x-ndjson, application/json;q=0.9', true],
    ['application/x-ndjson, application/json;q=0', true],
    ['application/json, application/x-ndjson', false],
    ['application/x-ndjson, application/json', false],
    ['application/json, application/x-ndjson;q=0', false],
    ['application/json, application/x-ndjson;q=0.1', false],
    ['*/*, application/x-ndjson;q=0.9', false],
    ['application/x-ndjson;q=0', false],
    ['application/x-ndjson;q=yes', false],
    ['application/*', false],
    ['*/*', false],
    ['', false],
  ])('%s → %s', (accept, wanted) => {
    expect(wantsRows(accept)).toBe(wanted);
  });
});
