import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

/** A place in the window. */
export interface MenuPlace {
  readonly x: number;
  readonly y: number;
}

/** How long a finger rests before the menu opens, ms; the time of the systems' own menus. */
export const longPressMs = 500;
/** A finger that moves further than this scrolls, px. */
const maxDrift = 10;

/** Where a menu opens that was asked for without a pointer. */
export const belowStartOf = (element: Element): MenuPlace => {
  const { left, right, bottom } = element.getBoundingClientRect();
  return { x: getComputedStyle(element).direction === 'rtl' ? right : left, y: bottom };
};
const isMenuKey = ({ key, shiftKey }: KeyboardEvent) => key === 'ContextMenu' || (shiftKey && key === 'F10');

/**
 * What asks for a context menu: the second mouse button, the menu key or Shift+F10, and a finger that rests, which some
 * systems report themselves and others do not.
 * @param onAsk Undefined where there is no menu, so that the browser's own opens.
 */
export function useContextPress(onAsk: ((place: MenuPlace) => void) | undefined) {
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef<MenuPlace>({ x: 0, y: 0 });
  const swallowClick = useRef(false);
  const stop = () => clearTimeout(resting.current);
  useEffect(() => stop, []);
  if (!onAsk) return {};
  return {
    onContextMenu(event: MouseEvent) {
      // With Shift, the browser's own menu opens.
      if (event.defaultPrevented || event.shiftKey) return;
      event.preventDefault();
      stop();
      const { pointerType } = event.nativeEvent as Partial<globalThis.PointerEvent>;
      // The menu key names no place of use: the menu opens below the start of what has the focus.
      const byKey = pointerType === '' && event.target instanceof Element ? event.target : undefined;
      onAsk(byKey ? belowStartOf(byKey) : { x: event.clientX, y: event.clientY });
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || !isMenuKey(event) || !(event.target instanceof Element)) return;
      event.preventDefault();
      onAsk(belowStartOf(event.target));
    },
    onPointerDown(event: PointerEvent) {
      stop();
      swallowClick.current = false;
      if (event.pointerType !== 'touch') return;
      const place = { x: event.clientX, y: event.clientY };
      start.current = place;
      resting.current = setTimeout(() => {
        swallowClick.current = true;
        onAsk(place);
      }, longPressMs);
    },
    onPointerMove(event: PointerEvent) {
      const { x, y } = start.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > maxDrift) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    /** The finger that opened the menu presses nothing when it is lifted. */
    onClickCapture(event: MouseEvent) {
      if (!swallowClick.current) return;
      swallowClick.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
