import { isDeepStrictEqual } from 'node:util';
import { commandAt } from './command-words.ts';
import type { Meaning } from './meanings.ts';
import { isLostNow } from './quantities.ts';
import { readFrame, resolvePlaces, type Frame, type Surroundings } from './frame.ts';
import type { CorrectedWord } from './corrected-words.ts';
import { placeOf } from './place-names.ts';
import { pointsBack } from './points-back.ts';
import { readable, wordsOf, type Word } from './question-words.ts';
import { textWithout } from './refused-words.ts';
import { spareWords } from './spare-words.ts';
import { startsAnd, takesDays } from './follow-up.ts';
import { nothingUnderstood, understand, type Understood } from './understand.ts';
import type { Question, Understanding } from './understanding.ts';

/** A question of one or several parts, as it was understood. */
export interface WholeQuestion {
  readonly first: Understood;
  /** The parts behind the first one. */
  readonly further: readonly Understanding[];
  /** Parts that are questions of their own and were not understood, as they were typed. */
  readonly leftOut: readonly string[];
  readonly corrected: readonly CorrectedWord[];
}

const maxParts = 3;
const maxLeftOut = 100;
const maxClauseWords = 60;

/**
 * Understands a question with all of its parts: several quantities, or several questions in one. A part that is a question of its own and
 * is not understood is left out and named. Words that could be a condition of the rest are never left out.
 */
export function understandWhole(question: Question, surroundings: Surroundings): WholeQuestion {
  const first = understand(question, surroundings);
  const frame = readFrame(question, surroundings);
  const { corrected } = frame;
  const whole = { first, further: [], leftOut: [], corrected };
  const isCommand = commandAt(frame.words);
  // "Arrête TAM-B-01" orders what "TAM-B-01 arrêté ?" asks.
  const isOrder = isCommand && !question.question.includes('?') && (frame.parts[0]?.at ?? Infinity) <= 3;
  const isUnderstood = first.kind === 'understood' || first.kind === 'whichPlace';
  if (isUnderstood && !(isOrder && frame.has('state'))) return whole;
  if (isCommand) return { ...whole, first: { kind: 'changesNothing', unread: [] } };
  const found =
    ofQuantities(question, frame, surroundings) ??
    ofClauses(question, surroundings) ??
    ofKnownWords(question, frame, surroundings);
  return found ? { ...found, corrected } : whole;
}

type Parts = Omit<WholeQuestion, 'corrected'>;

/** A question that says all of what it asks for without words that are not known: these are left out and named. */
function ofKnownWords(question: Question, frame: Frame, surroundings: Surroundings): Parts | undefined {
  const spare = spareWords(frame, question.question);
  const text = spare && textWithout(question.question, frame.words, new Set(spare));
  if (!text) return undefined;
  const found = understand({ ...question, question: text }, surroundings);
  return found.kind === 'understood'
    ? partsOf(
        [found.understanding],
        spare.map((at) => frame.words[at]!.text),
      )
    : undefined;
}

const coordinators = new Set(
  'and or plus also its their the a of an y e o u su sus el la los las del de un una et ou le les l d du des sa son ses leur leurs un une as well mas tambien aussi'.split(
    ' ',
  ),
);

/** Behind these, an unknown word says of what the quantity is: "oil of flowback". */
const genitives = new Set('of de del du d des'.split(' '));

/** A question for several quantities that are named side by side: one part for each, in their order. */
function ofQuantities(question: Question, frame: Frame, surroundings: Surroundings): Parts | undefined {
  const { words, of } = frame;
  const named = of('quantity');
  const kinds = [...new Set(named.map(({ quantity }) => quantity))];
  const unread = new Set([...frame.reading.rest, ...of('unsupported').map(({ at }) => at)]);
  // An unknown word beside a quantity is another one: "oil and condensate".
  const isBeside = (at: number) =>
    unread.has(at) &&
    coordinators.has(words[at - 1]?.key ?? '') &&
    !genitives.has(words[at - 1]?.key ?? '') &&
    named.some((each) => each.at + each.length === at - 1 || each.at === at + 2);
  const others = [...unread].filter(isBeside);
  if (unread.size > others.length || kinds.length + others.length < 2 || kinds.length > maxParts)
    return undefined;
  const isApart = named.every(({ at, length }, i) => {
    const next = named[i + 1];
    return next === undefined || words.slice(at + length, next.at).every(({ key }) => coordinators.has(key));
  });
  // A limit is of one of them, and which one comes first is too.
  if (!isApart || frame.has('side') || (frame.has('order') && kinds.length > 1)) return undefined;
  const wordsOf = (wanted: (quantity: string) => boolean) =>
    named
      .filter(({ quantity }) => wanted(quantity))
      .flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i));
  const understood: Understanding[] = [];
  const leftOut = others.map((at) => words[at]!.text);
  for (const kind of kinds) {
    const dropped = new Set([...others, ...wordsOf((quantity) => quantity !== kind)]);
    const text = textWithout(question.question, words, dropped);
    const part = text === null ? undefined : understand({ ...question, question: text }, surroundings);
    // The last test of a well says all of what it made.
    const isSaid =
      part?.kind === 'understood' && understood.some((each) => isDeepStrictEqual(each, part.understanding));
    if (isSaid) continue;
    if (part?.kind === 'understood') understood.push(part.understanding);
    else
      leftOut.push(
        wordsOf((quantity) => quantity === kind)
          .map((at) => words[at]!.text)
          .join(' '),
      );
  }
  return partsOf(understood, leftOut);
}

