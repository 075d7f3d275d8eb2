import { isoDay } from '../production-day.ts';
import type { DayWindow } from '../queries/selection.ts';
import { conditionsOf } from './asked-conditions.ts';
import { decide } from './decide.ts';
import type { Said } from './said.ts';
import {
  amounts,
  bestAdvice,
  carriedOn,
  comparedAgain,
  followUp,
  narrowing,
  plannedAgain,
  startsAnd,
  takesDays,
} from './follow-up.ts';
import { placeOfUnreadName, readFrame, resolvePlaces, type Frame, type Surroundings } from './frame.ts';
import { isOfProduct } from './held-conditions.ts';
import type { Action, Subject } from './meanings.ts';
import { nearestNames, placeOf, productOf } from './place-names.ts';
import { quantityOf } from './asked-quantity.ts';
import { inside, isRanked, meantBefore, pointsBack } from './points-back.ts';
import { isLostNow, losses } from './quantities.ts';
import type { Place, Quantity, Question, Term, Understanding } from './understanding.ts';
import { ofStopped } from './stopped-wells.ts';
import { unusedMeanings } from './used-meanings.ts';

/** What was understood, or why nothing was; `unread` are the places of the words that made it so. */
export type Understood =
  | { readonly kind: 'understood'; readonly understanding: Understanding }
  | { readonly kind: 'whichPlace'; readonly places: readonly Place[]; readonly understanding: Understanding }
  | {
      readonly kind: 'unknownPlace';
      readonly nearest: readonly Place[];
      readonly unread: readonly number[];
    }
  | {
      readonly kind: 'notAvailable' | 'notUnderstood' | 'changesNothing';
      readonly unread: readonly number[];
    };

export const nothingUnderstood: Understanding = {
  intent: 'none',
  quantity: null,
  places: [],
  without: [],
  method: null,
  product: null,
  severity: null,
  lossKind: null,
  state: null,
  owner: null,
  age: null,
  limit: null,
  from: null,
  to: null,
  than: null,
  mean: null,
  level: 'well',
  order: 'most',
  count: 10,
  units: null,
  term: null,
  page: null,
  advice: null,
  reason: null,
  found: [],
};

/** Quantities of a term of the same name; the others of the contract's terms are none. */
const termOfQuantity: Partial<Record<Quantity, Term>> = {
  waterCut: 'waterCut',
  gor: 'gor',
  potential: 'potential',
  deferred: 'deferred',
  efficiency: 'efficiency',
  lostNow: 'oilAtRisk',
  carbonIntensity: 'carbonIntensity',
};
const termOfSubject: Partial<Record<Subject, Term>> = { exceptions: 'exception', changes: 'changePoint' };
const pageOfSubject: Partial<Record<Subject, Understanding['page']>> = {
  exceptions: 'exceptions',
  changes: 'changePoints',
  schedule: 'schedule',
  opportunities: 'productionOptimization',
};

/** A question of so few words that only asks why is about the answer before. */
const maxBareWords = 4;

/** Words of a difference between two terms. */
const betweenWords = new Set('between entre'.split(' '));

/** Words that ask for the value of the reader's own wells, not for what a term means. */
const ours = new Set('our we ours us nuestra nuestro nuestras nuestros tenemos notre nos avons'.split(' '));

/**
 * Understands a question by fixed rules. It is understood whole or not at all: a name, a day or a condition that was not read
 * would make the answer one to another question.
 */
