import { expect, it, vi } from 'vitest';
import { CodeLoadError, lazyCode } from './lazy-code.tsx';

it('fetches once, and notifies when the code is there', async () => {
  const fetchCode = vi.fn(() => Promise.resolve('code'));
  const lazy = lazyCode(fetchCode);
  expect(lazy.loaded()).toBeUndefined();
  expect(fetchCode).not.toHaveBeenCalled();
  const first = lazy.load();
  const listener = vi.fn();
  lazy.subscribe(listener);
  expect(lazy.load()).toBe(first);
  await expect(first).resolves.toBe('code');
  expect(lazy.loaded()).toBe('code');
  await lazy.load();
  expect(fetchCode).toHaveBeenCalledTimes(1);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('tries again after a failure, and only then', async () => {
  const fetchCode = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
  fetchCode.mockResolvedValue('code');
  const lazy = lazyCode(fetchCode);
  await expect(lazy.load()).rejects.toThrow(CodeLoadError);
  expect(lazy.failed()).toBe(true);
  const again = lazy.load();
  expect(lazy.failed()).toBe(false);
  await expect(again).resolves.toBe('code');
  expect(lazy.loaded()).toBe('code');
  expect(fetchCode).toHaveBeenCalledTimes(2);
});

it('forgets who no longer listens', async () => {
  const lazy = lazyCode(() => Promise.resolve('code'));
  const listener = vi.fn();
  lazy.subscribe(listener)();
  await lazy.load();
  expect(listener).not.toHaveBeenCalled();
});
