const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function report(): void {
  for (const listener of listeners) listener();
}

/** The modal dialog in front of the page and of all others; null where none is open. */
export function frontDialog(): HTMLDialogElement | null {
  return open.at(-1) ?? null;
}

/**
 * Puts a modal dialog in front of all others.
 * @returns takes it away again, while it is still in the page
 */
export function putInFront(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  report();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    report();
  };
}

/** Calls back at once whenever another dialog, or none, is in front. @returns ends that */
export function onFrontDialog(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
