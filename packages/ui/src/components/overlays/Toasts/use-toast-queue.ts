import { useSyncExternalStore } from 'react';
import type { QueuedToast, ToastQueue } from './toast-queue.ts';

/** What `Toasts` takes of a queue: `<Toasts {...useToastQueue(queue)} />`. */
export function useToastQueue(queue: ToastQueue): {
  items: readonly QueuedToast[];
  onDismiss: (id: string) => void;
} {
  return {
    items: useSyncExternalStore(queue.subscribe, queue.shown, queue.shown),
    onDismiss: queue.dismiss,
  };
}
