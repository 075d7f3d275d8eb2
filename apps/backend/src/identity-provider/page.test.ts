import { describe, expect, it } from 'vitest';
import { languages } from '../mail/languages.ts';
import { html } from '../html.ts';
import { renderPage } from './page.ts';

describe('a page of the provider', () => {
  it.each(languages)('comes in %s, and is not translated by browsers', (language) => {
    const page = renderPage({ language, title: 'Title', content: html`<p>Text</p>` });
    expect(page).toContain(`<html lang="${language}" translate="no">`);
    expect(page).toContain('<meta name="google" content="notranslate" />');
  });
});
