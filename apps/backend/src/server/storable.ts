/** Deeper bodies are refused; the contract's are four levels deep. */
const maxDepth = 20;

/**
 * Checks that PostgreSQL can store all texts of a value: it takes no NUL characters.
 * @returns One message for each fault, beginning with its place such as `body/Email`; none when all is well.
 */
export function findUnstorable(value: unknown, place: string, depth = 0): string[] {
  if (typeof value === 'string')
    return value.includes('\0') ? [`${place} must not contain a NUL character`] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (depth === maxDepth) return [`${place.split('/', 1)[0]} is nested too deeply`];
  return Object.entries(value).flatMap(([name, child]) =>
    name.includes('\0')
      ? [`${place} must not contain a NUL character`]
      : findUnstorable(child, `${place}/${name}`, depth + 1),
  );
}
