import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { replaceWords, useWords, WordsProvider, type Words } from './words.tsx';

interface DoorLabels {
  readonly open: string;
  readonly close: string;
}
const doorWords: Words<DoorLabels> = {
  en: { open: 'Open', close: 'Close' },
  es: { open: 'Abrir', close: 'Cerrar' },
  fr: { open: 'Ouvrir', close: 'Fermer' },
};
const otherWords: Words<DoorLabels> = { ...doorWords };

function Door({ labels }: { labels?: Partial<DoorLabels> }) {
  const { open, close } = useWords(doorWords, labels);
  return `${open}/${close}`;
}

describe('the words of a component', () => {
  it('are English without a provider', () => {
    expect(renderToStaticMarkup(<Door />)).toBe('Open/Close');
  });

  it.each([
    ['es', 'Abrir/Cerrar'],
    ['fr-CA', 'Ouvrir/Fermer'],
    ['nb', 'Open/Close'],
  ])('follow the reader: %s', (locale, said) => {
    expect(
      renderToStaticMarkup(
        <WordsProvider locale={locale}>
          <Door />
        </WordsProvider>,
      ),
    ).toBe(said);
  });

  it.each(['es_MX', 'es_ES.UTF-8'])('follow a language as systems write it: %s', (locale) => {
    expect(
      renderToStaticMarkup(
        <WordsProvider locale={locale}>
          <Door />
        </WordsProvider>,
      ),
    ).toBe('Abrir/Cerrar');
  });

  it('are replaced by the provider, one by one, and by the labels of a use before that', () => {
    const replacements = [
      replaceWords(doorWords, { open: 'Unlock', close: 'Lock' }),
      replaceWords(otherWords, { open: 'Wrong' }),
    ];
    expect(
      renderToStaticMarkup(
        <WordsProvider locale="es" replacements={replacements}>
          <Door labels={{ close: 'Shut' }} />
        </WordsProvider>,
      ),
    ).toBe('Unlock/Shut');
    expect(
      renderToStaticMarkup(
        <WordsProvider locale="es" replacements={[replaceWords(doorWords, { open: 'Pasar' })]}>
          <Door />
        </WordsProvider>,
      ),
    ).toBe('Pasar/Cerrar');
  });
});
