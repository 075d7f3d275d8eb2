import { dayNumber } from '../production-day.ts';
import type { AskedDays } from './asked-days.ts';
import type { Frame, Surroundings } from './frame.ts';
import type { Action } from './meanings.ts';
import type { FoundMeaning } from './lexicon.ts';
import { isLostNow } from './quantities.ts';
import { keyOfPlace } from './place-names.ts';
import { countedWells, isRunning } from './said-of-wells.ts';
import type { Understanding } from './understanding.ts';

type Intent = Understanding['intent'];

const ofLists: readonly Intent[] = ['list', 'count'];
/** Answers that say no number of wells. */
const withoutCount: readonly Intent[] = ['total', 'trend', 'compare', 'plan', 'forecast'];
/** Answers of the newest day, whatever days are asked for. */
const ofNewest: readonly Intent[] = [
  'opportunities',
  'priorities',
  'decisions',
  'place',
  'handover',
  'decline',
  'makers',
];
/** Answers whose days are worked out from those that are named. */
const ofOtherDays: readonly Intent[] = ['split', 'forecast', 'back'];

const isProducing = ({ action }: { readonly action: Action }): boolean => action === 'produce';
const placesOf = ({ at, length }: { readonly at: number; readonly length: number }) =>
  Array.from({ length }, (_, i) => at + i);

/**
 * The places of words that name a condition or days which the plan of an answer has no place for.
 * @param asked the plan
 */
export function conditionsLeft(
  frame: Frame,
  asked: Understanding,
  { names, newest }: Surroundings,
): number[] {
  const { of } = frame;
  const { intent } = asked;
  const isApart = ({ at }: { readonly at: number }) =>
    isOfOtherClause(frame, at) || (intent === 'total' && isOfFigure(frame));
  // A plan has one of each: of two, the second would be left.
  const others = [
    ...of('state').filter((each) => asked.state !== null && (each.state !== asked.state || isApart(each))),
    ...of('method').filter(({ method }) => method !== asked.method),
    ...of('owner').filter(({ owner }) => owner !== asked.owner),
    ...of('severity').filter(({ severity }) => severity !== asked.severity),
    ...of('lossKind').filter(({ lossKind }) => lossKind !== 'both' && lossKind !== asked.lossKind),
    ...of('product').filter(
      ({ product }) => product !== asked.product && !isOfProduct(product, asked, names),
    ),
  ];
  const isBare = ofLists.includes(intent) && asked.quantity === null;
  const quantities = isBare ? of('quantity') : [];
  const produced =
    isBare && asked.state === null
      ? of('action').filter((each) => isProducing(each) && isRunning(frame.words, each))
      : [];
  const counted = countedWells(frame.meanings, frame.words);
  const isCountLeft =
    withoutCount.includes(intent) || (intent === 'rank' && asked.level !== levelOf(counted));
  const without = asked.without.length === 0 ? of('without') : [];
  return [
    ...[
      ...others,
      ...quantities,
      ...produced,
      ...without,
      ...(counted && isCountLeft ? [counted] : []),
    ].flatMap(placesOf),
    ...frame.ages.slice(1).map(({ at }) => at),
    ...daysLeft(frame, asked, newest),
  ];
}

const levelOf = (found: FoundMeaning | undefined) =>
  found?.meaning.kind === 'level' ? found.meaning.level : undefined;

const ands = new Set('and y et'.split(' '));
const which = new Set('which what who cual cuales que quel quels quelle quelles lesquels'.split(' '));
/** Whether a state is asked for on its own behind "and": "which wells make most and which are down?" */
function isOfOtherClause({ words, meanings }: Frame, at: number): boolean {
  const begin = words.findIndex(({ key }, i) => i > 0 && which.has(key) && ands.has(words[i - 1]!.key));
  const between = meanings.filter((each) => each.at > begin && each.at < at);
  return begin >= 0 && begin < at && between.every(({ meaning }) => meaning.kind === 'filler');
}

