import type { NotificationInfo as Alarm } from '@cnx/api';
import { byUrgency } from '@cnx/api/urgency';
import type { NotificationItem, Tone } from '@cnx/ui';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { TextKey } from '../../i18n/message.ts';
import { findingState } from '../../insight/event-text.ts';
import { ofCode } from '../../insight/of-code.ts';
import type { Formats } from '../../insight/use-formats.ts';
import type { Portal } from '../../portal.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';
import { alarmText } from './notification-text.ts';

export type { Alarm };

/** Notifications of one well and rule. */
export interface AlarmGroup {
  readonly key: string;
  /** Stands for the group: the most severe of those that are about something open, of those alike the newest. */
  readonly lead: Alarm;
  /** Newest first, without that one. */
  readonly others: readonly Alarm[];
}

/** Whether the user does not want to see it for now: the server says until when, and nothing where that is over. */
export function isPutOff({ snoozedUntil }: Alarm): boolean {
  return snoozedUntil !== null;
}

/** Whether all that it is about has ended: it asks for nothing, read or not. */
export function hasEnded({ facts }: Alarm): boolean {
  return facts?.open === 0;
}

/** Whether the user has not read it, and it is not about something that has ended since. */
export function isNew(alarm: Alarm): boolean {
  return alarm.readAt === null && !hasEnded(alarm);
}

/** The groups of a list, in the order of their newest notifications. @param alarms newest first */
export function groupsOf(alarms: readonly Alarm[]): AlarmGroup[] {
  const groups = new Map<string, Alarm[]>();
  for (const alarm of alarms) {
    const group = groups.get(alarm.groupKey);
    if (group) group.push(alarm);
    else groups.set(alarm.groupKey, [alarm]);
  }
  return [...groups].map(([key, alarms]) => {
    const lead = leadOf(alarms);
    return { key, lead, others: alarms.filter((alarm) => alarm !== lead) };
  });
}

function leadOf(alarms: readonly Alarm[]): Alarm {
  const open = alarms.filter(({ facts }) => (facts?.open ?? 0) > 0);
  const severity = severities.find((one) => open.some((alarm) => alarm.severity === one));
  return open.find((alarm) => alarm.severity === severity) ?? alarms[0]!;
}

/** Whether one of the group is unread: what the bell, its panel and the page count. */
export function isUnread(group: AlarmGroup): boolean {
  return alarmsOf(group).some(isNew);
}

/** How urgent a group is: as what is unread of it, or as all of it where nothing is. */
export function urgencyOf(group: AlarmGroup): Alarm['severity'] {
  const alarms = alarmsOf(group);
  const unread = alarms.filter(isNew);
  const counted = unread.length > 0 ? unread : alarms;
  return severities.find((one) => counted.some((alarm) => alarm.severity === one)) ?? 'info';
}

/** Whether it asks for nothing: news, what the system has to say about itself, what has ended. */
function isNote(group: AlarmGroup, severity: Alarm['severity']): boolean {
  const { kind } = group.lead;
  if (kind === 'news' || alarmsOf(group).every(hasEnded)) return true;
  return kind === 'system' && (severity === 'low' || severity === 'info');
}

/** Alarms without an owner, the most urgent and of these the largest loss first, before those with one, before notes; else as they came. */
export function inOrder(groups: readonly AlarmGroup[]): AlarmGroup[] {
  return byUrgency(groups, (group) => ({
    grade: placeOf(group),
    loss: hasEnded(group.lead) ? null : (group.lead.facts?.loss ?? null),
  }));
}

function placeOf(group: AlarmGroup): number {
  const severity = urgencyOf(group);
  if (isNote(group, severity)) return severities.length + 1;
  const isTaken = alarmsOf(group).every(({ acknowledgedBy }) => acknowledgedBy !== null);
  return isTaken ? severities.length : severities.indexOf(severity);
}

/** All notifications of a group, the one that stands for it first. */
export function alarmsOf({ lead, others }: AlarmGroup): readonly Alarm[] {
  return [lead, ...others];
}

