import type { Frame } from './frame.ts';
import { decide } from './decide.ts';
import type { Said } from './said.ts';
import type { Action, Subject } from './meanings.ts';
import type { Word } from './question-words.ts';
import { asksWhich } from './decide-morning.ts';
import type { Quantity, Understanding } from './understanding.ts';
import { isLoss, isLostNow, losses, ofOil, ratios } from './quantities.ts';
import { monthsApart, shiftedMonths } from './asked-days.ts';
import { dayNumber, isoDay } from '../production-day.ts';
import type { DayWindow } from '../queries/selection.ts';

/** Answers that go on with another quantity. */
const carries: ReadonlySet<Understanding['intent']> = new Set([
  'total',
  'rank',
  'compare',
  'trend',
  'list',
  'count',
  'plan',
  'split',
  'againstPlan',
] as const);
/** Answers of other wells of which a place alone asks for the same. */
const ofPlaces: ReadonlySet<Understanding['intent']> = new Set([
  ...carries,
  'exceptions',
  'changes',
  'schedule',
  'wellTests',
  'opportunities',
  'plannedLoss',
  'causes',
  'explainException',
  'forecast',
  'log',
  'back',
] as const);

const ands = new Set('and y et e but pero mais'.split(' '));

/** Answers that are of days. */
const ofDays: ReadonlySet<Understanding['intent']> = new Set([...carries, 'causes'] as const);
/** Whether the days of a question are those of the one before, where it names none. */
export const takesDays = (intent: Understanding['intent'] | undefined): boolean =>
  intent !== undefined && ofDays.has(intent);

/** Answers that list what fits conditions. */
const ofConditions: ReadonlySet<Understanding['intent']> = new Set(['list', 'count', 'exceptions'] as const);

/** What a follow-up is read with. */
interface Following {
  readonly context: Understanding;
  readonly does: (...wanted: Action[]) => boolean;
  readonly subject: Subject | undefined;
}

/**
 * The question before with more conditions: "how many of those are on ESP?". What it asked for stays.
 * @returns undefined where this is no such question, or where a condition takes the place of another
 */
export function narrowing(
  frame: Frame,
  found: Partial<Understanding>,
  { context, does, subject, isBack }: Following & { readonly isBack: boolean },
): Partial<Understanding> | undefined {
  const isSame = startsAnd(frame.words);
  const isCount = does('count') || frame.words.some(({ key }) => key === 'combien');
  const isOfState =
    (does('sinceWhen') || (does('why') && does('list'))) && !frame.has('state') && frame.parts.length === 0;
  if (isOfState && (context.state === 'down' || context.state === 'silent'))
    return { ...context, intent: 'list' };
  const isExceptions = context.intent === 'exceptions';
  if (!(isBack || (isSame && isCount)) || !ofConditions.has(context.intent)) return undefined;
  if (does('why', 'compare', 'trend', 'rank', 'fell', 'when', 'sinceWhen') || frame.has('order'))
    return undefined;
  if (subject !== undefined && !(isExceptions && subject === 'exceptions')) return undefined;
  if (frame.has('quantity') || frame.has('verb') || frame.days.length > 0) return undefined;
  const more = ['method', 'state', 'owner', 'age'] as const;
  const given = more.filter((name) => (found[name] ?? null) !== null);
  const places = found.places ?? [];
  if (given.length === 0 && places.length === 0 && !isCount) return undefined;
  // Of two conditions of a kind, only one would be left.
  if (given.some((name) => context[name] !== null) || found.limit) return undefined;
  if (places.length > 0 && context.places.length > 0) return undefined;
  return {
    ...context,
    ...Object.fromEntries(given.map((name) => [name, found[name]])),
    ...(places.length > 0 && { places }),
    intent: isExceptions ? 'exceptions' : isCount ? 'count' : 'list',
  };
}

const products = new Set(['oil', 'gas', 'water', 'injection']);

/** Answers that are lists of figures. */
const ofFigures: ReadonlySet<Understanding['intent']> = new Set([
  'rank',
  'againstPlan',
  'split',
  'causes',
  'exceptions',
  'opportunities',
  'plannedLoss',
] as const);
/** Ways to ask how large the figures of a list are, without the words that say which of them. */
const howMuch =
  /^(?:and )?(?:by )?how much(?: each)?$|^(?:y )?(?:por |en |de )?cuanto(?: cada uno)?$|^(?:et )?(?:de )?combien(?: chacun)?$/;
const articles = new Set('the los las les el la le of de des'.split(' '));

/**
 * The list of the question before again, with its figures: "by how much?", "by how much, the three worst?".
 * @returns undefined where this asks for something else
 */
