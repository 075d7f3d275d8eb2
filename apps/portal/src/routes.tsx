import type { Atom } from 'jotai';
import type { ComponentType } from 'react';
import { lazyCode, lazyComponent, type LazyComponent } from './lazy-code.tsx';
import { administratorRoleId } from './limits.ts';
import { paths, type PathName } from './paths.ts';
import { LoginScreen } from './screens/LoginScreen.tsx';
import { LogoutScreen } from './screens/LogoutScreen.tsx';

/** One row of the route table. */
export interface PortalRoute {
  readonly name: PathName | 'notFound';
  readonly path: string;
  /** Who may open it: everyone, or signed-in users of any role. */
  readonly guard: 'open' | 'signedIn';
  /** What stands around it: the portal, the portal for signed-in users and a plain bar for others, or nothing. */
  readonly frame: 'portal' | 'bySession' | 'none';
  /** The one role whose menus name it; every signed-in user may open it all the same. Absent: all roles. */
  readonly menuRole?: number;
  readonly screen: LazyComponent;
  /** What the screen shows at an address with this query: asked for while its code and the session arrive. */
  readonly data?: (search: string) => Promise<readonly Atom<unknown>[]>;
}

const atOnce = (Component: ComponentType): LazyComponent => ({ Component, preload: () => Promise.resolve() });

