import { describe, expect, it } from 'vitest';
import { readMailLink } from './mail-link.ts';

const link = 'code=c-_1&email=a%2Bb%40c.example&invitation=1';

describe('the link of a mail', () => {
  it.each([
    ['as it was sent', `#${link}`],
    ['below its path', `/#${link}`],
    ['with its # encoded', `%23${link}`],
    ['with its # encoded, below its path', `/%23${link}`],
    ['encoded as a whole', `%23${encodeURIComponent(link)}`],
    ['encoded twice', `%2523${link.replaceAll('%', '%25')}`],
    ['with a ? for its #', `?${link}`],
    ['with entities of HTML', `#${link.replaceAll('&', '&amp;')}`],
    ['with the full stop of its sentence', `#${link}.`],
    ['with the bracket around it', `#${link}>`],
    ['with the bracket around it, encoded', `#${link}%3E`],
  ])('is read %s', (_, text) => {
    expect(readMailLink(text)).toEqual({ text, code: 'c-_1', email: 'a+b@c.example', invited: true });
  });

  it('is read without the address that was cut', () => {
    for (const text of ['#code=c-_1', '#code=c-_1&emai'])
      expect(readMailLink(text)).toEqual({ text, code: 'c-_1', invited: false });
  });

  it('names the application that it was asked for in', () => {
    expect(readMailLink('#code=c&email=a%40b.example&state=localhost%3A4100')).toMatchObject({
      code: 'c',
      email: 'a@b.example',
      invited: false,
      state: 'localhost:4100',
    });
  });

  it.each(['', '/', '#', '#cod', '#code=', '#code=.', '%23%E0%A4%A', 'code=c'])(
    'is none where it brought no code: %j',
    (text) => expect(readMailLink(text)).toBeUndefined(),
  );
});
