import type { DataMeta } from '@cnx/api';
import { DataAge } from '@cnx/ui';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../quantities.ts';
import type { DataCondition } from './data-condition.ts';
import { useFormats } from './use-formats.ts';

/** Props of {@link InsightAge}. */
export interface InsightAgeProps {
  meta: DataMeta;
  condition: DataCondition;
  /** Says where late data ends in the fewest words, for narrow places. @default false */
  brief?: boolean;
}

/**
 * How old data was when it was fetched, by the server's clock. Data that ends before the window does says on which day,
 * and is marked.
 */
export function InsightAge({ meta: { asOf, serverTime }, condition, brief = false }: InsightAgeProps) {
  const { t } = useTranslation('portal');
  const { dates } = useFormats();
  if (!asOf) return null;
  const full = t('insight.asOf', { time: dates.clock(asOf) });
  if (condition.kind !== 'late') {
    return <DataAge text={dates.age(asOf, serverTime ?? Date.parse(asOf))} full={full} dateTime={asOf} />;
  }
  const { lastDay } = condition;
  const ends = t('insight.dataEnds', { day: dates.day(lastDay) });
  // The year goes without saying only in the year that it is.
  const thisYear = serverTime !== null && lastDay.startsWith(dayOf(serverTime).slice(0, 4));
  const until = t('insight.until', { day: thisYear ? dates.shortDay(lastDay) : dates.day(lastDay) });
  return (
    <DataAge text={brief ? until : ends} full={brief ? `${ends} · ${full}` : full} dateTime={asOf} stale />
  );
}
