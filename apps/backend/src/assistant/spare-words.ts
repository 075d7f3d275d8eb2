import { calendarWords } from './calendar-words.ts';
import type { Frame } from './frame.ts';
import type { Meaning } from './meanings.ts';
import { readable } from './question-words.ts';
import { spanWords } from './span-words.ts';

const setOf = (text: string) => new Set(text.split(' '));
const articles = setOf(
  'the a an el la los las un una le les l d du des me lo le te too so very muy tan tres trop si',
);
/**
 * Behind these, a word is a condition, an object or the verb of the question: "oil of flowback", "oil and condensate", "how much oil did we
 * sell".
 */
const governing = setOf(
  [
    'of in for at on from by with without per than to into over under and or nor we i you they he she it was were is are s be been do did does has have had will not no which that who whose what how where',
    'de del en por para con sin segun que y o ni se nos fue fueron es son esta estan era ha han hemos no cuyo donde como',
    'du des dans par pour avec sans sur et ou nous on je vous il elle ils est sont a ont avons ete etait qui que qu dont ne pas comment',
  ].join(' '),
);
/** What a word beside it would say more of. */
const described: readonly Meaning['kind'][] = [
  ...([
    'quantity',
    'level',
    'method',
    'state',
    'unit',
    'reason',
    'injectors',
    'pump',
    'term',
    'product',
  ] as const),
  ...(['side', 'without', 'each', 'owner', 'rate', 'verb', 'advice'] as const),
];
/** What makes a question whole. */
const whole: readonly Meaning['kind'][] = ['quantity', 'state', 'term', 'subject'];
/** A word of days that could not be dated is no spare one. */
const ofTime = new Set([...calendarWords, ...spanWords]);
const maxSpare = 2;

/**
 * The places of unknown words without which a question still says what it asks for, when, of what and on which condition; undefined where
 * one of its unknown words could be a part of that.
 */
export function spareWords(frame: Frame, question: string): readonly number[] | undefined {
  const { words, meanings, parts, numbers, dayWords, reading } = frame;
  const { rest } = reading;
  if (rest.length === 0 || rest.length > maxSpare || !whole.some((kind) => frame.has(kind))) return undefined;
  if (frame.has('without') || frame.has('unsupported') || frame.has('side')) return undefined;
  const taken = new Set([
    ...meanings.flatMap(({ at, length, meaning }) =>
      described.includes(meaning.kind) ? Array.from({ length }, (_, i) => at + i) : [],
    ),
    ...[...parts, ...numbers].map(({ at }) => at),
    ...dayWords,
  ]);
  const unknown = new Set(rest);
  const text = readable(question);
  // What a mark parts from a word says nothing of it.
  const isParted = (at: number, other: number) => {
    const [one, next] = [Math.min(at, other), Math.max(at, other)].map((place) => words[place]);
    return one !== undefined && next !== undefined && /[?!.;,:]/.test(text.slice(one.from, next.from));
  };
  const neighbor = (at: number, step: 1 | -1) => {
    let place = at + step;
    while (unknown.has(place) || articles.has(words[place]?.key ?? '')) place += step;
    return place;
  };
  const isSpare = (at: number) => {
    const [before, after] = [neighbor(at, -1), neighbor(at, 1)];
    const isApart = (other: number) => !taken.has(other) || isParted(at, other);
    return (
      before >= 0 &&
      !words[at]!.isNameLike &&
      !ofTime.has(words[at]!.key) &&
      !governing.has(words[before]!.key) &&
      isApart(before) &&
      isApart(after)
    );
  };
  return rest.every(isSpare) ? rest : undefined;
}
