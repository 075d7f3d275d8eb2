import { use, type ComponentType } from 'react';

/** A component whose code is fetched when it is needed, or before. */
export interface Preloadable<Props extends object = object> {
  readonly Component: ComponentType<Props>;
  /**
   * Fetches the code. A failure is forgotten, so that asking again tries again.
   * @throws when it cannot be had.
   */
  readonly preload: () => Promise<void>;
}

/** Code could not be had: most often because a newer build has replaced it. */
export class ScreenLoadError extends Error {
  override name = 'ScreenLoadError';
}

/**
 * Makes a component that renders at once when its code is there. React's own `lazy` would suspend once more even then,
 * and a fallback that was shown is kept for 300 ms.
 */
export function preloadable<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;
  let needed: Promise<ComponentType<Props>> | undefined;

  const fetchCode = () => {
    pending ??= load().then(
      (component) => (loaded = component),
      (cause: unknown) => {
        pending = undefined;
        throw new ScreenLoadError('the code could not be loaded', { cause });
      },
    );
    return pending;
  };
  function Component(props: Props) {
    // Kept even when it failed: rendering again must find the failure, not start over for ever.
    const Loaded = loaded ?? use((needed ??= fetchCode()));
    return <Loaded {...props} />;
  }
  const preload = async () => {
    needed = undefined;
    await fetchCode();
  };
  return { Component, preload };
}
