import type { Formats } from '../../insight/use-formats.ts';
import type { StepOutcomes, TrackedTakeaway } from './optimization-dashboard.ts';

/** What is not known of measured steps, as parts of a sentence: "6 inconclusive, 1 gain in question". */
export function unknownParts(
  { inconclusive, inQuestion }: Pick<StepOutcomes, 'inconclusive' | 'inQuestion'>,
  { t }: Pick<Formats, 't'>,
): string {
  return [
    inconclusive > 0 && t('optimization.tracked.inconclusiveOnes', { count: inconclusive }),
    inQuestion > 0 && t('optimization.tracked.inQuestionOnes', { count: inQuestion }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What came of steps in a sentence for each thing that they were made for: all measured ones are what it is a share of. */
export function outcomesText(result: TrackedTakeaway, formats: Pick<Formats, 't' | 'quantities'>): string {
  const { t, quantities } = formats;
  if (result.kind === 'none') return t('optimization.tracked.none');
  if (result.kind === 'settling') return t('optimization.tracked.settling', { count: result.count });
  return (['gains', 'reductions'] as const)
    .filter((aim) => result[aim].measured > 0)
    .map((aim) => {
      const { met, measured } = result[aim];
      const text = t(`optimization.tracked.${aim === 'gains' ? 'gained' : 'reduced'}`, {
        met: quantities.count(met),
        count: measured,
      });
      const rest = unknownParts(result[aim], formats);
      return rest === '' ? `${text}.` : `${text}; ${rest}.`;
    })
    .join(' ');
}
