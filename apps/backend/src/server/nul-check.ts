/**
 * Finds NUL characters, which PostgreSQL cannot store, in the texts and names of a value.
 * @returns The places, such as `body/Email`; none when all is well.
 */
export function findNul(value: unknown, place: string): string[] {
  if (typeof value === 'string') return value.includes('\0') ? [place] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    name.includes('\0') ? [place] : findNul(child, `${place}/${name}`),
  );
}
