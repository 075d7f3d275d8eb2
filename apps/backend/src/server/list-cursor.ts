import { createHash } from 'node:crypto';

// Cursors of lists that are the same for all users carry the version of the data that their page was read in.

/** A cursor that a caller brought, taken apart. */
export interface ListCursor {
  /** Where the next page begins, as the list itself has it. */
  readonly place: string;
  /** Whether the list is still the one that it was given out for. */
  isOf(version: string): boolean;
}

/** @returns the cursor to give out for a page that was read in this version */
export function writeCursor(place: string, version: string): string {
  return `${markOf(version)}.${place}`;
}

/** Takes a cursor apart; one without a version is of none. */
export function readCursor(cursor: string): ListCursor {
  const end = cursor.indexOf('.');
  const mark = cursor.slice(0, Math.max(0, end));
  return { place: cursor.slice(end + 1), isOf: (version) => mark === markOf(version) };
}

function markOf(version: string): string {
  return createHash('sha256').update(version).digest('base64url').slice(0, 12);
}
