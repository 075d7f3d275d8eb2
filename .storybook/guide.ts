import type { ReactNode } from 'react';

/** A piece of advice, and where a picture says more than the sentence, one drawn with the component itself. */
export type Advice = string | { readonly text: string; readonly show: () => ReactNode };

/** What a reviewer or developer reads about a component before its stories: `parameters.guide` of its stories. */
export interface Guide {
  /** When to take it. */
  readonly use: string;
  /** When to take something else, and what. */
  readonly avoid: string;
  readonly do: readonly Advice[];
  readonly dont: readonly Advice[];
  /** Keys and what they do; empty where there is nothing to press. */
  readonly keys: readonly (readonly [key: string, what: string])[];
  /** What assistive technology gets. */
  readonly notes: readonly string[];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0;
const texts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function isAdvice(value: unknown): value is Advice {
  if (typeof value !== 'object' || value === null) return isText(value);
  const { text, show } = value as Record<string, unknown>;
  return isText(text) && typeof show === 'function';
}
const advice = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isAdvice);

/** What a component's guide lacks; empty when it is whole. */
export function guideFaults(guide: unknown): string[] {
  if (typeof guide !== 'object' || guide === null) return ['parameters.guide is missing'];
  const { use, avoid, do: dos, dont, keys, notes } = guide as Record<string, unknown>;
  const faults: string[] = [];
  if (!isText(use)) faults.push('guide.use is missing');
  if (!isText(avoid)) faults.push('guide.avoid is missing');
  if (!advice(dos)) faults.push('guide.do is missing, or a line of it is neither text nor { text, show }');
  if (!advice(dont)) faults.push('guide.dont is missing, or a line of it is neither text nor { text, show }');
  if (!Array.isArray(keys) || !keys.every((row) => texts(row) && row.length === 2)) {
    faults.push('guide.keys is no list of key and meaning');
  }
  if (!texts(notes) || notes.length === 0) faults.push('guide.notes is missing');
  return faults;
}
