import type { ApiFailure } from '@cnx/api';
import { Button, EmptyState, ErrorState, Skeleton, Stack, Text, ToneIcon } from '@cnx/ui';
import { useTranslation } from 'react-i18next';
import { useWords } from '../i18n/message.ts';
import type { InsightArea } from '../paths.ts';
import { failureMessage, type FailureKey } from '../state/failure-message.ts';
import type { DataCondition } from './data-condition.ts';
import type { InsightFrame } from './insight-frame.ts';
import { useFormats } from './use-formats.ts';

/** The shape of a card's content that is on its way: sentence, chart, rows. */
export function InsightSkeleton({ chartHeight }: { chartHeight: number }) {
  return (
    <Stack gap="4">
      <Skeleton width={320} />
      <Skeleton shape="block" height={chartHeight} />
      <Skeleton lines={5} />
    </Stack>
  );
}

/** Props of {@link InsightFailure}. */
export interface InsightFailureProps {
  failure: FailureKey;
  error: ApiFailure;
  retrying: boolean;
  onRetry: () => void;
}

/** Stands where data would be: the area's own text, the server's words if it gave any, and trying again. */
export function InsightFailure({ failure, error, retrying, onRetry }: InsightFailureProps) {
  const { t } = useTranslation('portal');
  const say = useWords();
  const message = failureMessage(error, failure);
  return (
    <ErrorState
      text={say({ key: failure })}
      detail={'words' in message ? message.words : undefined}
      retry={{ label: t('shell.retry'), onPress: onRetry, busy: retrying }}
    />
  );
}

/** Says above the last good data that it could not be fetched anew. */
export function LastGood({ failure, onRetry }: Pick<InsightFailureProps, 'failure' | 'onRetry'>) {
  const { t } = useTranslation('portal');
  const say = useWords();
  return (
    <Stack direction="row" gap="2" wrap role="status">
      <ToneIcon tone="error" size={16} />
      <Text as="span" size="small" tone="critical">
        {say({ key: failure })}
      </Text>
      <Text as="span" size="small" tone="quiet">
        {t('insight.lastGood')}
      </Text>
      <Button size="sm" onClick={onRetry}>
        {t('shell.retry')}
      </Button>
    </Stack>
  );
}

/** Props of {@link InsightEmpty}. */
export interface InsightEmptyProps {
  area: InsightArea;
  condition: Extract<DataCondition, { kind: 'none' | 'outside' }>;
  frame: InsightFrame;
}

/** Says why there is nothing, and offers what leads to something. */
export function InsightEmpty({ area, condition, frame }: InsightEmptyProps) {
  const { t } = useTranslation('portal');
  const { dates } = useFormats();
  if (condition.kind === 'outside') {
    const { range, offered } = condition;
    return (
      <EmptyState
        title={t('insight.outside.title')}
        text={t('insight.outside.text', { from: dates.day(range.from), to: dates.day(range.to) })}
        action={
          <Button onClick={() => frame.onWindow(offered)}>
            {t('insight.outside.action', { days: dates.days(offered.from, offered.to) })}
          </Button>
        }
      />
    );
  }
  if (!frame.filtered) return <EmptyState title={t('insight.none.title')} text={t(`insight.none.${area}`)} />;
  return (
    <EmptyState
      title={t('insight.narrow.title')}
      text={t('insight.narrow.text')}
      action={<Button onClick={frame.onClearFilters}>{t('filters.clearAll')}</Button>}
    />
  );
}
