/** A span of time in ms; an open end is null. */
export interface Span {
  readonly start: number;
  readonly end: number | null;
}

/** A span cut to a window, as it is drawn. */
export interface CutSpan {
  readonly start: number;
  readonly end: number;
  /** It begins before the window. */
  readonly fromBefore: boolean;
  /** It goes on after the window, or its end is not known. */
  readonly goesOn: boolean;
}

/** The part of a span within a window; null where there is none, or where it has no beginning. */
export function cutSpan(span: Span, window: { readonly from: number; readonly to: number }): CutSpan | null {
  const end = span.end ?? Infinity;
  if (!Number.isFinite(span.start) || Number.isNaN(end)) return null;
  // One that ends before it begins is taken for a moment.
  const last = Math.max(span.start, end);
  if (last < window.from || span.start > window.to) return null;
  return {
    start: Math.max(span.start, window.from),
    end: Math.min(last, window.to),
    fromBefore: span.start < window.from,
    goesOn: last > window.to,
  };
}

/**
 * Puts spans that overlap on lines below one another: the line of each, in the order given, and how many lines
 * there are.
 */
export function packLines(spans: readonly (CutSpan | null)[]): { lines: number[]; count: number } {
  const order = spans
    .map((span, index) => ({ span, index }))
    .filter((one): one is { span: CutSpan; index: number } => one.span !== null)
    .sort((a, b) => a.span.start - b.span.start);
  const ends: number[] = [];
  const lines = new Array<number>(spans.length).fill(-1);
  for (const { span, index } of order) {
    const free = ends.findIndex((end) => end <= span.start);
    const line = free === -1 ? ends.length : free;
    ends[line] = span.end;
    lines[index] = line;
  }
  return { lines, count: Math.max(1, ends.length) };
}
