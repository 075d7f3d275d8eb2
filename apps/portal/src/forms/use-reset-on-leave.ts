import type { PrimitiveAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { usePortal } from '../use-portal.tsx';
import { usePageReturn } from './use-page-return.ts';

/** Sets a form's state back to what it is when the form opens, as soon as its page is left. */
export function useResetOnLeave<State>(form: PrimitiveAtom<State>, initial: State): void {
  const { store } = usePortal();
  const reset = useCallback(() => store.set(form, initial), [store, form, initial]);
  usePageReturn(reset);
  useEffect(() => reset, [reset]);
}