export function amounts(frame: Frame, context: Understanding): Partial<Understanding> | undefined {
  if (!ofFigures.has(context.intent) || frame.parts.length > 0 || frame.days.length > 0) return undefined;
  const which = new Set([
    ...frame.numbers.map(({ at }) => at),
    ...[...frame.of('order'), ...frame.of('level')].flatMap(({ at, length }) =>
      Array.from({ length }, (_, i) => at + i),
    ),
  ]);
  const asked = frame.words.filter(({ key }, at) => !which.has(at) && !articles.has(key));
  const text = asked.map(({ key }) => key).join(' ');
  // "De combien" is led by an article of another language.
  if (!howMuch.test(text)) return undefined;
  const [number] = frame.numbers;
  return { ...context, ...(number && { count: Math.max(1, Math.min(50, number.value)) }) };
}

/**
 * The figure of the question before against other days ("and compared to the day before?"), or against its plan ("is that good?").
 * @returns undefined where this asks for neither
 */
export function comparedAgain(
  frame: Frame,
  { places = [] }: Partial<Understanding>,
  { context, does, quantity }: Pick<Following, 'context' | 'does'> & Pick<Said, 'quantity'>,
): Partial<Understanding> | undefined {
  if (!carries.has(context.intent) || places.length > 0 || quantity !== null || frame.has('subject'))
    return undefined;
  const [days, ...more] = frame.days;
  if (frame.has('verdict') && days === undefined && products.has(context.quantity ?? 'oil'))
    return { ...context, intent: 'plan', limit: null, level: 'well', mean: null, than: null };
  const isOther = does('compare') && days !== undefined && more.length === 0 && context.from !== null;
  return isOther ? { ...context, intent: 'trend', limit: null, than: days } : undefined;
}

/** What of the losses of the question before was planned: "what was planned and what wasn't?". */
export function plannedAgain(
  frame: Frame,
  { lossKind = null, places = [] }: Partial<Understanding>,
  context: Understanding,
): Partial<Understanding> | undefined {
  const isOfLosses = context.intent === 'causes' || (context.quantity !== null && isLoss(context.quantity));
  const isOther = places.length > 0 || frame.days.length > 0 || frame.has('quantity');
  if (!frame.has('lossKind') || !isOfLosses || isOther || isLostNow(context.quantity)) return undefined;
  return { ...context, intent: 'causes', quantity: context.quantity ?? 'deferred', lossKind, level: 'well' };
}

/** The first of the advice of the question before, which lists the most oil first: "which one gives the most?" */
export function bestAdvice(frame: Frame, context: Understanding): Partial<Understanding> | undefined {
  const [order] = frame.of('order');
  const isOther = [frame.parts, frame.days, frame.of('level'), frame.of('each')].some(
    ({ length }) => length > 0,
  );
  const isOfOil = frame.of('quantity').every(({ quantity }) => quantity === 'oil');
  if (context.intent !== 'opportunities' || order?.order !== 'most' || isOther || !isOfOil) return undefined;
  return { ...context, count: 1 };
}

/** What a question means whose places are what the answer before found. */
export function carriedOn(
  frame: Frame,
  found: Partial<Understanding> & Pick<Understanding, 'places'>,
  { context, ...said }: Said & { readonly context: Understanding },
): Partial<Understanding> | number | undefined {
  const decided = decide(frame, found, said);
  if (decided === undefined || typeof decided === 'number') return decided;
  const isListed = decided.intent === 'compare' && !said.does('compare');
  return {
    ...decided,
    ...(isListed && {
      intent: 'rank' as const,
      level: found.places[0]!.kind,
      order: 'most' as const,
      count: 50,
    }),
    places: found.places,
    ...(frame.days.length === 0 &&
      takesDays(decided.intent) &&
      takesDays(context.intent) && { from: context.from, to: context.to }),
  };
}

const minSentence = 5;
/** Whether a question asks how much in a sentence of its own: "how much gas is flared". */
function isSentence(words: readonly Word[]): boolean {
  const [first, second] = words.map(({ key }) => key);
  const isHowMuch =
    (first === 'how' && second === 'much') || ['cuanto', 'cuanta', 'combien'].includes(first ?? '');
  return isHowMuch && words.length >= minSentence;
}

/** What stands behind a French "y a", which is no Spanish "and". */
const behindThereIs = new Set('t des du de eu plus beaucoup encore'.split(' '));

/** Whether a question goes on from the one before. */
export function startsAnd(words: readonly Word[]): boolean {
  const [first, second, third] = words.map(({ key }) => key);
  const isThereIs = first === 'y' && second === 'a' && behindThereIs.has(third ?? '');
  return ands.has(first ?? '') && !isThereIs;
}

/** What is lost of a product where something was lost before; undefined where nothing was, or nothing is known of it. */
function lossOf(before: Quantity | null, product: Quantity | null): Quantity | undefined {
  if (before === null || (product !== 'oil' && product !== 'gas')) return undefined;
  return losses.find(({ oil, gas }) => oil === before || gas === before)?.[product];
}

