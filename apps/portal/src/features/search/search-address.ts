import type { SearchKind } from '@cnx/api';
import { searchResultsFor } from '../../addresses.ts';
import { maxSearchLength } from '../../limits.ts';
import { paths } from '../../paths.ts';
import { cutText } from '../../untrusted-text.ts';

/** What can be found, in the order in which the numbers stand. The server has all but the last three, which the portal has. */
export const resultKinds = [
  'well',
  'field',
  'exception',
  'changePoint',
  'schedule',
  'page',
  'news',
  'help',
] as const;

/** One of {@link resultKinds}. */
export type ResultKind = (typeof resultKinds)[number];

/** Whether the server has results of a kind; the portal has those of the others. */
export const isOfServer = (kind: ResultKind): kind is SearchKind =>
  kind !== 'page' && kind !== 'news' && kind !== 'help';

/** What the address of the results asks for. */
export interface SearchAddress {
  /** The searched text, cut to what is searched; empty for none. */
  readonly text: string;
  /** The kind that alone is shown; null for all. */
  readonly kind: ResultKind | null;
  /** The page shown, from 1. */
  readonly page: number;
}

/** What the query of an address asks for; what cannot be read is as if it were not there. */
export function searchOf(search: string): SearchAddress {
  const query = new URLSearchParams(search);
  const kind = query.get('kind');
  const page = /^[1-9]\d{0,5}$/.exec(query.get('page') ?? '')?.[0];
  return {
    text: searchedText(query.get('q') ?? ''),
    kind: resultKinds.find((one) => one === kind) ?? null,
    page: Number(page ?? 1),
  };
}

/** A text as it is searched: without spaces around it, and not longer than the server takes, which refuses NUL. */
export function searchedText(text: string): string {
  return cutText(text.replaceAll('\0', ' ').trim(), maxSearchLength).trim();
}

/** Address of the results that it asks for. */
export function addressOfSearch({ text, kind, page }: SearchAddress): string {
  const address = text === '' ? paths.searchResults : searchResultsFor(text);
  const more = [...(kind ? [`kind=${kind}`] : []), ...(page > 1 ? [`page=${page}`] : [])].join('&');
  return more === '' ? address : `${address}${text === '' ? '?' : '&'}${more}`;
}
