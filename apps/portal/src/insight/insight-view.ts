import type { ApiAnswer, ApiFailure, DataMeta } from '@cnx/api';

/** What a card has to show. */
export type InsightView<Body> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: ApiFailure; readonly retrying: boolean }
  | {
      readonly status: 'shown';
      readonly body: Body;
      readonly meta: DataMeta;
      /** Whether it belongs to filters given up, and what belongs to those in force is on its way. */
      readonly outdated: boolean;
      /** Why fetching it anew failed; it is then the last good data. */
      readonly error: ApiFailure | null;
    };

/** The part of a data atom's value that a view is made of. */
export interface DataResult<Body> {
  readonly data: ApiAnswer<Body> | undefined;
  readonly error: ApiFailure | null;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
}

/** What to show of a data atom. */
export function viewOf<Body>(result: DataResult<Body>): InsightView<Body> {
  const { data, error, isFetching, isPlaceholderData } = result;
  if (data) return { status: 'shown', body: data.data, meta: data.meta, outdated: isPlaceholderData, error };
  return error ? { status: 'failed', error, retrying: isFetching } : { status: 'loading' };
}

/** Two answers that only make sense together: shown when both are there, as old as the older, failed when one is. */
export function bothViews<A, B>(a: InsightView<A>, b: InsightView<B>): InsightView<readonly [A, B]> {
  if (a.status === 'failed') return a;
  if (b.status === 'failed') return b;
  if (a.status === 'loading' || b.status === 'loading') return { status: 'loading' };
  return {
    status: 'shown',
    body: [a.body, b.body],
    meta: a.meta,
    outdated: a.outdated || b.outdated,
    error: a.error ?? b.error,
  };
}

/** The same view of something made of its body. */
export function mapView<A, B>(view: InsightView<A>, make: (body: A, meta: DataMeta) => B): InsightView<B> {
  return view.status === 'shown' ? { ...view, body: make(view.body, view.meta) } : view;
}
