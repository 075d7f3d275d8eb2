import { describe, expect, it } from 'vitest';
import { takeAddressResult } from './address-result.ts';

function bar(pathname: string, hash: string) {
  const shown: string[] = [];
  const history = {
    state: { kept: true },
    replaceState: (state: unknown, _title: string, url?: string | URL | null) =>
      void shown.push(`${JSON.stringify(state)} ${String(url)}`),
  };
  return { location: { pathname, search: '?state=a', hash }, history, shown };
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

  it.each([
    ['/', ''],
    ['/', '#section'],
    ['/', '#codes=1'],
    ['/dashboard', '#code=c'],
  ])('leaves %s%s as it is', (pathname, hash) => {
    const { shown, ...address } = bar(pathname, hash);
    expect(takeAddressResult(address)).toBeUndefined();
    expect(shown).toEqual([]);
  });
});