export function understand(question: Question, surroundings: Surroundings): Understood {
  const frame = readFrame(question, surroundings);
  const { reading, words, parts, days, of } = frame;
  const refused = (kind: 'notAvailable' | 'notUnderstood', ...unread: number[]) => ({ kind, unread });
  const unsupported = of('unsupported');
  if (unsupported.length > 0) return refused('notAvailable', ...placesOf(unsupported));
  const unnamed = placeOfUnreadName(frame);
  if (unnamed !== undefined)
    return {
      kind: 'unknownPlace',
      nearest: nearestNames(words[unnamed]!.key, surroundings.names, 5).map(placeOf),
      unread: [unnamed],
    };
  if (reading.rest.length > 0) return refused('notUnderstood', ...reading.rest);
  const [marker] = of('without');
  if (marker && frame.without.length === 0) return refused('notUnderstood', ...placesOf([marker]));
  if (days.length > 2) return refused('notUnderstood');

  const read = quantityOf(frame, surroundings);
  if (read.unread) return refused('notUnderstood', ...read.unread);
  const quantity = ofStopped(read.quantity, frame, question.context);
  const actions = of('action').map(({ action }) => action);
  const does = (...wanted: Action[]) => actions.some((action) => wanted.includes(action));
  const subjects = of('subject').map(({ subject }) => subject);
  const asks = (...wanted: Subject[]) => subjects.some((subject) => wanted.includes(subject));
  const [subject] = subjects;
  const [term] = of('term');
  const [page] = of('page');
  const hasPlaces = parts.length > 0;
  const isBetween =
    words.some(({ key }) => betweenWords.has(key)) && does('compare') && !hasPlaces && days.length === 0;
  const isOfBoth = read.asked.has('deferred') && of('quantity').length > 0 && of('verb').length > 0;
  if (isBetween && isOfBoth) return understood({ intent: 'difference', quantity: 'lostNow' });
  if (does('differ')) {
    const isOfLosses = read.asked.has('deferred') && (read.asked.has('lostNow') || asks('exceptions'));
    return isOfLosses
      ? understood({ intent: 'difference', quantity: 'lostNow' })
      : refused('notAvailable', ...placesOf(of('action').filter(({ action }) => action === 'differ')));
  }
  if (does('help') && quantity === null && !subject && !hasPlaces)
    return understood({ intent: 'capabilities' });
  const back = pointsBack(frame, question.language);
  const isOurs = words.some(({ key }) => ours.has(key));
  const explained =
    term?.term ?? (quantity && termOfQuantity[quantity]) ?? (subject && termOfSubject[subject]);
  const isExplained =
    does('define') ||
    (does('what') &&
      !hasPlaces &&
      days.length === 0 &&
      !isOurs &&
      !back &&
      !frame.has('order') &&
      isBareTerm(words.map(({ key }) => key)));
  if (isExplained && !does('why') && explained && !hasPlaces && !of('verb').length)
    return understood({ intent: 'term', term: explained, quantity });
  if (does('define') && !does('why') && quantity === null && !subject && !hasPlaces)
    return refused('notUnderstood', ...placesOf(of('action').filter(({ action }) => action === 'define')));
  const opened =
    page?.page ?? (quantity === 'deferred' ? 'deferredProduction' : subject && pageOfSubject[subject]);
  const isOpening = (does('open') || words[0]?.key === 'open') && !(isNarrowed(frame) && (subject || !page));
  // Some of the notifications are asked for, not their page.
  const isOfNotices =
    page?.page === 'notifications' && (isNarrowed(frame) || frame.has('severity') || does('count'));
  if (opened && !isOfNotices && (isOpening || (page && quantity === null && !subject)))
    return understood({ intent: 'page', page: opened });

  const context = question.context && asFigure(question.context);
  const asking = conditionsOf(frame, quantity, { ...question, context });
  if (asking.refused) return refused('notUnderstood', ...asking.refused);
  const isFollowing = context !== null && isAbout(context);
  if (back?.isNeeded && !isFollowing) return refused('notUnderstood', back.at);
  const { found } = asking;
  const resolved = resolvePlaces(parts);
  const finish = (more: Partial<Understanding>): Understood => {
    const own = ownProduct({ ...nothingUnderstood, ...found, ...more }, frame, surroundings.names);
    const understanding = withProductWells(own, frame, surroundings.names);
    const unused = unusedMeanings(frame, understanding, surroundings);
    if (unused.length > 0) return refused('notUnderstood', ...unused);
    return resolved.ambiguous
      ? {
          kind: 'whichPlace',
          places: resolved.ambiguous.slice(0, 20).map(placeOf),
          understanding: { ...understanding, places: [] },
        }
      : { kind: 'understood', understanding };
  };
  const said = { does, asks, subject, quantity, newest: surroundings.newest };
  const [product] = of('product');
  // Wells of a product that nothing else is asked of are asked for it.
  const decided =
    decide(frame, found, said) ??
    (product &&
      decide(frame, { ...found, quantity: product.product }, { ...said, quantity: product.product }));
  if (isFollowing) {
    const figures = amounts(frame, context);
    if (figures) return finish(figures);
    const planned = plannedAgain(frame, found, context);
    if (planned) return finish(planned);
    const best = bestAdvice(frame, context);
    if (best) return finish(best);
    const again = comparedAgain(frame, found, { context, does, quantity });
    if (again) return finish(again);
    const narrowed = narrowing(frame, found, { context, does, subject, isBack: back !== undefined });
    if (narrowed) return finish(narrowed);
    const isWhy = does('why') && !hasPlaces && quantity === null && !subject && !frame.has('level');
    const isBare = (isWhy && words.length <= maxBareWords) || isFragment(frame, { does, subject, quantity });
    if (back || isBare) {
      // "Why?" after a ranking is of what came first.
      const meant = meantBefore(context, back?.isOne ?? (isWhy && isRanked(context)), back?.place);
      const places = meant && inside(meant, found.places, surroundings.names);
      const backward = back ? [back.at] : [];
      if (!places || (meant.length > 0 && places.length === 0)) return refused('notUnderstood', ...backward);
      const about = carriedOn(frame, { ...found, places: [...places] }, { context, ...said });
      if (about === undefined) return refused('notUnderstood', ...backward);
      return typeof about === 'number' ? refused('notAvailable', about) : finish(about);
    }
    const followed = followUp(frame, found, { context, does, decided });
    if (followed === 'notUnderstood') return refused('notUnderstood', ...wordsOfQuantity(frame));
    if (followed) return finish(followed);
  }
  if (!decided) return refused('notUnderstood');
  return typeof decided === 'number'
    ? refused('notAvailable', decided)
    : finish({
        ...decided,
        ...(isFollowing && startsAnd(words) ? inherited(context, found, decided.intent) : {}),
      });
}

