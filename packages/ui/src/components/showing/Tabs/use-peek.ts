import { useLayoutEffect, type RefObject } from 'react';

/** How wide the fade at the end of a row of tabs is, and how much of the next tab shows at least, px. */
export const fadeWidth = 16;
const leastSeen = fadeWidth + 10;
/** How much of a tab lies behind the end before it looks cut, px. */
const leastHidden = 10;
/** Gaps that a row may take, px. */
const leastGap = 4;
const mostGap = 48;

/**
 * The gap by which a tab is cut by the end of its row, where some have no room, instead of lying wholly behind it: what
 * is cut says that there is more.
 * @param widths of the tabs, px
 * @param room width of the row, px
 */
export function peekingGap(widths: readonly number[], room: number, gap: number): number {
  const startOf = (index: number, between: number) =>
    widths.slice(0, index).reduce((sum, width) => sum + width + between, 0);
  const seen = (between: number) =>
    widths.some((width, index) => {
      const start = startOf(index, between);
      return start + leastSeen <= room && start + width >= room + leastHidden;
    });
  const fits = (between: number) => startOf(widths.length, between) - between <= room;
  if (fits(gap) || seen(gap)) return gap;
  // Narrower first, then wider, a pixel at a time; never so narrow that all fit by chance only.
  const ways = Array.from({ length: mostGap }, (_, step) => [gap - step - 1, gap + step + 1]).flat();
  return ways.find((way) => way >= leastGap && way <= mostGap && (seen(way) || fits(way))) ?? gap;
}

/** Keeps the gap of a row of tabs so that one of those that have no room peeks out. */
export function usePeek(row: RefObject<HTMLElement | null>, items: readonly unknown[], gap: number): void {
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const arrange = () => {
      const widths = [...element.children].map((tab) => tab.getBoundingClientRect().width);
      element.style.setProperty('column-gap', `${peekingGap(widths, element.clientWidth, gap)}px`);
    };
    arrange();
    const observer = new ResizeObserver(arrange);
    observer.observe(element.parentElement!);
    return () => observer.disconnect();
  }, [row, items, gap]);
}
