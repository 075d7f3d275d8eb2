/**
 * The ref of an element that is swiped sideways: while it can be scrolled it takes the focus, so that keys scroll it too.
 * For content that holds nothing to focus.
 */
export function reachWhileSwiped(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const observer = new ResizeObserver(() => {
    if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });
  observer.observe(element);
  return () => observer.disconnect();
}
