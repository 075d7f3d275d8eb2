import { isoDay } from '../production-day.ts';
import type { DayWindow } from '../queries/selection.ts';
import { isOfLiquids, isOtherUnit, limitOf } from './asked-limits.ts';
import { countOfWord, daysOfQuestion } from './asked-days.ts';
import { meaningsOf, mistypedMeanings, type Meaning } from './lexicon.ts';
import { resolvePlaces, saidKind, unreadName } from './meant-places.ts';
import {
  namedPlaces,
  nearestNames,
  nearlyNamedPlaces,
  ofSaidKind,
  placeOf,
  type PlaceNames,
} from './place-names.ts';
import { numberOf, Reading, wordsOf, type Word } from './question-words.ts';
import type { Place, Quantity, Question, Term, Understanding } from './understanding.ts';

/** What was understood, or why nothing was. */
export type Understood =
  | {
      readonly kind: 'understood';
      readonly understanding: Understanding;
      /** Whether it names units that the reader's figures are not in. */
      readonly namesOtherUnits?: boolean;
    }
  | { readonly kind: 'whichPlace'; readonly places: readonly Place[]; readonly understanding: Understanding }
  | { readonly kind: 'unknownPlace'; readonly nearest: readonly Place[] }
  | { readonly kind: 'notAvailable' }
  | {
      readonly kind: 'notUnderstood';
      /** Words that nothing is known of, in order. @default none */
      readonly unread?: readonly string[];
    };

/** What a question is read with. */
export interface Surroundings {
  readonly names: PlaceNames;
  /** The last day that is over on the clock of any field, as a day number. */
  readonly newest: number;
}

export const nothingUnderstood: Understanding = {
  intent: 'none',
  quantity: null,
  places: [],
  method: null,
  state: null,
  limit: null,
  from: null,
  to: null,
  level: 'well',
  order: 'most',
  count: 10,
  term: null,
  page: null,
};

type MeaningOf<Kind extends Meaning['kind']> = Extract<Meaning, { kind: Kind }>;

/** Sorts what the words of a question mean by kind. */
function sorted(meanings: readonly { at: number; meaning: Meaning }[]) {
  const of = <Kind extends Meaning['kind']>(kind: Kind) =>
    meanings.flatMap(({ at, meaning }) =>
      meaning.kind === kind ? [{ at, ...(meaning as MeaningOf<Kind>) }] : [],
    );
  return { of, has: (kind: Meaning['kind']) => meanings.some(({ meaning }) => meaning.kind === kind) };
}

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
const termOfSubject = { exceptions: 'exception', changes: 'changePoint' } as const;

/**
 * Understands a question by fixed rules. It is understood whole or not at all: a name, a day or a condition that was not read
 * would make the answer one to another question.
 */
