import { isoDay } from '../production-day.ts';
import type { DayWindow } from '../queries/selection.ts';
import { decideKept } from './decide-kept.ts';
import { changed, decideMorning, reasonOf } from './decide-morning.ts';
import { isAheadOf, type Frame } from './frame.ts';
import { isLoss, isLostNow, isOfSingleWells, ofFields, worstOf } from './quantities.ts';
import type { Said } from './said.ts';
import { countedWells } from './said-of-wells.ts';
import type { Understanding } from './understanding.ts';

const clampCount = (count: number) => Math.max(1, Math.min(50, Math.round(count)));

/** The exceptions that are open now: days that are named beside them are none of theirs. */
const openExceptions = {
  intent: 'exceptions',
  quantity: null,
  from: null,
  to: null,
} as const satisfies Partial<Understanding>;

/** What is to be done; undefined where that is not understood, the place of a word that rules it out. */
export function decide(
  frame: Frame,
  found: Partial<Understanding>,
  { does, asks, subject, quantity, newest }: Said,
): Partial<Understanding> | number | undefined {
  const { of, has, words, days, parts } = frame;
  const levels = of('level');
  const [order] = of('order');
  const [each] = of('each');
  const [first] = of('quantity');
  const limitPlace = of('side')[0]?.at ?? Infinity;
  const wanted = frame.numbers.find(
    (number) => !isMeasured(frame, number.at) && (!found.limit || number.at < limitPlace),
  )?.value;
  const count = clampCount(wanted ?? 10);
  const hasDays = days.length > 0;
  const hasPlaces = parts.length > 0 || (found.places ?? []).length > 0;
  const isOfWells = hasPlaces && (found.places ?? []).every(({ kind }) => kind === 'well');
  const window: DayWindow | undefined = days[0];
  const isOver = window !== undefined && window.to < isoDay(newest);
  const rankLevel =
    each?.level ??
    levels.find(({ at }) => !parts.some((part) => Math.abs(part.at - at) === 1))?.level ??
    'well';
  const isMadeByWells = does('produce') && levels.length > 0 && !countedWells(frame.meanings, words);
  const isCount =
    !isMadeByWells &&
    (does('count') ||
      (words.some(({ key }) => key === 'combien') &&
        quantity === null &&
        (levels.length > 0 || has('subject'))));
  const verbs = of('verb').map(({ verb }) => verb);

  const isSaidOfWells = levels.some(({ level }) => level === 'well');
  const isOfLosses = quantity !== null && isLoss(quantity);
  const isCausal = does('why') || asks('causes');
  const reason = of('reason').length > 0 ? reasonOf(frame) : undefined;
  const kept = decideKept(
    frame,
    found,
    { does, asks, subject, quantity, newest },
    { count: count, isAsked: wanted !== undefined },
  );
  if (kept !== undefined) return kept;
  const morning = decideMorning(
    frame,
    found,
    { does, asks, subject, quantity, newest },
    { level: rankLevel, count, isCount },
  );
  if (morning !== undefined) return morning;
  const cost = of('verb').find(({ verb }) => verb === 'cost');
  if (cost) {
    const isOfWork = subject === 'schedule' || has('future') || isComing(window, newest);
    const isOfOil = quantity === null || quantity === 'oil' || quantity === 'deferred';
    return isOfWork && isOfOil
      ? { intent: 'plannedLoss', quantity: 'deferred', order: 'most', count, ...comingDays(frame, newest) }
      : cost.at;
  }
  if (does('sinceWhen')) {
    const [stopped] = of('state').filter(({ state }) => state === 'down' || state === 'silent');
    if (stopped) return { intent: 'list', quantity: null, level: 'well' };
    if (!asks('exceptions')) return of('action').find(({ action }) => action === 'sinceWhen')!.at;
  }
  if (asks('decider')) return { intent: 'decisions', quantity: null };
  const isToCome =
    has('future') && isOfWells && (does('produce') || quantity === 'oil') && !isOfLosses && !cost;
  if (isToCome) return { intent: 'forecast', quantity: null, age: null };
  const ofOneWell = of('subject').find(
    (each) => each.subject === 'forecast' || each.subject === 'log' || each.subject === 'back',
  );
  // These are known of single wells alone.
  if (ofOneWell?.subject === 'forecast' && !isOfWells)
    return isOver ? ofOneWell.at : { intent: 'forecast', age: null };
  if (ofOneWell)
    return isOfWells
      ? { intent: ofOneWell.subject as 'forecast' | 'log' | 'back', quantity: null, age: null, count }
      : ofOneWell.at;
  if (verbs.includes('willLose') || (verbs.includes('lose') && (has('future') || isComing(window, newest))))
    return {
      intent: 'plannedLoss',
      quantity: 'deferred',
      order: 'most',
      count,
      ...comingDays(frame, newest),
    };
  const future = frame.meanings.find(({ meaning }) => meaning.kind === 'future');
  if (future && subject !== 'schedule') return future.at;
  // Why a well lies behind its plan is what its exception says; of other places, the exceptions there.
  const isOfShortfall = asks('plan') && does('why') && hasPlaces && quantity === null;
  if (isOfShortfall) return { intent: isOfWells ? 'explainException' : 'exceptions', quantity: null };
  if (asks('plan') && quantity !== null && ofFields.has(quantity)) return { intent: 'total' };
  if (asks('plan'))
    return { intent: 'plan', quantity: quantity ?? 'oil', ...(each && { level: each.level }) };
  if (asks('tests') || of('state').some(({ state }) => state === 'untested'))
    return {
      intent: 'wellTests',
      quantity: null,
      count: isCount ? 1 : count,
      order: order?.order ?? 'least',
    };
  const [advice] = of('advice');
  if (advice) return { intent: 'opportunities', quantity: null, count, advice: advice.advice };
  if (asks('opportunities'))
    return { intent: 'opportunities', quantity: quantity === 'frequency' ? quantity : null, count };
  if (reason)
    return isOfLosses || isCausal || verbs.includes('lose')
      ? {
          intent: 'causes',
          quantity: quantity === 'deferredGas' ? quantity : 'deferred',
          reason: reason.reason,
          count,
        }
      : reason.at;
  // Which field fell the most is the one of which the most is lost.
  if (
    does('fell') &&
    !does('why') &&
    quantity === null &&
    rankLevel !== 'well' &&
    levels.length > 0 &&
    !isOver
  )
    return { intent: 'rank', quantity: 'lostNow', order: 'most', level: rankLevel, count };
  // Each well comes with what it lost most to; of fields, that is not one thing.
  if (does('why') && isOfLosses && order && !isOfWells && levels.length > 0)
    return isSaidOfWells
      ? { intent: 'rank', quantity, order: 'most', level: 'well', count }
      : of('action').find(({ action }) => action === 'why')!.at;
  if ((asks('causes') && !isOfWells) || (isCausal && isOfLosses && !isOfWells))
    return { intent: 'causes', quantity: 'deferred', count };
  if (isCausal || (does('fell') && !quantity)) {
    if (isOfWells) return { intent: 'explainException', quantity: null };
    if (isOver) return of('action').find(({ action }) => action === 'why' || action === 'fell')?.at;
    // Those that fell by so much are those of the days that are named.
    return found.limit ? { intent: 'exceptions', quantity: null } : openExceptions;
  }
  if (asks('exceptions') || has('owner')) {
    if (isComing(window, newest)) return of('subject')[0]?.at ?? 0;
    return { intent: 'exceptions', quantity: null, count: isCount ? 1 : count };
  }
  if (order?.isOfLoss && quantity === null && !does('produce')) {
    const isAbove = levels.length > 0 && !isSaidOfWells;
    return isAbove
      ? { intent: 'rank', quantity: 'deferred', order: 'most', level: rankLevel, count }
      : { ...openExceptions, count };
  }
  if (subject === 'changes') return { intent: 'changes', quantity: null, count };
  if (subject === 'schedule')
    return {
      intent: 'schedule',
      quantity: null,
      count: isCount ? 1 : count,
      ...(reasonOf(frame)?.reason === 'workover' && { reason: 'workover' }),
      ...comingDays(frame, newest),
    };
  if (of('state').some(({ state }) => state === 'overdue'))
    return { intent: 'schedule', quantity: null, count };
  const [one, than] = days;
  // Days that lie in those that they are compared with are two questions.
  if (one && than && one.from >= than.from && one.to <= than.to) return undefined;
  if (than && (found.places ?? []).length > 1 && does('compare') && !(quantity && ofFields.has(quantity)))
    return { intent: 'compare', quantity: quantity ?? 'oil' };
  // Without wells, "down" is the way that a figure goes.
  const direction = levels.length === 0 && (quantity !== null || does('produce')) ? { state: null } : {};
  if (days.length === 2) return { intent: 'trend', quantity: quantity ?? 'oil', ...direction };
  if ((found.places ?? []).length > 1 && (does('compare') || !order))
    return { intent: 'compare', quantity: quantity ?? 'oil' };
  if (does('compare')) return of('action').find(({ action }) => action === 'compare')!.at;
  if (does('trend')) return { intent: 'trend', quantity: quantity ?? 'oil', ...direction };
  const level = levels.length > 0 || each ? rankLevel : 'well';
  if (found.limit) {
    if (order || does('rank')) return { intent: 'rank', level, order: order?.order ?? 'most', count };
    return { intent: isCount ? 'count' : 'list', level };
  }
  if (has('under')) return { intent: 'rank', quantity: 'efficiency', level, order: 'least', count };
  if (found.mean === 'wellDay' && !(each && isOfSingleWells(quantity)))
    return { intent: 'total', quantity: quantity ?? 'oil' };
  if (each?.level === 'day' && does('average')) return { intent: 'total', quantity: quantity ?? 'oil' };
  const isList = does('list') && levels.length > 0 && first !== undefined;
  if (each || order || does('rank') || (verbs.includes('lose') && quantity === 'deferred' && isList))
    return {
      intent: 'rank',
      quantity: quantity ?? 'oil',
      order: order?.isOfLoss ? worstOf(quantity ?? 'oil') : (order?.order ?? 'most'),
      level: rankLevel,
      count: each && wanted === undefined ? 50 : count,
    };
  const [state] = of('state');
  if (state && (levels.length > 0 || does('list', 'count') || isCount || !hasPlaces || isOfWells))
    return { intent: isCount ? 'count' : 'list', quantity: null };
  // Wells that make some of a quantity.
  if (isCount && levels.length > 0 && quantity !== null && changed.has(quantity) && does('produce'))
    return { intent: 'count', level: rankLevel, limit: { side: 'above', value: 0 } };
  if (isCount && levels.length > 0) return { intent: 'count', quantity: null, level: rankLevel };
  if (isLostNow(quantity) && does('list') && levels.length > 0)
    return { ...openExceptions, quantity: quantity === 'gasLostNow' ? quantity : null };
  if (quantity !== null) return { intent: 'total' };
  const isMade = does('produce') || has('rate') || has('unit');
  if (isMade && (hasPlaces || hasDays || does('list') || levels.length === 0))
    return { intent: 'total', quantity: 'oil' };
  const [method] = of('method');
  if (levels.length > 0 && (hasPlaces || method)) {
    const isNamed = parts.some(({ at }) => levels.some((each) => Math.abs(each.at - at) <= 1));
    return isNamed && !method && !does('list')
      ? { intent: 'place', quantity: null }
      : { intent: 'list', quantity: null, level: rankLevel };
  }
  if (method) return { intent: 'list', quantity: null };
  if (levels.length > 0 && does('list')) return { intent: 'list', quantity: null, level: rankLevel };
  if (hasPlaces) return hasDays ? { intent: 'total', quantity: 'oil' } : { intent: 'place', quantity: null };
  return undefined;
}

/** Whether a number has a unit behind it, so that it counts nothing. */
export const isMeasured = ({ of }: Frame, at: number): boolean =>
  of('unit').some((unit) => unit.at === at + 1);

const isComing = (window: DayWindow | undefined, newest: number) =>
  window !== undefined && isAheadOf(window, newest);

/** Days to come of an age: "in 10 days". */
function comingDays({ ages, days }: Frame, newest: number): Partial<Understanding> {
  const [age] = ages;
  if (!age || days.length > 0) return {};
  return { age: null, from: isoDay(newest + 1), to: isoDay(newest + age.value) };
}
