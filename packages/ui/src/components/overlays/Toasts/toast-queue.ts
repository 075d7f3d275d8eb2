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

/** Holds a message, which changes when it comes again. */
interface Slot {
  readonly key: string;
  toast: QueuedToast;
}

const defaultMerge = (label: string, times: number) => `${label} (${times})`;

/** Makes a queue of messages; `useToastQueue` shows it by `Toasts`, which counts the time of each. */
export function createToastQueue({ max = 3, merge = defaultMerge }: ToastQueueOptions = {}): ToastQueue {
  const places = Number.isFinite(max) ? Math.max(1, Math.floor(max)) : 3;
  const listeners = new Set<() => void>();
  /** What a message says, to find the same again, and where it is by that. */
  const keyOf = ({ tone, label }: Pick<ToastItem, 'tone' | 'label'>) => `${tone ?? 'info'} ${label}`;
  const slots = new Map<string, Slot>();
  const byId = new Map<string, Slot>();
  const waiting = { critical: new Set<Slot>(), others: new Set<Slot>() };
  let visible: readonly Slot[] = [];
  let shown: readonly QueuedToast[] = [];
  let count = 0;

  const laneOf = ({ toast }: Slot) => (toast.tone === 'critical' ? waiting.critical : waiting.others);
  const change = (next: readonly Slot[]) => {
    const filled = [...next];
    while (filled.length < places) {
      const lane = waiting.critical.size > 0 ? waiting.critical : waiting.others;
      const [first] = lane;
      if (!first) break;
      lane.delete(first);
      filled.push(first);
    }
    const same = filled.length === shown.length && filled.every(({ toast }, index) => toast === shown[index]);
    visible = filled;
    if (!same) shown = filled.map(({ toast }) => toast);
    for (const listener of listeners) listener();
  };

  return {
    shown: () => shown,
    waiting: () => waiting.critical.size + waiting.others.size,
    add(toast) {
      const key = keyOf(toast);
      const known = slots.get(key);
      const times = (known?.toast.times ?? 0) + 1;
      // A message that comes again gets a new id: what counts its time begins anew.
      const id = `toast-${++count}`;
      const label = times === 1 ? toast.label : merge(toast.label, times);
      const slot: Slot = known ?? { key, toast: { ...toast, id, times } };
      if (known) byId.delete(known.toast.id);
      slot.toast = { ...slot.toast, ...toast, id, times, label };
      slots.set(key, slot);
      byId.set(id, slot);
      if (!known) laneOf(slot).add(slot);
      change(visible);
      return id;
    },
    dismiss(id) {
      const slot = byId.get(id);
      if (!slot) return;
      byId.delete(id);
      slots.delete(slot.key);
      laneOf(slot).delete(slot);
      change(visible.filter((one) => one !== slot));
    },
    clear() {
      slots.clear();
      byId.clear();
      waiting.critical.clear();
      waiting.others.clear();
      change([]);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