export function understand(
  { question, language, units, context }: Question,
  surroundings: Surroundings,
): Understood {
  const { names, newest } = surroundings;
  const reading = new Reading(wordsOf(question));
  const { words } = reading;
  const exact = namedPlaces(reading, names);
  const days = daysOfQuestion(reading, { newest, language });
  const numbers = takeNumbers(reading, language);
  const plain = meaningsOf(reading);
  const near = nearlyNamedPlaces(reading, names);
  const meanings = sorted([...plain, ...mistypedMeanings(reading)]);
  if (meanings.has('unsupported')) return { kind: 'notAvailable' };

  const levels = meanings.of('level');
  const parts = [...exact, ...near]
    .toSorted((one, other) => one.at - other.at)
    .map((part) => ofSaidKind(part, saidKind(part, levels, words.length), names));
  const unnamed = unreadName(reading, levels);
  if (unnamed !== undefined)
    return { kind: 'unknownPlace', nearest: nearestNames(unnamed, names, 5).map(placeOf) };
  if (days.length > 1) return { kind: 'notAvailable' };

  const actions = meanings.of('action');
  const does = (...wanted: (typeof actions)[number]['action'][]) =>
    actions.some(({ action }) => wanted.includes(action));
  const asked = new Set(meanings.of('quantity').map((each) => each.quantity));
  const [subject] = meanings.of('subject');
  const [state] = meanings.of('state');
  const [method] = meanings.of('method');
  const [order] = meanings.of('order');
  const [side] = meanings.of('side');
  const [term] = meanings.of('term');
  const [page] = meanings.of('page');
  const [unit] = meanings.of('unit');
  if (reading.rest.length > 0)
    return { kind: 'notUnderstood', unread: reading.rest.map((at) => words[at]!.key) };

  // Losses and potentials are of oil, whether it is said or not.
  if ([...asked].some((quantity) => ofOil.has(quantity))) asked.delete('oil');
  if (does('differ')) {
    const isOfLosses = asked.has('deferred') && (asked.has('lostNow') || subject?.subject === 'exceptions');
    return isOfLosses ? understood({ intent: 'difference', quantity: 'lostNow' }) : { kind: 'notAvailable' };
  }
  if (asked.has('injection')) asked.delete('water');
  if (asked.size > 1) return { kind: 'notAvailable' };
  const window = days[0] ?? null;
  const isOver = window !== null && window.to <= isoDay(newest);
  const [named = null] = asked;
  // What was lost on days that are over is deferred production; what is lost now is of open exceptions.
  const lost = named === 'lostNow' && isOver ? 'deferred' : named;
  // A limit in a unit of liquids is one of oil, where wells produce.
  const quantity = lost ?? (side && does('produce') && (!unit || isOfLiquids(unit.unit)) ? 'oil' : null);
  const breakdown = levels.find(({ at }) => breaks.has(words[at - 1]?.key ?? ''))?.level;
  if (meanings.has('each') && !breakdown) return { kind: 'notAvailable' };
  const hasDays = days.length > 0;
  const hasPlaces = parts.length > 0;

  if (does('help') && quantity === null && !subject && !hasPlaces)
    return understood({ intent: 'capabilities' });
  const explained = term?.term ?? (quantity && termOfQuantity[quantity]) ?? termOfSubjectOf(subject?.subject);
  const isExplained =
    does('define') || (does('what') && !hasPlaces && !hasDays && isBareTerm(words.map(({ key }) => key)));
  if (isExplained && !does('why') && explained !== undefined && !hasPlaces)
    return understood({ intent: 'term', term: explained, quantity });
  if (does('define') && !does('why') && quantity === null && !subject && !hasPlaces)
    return { kind: 'notUnderstood' };

  const pageOfSubject =
    subject &&
    ({ exceptions: 'exceptions', changes: 'changePoints', schedule: 'schedule' } as const)[subject.subject];
  const isOpening = does('open') || words[0]?.key === 'open';
  const opened = page?.page ?? (quantity === 'deferred' ? 'deferredProduction' : pageOfSubject);
  if ((page && quantity === null && !subject) || (isOpening && opened))
    return understood({ intent: 'page', page: opened ?? page!.page });

  const resolved = resolvePlaces(parts);
  const limit = limitOf(
    side?.side,
    numbers.at(-1),
    quantity,
    unit?.unit ?? (units === 'field' ? 'field' : 'metric'),
  );
  if (side && !limit) return { kind: 'notUnderstood' };
  const isAverage = does('average');
  if (isAverage && !(quantity && ratios.has(quantity))) return { kind: 'notAvailable' };

  const found: Partial<Understanding> = {
    quantity,
    places: resolved.places.map(placeOf),
    method: method?.method ?? null,
    limit,
    ...(window && { from: window.from, to: window.to }),
  };
  const finish = (more: Partial<Understanding>): Understood => {
    if (resolved.ambiguous)
      return {
        kind: 'whichPlace',
        places: resolved.ambiguous.slice(0, 20).map(placeOf),
        understanding: { ...nothingUnderstood, ...found, ...more, places: [] },
      };
    const isOfVolumes = !(quantity && ratios.has(quantity));
    const isOther = unit && limit === null && isOfVolumes && isOtherUnit(unit.unit, units);
    const read = understood({ ...found, ...more });
    return isOther && read.kind === 'understood' ? { ...read, namesOtherUnits: true } : read;
  };

  const rankLevel = levels.find(({ at }) => !parts.some((part) => Math.abs(part.at - at) === 1))?.level;
  const isCount =
    does('count') || (hasCombien(words) && quantity === null && (levels.length > 0 || subject !== undefined));
  const isFollowUp = context !== null && context.intent !== 'none' && !isWhole();

  function isWhole(): boolean {
    return (
      Boolean(subject ?? state ?? limit) ||
      does('compare', 'trend', 'why', 'rank', 'count') ||
      order !== undefined ||
      (quantity !== null && (hasPlaces || hasDays || does('produce', 'list'))) ||
      (does('produce') && (hasPlaces || hasDays)) ||
      (levels.length > 0 && (does('list', 'count') || method !== undefined))
    );
  }

  if (isFollowUp) {
    const isSomething = quantity !== null || hasPlaces || hasDays || method !== undefined || breakdown;
    if (!isSomething) return { kind: 'notUnderstood' };
    // Losses are of oil: those of another fluid are not known.
    if (quantity !== null && context.quantity !== null && ofOil.has(context.quantity) && fluids.has(quantity))
      return { kind: 'notAvailable' };
    const isOnlyPlace =
      hasPlaces && !hasDays && quantity === null && !does('follow') && !startsAnd(words[0]?.key);
    if (!isOnlyPlace)
      return finish({
        ...context,
        ...(quantity !== null && {
          quantity,
          ...(carries.has(context.intent) ? {} : { intent: 'total' as const }),
        }),
        ...(hasPlaces ? { places: resolved.places.map(placeOf) } : { places: context.places }),
        ...(window ? { from: window.from, to: window.to } : { from: context.from, to: context.to }),
        method: method?.method ?? context.method,
        limit: context.limit,
        ...(breakdown && { intent: 'rank' as const, level: breakdown, count: 50 }),
      });
  }

  // What is open is of now: days before ask for something else.
  const isBefore = window !== null && window.to < isoDay(newest);
  if (does('why') || (does('fell') && !quantity)) {
    if (!hasPlaces && (isBefore || quantity === 'deferred')) return { kind: 'notAvailable' };
    return hasPlaces
      ? finish({ intent: 'explainException', quantity: null })
      : finish({ intent: 'exceptions', quantity: null });
  }
  if (subject) {
    const intent = subject.subject;
    if (intent === 'exceptions' && isBefore) return { kind: 'notAvailable' };
    return finish({ intent, count: numbers[0] ? clampCount(numbers[0]) : 10 });
  }
  const isComparison = does('compare') || resolved.places.length > 1;
  if (isComparison && resolved.places.length > 1)
    return finish({ intent: 'compare', quantity: quantity ?? 'oil' });
  if (does('compare')) return { kind: 'notAvailable' };
  if (does('trend') || does('fell')) return finish({ intent: 'trend', quantity: quantity ?? 'oil' });
  if (limit && quantity) return finish({ intent: isCount ? 'count' : 'list' });
  if (breakdown) {
    const isOfOthers = levels.some(({ level }) => level !== breakdown) || order || limit || isCount;
    if (isOfOthers || (quantity === null && !does('produce'))) return { kind: 'notAvailable' };
    return finish({ intent: 'rank', quantity: quantity ?? 'oil', level: breakdown, count: 50 });
  }
  if (order || does('rank')) {
    if (quantity === null && !does('produce') && !order && !does('rank')) return { kind: 'notUnderstood' };
    return finish({
      intent: 'rank',
      quantity: quantity ?? 'oil',
      order: order?.order ?? 'most',
      level: rankLevel ?? 'well',
      count: clampCount(numbers[0] ?? 10),
    });
  }
  if (state && (levels.length > 0 || does('list', 'count') || isCount))
    return finish({ intent: isCount ? 'count' : 'list', state: state.state, quantity: null });
  if (isCount && levels.length > 0)
    return finish({ intent: 'count', quantity: null, level: rankLevel ?? 'well' });
  if (quantity === 'lostNow' && does('list') && levels.length > 0)
    return finish({ intent: 'exceptions', quantity: null });
  if (quantity !== null) return finish({ intent: 'total' });
  if (does('produce') && (hasPlaces || hasDays || does('list') || levels.length === 0))
    return finish({ intent: 'total', quantity: 'oil' });
  if (levels.length > 0 && (method || does('list') || hasPlaces) && (hasPlaces || method))
    return parts.some(({ at }) => levels.some((level) => Math.abs(level.at - at) <= 1)) &&
      !method &&
      !does('list')
      ? finish({ intent: 'place', quantity: null })
      : finish({ intent: 'list', quantity: null, level: rankLevel ?? 'well' });
  if (method) return finish({ intent: 'list', quantity: null });
  if (levels.length > 0 && does('list'))
    return finish({ intent: 'list', quantity: null, level: rankLevel ?? 'well' });
  if (hasPlaces)
    return finish(hasDays ? { intent: 'total', quantity: 'oil' } : { intent: 'place', quantity: null });
  return { kind: 'notUnderstood' };
}

