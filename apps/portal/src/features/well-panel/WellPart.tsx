import { Skeleton, Stack, styled, Text } from '@cnx/ui';
import { useId, type ReactNode } from 'react';
import { InsightFailure, LastGood } from '../../insight/InsightStates.tsx';
import { isLeftOut, type FailureKey, type InsightView } from '../../insight/insight-view.ts';

const Head = styled('div', { row: '$2', flexWrap: 'wrap', justifyContent: 'space-between', minHeight: 32 });

/** Props of {@link WellPart}. */
export interface WellPartProps<Body> {
  title: string;
  view: InsightView<Body>;
  /** The text of what could not be fetched. */
  failure: FailureKey;
  /** Beside the title. */
  actions?: ReactNode;
  /** Height of what comes, px. @default 120 */
  height?: number;
  children: (body: Body) => ReactNode;
}

/** A part of the panel with its heading: on its way, failed by itself, or shown; none where it is not offered. */
export function WellPart<Body>(props: WellPartProps<Body>) {
  const { title, view, failure, actions, height = 120, children } = props;
  const titleId = useId();
  if (isLeftOut(view)) return null;
  return (
    <Stack gap="2" asChild>
      <section aria-labelledby={titleId}>
        <Head>
          <Text as="h3" id={titleId} size="lead" weight="bold">
            {title}
          </Text>
          {actions}
        </Head>
        {view.status === 'loading' && <Skeleton shape="block" height={height} />}
        {view.status === 'failed' && <InsightFailure failure={failure} view={view} />}
        {view.status === 'shown' && (
          <>
            {view.error && <LastGood failure={failure} error={view.error} onRetry={view.retry} />}
            {children(view.body)}
          </>
        )}
      </section>
    </Stack>
  );
}

/** Says in words what there is not. */
export function Nothing({ children }: { children: string }) {
  return (
    <Text as="span" size="small" emphasis="quiet">
      {children}
    </Text>
  );
}
