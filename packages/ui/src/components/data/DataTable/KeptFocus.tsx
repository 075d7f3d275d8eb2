import { useLayoutEffect, type RefObject } from 'react';

/** Props of {@link KeptFocus}. */
export interface KeptFocusProps {
  /** What holds the rows. */
  rows: RefObject<HTMLElement | null>;
  /** The address of the link that had the focus when the rows were taken away. */
  link: { current: string | null };
}

/**
 * Keeps the focus on a row's link while its rows become cards, or cards rows: each takes its place in the page from the other.
 * Stands before the rows, with another key for each of the two, so that it leaves before them and comes after.
 */
export function KeptFocus({ rows, link }: KeptFocusProps) {
  useLayoutEffect(() => {
    const links = rows.current?.querySelectorAll<HTMLElement>('a[href]') ?? [];
    if (link.current !== null && document.activeElement === document.body)
      Array.from(links)
        .find((each) => each.getAttribute('href') === link.current)
        ?.focus();
    const held = rows.current;
    return () => {
      const { activeElement } = document;
      link.current = held?.contains(activeElement) ? activeElement!.getAttribute('href') : null;
    };
  }, [rows, link]);
  return null;
}