/** Quantities that are of oil alone. */
const ofOil: ReadonlySet<Quantity> = new Set<Quantity>(['potential', 'deferred', 'efficiency', 'lostNow']);

/** What flows, of which nothing is known to be lost. */
const fluids: ReadonlySet<Quantity> = new Set<Quantity>(['gas', 'water', 'liquid', 'injection']);

/** Words before what a figure is broken down by. */
const breaks: ReadonlySet<string> = new Set('by per each every por cada par chaque'.split(' '));

/** Of what a mean over days is the quantity itself. */
const ratios: ReadonlySet<Quantity> = new Set<Quantity>([
  'waterCut',
  'gor',
  'uptime',
  'efficiency',
  'carbonIntensity',
  'specificEnergy',
  'methaneIntensity',
  'flaringIntensity',
]);

/** Intents that go on with another quantity. */
const carries: ReadonlySet<Understanding['intent']> = new Set(['total', 'rank', 'compare', 'trend'] as const);

const understood = (found: Partial<Understanding>): Understood => ({
  kind: 'understood',
  understanding: { ...nothingUnderstood, ...found },
});

const termOfSubjectOf = (subject: string | undefined): Term | undefined =>
  subject === 'exceptions' || subject === 'changes' ? termOfSubject[subject] : undefined;

