import { useWords, type Words } from '../../../words/words.tsx';
import { chartWords, type ChartLabels } from './chart.words.ts';

/** A chart's words for this reader: those of all charts and its own, over both the `labels` of this use. */
export function useChartWords<Labels extends object>(
  own: Words<Labels>,
  labels: Partial<ChartLabels & Labels> | undefined,
): ChartLabels & Labels {
  return { ...useWords(chartWords), ...useWords(own), ...labels };
}
