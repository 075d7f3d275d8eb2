import { expect, it, vi } from 'vitest';
import { lateCode } from './late-code.ts';

it('fetches once and tells when the code is there', async () => {
  const load = vi.fn(() => Promise.resolve('code'));
  const late = lateCode(load);
  const tell = vi.fn();
  late.subscribe(tell);
  expect(late.state()).toEqual({ status: 'loading' });
  expect(load).not.toHaveBeenCalled();
  late.fetch();
  late.fetch();
  await vi.waitFor(() => expect(late.state()).toEqual({ status: 'ready', code: 'code' }));
  late.fetch();
  expect(load).toHaveBeenCalledTimes(1);
  expect(tell).toHaveBeenCalledTimes(1);
});

it('tries again after a failure, and only then', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue('code');
  const late = lateCode(load);
  late.fetch();
  await vi.waitFor(() => expect(late.state()).toEqual({ status: 'failed' }));
  late.fetch();
  expect(late.state()).toEqual({ status: 'loading' });
  await vi.waitFor(() => expect(late.state().status).toBe('ready'));
  expect(load).toHaveBeenCalledTimes(2);
});

it('keeps its state’s identity until it changes, and forgets who no longer listens', async () => {
  const late = lateCode(() => Promise.resolve('code'));
  const tell = vi.fn();
  const forget = late.subscribe(tell);
  expect(late.state()).toBe(late.state());
  forget();
  late.fetch();
  await vi.waitFor(() => expect(late.state().status).toBe('ready'));
  expect(tell).not.toHaveBeenCalled();
});
