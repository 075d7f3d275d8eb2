import type { PrimitiveAtom } from 'jotai';
import { useEffect } from 'react';
import { usePortal } from '../use-portal.tsx';

/** Sets a form's state back to what it is when the form opens, as soon as its page is left. */
export function useResetOnLeave<State>(form: PrimitiveAtom<State>, initial: State): void {
  const { store } = usePortal();
  useEffect(() => {
    const reset = () => store.set(form, initial);
    // A page that was left for another one may come back as it was, overlay and all.
    const restore = (event: PageTransitionEvent) => event.persisted && reset();
    addEventListener('pageshow', restore);
    return () => {
      removeEventListener('pageshow', restore);
      reset();
    };
  }, [store, form, initial]);
}
