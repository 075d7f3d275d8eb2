import { Suspense, useState } from 'react';
import { lazyComponent } from '../../lazy-code.tsx';
import { usePortal } from '../../use-portal.tsx';

const { Component: RestoredApps } = lazyComponent(
  async () => (await import('./RestoredApps.tsx')).RestoredApps,
);

/** {@link RestoredApps}, whose code is fetched only where the stored page says that it is wanted. */
export function LazyRestoredApps() {
  const { storage } = usePortal();
  const [wanted] = useState(() => storage.read('currentPage') === 'apps');
  return wanted ? (
    <Suspense fallback={null}>
      <RestoredApps />
    </Suspense>
  ) : null;
}
