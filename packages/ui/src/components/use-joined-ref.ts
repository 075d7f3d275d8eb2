import { useCallback, type Ref, type RefCallback } from 'react';

/** Hands an element to a ref. @returns Takes it back. */
function attach<T>(ref: Ref<T> | undefined, element: T): () => void {
  if (typeof ref === 'function') {
    const detach = ref(element);
    return typeof detach === 'function' ? detach : () => void ref(null);
  }
  if (!ref) return () => undefined;
  ref.current = element;
  return () => {
    ref.current = null;
  };
}

/** One ref for a component's own and its caller's. */
export function useJoinedRef<T>(own: Ref<T>, given: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (element: T) => {
      const detachments = [attach(own, element), attach(given, element)];
      return () => detachments.forEach((detach) => detach());
    },
    [own, given],
  );
}
