import { Suspense, useEffect } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { bootHandle } from './boot/handle.ts';
import { PortalFrame, routes, type PortalRoute } from './routes.tsx';
import { AddressSync } from './shell/AddressSync.tsx';
import { CrashBoundary } from './shell/CrashBoundary.tsx';
import { InAppLinks } from './shell/InAppLinks.tsx';
import { PageTitle } from './shell/PageTitle.tsx';
import { RequireSession } from './session/RequireSession.tsx';
import { SessionExpired } from './shell/SessionExpired.tsx';

const routeObjects: RouteObject[] = [
  ...routes.filter(({ guard }) => guard === 'open').map(routeObject),
  {
    element: (
      <RequireSession>
        <PortalFrame />
      </RequireSession>
    ),
    children: routes.filter(({ guard }) => guard === 'signedIn').map(routeObject),
  },
];

function routeObject({ path, name, screen: { Component } }: PortalRoute): RouteObject {
  return {
    path,
    element: (
      <>
        <PageTitle name={name} />
        <Component />
      </>
    ),
  };
}

/** The whole portal below its providers. The same element at every address, so that prerendered markup fits. */
export function App() {
  const screen = useRoutes(routeObjects);
  return (
    <CrashBoundary>
      {/* Above the routes: while the next screen is fetched the last one stays. */}
      <Suspense fallback={null}>
        {screen}
        <TakeOver />
      </Suspense>
      <AddressSync />
      <InAppLinks />
      <SessionExpired />
    </CrashBoundary>
  );
}

/** Last inside the boundary: once its effect runs, the form before it has been hydrated and reacts. */
function TakeOver() {
  useEffect(() => {
    bootHandle()?.ready();
    performance.mark('usable');
  }, []);
  return null;
}
