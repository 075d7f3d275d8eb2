import { LoadingOverlay } from '@cnx/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserRouter, useRoutes, type RouteObject } from 'react-router-dom';
import { OpenFrame, PortalFrame, routes, type PortalRoute } from './routes.tsx';
import { RequireSession } from './shell/RequireSession.tsx';
import { AddressSync } from './shell/AddressSync.tsx';
import { CrashBoundary } from './shell/CrashBoundary.tsx';
import { HandOver } from './shell/HandOver.tsx';
import { InAppLinks } from './shell/InAppLinks.tsx';
import { PageTitle } from './shell/PageTitle.tsx';
import { SessionExpired } from './shell/SessionExpired.tsx';

export { preloadRoute } from './routes.tsx';

const routeObjects: RouteObject[] = [
  ...routes.filter(({ frame }) => frame === 'none').map(routeObject),
  { element: <OpenFrame />, children: routes.filter(({ frame }) => frame === 'plain').map(routeObject) },
  {
    element: (
      <RequireSession waiting={<Waiting />}>
        <HandOver>
          <PortalFrame />
        </HandOver>
      </RequireSession>
    ),
    children: routes.filter(({ frame }) => frame === 'portal').map(routeObject),
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

/** Every page of the portal, by the address. */
export function Portal() {
  return (
    <CrashBoundary>
      <BrowserRouter>
        <AddressSync />
        <Pages />
        <InAppLinks />
      </BrowserRouter>
      <SessionExpired />
    </CrashBoundary>
  );
}

function Waiting() {
  const { t } = useTranslation('portal');
  return <LoadingOverlay open text={t('shell.loading')} />;
}

function Pages() {
  const page = useRoutes(routeObjects);
  // Above the routes: while the next screen is fetched the last one stays.
  return <Suspense fallback={null}>{page}</Suspense>;
}
