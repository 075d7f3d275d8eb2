import { NetworkError, type DataMeta } from '@cnx/api';
import { describe, expect, it } from 'vitest';
import { bothViews, mapView, viewOf, type DataResult } from './insight-view.ts';

const meta: DataMeta = { asOf: null, range: null, total: null, nextCursor: null, serverTime: null };
const error = new NetworkError('offline');
const result = (given: Partial<DataResult<number>>): DataResult<number> => ({
  data: undefined,
  error: null,
  isFetching: false,
  isPlaceholderData: false,
  ...given,
});
const answer = { data: 7, meta };

describe('viewOf', () => {
  it('loads until there is an answer or a failure', () => {
    expect(viewOf(result({ isFetching: true }))).toEqual({ status: 'loading' });
    expect(viewOf(result({ error }))).toEqual({ status: 'failed', error, retrying: false });
    expect(viewOf(result({ error, isFetching: true }))).toMatchObject({ retrying: true });
  });

  it('keeps the last good data beside a failure', () => {
    expect(viewOf(result({ data: answer, error }))).toMatchObject({ status: 'shown', body: 7, error });
  });

  it('tells data of filters given up', () => {
    expect(viewOf(result({ data: answer, isPlaceholderData: true }))).toMatchObject({ outdated: true });
  });
});

describe('bothViews', () => {
  const shown = viewOf(result({ data: answer }));
  const failed = viewOf(result({ error }));
  const loading = viewOf(result({}));

  it('needs both, and fails with either', () => {
    expect(bothViews(shown, shown)).toMatchObject({ status: 'shown', body: [7, 7], outdated: false });
    expect(bothViews(shown, loading)).toEqual({ status: 'loading' });
    expect(bothViews(loading, failed)).toBe(failed);
    expect(bothViews(failed, shown)).toBe(failed);
  });

  it('is outdated when one of them is', () => {
    const outdated = viewOf(result({ data: answer, isPlaceholderData: true }));
    expect(bothViews(shown, outdated)).toMatchObject({ outdated: true });
  });
});

it('maps what is shown and nothing else', () => {
  expect(mapView(viewOf(result({ data: answer })), (body) => body * 2)).toMatchObject({ body: 14, meta });
  expect(mapView(viewOf(result({ error })), () => 'never')).toMatchObject({ status: 'failed' });
});
