// What a hand-over of a shift is as a text, and what is wrong with a note.
import type { HandoverDecision, ShiftHandover, WellException } from '@cnx/api';
import { decisionText, writtenLines } from '../../insight/decision-text.ts';
import { causeText, isRecovered, workText } from '../../insight/likely-cause.ts';
import { lossWorkTexts } from '../../insight/loss-work-text.ts';
import { stopText } from '../../insight/stop-text.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { placeName, wellNames } from '../../insight/well-names.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';
import { addDays, dayOf, quantitiesOf, viewClock } from '../../quantities.ts';

/** Most characters of a note, as the contract has it. */
export const maxNoteLength = 4_000;

/** A note as the contract takes it: line feeds are its only control characters, and a blank one is none. */
export function writtenNote(text: string): string | null {
  const written = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim();
  return written === '' ? null : written;
}

/** By how many characters a note is too long; 0 for one that fits. */
export function excessOf(note: string): number {
  return Math.max(0, (writtenNote(note)?.length ?? 0) - maxNoteLength);
}

/** The lists of a hand-over, in the order in which they are read. */
export const handoverLists = ['opened', 'ended', 'decided', 'open'] as const;

/** One of {@link handoverLists}. */
export type HandoverListName = (typeof handoverLists)[number];

/** The lists that a hand-over has: what ended is one where something did. */
export function listsOf({ counts }: Pick<ShiftHandover, 'counts'>): readonly HandoverListName[] {
  return handoverLists.filter((list) => list !== 'ended' || Boolean(counts.ended));
}

/** Who did it; someone whose account is gone has no name. */
export function personText(name: string | null, { t }: Pick<Formats, 't'>): string {
  return name === null ? t('evidence.someone') : truncateForDisplay(name);
}

/** What happened at a well, in a few words. */
export function eventName(
  { kinds, change }: Pick<WellException, 'kinds' | 'change'>,
  { t }: Pick<Formats, 't'>,
): string {
  const names = kinds.map((kind) => t(`exceptions.kind.${kind}`)).join(', ');
  return change === null ? names : `${names} · ${t(`vocabulary.variable.${change.variable}`)}`;
}

/** What would be written as 0.0 is no loss to hand over (Sm3/d). */
const leastShownLoss = 0.05;

/** In which state an event was, with the time until which it was set aside. */
export function stateOf({ status, snoozedUntil }: WellException, { t, dates }: Formats): string {
  if (status !== 'snoozed') return t(`exceptions.status.${status}`);
  return snoozedUntil === null
    ? t('exceptions.snoozedUntilTest')
    : t('exceptions.snoozedUntil', { time: dates.clock(snoozedUntil) });
}

/** Why an event is no longer open: a decision, or by itself. */
export function endText(
  { status, endedOn, decidedBy }: Pick<WellException, 'status' | 'endedOn' | 'decidedBy'>,
  { t, dates }: Formats,
): string {
  if (!openStates.has(status)) {
    const state = t(`exceptions.status.${status}`);
    // Others are what the computation found: no person decided that.
    const isDecided = decidedBy !== null && decidedEnds.has(status);
    return isDecided ? `${state} · ${truncateForDisplay(decidedBy)}` : state;
  }
  return endedOn === null ? t('handover.noReport') : t('handover.endedOn', { day: dates.shortDay(endedOn) });
}

const openStates: ReadonlySet<WellException['status']> = new Set([
  'new',
  'acknowledged',
  'assigned',
  'snoozed',
]);

/** The ends that people decide. */
const decidedEnds: ReadonlySet<WellException['status']> = new Set(['explained', 'accepted', 'dismissed']);

/** Part of what a hand-over comes to. */
export interface BalancePart {
  /** How it goes on from what stands before it; empty for the first. */
  readonly sign: '' | '+' | '−' | '=' | '·';
  readonly text: string;
  /** Where more is said of it; null for what has no list. */
  readonly leadsTo: HandoverListName | 'begin' | null;
}

/**
 * What a hand-over comes to: "24 at Nov 23, 11:40 + 1 found − 1 ended = 24 left open". Where it is not known what was open
 * at its begin, what was opened and what is left open alone.
 */
