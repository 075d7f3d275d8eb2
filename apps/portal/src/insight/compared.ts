import type { DataMeta } from '@cnx/api';
import type { DayWindow } from '../state/shared-data.atoms.ts';
import { dataCondition, type InsightView } from './insight-view.ts';

/** What the compared window says beside the current one. */
export type Compared<Body> = {
  /** The compared window. */
  readonly window: DayWindow;
} & (
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** There is nothing in it to compare with. */
  | { readonly status: 'noData' }
  | { readonly status: 'shown'; readonly body: Body; readonly meta: DataMeta }
);

/** What a view of the compared window comes to; null without a comparison. */
export function comparedOf<Body>(window: DayWindow | null, view: InsightView<Body>): Compared<Body> | null {
  if (!window) return null;
  if (view.status === 'loading') return { window, status: 'loading' };
  if (view.status === 'failed') return { window, status: 'failed', retry: view.retry };
  const { kind } = dataCondition(view.meta, window);
  if (kind === 'none' || kind === 'outside') return { window, status: 'noData' };
  return { window, status: 'shown', body: view.body, meta: view.meta };
}

/** The same of something made of its body; null says that there is nothing to compare with. */
export function mapCompared<A, B>(
  compared: Compared<A>,
  make: (body: A, meta: DataMeta) => B | null,
): Compared<B> {
  if (compared.status !== 'shown') return compared;
  const { window, meta } = compared;
  const body = make(compared.body, meta);
  return body === null ? { window, status: 'noData' } : { window, status: 'shown', body, meta };
}
