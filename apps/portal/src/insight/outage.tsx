// One cause that keeps several areas from their data is said once for all of them, with one button that tries again.
import { isApiFailure } from '@cnx/api';
import { Banner, Button } from '@cnx/ui';
import type { QueryClient } from '@tanstack/query-core';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { createContext, useContext, useState } from 'react';
import type { InsightView } from './insight-view.ts';
import { useFormats } from './use-formats.ts';

/** Why calls fail, as far as it concerns more than one of them. */
export type OutageCause = 'unreachable' | 'server';

/** What several areas have in common when they fail; null where it is a matter of the one. */
export function causeOf(error: unknown): OutageCause | null {
  if (!isApiFailure(error)) return null;
  if (error.kind === 'network') return 'unreachable';
  return error.kind === 'api' && error.status >= 500 ? 'server' : null;
}

/** Areas from which on the page speaks for them. */
const severalAreas = 3;

/** The cause for which three areas or more fail, those with their last good data among them; null without one. */
export function sharedCause(views: readonly InsightView<unknown>[]): OutageCause | null {
  return causeOfSeveral(views.map((view) => (view.status === 'loading' ? null : view.error)));
}

/** As {@link sharedCause}, of what failed; null where nothing did. */
export function causeOfSeveral(errors: readonly unknown[]): OutageCause | null {
  const causes = errors.map(causeOf);
  const shared = causes.find(
    (cause) => cause !== null && causes.filter((each) => each === cause).length >= severalAreas,
  );
  return shared ?? null;
}

/** The cause that the page speaks of, around the areas that it concerns. */
export const SharedCause = createContext<OutageCause | null>(null);

/** Whether the page offers to try again what failed, so that the place of the failure does not. */
export function useRetriedByPage(error: unknown): boolean {
  const shared = useContext(SharedCause);
  return shared !== null && causeOf(error) === shared;
}

/** When the newest of some answers came, ISO 8601; null where there was none. */
function lastAnswer(client: QueryClient, calls: string): string | null {
  const times = client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey }) => String(queryKey[0]).startsWith(calls))
    .map(({ state }) => state.dataUpdatedAt);
  const newest = Math.max(0, ...times);
  return newest === 0 ? null : new Date(newest).toISOString();
}

/** Props of {@link OutageBanner}. */
export interface OutageBannerProps {
  cause: OutageCause;
  /** How the paths of the calls begin whose last answer is named. @default none is named */
  calls?: string;
}

/** Says what keeps several areas from their data, when the last of it came, and tries all of it again. */
export function OutageBanner({ cause, calls }: OutageBannerProps) {
  const { t, dates } = useFormats();
  const client = useAtomValue(queryClientAtom);
  const answered = calls === undefined ? null : lastAnswer(client, calls);
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    setRetrying(false);
  };
  return (
    <Banner
      tone="critical"
      actions={
        <Button size="sm" loading={retrying} onClick={() => void retry()}>
          {t('shell.retry')}
        </Button>
      }
    >
      {t(`insight.outage.${cause}`)}
      {answered !== null && ` ${t('insight.outage.lastAnswer', { time: dates.clock(answered) })}`}
    </Banner>
  );
}
