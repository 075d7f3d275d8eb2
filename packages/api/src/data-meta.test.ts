import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataMetaOf } from './data-meta.ts';

const noMeta = {
  asOf: null,
  range: undefined,
  producedUntil: null,
  total: null,
  nextCursor: null,
  serverTime: null,
};

describe('the data headers', () => {
  it('are read into a typed object', () => {
    const headers = new Headers({
      'X-Data-As-Of': '2026-11-19T06:00:00+01:00',
      'X-Data-Range': '2023-11-20/2026-11-19',
      'X-Produced-Until': '2026-11-17',
      'X-Total-Count': '240',
      'X-Next-Cursor': 'abc',
      Date: 'Fri, 20 Nov 2026 05:30:00 GMT',
    });
    expect(dataMetaOf(headers)).toEqual({
      asOf: '2026-11-19T06:00:00+01:00',
      range: { from: '2023-11-20', to: '2026-11-19' },
      producedUntil: '2026-11-17',
      total: 240,
      nextCursor: 'abc',
      serverTime: Date.UTC(2026, 10, 20, 5, 30),
    });
  });

  it('are null when they are missing', () => {
    expect(dataMetaOf(new Headers())).toEqual(noMeta);
  });

  it('say that there is no data by a word, and not by being missing', () => {
    expect(dataMetaOf(new Headers({ 'X-Data-Range': 'none' })).range).toBeNull();
  });

  it('count the rows at hand of a list without a total', () => {
    expect(dataMetaOf(new Headers(), [1, 2, 3]).total).toBe(3);
    expect(dataMetaOf(new Headers({ 'X-Total-Count': '240' }), [1, 2, 3]).total).toBe(240);
    expect(dataMetaOf(new Headers(), { rows: [] }).total).toBeNull();
  });

  it.each([
    ['X-Data-As-Of', 'yesterday'],
    ['X-Data-Range', '2023-11-20'],
    ['X-Produced-Until', 'yesterday'],
    ['X-Data-Range', '2023-11-20/2026-11-19/2027-01-01'],
    ['X-Total-Count', '-1'],
    ['X-Total-Count', '1e3'],
    ['X-Next-Cursor', ''],
    ['Date', 'now'],
  ])('are null when %s is %j', (name, value) => {
    expect(dataMetaOf(new Headers({ [name]: value }))).toEqual(noMeta);
  });

  it('keep every count', () => {
    fc.assert(
      fc.property(fc.nat(), (total) => {
        expect(dataMetaOf(new Headers({ 'X-Total-Count': `${total}` })).total).toBe(total);
      }),
    );
  });
});
