import type { PathWith } from '@cnx/api';
import { atom } from 'jotai';
import type { PathName } from '../paths.ts';
import { notOfferedAtom } from './offers.atoms.ts';

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
  masterData: { path: '/Administration/GetWellRecords' },
  import: { path: '/Administration/GetImportKinds' },
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
