import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { GanttItem } from './gantt-lanes.ts';

/** Activities begin at whole hours: keys move by them, and the pointer with Alt (ms). */
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
  /** The time shown, ms since 1970: what is moved stays in it. */
  readonly window: { readonly from: number; readonly to: number };
  /** Whether Enter and Space take hold of an activity, because they do nothing else. */
  readonly grabs: boolean;
}

/**
 * Moves activities: by dragging, a day at a time and with Alt an hour, or by Alt and the arrow keys, an hour at a time and with Shift a
 * day, until Enter or Space moves and Escape leaves it, as it does when the focus goes. An activity that is held is moved by the arrow keys alone. The items that it
 * returns stand where they would be; `left` is the one that was last given up.
 */
export function useMoving({ items, onMove, canMove = hasEnd, window, grabs }: MovingProps) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const drag = useRef<{ readonly id: string; readonly cancel: () => void }>(undefined);
  useEffect(() => () => drag.current?.cancel(), []);
  const shown = useMemo(
    () =>
      moving === null ? items : items.map((item) => (item.id === moving.id ? moved(item, moving.by) : item)),
    [items, moving],
  );
  const finish = (id: string, by: number) => {
    setMoving(null);
    setLeft(by === 0 ? id : null);
    const item = items.find((one) => one.id === id);
    if (item && by !== 0) onMove?.(item, item.from + by);
  };
  const moveOf = (item: GanttItem, msPerPx: number) => {
    if (!onMove || !canMove(item)) return {};
    const held = moving?.id === item.id;
    const by = held ? moving.by : 0;
    /** As far as what is shown reaches. */
    const within = (to: number) => {
      const least = Math.min(0, window.from - item.from + by);
      const most = Math.max(0, window.to - stepMs - item.from + by);
      return Math.max(least, Math.min(most, to));
    };
    const move = (to: number) => setMoving({ id: item.id, by: within(to) });
    return {
      keyShortcuts: 'Alt+ArrowLeft Alt+ArrowRight',
      onLeave: (): void => {
        if (drag.current?.id === item.id) drag.current.cancel();
        else if (held) finish(item.id, 0);
      },
      onKey: (event: KeyboardEvent<SVGElement>): boolean => {
        const { key, altKey, shiftKey } = event;
        if ((altKey || held) && (key === 'ArrowLeft' || key === 'ArrowRight')) {
          const step = shiftKey ? dayMs : stepMs;
          move(by + (key === 'ArrowRight' ? step : -step));
          return true;
        }
        const takes = key === 'Enter' || key === ' ';
        if (held ? !takes && key !== 'Escape' : !takes || !grabs) return false;
        if (held) finish(item.id, takes ? by : 0);
        else move(0);
        return true;
      },
      onPress: ({ button, clientX: first, currentTarget }: PointerEvent<SVGElement>): void => {
        if (button !== 0) return;
        drag.current?.cancel();
        const page = currentTarget.ownerDocument;
        let way = 0;
        let isDragged = false;
        const go = ({ clientX, altKey }: globalThis.PointerEvent) => {
          const px = clientX - first;
          if (!isDragged && Math.abs(px) < leastDrag) return;
          isDragged = true;
          // An hour is few pixels of a fortnight: work stays at its hour of the day unless another one is asked for.
          const snap = altKey ? stepMs : dayMs;
          way = Math.trunc(within(Math.round((px * msPerPx) / snap) * snap) / snap) * snap;
          move(way);
        };
        const stop = (isDone: boolean) => {
          drag.current = undefined;
          page.removeEventListener('keydown', escape, { capture: true });
          page.removeEventListener('pointermove', go);
          page.removeEventListener('pointerup', up);
          page.removeEventListener('pointercancel', cancel);
          if (!isDragged) return;
          ignoreClick(page);
          finish(item.id, isDone ? way : 0);
        };
        // It leaves the drag, and closes nothing around the chart.
        const escape = (event: globalThis.KeyboardEvent) => {
          if (event.key !== 'Escape' || !isDragged) return;
          event.preventDefault();
          event.stopPropagation();
          stop(false);
          page.addEventListener('pointerup', () => ignoreClick(page), { once: true });
        };
        const up = () => stop(true);
        const cancel = () => stop(false);
        drag.current = { id: item.id, cancel };
        page.addEventListener('pointermove', go);
        page.addEventListener('keydown', escape, { capture: true });
        page.addEventListener('pointerup', up);
        page.addEventListener('pointercancel', cancel);
      },
    };
  };
  return { items: shown, moving, left, moveOf };
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
