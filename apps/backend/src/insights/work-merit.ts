import type { DropCause, ScheduleActivity, WorkPurpose } from '../vocabulary.ts';

// What planned work is for, what it may bring back, and whether that pays.

/** Work without a purpose that costs less is not asked for one (Sm3 of oil). */
export const leastQuestionedCost = 10;
/** A pump that ran for fewer days is replaced early. */
export const earlyRunDays = 180;
/** A well at this share of its potential has nothing that work could bring back (%). */
export const atPotentialPct = 95;
/** Work that pays later than in so many days is questioned. */
export const maxPayoutDays = 365;

/** Work that is made to bring a well's oil back. */
const restoring: readonly ScheduleActivity[] = ['workover', 'espReplacement', 'chemical'];
/** Work that says by its kind what it is for. */
const ownPurposes: Partial<Record<ScheduleActivity, WorkPurpose>> = {
  wellTest: 'periodicTest',
  inspection: 'upkeep',
  calibration: 'upkeep',
  dataReview: 'upkeep',
  plannedShutdown: 'upkeep',
};

/** Oil that a well loses each day by one event. */
export interface WellLoss {
  /** Standing: no user looks for it any more. */
  readonly isStanding: boolean;
  /** Sm3/d. */
  readonly oil: number;
  readonly cause: DropCause | null;
}

/** What is known of work and of its well at the present. */
export interface WorkFacts {
  readonly activity: ScheduleActivity;
  /** What was said that it is for. */
  readonly purpose: WorkPurpose | null;
  /** Oil that it is expected to cost (Sm3). */
  readonly cost: number;
  /** Whether advice is behind it, and the oil that it is expected to gain (Sm3/d); null for not known. */
  readonly isAdvised: boolean;
  readonly stepOil: number | null;
  readonly losses: readonly WellLoss[];
  /** Whether the work can end the stop of its well; true where the well flows, or the log does not say what stopped it. */
  readonly canEndStop: boolean;
  /** What the well makes less than its potential, of the newest day that is known (Sm3/d); null for not known. */
  readonly belowPotential: number | null;
  /** Of the newest day that is known (%); null for not known. */
  readonly ofPotentialPct: number | null;
  /** Days that the pump will have run when it is replaced; null without one. */
  readonly runDays: number | null;
  /** What that pump runs at now (Hz); 0 where it stands, null where nothing says. */
  readonly pumpHz: number | null;
}

/** A question that is put to work, with the figure that it rests on. */
export interface WorkQuestion {
  readonly kind: 'noPurpose' | 'atPotential' | 'pumpRuns' | 'earlyReplacement' | 'paysLate';
  /** Sm3, %, Hz, days and days; null where the figure is the work's own. */
  readonly value: number | null;
}

/** What work is for, and its merit. */
export interface WorkMerit {
  /** Null where no user said it and nothing shows it. */
  readonly purpose: WorkPurpose | null;
  readonly isTyped: boolean;
  /** Oil that it may bring (Sm3/d), and what says so; null for not known. */
  readonly uplift: number | null;
  readonly upliftBasis: 'openLoss' | 'standingLoss' | 'step' | null;
  /** Days in which what it brings is what it costs; null where one of both is not known. */
  readonly payoutDays: number | null;
  readonly questions: readonly WorkQuestion[];
}

/**
 * What work is for, what it may bring back, and what is to be asked of it. Open losses are part of the well's potential: they bring back
 * at most what it is below that. Standing ones are outside of it, and are named only where nothing open is to be brought back.
 */
export function workMerit(facts: WorkFacts): WorkMerit {
  const { activity, cost, stepOil } = facts;
  // What cannot end the stop of its well brings nothing back before something else does.
  const isRestoring = facts.canEndStop && restoring.includes(activity);
  const open = sum(facts.losses.filter(({ isStanding }) => !isStanding));
  const standing = sum(facts.losses.filter(({ isStanding }) => isStanding));
  const openGain = Math.min(open, Math.max(0, facts.belowPotential ?? Infinity));
  const restored = !isRestoring ? 0 : openGain > 0 ? openGain : standing;
  const uplift = stepOil ?? (restored > 0 ? restored : null);
  const found = facts.purpose ?? foundPurpose(facts, { isRestoring, open, standing });
  const payoutDays = uplift !== null && uplift > 0 && cost > 0 ? cost / uplift : null;
  return {
    purpose: found,
    isTyped: facts.purpose !== null,
    uplift,
    upliftBasis:
      uplift === null ? null : stepOil !== null ? 'step' : openGain > 0 ? 'openLoss' : 'standingLoss',
    payoutDays,
    questions: questionsOf(facts, { isRestoring, openGain, standing, purpose: found, payoutDays }),
  };
}

const sum = (losses: readonly WellLoss[]) => losses.reduce((all, { oil }) => all + Math.max(0, oil), 0);

function foundPurpose(
  { activity, isAdvised, losses }: WorkFacts,
  { isRestoring, open, standing }: { isRestoring: boolean; open: number; standing: number },
): WorkPurpose | null {
  if (isAdvised) return 'advice';
  if (!isRestoring) return ownPurposes[activity] ?? null;
  const hasStopped = losses.some(({ isStanding, cause }) => !isStanding && cause === 'downtime');
  if (hasStopped) return 'failure';
  if (open > 0) return 'exception';
  return standing > 0 ? 'candidate' : null;
}

function questionsOf(
  { activity, cost, ofPotentialPct, runDays, pumpHz }: WorkFacts,
  {
    isRestoring,
    openGain,
    standing,
    purpose,
    payoutDays,
  }: {
    isRestoring: boolean;
    openGain: number;
    standing: number;
    purpose: WorkPurpose | null;
    payoutDays: number | null;
  },
): WorkQuestion[] {
  // What keeps a well safe or whole brings no oil back.
  const isForOil = isRestoring && purpose !== 'upkeep' && purpose !== 'other';
  // A failure and an exception are something open: what stands does not speak for them.
  const isOfOpen = purpose === 'failure' || purpose === 'exception';
  const isReplacement = activity === 'espReplacement';
  const runs = pumpHz !== null && pumpHz > 0;
  const questions: (WorkQuestion | false)[] = [
    purpose === null && cost >= leastQuestionedCost && { kind: 'noPurpose', value: cost },
    isForOil &&
      openGain === 0 &&
      (standing === 0 || isOfOpen) &&
      ofPotentialPct !== null &&
      ofPotentialPct >= atPotentialPct && { kind: 'atPotential', value: ofPotentialPct },
    isReplacement && purpose === 'failure' && runs && { kind: 'pumpRuns', value: pumpHz },
    isReplacement &&
      (purpose !== 'failure' || runs) &&
      runDays !== null &&
      runDays < earlyRunDays && { kind: 'earlyReplacement', value: runDays },
    payoutDays !== null && payoutDays > maxPayoutDays && { kind: 'paysLate', value: payoutDays },
  ];
  return questions.filter((question) => question !== false);
}
