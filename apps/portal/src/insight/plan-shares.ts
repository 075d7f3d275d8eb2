import type { Formats } from './use-formats.ts';

/** Volumes beside a plan, Sm3. */
export interface PlannedVolumes {
  readonly plan: number;
  readonly actual: number;
  /** Of days that were not reported; none where none is missing. */
  readonly estimated?: number | null | undefined;
}

/** What was made of a plan, in percent: as reported and, where days are missing, with what is estimated of them beside it. */
export function planShares(
  { plan, actual, estimated }: PlannedVolumes,
  { t, quantities }: Pick<Formats, 't' | 'quantities'>,
): string {
  if (plan <= 0) return '–';
  const share = (volume: number) => quantities.text('share', (100 * volume) / plan, { digits: 1 });
  return estimated
    ? t('insight.estimated.shares', { reported: share(actual), filled: share(actual + estimated) })
    : share(actual);
}