const verbsFirst = new Set('is are was were has did esta estan est sont'.split(' '));
/** Whether "up" and "down" are said of a figure, and of no wells: "is oil up?" */
const isOfFigure = ({ words, has }: Frame): boolean =>
  verbsFirst.has(words[0]?.key ?? '') && has('quantity') && !has('level');

/** Whether all wells that an answer is of are for a product. */
export function isOfProduct(
  product: 'oil' | 'gas',
  { quantity, places }: Understanding,
  names: Surroundings['names'],
): boolean {
  // What is lost now of gas is that of gas wells, and what is lost of oil is that of the others.
  if (isLostNow(quantity)) return (quantity === 'gasLostNow') === (product === 'gas');
  const keys = new Set(places.map(keyOfPlace));
  const wells = names.places.filter(
    (well) =>
      well.kind === 'well' &&
      well.product !== 'injection' &&
      (keys.size === 0 || keys.has(keyOfPlace(well)) || well.within.some((key) => keys.has(key))),
  );
  return wells.length > 0 && wells.every((well) => well.product === product);
}

/** The places of words of days that the plan is not of. */
function daysLeft(frame: Frame, asked: Understanding, newest: number): readonly number[] {
  const { days, dayWords } = frame;
  const { from, to, than, intent } = asked;
  const isLeft = (each: AskedDays, i: number): boolean => {
    if (isOfOneDay(frame, asked) || isOfOpenOnes(asked, newest))
      return i > 0 || dayNumber(each.from) < newest - 1;
    if (isOfNewest(asked)) return dayNumber(each.to) < newest - (each.from === each.to ? 1 : 0);
    if (i > 0 && areDaysApart(frame, asked)) return true;
    if (ofOtherDays.includes(intent) || each.relative !== undefined) return false;
    return !(each.from === from && each.to === to) && !(each.from === than?.from && each.to === than.to);
  };
  const left = days.flatMap((each, i) => (isLeft(each, i) ? [i] : []));
  // Words that stand side by side are of one span.
  const spans: number[][] = [];
  for (const at of dayWords)
    if (spans.at(-1)?.at(-1) === at - 1) spans.at(-1)!.push(at);
    else spans.push([at]);
  return spans.length === days.length ? left.flatMap((i) => spans[i]!) : left.length > 0 ? dayWords : [];
}

const isOfNewest = ({ intent, quantity }: Understanding): boolean =>
  ofNewest.includes(intent) || quantity === 'standing';

/** Whether a plan is of the exceptions that are open now; those that fell by so much, and those that began on named days, have days. */
const isOfOpenOnes = (asked: Understanding, newest: number): boolean =>
  asked.intent === 'exceptions' && asked.limit === null && !isOfBegun(asked, newest);

/** Whether the exceptions are asked for that began on days which were named: those of the newest day are the open ones. */
export const isOfBegun = ({ intent, limit, from }: Understanding, newest: number): boolean =>
  intent === 'exceptions' && limit === null && from !== null && dayNumber(from) < newest - 1;

/** Whether a plan lists or counts wells, or those in a state: both are known of the newest day alone. */
function isOfOneDay(frame: Frame, { intent, quantity, state, than }: Understanding): boolean {
  const isList = ofLists.includes(intent);
  if (isList && quantity === null) return true;
  if (state === null || !frame.has('state')) return false;
  const isFigure = frame.has('quantity') || frame.of('action').some(isProducing);
  return isList || (intent === 'rank' && !frame.has('order')) || (than !== null && !isFigure);
}

/** Whether each of several places has days of its own: "Sundrift yesterday with Korvasund in Q3". */
function areDaysApart({ parts, dayWords }: Frame, { than, places }: Understanding): boolean {
  if (than === null || places.length < 2) return false;
  const said = [
    ...parts.map(({ at }) => ({ at, kind: 'place' })),
    ...dayWords.map((at) => ({ at, kind: 'days' })),
  ].toSorted((one, other) => one.at - other.at);
  const turns = said.filter(({ kind }, i) => kind !== said[i - 1]?.kind);
  return turns.length > 3;
}
