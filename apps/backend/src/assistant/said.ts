import type { Action, Subject } from './meanings.ts';
import type { Quantity } from './understanding.ts';

/** What words say of the whole question. */
export interface Said {
  readonly does: (...wanted: Action[]) => boolean;
  readonly asks: (...wanted: Subject[]) => boolean;
  readonly subject: Subject | undefined;
  readonly quantity: Quantity | null;
  readonly newest: number;
}
