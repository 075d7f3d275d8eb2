import type { ToastItem } from './Toasts.tsx';

/** A message that waits for its turn or is shown. */
export interface QueuedToast extends ToastItem {
  /** How often it was reported; the same message twice is one that counts. */
  readonly times: number;
}

/** What a queue is made with. */
export interface ToastQueueOptions {
  /** Messages shown at once. @default 3 */
  readonly max?: number;
  /** How a message that came several times is written. @default `Saved (2)` */
  readonly merge?: (label: string, times: number) => string;
}

/** Messages in the order in which they are to be read, a few at a time. */
export interface ToastQueue {
  /** The messages shown, oldest first; the same list until something changes. */
  readonly shown: () => readonly QueuedToast[];
  /** How many wait. */
  readonly waiting: () => number;
  /**
   * Adds a message. One with the same tone and label as one that is shown or waits is merged with it and takes the later
   * actions; critical ones wait before all others. What is shown is never pushed away.
   * @returns the id under which it can be dismissed
   */
  readonly add: (toast: Omit<ToastItem, 'id'>) => string;
  /** Takes a message away, and lets the next one in. */
  readonly dismiss: (id: string) => void;
  /** Takes all messages away. */
  readonly clear: () => void;
  /** Calls a listener after each change. @returns stops that */
  readonly subscribe: (listener: () => void) => () => void;
}

const isCritical = ({ tone }: Pick<ToastItem, 'tone'>) => tone === 'critical';
const defaultMerge = (label: string, times: number) => `${label} (${times})`;

/** Makes a queue of messages; `useToastQueue` shows it by `Toasts`, which counts the time of each. */
export function createToastQueue({ max = 3, merge = defaultMerge }: ToastQueueOptions = {}): ToastQueue {
  const places = Number.isFinite(max) ? Math.max(1, Math.floor(max)) : 3;
  const listeners = new Set<() => void>();
  const words = new Map<string, string>();
  let shown: readonly QueuedToast[] = [];
  let waiting: readonly QueuedToast[] = [];
  let count = 0;

  const set = (nextShown: readonly QueuedToast[], nextWaiting: readonly QueuedToast[]) => {
    const free = Math.max(0, places - nextShown.length);
    shown = [...nextShown, ...nextWaiting.slice(0, free)];
    waiting = nextWaiting.slice(free);
    for (const listener of listeners) listener();
  };
  const without = (list: readonly QueuedToast[], id: string) => list.filter((toast) => toast.id !== id);

  return {
    shown: () => shown,
    waiting: () => waiting.length,
    add(toast) {
      const same = [...shown, ...waiting].find(
        ({ id, tone }) => tone === toast.tone && words.get(id) === toast.label,
      );
      if (same) {
        const times = same.times + 1;
        // A new id: whoever counts its time begins anew.
        const id = `toast-${++count}`;
        words.delete(same.id);
        words.set(id, toast.label);
        const merged = { ...same, ...toast, id, times, label: merge(toast.label, times) };
        const replace = (list: readonly QueuedToast[]) => list.map((one) => (one === same ? merged : one));
        set(replace(shown), replace(waiting));
        return id;
      }
      const id = `toast-${++count}`;
      words.set(id, toast.label);
      const added = { ...toast, id, times: 1 };
      const behind = isCritical(toast) ? waiting.findIndex((one) => !isCritical(one)) : -1;
      const next = [...waiting];
      next.splice(behind < 0 ? waiting.length : behind, 0, added);
      set(shown, next);
      return id;
    },
    dismiss(id) {
      if (!words.delete(id)) return;
      set(without(shown, id), without(waiting, id));
    },
    clear() {
      words.clear();
      set([], []);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
