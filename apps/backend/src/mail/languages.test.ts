import { describe, expect, it } from 'vitest';
import { chooseLanguage, parseAcceptLanguage } from './languages.ts';

describe('chooseLanguage', () => {
  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['de', 'ES'], 'es'],
    [['de'], 'en'],
    [[], 'en'],
    [[undefined, 7, { language: 'fr' }, 'fr'], 'fr'],
    [['__proto__', 'constructor', '<img>'], 'en'],
  ])('%j → %s', (wanted, language) => {
    expect(chooseLanguage(wanted)).toBe(language);
  });
});

describe('parseAcceptLanguage', () => {
  it.each([
    [undefined, []],
    ['fr', ['fr']],
    ['en;q=0.5, es;q=0.9,fr', ['fr', 'es', 'en']],
    ['en;q=x, es;q=0.1', ['es', 'en']],
  ])('%s → %j', (header, tags) => {
    expect(parseAcceptLanguage(header)).toEqual(tags);
  });

  it('looks at the first 200 characters only', () => {
    expect(parseAcceptLanguage(`${'de,'.repeat(100_000)}fr`)).not.toContain('fr');
  });
});
