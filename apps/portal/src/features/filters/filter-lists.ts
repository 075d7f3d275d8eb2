import type { ApiAnswer, ApiFailure } from '@cnx/api';

/** A filter's list: on its way (or not asked for yet), failed on its own, or there. */
export type ListState<Item> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: ApiFailure; readonly retrying: boolean }
  | { readonly status: 'ready'; readonly items: readonly Item[] };

/** The part of a list atom's value that its state is made of. */
export interface ListResult<Item> {
  readonly data: ApiAnswer<Item[]> | undefined;
  readonly error: ApiFailure | null;
  readonly isFetching: boolean;
}

/**
 * The state of a list; null is one that has not been asked for. One that could not be fetched anew stays as it was:
 * choices change slowly.
 */
export function listState<Item>(result: ListResult<Item> | null): ListState<Item> {
  if (!result) return { status: 'loading' };
  const { data, error, isFetching } = result;
  if (data) return { status: 'ready', items: data.data };
  return error ? { status: 'failed', error, retrying: isFetching } : { status: 'loading' };
}
