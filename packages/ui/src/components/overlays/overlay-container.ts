import { createContext, useContext } from 'react';

/**
 * Where menus, popovers and tooltips are put: the open dialog around them, since nothing outside a modal dialog
 * can be reached or seen above it; null means the page's body.
 */
export const OverlayContainer = createContext<HTMLElement | null>(null);

/** The element that an overlay must be put into. */
export function useOverlayContainer(): HTMLElement | null {
  return useContext(OverlayContainer);
}