function partsOf(understood: readonly Understanding[], leftOut: readonly string[]): Parts | undefined {
  const [first, ...further] = understood;
  if (!first) return undefined;
  return {
    first: { kind: 'understood', understanding: first },
    further,
    leftOut: leftOut.map((text) => text.trim().slice(0, maxLeftOut)).filter((text) => text !== ''),
  };
}

/** Where one part of a question can end and the next begin. */
const boundary = / ?[?!;,.] (?:(?:and|but|also|y|e|pero|et|mais) )?| (?:and|but|y|e|pero|et|mais) /giu;
/** Words with which a question of its own begins. Words of time and of conditions are none: "when the pump trips, …". */
const starters = new Set(
  'what how who why show give tell list cual cuales cuanto cuanta cuantos cuantas quien muestra dame combien comment pourquoi montre donne'.split(
    ' ',
  ),
);
/** These begin a question before a noun, and a condition before a verb: "and which wells are late?", "and which have sand". */
const relative = new Set('which que quel quelle quels quelles'.split(' '));
const nouns = new Set(
  'well wells field fields area areas pump pumps work exceptions exception pozo pozos campo campos bomba bombas trabajos excepciones puits champ champs pompe pompes travaux exceptions'.split(
    ' ',
  ),
);
const startsQuestion = (text: string): boolean => {
  const [first, second] = wordsOf(text).map(({ key }) => key);
  return starters.has(first ?? '') || (relative.has(first ?? '') && nouns.has(second ?? ''));
};
/** What a part says that is a condition. */
const conditionKinds: readonly Meaning['kind'][] = ['state', 'method', 'owner', 'product', 'side', 'without'];
/** Words of those who ask: "we" means the whole company, beside a part that names one of its fields. */
const ourWords = new Set('we our us nuestra nuestro nuestras nuestros nous notre nos'.split(' '));
const isOurs = ({ words }: Frame): boolean => words.some(({ key }) => ourWords.has(key));
/** Whether an answer is a figure that is of days and places. */
const isOfShared = ({ intent, quantity }: Understanding): boolean =>
  takesDays(intent) &&
  !isLostNow(quantity) &&
  quantity !== 'standing' &&
  !((intent === 'list' || intent === 'count') && quantity === null);
const ands = { en: 'and', es: 'y', fr: 'et' } as const;

