import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WordsProvider } from '../../../words/words.tsx';
import { KpiTile } from './KpiTile.tsx';

const shown = (value: string | number, digits?: number) =>
  renderToStaticMarkup(
    <WordsProvider locale="es">
      <KpiTile label="Oil" value={value} {...(digits !== undefined && { digits })} />
    </WordsProvider>,
  );

it('writes a number as its reader does, and text as it is', () => {
  expect(shown(12_345.6)).toContain('>12.345,6<');
  expect(shown(12_345.6, 0)).toContain('>12.346<');
  expect(shown('about 3')).toContain('>about 3<');
});

it('shows a dash for what is no number', () => {
  expect(shown(NaN)).toContain('>–<');
  expect(shown(Infinity)).toContain('>–<');
});
