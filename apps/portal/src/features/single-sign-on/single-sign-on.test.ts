import { createExampleFetch } from '@cnx/api/examples';
import { describe, expect, it, vi } from 'vitest';
import type { ProviderClient } from '../../corporate-sign-in/msal.ts';
import type { Message } from '../../i18n/message.ts';
import { testPortal } from '../../portal.fixture.ts';
import { ssoViewAtom } from './single-sign-on.atoms.ts';
import { runSso } from './single-sign-on.ts';

const email = 'sso.user@cnx.example';
const textOf = (message: Message) => ('text' in message ? message.text : message.key);

function open(validateUser: () => Response | Promise<Response>) {
  const asked = vi.fn(validateUser);
  const signInSilently = vi.fn(() => new Promise<never>(() => undefined));
  const provider: Partial<ProviderClient> = {
    completeRedirect: () => Promise.resolve(undefined),
    signInSilently,
  };
  const tab = testPortal({
    answer: createExampleFetch({ validateUser: asked }),
    loadProviderClient: () => Promise.resolve(provider as ProviderClient),
  });
  const run = (search: string) => runSso(tab.portal, { search, takeOver: false, cameBack: false, textOf });
  return { ...tab, asked, signInSilently, run };
}
const named = `?username=${encodeURIComponent(email)}`;
const valid = () => Response.json({ name: email, isValid: true, errors: [] });

describe('a user whom an application hands over', () => {
  it('is asked about before the silent sign-in', async () => {
    const { run, asked, signInSilently } = open(valid);
    void run(named);
    await expect.poll(() => signInSilently).toHaveBeenCalledExactlyOnceWith(email);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('is refused with the first error of the server, on the login page', async () => {
    const message = 'User is not active or does not exist';
    const { run, storage, signInSilently } = open(() =>
      Response.json({ name: email, isValid: false, errors: [{ message }] }),
    );
    expect(await run(named)).toEqual({ to: '/' });
    expect(storage.read('SSOAuthError')).toBe('signIn:inactiveUser');
    expect(storage.read('pendingSSOUsername')).toBeUndefined();
    expect(signInSilently).not.toHaveBeenCalled();
  });

  it('is asked about again where the server did not answer', async () => {
    let up = false;
    const { run, store, asked, signInSilently } = open(() => {
      if (!up) throw new TypeError('Failed to fetch');
      return valid();
    });
    expect(await run(named)).toBeUndefined();
    expect(store.get(ssoViewAtom)).toBe('userUnavailable');
    expect(signInSilently).not.toHaveBeenCalled();
    up = true;
    void run('');
    await expect.poll(() => signInSilently).toHaveBeenCalledExactlyOnceWith(email);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

it('nobody asks about a user whom the sign-in form has asked about', async () => {
  const { run, storage, asked, signInSilently } = open(valid);
  storage.write('pendingSSOUsername', email);
  void run('');
  await expect.poll(() => signInSilently).toHaveBeenCalledExactlyOnceWith(email);
  expect(asked).not.toHaveBeenCalled();
});
