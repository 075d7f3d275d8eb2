import type { ScheduledActivity, WorkQuestion } from '@cnx/api';
import type { Formats } from '../../insight/use-formats.ts';
import { unknownValue, viewClock } from '../../quantities.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';

/** What work is for, in words; that nobody said it where it costs oil. */
export function purposeText(
  { worth, expectedDeferred }: Pick<ScheduledActivity, 'worth' | 'expectedDeferred'>,
  { t }: Formats,
): string {
  if (worth?.purpose) return t(`schedule.worth.purpose.${worth.purpose}`);
  return worth !== null && expectedDeferred > 0 ? t('schedule.worth.none') : unknownValue;
}

/** What is asked of work, as a sentence. */
export function questionText({ kind, value }: WorkQuestion, { t, quantities }: Formats): string {
  const count = Math.round(value ?? 0);
  switch (kind) {
    case 'noPurpose':
      return t('schedule.worth.question.noPurpose', { cost: quantities.text('liquidVolume', value) });
    case 'atPotential':
      return t('schedule.worth.question.atPotential', {
        share: quantities.text('share', value, { digits: 0 }),
      });
    case 'earlyReplacement':
      return t('schedule.worth.question.earlyReplacement', { count });
    case 'paysLate':
      return t('schedule.worth.question.paysLate', { count });
  }
}

/** That something work needs is taken by other work, as a sentence. */
export function clashText(
  { name, place, plannedStart }: ScheduledActivity['clashes'][number],
  { t, dates }: Formats,
): string {
  return t('schedule.worth.clash', {
    name: truncateForDisplay(name, 100),
    place: truncateForDisplay(place, 100),
    time: dates.shortClock(viewClock.iso(plannedStart)),
  });
}
