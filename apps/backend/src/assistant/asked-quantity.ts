import { isAheadOf, type Frame, type Surroundings } from './frame.ts';
import { ofOil } from './quantities.ts';
import { isSaidOfPast } from './stopped-wells.ts';
import type { Quantity } from './understanding.ts';

/** Words that ask for what is lost at this moment. */
const now = new Set('now ahora actuellement maintenant currently actualmente'.split(' '));
const placesOf = (found: readonly { at: number; length: number }[]) =>
  found.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i));

/** The one quantity that is asked for, as nouns and verbs say it; losses and potentials are of oil, whether it is said or not. `unread` are the places of another one beside it. */
export function quantityOf(
  frame: Frame,
  { newest }: Pick<Surroundings, 'newest'>,
): { unread: number[] | undefined; quantity: Quantity | null; asked: Set<Quantity> } {
  const { of, words, days } = frame;
  const said = of('quantity');
  const asked = new Set<Quantity>(said.map(({ quantity }) => quantity));
  const verbs = of('verb').map(({ verb }) => verb);
  const isLost = verbs.includes('lose') || verbs.includes('willLose');
  const isPast = days.length > 0 && !isAheadOf(days[0]!, newest);
  if (verbs.includes('inject')) {
    const gas = said.filter(({ quantity }) => !['water', 'injection'].includes(quantity));
    if (gas.length > 0) return { unread: placesOf(gas), quantity: null, asked };
    return { unread: undefined, quantity: 'injection' as const, asked };
  }
  const isOfGasWells = of('product').some(({ product }) => product === 'gas');
  if (isOfGasWells && (isLost || asked.has('lostNow'))) asked.add('gas');
  if (isLost) asked.add(words.some(({ key }) => now.has(key)) && !isPast ? 'lostNow' : 'deferred');
  if (asked.has('lostNow') && isPast) {
    asked.delete('lostNow');
    asked.add('deferred');
  }
  if (asked.has('lostNow') && asked.has('gas') && !isPast) {
    asked.delete('lostNow');
    asked.delete('gas');
    asked.add('gasLostNow');
  }
  // What gas wells lose, without days, is what they lose now.
  if (
    isLost &&
    isOfGasWells &&
    days.length === 0 &&
    asked.has('deferred') &&
    !verbs.includes('willLose') &&
    !isSaidOfPast(words)
  ) {
    for (const each of ['deferred', 'gas'] as const) asked.delete(each);
    asked.add('gasLostNow');
  }
  if (asked.has('deferred') && (asked.has('gas') || asked.has('deferredGas'))) {
    for (const each of ['deferred', 'gas'] as const) asked.delete(each);
    asked.add('deferredGas');
  }
  if (asked.has('deferredGas')) asked.delete('gas');
  if (asked.has('standing')) for (const each of ['deferred', 'lostNow'] as const) asked.delete(each);
  if ([...asked].some((quantity) => ofOil.has(quantity))) asked.delete('oil');
  // "How much gas did we flare" is of one quantity.
  if (asked.has('flaredGas')) asked.delete('gas');
  if (asked.has('reinjectedPct')) asked.delete('water');
  const isDifference = asked.has('deferred') && asked.has('lostNow');
  if (asked.size > 1 && !isDifference) {
    const [first] = [...asked].filter((quantity) => ofOil.has(quantity) || quantity === said[0]?.quantity);
    const others = said.filter(({ quantity }) => quantity !== first && quantity !== 'oil');
    return { unread: placesOf(others), quantity: null, asked };
  }
  return { unread: undefined, quantity: [...asked][0] ?? null, asked };
}
