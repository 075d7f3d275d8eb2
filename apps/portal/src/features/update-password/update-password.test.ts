import { describe, expect, it } from 'vitest';
import { testPortal } from '../../portal.fixture.ts';
import { addressResultAtom } from '../../session/session.atoms.ts';
import { openTab } from '../../session/session.fixture.ts';
import { keepLink, readSubject, updatePassword } from './update-password.ts';

const email = 'ana@cnx.example';
const fields = { email, current: '', next: 'Portal#2027', confirm: 'Portal#2027' };

function open(link: string | null, options: Parameters<typeof testPortal>[0] = {}) {
  const { portal, store } = testPortal(options);
  if (link !== null) store.set(addressResultAtom, new URLSearchParams({ link: `#${link}` }));
  return { portal, store };
}

describe('whose password is changed', () => {
  it('is named by the link of a mail, or asked for', () => {
    expect(readSubject(open(`code=c&email=${email}`).portal)).toMatchObject({ email, link: { code: 'c' } });
    expect(readSubject(open('code=c').portal)).toMatchObject({ email: undefined, link: { code: 'c' } });
  });

  it('is known again after a reload of the tab, until the page is left', () => {
    const tab = openTab();
    const { portal, store } = open(`code=c&email=${email}`, { tab });
    const subject = readSubject(portal);
    const forget = keepLink(portal, subject);
    expect(store.get(addressResultAtom)).toBeUndefined();
    const { portal: reloaded } = open(null, { tab });
    expect(readSubject(reloaded)).toEqual(subject);
    forget();
    expect(readSubject(reloaded)).toEqual({ email: undefined, link: undefined, isDue: false });
  });
});

describe('a new password', () => {
  it('is due where signing in asked for it, not where a link or the user did', () => {
    const { portal } = open(null);
    portal.storage.write('resetEmail', email);
    expect(readSubject(portal)).toEqual({ email, link: undefined, isDue: true });
    portal.store.set(addressResultAtom, new URLSearchParams({ link: `#code=c&email=${email}` }));
    expect(readSubject(portal)).toMatchObject({ isDue: false });
  });
});

describe('an update by the link of a mail', () => {
  const loadPasswordEncryption = async () => ({
    ...(await import('../../session/encrypt-password.ts')),
    encryptPassword: (text: string) => `sealed ${text}`,
  });

  it.each([
    ['Ana@CNX.example', undefined],
    ['ben@cnx.example', 'ben@cnx.example'],
  ])('that succeeds while %s is signed in names %s', async (user, stillSignedIn) => {
    const tab = openTab();
    tab.sessionManager.signIn({ email: user, isSSO: false }, { id_token: 't', expires_in: 60 });
    const { portal } = open(`code=c&email=${email}`, {
      tab,
      loadPasswordEncryption,
      answer: () => Response.json({ errors: [] }),
    });
    expect(await updatePassword(portal, readSubject(portal), fields)).toEqual({
      kind: 'updated',
      stillSignedIn,
    });
  });

  it('sends the code for the address that was typed, and forgets it', async () => {
    const bodies: unknown[] = [];
    const { portal } = open('code=c', {
      loadPasswordEncryption,
      answer: async (request) => {
        bodies.push(await request.json());
        return Response.json({ errors: [] });
      },
    });
    const subject = readSubject(portal);
    keepLink(portal, subject);
    expect(await updatePassword(portal, subject, fields)).toEqual({
      kind: 'updated',
      stillSignedIn: undefined,
    });
    expect(bodies).toEqual([
      { userEmail: email, oldPassword: 'sealed c', newPassword: 'sealed Portal#2027' },
    ]);
    expect(portal.storage.read('mailLink')).toBeUndefined();
  });

  it.each([
    ['code=c', 'passwords:update.linkOfOther', true],
    [`code=c&email=${email}`, 'passwords:update.linkNotGood', true],
    [`code=c&email=${email}&invitation=1`, 'passwords:update.invitationNotGood', undefined],
  ])('that is refused, %s, says what to do', async (link, key, linkNotGood) => {
    const { portal } = open(link, {
      loadPasswordEncryption,
      answer: () => Response.json({ errors: [{ message: 'no' }] }, { status: 401 }),
    });
    const result = await updatePassword(portal, readSubject(portal), fields);
    expect(result).toEqual({ kind: 'failed', messages: [{ key }], ...(linkNotGood && { linkNotGood }) });
  });
});
