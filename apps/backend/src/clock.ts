/** Where every module gets the time from, so that a demonstration or a test can set it. */
export type Clock = () => Date;

/**
 * The system's clock, or one that stood at `startsAt` when this was called and runs on from there. It runs on
 * because lock-outs, session limits and the window for encrypted passwords would never end on a frozen one.
 */
export function createClock(startsAt?: Date): Clock {
  if (!startsAt) return () => new Date();
  const offset = startsAt.getTime() - Date.now();
  return () => new Date(Date.now() + offset);
}
