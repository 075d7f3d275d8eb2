/** What the inactivity of one session is judged by. */
export interface InactivityOptions {
  /** Without activity for this long the session ends. */
  readonly limitMs: number;
  readonly now: () => Date;
}

/** Judges, from the last sign of life, whether the person is still there. */
export interface Inactivity {
  /**
   * Takes note of a sign of life, unless it comes too late: whoever wakes a computer that slept beyond the limit is
   * out, even if the first thing they do is move the mouse.
   * @returns whether it came in time.
   */
  noteActivity(): boolean;
  /** Whether the limit has passed. */
  isOver(): boolean;
}

/** Starts judging, as of now. */
export function createInactivity({ limitMs, now }: InactivityOptions): Inactivity {
  let lastMs = now().getTime();
  const isOver = () => now().getTime() - lastMs >= limitMs;
  return {
    isOver,
    noteActivity: () => {
      if (isOver()) return false;
      lastMs = now().getTime();
      return true;
    },
  };
}

/** The page that is watched, and what follows. */
export interface InactivityWatch {
  readonly inactivity: Inactivity;
  /** How often to look while the page is visible. */
  readonly everyMs: number;
  readonly target: Window;
  /** Called once, at the limit. */
  readonly onOver: () => void;
  /** Called at each look that finds the person there. */
  readonly onPresent: () => void;
}

const signsOfLife = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart', 'click'] as const;

/**
 * Watches a page for signs of life. A look falls due by the time that has passed and only while the page is visible; a
 * page that becomes visible again is looked at once.
 * @returns a function that ends the watch.
 */
export function watchInactivity(watch: InactivityWatch): () => void {
  const { inactivity, everyMs, target, onOver, onPresent } = watch;
  let ended = false;
  const end = () => {
    ended = true;
    target.clearInterval(timer);
    for (const type of signsOfLife) target.removeEventListener(type, live, true);
    target.document.removeEventListener('visibilitychange', wake);
  };
  const over = () => {
    if (ended) return;
    end();
    onOver();
  };
  const live = () => {
    if (!inactivity.noteActivity()) over();
  };
  const wake = () => {
    if (target.document.visibilityState === 'visible' && inactivity.isOver()) over();
  };
  const look = () => {
    if (target.document.visibilityState !== 'visible') return;
    if (inactivity.isOver()) over();
    else onPresent();
  };
  const timer = target.setInterval(look, everyMs);
  for (const type of signsOfLife) target.addEventListener(type, live, { capture: true, passive: true });
  target.document.addEventListener('visibilitychange', wake);
  return end;
}
