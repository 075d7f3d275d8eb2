import { createExampleFetch } from '@cnx/api/examples';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { routeOf } from '../../routes.tsx';
import { testPortal } from '../../portal.fixture.ts';
import { usageAtom } from '../../state/usage.ts';
import { copyText, createLink, placeOf } from './links.ts';

afterEach(() => vi.unstubAllGlobals());

describe('createLink', () => {
  it('stores the address as it is, answers where the portal opens it, and is counted', async () => {
    const sent: unknown[] = [];
    const { portal, store } = testPortal({
      answer: async (request) => {
        sent.push(await request.clone().json());
        return createExampleFetch()(request);
      },
    });
    const record = vi.fn();
    store.set(usageAtom, { record });
    const link = await createLink(portal, { pathname: '/dashboard', search: '?span=7d&wellIds=a,b' });
    expect(record).toHaveBeenCalledExactlyOnceWith({ name: 'feature.link' });
    expect(link).toBe('https://portal.example/s/4fT0qLx9Za');
    expect(routeOf(new URL(link).pathname).name).toBe('link');
    await createLink(portal, { pathname: '/search-results', search: '?q=a\\b' });
    expect(sent).toEqual([
      { address: '/dashboard?span=7d&wellIds=a,b' },
      { address: '/search-results?q=a%5Cb' },
    ]);
  });

  it('refuses an answer that is no code', async () => {
    const { portal } = testPortal({ answer: () => Response.json({ code: '../logout' }) });
    await expect(createLink(portal, { pathname: '/dashboard', search: '' })).rejects.toThrow('code');
  });
});

describe('copyText', () => {
  const stub = (write: () => Promise<void>) => {
    vi.stubGlobal('navigator', { clipboard: { write } });
    vi.stubGlobal(
      'ClipboardItem',
      class {
        items: Record<string, Promise<Blob>>;
        constructor(items: Record<string, Promise<Blob>>) {
          this.items = items;
        }
      },
    );
  };

  it('hands the text over while it is still to come', async () => {
    const write = vi.fn(() => Promise.resolve());
    stub(write);
    let arrive: (text: string) => void = () => undefined;
    const copied = copyText(new Promise((resolve) => (arrive = resolve)));
    expect(write).toHaveBeenCalledOnce();
    const [[[item]]] = write.mock.calls as unknown as [[[{ items: Record<string, Promise<Blob>> }]]];
    arrive('link');
    expect(await copied).toBe(true);
    expect(await (await item.items['text/plain']!).text()).toBe('link');
  });

  it('says so where the browser refuses, or has no clipboard', async () => {
    stub(() => Promise.reject(new DOMException('refused', 'NotAllowedError')));
    expect(await copyText(Promise.resolve('link'))).toBe(false);
    vi.stubGlobal('navigator', {});
    expect(await copyText(Promise.resolve('link'))).toBe(false);
  });
});

describe('placeOf', () => {
  it.each(['/dashboard?area=schedule&span=7d', '/', '/s/abc'])('leads to %s', (address) => {
    expect(placeOf(address, 'https://portal.example')).toBe(address);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/..//evil.example',
    '',
  ])('leads nowhere for %s', (address) => {
    expect(placeOf(address, 'https://portal.example')).toBeUndefined();
  });
});
