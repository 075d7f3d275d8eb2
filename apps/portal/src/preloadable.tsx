import { use, type ComponentType } from 'react';

/** A screen whose code is fetched when it is needed, or before. */
export interface Preloadable {
  readonly Component: ComponentType;
  /**
   * Fetches the screen. A failure is forgotten, so that asking again tries again.
   * @throws when it cannot be had.
   */
  readonly preload: () => Promise<void>;
}

/** A screen's code could not be had: most often because a newer build has replaced it. */
export class ScreenLoadError extends Error {
  override name = 'ScreenLoadError';
}

/**
 * Makes a screen that renders at once when its code is there. React's own `lazy` would suspend once more even then, and
 * a fallback that was shown is kept for 300 ms.
 */
export function preloadable(load: () => Promise<ComponentType>): Preloadable {
  let screen: ComponentType | undefined;
  let pending: Promise<ComponentType> | undefined;
  let needed: Promise<ComponentType> | undefined;

  const fetchScreen = () => {
    pending ??= load().then(
      (loaded) => (screen = loaded),
      (cause: unknown) => {
        pending = undefined;
        throw new ScreenLoadError('the screen could not be loaded', { cause });
      },
    );
    return pending;
  };
  function Component() {
    // Kept even when it failed: rendering again must find the failure, not start over for ever.
    const Screen = screen ?? use((needed ??= fetchScreen()));
    return <Screen />;
  }
  const preload = async () => {
    needed = undefined;
    await fetchScreen();
  };
  return { Component, preload };
}
