import { createHash } from 'node:crypto';

/** Longest id that the contract allows. */
const maxIdLength = 64;

/**
 * An id that is the same whenever the same thing is found again: its parts joined, or their hash when that is
 * too long for an id.
 */
export function stableId(kind: string, ...parts: readonly string[]): string {
  const readable = [kind, ...parts].join('-');
  if (readable.length <= maxIdLength) return readable;
  return `${kind}-${createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 32)}`;
}