/** Whether an answer listed wells by their state, and not by a quantity. */
const isOfStates = ({ intent, state, limit }: Understanding): boolean =>
  (intent === 'list' || intent === 'count') && state !== null && limit === null;

/** What other days are compared with: what lies as far before them as it did of the question before. */
function thanAgain({ from, than }: Understanding, days: DayWindow): DayWindow | null {
  if (than === null || from === null) return null;
  const months = monthsApart(than.from, from);
  if (months !== null && monthsApart(days.from, days.from) !== null) return shiftedMonths(days.from, -months);
  const apart = dayNumber(from) - dayNumber(than.from);
  return { from: isoDay(dayNumber(days.from) - apart), to: isoDay(dayNumber(days.to) - apart) };
}

/**
 * What a question means that changes a part of the one before: all else stays.
 * @returns undefined where the question stands alone, `notUnderstood` where there is nothing of what it asks for
 */
export function followUp(
  frame: Frame,
  found: Partial<Understanding>,
  {
    context,
    does,
    decided,
  }: {
    readonly context: Understanding;
    readonly does: (...wanted: Action[]) => boolean;
    readonly decided: Partial<Understanding> | number | undefined;
  },
): Partial<Understanding> | 'notUnderstood' | undefined {
  const { has, of, parts, days, words, numbers } = frame;
  if (typeof decided === 'number') return undefined;
  const [each] = of('each');
  const [order] = of('order');
  const [unit] = of('unit');
  const hasPlaces = parts.length > 0;
  const hasDays = days.length > 0;
  const isSame = startsAnd(words) || does('follow');
  const asked = found.quantity ?? null;
  const isWhole =
    has('subject') ||
    (has('state') && !isSame) ||
    found.limit !== null ||
    does('compare', 'trend', 'why', 'rank', 'count', 'fell') ||
    order !== undefined ||
    (!isSame && asked !== null && (hasPlaces || hasDays || does('produce', 'list'))) ||
    (!isSame && asked !== null && isSentence(words)) ||
    (!isSame && does('produce') && (hasPlaces || hasDays)) ||
    (!isSame && of('level').length > 0 && (does('list') || has('method')));
  const isOwned = has('owner') && context.intent === 'exceptions';
  if (isWhole && !isOwned) return undefined;
  const isSomething =
    asked !== null ||
    hasPlaces ||
    hasDays ||
    isOwned ||
    each !== undefined ||
    unit !== undefined ||
    has('method') ||
    has('state') ||
    frame.without.length > 0 ||
    frame.ages.length > 0 ||
    (numbers.length > 0 && context.intent === 'rank');
  if (!isSomething) return undefined;
  if (hasPlaces && !isSame && !hasDays && asked === null && !each && !ofPlaces.has(context.intent))
    return undefined;
  // "What about gas?" after a loss is of the gas that is lost.
  const quantity = lossOf(context.quantity, asked) ?? asked;
  const isOther = quantity !== null && quantity !== context.quantity;
  const isOfOil = context.quantity !== null && ofOil.has(context.quantity);
  // Losses are computed of oil alone: "and gas?" after them asks for what is not known, not for the gas that was made.
  if (isOther && isOfOil && quantity !== 'oil' && !ofOil.has(quantity) && !ratios.has(quantity))
    return 'notUnderstood';
  const keepsQuantity = isOfOil && quantity === 'oil';
  const intent =
    each && context.intent === 'plan'
      ? { level: each.level }
      : each
        ? { intent: 'rank' as const, level: each.level, count: 50 }
        : isOther && !keepsQuantity && !carries.has(context.intent)
          ? { intent: 'total' as const }
          : isOther && isOfStates(context) && !asksWhich(frame)
            ? { intent: 'total' as const }
            : {};
  return {
    ...context,
    ...(quantity !== null && !keepsQuantity && { quantity, limit: isOther ? null : context.limit }),
    ...(isOther && ratios.has(quantity) && { mean: null }),
    ...(hasPlaces ? { places: found.places } : {}),
    ...(frame.without.length > 0 && { without: found.without }),
    ...(isLostNow(quantity) && !hasDays && { from: null, to: null }),
    ...(hasDays && {
      from: found.from!,
      to: found.to!,
      than: found.than ?? thanAgain(context, { from: found.from!, to: found.to! }),
    }),
    ...(found.mean && { mean: found.mean }),
    ...(found.method && { method: found.method }),
    ...(found.state && { state: found.state }),
    ...(found.owner && { owner: found.owner }),
    ...(found.age && { age: found.age }),
    ...(found.units && { units: found.units }),
    ...(numbers[0] && context.intent === 'rank' && { count: Math.min(50, numbers[0].value) }),
    ...intent,
  };
}
