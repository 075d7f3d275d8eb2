import { isoDay } from '../production-day.ts';
import { fits } from './asked-units.ts';
import { isMeasured } from './decide.ts';
import type { Frame, Surroundings } from './frame.ts';
import { conditionsLeft } from './held-conditions.ts';
import type { Meaning, Subject } from './meanings.ts';
import { ofFields, ofPumps } from './quantities.ts';
import type { Quantity, Understanding } from './understanding.ts';

type Intent = Understanding['intent'];
type Kind = Meaning['kind'];

const figures: readonly Intent[] = ['total', 'rank', 'compare', 'trend', 'list', 'count', 'place'];
const ofProduction: readonly Intent[] = ['total', 'rank', 'trend', 'list', 'count'];
const ofOilAtRisk: readonly Intent[] = [
  'exceptions',
  'explainException',
  'plannedLoss',
  'causes',
  'opportunities',
];

/** Answers that list what wells changed by, or lie from their plan. */
const ofChange: readonly Intent[] = ['split', 'againstPlan'];

/** Which answers do something with words of a kind; kinds that are not named here narrow no answer. */
const usersOf: Partial<Record<Kind, readonly Intent[]>> = {
  unit: [...figures, ...ofOilAtRisk, 'plan', ...ofChange],
  rate: [...figures, ...ofOilAtRisk, 'wellTests', 'split', 'forecast', 'plan'],
  order: [
    'decline',
    'makers',
    'rank',
    'causes',
    'exceptions',
    'opportunities',
    'plannedLoss',
    'wellTests',
    'priorities',
    ...ofChange,
  ],
  side: ['list', 'count', 'rank', 'total', 'split'],
  method: [
    'decline',
    'makers',
    ...figures,
    ...ofOilAtRisk,
    ...ofChange,
    'priorities',
    'plan',
    'wellTests',
    'changes',
    'schedule',
  ],
  owner: ['exceptions', 'decisions'],
  each: ['rank', 'list', 'count', 'total', 'plan', 'split', 'againstPlan', 'decline', 'makers'],
  under: ['rank'],
  future: ['plannedLoss', 'schedule', 'back', 'forecast'],
  advice: ['opportunities'],
  reason: ['causes', 'rank', 'makers'],
  severity: ['exceptions', 'notifications'],
  lossKind: ['causes'],
  failures: ['makers'],
  belowPotential: ['rank'],
  losers: ['rank', 'againstPlan'],
  verdict: ['plan'],
  term: [],
  page: [],
  without: [
    'decline',
    'makers',
    ...ofProduction,
    ...ofOilAtRisk,
    ...ofChange,
    'priorities',
    'plan',
    'wellTests',
    'changes',
    'schedule',
  ],
  quantity: [
    ...figures,
    ...ofChange,
    'changes',
    'forecast',
    'plan',
    'plannedLoss',
    'causes',
    'decline',
    'makers',
  ],
  verb: [...figures, 'againstPlan', 'plannedLoss', 'causes', 'explainException', 'exceptions'],
};
/** Which subjects an answer is of: words of another one ask for something else beside it. */
const subjectsOf: Partial<Record<Intent, readonly Subject[]>> = {
  decisions: ['decider', 'exceptions'],
  exceptions: ['exceptions', 'causes', 'decider', 'plan'],
  explainException: ['exceptions', 'causes', 'plan'],
  causes: ['causes', 'exceptions'],
  changes: ['changes'],
  schedule: ['schedule', 'tests'],
  plannedLoss: ['schedule', 'tests'],
  wellTests: ['tests', 'schedule'],
  plan: ['plan', 'schedule'],
  againstPlan: ['plan', 'schedule'],
  priorities: ['priorities'],
  split: ['causes', 'exceptions'],
  opportunities: ['opportunities'],
  forecast: ['forecast', 'plan'],
  log: ['log', 'changes'],
  back: ['back', 'schedule'],
  notifications: ['notifications', 'exceptions'],
  handover: ['handover', 'exceptions', 'changes'],
  decline: ['decline'],
  makers: ['makers'],
};
/** Answers in which oil is no part of what is said. */
const withoutOil: readonly Intent[] = ['schedule', 'wellTests', 'decisions'];
const ofCounts: readonly Intent[] = [
  'rank',
  'exceptions',
  'changes',
  'schedule',
  'opportunities',
  'causes',
  'plannedLoss',
  'wellTests',
  'log',
  'split',
  'againstPlan',
  'priorities',
  'notifications',
  'decline',
];
const ofAges: readonly Intent[] = ['exceptions', 'wellTests', 'notifications'];
/** Whether the age of a list is that of the state of its wells. */
const isOfStateAge = ({ intent, state, quantity }: Understanding): boolean =>
  (intent === 'list' || intent === 'count') && (state === 'down' || state === 'silent') && quantity === null;
