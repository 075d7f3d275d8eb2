import { NetworkError, type DataMeta } from '@cnx/api';
import { expect, it } from 'vitest';
import { listState } from './filter-lists.ts';

const meta: DataMeta = { asOf: null, range: null, total: null, nextCursor: null, serverTime: null };
const error = new NetworkError('offline');

it('loads until there is an answer or a failure, and prefers an old list to none', () => {
  const data = { data: ['a'], meta };
  expect(listState(null)).toEqual({ status: 'loading' });
  expect(listState({ data: undefined, error: null, isFetching: true })).toEqual({ status: 'loading' });
  expect(listState({ data: undefined, error, isFetching: true })).toEqual({
    status: 'failed',
    error,
    retrying: true,
  });
  expect(listState({ data, error, isFetching: false })).toEqual({ status: 'ready', items: ['a'] });
});
