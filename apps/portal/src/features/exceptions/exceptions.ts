// What the exception report asks of its calls, and what its figures come to.
import type { ExceptionSummary, RuleFeedback, WellException } from '@cnx/api';
import {
  kindsOf,
  unplanned,
  type EventQuery,
  type ExceptionPart,
  type ExceptionShow,
  type ListReader,
} from '@cnx/api/view-calls';
import { isOfRate } from '../../insight/likely-cause.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { dayOf, windowDays } from '../../quantities.ts';
import type { DayWindow } from '../../state/shared-data.atoms.ts';

const joined = (...conditions: readonly (string | null)[]) => conditions.filter(Boolean).join(';');

/** What is over, its last day this one (`YYYY-MM-DD`) or later, and no planned work accounts for. */
export function endedQuery(day: string): EventQuery {
  return { where: joined('isOpen=false', `endedOn>=${day}`, `status=${unplanned.join('|')}`) };
}

/** The open events that no user has answered. */
export const waitingWhere = 'isOpen=true;status=new';

/** Those of them that lose no oil now; what a missing report loses is not known. */
export const harmlessWhere = `${waitingWhere};lossPerDay<=0`;

/** What planned work accounts for: what goes on; also what is over, where all events are shown. */
export function plannedQuery(show: ExceptionShow, part: ExceptionPart | null): EventQuery {
  return { where: joined('status=expected', show === 'all' ? null : 'endedOn='), ...kindsOf(part) };
}

/** Whether a finding of an event was made since the reader last looked. */
export function isNewSince({ newestFoundAt }: Pick<WellException, 'newestFoundAt'>, since: string | null) {
  return since !== null && Date.parse(newestFoundAt) > Date.parse(since);
}

/** Whether an event is among those that are shown, as decisions have left it that the server's list may not know yet. */
export function isShown(
  row: Pick<WellException, 'isOpen' | 'owner' | 'status' | 'newestFoundAt'>,
  show: ExceptionShow,
  reader: ListReader,
): boolean {
  if (show === 'all') return row.status !== 'expected';
  if (show === 'standing') return row.status === 'standing';
  if (!row.isOpen) return false;
  switch (show) {
    case 'open':
      return true;
    case 'new':
      return isNewSince(row, reader.since);
    case 'mine':
      return row.owner?.id === reader.id;
    case 'unassigned':
      return row.owner === null;
  }
}

/**
 * How many days an event lasts or has lasted, its first and last included.
 * @param window whose last day is the newest
 * @returns null while the window is not known, or where it ends before the event began
 */
export function ageDays(
  { since, endedOn }: Pick<WellException, 'since' | 'endedOn'>,
  window: DayWindow | null,
): number | null {
  const last = endedOn ?? window?.to ?? null;
  return last === null || last < since ? null : windowDays(since, last);
}

/** So many days after it was found the age of an open event without an answer warns, unless it loses no oil (own rule). */
export const answerWithinDays = 3;

/**
 * Whether an event has waited too long for an answer: since the day on which it was found, before which no user could answer it, where it
 * loses oil now or what it loses is not known.
 * @param window whose last day is the newest; without it none has waited long @param dates by which a moment has its day, as in the list
 */
export function waitsTooLong(
  event: Pick<WellException, 'status' | 'isOpen' | 'since' | 'foundAt' | 'endedOn' | 'lossPerDay'>,
  window: DayWindow | null,
  dates: Pick<Formats['dates'], 'wall'>,
): boolean {
  const waits = event.status === 'new' && event.isOpen && event.lossPerDay !== 0;
  const found = dayOf(dates.wall(event.foundAt));
  const since = found > event.since ? found : event.since;
  return waits && (ageDays({ since, endedOn: event.endedOn }, window) ?? 0) > answerWithinDays;
}

/**
 * By which cause an event is found and grouped, as its cell says it: the one that was worked out, else the log's; gas is its own,
 * and a silence has none.
 */
export function causeCode({
  kind,
  cause,
  causeEvent,
}: Pick<WellException, 'kind' | 'cause' | 'causeEvent'>): NonNullable<WellException['cause']> | 'log' | null {
  if (kind === 'noData') return cause;
  if (cause !== null && cause !== 'unknown') return cause;
  if (causeEvent !== null) return 'log';
  return kind === 'gas' ? 'gas' : 'unknown';
}

/** What an event is listed with: its well, or how many wells of its field are silent. */
export function wellText(
  { well, silence }: Pick<WellException, 'well' | 'silence'>,
  { t }: Pick<Formats, 't'>,
) {
  return silence === null ? well.name : t('exceptions.silentWells', { count: silence.wells.length });
}

/** Whether what an event is, is a fall of the rate of its well's product: then what its well lacks says how large it is. */
export function isFallOfRate({ change }: Pick<WellException, 'change'>): boolean {
  return isOfRate(change) && change?.direction === 'down';
}

/**
 * The rate of an event's well: what was expected and what is, Sm3/d: of the newest day while it is open (`rateDay`), as it was
 * found once it is over. None of a change that cost nothing, whose own means say what happened.
 */
export function rateCourse(
  event: Pick<WellException, 'change' | 'rate' | 'baseline' | 'rateDay'>,
): { readonly baseline: number | null; readonly rate: number | null } | null {
  const { change, rate, baseline, rateDay } = event;
  if (change !== null && !isFallOfRate(event) && rateDay === null) return null;
  return rate === null && baseline === null ? null : { baseline, rate };
}

/**
 * What an event's well lacks, Sm3/d, where that is more than the event's own loss: open events of one well share its loss.
 * @returns null where the loss is its own alone
 */
export function sharedLack({
  lossPerDay,
  wellLossPerDay,
  rate,
  baseline,
}: Pick<WellException, 'lossPerDay' | 'wellLossPerDay' | 'rate' | 'baseline'>) {
  if (rate === null || baseline === null || !lossPerDay) return null;
  // The same of all events of the well: each of them expected another rate.
  const lack = wellLossPerDay ?? baseline - rate;
  return lack > lossPerDay + leastShare ? lack : null;
}

/** Less is the rounding of a sum (Sm3/d). */
const leastShare = 0.05;

/** How often rules were right, of the answers that people gave. */
export interface Precision {
  readonly right: number;
  readonly total: number;
  /** In %. */
  readonly share: number;
}

/** How often a rule was right; null without an answer. */
export function precisionOf({ right, wrong }: Pick<RuleFeedback, 'right' | 'wrong'>): Precision | null {
  const total = right + wrong;
  return total === 0 ? null : { right, total, share: (100 * right) / total };
}

/** How often all rules together were right; null without an answer. */
export function precisionOfAll({ feedback }: Pick<ExceptionSummary, 'feedback'>): Precision | null {
  const sum = (of: 'right' | 'wrong') => feedback.reduce((total, rule) => total + rule[of], 0);
  return precisionOf({ right: sum('right'), wrong: sum('wrong') });
}
