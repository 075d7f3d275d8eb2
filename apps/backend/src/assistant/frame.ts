import { isoDay } from '../production-day.ts';
import type { DayWindow } from '../queries/selection.ts';
import { agesOfQuestion, type AskedAge } from './asked-ages.ts';
import { daysOfQuestion, type AskedDays } from './asked-days.ts';
import { countOfWord } from './calendar-words.ts';
import { lastHoursOf } from './last-hours.ts';
import { meaningsOf, type FoundMeaning } from './lexicon.ts';
import type { Meaning } from './meanings.ts';
import { correctWords, type CorrectedWord } from './corrected-words.ts';
import {
  keyOfPlace,
  namedPlaces,
  nearlyNamedPlaces,
  ofSaidKind,
  type NamedPart,
  type NamedPlace,
  type PlaceNames,
} from './place-names.ts';
import { numberOf, Reading, wordsOf, type Word } from './question-words.ts';
import { withProducts, withRunning } from './said-of-wells.ts';
import type { Question, Understanding } from './understanding.ts';

/** What a question is read with. */
export interface Surroundings {
  readonly names: PlaceNames;
  /** The last day that is over, as a day number. */
  readonly newest: number;
}

type MeaningOf<Kind extends Meaning['kind']> = Extract<Meaning, { kind: Kind }>;

/** The parts of a question, each with its place, before anything is decided. */
export interface Frame {
  readonly reading: Reading;
  readonly words: readonly Word[];
  /** Words that were mistyped, with what was read in their places. */
  readonly corrected: readonly CorrectedWord[];
  readonly meanings: readonly FoundMeaning[];
  /** What is meant by words of a kind, in order. */
  readonly of: <Kind extends Meaning['kind']>(
    kind: Kind,
  ) => ({ readonly at: number; readonly length: number } & MeaningOf<Kind>)[];
  readonly has: (kind: Meaning['kind']) => boolean;
  readonly parts: readonly NamedPart[];
  /** Places that are left out. */
  readonly without: readonly NamedPart[];
  readonly days: readonly AskedDays[];
  /** Places of the words that say which days. */
  readonly dayWords: readonly number[];
  readonly ages: readonly AskedAge[];
  /** Numbers that stand alone. */
  readonly numbers: readonly { readonly at: number; readonly value: number }[];
}

const ahead = (words: readonly Word[]) =>
  meaningsOf(new Reading(words)).some(
    ({ meaning }) =>
      meaning.kind === 'future' ||
      (meaning.kind === 'subject' && (meaning.subject === 'schedule' || meaning.subject === 'forecast')) ||
      (meaning.kind === 'verb' && meaning.verb === 'willLose'),
  );

/** Reads the parts of a question: names, days, numbers, then the longest known phrases. */
export function readFrame({ question, language, context }: Question, { names, newest }: Surroundings): Frame {
  const { words, corrected } = correctWords(wordsOf(question), names);
  const reading = new Reading(words);
  const exact = namedPlaces(reading, names);
  const before = context?.from && context.to ? { from: context.from, to: context.to } : null;
  const hours = lastHoursOf(reading, newest);
  const others = reading.rest;
  const named = daysOfQuestion(reading, { newest, language, isAhead: ahead(words), context: before });
  const left = new Set(reading.rest);
  const dayWords = others.filter((at) => !left.has(at));
  const days = [...hours.days, ...named];
  const ages = [...hours.ages, ...agesOfQuestion(reading)];
  const numbers = takeNumbers(reading, language);
  const plain = meaningsOf(reading);
  const near = nearlyNamedPlaces(reading, names);
  const counted = new Set(numbers.map(({ at }) => at + 1));
  const products = withProducts(withHertz(withMeans(plain, words), counted), words);
  const meanings = afterPlans(withInjectors(withRunning(products, words)), context);
  const of = <Kind extends Meaning['kind']>(kind: Kind) =>
    meanings.flatMap(({ at, length, meaning }) =>
      meaning.kind === kind ? [{ at, length, ...(meaning as MeaningOf<Kind>) }] : [],
    );
  const levels = of('level');
  const all = [...exact, ...near]
    .toSorted((one, other) => one.at - other.at)
    .map((part) => ofSaidKind(part, saidKind(part, levels, words.length), names));
  const marker = meanings.find(({ meaning }) => meaning.kind === 'without');
  const behind = marker ? all.filter(({ at }) => at > marker.at) : [];
  // "without A-06 in Brennock": what holds another one that is left out is where the rest is.
  const without = behind.filter((part) => !behind.some((other) => other !== part && holds(part, other)));
  return {
    reading,
    words,
    corrected,
    meanings,
    of,
    has: (kind) => meanings.some(({ meaning }) => meaning.kind === kind),
    parts: all.filter((part) => !without.includes(part)),
    without,
    days,
    dayWords,
    ages,
    numbers,
  };
}

