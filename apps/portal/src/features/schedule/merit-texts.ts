import type { ScheduledActivity, WorkQuestion } from '@cnx/api';
import type { Formats } from '../../insight/use-formats.ts';
import { unknownValue, viewClock } from '../../quantities.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';
import { workQuestions } from './work-merit.ts';

/** What work is for, in words; that no user said it where it costs oil. */
export function purposeText(
  { merit, expectedDeferred }: Pick<ScheduledActivity, 'merit' | 'expectedDeferred'>,
  { t }: Formats,
): string {
  if (merit?.purpose) return t(`schedule.merit.purpose.${merit.purpose}`);
  return merit !== null && expectedDeferred > 0 ? t('schedule.merit.none') : unknownValue;
}

/** What is asked of work, as a sentence. */
export function questionText({ kind, value }: WorkQuestion, { t, quantities }: Formats): string {
  const count = Math.round(value ?? 0);
  switch (kind) {
    case 'noPurpose':
      return t('schedule.merit.question.noPurpose', { cost: quantities.text('liquidVolume', value) });
    case 'atPotential':
      return t('schedule.merit.question.atPotential', {
        share: quantities.text('share', value, { digits: 0 }),
      });
    case 'pumpRuns':
      return t('schedule.merit.question.pumpRuns', {
        frequency: quantities.wireText('Hz', value, { digits: 1 }),
      });
    case 'earlyReplacement':
      return t('schedule.merit.question.earlyReplacement', { count });
    case 'paysLate':
      return t('schedule.merit.question.paysLate', { count });
  }
}

/** That something work needs is taken by other work, as a sentence. */
export function clashText(
  { name, place, plannedStart }: ScheduledActivity['clashes'][number],
  { t, dates }: Formats,
): string {
  return t('schedule.merit.clash', {
    name: truncateForDisplay(name, 100),
    place: truncateForDisplay(place, 100),
    time: dates.shortClock(viewClock.iso(plannedStart)),
  });
}

/** What is asked of some work, in words. */
export function questionTexts(
  activities: Parameters<typeof workQuestions>[0],
  { t, quantities }: Pick<Formats, 't' | 'quantities'>,
): string[] {
  const { withoutPurpose, cost, doubtful, doubleBooked } = workQuestions(activities);
  const texts: (string | false)[] = [
    withoutPurpose > 0 &&
      t('schedule.merit.takeaway.withoutPurpose', {
        count: withoutPurpose,
        cost: quantities.text('liquidVolume', cost),
      }),
    doubtful > 0 && t('schedule.merit.takeaway.doubtful', { count: doubtful }),
    doubleBooked > 0 && t('schedule.merit.takeaway.doubleBooked', { count: doubleBooked }),
  ];
  return texts.filter((text) => text !== false);
}
