import type { Formats } from '../../../insight/use-formats.ts';
import { quantityOf } from '../../../quantities.ts';
import { maxSeverityDays, type WorkingLine, type WrittenFigure } from './working-line.ts';

type Words = Pick<Formats, 't' | 'quantities'>;

/** A figure without its unit. */
function numberOf({ value, unit, digits }: WrittenFigure, { quantities }: Words): string {
  const quantity = quantityOf(unit);
  return quantity ? quantities.number(quantity, value, { digits }) : quantities.count(value, { digits });
}

/** A figure with its unit. */
export function figureText(figure: WrittenFigure, { quantities }: Words): string {
  const { value, unit, digits } = figure;
  return unit === '1' ? quantities.count(value, { digits }) : quantities.wireText(unit, value, { digits });
}

/** The calculation of a line, as a reader would type it: "142.1 − 87.9". */
export function calculationText(line: WorkingLine, words: Words): string {
  const { t, quantities } = words;
  const { operation, operands } = line;
  const [a = '', b = '', c = ''] =
    operands.length > 3 ? [] : operands.map((figure) => numberOf(figure, words));
  const count = operands.length;
  const comparison = (sign: string) => operands.map((figure) => figureText(figure, words)).join(` ${sign} `);
  switch (operation) {
    case 'difference':
      return `${a} − ${b}`;
    case 'share':
      return `100 × ${a} ÷ ${b}`;
    case 'ratio':
      return `${a} ÷ ${b}`;
    case 'rise':
      return `100 × (${a} ÷ ${b} − 1)`;
    case 'fall':
      return `100 × (1 − ${a} ÷ ${b})`;
    case 'shortfall':
      return t('evidence.greater', { value: `${a} − ${b}` });
    case 'oilOfLiquid':
      return `${t('evidence.greater', { value: `${a} − ${b}` })} × (1 − ${c} ÷ 100)`;
    case 'severity': {
      const least = t('evidence.lesser', { days: c, most: quantities.count(maxSeverityDays) });
      return `${a} × ${b} × ${least}`;
    }
    case 'median':
      return t('evidence.medianOf', { count });
    case 'mean':
      return t('evidence.meanOf', { count });
    case 'sum':
      return t('evidence.sumOf', { count });
    case 'added':
      return [a, b, c].slice(0, count).join(' + ').replaceAll('+ −', '− ');
    case 'atLeast':
      return comparison('≥');
    case 'above':
      return comparison('>');
    case 'below':
      return comparison('<');
    case 'within':
      return operands.map((figure) => figureText(figure, words)).join(' ≤ ±');
  }
}

/** What a line comes to: its result with the unit, or whether the limit is met. */
export function resultText({ result, holds }: WorkingLine, words: Words): string {
  return result ? figureText(result, words) : words.t(holds ? 'evidence.met' : 'evidence.notMet');
}
