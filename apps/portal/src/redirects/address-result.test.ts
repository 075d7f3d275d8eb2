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

  it.each([
    ['/reset-password', '', '#code=c&email=a%40b.example'],
    ['/reset-password/', '', '#code=c'],
    ['/reset-password%23code=c', '', ''],
    ['/reset-password', '?code=c', ''],
  ])('takes what the link of a mail brought, %s%s%s', (pathname, search, hash) => {
    const { shown, ...address } = bar(pathname, hash, search);
    const text = pathname.slice('/reset-password'.length) + search + hash;
    expect(takeAddressResult(address)?.get('link')).toBe(text);
    expect(shown).toEqual(['{"kept":true} /reset-password']);
  });

  it.each([
    ['/', ''],
    ['/reset-password', ''],
    ['/reset-password', '#cod'],
    ['/', '#section'],
    ['/', '#codes=1'],
    ['/dashboard', '#code=c'],
  ])('leaves %s%s as it is', (pathname, hash) => {
    const { shown, ...address } = bar(pathname, hash);
    expect(takeAddressResult(address)).toBeUndefined();
    expect(shown).toEqual([]);
  });
});
