import type { DataMeta } from '@cnx/api';
import { DataAge } from '@cnx/ui';
import { useTranslation } from 'react-i18next';
import type { DataCondition } from './data-condition.ts';
import { useFormats } from './use-formats.ts';

/** Props of {@link InsightAge}. */
export interface InsightAgeProps {
  meta: DataMeta;
  condition: DataCondition;
}

/**
 * How old data was when it was fetched, by the server's clock. Data that ends before the window does says on which day,
 * and is marked.
 */
export function InsightAge({ meta: { asOf, serverTime }, condition }: InsightAgeProps) {
  const { t } = useTranslation('portal');
  const { dates } = useFormats();
  if (!asOf) return null;
  const late =
    condition.kind === 'late' ? t('insight.dataEnds', { day: dates.day(condition.lastDay) }) : null;
  return (
    <DataAge
      text={late ?? dates.age(asOf, serverTime ?? Date.parse(asOf))}
      full={t('insight.asOf', { time: dates.clock(asOf) })}
      dateTime={asOf}
      stale={late !== null}
    />
  );
}
