import { queryClientAtom } from 'jotai-tanstack-query';
import type { Portal } from './portal.ts';
import { handOver } from './redirects/hand-over.ts';
import { hasState } from './redirects/redirect-state.ts';
import { routeOf } from './routes.tsx';
import { userKey, type Session } from './session/session.ts';
import { conversationAtom } from './state/conversation.atoms.ts';
import { apiClientAtom, handOverAtom } from './state/api-client.atoms.ts';
import {
  createErrorReports,
  errorReportsAtom,
  type ErrorReports,
  type FaultReport,
} from './state/error-reports.ts';
import { addressSearchAtom, unknownIdsAtom } from './state/filters.atoms.ts';
import { usageAtom } from './state/usage.ts';
import { openAreasAtom, singleKeysAtom, unitSystemAtom } from './state/display.atoms.ts';
import { ownChangesAtom } from './state/kept-preferences.ts';
import { createQueryClient } from './state/query-client.ts';
import { tourStopAtom } from './state/tour.atoms.ts';

/** The build's version, which the bundler writes here. */
const version = (import.meta.env['CNX_VERSION'] as string | undefined) ?? 'development';

/**
 * Gives the pages after sign-in their data calls, their reports, and what the user chose for them. The login page does
 * without this code.
 */
export function openData(portal: Portal): void {
  const { config, store, storage, sessionManager, redirectTargets, loadClient, now } = portal;
  keepChoices(portal);
  store.set(apiClientAtom, { load: loadClient });
  store.set(handOverAtom, {
    async run(target) {
      const session = sessionManager.current();
      if (session.state !== 'signedIn') return { failed: true };
      const services = { client: await loadClient(), storage, user: session.user, allowed: redirectTargets };
      return handOver(target, services);
    },
  });
  const send = (report: FaultReport) => {
    if (!sessionManager.credentials()) return false;
    // The template of the address: what stands in it may be the user's.
    const body = { ...report, route: routeOf(location.pathname).path, version };
    void loadClient()
      .then((client) => client.POST('/CNXUser/ReportClientError', { body, keepalive: true }))
      .catch(() => undefined);
    return true;
  };
  const { report } = createErrorReports({ now, send: config.errorReports ? send : undefined });
  const reports: ErrorReports = {
    report: (fault) => {
      store.get(usageAtom).record({ name: 'error' });
      return report(fault);
    },
  };
  store.set(errorReportsAtom, reports);
  const forget = (ids: readonly string[]) =>
    store.set(unknownIdsAtom, (known) => [...new Set([...known, ...ids])]);
  const openCache = () => store.set(queryClientAtom, createQueryClient(loadClient, reports, forget));
  openCache();
  // What was fetched for a user, and their tour, end with the session. A page that still stands keeps what it shows, and asks for nothing.
  let owner = ownerOf(sessionManager.current());
  sessionManager.subscribe((session) => {
    const next = ownerOf(session);
    if (next === owner) return;
    owner = next;
    store.get(queryClientAtom).clear();
    store.set(ownChangesAtom, []);
    store.set(conversationAtom, []);
    store.set(tourStopAtom, null);
    if (next !== undefined) openCache();
  });
  // Beside the screens: the first answer needs it.
  import('@cnx/api/answer-checks').catch(() => undefined);
}

/** Starts with the stored units, shortcuts and unfolded areas, and stores them. */
function keepChoices({ store, storage }: Portal): void {
  store.set(unitSystemAtom, storage.read('unitSystem') ?? store.get(unitSystemAtom));
  store.sub(unitSystemAtom, () => storage.write('unitSystem', store.get(unitSystemAtom)));
  store.set(singleKeysAtom, storage.read('singleKeys') !== 'off');
  store.sub(singleKeysAtom, () => storage.write('singleKeys', store.get(singleKeysAtom) ? 'on' : 'off'));
  store.set(openAreasAtom, storage.read('openAreas') ?? store.get(openAreasAtom));
  store.sub(openAreasAtom, () => storage.write('openAreas', [...store.get(openAreasAtom)]));
}

const ownerOf = (session: Session) => ('user' in session ? userKey(session.user) : undefined);

/** How long what was asked for early is kept for the screen that needs it. */
const heldMs = 10_000;

/**
 * Asks for the data of a page at once, by the screen's own queries: the calls run while the page renders. Not for
 * sessions that the identity provider has to confirm first, nor for users who are handed on.
 */
export async function requestData(
  { store, sessionManager }: Portal,
  { pathname, search }: URL,
): Promise<void> {
  const session = sessionManager.current();
  if (session.state !== 'signedIn' || (session.user.isSSO && sessionManager.newTab) || hasState(search))
    return;
  const owner = ownerOf(session);
  const atoms = (await routeOf(pathname).data?.(search)) ?? [];
  if (ownerOf(sessionManager.current()) !== owner) return;
  store.set(addressSearchAtom, search);
  const ends = atoms.map((atom) => store.sub(atom, () => undefined));
  ends.push(
    sessionManager.subscribe((current) => {
      if (ownerOf(current) !== owner) release();
    }),
  );
  const release = () => ends.forEach((end) => end());
  setTimeout(release, heldMs);
}
