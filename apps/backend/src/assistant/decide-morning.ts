import { dayNumber, isoDay } from '../production-day.ts';
import type { DayWindow } from '../queries/selection.ts';
import type { Said } from './said.ts';
import type { Frame } from './frame.ts';
import { isSingular, worstOf } from './quantities.ts';
import type { Quantity, Understanding } from './understanding.ts';

/** Volumes whose change consists of wells. */
export const changed: ReadonlySet<Quantity> = new Set<Quantity>([
  'oil',
  'gas',
  'water',
  'liquid',
  'injection',
]);

const setOf = (text: string) => new Set(text.split(' '));
/** Words that ask for those of which something holds. */
const whichWords = setOf('which what que cual cuales quel quels quelle quelles');
const betweenWhich = setOf('of the los las les des de son sont are our nuestros nos');
/** Words that compare with the days behind them. */
const thanWords = setOf('than que qu versus vs');
const beforeDays = setOf('in en the el la le les los las l of de del du on a au dans d with to');

/** Whether a question asks which wells or fields: its answer is a list. */
export function asksWhich({ words, of }: Frame): boolean {
  return of('level').some(({ at }) => {
    let place = at - 1;
    while (place > 0 && (betweenWhich.has(words[place]!.key) || /^\d+$/.test(words[place]!.key))) place -= 1;
    return place >= 0 && whichWords.has(words[place]!.key);
  });
}

/** The reason that a loss is asked for by, with its place; work and tests too are reasons of a loss. */
export function reasonOf(frame: Frame): { readonly reason: string; readonly at: number } | undefined {
  const [reason] = frame.of('reason');
  if (reason) return reason;
  const work = frame.of('subject').find(({ subject }) => subject === 'schedule' || subject === 'tests');
  const key = work && frame.words[work.at]!.key;
  if (work && /^(?:workovers?|reacondicionamientos?)$/.test(key ?? ''))
    return { reason: 'workover', at: work.at };
  return undefined;
}

/** Whether the only days of a question are those that something is compared with: "than in January". */
function isThan({ words, dayWords, of }: Frame): boolean {
  let place = (dayWords[0] ?? 0) - 1;
  while (place > 0 && beforeDays.has(words[place]!.key)) place -= 1;
  const key = words[place]?.key ?? '';
  if (thanWords.has(key)) return true;
  return of('action').some(
    ({ at, length, action }) => action === 'compare' && place >= at && place < at + length,
  );
}

/** The days of a change and those that it is measured against, as far as they are named. */
function daysOfChange(frame: Frame, newest: number): Partial<Understanding> {
  const [first, second] = frame.days;
  if (first === undefined) return { from: null, to: null, than: null };
  const bare = ({ from, to }: DayWindow) => ({ from, to });
  if (second !== undefined) return { ...bare(first), than: bare(second) };
  const isRelative = first.relative !== undefined;
  if (!isRelative && !isThan(frame)) return { ...bare(first), than: null };
  const length = dayNumber(first.to) - dayNumber(first.from) + 1;
  // "The week before" is before the newest seven days.
  if (isRelative && length <= 7) {
    const from = newest - length + 1;
    return {
      from: isoDay(from),
      to: isoDay(newest),
      than: { from: isoDay(from - length), to: isoDay(from - 1) },
    };
  }
  if (length <= 7) return { from: isoDay(newest - length + 1), to: isoDay(newest), than: bare(first) };
  return { from: `${isoDay(newest).slice(0, 8)}01`, to: isoDay(newest), than: bare(first) };
}

const howMuch = setOf('much cuanto cuanta combien');
const productionWords = setOf('production produccion');
/** Whether a phrase for exceptions says that production fell: "the production drop". */
const isOfProduction = (words: Frame['words'], { at, length }: { at: number; length: number }) =>
  length > 1 && words.slice(at, at + length).some(({ key }) => productionWords.has(key));

const above = setOf(
  'above over ahead beyond encima sobre delante adelantados dessus avance exceed exceeds superan',
);

/** Quantities whose changes of level are found. */
export const changing: ReadonlySet<Quantity> = new Set<Quantity>([
  'oil',
  'gas',
  'waterCut',
  'gor',
  'wellheadPressure',
  'intakePressure',
]);
/** How far back a change is looked for that has no days. */
const changeDays = 90;

