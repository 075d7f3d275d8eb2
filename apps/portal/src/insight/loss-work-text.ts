import type { LossWork } from '@cnx/api';
import { dayOf } from '../quantities.ts';
import type { Formats } from './use-formats.ts';

/** {@link lossWorkTexts} as a sentence; empty where nothing is known. */
export function lossWorkSentence(work: LossWork | null | undefined, formats: Formats): string {
  const text = lossWorkTexts(work, formats).join(', ');
  return text === '' ? '' : `${text.charAt(0).toLocaleUpperCase(formats.language)}${text.slice(1)}.`;
}

/**
 * Says what is planned about a loss: that nothing is, or what and from when, and that a well is to be tested though it is down. None where nothing
 * is known.
 */
export function lossWorkTexts(work: LossWork | null | undefined, { t, dates }: Formats): string[] {
  if (!work) return [];
  const day = (moment: string) => dates.shortDay(dayOf(dates.wall(moment)));
  const { repair, idleTest } = work;
  return [
    repair === null
      ? t('exceptions.lossWork.none')
      : t('exceptions.lossWork.planned', {
          work: t(`vocabulary.activity.${repair.activity}`),
          day: day(repair.plannedStart),
        }),
    ...(idleTest === null ? [] : [t('exceptions.lossWork.idleTest', { day: day(idleTest.plannedStart) })]),
  ];
}
