import { queryClientAtom } from 'jotai-tanstack-query';
import { version } from '../package.json';
import type { Portal } from './portal.ts';
import { routeOf } from './routes.tsx';
import { createErrorReports, errorReportsAtom, type FaultReport } from './state/error-reports.ts';
import { createQueryClient } from './state/query-client.ts';

/** Gives the pages after sign-in their data calls and their reports. The login page does without this code. */
export function openData({ config, store, loadClient, now }: Portal): void {
  const send = (report: FaultReport) => {
    // The template of the address: what stands in it may be the user's.
    const body = { ...report, route: routeOf(location.pathname).path, version };
    void loadClient()
      .then((client) => client.POST('/CNXUser/ReportClientError', { body, keepalive: true }))
      .catch(() => undefined);
  };
  const reports = createErrorReports({ now, send: config.errorReports ? send : undefined });
  store.set(errorReportsAtom, reports);
  store.set(queryClientAtom, createQueryClient(loadClient, reports));
}