/** What the questions of a morning ask to be done; undefined where a question is none of them. */
export function decideMorning(
  frame: Frame,
  found: Partial<Understanding>,
  { does, asks, subject, quantity, newest }: Said,
  { level, count, isCount }: { level: Understanding['level']; count: number; isCount: boolean },
): Partial<Understanding> | number | undefined {
  const { of, has, days, words } = frame;
  const verbs = of('verb').map(({ verb }) => verb);
  const levels = of('level');
  const [order] = of('order');
  const places = found.places ?? [];
  const isOfWells = places.length > 0 && places.every(({ kind }) => kind === 'well');
  const isWhich = asksWhich(frame);
  const isListed = isWhich || (levels.length > 0 && (does('list', 'rank') || order !== undefined));
  const isLost = quantity === 'deferred' || quantity === 'deferredGas' || quantity === 'lostNow';
  if (asks('priorities')) return { intent: 'priorities', quantity: null, count };
  const isOfInjectors = has('injectors') && quantity === 'injection' && subject === undefined;
  const isInState = of('state').length > 0;
  if (
    isOfInjectors &&
    (isListed || isCount || isInState) &&
    !found.limit &&
    !has('each') &&
    !does('why', 'compare', 'trend', 'fell', 'sinceWhen')
  )
    return {
      intent: 'rank',
      level: 'well',
      order: order?.order ?? 'most',
      count: Math.max(count, 20),
      ...(verbs.includes('inject') && !isInState && { limit: { side: 'above' as const, value: 0 } }),
    };

  const isCausal = does('why');
  const isOfVolume = quantity !== null && changed.has(quantity);
  const isMoving =
    does('fell', 'trend', 'compare') ||
    of('state').some(({ state }) => state === 'down' || state === 'up') ||
    order !== undefined ||
    has('side');
  const isOfDrop = subject === 'exceptions' && of('subject').every((each) => isOfProduction(words, each));
  const isProduction =
    isOfVolume || isOfDrop || (quantity === null && (does('produce') || does('fell', 'trend')));
  const isOfChange = !isLost && (subject === undefined || isOfDrop) && !has('reason') && !has('owner');
  // Why one well is low is what its exception says, unless days are named.
  const isExplained = isOfWells && (days.length === 0 || quantity === null) && !does('compare');
  const isSaid = isMoving || isOfVolume || isOfDrop || does('produce');
  if (isCausal && isOfChange && isProduction && !isExplained && isSaid)
    return {
      intent: 'split',
      quantity: quantity ?? 'oil',
      state: null,
      limit: null,
      level: 'well',
      order: 'most',
      count: Math.min(count, 10),
      ...daysOfChange(frame, newest),
    };
  const isFallen = does('fell') && !isCausal && isOfChange && isWhich && (isOfVolume || days.length > 0);
  if (isFallen && !found.limit && !isOfWells)
    return {
      intent: 'split',
      quantity: quantity ?? 'oil',
      level: 'well',
      order: 'least',
      count,
      ...daysOfChange(frame, newest),
    };

  const isAgainst = asks('plan') && (isListed || has('losers') || (isCount && levels.length > 0));
  if (isAgainst && (quantity === null || isOfVolume || isLost)) {
    const text = of('subject')
      .filter((each) => each.subject === 'plan')
      .flatMap(({ at, length }) => words.slice(at, at + length).map(({ key }) => key));
    return {
      intent: 'againstPlan',
      quantity: isOfVolume ? quantity : 'oil',
      level: level === 'month' || level === 'day' ? 'well' : level,
      order: text.some((key) => above.has(key)) ? 'most' : 'least',
      count,
    };
  }
  const stopped = of('state').some(({ state }) => state === 'down' || state === 'silent');
  if (does('sinceWhen') && isOfWells && places.length === 1 && !stopped && subject === undefined) {
    if (quantity === null || !changing.has(quantity)) return { intent: 'explainException', quantity: null };
    const from = isoDay(newest - changeDays + 1);
    return { intent: 'changes', count, ...(days.length === 0 && { from, to: isoDay(newest) }) };
  }
  const newestDay = days.length === 0 ? { from: isoDay(newest), to: isoDay(newest) } : {};
  if (has('belowPotential') && !asks('plan'))
    return { intent: 'rank', quantity: 'deferred', level, order: 'most', count, ...newestDay };
  if (has('losers') && (quantity === null || isLost || quantity === 'oil'))
    return { intent: 'rank', quantity: 'deferred', level, order: 'most', count };

  const reason = reasonOf(frame);
  if (reason && isLost && (isListed || has('each')) && quantity !== 'lostNow')
    return { intent: 'rank', quantity, level, order: 'most', count, reason: reason.reason };
  if (reason && quantity === 'lostNow')
    return { intent: 'causes', quantity: 'deferred', reason: reason.reason, count };
  if (reason && reason.reason === 'workover' && isLost && !verbs.includes('willLose') && !has('future'))
    return { intent: 'causes', quantity, reason: reason.reason, count };

  if (quantity === 'standing')
    return isListed || order || has('each')
      ? { intent: 'rank', level, order: order?.order ?? 'most', count }
      : { intent: 'total' };
  // A quantity of the wells in a state: what they lose, or made.
  const isMade = quantity !== null || does('produce');
  const isOpen = subject === undefined && !isCausal && !found.limit && !has('each');
  const isOfState = of('state').some(({ state }) => state === 'down' || state === 'silent' || state === 'up');
  const isNoun = of('action').some(
    ({ at, action }) => action === 'produce' && productionWords.has(words[at]!.key),
  );
  const isHowMuch = quantity !== null || isNoun || words.some(({ key }) => howMuch.has(key));
  if (isOfState && isMade && isOpen && isHowMuch)
    return isWhich || order
      ? {
          intent: 'rank',
          level,
          quantity: quantity ?? 'oil',
          order: order?.isOfLoss ? worstOf(quantity ?? 'oil') : (order?.order ?? 'most'),
          count,
        }
      : does('sinceWhen', 'compare', 'trend')
        ? undefined
        : { intent: 'total', quantity: quantity ?? 'oil' };
  // "Which" wants a list.
  const isPlain = subject === undefined && !found.limit && !has('under') && !has('each') && !order;
  const isProduced = quantity !== null && isSingular(quantity);
  if (
    isWhich &&
    isPlain &&
    isProduced &&
    !does('why', 'compare', 'trend', 'fell', 'sinceWhen', 'rank') &&
    !isCount
  )
    return {
      intent: 'rank',
      level,
      order: 'most',
      count: Math.max(count, 20),
      ...(changed.has(quantity) && { limit: { side: 'above' as const, value: 0 } }),
    };
  return undefined;
}
