import type { Surroundings } from './frame.ts';
import { offeredQuestion } from './offered-question.ts';
import { keyOfPlace } from './place-names.ts';
import { readable, wordsOf, type Word } from './question-words.ts';
import type { Answer, Question, Understanding } from './understanding.ts';
import { understand, type Understood } from './understand.ts';

const maxWords = 10;
/** Small words that mean nothing once the word behind them is gone. */
const leading = new Set(
  'in of for at on by per with from and or than the a an en de del por para con y o que la el los las una un d l du des le les par pour avec et ou sur dans'.split(
    ' ',
  ),
);

/** The words that an answer was refused for, and the question without them where that can be answered. */
export function refusalOf(
  question: Question,
  refused: Exclude<Understood, { kind: 'understood' }>,
  surroundings: Surroundings,
): Pick<Answer, 'unread' | 'nearest'> {
  if (refused.kind === 'whichPlace' || refused.unread.length === 0) return { unread: [], nearest: null };
  const words = wordsOf(question.question);
  const places = refused.unread.filter((at) => at < words.length);
  return {
    unread: [...new Set(places.map((at) => words[at]!.text.slice(0, 100)))].slice(0, maxWords),
    nearest: nearestOf(question, words, places, surroundings),
  };
}

function nearestOf(
  question: Question,
  words: readonly Word[],
  unread: readonly number[],
  surroundings: Surroundings,
): string | null {
  let dropped = new Set(unread);
  for (let round = 0; round < 3; round += 1) {
    for (const at of [...dropped])
      for (let before = at - 1; before >= 0 && leading.has(words[before]!.key); before -= 1)
        dropped.add(before);
    const text = textWithout(question.question, words, dropped);
    if (text === null) return null;
    const found = understand({ ...question, question: text, context: null }, surroundings);
    if (found.kind === 'understood') return sentenceFor(found.understanding, question, surroundings);
    if (found.kind === 'whichPlace' || found.unread.length === 0) return null;
    // Places among the words that are left, as places among all.
    const left = words.map((_, at) => at).filter((at) => !dropped.has(at));
    dropped = new Set([...dropped, ...found.unread.flatMap((at) => left[at] ?? [])]);
  }
  return null;
}

/** A whole sentence that asks for what is left, and is understood to; null where there is none. */
function sentenceFor(left: Understanding, question: Question, surroundings: Surroundings): string | null {
  const text = offeredQuestion(left, question.language, surroundings.newest);
  if (text === null) return null;
  const found = understand({ ...question, question: text, context: null }, surroundings);
  if (found.kind !== 'understood') return null;
  const { intent, quantity, places, from, to } = found.understanding;
  const isSame =
    intent === left.intent &&
    from === left.from &&
    to === left.to &&
    (quantity ?? 'oil') === (left.quantity ?? 'oil') &&
    places.map(keyOfPlace).join() === left.places.map(keyOfPlace).join();
  return isSame ? text : null;
}

/** The question without some of its words; null where too little is left. */
export function textWithout(
  question: string,
  words: readonly Word[],
  dropped: ReadonlySet<number>,
): string | null {
  if (words.length - dropped.size < 2) return null;
  let text = readable(question);
  for (const at of [...dropped].toSorted((one, other) => other - one)) {
    const { from, text: word } = words[at]!;
    text = text.slice(0, from) + text.slice(from + word.length);
  }
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([?!.,])/g, (_, mark: string) => (question.includes(` ${mark}`) ? ` ${mark}` : mark))
    .replace(/^[\s,;:'-]+/, '')
    .trim()
    .slice(0, 2000);
}