const ofTwoWindows: readonly Intent[] = ['trend', 'split', 'compare'];
const levelless: readonly Intent[] = [
  'exceptions',
  'changes',
  'schedule',
  'opportunities',
  'wellTests',
  'plannedLoss',
  'forecast',
  'log',
  'back',
];
/** Answers whose days are their own. */
const ofOwnDays: readonly Intent[] = ['forecast', 'back'];

/** Whether days were asked for of which an answer would not be. */
const isOfOtherDays = ({ intent, from }: Understanding, newest: number): boolean =>
  ofOwnDays.includes(intent) && from !== null && from <= isoDay(newest);

/**
 * The places of words that mean something which the answer would not say: they are named instead of dropped.
 * @param asked what was understood
 */
export function unusedMeanings(frame: Frame, asked: Understanding, surroundings: Surroundings): number[] {
  const { intent } = asked;
  const { newest } = surroundings;
  const unused = frame.meanings.filter(({ meaning, at }) => {
    const users = usersOf[meaning.kind];
    if (meaning.kind === 'quantity' && isOfOneTest(asked)) return !ofTests.has(meaning.quantity);
    if (meaning.kind === 'quantity' && meaning.quantity === 'oil') return withoutOil.includes(intent);
    if (meaning.kind === 'subject') return !isSubjectUsed(meaning.subject, asked);
    if (meaning.kind === 'quantity' && (intent === 'exceptions' || intent === 'explainException'))
      return !['deferred', 'lostNow'].includes(meaning.quantity) && !isOfGas(meaning.quantity, asked);
    if (meaning.kind === 'quantity' && intent === 'opportunities')
      return meaning.quantity !== 'oil' && meaning.quantity !== asked.quantity;
    // Of wells, the decline of 30 days is known.
    if (meaning.kind === 'annual') return intent !== 'decline' || asked.level !== 'field';
    if (meaning.kind === 'unit' && intent === 'decline') return meaning.unit !== 'percent';
    if (meaning.kind === 'page' && meaning.page === 'notifications' && intent === 'notifications')
      return false;
    if (meaning.kind === 'reason' && intent === 'makers') return meaning.reason !== 'lift-equipment-failure';
    if (meaning.kind === 'page') return intent !== 'page' && intent !== 'opportunities';
    if (meaning.kind === 'term') return intent !== 'term';
    if (meaning.kind === 'order' && intent === 'exceptions')
      return meaning.order !== 'most' && !meaning.isOfLoss;
    if (meaning.kind === 'side' && intent === 'exceptions') return asked.limit === null;
    if (meaning.kind === 'verb' && meaning.verb === 'cost') return intent !== 'plannedLoss';
    if (meaning.kind === 'pump' && (intent === 'opportunities' || intent === 'makers')) return false;
    if (meaning.kind === 'pump') return asked.quantity === null || !ofPumps.has(asked.quantity);
    if (meaning.kind === 'state') return !isStateUsed(meaning.state, asked);
    // The share that a rate fell by.
    if (meaning.kind === 'unit' && intent === 'exceptions' && asked.limit !== null)
      return meaning.unit !== 'percent';
    if (meaning.kind === 'action' && meaning.action === 'count')
      return ['explainException', 'decisions', 'place'].includes(intent);
    if (meaning.kind === 'action' && meaning.action === 'sinceWhen')
      return (
        !['exceptions', 'explainException', 'changes', 'rank'].includes(intent) &&
        !(intent === 'list' && asked.state !== null)
      );
    if (meaning.kind === 'action' && meaning.action === 'why' && intent === 'rank')
      return !['deferred', 'lostNow', 'deferredGas', 'gasLostNow'].includes(asked.quantity ?? 'oil');
    if (meaning.kind === 'unit')
      return !fits(meaning.unit, asked.quantity ?? 'oil') || (users && !users.includes(intent));
    if (meaning.kind === 'action' && meaning.action === 'average')
      return !['total', 'trend', 'rank', 'compare', 'list', 'count'].includes(intent);
    if (meaning.kind === 'level' && meaning.level !== 'well' && levelless.includes(intent))
      return !frame.parts.some((part) => Math.abs(part.at - at) === 1);
    return users !== undefined && !users.includes(intent);
  });
  const numbers = frame.numbers.filter(({ value, at }) => {
    // "Is 8504 good or bad?" is of the figure that stands above it.
    if (frame.has('verdict')) return false;
    if (isMeasured(frame, at)) return asked.limit === null;
    if (ofCounts.includes(intent)) return false;
    return asked.limit === null || frame.numbers.length > 1 || value === undefined;
  });
  const ages = asked.age !== null && !ofAges.includes(intent) && !isOfStateAge(asked) ? frame.ages : [];
  const days =
    asked.than !== null && !ofTwoWindows.includes(intent) ? frame.words.map((_, at) => at).slice(-1) : [];
  return [
    ...unused.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)),
    ...numbers.map(({ at }) => at),
    ...ages.map(({ at }) => at),
    ...days,
    ...(isOfOtherDays(asked, newest) ? frame.dayWords : []),
    ...conditionsLeft(frame, asked, surroundings),
  ];
}