/** After wells that lie behind their plan, one that is late lies behind it: work is what is late elsewhere. */
const afterPlans = (meanings: readonly FoundMeaning[], context: Question['context']): FoundMeaning[] =>
  meanings.map((each) =>
    context?.intent === 'againstPlan' && each.meaning.kind === 'state' && each.meaning.state === 'overdue'
      ? { ...each, meaning: { kind: 'subject', subject: 'plan' } }
      : each,
  );

/** Injectors are wells, and what is asked of them is what they take. */
const withInjectors = (meanings: readonly FoundMeaning[]): FoundMeaning[] =>
  meanings.flatMap((each) =>
    each.meaning.kind === 'injectors'
      ? [
          each,
          { ...each, meaning: { kind: 'level' as const, level: 'well' as const } },
          { ...each, meaning: { kind: 'quantity' as const, quantity: 'injection' as const } },
        ]
      : [each],
  );

/** "Hz" without a number before it is what is measured in it. */
const withHertz = (meanings: readonly FoundMeaning[], counted: ReadonlySet<number>): FoundMeaning[] =>
  meanings.some(({ meaning }) => meaning.kind === 'quantity' && meaning.quantity === 'frequency')
    ? [...meanings]
    : meanings.map((each) =>
        each.meaning.kind === 'unit' && each.meaning.unit === 'hertz' && !counted.has(each.at)
          ? { ...each, meaning: { kind: 'quantity', quantity: 'frequency' } }
          : each,
      );

/** "Mean" before a quantity is its average; behind a term it asks what that means. */
function withMeans(meanings: readonly FoundMeaning[], words: readonly Word[]): FoundMeaning[] {
  const first = meanings.find(({ meaning }) => meaning.kind === 'quantity')?.at ?? -1;
  return meanings.map((each) =>
    each.length === 1 && each.at < first && words[each.at]!.key === 'mean'
      ? { ...each, meaning: { kind: 'action', action: 'average' } }
      : each,
  );
}

const holds = (outer: NamedPart, inner: NamedPart) =>
  outer.places.some((place) => inner.places.some(({ within }) => within.includes(keyOfPlace(place))));

/** The kind that a word right beside a name says. */
function saidKind(
  part: NamedPart,
  levels: readonly { at: number; level: Understanding['level'] }[],
  length: number,
) {
  const before = levels.find(({ at }) => at === part.at - 1);
  const after = levels.find(({ at }) => at > part.at && at <= Math.min(length, part.at + 1));
  return before?.level ?? after?.level;
}

function takeNumbers(reading: Reading, language: string) {
  return reading.words.flatMap((_, at) => {
    const [key = ''] = reading.unread(at) ?? [];
    const value = numberOf(key, language) ?? countOfWord(key);
    if (value === undefined) return [];
    reading.take(at);
    return [{ at, value }];
  });
}

const prepositions = new Set(
  'in of for at from on en de del du des d dans a al au para pour well wells field area pozo campo zona puits champ zone'.split(
    ' ',
  ),
);

/** The place of a word that stands where a name stands, or is written like one, and names nothing. */
export function placeOfUnreadName({ reading, of }: Frame): number | undefined {
  const levels = of('level');
  return reading.rest.find((at) => {
    const word = reading.words[at]!;
    if (word.isNameLike) return true;
    const before = reading.words[at - 1]?.key ?? '';
    return word.key.length > 3 && (prepositions.has(before) || levels.some((level) => level.at === at - 1));
  });
}

/** The places that are meant. A well and the field that it is in are the well. */
export function resolvePlaces(parts: readonly NamedPart[]): {
  readonly places: NamedPlace[];
  readonly ambiguous?: readonly NamedPlace[];
} {
  const sure = parts.flatMap(({ places }) => (places.length === 1 ? places : []));
  const open = parts.filter(({ places }) => places.length > 1);
  const chosen = open.map(({ places }) => {
    const inside = places.filter(({ within }) => sure.some((place) => within.includes(keyOfPlace(place))));
    return inside.length > 0 ? inside : places;
  });
  const ambiguous = chosen.find((places) => places.length > 1);
  const all = [...new Set([...sure, ...chosen.flatMap((places) => (places.length === 1 ? places : []))])];
  const places = all.filter((place) => !all.some(({ within }) => within.includes(keyOfPlace(place))));
  return { places: places.slice(0, 20), ...(ambiguous && { ambiguous }) };
}

/** Whether nothing lies between two days but days to come. */
export const isAheadOf = ({ from }: DayWindow, newest: number): boolean => from > isoDay(newest);
