import type { ApiClient } from '@cnx/api';
import { describe, expect, it, vi } from 'vitest';
import type { ProviderClient } from './msal.ts';
import { ProviderError, type ProviderFault } from './provider-error.ts';
import { createProviderSession } from './provider-session.ts';

const user = { email: 'sso.user@cnx.example', isSSO: true };
const signal = new AbortController().signal;
const userinfo = {
  username: user.email,
  email: user.email,
  roleId: 2,
  isSSO: true,
  redirectUrl: null,
  errors: [],
};
const login = { id_token: 'next', refresh_token: 'r', expires_in: 3600, authenticated: true, userinfo };

function open(link: Partial<ProviderClient> | Error) {
  const loadClient = () =>
    Promise.resolve({ POST: () => Promise.resolve({ data: login }) } as unknown as ApiClient);
  const loadProviderClient = () =>
    link instanceof Error ? Promise.reject(link) : Promise.resolve(link as ProviderClient);
  return createProviderSession({ loadProviderClient, loadClient });
}
const fault = (kind: ProviderFault) => () => Promise.reject(new ProviderError(kind, ''));

describe('the provider’s side of a session', () => {
  it('renews with a fresh token of the provider', async () => {
    const signInSilently = vi.fn(() => Promise.resolve({ idToken: 'provider' }));
    expect(await open({ signInSilently }).renew(user, signal)).toMatchObject({
      id_token: 'next',
      expires_in: 3600,
    });
    expect(signInSilently).toHaveBeenCalledWith(user.email);
  });

  it.each([
    ['interactionNeeded', 'refused'],
    ['refused', 'refused'],
    ['timedOut', 'unreachable'],
    ['unreachable', 'unreachable'],
  ] as const)('%s is %s', async (kind, said) => {
    expect(await open({ signInSilently: fault(kind) }).renew(user, signal)).toBe(said);
    expect(await open({ checkSession: fault(kind) }).check(user)).toBe(said);
  });

  it('says that the provider knows the user, and nothing where it cannot be asked', async () => {
    expect(await open({ checkSession: () => Promise.resolve() }).check(user)).toBe('valid');
    expect(await open(new Error('off')).check(user)).toBe('unreachable');
  });

  it('signs out by one call, or says false after a line in the log', async () => {
    const leaveToSignOut = vi.fn(() => Promise.resolve());
    expect(await open({ leaveToSignOut }).signOut('https://p.example/')).toBe(true);
    expect(leaveToSignOut).toHaveBeenCalledExactlyOnceWith(undefined, 'https://p.example/');
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await open(new Error('off')).signOut('https://p.example/')).toBe(false);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});
