/** Code that is fetched apart, as far as it has come. */
export type LateState<Code> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly code: Code };

/** Code that is fetched apart. Rendered without Suspense, whose fallback would stay for 300 ms even when the code is there. */
export interface LateCode<Code> {
  readonly state: () => LateState<Code>;
  readonly subscribe: (tell: () => void) => () => void;
  /** Fetches it; again after a failure, otherwise once. */
  readonly fetch: () => void;
}

/** Makes late code. Nothing is fetched before `fetch`. */
export function lateCode<Code>(load: () => Promise<Code>): LateCode<Code> {
  let state: LateState<Code> = { status: 'loading' };
  let pending = false;
  const listeners = new Set<() => void>();
  const become = (next: LateState<Code>) => {
    pending = false;
    state = next;
    listeners.forEach((tell) => tell());
  };
  return {
    state: () => state,
    subscribe: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    fetch: () => {
      if (pending || state.status === 'ready') return;
      if (state.status === 'failed') become({ status: 'loading' });
      pending = true;
      load().then(
        (code) => become({ status: 'ready', code }),
        () => become({ status: 'failed' }),
      );
    },
  };
}
