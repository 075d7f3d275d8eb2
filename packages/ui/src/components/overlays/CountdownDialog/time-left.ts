/** Time that is left, as minutes and seconds (`1:05`). A second that has begun counts as whole. */
export function timeLeft(leftMs: number): string {
  const seconds = secondsOf(leftMs);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Time that is left, in words of a language: `1 minute 5 seconds`, which is not read as a time of day. */
export function timeLeftInWords(leftMs: number, locale: string): string {
  const seconds = secondsOf(leftMs);
  const write = (unit: 'minute' | 'second', count: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const minutes = Math.floor(seconds / 60);
  return [
    ...(minutes > 0 ? [write('minute', minutes)] : []),
    ...(seconds % 60 > 0 || minutes === 0 ? [write('second', seconds % 60)] : []),
  ].join(' ');
}

const marks = [10, 30, 60, 90, 120];

/** The last mark that the time has passed, in seconds, at which a screen reader says it; none (Infinity) before the first. */
export function markPassed(leftMs: number): number {
  const seconds = secondsOf(leftMs);
  return marks.find((mark) => seconds <= mark) ?? Infinity;
}

const secondsOf = (leftMs: number) => Math.max(0, Math.ceil(leftMs / 1000));
