import { inactivityLimitMs } from '../limits.ts';
import type { ItemStorage, UserData } from './storage.ts';

/** The stored time of the last sign of life, which all tabs share. */
export type ActivityLog = Pick<ItemStorage, 'read' | 'write'>;

/** Whether nobody gave a sign of life for as long as a session of this user may last without one. */
export function isInactive(user: UserData, log: Pick<ActivityLog, 'read'>, nowMs: number): boolean {
  const lastMs = log.read('lastActivity');
  return lastMs !== undefined && nowMs - lastMs >= inactivityLimitMs[user.isSSO ? 'sso' : 'local'];
}

/** What the inactivity of one session is judged by. */
export interface InactivityOptions {
  /** Without activity for this long the session ends. */
  readonly limitMs: number;
  readonly now: () => Date;
  readonly log: ActivityLog;
}

/** Judges, from the last sign of life in any tab, whether the person is still there. */
export interface Inactivity {
  /**
   * Takes note of a sign of life, unless it comes too late: whoever wakes a computer that slept beyond the limit is
   * out, even if the first thing they do is move the mouse.
   * @returns whether it came in time.
   */
  noteActivity(): boolean;
  /** Time until the limit, not below 0. */
  leftMs(): number;
  /** Whether the limit has passed. */
  isOver(): boolean;
}

/** A mouse that moves writes no more often than this. */
const writeEveryMs = 1_000;

/** Starts judging. A session of which nobody stored a sign of life begins now. */
export function createInactivity({ limitMs, now, log }: InactivityOptions): Inactivity {
  const nowMs = () => now().getTime();
  let ownMs = log.read('lastActivity') ?? nowMs();
  let writtenMs = ownMs;
  // A time to come, from a clock that was set back, counts as now.
  const lastMs = () => Math.min(Math.max(ownMs, log.read('lastActivity') ?? 0), nowMs());
  const leftMs = () => Math.max(0, lastMs() + limitMs - nowMs());
  const isOver = () => leftMs() === 0;
  return {
    leftMs,
    isOver,
    noteActivity: () => {
      if (isOver()) return false;
      ownMs = nowMs();
      if (Math.abs(ownMs - writtenMs) >= writeEveryMs) {
        writtenMs = ownMs;
        log.write('lastActivity', ownMs);
      }
      return true;
    },
  };
}

/** The page that is watched, and what follows. */
export interface InactivityWatch {
  readonly inactivity: Inactivity;
  /** How often to look while the page is visible. */
  readonly everyMs: number;
  /** How long before the limit the person is warned. */
  readonly warnMs: number;
  readonly target: Window;
  readonly now: () => Date;
  /** Called once, at the limit. */
  readonly onOver: () => void;
  /** Called at each look that finds the person there, and when the network is back. */
  readonly onPresent: () => void;
  /** Called when the warning begins, with the time of the limit (ms since 1970), and when it ends, with null. */
  readonly onWarning: (limitAtMs: number | null) => void;
}

/** A watch that runs. */
export interface RunningWatch {
  /** The person said so: the limit starts anew, and the warning ends. */
  stay(): void;
  stop(): void;
}

const signsOfLife = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart', 'click'] as const;
const wakes = ['focus', 'pageshow'] as const;
const documentWakes = ['visibilitychange', 'resume'] as const;

/**
 * Watches a page for signs of life. A timer runs to the warning and from there to the limit; both are judged by the
 * time that has passed, because timers sleep with the computer. A page that becomes visible is looked at at once.
 * While the warning stands only {@link RunningWatch.stay} counts: it asks a question, and a mouse is no answer.
 */
export function watchInactivity(watch: InactivityWatch): RunningWatch {
  const { inactivity, everyMs, warnMs, target, now, onOver, onPresent, onWarning } = watch;
  const { document } = target;
  let timer: number | undefined;
  let ended = false;
  let warned = false;
  let lookedMs = now().getTime();

  const stop = () => {
    ended = true;
    target.clearTimeout(timer);
    target.clearInterval(looking);
    for (const type of signsOfLife) target.removeEventListener(type, live, true);
    for (const type of wakes) target.removeEventListener(type, wake);
    for (const type of documentWakes) document.removeEventListener(type, wake);
    target.removeEventListener('storage', follow);
    target.removeEventListener('online', onPresent);
  };
  /** Judges, says what changed, and sleeps until something can have changed again. */
  const judge = () => {
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
    timer = target.setTimeout(judge, warn ? leftMs : leftMs - warnMs);
  };
  const live = () => {
    if (warned || !inactivity.noteActivity()) judge();
  };
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    lookedMs = now().getTime();
    judge();
    if (!ended) onPresent();
  };
  const wake = () => {
    if (document.visibilityState !== 'visible') return;
    if (now().getTime() - lookedMs >= everyMs) look();
    else judge();
  };
  const follow = (event: StorageEvent) => {
    if (warned && event.key === 'lastActivity') judge();
  };

  const looking = target.setInterval(look, everyMs);
  for (const type of signsOfLife) target.addEventListener(type, live, { capture: true, passive: true });
  for (const type of wakes) target.addEventListener(type, wake);
  for (const type of documentWakes) document.addEventListener(type, wake);
  target.addEventListener('storage', follow);
  target.addEventListener('online', onPresent);
  judge();
  return {
    stop,
    stay: () => {
      inactivity.noteActivity();
      judge();
    },
  };
}
