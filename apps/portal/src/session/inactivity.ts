import type { ItemStorage } from './storage.ts';

/** The stored time of the last activity, which all tabs share. */
export type ActivityLog = Pick<ItemStorage, 'read' | 'write'>;

/** What the inactivity of one session is measured with. */
export interface InactivityOptions {
  /** Without activity for this long the session ends. */
  readonly limitMs: number;
  readonly now: () => Date;
  /**
   * Milliseconds that only go forward, also when the clock is set; they may stand still while the computer sleeps.
   * @default those of the page
   */
  readonly timer?: () => number;
  readonly log: ActivityLog;
}

/** Decides, from the last activity in any tab, whether the user is still active. */
export interface Inactivity {
  /**
   * Records an activity, unless it comes too late: on a computer that slept beyond the limit the session is over, even
   * if the first event after that is a mouse movement.
   * @returns whether it came in time.
   */
  noteActivity(): boolean;
  /** Time until the limit, not below 0. */
  leftMs(): number;
  /** Whether the limit has passed. */
  isOver(): boolean;
  /** @returns whether there was an activity since this was last asked; the start counts as one */
  takeActivity(): boolean;
}

/** A mouse that moves writes no more often than this. */
const writeEveryMs = 1_000;

/**
 * Starts measuring, by the clock, which all tabs share and which goes on while the computer sleeps, and by a timer, which
 * cannot be set: the longer time counts. A session without stored activity begins now.
 */
export function createInactivity(options: InactivityOptions): Inactivity {
  const { limitMs, now, timer = () => performance.now(), log } = options;
  const nowMs = () => now().getTime();
  /** The last activity that is known, by the clock and by the timer. */
  let last = { clockMs: nowMs(), timerMs: timer() };
  let storedMs: number | undefined;
  /** The last activity that was taken, by the timer. */
  let takenMs: number | undefined;

  const store = (clockMs: number) => {
    storedMs = clockMs;
    log.write('lastActivity', clockMs);
  };
  const idleMs = () => Math.max(nowMs() - last.clockMs, timer() - last.timerMs);
  /** Takes over what other tabs have stored, or pages before this one. */
  const follow = (isFirst = false) => {
    const found = log.read('lastActivity');
    if (found !== undefined && found !== storedMs) {
      storedMs = found;
      const agoMs = Math.max(0, nowMs() - found);
      if (isFirst || agoMs < idleMs()) last = { clockMs: found, timerMs: timer() - agoMs };
    }
    // A time to come, from before the clock was set back, is stored anew, once: as long ago as the timer knows.
    if (last.clockMs > nowMs()) {
      last = { ...last, clockMs: nowMs() - (timer() - last.timerMs) };
      store(last.clockMs);
    }
  };
  const leftMs = () => {
    follow();
    return Math.max(0, limitMs - idleMs());
  };
  const isOver = () => leftMs() === 0;

  follow(true);
  return {
    leftMs,
    isOver,
    takeActivity: () => {
      follow();
      const isNew = last.timerMs !== takenMs;
      takenMs = last.timerMs;
      return isNew;
    },
    noteActivity: () => {
      if (isOver()) return false;
      last = { clockMs: nowMs(), timerMs: timer() };
      if (Math.abs(last.clockMs - (storedMs ?? 0)) >= writeEveryMs) store(last.clockMs);
      return true;
    },
  };
}

/** The page that is watched, and what follows. */
export interface InactivityWatch {
  readonly inactivity: Inactivity;
  /** How often to check while the page is visible. */
  readonly everyMs: number;
  /** How long before the limit the user is warned. */
  readonly warnMs: number;
  readonly target: Window;
  readonly now: () => Date;
  /** Called once, at the limit. */
  readonly onOver: () => void;
  /** Called at each check that finds the user active since the last one, and when the network is back after an activity. */
  readonly onPresent: () => void;
  /** Called when the warning begins, with the time of the limit (ms since 1970), and when it ends, with null. */
  readonly onWarning: (limitAtMs: number | null) => void;
}

/** A watch that runs. */
export interface RunningWatch {
  /** The user chose to stay: the limit starts again, and the warning ends. */
  stay(): void;
  stop(): void;
}

const activityEvents = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart', 'click'] as const;
const wakes = ['focus', 'pageshow'] as const;
const documentWakes = ['visibilitychange', 'resume'] as const;

/**
 * Watches a page for activity. A timer runs to the warning and from there to the limit; both are checked by the time
 * that has passed, because timers sleep with the computer. A page that becomes visible is checked at once. While the
 * warning is shown only {@link RunningWatch.stay} counts: a mouse movement does not answer it.
 */
export function watchInactivity(watch: InactivityWatch): RunningWatch {
  const { inactivity, everyMs, warnMs, target, now, onOver, onPresent, onWarning } = watch;
  const { document } = target;
  let timer: number | undefined;
  let ended = false;
  let warned = false;
  let checkedMs = now().getTime();

  const stop = () => {
    ended = true;
    target.clearTimeout(timer);
    target.clearInterval(checking);
    for (const type of activityEvents) target.removeEventListener(type, recordActivity, true);
    for (const type of wakes) target.removeEventListener(type, wake);
    for (const type of documentWakes) document.removeEventListener(type, wake);
    target.removeEventListener('storage', follow);
    target.removeEventListener('online', renew);
  };
  /** Checks the time left, reports a change, and waits until something can have changed again. */
  const check = () => {
    if (ended) return;
    const leftMs = inactivity.leftMs();
    if (leftMs === 0) {
      stop();
      onOver();
      return;
    }
    const warn = leftMs <= warnMs;
    if (warn !== warned) {
      warned = warn;
      onWarning(warn ? now().getTime() + leftMs : null);
    }
    target.clearTimeout(timer);
    timer = target.setTimeout(check, warn ? leftMs : leftMs - warnMs);
  };
  const recordActivity = () => {
    if (warned || !inactivity.noteActivity()) check();
  };
  /** A session in which nothing happened is left to age. */
  const renew = () => {
    if (!ended && inactivity.takeActivity()) onPresent();
  };
  const checkVisible = () => {
    if (document.visibilityState !== 'visible') return;
    checkedMs = now().getTime();
    check();
    renew();
  };
  const wake = () => {
    if (document.visibilityState !== 'visible') return;
    if (now().getTime() - checkedMs >= everyMs) checkVisible();
    else check();
  };
  const follow = (event: StorageEvent) => {
    if (warned && event.key === 'lastActivity') check();
  };

  const checking = target.setInterval(checkVisible, everyMs);
  for (const type of activityEvents)
    target.addEventListener(type, recordActivity, { capture: true, passive: true });
  for (const type of wakes) target.addEventListener(type, wake);
  for (const type of documentWakes) document.addEventListener(type, wake);
  target.addEventListener('storage', follow);
  target.addEventListener('online', renew);
  check();
  return {
    stop,
    stay: () => {
      inactivity.noteActivity();
      check();
    },
  };
}
