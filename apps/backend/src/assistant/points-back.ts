import type { Frame } from './frame.ts';
import type { NamedPlace, PlaceNames } from './place-names.ts';
import { keyOfPlace } from './place-names.ts';
import type { Place, Question, Understanding } from './understanding.ts';

const setOf = (text: string) => new Set(text.split(' '));
/** Words that mean what the answer before found, in every language: a question is not always asked in that of the portal. */
const many = setOf('those these them esos esas estos estas ellos ellas aquellos aquellas ceux celles eux');
/** These do so where no name stands before them. */
const own = setOf('their sus leur leurs');
const one = setOf('its su sa ses');
const weak = setOf('it they');
/** "His" in French, "are" in Spanish. */
const frenchOne = 'son';
/** These point back where a well or a field stands behind them: "this well", "ces puits". */
const pointing = setOf(
  'this that these those este esta ese esa estos estas esos esas aquel aquellos ce cet cette ces',
);

/** A part of a question that means what the answer before found. */
interface PointsBack {
  readonly at: number;
  /** Whether it means one of them. */
  readonly isOne: boolean;
  /** Which of those that were listed it means, from 1; absent where no place in the list is named. */
  readonly place?: number;
  /** Whether it means nothing without an answer before; others are left alone then. */
  readonly isNeeded: boolean;
}

/** What points back in a question; undefined where nothing does, or where what it means stands before it. */
export function pointsBack(frame: Frame, language: Question['language']): PointsBack | undefined {
  const ordinal = frame.of('ordinal').at(0);
  if (ordinal && !frame.numbers.some(({ at }) => at === ordinal.at + ordinal.length))
    return { at: ordinal.at, isOne: true, place: ordinal.place, isNeeded: true };
  const there = frame.meanings.find(({ meaning }) => meaning.kind === 'there');
  if (there) return { at: there.at, isOne: true, isNeeded: true };
  const levels = frame.of('level');
  const days = new Set(frame.dayWords);
  const named = Math.min(
    ...frame.parts.map(({ at }) => at),
    ...levels.map(({ at }) => at),
    ...frame.of('subject').map(({ at }) => at),
    Infinity,
  );
  const places = Math.min(...frame.parts.map(({ at }) => at), ...levels.map(({ at }) => at), Infinity);
  // "Below their potential" is one phrase, and means no other wells.
  const inPhrase = (at: number) =>
    frame.meanings.some(
      (each) =>
        each.meaning.kind !== 'filler' &&
        !(each.meaning.kind === 'action' && each.meaning.action === 'fell') &&
        each.length > 1 &&
        at >= each.at &&
        at < each.at + each.length,
    );
  for (const [at, { key }] of frame.words.entries()) {
    if (days.has(at) || inPhrase(at)) continue;
    const level = levels.find((each) => each.at === at + 1);
    // "This well", but not "these days" and not the name behind it: "this field Sundrift".
    if (level && pointing.has(key) && !frame.parts.some((part) => part.at === at + 2))
      return { at, isOne: !isPlural(frame.words[at + 1]!.key), isNeeded: true };
    if (key === 'there' && isAPlace(frame, at)) return { at, isOne: true, isNeeded: true };
    if (many.has(key)) return { at, isOne: false, isNeeded: true };
    if (at < places && isBehindPreposition(frame, at)) return { at, isOne: false, isNeeded: true };
    if (at > named) continue;
    if (own.has(key)) return { at, isOne: false, isNeeded: true };
    if (one.has(key) || (key === frenchOne && language === 'fr')) return { at, isOne: true, isNeeded: true };
    if (weak.has(key)) return { at, isOne: false, isNeeded: false };
  }
  return undefined;
}

const prepositions = setOf('on for to in at with about para sobre en con pour sur avec chez');
const stressed = setOf('it them ella ello lui elle');
/** Whether a word means what was found before whatever subject it stands behind: "planned on it", "para él", "dessus". */
function isBehindPreposition({ words }: Frame, at: number): boolean {
  const { key, text } = words[at]!;
  if (key === 'dessus') return words[at - 1]?.key !== 'au';
  // The pronoun is written like the article but for its accent.
  const isPronoun = stressed.has(key) || text.normalize('NFC').toLowerCase() === 'él';
  return isPronoun && prepositions.has(words[at - 1]?.key ?? '');
}

const beside = setOf('is are was were be been s');
/** Whether "there" is where something is, not that something is: "the main cause there", but "is there gas lift". */
const isAPlace = ({ words }: Frame, at: number): boolean =>
  at > 0 && !beside.has(words[at - 1]!.key) && !beside.has(words[at + 1]?.key ?? '');

const isPlural = (key: string) => key.endsWith('s') && key !== 'puits';

/** Answers that list what they found; what they are narrowed to says the same. */
const ofConditions: readonly Understanding['intent'][] = ['list', 'count'];
/** Answers of which "those" are what was shown. */
const ofShown: readonly Understanding['intent'][] = [
  'rank',
  'exceptions',
  'changes',
  'opportunities',
  'wellTests',
  'schedule',
  'plannedLoss',
  'explainException',
  'againstPlan',
  'split',
];

/** Whether an answer was a list in an order, of which "it" is the first. */
export const isRanked = ({ intent }: Understanding): boolean => intent === 'rank' || intent === 'againstPlan';

/** Whether an answer was of some of the wells of its places. */
const isNarrowed = ({ limit, state, method, owner, age, without }: Understanding): boolean =>
  [limit, state, method, owner, age].some((each) => each !== null) || without.length > 0;

/**
 * The places that the question before was about: that at a place of its list, where one is named; else those that its answer found, where it chose among wells, else those that it named.
 * @returns empty where it was about all wells; undefined where they were too many to be named again
 */
export function meantBefore(
  context: Understanding,
  isOne: boolean,
  place?: number,
): readonly Place[] | undefined {
  if (place !== undefined) {
    const named = context.found[place - 1];
    return named && [named];
  }
  const isChosen =
    ofShown.includes(context.intent) || (ofConditions.includes(context.intent) && isNarrowed(context));
  if (!isChosen && !isNarrowed(context)) {
    if (context.places.length > 0 || !isOne) return context.places;
    return context.found.length > 0 ? context.found.slice(0, 1) : undefined;
  }
  if (context.found.length === 0) return undefined;
  if (!isOne || context.found.length === 1) return context.found;
  // "Its" of a ranking is of the first.
  return isRanked(context) ? context.found.slice(0, 1) : undefined;
}

/** Those of some places that lie in others; all of them where there are no others. */
export function inside(
  places: readonly Place[],
  others: readonly Place[],
  { places: all }: PlaceNames,
): readonly Place[] {
  if (others.length === 0) return places;
  const keys = new Set(others.map(keyOfPlace));
  const byKey = new Map<string, NamedPlace>(all.map((place) => [keyOfPlace(place), place]));
  return places.filter((place) => {
    const within = byKey.get(keyOfPlace(place))?.within ?? [];
    return keys.has(keyOfPlace(place)) || within.some((key) => keys.has(key));
  });
}
