import { administratorRoleId, noRoleId } from './limits.ts';

/**
 * Every path of the portal; a step that begins with a colon stands for any one. Links are built from these names, never
 * from text typed elsewhere.
 */
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
  monthlyReport: '/dashboard/report',
  dataHealth: '/dashboard/data-health',
  masterData: '/dashboard/master-data',
  import: '/dashboard/import',
  administration: '/administration',
  settings: '/settings',
  searchResults: '/search-results',
  dashboardUser: '/dashboard-user',
  notifications: '/notifications',
  apps: '/apps',
  news: '/news',
  support: '/support',
  link: '/s/:code',
  terms: '/legal/terms',
  privacy: '/legal/privacy',
  accessibility: '/legal/accessibility',
} as const;

/** Path of a short link. */
export const linkPath = (code: string): string => paths.link.replace(':code', code);

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
