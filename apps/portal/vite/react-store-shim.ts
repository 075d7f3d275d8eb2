import type { Plugin } from 'vite';

const virtual = '\0cnx-react-store';

/** React has had this hook since version 18: the package that stands in for it in older ones is left out. */
export function reactStoreShim(): Plugin {
  return {
    name: 'cnx-react-store-shim',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'use-sync-external-store/shim' ? virtual : undefined),
    load: (id) => (id === virtual ? "export { useSyncExternalStore } from 'react';" : undefined),
  };
}