export function balanceOf(
  { since, counts }: Pick<ShiftHandover, 'since' | 'counts'>,
  { t, dates, quantities }: Formats,
): readonly BalancePart[] {
  const { atBegin, ended, regrouped } = counts;
  const part = (of: 'opened' | 'ended' | 'open', sign: BalancePart['sign'], count: number): BalancePart => ({
    sign,
    text: t(`handover.balance.${of}`, { count, number: quantities.count(count) }),
    leadsTo: of === 'ended' && count === 0 ? null : of,
  });
  if (atBegin === null || ended === null)
    return [part('opened', '', counts.opened), part('open', '·', counts.open)];
  const begin = { number: quantities.count(atBegin), time: dates.shortClock(since) };
  const moved = quantities.count(Math.abs(regrouped ?? 0));
  return [
    { sign: '', text: t('handover.balance.begin', begin), leadsTo: 'begin' },
    part('opened', '+', counts.opened),
    part('ended', '−', ended),
    ...(regrouped
      ? [
          {
            sign: regrouped < 0 ? ('−' as const) : ('+' as const),
            text: t('handover.balance.regrouped', { number: moved }),
            leadsTo: null,
          },
        ]
      : []),
    part('open', '=', counts.open),
  ];
}

/** {@link balanceOf} in one line. */
export function balanceText(handover: Pick<ShiftHandover, 'since' | 'counts'>, formats: Formats): string {
  return balanceOf(handover, formats)
    .map(({ sign, text }) => `${sign} ${text}`.trim())
    .join(' ');
}

const dayMs = 86_400_000;

/** Work at wells whose events are left open. */
export interface DueWork {
  readonly work: ShiftHandover['activities'][number];
  /** The event of its well; of a field that is silent, that of the field. */
  readonly event: WellException | undefined;
  readonly text: string;
  /** Whether it should have been over before the hand-over's end and does not go on. */
  readonly overdue: boolean;
}

/** In which order work is read: what is late comes first. */
export const dueParts = ['overdue', 'due'] as const;

/** The work of one of {@link dueParts}. */
export function workOf(part: (typeof dueParts)[number], work: readonly DueWork[]): readonly DueWork[] {
  return work.filter(({ overdue }) => overdue === (part === 'overdue'));
}

/** The work that the next shift finds: what begins, goes on or ends within a day of a hand-over's end, or should have been over before. */
export function dueWork(
  { activities, open, until }: Pick<ShiftHandover, 'activities' | 'open' | 'until'>,
  formats: Formats,
): DueWork[] {
  const { t, dates } = formats;
  const clock = (time: string) => dates.shortClock(viewClock.iso(time));
  return activities.map((work) => {
    const late = Date.parse(until) - Date.parse(work.plannedEnd);
    const overdue = work.status === 'overdue';
    const days = Math.floor(late / dayMs);
    const named = { work: t(`vocabulary.activity.${work.activity}`), time: clock(work.plannedEnd) };
    return { work, event: open.find((event) => isAt(event, work.well.id)), text: text(), overdue };

    function text(): string {
      if (overdue)
        return days === 0
          ? t('handover.wasDue', named)
          : t('handover.overdueWork', { ...named, count: days });
      return work.status === 'inProgress'
        ? t(late > 0 ? 'handover.lateWork' : 'handover.dueWork', named)
        : t('handover.comingWork', { ...named, start: clock(work.plannedStart) });
    }
  });
}

const isAt = ({ well, silence }: WellException, wellId: string) =>
  well.id === wellId || (silence?.wells.some(({ id }) => id === wellId) ?? false);

/** What some events come to: what is lost per day. What each lost so far adds up to nothing: events of a well share days. */
export function lossesText(events: readonly WellException[], formats: Formats): string {
  const { t, quantities } = formats;
  const lostOf = (product: WellException['product']) =>
    events.reduce((total, row) => total + (row.product === product ? (row.lossPerDay ?? 0) : 0), 0);
  const [oil, gas] = [lostOf('oil'), lostOf('gas')];
  const ofGas = t('exceptions.ofGasWells', { amount: quantities.text('gasRate', gas, { digits: 0 }) });
  const rates = [
    ...(oil > 0 || gas === 0 ? [quantities.text('liquidRate', oil, { digits: 1 })] : []),
    ...(gas > 0 ? [ofGas] : []),
  ];
  return t('handover.losses', { rate: rates.join(', ') });
}

