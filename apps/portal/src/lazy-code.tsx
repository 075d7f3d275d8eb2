import { createElement, use, type ComponentType } from 'react';

/** Code could not be fetched: no network, or a newer build has replaced it. */
export class CodeLoadError extends Error {
  override name = 'CodeLoadError';
}

/** Code that is fetched when it is needed, or before. */
export interface LazyCode<Code> {
  /**
   * Fetches the code, once. A failure is forgotten, so that the next call tries again.
   * @throws CodeLoadError when it cannot be fetched.
   */
  readonly load: () => Promise<Code>;
  /** The code, once it is there. */
  readonly loaded: () => Code | undefined;
  /** Whether the last attempt failed and no other is under way. */
  readonly failed: () => boolean;
  /** @returns a function that ends the subscription to what `loaded` and `failed` answer. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A component whose code is fetched when it is rendered, or before by `preload`. */
export interface LazyComponent<Props extends object = object> {
  readonly Component: ComponentType<Props>;
  /** @throws CodeLoadError when the code cannot be fetched. */
  readonly preload: () => Promise<void>;
}

/** Describes code that a dynamic import fetches. Nothing is fetched before `load`. */
export function lazyCode<Code>(fetchCode: () => Promise<Code>): LazyCode<Code> {
  let code: Code | undefined;
  let failed = false;
  let pending: Promise<Code> | undefined;
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  return {
    load: () => {
      if (!pending) {
        failed = false;
        pending = fetchCode().then(
          (fetched) => {
            code = fetched;
            notify();
            return fetched;
          },
          (cause: unknown) => {
            pending = undefined;
            failed = true;
            notify();
            throw new CodeLoadError('the code could not be loaded', { cause });
          },
        );
        notify();
      }
      return pending;
    },
    loaded: () => code,
    failed: () => failed,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Makes a component of lazy code, which suspends until the code is there and renders at once when it was preloaded.
 * React's own `lazy` would suspend once more even then.
 */
export function lazyComponent<Props extends object = object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const { load } = lazyCode(async () => (loaded = await fetchComponent()));
  let needed: Promise<ComponentType<Props>> | undefined;
  function Component(props: Props) {
    // Kept even when it failed: rendering again must meet the failure, not start over for ever.
    return createElement(loaded ?? use((needed ??= load())), props);
  }
  const preload = async () => {
    needed = undefined;
    await load();
  };
  return { Component, preload };
}
