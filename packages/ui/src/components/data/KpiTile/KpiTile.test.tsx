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

it('writes a change given as a share with its sign, and points its arrow the same way', () => {
  const changed = (change: number) =>
    renderToStaticMarkup(
      <WordsProvider locale="en">
        <KpiTile label="Oil" value={812} change={change} />
      </WordsProvider>,
    );
  expect(changed(0.084)).toMatch(/arrow-up-right.*\+8\.4\u00a0%/);
  expect(changed(-0.2)).toMatch(/arrow-down-right.*−20\u00a0%/);
  expect(changed(0.0001)).toMatch(/lucide-arrow-right.*>0\u00a0%/);
  expect(changed(NaN)).not.toMatch(/arrow|%/);
});

it('draws a course of two values at least', () => {
  const drawn = (trend: readonly (number | null)[]) =>
    renderToStaticMarkup(<KpiTile label="Oil" value={812} trend={trend} />).includes('<svg');
  expect(drawn([811, null, 812])).toBe(true);
  expect(drawn([null, 812])).toBe(false);
});
