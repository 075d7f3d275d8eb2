import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { replaceWords, WordsProvider, type Replacement } from '../../../words/words.tsx';
import { Pagination } from './Pagination.tsx';
import { paginationWords, type PaginationLabels } from './pagination.words.ts';

interface Speech {
  locale?: string;
  replacements?: readonly Replacement[];
  labels?: Partial<PaginationLabels>;
  total?: number;
}

const said = ({ labels = {}, total = 1_234_567, ...speech }: Speech) =>
  renderToStaticMarkup(
    <WordsProvider {...speech}>
      <Pagination pageSize={20} total={total} labels={labels} />
    </WordsProvider>,
  );

it('says results in the reader’s language with the region’s own figures', () => {
  expect(said({})).toContain('Showing 1 to 20 of 1,234,567 results');
  expect(said({ total: 1 })).toContain('Showing 1 to 1 of 1 result<');
  expect(said({ locale: 'es-MX' })).toContain('Del 1 al 20 de 1,234,567 resultados');
  expect(said({ locale: 'es' })).toContain('Del 1 al 20 de 1.234.567 resultados');
  expect(said({ locale: 'fr', total: 0 })).toContain('0 à 0 sur 0 résultat<');
  expect(said({ locale: 'nb' })).toContain('aria-label="Pages of results"');
});

it('lets the page replace a word, and one use replace that', () => {
  const replacements = [replaceWords(paginationWords, { next: 'Older wells', previous: 'Newer wells' })];
  const both = said({ locale: 'fr', replacements, labels: { next: 'Onward' } });
  expect(both).toContain('aria-label="Onward"');
  expect(both).toContain('aria-label="Newer wells"');
  expect(both).toContain('aria-label="Pages de résultats"');
});
