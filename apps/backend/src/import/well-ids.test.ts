import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeId, slug } from './well-ids.ts';

describe('slug', () => {
  it.each([
    ['15/9-F-11', '15-9-f-11'],
    ['Østre  Ærfugl #2', 'ostre-aerfugl-2'],
    ['Pérez “norte”', 'perez-norte'],
    ['--', expect.stringMatching(/^x-[0-9a-f]{10}$/)],
    ['大庆', expect.stringMatching(/^x-[0-9a-f]{10}$/)],
  ])('makes of %j a readable id', (name, id) => {
    expect(slug(name)).toEqual(id);
  });
  it('is always short, safe in an address, and the same for the same name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (name) => {
        expect(slug(name)).toMatch(/^[a-z0-9]([a-z0-9-]{0,46}[a-z0-9])?$/);
        expect(slug(name)).toBe(slug(name));
      }),
    );
  });
});

describe('freeId', () => {
  it('qualifies by the parent before it counts', () => {
    const taken = new Set<string>();
    const next = () => {
      const id = freeId('A-1', 'heron', (candidate) => taken.has(candidate));
      taken.add(id);
      return id;
    };
    expect([next(), next(), next(), next()]).toEqual(['a-1', 'heron-a-1', 'a-1-2', 'a-1-3']);
  });
});
