import { ChartLine, House, LayoutGrid, LifeBuoy, Newspaper, UserCog } from 'lucide-react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { administratorRoleId } from '../limits.ts';
import { filtersOf, searchWith } from '@cnx/api/filter-address';
import { paths, type PathName } from '../paths.ts';

const picture = { size: 18, 'aria-hidden': true } as const;

const insightPages = [
  'dashboard',
  'optimizationDashboard',
  'exceptionReport',
  'statistics',
  'monthlyReport',
  'dataHealth',
  'masterData',
  'import',
  'userAnalytics',
] as const;

/** Pages that show what the filters of the address select. */
const filteredPages: ReadonlySet<PathName> = new Set<PathName>([
  'dashboard',
  'optimizationDashboard',
  'exceptionReport',
  'statistics',
]);

/** Whether the menus of a user with this role name a page. */
export type IsInMenu = (name: PathName, roleId: number | undefined) => boolean;

/** An entry of the navigation, as the frame shows it. */
export interface NavigationEntry {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly icon: ReactNode;
  readonly current: boolean;
  readonly items?: readonly { id: string; label: string; href: string; current: boolean }[];
}

/**
 * Where a signed-in user can go.
 * @param pathname The page in view.
 * @param search The query of its address, whose filters pages with filters keep.
 */
export function navigationItems(
  t: TFunction<'portal'>,
  { pathname, search }: { readonly pathname: string; readonly search: string },
  roleId: number | undefined,
  isInMenu: IsInMenu,
): NavigationEntry[] {
  const filters = searchWith('', filtersOf(search));
  const page = (name: PathName) => ({
    id: name,
    label: t(`titles.${name}`),
    href: filteredPages.has(name) ? `${paths[name]}${filters}` : paths[name],
    current: pathname === paths[name],
  });
  return [
    // Where everyone lands but administrators, whose home is the dashboard.
    ...(roleId === administratorRoleId ? [] : [{ ...page('dashboardUser'), icon: <House {...picture} /> }]),
    {
      id: 'insights',
      label: t('shell.myInsights'),
      href: `${paths.dashboard}${filters}`,
      icon: <ChartLine {...picture} />,
      current: false,
      items: insightPages.filter((name) => isInMenu(name, roleId)).map(page),
    },
    ...[
      { ...page('apps'), label: t('shell.myApps'), icon: <LayoutGrid {...picture} /> },
      { ...page('news'), label: t('shell.news'), icon: <Newspaper {...picture} /> },
      { ...page('support'), label: t('shell.support'), icon: <LifeBuoy {...picture} /> },
      { ...page('administration'), icon: <UserCog {...picture} /> },
    ].filter(({ id }) => isInMenu(id, roleId)),
  ];
}