/** What is known of an event, each fact by itself. */
export function eventFacts(event: WellException, formats: Formats): string[] {
  const { t, dates, quantities } = formats;
  const { since, endedOn, isOpen, lossPerDay, lossSoFar, owner, severity, product } = event;
  const { rate, volume } = quantitiesOf(product);
  const cause = causeText(event, formats);
  const work = workText(event, formats);
  return [
    t(`evidence.severity.${severity}`),
    endedOn === null ? sinceText() : dates.days(since, endedOn),
    ...lossFacts(),
    ...(lossSoFar === null || lossSoFar < leastShownLoss
      ? []
      : [t('handover.lostSoFar', { volume: quantities.text(volume, lossSoFar, { digits: 0 }) })]),
    ...(cause === null ? [] : [t('handover.cause', { cause })]),
    ...(work === null ? [] : [work]),
    ...(isOpen ? lossWorkTexts(event.lossWork, formats) : []),
    isOpen ? stateOf(event, formats) : endText(event, formats),
    ...(owner === null ? [] : [truncateForDisplay(owner.name)]),
  ];

  // What was found late was nothing that an earlier shift could hand over.
  function sinceText(): string {
    const found = dayOf(dates.wall(event.foundAt));
    const day = dates.day(since);
    return found > addDays(since, 1)
      ? t('handover.foundLate', { day, found: dates.day(found) })
      : t('handover.since', { day });
  }

  function lossFacts(): string[] {
    if (lossPerDay === null) return [];
    if (lossPerDay >= leastShownLoss)
      return [t('handover.loss', { rate: quantities.text(rate, lossPerDay, { digits: 1 }) })];
    return isRecovered(event) ? [t('exceptions.recovered')] : [];
  }
}

/** Who decided and when. */
export function decisionFacts({ by, at }: HandoverDecision, formats: Formats): string {
  return `${personText(by, formats)} · ${formats.dates.clock(at)}`;
}

/** What stands above a hand-over: its time and who took it over. */
export function spanText({ since, until, confirmedAt }: ShiftHandover, { t, dates }: Formats): string {
  return confirmedAt === null
    ? t('handover.spanOpen', { since: dates.clock(since) })
    : t('handover.span', { since: dates.clock(since), until: dates.clock(until) });
}

/** A hand-over as plain text, for a mail or a log book. */
export function handoverText(handover: ShiftHandover, formats: Formats): string {
  const { t, dates, quantities } = formats;
  const { author, note, confirmedBy, confirmedAt, counts } = handover;
  const head = (list: HandoverListName) =>
    `${t(`handover.list.${list}`)} (${quantities.count(counts[list] ?? 0)})`;
  const eventLine = (event: WellException) =>
    `- ${placeName(event, formats)}: ${[eventName(event, formats), ...eventFacts(event, formats)].join(' · ')}`;
  const decisionLine = (decision: HandoverDecision) =>
    [
      `- ${wellNames(decision.events, formats)}: ${decisionText(decision, formats)} · ${decisionFacts(decision, formats)}`,
      ...(decision.comment === null ? [] : [`  ${writtenLines(decision.comment).replaceAll('\n', '\n  ')}`]),
    ].join('\n');
  const listed = { open: handover.open, opened: handover.opened, ended: handover.ended };
  const due = dueWork(handover, formats);
  const lists = listsOf(handover).map((list) => {
    const lines = list === 'decided' ? handover.decided.map(decisionLine) : listed[list].map(eventLine);
    const total = list === 'open' && lines.length > 0 ? [lossesText(handover.open, formats)] : [];
    return [head(list), ...(lines.length === 0 ? [t('handover.none')] : lines), ...total].join('\n');
  });
  return [
    `${t('handover.title')}\n${spanText(handover, formats)}`,
    ...(note === ''
      ? []
      : [
          `${t('handover.noteOf', { name: personText(author, formats) })}\n${writtenLines(note, maxNoteLength)}`,
        ]),
    ...(confirmedAt === null
      ? []
      : [
          t('handover.confirmed', { name: personText(confirmedBy, formats), time: dates.clock(confirmedAt) }),
        ]),
    balanceText(handover, formats),
    ...(handover.stops.length === 0
      ? []
      : [
          [
            `${t('handover.stops')}:`,
            ...handover.stops.map((stop) => `- ${stop.well.name}: ${stopText(stop, formats)}`),
          ].join('\n'),
        ]),
    ...dueParts.flatMap((part) => {
      const lines = workOf(part, due).map(({ work, text }) => `- ${work.well.name}: ${text}`);
      return lines.length === 0 ? [] : [[`${t(`handover.${part}`)}:`, ...lines].join('\n')];
    }),
    ...lists,
  ].join('\n\n');
}
