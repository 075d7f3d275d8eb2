import type { ApiAnswer } from '@cnx/api';

/** Most pages that are fetched for one sum. What lies beyond is left out, and said so by `meta.total`. */
export const mostPages = 10;

/**
 * Fetches pages one after another until there is no further one, or {@link mostPages} were had.
 * @param fetchPage fetches the page of a cursor, the first without one
 * @param join adds a page's body to those before it
 * @returns all of it, with the first page's `meta` but the last one's `nextCursor`: null when nothing is left out
 */
export async function allPages<Body>(
  fetchPage: (cursor: string | undefined) => Promise<ApiAnswer<Body>>,
  join: (before: Body, page: Body) => Body,
): Promise<ApiAnswer<Body>> {
  const first = await fetchPage(undefined);
  let body = first.data;
  let { nextCursor } = first.meta;
  for (let pages = 1; nextCursor !== null && pages < mostPages; pages++) {
    const page = await fetchPage(nextCursor);
    body = join(body, page.data);
    nextCursor = page.meta.nextCursor;
  }
  return { data: body, meta: { ...first.meta, nextCursor } };
}

/** Joins lists. */
export function joinLists<Row>(before: Row[], page: Row[]): Row[] {
  return before.concat(page);
}