const login = atOnce(LoginScreen);
// Never fetched late: a user who signs out is signed out, whatever the network does.
const logout = atOnce(LogoutScreen);
const sso = lazyComponent(async () => (await import('./screens/SsoScreen.tsx')).SsoScreen);
const forgotPassword = lazyComponent(
  async () => (await import('./screens/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
);
const resetPassword = lazyComponent(
  async () => (await import('./screens/ResetPasswordScreen.tsx')).ResetPasswordScreen,
);
const dashboardCode = lazyCode(() => import('./screens/DashboardScreen.tsx'));
const dashboard = lazyComponent(async () => (await dashboardCode.load()).DashboardScreen);
const dashboardData = async (search: string) => (await dashboardCode.load()).dashboardData(search);
const dashboardUserCode = lazyCode(() => import('./screens/DashboardUserScreen.tsx'));
const dashboardUser = lazyComponent(async () => (await dashboardUserCode.load()).DashboardUserScreen);
const dashboardUserData = async () => (await dashboardUserCode.load()).dashboardUserData();
const exceptionReportCode = lazyCode(() => import('./screens/ExceptionReportScreen.tsx'));
const exceptionReport = lazyComponent(async () => (await exceptionReportCode.load()).ExceptionReportScreen);
const exceptionReportData = async () => (await exceptionReportCode.load()).exceptionReportData();
const optimizationCode = lazyCode(() => import('./screens/OptimizationDashboardScreen.tsx'));
const optimization = lazyComponent(async () => (await optimizationCode.load()).OptimizationDashboardScreen);
const optimizationData = async () => (await optimizationCode.load()).optimizationDashboardData();
const statisticsCode = lazyCode(() => import('./screens/StatisticsScreen.tsx'));
const statistics = lazyComponent(async () => (await statisticsCode.load()).StatisticsScreen);
const statisticsData = async () => (await statisticsCode.load()).statisticsData();
const monthlyReportCode = lazyCode(() => import('./screens/MonthlyReportScreen.tsx'));
const monthlyReport = lazyComponent(async () => (await monthlyReportCode.load()).MonthlyReportScreen);
const monthlyReportData = async () => (await monthlyReportCode.load()).monthlyReportData();
const dataHealthCode = lazyCode(() => import('./screens/DataHealthScreen.tsx'));
const dataHealth = lazyComponent(async () => (await dataHealthCode.load()).DataHealthScreen);
const dataHealthData = async () => (await dataHealthCode.load()).dataHealthData();
const userAnalyticsCode = lazyCode(() => import('./screens/UserAnalyticsScreen.tsx'));
const userAnalytics = lazyComponent(async () => (await userAnalyticsCode.load()).UserAnalyticsScreen);
const userAnalyticsData = async () => (await userAnalyticsCode.load()).userAnalyticsData();
const masterData = lazyComponent(
  async () => (await import('./screens/MasterDataScreen.tsx')).MasterDataScreen,
);
const imports = lazyComponent(async () => (await import('./screens/ImportScreen.tsx')).ImportScreen);
const administration = lazyComponent(
  async () => (await import('./screens/AdministrationScreen.tsx')).AdministrationScreen,
);
const search = lazyComponent(async () => (await import('./screens/SearchScreen.tsx')).SearchScreen);
const notificationsCode = lazyCode(() => import('./screens/NotificationsScreen.tsx'));
const notifications = lazyComponent(async () => (await notificationsCode.load()).NotificationsScreen);
const notificationsData = async () => (await notificationsCode.load()).notificationsData();
const settings = lazyComponent(async () => (await import('./screens/SettingsScreen.tsx')).SettingsScreen);
const newsCode = lazyCode(() => import('./screens/NewsScreen.tsx'));
const news = lazyComponent(async () => (await newsCode.load()).NewsScreen);
const newsData = async () => (await newsCode.load()).newsData();
const appsCode = lazyCode(() => import('./screens/AppsScreen.tsx'));
const apps = lazyComponent(async () => (await appsCode.load()).AppsScreen);
const appsData = async () => (await appsCode.load()).appsData();
const supportCode = lazyCode(() => import('./screens/SupportScreen.tsx'));
const support = lazyComponent(async () => (await supportCode.load()).SupportScreen);
const supportData = async () => (await supportCode.load()).supportData();
const legal = (page: 'terms' | 'privacy') =>
  lazyComponent(async () => (await import('./screens/LegalScreen.tsx')).legalScreen(page));
const accessibility = lazyComponent(
  async () => (await import('./screens/AccessibilityScreen.tsx')).AccessibilityScreen,
);
const link = lazyComponent(async () => (await import('./screens/LinkScreen.tsx')).LinkScreen);
const notFound = lazyComponent(async () => (await import('./screens/NotFoundScreen.tsx')).NotFoundScreen);

type Place = Pick<PortalRoute, 'guard' | 'frame' | 'menuRole' | 'data'>;
const entry: Place = { guard: 'open', frame: 'none' };
const open: Place = { guard: 'open', frame: 'bySession' };
const signedIn: Place = { guard: 'signedIn', frame: 'portal' };
const forAdministrators: Place = { ...signedIn, menuRole: administratorRoleId };

/** Every route of the portal. */
const table: Readonly<Record<PathName, Place & { readonly screen: LazyComponent }>> = {
  login: { ...entry, screen: login },
  logout: { ...entry, screen: logout },
  sso: { ...entry, screen: sso },
  forgotPassword: { ...entry, screen: forgotPassword },
  resetPassword: { ...entry, screen: resetPassword },
  dashboard: { ...signedIn, screen: dashboard, data: dashboardData },
  optimizationDashboard: { ...signedIn, screen: optimization, data: optimizationData },
  exceptionReport: { ...signedIn, screen: exceptionReport, data: exceptionReportData },
  userAnalytics: { ...forAdministrators, screen: userAnalytics, data: userAnalyticsData },
  statistics: { ...signedIn, screen: statistics, data: statisticsData },
  monthlyReport: { ...signedIn, screen: monthlyReport, data: monthlyReportData },
  dataHealth: { ...signedIn, screen: dataHealth, data: dataHealthData },
  masterData: { ...forAdministrators, screen: masterData },
  import: { ...forAdministrators, screen: imports },
  administration: { ...forAdministrators, screen: administration },
  settings: { ...signedIn, screen: settings },
  searchResults: { ...signedIn, screen: search },
  dashboardUser: { ...signedIn, screen: dashboardUser, data: dashboardUserData },
  notifications: { ...signedIn, screen: notifications, data: notificationsData },
  apps: { ...signedIn, screen: apps, data: appsData },
  news: { ...signedIn, screen: news, data: newsData },
  support: { ...signedIn, screen: support, data: supportData },
  link: { ...signedIn, screen: link },
  terms: { ...open, screen: legal('terms') },
  privacy: { ...open, screen: legal('privacy') },
  accessibility: { ...open, screen: accessibility },
};

const notFoundRoute: PortalRoute = { name: 'notFound', path: '*', ...open, screen: notFound };

/** The route table with its paths. What is not in it is not found. */
export const routes: readonly PortalRoute[] = [
  ...(Object.entries(table) as [PathName, (typeof table)[PathName]][]).map(([name, route]) => ({
    name,
    path: paths[name],
    ...route,
  })),
  notFoundRoute,
];

/** The route of an address; that of the 404 screen when there is no other. */
export function routeOf(pathname: string): PortalRoute {
  const given = stepsOf(pathname);
  const leadsTo = ({ path }: PortalRoute) => {
    const steps = stepsOf(path);
    const fits = (step: string, place: number) => step === given[place] || (step[0] === ':' && given[place]);
    return steps.length === given.length && steps.every(fits);
  };
  return routes.find(leadsTo) ?? notFoundRoute;
}

const stepsOf = (path: string) =>
  path
    .replace(/(.)\/+$/, '$1')
    .toLowerCase()
    .split('/');

/** Whether the menus of a user with this role name a page. */
export function isInMenu(name: PathName, roleId: number | undefined): boolean {
  const { menuRole } = table[name];
  return menuRole === undefined || menuRole === roleId;
}
