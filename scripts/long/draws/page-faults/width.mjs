// Whether anything is too wide for the page. Runs in the page.

const isInPart = (element) => {
  const parent = element.parentElement;
  if (!parent || parent === document.body) return false;
  return getComputedStyle(parent).overflowX !== 'visible' || isInPart(parent);
};

/**
 * What reaches over the right edge of the page and is not in a part that scrolls, or is cut, by itself; and by how much the
 * page scrolls sideways (px).
 */
export function tooWide() {
  const { clientWidth, scrollWidth } = document.documentElement;
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.checkVisibility() &&
      Math.floor(element.getBoundingClientRect().right) > clientWidth &&
      !isInPart(element),
  );
  return { by: scrollWidth - clientWidth, elements: wide };
}
