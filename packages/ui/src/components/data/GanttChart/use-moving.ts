import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { GanttItem } from './gantt-lanes.ts';

/** Activities begin at whole hours: keys and the pointer move by them (ms). */
const stepMs = 3_600_000;
const dayMs = 24 * stepMs;
/** How far the pointer goes before a press is a drag, px. */
const leastDrag = 4;

/** An activity that is being moved, and how far (ms). */
interface Moving {
  readonly id: string;
  readonly by: number;
}

/** What moves the activities of a Gantt chart. */
export interface MovingProps {
  readonly items: readonly GanttItem[];
  readonly onMove?: ((item: GanttItem, from: number) => void) | undefined;
  readonly canMove?: ((item: GanttItem) => boolean) | undefined;
}

/**
 * Moves activities: by dragging, or by Alt and the arrow keys, an hour at a time and with Shift a day, until Enter moves and Escape
 * leaves it. The items that it returns stand where they would be.
 */
export function useMoving({ items, onMove, canMove = hasEnd }: MovingProps) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const end = useRef<() => void>(undefined);
  const shown = useMemo(
    () =>
      moving === null ? items : items.map((item) => (item.id === moving.id ? moved(item, moving.by) : item)),
    [items, moving],
  );
  const finish = (id: string, by: number) => {
    setMoving(null);
    const item = items.find((one) => one.id === id);
    if (item && by !== 0) onMove?.(item, item.from + by);
  };
  const moveOf = (item: GanttItem, msPerPx: number) => {
    if (!onMove || !canMove(item)) return {};
    const by = moving?.id === item.id ? moving.by : 0;
    return {
      onKey: (event: KeyboardEvent<SVGElement>): boolean => {
        const { key, altKey, shiftKey } = event;
        if (altKey && (key === 'ArrowLeft' || key === 'ArrowRight')) {
          const step = shiftKey ? dayMs : stepMs;
          setMoving({ id: item.id, by: by + (key === 'ArrowRight' ? step : -step) });
          return true;
        }
        if (moving?.id !== item.id || (key !== 'Enter' && key !== 'Escape')) return false;
        finish(item.id, key === 'Enter' ? by : 0);
        return true;
      },
      onPress: ({ button, clientX: first, currentTarget }: PointerEvent<SVGElement>): void => {
        if (button !== 0) return;
        end.current?.();
        const page = currentTarget.ownerDocument;
        let way = 0;
        const go = ({ clientX }: globalThis.PointerEvent) => {
          const px = clientX - first;
          if (way === 0 && Math.abs(px) < leastDrag) return;
          way = Math.round((px * msPerPx) / stepMs) * stepMs;
          setMoving({ id: item.id, by: way });
        };
        const stop = (isDone: boolean) => {
          page.removeEventListener('pointermove', go);
          page.removeEventListener('pointerup', up);
          page.removeEventListener('pointercancel', cancel);
          if (way !== 0) ignoreClick(page);
          finish(item.id, isDone ? way : 0);
        };
        const up = () => stop(true);
        const cancel = () => stop(false);
        end.current = cancel;
        page.addEventListener('pointermove', go);
        page.addEventListener('pointerup', up);
        page.addEventListener('pointercancel', cancel);
      },
    };
  };
  return { items: shown, moveOf };
}

/** The click that ends a drag chooses nothing. */
function ignoreClick(page: Document): void {
  const ignore = (event: Event) => event.stopPropagation();
  page.addEventListener('click', ignore, { capture: true, once: true });
  // It comes with the release of the pointer, or not at all.
  setTimeout(() => page.removeEventListener('click', ignore, { capture: true }));
}

const hasEnd = ({ to }: GanttItem): boolean => to !== null;

const moved = (item: GanttItem, by: number): GanttItem => ({
  ...item,
  from: item.from + by,
  to: item.to === null ? null : item.to + by,
});