/** French asks for a number as for a volume. */
const hasCombien = (words: readonly Word[]) => words.some(({ key }) => key === 'combien');

const startsAnd = (key: string | undefined) => key !== undefined && ['and', 'y', 'et', 'e'].includes(key);

const owned: ReadonlySet<string> = new Set('our my nuestro nuestra mi notre ma mon'.split(' '));

/** Whether a term stands without what asks for its value: the article, which only English leaves out, or whose it is. */
const isBareTerm = (keys: readonly string[]) =>
  !keys.some((key) => owned.has(key)) && (!keys.join(' ').startsWith('what is the ') || keys.length < 4);

const clampCount = (count: number) => Math.max(1, Math.min(50, Math.round(count)));

/** Numbers that stand alone: how many are wanted, or a limit. */
function takeNumbers(reading: Reading, language: string): number[] {
  return reading.words.flatMap((_, at) => {
    const [key = ''] = reading.unread(at) ?? [];
    const number = numberOf(key, language) ?? countOfWord(key);
    if (number === undefined) return [];
    reading.take(at);
    return [number];
  });
}

/** A window without the days that are not over. */
export function withoutComing({ from, to }: DayWindow, newest: number): DayWindow | undefined {
  const last = isoDay(newest);
  return from > last ? undefined : { from, to: to < last ? to : last };
}
