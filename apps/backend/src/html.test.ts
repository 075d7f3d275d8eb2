import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { html } from './html.ts';

describe('html', () => {
  it('escapes values and leaves pieces as they are', () => {
    const name = `<b class="x">&'`;
    const piece = html`<i>${name}</i>`;
    expect(html`<p title="${name}">${piece}${[piece, 7]}</p>`.text).toBe(
      '<p title="&#60;b class=&#34;x&#34;&#62;&#38;&#39;">' +
        '<i>&#60;b class=&#34;x&#34;&#62;&#38;&#39;</i>' +
        '<i>&#60;b class=&#34;x&#34;&#62;&#38;&#39;</i>7</p>',
    );
  });

  it('writes nothing for what is not there', () => {
    expect(html`${null}${undefined}${false}${''}`.text).toBe('');
  });

  it('lets no text out of its place', () => {
    fc.assert(fc.property(fc.string(), (text) => !/[<>"']/.test(html`${text}`.text)));
  });
});