/** Whether an answer is of the last test of one well, which says what it made. */
const isOfOneTest = ({ intent, places }: Understanding): boolean =>
  intent === 'wellTests' && places.length === 1 && places[0]!.kind === 'well';
const ofTests: ReadonlySet<Quantity> = new Set<Quantity>(['oil', 'water', 'gas', 'waterCut', 'gor']);

/** Whether a word of gas is of the gas that is lost. */
const isOfGas = (quantity: Quantity, { quantity: asked }: Understanding): boolean =>
  asked === 'gasLostNow' && ['gas', 'gasLostNow', 'deferredGas'].includes(quantity);

function isSubjectUsed(subject: Subject, { intent, quantity, reason }: Understanding): boolean {
  // Work is a reason of losses too.
  if (subject === 'schedule' && reason !== null && (intent === 'causes' || intent === 'rank')) return true;
  // A target is said of emissions.
  if (subject === 'plan' && quantity !== null && ofFields.has(quantity)) return true;
  return subjectsOf[intent]?.includes(subject) ?? false;
}

function isStateUsed(
  state: Extract<Meaning, { kind: 'state' }>['state'],
  { intent, state: asked }: Understanding,
): boolean {
  if (state === 'untested') return intent === 'wellTests';
  if (state === 'unread') return intent === 'notifications';
  if (state === 'overdue') return intent === 'schedule' || intent === 'wellTests';
  // "Why is A-01 down?": its state is what is explained.
  if (asked !== null) return !['schedule', 'wellTests', 'term', 'page'].includes(intent);
  return ['list', 'count', 'trend', 'explainException', 'back', 'split'].includes(intent);
}
