import type { Frame } from './frame.ts';
import type { Quantity, Question } from './understanding.ts';

/** Words of the past, which ask for what was lost and not for what is lost now. */
const past = new Set('did lost perdieron perdio perdimos perdu perdus perdue'.split(' '));
/** Whether words ask for what was lost. */
export const isSaidOfPast = (words: Frame['words']): boolean => words.some(({ key }) => past.has(key));

/** What wells that stand still lose, without days, is what they lose now. */
export function ofStopped(
  quantity: Quantity | null,
  { of, days, words }: Frame,
  context: Question['context'],
) {
  if (quantity !== 'deferred' || days.length > 0 || of('verb').length === 0) return quantity;
  const isStopped = of('state').some(({ state }) => state === 'down' || state === 'silent');
  const isMeant = context?.state === 'down' || context?.state === 'silent';
  return (isStopped || (isMeant && of('level').length === 0)) && !isSaidOfPast(words) ? 'lostNow' : quantity;
}
