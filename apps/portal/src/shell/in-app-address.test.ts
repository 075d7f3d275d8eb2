import { describe, expect, it } from 'vitest';
import { inAppAddress } from './in-app-address.ts';

const current = 'https://portal.example/dashboard?fieldIds=NV';
const pressed = (href: string, rest: object = {}) =>
  inAppAddress({ href, target: '', download: false, modified: false, ...rest }, current);

describe('inAppAddress', () => {
  it('takes links of the portal', () => {
    expect(pressed('/settings?tab=profile#x')).toBe('/settings?tab=profile#x');
    expect(pressed('https://portal.example/news')).toBe('/news');
    expect(pressed('/news', { target: '_self' })).toBe('/news');
  });

  it.each([
    ['another origin', '//evil.example/news', {}],
    ['a path that names another host', '/..//evil.example', {}],
    ['a script', 'javascript:alert(1)', {}],
    ['mail', 'mailto:support@cnx.example', {}],
    ['a new tab', '/news', { target: '_blank' }],
    ['a modifier key', '/news', { modified: true }],
    ['a download', '/news', { download: true }],
    ['a file', '/assets/picture.svg', {}],
    ['the API', '/api/health/live', {}],
    ['a jump within the page', '?fieldIds=NV#content', {}],
  ])('leaves %s to the browser', (_what, href, rest) => expect(pressed(href, rest)).toBeUndefined());
});
