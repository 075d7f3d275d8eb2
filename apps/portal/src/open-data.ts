import { queryClientAtom } from 'jotai-tanstack-query';
import type { Portal } from './portal.ts';
import { createErrorReports, errorReportsAtom } from './state/error-reports.ts';
import { createQueryClient } from './state/query-client.ts';

/** Gives the pages after sign-in their data calls and their reports. The login page does without this code. */
export function openData({ store, loadClient, now }: Portal): void {
  const reports = createErrorReports({ now });
  store.set(errorReportsAtom, reports);
  store.set(queryClientAtom, createQueryClient(loadClient, reports));
}
