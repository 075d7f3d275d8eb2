import { useEffect, type RefObject } from 'react';

const controls = 'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled)';

/** What distinguishes a control from the others of its place, also when it was made anew. */
function nameOf(control: Element): string {
  const { value = '', type = '' } = control as Partial<HTMLInputElement>;
  const group = control.closest('[role=radiogroup]')?.getAttribute('aria-label') ?? '';
  const label = control.getAttribute('aria-label') ?? control.textContent;
  return [control.tagName, type, group, type === 'radio' ? value : label].join('|');
}

/**
 * Keeps the focus within an element whose focused control goes away: by the answer to a press, or as a list is loaded. It goes
 * to the same control, made anew, to the first that is left, or to the
 * element itself.
 * @param place stays in the page as long as the component that calls this
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = place.current;
    if (!root) return undefined;
    let held: Element | null = null;
    const take = ({ target }: FocusEvent) => {
      held = target instanceof Element ? target : null;
    };
    const leave = () =>
      queueMicrotask(() => {
        // Who leaves by pressing beside it is not called back; what was taken away is still held.
        if (held?.isConnected && document.activeElement !== held) held = null;
      });
    const change = new MutationObserver(() => {
      if (held === null || held.isConnected || document.activeElement !== document.body) return;
      const left = Array.from(root.querySelectorAll<HTMLElement>(controls)).filter((control) =>
        control.checkVisibility(),
      );
      const name = nameOf(held);
      const next = left.find((control) => nameOf(control) === name) ?? left[0] ?? root;
      // What is no control takes the focus by code alone.
      if (next === root) root.tabIndex = -1;
      next.focus({ preventScroll: true });
    });
    root.addEventListener('focusin', take);
    root.addEventListener('focusout', leave);
    change.observe(root, { childList: true, subtree: true });
    return () => {
      change.disconnect();
      root.removeEventListener('focusin', take);
      root.removeEventListener('focusout', leave);
    };
  }, [place]);
}
