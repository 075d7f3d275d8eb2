import { useCallback, useState, type RefCallback } from 'react';
import { watchSize } from './watch-size.ts';

/** The width in px of the element that `measure` is given to, as it changes; 0 until it is known. */
export function useWidth(): { width: number; measure: RefCallback<HTMLElement> } {
  const [width, setWidth] = useState(0);
  const measure = useCallback(
    (element: HTMLElement | null) =>
      element ? watchSize(element, (next) => setWidth(Math.floor(next))) : undefined,
    [],
  );
  return { width, measure };
}
