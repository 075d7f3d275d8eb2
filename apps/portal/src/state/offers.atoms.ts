import type { PathWith } from '@cnx/api';
import { atom } from 'jotai';
import type { PathName } from '../paths.ts';

/** Paths of the contract that the server has turned out not to offer, for the life of the page. */
export const notOfferedAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Whether decisions on events can be made: those of a server that lists none are made of other calls, and are read only. */
export const canDecideAtom = atom((get) => !get(notOfferedAtom).has('/ExceptionReport/GetExceptions'));

/** The call without which a page has nothing to show. */
export interface PageNeed {
  readonly path: PathWith<'get'>;
  readonly query?: object;
}

const legalPage = (page: 'terms' | 'privacy'): PageNeed => ({
  path: '/Content/GetLegalPage',
  query: { page },
});

/** What pages need beyond the specification's calls. A page without a row is made of these calls. */
export const pageNeeds: Partial<Readonly<Record<PathName, PageNeed>>> = {
  userAnalytics: { path: '/Administration/GetUserAnalytics' },
  statistics: { path: '/Statistics/GetProductionStatistics' },
  monthlyReport: { path: '/Statistics/GetMonthlyReport' },
  dataHealth: { path: '/Dashboard/GetDataHealth' },
  administration: { path: '/Administration/GetPeople' },
  apps: { path: '/CNXApplications/GetApplications' },
  news: { path: '/Content/GetNews' },
  support: { path: '/Support/GetSupport' },
  terms: legalPage('terms'),
  privacy: legalPage('privacy'),
};

/** The pages that the server leaves without anything to show. No menu names them. */
export const missingPagesAtom = atom((get): ReadonlySet<string> => {
  const notOffered = get(notOfferedAtom);
  const missing = Object.entries(pageNeeds).filter(([, { path }]) => notOffered.has(path));
  return new Set(missing.map(([name]) => name));
});
