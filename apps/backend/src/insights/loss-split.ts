import { hourMs } from '../production-day.ts';
import type { LossKind } from '../vocabulary.ts';

/**
 * What a cause rests on, surest first: an event of the log with a reason of the list, one without, or approved work of
 * the schedule alone. Only the first one says that it held the well back; the others explain time off stream.
 */
const bases = ['reason', 'event', 'schedule'] as const;

/** Something that held a well back for a while; times in ms since 1970-01-01T00:00Z. */
export interface LossCause {
  basis: (typeof bases)[number];
  /** Entry of the operations log; null for work of the schedule alone. */
  eventId: string | null;
  from: number;
  to: number;
  reasonCode: string;
  planned: boolean;
  /** Share of its potential that the well keeps meanwhile: 0 when shut in. */
  capacity: number;
}

/** A part of one day's loss with its single cause. */
export interface Loss {
  reasonCode: string;
  kind: LossKind;
  eventId: string | null;
  /** Volume (Sm3). */
  deferred: number;
  /** Time for which the cause held (h), at full loss. */
  hours: number;
}

/** Downtime without a reported reason. */
export const reasonNotReported = 'not-reported';
/** Flow below the potential without a cause: the well itself. */
export const underperformance = 'underperformance';
/** Flow below the potential without a cause that is no more than the well's own noise. */
export const normalVariation = 'normal-variation';

/**
 * Full-loss hours per cause between two moments. Where causes overlap, the tightest one (lowest capacity) of the surest
 * basis has the time to itself; equally tight ones share it, so that no hour is counted twice. A restriction with a
 * reason explains no hour off stream, and leaves it to what does.
 */
export function causeHours(causes: readonly LossCause[], from: number, to: number): Map<LossCause, number> {
  const active = causes.filter((cause) => cause.from < to && cause.to > from);
  if (active.length === 0) return new Map();
  const cuts = [
    ...new Set([
      from,
      to,
      ...active.flatMap((cause) => [Math.max(from, cause.from), Math.min(to, cause.to)]),
    ]),
  ].sort((a, b) => a - b);
  const hours = new Map<LossCause, number>();
  for (let i = 0; i + 1 < cuts.length; i++) {
    const start = cuts[i]!;
    const end = cuts[i + 1]!;
    const present = active.filter((cause) => cause.from <= start && cause.to >= end);
    for (const basis of bases) {
      const ofBasis = present.filter((cause) => cause.basis === basis);
      if (ofBasis.length === 0) continue;
      const tightest = Math.min(...ofBasis.map((cause) => cause.capacity));
      const booked = ofBasis.filter((cause) => cause.capacity === tightest);
      for (const cause of booked) {
        const lost = ((end - start) / hourMs) * (1 - cause.capacity);
        hours.set(cause, (hours.get(cause) ?? 0) + lost / booked.length);
      }
      if (tightest === 0 || basis !== 'reason') break;
    }
  }
  return hours;
}

/** Less time (h), or a smaller share of the loss, is the rounding of what was reported and no cause. */
const minHours = 0.02;
const minShare = 1e-9;

/** One well's day as the split needs it. */
export interface LossDay {
  /** Volume that the day fell short (Sm3), > 0. */
  deferred: number;
  /** Volume that the whole day could have given (Sm3), > 0. */
  potential: number;
  /** Length of the day (h). */
  calendarHours: number;
  /** Time off stream (h). */
  hoursLost: number;
}

/**
 * Splits a day's loss over its causes in proportion to their time. The parts add up to the loss: causes never
 * get more than was lost. Of what causes with a reason leave, the hours off stream are booked to the other causes as
 * far as these cover them, then as unreported downtime; the rest to the well itself as underperformance.
 * @returns largest first; never empty when something was lost
 */
export function splitLoss(day: LossDay, hoursByCause: ReadonlyMap<LossCause, number>): Loss[] {
  const perHour = day.potential / day.calendarHours;
  const entries = [...hoursByCause];
  const known = entries.filter(([{ basis }]) => basis === 'reason');
  const likely = entries.filter(([{ basis }]) => basis !== 'reason');
  const reported = sumHours(known);
  const share = reported > 0 ? Math.min(1, day.deferred / (reported * perHour)) : 0;
  const losses = known.map(([cause, hours]) => lossOf(cause, hours, hours * perHour * share));
  let rest = Math.max(0, day.deferred - reported * perHour * share);
  const unreported = day.hoursLost - reported;
  const offStream = unreported > minHours ? unreported : 0;
  const covered = sumHours(likely);
  const lostOff = Math.min(rest, offStream * perHour);
  rest -= lostOff;
  // At what time of the day a well was off stream is not known: causes that cover more time than that share it.
  const scale = covered > 0 ? Math.min(1, offStream / covered) : 0;
  for (const [cause, hours] of likely)
    losses.push(lossOf(cause, hours * scale, offStream > 0 ? (lostOff * hours * scale) / offStream : 0));
  const silentHours = offStream - covered * scale;
  const silent = offStream > 0 ? (lostOff * silentHours) / offStream : 0;
  losses.push(ownLoss(reasonNotReported, silent, silentHours), ownLoss(underperformance, rest, 0));
  return losses
    .filter((loss) => loss.deferred > minShare * day.deferred)
    .sort((a, b) => b.deferred - a.deferred);
}

function sumHours(entries: readonly (readonly [LossCause, number])[]): number {
  return entries.reduce((sum, [, hours]) => sum + hours, 0);
}

function lossOf({ reasonCode, planned, eventId }: LossCause, hours: number, deferred: number): Loss {
  return { reasonCode, kind: planned ? 'planned' : 'unplanned', eventId, deferred, hours };
}

function ownLoss(reasonCode: string, deferred: number, hours: number): Loss {
  return { reasonCode, kind: 'unplanned', eventId: null, deferred, hours };
}
