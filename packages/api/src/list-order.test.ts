import { describe, expect, it } from 'vitest';
import { listOrder } from './list-address.ts';

const keys = { loss: 'deferred', status: 'status' };
const own = { column: 'loss', direction: 'descending' } as const;

describe('what a call of a long list is asked', () => {
  it('is the list’s own order where the address asks for none', () => {
    expect(listOrder({ sort: null, conditions: [] }, keys, own)).toEqual({ sort: '-deferred' });
    expect(listOrder({ sort: null, conditions: [] }, keys)).toEqual({});
  });

  it('is the order of the address, and none where it wants the rows as they come', () => {
    const sort = { column: 'status', direction: 'ascending' } as const;
    expect(listOrder({ sort, conditions: [] }, keys, own)).toEqual({ sort: 'status' });
    expect(listOrder({ sort: 'none', conditions: [] }, keys, own)).toEqual({});
  });

  it('leaves out what the call has no name for', () => {
    const sort = { column: 'cause', direction: 'ascending' } as const;
    const conditions = [
      { column: 'cause', kind: 'text', text: 'x' },
      { column: 'loss', kind: 'number', from: 1, to: null },
    ] as const;
    expect(listOrder({ sort, conditions }, keys, own)).toEqual({ where: 'deferred>=1' });
  });
});