/** Answers with a figure of production. */
const ofProduction: readonly Understanding['intent'][] = ['total', 'place', 'trend', 'compare', 'split'];

/** Answers with a figure of what is lost. */
const ofLosses: readonly Understanding['intent'][] = [...ofProduction, 'rank', 'causes', 'exceptions'];
/** What is lost of gas where what is lost of oil is asked for. */
const lossOfGas = (quantity: Quantity | null): Quantity | undefined =>
  losses.find(({ oil }) => oil === quantity)?.gas;
const isOfOilAlone = ({ quantity }: { quantity: Quantity }): boolean => quantity === 'oil';

/** Wells are asked for what they are for where no product is named: gas wells for gas, injectors for what they take. */
function ownProduct(asked: Understanding, frame: Frame, names: Surroundings['names']): Understanding {
  const { of } = frame;
  const gas = lossOfGas(asked.quantity);
  const isOfGas = asked.places.length > 0 && asked.places.every((each) => productOf(each, names) === 'gas');
  if (gas && isOfGas && ofLosses.includes(asked.intent) && !of('quantity').some(isOfOilAlone))
    return { ...asked, quantity: gas };
  const isOpen = of('quantity').length === 0 && (asked.quantity === null || asked.quantity === 'oil');
  if (!isOpen || !ofProduction.includes(asked.intent)) return asked;
  const [said] = of('product');
  if (said) return { ...asked, quantity: said.product };
  if (asked.places.length === 0) return asked;
  const kinds = asked.places.map((place) => productOf(place, names));
  const [first] = kinds;
  return first && first !== 'oil' && kinds.every((kind) => kind === first)
    ? { ...asked, quantity: first }
    : asked;
}

