/** Work for many notes at once. */
export interface Collected {
  /** Begins the work after a while, for this note and those that come until then. */
  note(): void;
  /** What was noted and not begun is left. */
  stop(): void;
}

/** @param schedule Tests only: what calls after a while. @default a timer, which holds no process up */
export function createCollected(
  afterMs: number,
  work: () => void,
  schedule: (work: () => void, afterMs: number) => () => void = later,
): Collected {
  let cancel: (() => void) | undefined;
  return {
    note() {
      cancel ??= schedule(() => {
        cancel = undefined;
        work();
      }, afterMs);
    },
    stop() {
      cancel?.();
      cancel = undefined;
    },
  };
}

function later(work: () => void, afterMs: number): () => void {
  const timer = setTimeout(work, afterMs).unref();
  return () => clearTimeout(timer);
}
