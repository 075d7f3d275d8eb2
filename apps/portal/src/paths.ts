import { administratorRoleId, noRoleId } from './limits.ts';

/** Every path of the portal. Links are built from these names, never from text typed elsewhere. */
export const paths = {
  login: '/',
  resetPassword: '/reset-password',
  forgotPassword: '/forgot-password',
  logout: '/logout',
  sso: '/Account/SSO',
  dashboard: '/dashboard',
  optimizationDashboard: '/dashboard/optimizationDashboard',
  exceptionReport: '/dashboard/exception-report',
  userAnalytics: '/dashboard/user-analytics-dashboard',
  statistics: '/dashboard/statistics',
  settings: '/settings',
  searchResults: '/search-results',
  dashboardUser: '/dashboard-user',
  notifications: '/notifications',
  apps: '/apps',
  news: '/news',
  support: '/support',
  terms: '/legal/terms',
  privacy: '/legal/privacy',
} as const;

/** A name of {@link paths}. */
export type PathName = keyof typeof paths;

/**
 * The path on which a user lands after sign-in. The role decides for SSO users only; what a user may read is decided by
 * the server.
 */
export function landingPath(user: { readonly isSSO: boolean; readonly roleId?: number | undefined }): string {
  const administrator = (user.roleId ?? noRoleId) === administratorRoleId;
  return user.isSSO && !administrator ? paths.dashboardUser : paths.dashboard;
}

/** Parameters of the address hash that are the result of a sign-in at the identity provider. */
export const signInResults = ['code', 'error', 'id_token', 'access_token'] as const;

/** The insight areas of the dashboard, as the address and the drill-downs name them. */
export const insightAreas = [
  'changePoints',
  'productionOptimization',
  'deferredProduction',
  'schedule',
  'sustainableProduction',
] as const;

/** One of {@link insightAreas}. */
export type InsightArea = (typeof insightAreas)[number];

/** Address of the dashboard opened at one area, with the filters of `search` kept. */
export function dashboardArea(area: InsightArea, search = ''): string {
  const query = new URLSearchParams(search);
  query.set('area', area);
  return `${paths.dashboard}?${query.toString()}`;
}

/** The area that the query of the dashboard's address opens; null for all of them. */
export function areaOf(search: string): InsightArea | null {
  const named = new URLSearchParams(search).get('area');
  return insightAreas.find((area) => area === named) ?? null;
}

/** Address of the dashboard with all areas, with the filters of `search` kept. */
export function dashboardWithoutArea(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('area');
  const text = query.toString();
  return text ? `${paths.dashboard}?${text}` : paths.dashboard;
}

/** Address of a page of the settings. @default the preferences */
export function settingsTab(tab: 'preferences' | 'profile' | 'security' = 'preferences'): string {
  return tab === 'preferences' ? paths.settings : `${paths.settings}?tab=${tab}`;
}

/** Address of the results for what the user searched. */
export function searchResultsFor(query: string): string {
  return `${paths.searchResults}?${new URLSearchParams({ q: query.trim() }).toString()}`;
}