const tones: Readonly<Record<Alarm['severity'], Tone>> = {
  high: 'critical',
  medium: 'warning',
  low: 'info',
  info: 'info',
};

/** The most urgent first. */
export const severities = ['high', 'medium', 'low', 'info'] as const satisfies readonly Alarm['severity'][];

/** The page of the portal that a link leads to; undefined for none, and for one that leads out of the portal. */
export function pageOf(link: string | null): string | undefined {
  const base = 'https://portal.invalid';
  if (!link?.startsWith('/') || !URL.canParse(link, base)) return undefined;
  const url = new URL(link, base);
  const isPage = url.origin === base && !url.pathname.startsWith('//');
  return isPage ? url.pathname + url.search + url.hash : undefined;
}

/** A group as a list shows it: unread while one of it is, as urgent as what is unread of it. */
export function itemOf(group: AlarmGroup, formats: Formats, now: Date): NotificationItem {
  return {
    ...rowOf(group.lead, urgencyOf(group), alarmsOf(group), formats, now),
    id: group.key,
    read: !isUnread(group),
    earlier: group.others.map((alarm) => rowOf(alarm, alarm.severity, [alarm], formats, now)),
  };
}

/** How many events some notifications stand for, and how many of them are open and have ended, of those that have an end. */
function eventsOf(alarms: readonly Alarm[]) {
  const sum = (of: (alarm: Alarm) => number) => alarms.reduce((total, alarm) => total + of(alarm), 0);
  return {
    all: sum(({ count }) => count),
    open: sum(({ facts }) => facts?.open ?? 0),
    ended: sum(({ count, facts }) => (facts?.open == null ? 0 : count - facts.open)),
  };
}

/** Most characters of a title and of a text: one row of a list says what happened, its page the rest. */
const maxTitle = 200;
const maxBody = 400;

/** @param counted the notifications that it stands for */
function rowOf(
  alarm: Alarm,
  severity: Alarm['severity'],
  counted: readonly Alarm[],
  formats: Formats,
  now: Date,
): NotificationItem {
  const { t, dates } = formats;
  const { all, open, ended } = eventsOf(counted);
  const isOver = counted.every(hasEnded);
  const isMixed = open > 0 && ended > 0;
  const { title, body } = alarmText(alarm, formats);
  const { id, kind, link, createdAt, acknowledgedBy, facts } = alarm;
  const href = pageOf(link);
  const status = facts?.status ?? null;
  const state =
    status !== null && (kind === 'exception' || kind === 'changePoint')
      ? findingState(formats, { kind, status, isOpen: !isOver })
      : isOver
        ? t('notifications.ended')
        : '';
  const urgency = kind === 'news' || isOver ? '' : t(`notifications.severity.${severity}`);
  const parts = isMixed
    ? [t('notifications.openEvents', { count: open }), t('notifications.endedEvents', { count: ended })]
    : [];
  const taken = acknowledgedBy === null ? [] : [t('notifications.acknowledged')];
  return {
    id,
    label: truncateForDisplay(title, maxTitle),
    description: truncateForDisplay(body, maxBody),
    kind: [urgency, t(`notifications.kind.${kind}`), state, ...taken, parts.join(', ')]
      .filter(Boolean)
      .join(' · '),
    age: dates.age(createdAt, now.getTime()),
    // On the reader's clock, also where the server writes it on another.
    time: dates.clock(new Date(createdAt).toISOString()),
    tone: kind === 'news' || isOver ? 'neutral' : ofCode(tones, severity, 'info'),
    read: !isNew(alarm),
    // Its parts say it.
    count: isMixed ? 1 : all,
    ...(href !== undefined && { href }),
  };
}

/** What marks and snoozes need of the portal. */
export type NotificationServices = Pick<Portal, 'store' | 'loadClient' | 'now'>;

const path = '/Notification/GetNotificationsInfo';
/** Most ids of one call, as the contract has it. */
const maxIds = 500;

/**
 * Shows a change at once and sends it to the server; where that fails, asks for what is true and says so.
 * Never fails.
 */
