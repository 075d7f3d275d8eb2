import { ApiError, NetworkError, type DataMeta } from '@cnx/api';
import { describe, expect, it, vi } from 'vitest';
import {
  bothViews,
  dataCondition,
  failureMessage,
  mapView,
  speaksOfAge,
  viewOf,
  type DataResult,
} from './insight-view.ts';

const meta: DataMeta = {
  asOf: null,
  range: null,
  producedUntil: null,
  total: null,
  nextCursor: null,
  serverTime: null,
};
const error = new NetworkError('offline');
const result = (given: Partial<DataResult<number>>): DataResult<number> => ({
  data: undefined,
  error: null,
  isFetching: false,
  isPlaceholderData: false,
  refetch: () => undefined,
  ...given,
});
const answer = { data: 7, meta };

describe('viewOf', () => {
  it('loads until there is an answer or a failure', () => {
    expect(viewOf(result({ isFetching: true }))).toEqual({ status: 'loading' });
    expect(viewOf(result({ error }))).toMatchObject({
      status: 'failed',
      error,
      retrying: false,
    });
    expect(viewOf(result({ error, isFetching: true }))).toMatchObject({ retrying: true });
  });

  it('keeps the last good data beside a failure', () => {
    expect(viewOf(result({ data: answer, error }))).toMatchObject({ status: 'shown', body: 7, error });
  });

  it('marks data of filters given up', () => {
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
    expect(bothViews(loading, failed)).toMatchObject({ status: 'failed', error });
    expect(bothViews(failed, shown)).toMatchObject({ status: 'failed', error });
  });

  it('fetches again what failed, and nothing else', () => {
    const [first, second, good] = [vi.fn(), vi.fn(), vi.fn()];
    const failing = (refetch: () => void) => viewOf(result({ error, refetch }));
    const either = bothViews(failing(first), failing(second));
    if (either.status === 'failed') either.retry();
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    const one = bothViews(viewOf(result({ data: answer, refetch: good })), failing(first));
    if (one.status === 'failed') one.retry();
    expect(first).toHaveBeenCalledTimes(2);
    expect(good).not.toHaveBeenCalled();
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

const window = { from: '2026-10-21', to: '2026-11-19' };
const range = (from: string, to: string) => ({ range: { from, to }, producedUntil: null });

it('distinguishes no data, data elsewhere, late data and current data', () => {
  expect(dataCondition(meta, window)).toEqual({ kind: 'none' });
  expect(dataCondition(meta, 'any')).toEqual({ kind: 'current' });
  expect(dataCondition(range('2008-02-12', '2016-09-17'), window)).toEqual({
    kind: 'outside',
    range: { from: '2008-02-12', to: '2016-09-17' },
    offered: { from: '2016-08-19', to: '2016-09-17' },
  });
  // The last rows are of a well that was closed in.
  const closedIn = { ...range('2008-02-12', '2016-09-17'), producedUntil: '2016-04-30' };
  expect(dataCondition(closedIn, window)).toMatchObject({
    offered: { from: '2016-04-01', to: '2016-04-30' },
  });
  expect(dataCondition(range('2026-12-01', '2026-12-02'), window)).toMatchObject({ kind: 'outside' });
  expect(dataCondition(range('2023-11-20', '2026-11-15'), window)).toEqual({
    kind: 'late',
    lastDay: '2026-11-15',
  });
  expect(dataCondition(range('2023-11-20', '2026-10-21'), window)).toMatchObject({ kind: 'late' });
  expect(dataCondition(range('2023-11-20', '2026-11-19'), window)).toEqual({ kind: 'current' });
  expect(dataCondition(range('2023-11-20', '2026-11-15'), null)).toEqual({ kind: 'current' });
  // Where it lies is not said: what is at hand is what there is.
  const unsaid = { range: undefined, producedUntil: null };
  expect(dataCondition({ ...unsaid, total: 3 }, window)).toEqual({ kind: 'current' });
  expect(dataCondition({ ...unsaid, total: null }, window)).toEqual({ kind: 'current' });
  expect(dataCondition({ ...unsaid, total: 0 }, window)).toEqual({ kind: 'none' });
});

describe('failureMessage', () => {
  const api = (messages: string[]) =>
    new ApiError({ status: 500, errors: messages.map((message) => ({ message })), retryAfterSeconds: null });
  it.each([
    [api(['', 'Broken ']), { text: 'Broken' }],
    [api([]), { key: 'portal:failures.schedule' }],
    [new NetworkError(undefined), { key: 'portal:failures.schedule' }],
    [new TypeError('a fault of ours'), { key: 'portal:failures.schedule' }],
  ])('%s', (error, message) => expect(failureMessage(error, 'portal:failures.schedule')).toEqual(message));
});

describe('the age of data beside a page that says its own', () => {
  const now = '2026-11-20T06:00:00+01:00';
  const current = { kind: 'current' } as const;
  it.each([
    ['is silent where both are the same', now, current, now, false],
    ['is said where it is another', '2026-11-19T06:00:00+01:00', current, now, true],
    ['is said where the page knows none', now, current, null, true],
    ['is said where the data ends early', now, { kind: 'late', lastDay: '2026-11-18' } as const, now, true],
    ['is silent where it is not known', null, current, now, false],
    ['is silent while that of the page is not known', now, current, undefined, false],
  ])('%s', (_what, asOf, condition, page, speaks) => {
    expect(speaksOfAge({ asOf }, condition, page)).toBe(speaks);
  });
});
