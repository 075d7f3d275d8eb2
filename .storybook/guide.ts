/** What a reviewer or developer reads about a component before its stories: `parameters.guide` of its stories. */
export interface Guide {
  /** When to take it. */
  readonly use: string;
  /** When to take something else, and what. */
  readonly avoid: string;
  readonly do: readonly string[];
  readonly dont: readonly string[];
  /** Keys and what they do; empty where there is nothing to press. */
  readonly keys: readonly (readonly [key: string, what: string])[];
  /** What assistive technology gets. */
  readonly notes: readonly string[];
}

const texts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && one.length > 0);

/** What a component's guide lacks; empty when it is whole. */
export function guideFaults(guide: unknown): string[] {
  if (typeof guide !== 'object' || guide === null) return ['parameters.guide is missing'];
  const { use, avoid, do: dos, dont, keys, notes } = guide as Record<string, unknown>;
  const faults: string[] = [];
  if (typeof use !== 'string' || use === '') faults.push('guide.use is missing');
  if (typeof avoid !== 'string' || avoid === '') faults.push('guide.avoid is missing');
  if (!texts(dos) || dos.length === 0) faults.push('guide.do is missing');
  if (!texts(dont) || dont.length === 0) faults.push('guide.dont is missing');
  if (!Array.isArray(keys) || !keys.every((row) => texts(row) && row.length === 2)) {
    faults.push('guide.keys is no list of key and meaning');
  }
  if (!texts(notes) || notes.length === 0) faults.push('guide.notes is missing');
  return faults;
}
