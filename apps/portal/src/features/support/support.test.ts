import { ApiError, NotOfferedError, type ApiClient } from '@cnx/api';
import { examples } from '@cnx/api/examples';
import { describe, expect, it, vi } from 'vitest';
import { createPortalStore } from '../../state/store.ts';
import { usageAtom } from '../../state/usage.ts';
import { contextOf, sendMessage } from './support.ts';

const context = {
  page: '/dashboard',
  version: '1',
  language: 'en',
  timeZone: 'Europe/Oslo',
  userAgent: 'x',
};

describe('contextOf', () => {
  it('leaves out the application that the page hands users on to', () => {
    const page = '/dashboard?area=schedule&state=evil.example';
    expect(contextOf({ ...context, page }).page).toBe('/dashboard?area=schedule');
    expect(contextOf({ ...context, page: null }).page).toBeNull();
  });

  it('cuts what is longer than the contract takes', () => {
    const long = 'x'.repeat(5_000);
    const cut = contextOf({ page: long, version: long, language: long, timeZone: long, userAgent: long });
    expect(Object.values(cut).map((text) => text?.length)).toEqual([500, 40, 35, 64, 300]);
  });
});

const refused = (status: number) => new ApiError({ status, errors: [], retryAfterSeconds: null });

describe('sendMessage', () => {
  const send = (answer: Error | undefined) => {
    const post = vi.fn(() => (answer ? Promise.reject(answer) : Promise.resolve({})));
    const store = createPortalStore();
    const record = vi.fn();
    store.set(usageAtom, { record });
    const services = { store, loadClient: () => Promise.resolve({ POST: post } as unknown as ApiClient) };
    return { post, record, result: sendMessage(services, examples.supportMessage) };
  };

  it('sends the message as it is, and counts it', async () => {
    const { post, record, result } = send(undefined);
    expect(await result).toEqual({ kind: 'sent' });
    expect(record).toHaveBeenCalledExactlyOnceWith({ name: 'feature.support' });
    expect(post).toHaveBeenCalledExactlyOnceWith('/Support/SendMessage', { body: examples.supportMessage });
  });

  it.each([
    ['is asked too often', refused(429), 'portal:support.tooMany'],
    ['does not offer it', new NotOfferedError('/Support/SendMessage'), 'portal:support.notOffered'],
    ['is in trouble', refused(503), 'portal:support.failed'],
  ])('says why a server that %s has not taken it', async (_what, failure, key) => {
    const { record, result } = send(failure);
    expect(await result).toEqual({ kind: 'failed', message: { key } });
    expect(record).not.toHaveBeenCalled();
  });
});
