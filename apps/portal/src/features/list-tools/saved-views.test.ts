import { describe, expect, it } from 'vitest';
import { addressOfView, savedViewOf, viewAddress } from './saved-views.ts';

describe('the address of a saved view', () => {
  const search = '?area=schedule&rows=later&where=loss%3E%3D10&row=x&span=7d&saved=late-work&zoom=a..b';

  it('keeps what the list shows and nothing that is open for the moment', () => {
    expect(viewAddress(search)).toBe('rows=later&span=7d&where=loss%3E%3D10');
    expect(savedViewOf(search)).toBe('late-work');
  });

  it('is the same whatever the order of its parameters', () => {
    expect(viewAddress('?span=7d&where=a~b')).toBe(viewAddress('?where=a~b&span=7d'));
  });

  it('leads to the area’s page, with its short name', () => {
    const address = addressOfView('schedule', { address: viewAddress(search), slug: 'late-work' });
    const [path, query] = address.split('?');
    expect(path).toBe('/dashboard');
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      rows: 'later',
      span: '7d',
      where: 'loss>=10',
      saved: 'late-work',
      area: 'schedule',
    });
    expect(viewAddress(`?${query}`)).toBe(viewAddress(search));
  });

  it('of a plain list is its area and its name', () => {
    expect(addressOfView('schedule', { address: '', slug: 'all' })).toBe(
      '/dashboard?area=schedule&saved=all',
    );
  });
});
