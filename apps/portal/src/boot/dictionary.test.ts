import { describe, expect, it } from 'vitest';
import { dictionaryOf, refuseActiveMarkup } from './dictionary.ts';

const attributes = ['aria-label', 'placeholder'];
const page = (markup: string, title = 'Log in') => ({ title, markup });
const of = (english: string, spanish: string) =>
  dictionaryOf(page(english), page(spanish, 'Entrar'), attributes);

describe('dictionaryOf', () => {
  it('lists texts, text attributes and the title, and leaves out what is the same', () => {
    expect(
      of(
        '<h1 class="a">Log in</h1><input name="email" placeholder="You &amp; co"/><b>CNX</b>',
        '<h1 class="a">Entrar</h1><input name="email" placeholder="Usted &amp; co"/><b>CNX</b>',
      ),
    ).toEqual({ 'Log in': 'Entrar', 'You & co': 'Usted & co' });
  });

  it('reads entities, valueless attributes and separated texts', () => {
    expect(of('<i hidden="">It&#x27;s <!-- -->one</i>', '<i hidden="">Es &lt;<!-- -->uno</i>')).toEqual({
      'Log in': 'Entrar',
      "It's ": 'Es <',
      one: 'uno',
    });
  });

  it.each([
    ['another structure', '<p>a</p>', '<p>a</p><p>b</p>', /differ.*<\/p><p>/],
    ['another element', '<p>a</p>', '<b>a</b>', /differ.*<p>.*<b>/],
    ['another attribute', '<p id="a">x</p>', '<p id="b">x</p>', /differ.*id="a".*id="b"/],
    ['a missing attribute', '<p id="a">x</p>', '<p lang="a">x</p>', /differ.*lang="a"/],
    ['one text with two translations', '<p>a</p><p>a</p>', '<p>b</p><p>c</p>', /both "b" and "c"/],
    ['a text where there is none', '<p>a</p><p></p>', '<p></p><p>b</p>', /differ/],
    ['a text in place of an element', '<p>a</p>', '<p><br/></p>', /differ.*<br/],
  ])('refuses %s', (_what, english, spanish, message) => {
    expect(() => of(english, spanish)).toThrow(message);
  });
});

describe('refuseActiveMarkup', () => {
  it.each(['<p style="color:red">', '<style>', '<script src="x">', '<img onerror="x">', '<p\nonclick="x">'])(
    'refuses %s',
    (markup) => expect(() => refuseActiveMarkup(markup)).toThrow(/holds/),
  );

  it('lets plain markup through, whatever its texts say', () => {
    expect(() =>
      refuseActiveMarkup('<p class="on" data-style="x">style= and onclick= in &lt;script&gt;</p>'),
    ).not.toThrow();
  });
});
