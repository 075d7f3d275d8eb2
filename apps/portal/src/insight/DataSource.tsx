import type { DataMeta } from '@cnx/api';
import { Stack, StatusBadge, Text } from '@cnx/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from './use-formats.ts';

/** Props of {@link DataSource}. */
export interface DataSourceProps {
  meta: DataMeta;
  /** The newest day with data, where it is older than the window's last; marks the data as stale. */
  lastDay: string | null;
  /** How far the data can be trusted. */
  children?: ReactNode;
}

/** How old data is, whether it is late, and how it was found: the quiet line below a card. */
export function DataSource({ meta, lastDay, children }: DataSourceProps) {
  const { t } = useTranslation('portal');
  const { dates } = useFormats();
  return (
    <Stack direction="row" gap="3" wrap>
      {lastDay && (
        <StatusBadge status="warning">{t('insight.dataEnds', { day: dates.day(lastDay) })}</StatusBadge>
      )}
      {meta.asOf && (
        <Text as="time" size="small" tone="quiet" dateTime={meta.asOf} figures>
          {t('insight.asOf', { time: dates.clock(meta.asOf) })}
        </Text>
      )}
      {children}
    </Stack>
  );
}
