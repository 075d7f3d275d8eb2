import type { Place } from './places.ts';

/** How much a change asks of those who use the package. */
export type Bump = 'major' | 'minor' | 'patch';

/** A change since the last release. */
export interface Change {
  readonly file: string;
  readonly bump: Bump;
  readonly text: string;
}

/** Reads a changeset of `@cnx/ui`; null for one of other packages. */
export function readChangeset(file: string, text: string): Change | null {
  const [, head = '', body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  const [, bump] = /['"]?@cnx\/ui['"]?:\s*(major|minor|patch)/.exec(head) ?? [];
  return bump ? { file, bump: bump as Bump, text: body.trim() } : null;
}

/** Addresses of documentation pages by component, from where the stories lie: `…/inputs/Button/Button.stories.tsx`. */
export function docsPlaces(storyFiles: readonly string[]): ReadonlyMap<string, Place> {
  return new Map(
    storyFiles.flatMap((file) => {
      const [, group, label] = /\/components\/(\w+)\/\w+\/(\w+)\.stories\.tsx$/.exec(file) ?? [];
      return group && label ? [[label, { label, id: `${group}-${label.toLowerCase()}--docs` }] as const] : [];
    }),
  );
}

/** The components that a change names before the colons of its lines, each once. */
export function placesOf(text: string, places: ReadonlyMap<string, Place>): Place[] {
  const names = text.split('\n').flatMap((line) => /^- ([^:]+):/.exec(line)?.[1]?.match(/\w+/g) ?? []);
  return [...new Set(names)].flatMap((name) => places.get(name) ?? []);
}

/**
 * The stories that looked different in the last pixel check, by name; null when none has run.
 * @param report the test runner's report as JSON
 */
export function readPixelReport(report: string | undefined): string[] | null {
  if (report === undefined) return null;
  try {
    const { testResults } = JSON.parse(report) as {
      testResults: { assertionResults: { status: string; fullName: string }[] }[];
    };
    return testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => fullName);
  } catch {
    return null;
  }
}
