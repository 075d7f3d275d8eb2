/** What ended a run, by the words of who pulled the pump: "Failed: motor", "Workover". */
export interface RunEnd {
  readonly failed: boolean;
  /** What failed; null where that is not said, and for what did not fail. */
  readonly reason: string | null;
}

const failure = /^\s*fail(?:ed|ure)?\b[\s:,–-]*(.*?)\s*$/iu;

/** Reads why a run ended: a reason that begins with "failed" or "failure" is a failure, any other one is none. */
export function runEnd(pullReason: string | null): RunEnd {
  const found = failure.exec(pullReason ?? '');
  if (!found) return { failed: false, reason: null };
  const reason = found[1]!.toLowerCase();
  return { failed: true, reason: reason === '' ? null : reason };
}
