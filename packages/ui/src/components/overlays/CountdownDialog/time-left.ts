/** Time that is left, as minutes and seconds (`1:05`). A second that has begun counts as whole. */
export function timeLeft(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Whether a screen reader should say the time now: at each half minute, and ten seconds before the end. */
export function isAnnounced(leftMs: number): boolean {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return seconds % 30 === 0 || seconds === 10;
}
