import { ApiError, NetworkError } from '@cnx/api';
import { describe, expect, it } from 'vitest';
import type { InsightView } from './insight-view.ts';
import { causeOf, sharedCause } from './outage.tsx';

const status = (code: number) => new ApiError({ status: code, errors: [], retryAfterSeconds: null });
const offline = new NetworkError('offline');
const failed = (error: Error): InsightView<unknown> => ({
  status: 'failed',
  error,
  retrying: false,
  retry: () => undefined,
});
const shown = (error: Error | null): InsightView<unknown> => ({
  status: 'shown',
  body: 1,
  meta: { asOf: null, range: null, producedUntil: null, total: null, nextCursor: null, serverTime: null },
  outdated: false,
  error,
  retry: () => undefined,
});
const loading: InsightView<unknown> = { status: 'loading' };

describe('the cause of a failure', () => {
  it.each([
    ['no connection', offline, 'unreachable'],
    ['a server that fails', status(500), 'server'],
    ['a server that is being upgraded', status(503), 'server'],
    ['a call that is refused', status(403), null],
    ['a fault of the portal', new TypeError('x'), null],
  ])('of %s', (_what, error, cause) => {
    expect(causeOf(error)).toBe(cause);
  });
});

describe('the cause that areas share', () => {
  it('is that of three failures of one kind', () => {
    expect(sharedCause([failed(status(500)), shown(null), failed(status(502)), failed(status(503))])).toBe(
      'server',
    );
  });

  it('counts areas that show their last good data', () => {
    expect(sharedCause([failed(offline), shown(offline), shown(offline)])).toBe('unreachable');
  });

  it.each([
    ['two failures', [failed(offline), failed(offline), loading, shown(null)]],
    ['three failures of two kinds', [failed(offline), failed(offline), failed(status(500))]],
    ['refusals', [failed(status(403)), failed(status(403)), failed(status(403))]],
  ])('is not there with %s', (_what, views) => {
    expect(sharedCause(views)).toBeNull();
  });
});
