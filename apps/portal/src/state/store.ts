import { createStore } from 'jotai';

/** The portal's state: one store for a page, one for each test or prerendered page. */
export type PortalStore = ReturnType<typeof createStore>;

/** Makes the store. The only place that does. */
export function createPortalStore(): PortalStore {
  return createStore();
}
