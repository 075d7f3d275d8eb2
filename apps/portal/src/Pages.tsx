import { useAtomValue } from 'jotai';
import { Activity, Suspense } from 'react';
import { BrowserRouter, MemoryRouter, Outlet, useRoutes, type RouteObject } from 'react-router-dom';
import { LastResort } from './insight/LastResort.tsx';
import { lazyCode, lazyComponent } from './lazy-code.tsx';
import type { Portal } from './portal.ts';
import { isInMenu, routeOf, routes, type PortalRoute } from './routes.tsx';
import { AddressSync } from './shell/AddressSync.tsx';
import { userAtom } from './session/session.atoms.ts';
import { CrashBoundary } from './shell/CrashBoundary.tsx';
import { CrashScreen, type CrashScreenProps } from './shell/CrashScreen.tsx';
import { HandOver } from './shell/HandOver.tsx';
import { InactivityWatch } from './shell/InactivityWatch.tsx';
import { InAppLinks } from './shell/InAppLinks.tsx';
import { OfferedPage } from './shell/OfferedPage.tsx';
import { PageTitle } from './shell/PageTitle.tsx';
import { RequireSession } from './shell/RequireSession.tsx';
import { ScreenBoundary } from './shell/ScreenBoundary.tsx';
import { SessionExpired } from './shell/SessionExpired.tsx';
import { crashFault, errorReportsAtom } from './state/error-reports.ts';

export { openData, requestData } from './open-data.ts';
export { openUsage } from './open-usage.ts';

const frameCode = lazyCode(() => import('./shell/PortalFrame.tsx'));
const portalFrame = lazyComponent(async () => (await frameCode.load()).PortalFrame);
const openFrame = lazyComponent(async () => (await import('./shell/OpenFrame.tsx')).OpenFrame);
const { Component: PortalFrame } = portalFrame;
const { Component: OpenFrame } = openFrame;

/**
 * Fetches the code that an address needs.
 * @throws CodeLoadError when it cannot be fetched.
 */
export async function preloadRoute({ store }: Portal, pathname: string): Promise<void> {
  const { screen, frame } = routeOf(pathname);
  const around = frame === 'bySession' && !store.get(userAtom) ? openFrame : portalFrame;
  await Promise.all([screen.preload(), frame === 'none' ? undefined : around.preload()]);
}

/** Every page of the portal, by the address. */
export function Pages() {
  const reports = useAtomValue(errorReportsAtom);
  return (
    <>
      <InactivityWatch />
      <CrashBoundary
        report={(error) => reports.report(crashFault('portal', error))}
        fallback={(crash) => <Crash {...crash} />}
      >
        <BrowserRouter>
          <AddressSync />
          <CurrentPage />
          <InAppLinks />
        </BrowserRouter>
      </CrashBoundary>
      <LastResort>
        <SessionExpired />
      </LastResort>
    </>
  );
}

function Crash(crash: CrashScreenProps) {
  const user = useAtomValue(userAtom);
  const code = frameCode.loaded();
  return user && code ? <code.CrashFrame isInMenu={isInMenu} {...crash} /> : <CrashScreen {...crash} />;
}

/** Around the pages that open without a session: signed-in users keep what they had around the last page. */
function FrameBySession() {
  const user = useAtomValue(userAtom);
  if (!user) return <OpenFrame />;
  return (
    <RequireSession>
      <PortalFrame isInMenu={isInMenu} />
    </RequireSession>
  );
}

/**
 * Renders a page of signed-in users in its frame without showing it: no effect runs, so that nothing is asked for, and
 * nothing of it can be reached. The page that is shown after it finds its code warm and its styles in place.
 */
export function Rehearsal({ path }: { path: string }) {
  return (
    <LastResort>
      <Activity mode="hidden">
        <MemoryRouter initialEntries={[path]}>
          <RehearsedPage />
        </MemoryRouter>
      </Activity>
    </LastResort>
  );
}

const routeObjects: RouteObject[] = [
  ...framed((route) => route.guard === 'open'),
  {
    element: (
      <RequireSession>
        <HandOver>
          <Outlet />
        </HandOver>
      </RequireSession>
    ),
    children: framed((route) => route.guard === 'signedIn'),
  },
];

/** The routes that a guard lets through, each in its frame. */
function framed(isLetThrough: (route: PortalRoute) => boolean): RouteObject[] {
  const inFrame = (frame: PortalRoute['frame']) =>
    routes.filter((route) => route.frame === frame && isLetThrough(route)).map(pageOf);
  return [
    ...inFrame('none'),
    { element: <FrameBySession />, children: inFrame('bySession') },
    { element: <PortalFrame isInMenu={isInMenu} />, children: inFrame('portal') },
  ];
}

function pageOf({ path, name, frame, screen: { Component } }: PortalRoute): RouteObject {
  return {
    path,
    element: (
      <>
        <PageTitle name={name} />
        <ScreenBoundary path={path} bare={frame === 'none'}>
          <OfferedPage name={name}>
            <Component />
          </OfferedPage>
        </ScreenBoundary>
      </>
    ),
  };
}

const rehearsed = framed((route) => route.guard === 'signedIn');

function RehearsedPage() {
  return <Suspense fallback={null}>{useRoutes(rehearsed)}</Suspense>;
}

function CurrentPage() {
  const page = useRoutes(routeObjects);
  // Above the routes: while the next screen is fetched the last one stays.
  return <Suspense fallback={null}>{page}</Suspense>;
}
