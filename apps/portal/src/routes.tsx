import type { ComponentType } from 'react';
import { notBuiltPaths, openPaths, paths, type PathName } from './paths.ts';
import { preloadable, type Preloadable } from './preloadable.tsx';
import { LoginScreen } from './screens/LoginScreen.tsx';

/** One line of the route table. */
export interface PortalRoute {
  readonly name: PathName | 'notFound';
  readonly path: string;
  readonly screen: Preloadable;
  /** Who may open it: anybody, or who is signed in. */
  readonly guard: 'open' | 'signedIn';
  /** What stands around it: the portal for signed-in users, a plain bar, or nothing. */
  readonly frame: 'portal' | 'plain' | 'none';
}

const login: Preloadable = { Component: LoginScreen, preload: () => Promise.resolve() };
const logout = preloadable(async () => (await import('./screens/LogoutScreen.tsx')).LogoutScreen);
const dashboard = preloadable(async () => (await import('./screens/DashboardScreen.tsx')).DashboardScreen);
const notFound = preloadable(async () => (await import('./screens/NotFoundScreen.tsx')).NotFoundScreen);

/** A plain titled screen, for what is not built yet. */
const notBuilt = (name: PathName) =>
  preloadable(async () => (await import('./screens/NotBuiltScreen.tsx')).notBuiltScreen(name));

const sso = preloadable(async () => (await import('./screens/SsoScreen.tsx')).SsoScreen);
const forgotPassword = preloadable(
  async () => (await import('./screens/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
);
const resetPassword = preloadable(
  async () => (await import('./screens/ResetPasswordScreen.tsx')).ResetPasswordScreen,
);

const built: Partial<Record<PathName, Preloadable>> = {
  login,
  logout,
  sso,
  forgotPassword,
  resetPassword,
  dashboard,
};

/** Open pages that fill the window themselves. */
const frameless: readonly string[] = [
  paths.login,
  paths.logout,
  paths.sso,
  paths.forgotPassword,
  paths.resetPassword,
];

/** The route table. What is not in it is not found. */
export const routes: readonly PortalRoute[] = [
  ...(Object.entries(paths) as [PathName, string][]).map(([name, path]) => ({
    name,
    path,
    screen: built[name] ?? notBuilt(name),
    ...(openPaths.includes(path)
      ? { guard: 'open' as const, frame: frameless.includes(path) ? ('none' as const) : ('plain' as const) }
      : { guard: 'signedIn' as const, frame: 'portal' as const }),
  })),
  { name: 'notFound', path: '*', screen: notFound, guard: 'open', frame: 'plain' },
];

for (const { name, path } of routes) {
  const listed = notBuiltPaths.some((each) => each === path);
  if (name !== 'notFound' && listed === name in built) throw new Error(`is ${path} built or not?`);
}

const portalFrame = preloadable(async () => (await import('./shell/PortalFrame.tsx')).PortalFrame);
const openFrame = preloadable(async () => (await import('./shell/OpenFrame.tsx')).OpenFrame);

/** The frame around every screen of signed-in users. */
export const PortalFrame: ComponentType = portalFrame.Component;
/** The frame around open pages. */
export const OpenFrame: ComponentType = openFrame.Component;

/** The entry of an address; that of the 404 screen when there is no other. */
export function routeOf(pathname: string): PortalRoute {
  const path = pathname.replace(/(.)\/+$/, '$1').toLowerCase();
  // The table ends with the entry for everything else.
  return routes.find((route) => route.path.toLowerCase() === path) ?? (routes.at(-1) as PortalRoute);
}

/**
 * Fetches the code that an address needs.
 * @throws when it cannot be had.
 */
export async function preloadRoute(pathname: string): Promise<void> {
  const { screen, frame } = routeOf(pathname);
  const frames = { portal: portalFrame, plain: openFrame, none: undefined };
  await Promise.all([screen.preload(), frames[frame]?.preload()]);
}
