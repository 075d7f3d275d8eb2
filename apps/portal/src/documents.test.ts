import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const documents = readdirSync(root).filter((name) => name.endsWith('.html'));

// A translator of pages moves texts into elements of its own: React then writes into texts that are not shown, and removes
// what is no longer there. The pages come in the portal's languages, and say that they are not to be translated.
describe('the documents of the portal', () => {
  it('are found', () => {
    expect(documents).toEqual(expect.arrayContaining(['index.html', 'redirect.html']));
  });

  it.each(documents)('%s is not translated by browsers', (name) => {
    const text = readFileSync(path.join(root, name), 'utf8');
    expect(text).toMatch(/<html [^>]*translate="no"/);
    expect(text).toContain('<meta name="google" content="notranslate" />');
  });
});
