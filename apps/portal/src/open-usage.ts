import type { UsageEvent } from '@cnx/api';
import { queryClientAtom } from 'jotai-tanstack-query';
import { routeOf } from './routes.tsx';
import type { Portal } from './portal.ts';
import { usageChoiceAtom } from './state/display.atoms.ts';
import { filterNames, filterParameters } from '@cnx/api/filter-address';
import { filtersAtom } from './state/filters.atoms.ts';
import { openWellAtom } from './state/open-well.atoms.ts';
import type { CallKey } from './state/query-client.ts';
import type { PortalStore } from './state/store.ts';
import { createUsageRecorder, usageAtom, type UsageRecorder } from './state/usage.ts';

/** When measuring begins in browsers that do not say when they are idle. */
const idleMs = 3_000;

/** The pages that the contract knows by name. */
const pages = [
  'dashboard',
  'optimizationDashboard',
  'exceptionReport',
  'userAnalytics',
  'statistics',
  'dataHealth',
  'administration',
  'settings',
  'searchResults',
  'dashboardUser',
  'notifications',
  'apps',
  'news',
  'support',
  'link',
  'terms',
  'privacy',
  'notFound',
] as const satisfies readonly UsageEvent['page'][];

/** Whether the browser asks not to be tracked: Global Privacy Control or Do Not Track. */
function declinesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/**
 * Records how the portal is used, for users who do not decline it: pages, filters, wells, searches without result and
 * how fast pages were. Features record what only they know of by `usageAtom`.
 */
export function openUsage({ store, storage, sessionManager, loadClient, now }: Portal): void {
  if (declinesTracking()) return;
  const page = () => {
    const { name } = routeOf(location.pathname);
    return pages.find((known) => known === name) ?? 'other';
  };
  const { record, flush, drop } = createUsageRecorder({
    isWanted: () => sessionManager.credentials() !== undefined && store.get(usageChoiceAtom) === 'on',
    page,
    now,
    send: (events) =>
      void loadClient()
        // The page may be gone before the answer is here.
        .then(({ POST }) => POST('/Usage/RecordUsage', { body: { events: [...events] }, keepalive: true }))
        .catch(() => undefined),
  });
  store.set(usageAtom, { record });
  const countSession = () => {
    if (!sessionManager.credentials() || storage.read('countedSession')) return;
    storage.write('countedSession', 'yes');
    record({ name: 'session' });
  };
  countSession();
  sessionManager.subscribe(({ state }) => {
    if (state === 'signedIn') countSession();
    else drop();
  });
  recordFilters(store, record);
  recordSearches(store, record);
  const flushHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  document.addEventListener('visibilitychange', flushHidden);
  recordLoadTimes(page(), (note) => {
    record(note);
    // Most measurements are known when the page is left.
    flushHidden();
  });
}

type Note = UsageRecorder['record'];

/** What a user narrows the data by, compares it with and opens over it. */
function recordFilters(store: PortalStore, record: Note): void {
  let before = store.get(filtersAtom);
  store.sub(filtersAtom, () => {
    const filters = store.get(filtersAtom);
    const last = before;
    before = filters;
    for (const name of filterNames)
      if (filters[name].length > 0 && filters[name].join() !== last[name].join())
        record({ name: `filter.${filterParameters[name]}` });
    const isOf = ({ from, to, days }: typeof filters) => [from, to, days].join();
    if (isOf(filters) !== isOf(last)) record({ name: 'filter.window' });
    if (filters.compare !== null && filters.compare !== last.compare) record({ name: 'feature.compare' });
  });
  let well: string | null = null;
  store.sub(openWellAtom, () => {
    const opened = store.get(openWellAtom);
    if (opened !== null && opened !== well) record({ name: 'feature.well' });
    well = opened;
  });
}

/** What was searched for and not found, by the answers that come in. */
function recordSearches(store: PortalStore, record: Note): void {
  let end: () => void = () => undefined;
  let last = '';
  const follow = () => {
    end();
    end = store
      .get(queryClientAtom)
      .getQueryCache()
      .subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        const [path, params] = event.query.queryKey as CallKey;
        if (path !== '/Search/GetResults') return;
        const { data } = (event.query.state.data ?? {}) as { data?: { total?: unknown } };
        const { query } = (params ?? {}) as { query?: { text?: unknown } };
        const words = typeof query?.text === 'string' ? query.text.trim() : '';
        if (data?.total !== 0 || words === '' || words === last) return;
        // An answer that is fetched anew is no other search.
        last = words;
        record({ name: 'emptySearch', page: 'searchResults', words });
      });
  };
  follow();
  store.sub(queryClientAtom, follow);
}

/** How fast the page was that the browser opened, once the browser has time to measure it. */
function recordLoadTimes(page: UsageEvent['page'], record: Note): void {
  const start = () =>
    void import('web-vitals')
      .then(({ onCLS, onINP, onLCP }) => {
        onLCP(({ value }) => record({ name: 'load.lcp', page, value }));
        onINP(({ value }) => record({ name: 'load.inp', page, value }));
        onCLS(({ value }) => record({ name: 'load.cls', page, value: value * 1000 }));
      })
      .catch(() => undefined);
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start);
  else setTimeout(start, idleMs);
}
