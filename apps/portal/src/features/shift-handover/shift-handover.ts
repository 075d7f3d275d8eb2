// What a hand-over of a shift is as a text, and what is wrong with a note.
import type { HandoverDecision, HandoverEvent, ShiftHandover } from '@cnx/api';
import { decisionText, writtenLines } from '../../insight/decision-text.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';

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
export const handoverLists = ['open', 'opened', 'decided'] as const;

/** Who did it; someone whose account is gone has no name. */
export function personText(name: string | null, { t }: Pick<Formats, 't'>): string {
  return name === null ? t('evidence.someone') : truncateForDisplay(name);
}

/** What happened at a well, in a few words. */
export function eventName({ kinds }: Pick<HandoverEvent, 'kinds'>, { t }: Pick<Formats, 't'>): string {
  return kinds.map((kind) => t(`exceptions.kind.${kind}`)).join(', ');
}

/** What would be written as 0.0 is no loss to hand over (Sm3/d). */
const leastShownLoss = 0.05;

/** The likeliest cause with how likely it is; null where no rule knows one. */
export function causeOf({ cause, causeScore }: HandoverEvent, { t, quantities }: Formats): string | null {
  if (cause === null) return null;
  const name = t(`exceptions.cause.${cause}`);
  if (cause === 'unknown' || causeScore === null) return name;
  return `${name} ${quantities.text('share', 100 * causeScore, { digits: 0 })}`;
}

/** In which state an event was, with the time until which it was set aside. */
export function stateOf({ status, snoozedUntil }: HandoverEvent, { t, dates }: Formats): string {
  if (status !== 'snoozed') return t(`exceptions.status.${status}`);
  return snoozedUntil === null
    ? t('exceptions.snoozedUntilTest')
    : t('exceptions.snoozedUntil', { time: dates.clock(snoozedUntil) });
}

/** What some events come to: what is lost per day, and so far. */
export function lossesText(events: readonly HandoverEvent[], { t, quantities }: Formats): string {
  const sum = (of: 'lossPerDay' | 'lossSoFar') =>
    events.reduce((total, event) => total + (event[of] ?? 0), 0);
  return t('handover.losses', {
    rate: quantities.text('liquidRate', sum('lossPerDay'), { digits: 1 }),
    volume: quantities.text('liquidVolume', sum('lossSoFar'), { digits: 0 }),
  });
}

/** What is known of an event, each fact by itself. */
export function eventFacts(event: HandoverEvent, formats: Formats): string[] {
  const { t, dates, quantities } = formats;
  const { kinds, since, endedOn, lossPerDay, lossSoFar, owner, severity } = event;
  const cause = causeOf(event, formats);
  return [
    t(`evidence.severity.${severity}`),
    endedOn === null ? t('handover.since', { day: dates.day(since) }) : dates.days(since, endedOn),
    ...lossFacts(),
    ...(lossSoFar === null || lossSoFar < leastShownLoss
      ? []
      : [t('handover.lostSoFar', { volume: quantities.text('liquidVolume', lossSoFar, { digits: 0 }) })]),
    ...(cause === null ? [] : [t('handover.cause', { cause })]),
    stateOf(event, formats),
    ...(owner === null ? [] : [truncateForDisplay(owner)]),
  ];

  function lossFacts(): string[] {
    if (lossPerDay === null) return [];
    if (lossPerDay >= leastShownLoss)
      return [t('handover.loss', { rate: quantities.text('liquidRate', lossPerDay, { digits: 1 }) })];
    // A change alone may have lost nothing in the first place.
    return lossPerDay === 0 && kinds.some((kind) => kind !== 'change') ? [t('exceptions.recovered')] : [];
  }
}

/** Who decided and when. */
export function decisionFacts({ by, at }: HandoverDecision, formats: Formats): string {
  return `${personText(by, formats)} · ${formats.dates.clock(at)}`;
}

/** The wells that a decision was on. */
export function decisionWells({ events }: HandoverDecision): string {
  return events.map(({ well }) => well.name).join(', ');
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
  const head = (list: (typeof handoverLists)[number]) =>
    `${t(`handover.list.${list}`)} (${quantities.count(counts[list])})`;
  const eventLine = (event: HandoverEvent) =>
    `- ${event.well.name}: ${[eventName(event, formats), ...eventFacts(event, formats)].join(' · ')}`;
  const decisionLine = (decision: HandoverDecision) =>
    [
      `- ${decisionWells(decision)}: ${decisionText(decision, formats)} · ${decisionFacts(decision, formats)}`,
      ...(decision.comment === null ? [] : [`  ${writtenLines(decision.comment).replaceAll('\n', '\n  ')}`]),
    ].join('\n');
  const listed = { open: handover.open, opened: handover.opened };
  const lists = handoverLists.map((list) => {
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
    ...lists,
  ].join('\n\n');
}
