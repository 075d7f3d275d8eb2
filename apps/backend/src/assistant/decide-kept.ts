import type { Frame } from './frame.ts';
import type { Said } from './said.ts';
import type { Understanding } from './understanding.ts';

const maxBareWords = 5;
/** Whether the decline of a place is asked for by that word alone, and not how a figure went in some days. */
const isDecline = ({ of, words, days, parts }: Frame, { quantity }: Partial<Understanding>): boolean =>
  parts.length > 0 &&
  days.length === 0 &&
  quantity == null &&
  words.length <= maxBareWords + parts.length * 3 &&
  of('action').some(
    ({ action, at, length }) => action === 'trend' && length === 1 && words[at]!.key === 'decline',
  );

const isOfWells = ({ places = [] }: Partial<Understanding>) =>
  places.length > 0 && places.every(({ kind }) => kind === 'well');

/**
 * What questions ask to be done about notifications, hand-overs, declines, makers of pumps and what of losses was planned; undefined where
 * a question is about none of them.
 */
export function decideKept(
  frame: Frame,
  found: Partial<Understanding>,
  { asks, does, quantity }: Said,
  { count, isAsked }: { readonly count: number; readonly isAsked: boolean },
): Partial<Understanding> | undefined {
  const { of } = frame;
  const [order] = of('order');
  const [each] = of('each');
  const levels = of('level').map(({ level }) => level);
  const isUnread = of('state').some(({ state }) => state === 'unread');
  const isOfNotices = asks('notifications') || of('page').some(({ page }) => page === 'notifications');
  if (isOfNotices || isUnread) return { intent: 'notifications', quantity: null, count };
  if (asks('handover')) return { intent: 'handover', quantity: null, count };
  if (asks('makers'))
    return {
      intent: 'makers',
      quantity: quantity === 'runLife' ? quantity : null,
      order: order?.order ?? 'most',
      level: 'well',
      count: isAsked ? count : 20,
    };
  if ((asks('decline') || isDecline(frame, found)) && !does('why')) {
    const isOfFields =
      each?.level === 'field' ||
      levels.includes('field') ||
      (!levels.includes('well') && !order && !isOfWells(found));
    return {
      intent: 'decline',
      level: each && each.level !== 'well' ? each.level : isOfFields ? 'field' : 'well',
      order: order?.isOfLoss ? 'most' : (order?.order ?? 'most'),
      count,
    };
  }
  const isOfKinds = of('lossKind').length > 0 && !does('define', 'what');
  if (isOfKinds && (quantity === null || quantity === 'deferred' || quantity === 'deferredGas'))
    return { intent: 'causes', quantity: quantity ?? 'deferred', count };
  return undefined;
}
