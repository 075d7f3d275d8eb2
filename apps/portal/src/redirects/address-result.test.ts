import { describe, expect, it } from 'vitest';
import { takeAddressResult } from './address-result.ts';

function bar(pathname: string, hash: string, search = '?state=a') {
  const shown: string[] = [];
  const history = {
    state: { kept: true },
    replaceState: (state: unknown, _title: string, url?: string | URL | null) =>
      void shown.push(`${JSON.stringify(state)} ${String(url)}`),
  };
  return { location: { pathname, search, hash }, history, shown };
}

describe('takeAddressResult', () => {
  it.each(['#code=c&state=s', '#error=e', '#id_token=t', '#access_token=t', 'x=1&code='])(
    'takes %s out of the address, and nothing else',
    (hash) => {
      const { shown, ...address } = bar('/', hash);
      expect(takeAddressResult(address)?.toString()).toBe(hash.replace('#', ''));
      expect(shown).toEqual(['{"kept":true} /?state=a']);
    },
  );

  it('takes the code of a reset mail', () => {
    const { shown, ...address } = bar('/reset-password/', '#code=c&email=a%40b.example');
    expect(takeAddressResult(address)?.get('email')).toBe('a@b.example');
    expect(shown).toHaveLength(1);
  });

  const link = 'code=c-_1&email=a%2Bb%40c.example&invitation=1';
  it.each([
    ['as it was sent', '/reset-password', `#${link}`],
    ['with its # encoded', `/reset-password%23${link}`, ''],
    ['with its # encoded, below the path', `/reset-password/%23${link}`, ''],
    ['encoded as a whole', `/reset-password%23${encodeURIComponent(link)}`, ''],
    ['encoded twice', `/reset-password%2523${link.replaceAll('%', '%25')}`, ''],
    ['with entities of HTML', '/reset-password', `#${link.replaceAll('&', '&amp;')}`],
    ['with the full stop of its sentence', '/reset-password', `#${link}.`],
    ['with the bracket around it', '/reset-password', `#${link}>`],
    ['with the bracket around it, encoded', '/reset-password', `#${link}%3E`],
  ])('takes the code of a mail %s', (_, pathname, hash) => {
    const { shown, ...address } = bar(pathname, hash, '');
    expect(Object.fromEntries(takeAddressResult(address) ?? [])).toEqual({
      code: 'c-_1',
      email: 'a+b@c.example',
      invitation: '1',
    });
    expect(shown).toEqual(['{"kept":true} /reset-password']);
  });

  it('takes the code of a mail out of the query, where a ? stands for its #', () => {
    const { shown, ...address } = bar('/reset-password', '', `?${link}`);
    expect(takeAddressResult(address)?.get('code')).toBe('c-_1');
    expect(shown).toEqual(['{"kept":true} /reset-password']);
  });

  it('takes a code whose link was cut before the address', () => {
    const { shown, ...address } = bar('/reset-password', '#code=c-_1');
    expect(takeAddressResult(address)?.toString()).toBe('code=c-_1');
    expect(shown).toEqual(['{"kept":true} /reset-password?state=a']);
  });

  it.each([
    ['/', ''],
    ['/reset-password', ''],
    ['/reset-password', '#cod'],
    ['/reset-password%23', ''],
    ['/reset-password%23%E0%A4%A', ''],
    ['/', '#section'],
    ['/', '#codes=1'],
    ['/dashboard', '#code=c'],
  ])('leaves %s%s as it is', (pathname, hash) => {
    const { shown, ...address } = bar(pathname, hash);
    expect(takeAddressResult(address)).toBeUndefined();
    expect(shown).toEqual([]);
  });
});