/** Answers that can be of the wells for one product alone. */
const ofProductWells: readonly Understanding['intent'][] = [
  'total',
  'rank',
  'list',
  'count',
  'exceptions',
  'causes',
];
/** "Oil wells" among wells for gas too narrows which wells are meant. */
function withProductWells(asked: Understanding, { of }: Frame, names: Surroundings['names']): Understanding {
  const [said] = of('product');
  const isNarrowed =
    said !== undefined &&
    !isLostNow(asked.quantity) &&
    ofProductWells.includes(asked.intent) &&
    !isOfProduct(said.product, asked, names);
  return isNarrowed ? { ...asked, product: said.product } : asked;
}

/** What a question was about that was refused, as a question for its figure. */
const asFigure = (context: Understanding): Understanding =>
  context.intent !== 'none' || !isAbout(context)
    ? context
    : { ...context, intent: context.quantity === null && context.from === null ? 'place' : 'total' };

/** Whether something is left of the question before to go on from: what was refused may have named its wells. */
const isAbout = ({ intent, places, quantity, from }: Understanding): boolean =>
  intent !== 'none' || places.length > 0 || quantity !== null || from !== null;

/** Subjects of one well, which a question that names none means of the one before. */
const ofOneWell: readonly Subject[] = ['forecast', 'log', 'back'];
const maxFragmentWords = 4;

/** Whether a question names a subject and nothing else, so that it is about the wells of the one before: "last well test?" */
function isFragment(
  frame: Frame,
  { does, subject, quantity }: Pick<Said, 'does' | 'subject' | 'quantity'>,
): boolean {
  const { parts, days, words, has } = frame;
  if (subject === undefined || parts.length > 0 || quantity !== null) return false;
  if (ofOneWell.includes(subject)) return !has('level') && !has('order');
  const isOfAll =
    does('list', 'count', 'rank', 'open') ||
    ['level', 'order', 'method', 'owner', 'state'].some((kind) => has(kind as 'level'));
  return words.length <= maxFragmentWords && days.length === 0 && !isOfAll && !has('each');
}

/** What "and …" takes from the question before where it names nothing else. */
const inherited = (
  context: Understanding,
  found: Partial<Understanding>,
  intent: Understanding['intent'] | undefined,
): Partial<Understanding> => ({
  ...(found.places?.length === 0 && { places: context.places }),
  ...(!found.from &&
    takesDays(intent) &&
    takesDays(context.intent) && { from: context.from, to: context.to }),
});

const understood = (found: Partial<Understanding>): Understood => ({
  kind: 'understood',
  understanding: { ...nothingUnderstood, ...found },
});

const placesOf = (found: readonly { at: number; length: number }[]) =>
  found.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i));
const wordsOfQuantity = ({ of }: Frame) => placesOf(of('quantity'));

/** Whether words say which of a list are meant: "open opportunities on Sundrift" asks for those, and opens no page. */
const isNarrowed = ({ parts, without, ages, days, has }: Frame): boolean =>
  [parts, without, ages, days].some(({ length }) => length > 0) ||
  (['owner', 'method', 'state', 'side', 'order'] as const).some((kind) => has(kind));

/** Whether a term stands without the article that asks for its value, which only English leaves out. */
const isBareTerm = (keys: readonly string[]) => !keys.join(' ').startsWith('what is the ') || keys.length < 4;

/** A window without the days that are not over; of today, which is not, the last day that is. */
export function withoutComing({ from, to }: DayWindow, newest: number): DayWindow | undefined {
  const last = isoDay(newest);
  if (isToday({ from, to }, newest)) return { from: last, to: last };
  return from > last ? undefined : { from, to: to < last ? to : last };
}

/** Whether days are the one that runs. */
export const isToday = ({ from, to }: DayWindow, newest: number): boolean =>
  from === to && from === isoDay(newest + 1);
