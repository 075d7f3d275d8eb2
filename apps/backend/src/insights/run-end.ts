/** What ended a run, by the words of who pulled the pump: "Failed: motor", "Workover". */
export interface RunEnd {
  readonly failed: boolean;
  /** What failed; null where that is not said, and for what did not fail. */
  readonly reason: string | null;
}

const failure = /^fail(?:ed|ure)?\b/iu;
const separators = /^[\s:,–-]+/u;

/** Reads why a run ended: a reason that begins with "failed" or "failure" is a failure, any other one is none. */
export function runEnd(pullReason: string | null): RunEnd {
  const text = pullReason?.trim() ?? '';
  if (!failure.test(text)) return { failed: false, reason: null };
  const reason = text.replace(failure, '').replace(separators, '').toLowerCase();
  return { failed: true, reason: reason === '' ? null : reason };
}