async function change(
  { store }: NotificationServices,
  changed: (alarm: Alarm) => Alarm,
  send: () => Promise<unknown>,
  failure: TextKey,
): Promise<void> {
  const client = store.get(queryClientAtom);
  // An answer that is on its way is from before the change.
  await client.cancelQueries({ queryKey: [path] });
  client.setQueriesData<{ data: readonly Alarm[] }>(
    { queryKey: [path] },
    (answer) => answer && { ...answer, data: answer.data.map(changed) },
  );
  try {
    await send();
  } catch {
    showToast(store, { key: failure }, 'critical');
    await client.invalidateQueries({ queryKey: [path] });
  }
}

/** Marks notifications as read, here and for every other device of the user. Those that are read stay as they are. */
export async function markRead(services: NotificationServices, alarms: readonly Alarm[]): Promise<void> {
  const ids = alarms.filter(({ readAt }) => readAt === null).map(({ id }) => id);
  if (ids.length === 0) return;
  const at = services.now().toISOString();
  const marked = new Set(ids);
  await change(
    services,
    (alarm) => (marked.has(alarm.id) ? { ...alarm, readAt: at } : alarm),
    async () => {
      const { POST } = await services.loadClient();
      for (let from = 0; from < ids.length; from += maxIds) {
        const body = { ids: ids.slice(from, from + maxIds), until: null };
        await POST('/Notification/MarkNotificationsRead', { body });
      }
    },
    'portal:notifications.notMarked',
  );
}

/** Marks notifications as unread again, here and for every other device of the user. */
export async function markUnread(services: NotificationServices, alarms: readonly Alarm[]): Promise<void> {
  const ids = alarms.filter(({ readAt }) => readAt !== null).map(({ id }) => id);
  const marked = new Set(ids);
  await change(
    services,
    (alarm) => (marked.has(alarm.id) ? { ...alarm, readAt: null } : alarm),
    async () => {
      const { POST } = await services.loadClient();
      for (let from = 0; from < ids.length; from += maxIds) {
        const body = { ids: ids.slice(from, from + maxIds), until: null, unread: true };
        await POST('/Notification/MarkNotificationsRead', { body });
      }
    },
    'portal:notifications.notMarked',
  );
}

/** The exception that a notification is of, where it is open and its link names it; null else. */
export function exceptionOf({ kind, link, facts }: Alarm): string | null {
  const page = pageOf(link);
  if (kind !== 'exception' || page === undefined || facts?.open === 0) return null;
  return new URL(page, 'https://portal.invalid').searchParams.get('exception');
}

/** Open exceptions that no notification is of. */
export interface LeftOut {
  readonly events: number;
  /** Oil that they lose, Sm3/d. */
  readonly oil: number;
}

/**
 * What the open exceptions have that the notifications have not. Null where nothing is left out.
 * @param open how many are open, and the oil that they lose
 */
export function leftOutOf(
  alarms: readonly Alarm[],
  open: { readonly open: number; readonly oilAtRisk: number | null },
): LeftOut | null {
  const own = alarms.filter(({ kind }) => kind === 'exception');
  const events = open.open - own.reduce((sum, { facts }) => sum + (facts?.open ?? 0), 0);
  const ofOil = own.filter(({ facts }) => facts?.variable !== 'gasRate');
  const lost = ofOil.reduce((sum, { facts }) => sum + (facts?.open ? (facts.loss ?? 0) : 0), 0);
  return events > 0 ? { events, oil: Math.max(0, (open.oilAtRisk ?? 0) - lost) } : null;
}

/** Puts a group off until a moment, ISO 8601, or shows it again where that is null. */
export async function snoozeGroup(
  services: NotificationServices,
  groupKey: string,
  until: string | null,
): Promise<void> {
  await change(
    services,
    (alarm) => (alarm.groupKey === groupKey ? { ...alarm, snoozedUntil: until } : alarm),
    async () => {
      const { POST } = await services.loadClient();
      await POST('/Notification/SnoozeNotifications', { body: { groupKey, until } });
    },
    'portal:notifications.notSnoozed',
  );
}
