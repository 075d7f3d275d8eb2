import { Card, Link, Stack, Text } from '@cnx/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InsightArea } from '../paths.ts';
import type { FailureKey } from '../state/failure-message.ts';
import { dataCondition, type AskedWindow } from './data-condition.ts';
import { InsightAge } from './InsightAge.tsx';
import type { InsightFrame } from './insight-frame.ts';
import type { InsightView } from './insight-view.ts';
import { InsightEmpty, InsightFailure, InsightSkeleton, LastGood } from './InsightStates.tsx';

/** Props of {@link InsightCard}. */
export interface InsightCardProps<Body> {
  area: InsightArea;
  view: InsightView<Body>;
  /** What stands in place of data that could not be had. */
  failure: FailureKey;
  frame: InsightFrame;
  /** The window that the data must lie in. */
  window: AskedWindow;
  /** Fetches the data again. */
  onRetry: () => void;
  /** What the data comes to, in a sentence or two. */
  takeaway: (body: Body) => ReactNode;
  /** How far the data can be trusted, for the quiet line below. */
  source?: (body: Body) => ReactNode;
  /** Height of the chart in px, for the skeleton. @default 240 */
  chartHeight?: number;
  /** Chart and rows. */
  children: (body: Body) => ReactNode;
}

/**
 * The card of an insight area: its takeaway in words, the chart that proves it, the top rows, and a quiet line with the
 * data's age. It stands for itself: it loads, fails and is empty on its own.
 */
export function InsightCard<Body>(props: InsightCardProps<Body>) {
  const { area, view, frame, window, failure, onRetry, takeaway, source, children } = props;
  const { t } = useTranslation('portal');
  const title = t(`areas.${area}`);
  const busy = view.status === 'loading' || (view.status === 'shown' && view.outdated);
  if (view.status !== 'shown') {
    return (
      <Card title={title} busy={busy}>
        {view.status === 'loading' ? (
          <InsightSkeleton chartHeight={props.chartHeight ?? 240} />
        ) : (
          <InsightFailure failure={failure} error={view.error} retrying={view.retrying} onRetry={onRetry} />
        )}
      </Card>
    );
  }
  const condition = dataCondition(view.meta, window);
  if (condition.kind === 'none' || condition.kind === 'outside') {
    return (
      <Card title={title} busy={busy}>
        <InsightEmpty area={area} condition={condition} frame={frame} />
      </Card>
    );
  }
  return (
    <Card
      title={title}
      busy={busy}
      takeaway={
        <Text as="span" size="lead" weight="medium">
          {takeaway(view.body)}
        </Text>
      }
      footer={
        <>
          <Stack direction="row" gap="3" wrap>
            <InsightAge meta={view.meta} condition={condition} />
            {source?.(view.body)}
          </Stack>
          <Link tone="alone" href={frame.allHref} aria-label={t('insight.showAllOf', { area: title })}>
            {t('insight.showAll')}
          </Link>
        </>
      }
    >
      <Stack gap="4">
        {view.error && <LastGood failure={failure} onRetry={onRetry} />}
        {children(view.body)}
      </Stack>
    </Card>
  );
}
