/** Whole seconds left until `endsAt` (ms), never below zero; zero for what is no time. */
export function secondsLeft(endsAt: number, now: number): number {
  const left = Math.ceil((endsAt - now) / 1000);
  return Number.isFinite(left) ? Math.max(0, left) : 0;
}

/** Minutes and seconds as `1:05`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * The second at which a count is read aloud: whole minutes, every half minute below two, and at 10. Reading every
 * second would drown all else.
 */
export function isAnnounced(seconds: number): boolean {
  if (seconds === 0 || seconds === 10) return true;
  return seconds <= 120 ? seconds % 30 === 0 : seconds % 60 === 0;
}
