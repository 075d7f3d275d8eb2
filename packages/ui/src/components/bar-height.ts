// How high the bar is that sticks under the page's header, for what sticks below it.

const property = '--bar-height';

const ownTop = '--sticky-top';

/** @internal CSS: from the window's top to the lower edge of what sticks there; in a box that scrolls, its own top. */
export const belowBar = `var(${ownTop}, calc($sizes$header + var(${property}, 0px)))`;

/** @internal Rules of a box that scrolls: what is to stick below the page's bar sticks to the top of the box. */
export const scrollsByItself = { [ownTop]: '0px' };

/** @internal Event of the window: the height is another. */
export const barHeightChange = 'cnx-bar-height';

/** @internal That height in px; 0 without such a bar. */
export function barHeight(): number {
  return Number.parseFloat(document.documentElement.style.getPropertyValue(property)) || 0;
}

/**
 * @internal Follows the height of a bar that sticks.
 * @returns ends that
 */
export function followBarHeight(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const publish = (height: number) => {
    if (height === barHeight()) return;
    if (height === 0) style.removeProperty(property);
    else style.setProperty(property, `${height}px`);
    dispatchEvent(new Event(barHeightChange));
  };
  const observer = new ResizeObserver(() =>
    publish(getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0),
  );
  observer.observe(bar);
  return () => {
    observer.disconnect();
    publish(0);
  };
}