/** A question that holds two or three. What one of them says of days and places, and the other does not, holds for both. */
function ofClauses(question: Question, surroundings: Surroundings, depth = 1): Parts | undefined {
  const text = readable(question.question).split(/\s/u).filter(Boolean).join(' ');
  if (wordsOf(text).length > maxClauseWords) return undefined;
  let refused: Parts | undefined;
  for (const { index, 0: mark } of text.matchAll(boundary)) {
    const [left, right] = [text.slice(0, index).trim(), text.slice(index + mark.length).trim()];
    if (left.split(/\s+/).length < 2 || right === '' || !/\p{L}/u.test(right)) continue;
    const isQuestion = startsQuestion(right);
    const one = understand({ ...question, question: left }, surroundings);
    const context = one.kind === 'understood' ? one.understanding : question.context;
    const joined = startsAnd([{ key: right.split(' ')[0]!.toLowerCase() } as Word])
      ? right
      : `${ands[question.language]} ${right}`;
    const other = understand({ ...question, context, question: isQuestion ? right : joined }, surroundings);
    const frames = [left, right].map((part) => readFrame({ ...question, question: part }, surroundings));
    const [before, behind] = frames as [Frame, Frame];
    const begin = wordsOf(text.slice(0, index + mark.length)).length;
    const refuse = (places: readonly number[]) => {
      refused ??= { first: { kind: 'notUnderstood', unread: places }, further: [], leftOut: [] };
    };
    const ofRight = conditionWords(behind).map((at) => begin + at);
    const shared = (first: Understanding, second: Understanding) =>
      sharing({ frame: before, asked: first }, { frame: behind, asked: second });
    if (one.kind === 'understood' && other.kind === 'understood') {
      const isApart = isQuestion || !addsCondition(other.understanding, one.understanding);
      // A comparison has two spans of days: more of them are no question of their own.
      const isThird = !isQuestion && one.understanding.than !== null && behind.days.length > 0;
      const parts = isApart && !isThird ? shared(one.understanding, other.understanding) : undefined;
      if (parts) return partsOf(parts, []);
      if (isApart) refuse([...(isThird ? [] : conditionWords(before)), ...ofRight]);
      continue;
    }
    if (!isQuestion) continue;
    if (one.kind === 'understood') {
      const rest =
        depth < maxParts - 1
          ? ofClauses({ ...question, context, question: right }, surroundings, depth + 1)
          : undefined;
      if (rest?.first.kind === 'understood') {
        const parts = shared(one.understanding, rest.first.understanding);
        if (parts) return partsOf([...parts, ...rest.further].slice(0, maxParts), rest.leftOut);
        refuse([...conditionWords(before), ...ofRight]);
        continue;
      }
      const unnamed = other.kind === 'unknownPlace' ? other.unread.map((at) => begin + at) : [];
      if (ofRight.length + unnamed.length === 0) return partsOf([one.understanding], [right]);
      refuse([...unnamed, ...ofRight]);
    } else if (other.kind === 'understood' && startsQuestion(left)) {
      const unnamed = one.kind === 'unknownPlace' ? one.unread : [];
      const ofLeft = [...unnamed, ...conditionWords(before)];
      if (ofLeft.length === 0) return partsOf([other.understanding], [left]);
      refuse(ofLeft);
    }
  }
  return refused;
}

/** The places of words that are days, states, numbers or names: a part that has some is not left out. */
function conditionWords({ meanings, dayWords, numbers, parts, ages }: Frame): number[] {
  const said = meanings.filter(({ meaning }) => conditionKinds.includes(meaning.kind));
  return [
    ...said.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)),
    ...dayWords,
    ...[...numbers, ...parts, ...ages].map(({ at }) => at),
  ].toSorted((one, other) => one - other);
}

interface Part {
  readonly frame: Frame;
  readonly asked: Understanding;
}

/**
 * Two parts, each with what the other says of days, and of places where it names nothing but a quantity.
 * @returns undefined where one compares days and the other names none
 */
function sharing(one: Part, other: Part): [Understanding, Understanding] | undefined {
  const isApart = [
    [one, other],
    [other, one],
  ].some(([part, beside]) => part!.frame.days.length === 0 && beside!.frame.days.length > 1);
  if (!isOfShared(one.asked) || !isOfShared(other.asked)) return [one.asked, other.asked];
  return isApart ? undefined : [withShared(one, other), withShared(other, one)];
}

function withShared({ frame, asked }: Part, other: Part): Understanding {
  const isOfDays = asked.from === null && other.frame.days.length > 0 && other.asked.than === null;
  const isOfAll = asked.places.length === 0 && asked.without.length === 0 && asked.method === null;
  const isBare = isOfAll && !frame.has('level') && !isOurs(frame);
  const { places, without, method, from, to } = other.asked;
  return {
    ...asked,
    ...(isOfDays && { from, to }),
    ...(isBare && { places, without, method }),
  };
}

/** Whether a part narrows which wells are meant, so that the two parts together could mean those that fit both. */
const addsCondition = (part: Understanding, before: Understanding): boolean =>
  (['limit', 'state', 'method', 'owner', 'age'] as const).some(
    (name) => part[name] !== null && JSON.stringify(part[name]) !== JSON.stringify(before[name]),
  ) || part.without.length > before.without.length;

/**
 * What a question that was refused is about, for the next one to go on from: the wells, the quantity and the days that it named, or the
 * wells of the one before where it points back to them.
 */
export function aboutRefused(question: Question, surroundings: Surroundings): Understanding {
  const frame = readFrame(question, surroundings);
  const { context } = question;
  const quantities = [...new Set(frame.of('quantity').map(({ quantity }) => quantity))];
  const places = resolvePlaces(frame.parts).places.map(placeOf);
  const isBack =
    places.length === 0 &&
    context !== null &&
    (pointsBack(frame, question.language) !== undefined || startsAnd(frame.words));
  const [days] = frame.days;
  return {
    ...nothingUnderstood,
    quantity: quantities.length === 1 ? quantities[0]! : null,
    places: isBack ? context.places : places,
    ...(days && { from: days.from, to: days.to }),
  };
}
