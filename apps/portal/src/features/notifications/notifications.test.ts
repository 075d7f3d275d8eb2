import type { NotificationInfo } from '@cnx/api';
import { createExampleFetch, examples } from '@cnx/api/examples';
import { queryClientAtom } from 'jotai-tanstack-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Formats } from '../../insight/use-formats.ts';
import { testPortal } from '../../portal.fixture.ts';
import { dateFormat, quantityFormat } from '../../quantities.ts';
import { createErrorReports } from '../../state/error-reports.ts';
import { createQueryClient } from '../../state/query-client.ts';
import { toastsAtom } from '../../state/toasts.atoms.ts';
import {
  notificationGroupsAtom,
  notificationStoreAtom,
  snoozedGroupsAtom,
  unreadCountAtom,
} from './notifications.atoms.ts';
import {
  exceptionOf,
  inOrder,
  groupsOf,
  isUnread,
  itemOf,
  leftOutOf,
  markRead,
  markUnread,
  pageOf,
  snoozeGroup,
  urgencyOf,
} from './notifications.ts';

const example = examples.notifications[0]!;
const alarm = (id: string, more: Partial<NotificationInfo> = {}): NotificationInfo => ({
  ...example,
  id,
  readAt: null,
  snoozedUntil: null,
  ...more,
});
const fiveMinutesMs = 5 * 60_000;

interface Sent {
  readonly path: string;
  readonly body: unknown;
}

/** A tab whose server has these notifications; each call of it is counted. */
function open(answer: () => Response | Promise<Response>, mark: () => Response = () => done()) {
  let calls = 0;
  const sent: Sent[] = [];
  const keep = async (request: Request) => {
    sent.push({ path: new URL(request.url).pathname, body: await request.json() });
    return mark();
  };
  const tab = testPortal({
    answer: createExampleFetch({
      getNotificationsInfo: () => {
        calls++;
        return answer();
      },
      markNotificationsRead: keep as never,
      snoozeNotifications: keep as never,
    }),
  });
  const { store, portal, sessionManager } = tab;
  const reports = createErrorReports({ now: portal.now, send: undefined });
  store.set(queryClientAtom, createQueryClient(portal.loadClient, reports));
  sessionManager.signIn({ email: 'engineer@cnx.example', isSSO: false }, examples.tokenPackage);
  return { ...tab, sent, calls: () => calls };
}
const done = () => Response.json({ message: 'ok', errors: [] });
const settled = () => vi.advanceTimersByTimeAsync(50);

describe('the store of notifications', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('has one call for all readers, serves it for five minutes, and asks again then', async () => {
    const { store, calls } = open(() => Response.json([alarm('a', { count: 3 })]));
    const ends = [notificationStoreAtom, unreadCountAtom, notificationGroupsAtom].map((one) =>
      store.sub(one, () => undefined),
    );
    expect(store.get(notificationStoreAtom)).toMatchObject({
      alarms: [],
      loading: true,
      lastFetchTime: null,
    });
    await settled();
    expect(calls()).toBe(1);
    expect(store.get(notificationStoreAtom)).toMatchObject({ loading: false, errorMessage: null });
    expect(store.get(notificationStoreAtom).lastFetchTime).not.toBeNull();
    expect(store.get(unreadCountAtom)).toBe(1);
    ends.forEach((end) => end());
    // Another reader, a moment later: from the cache.
    const again = store.sub(notificationStoreAtom, () => undefined);
    await settled();
    expect(calls()).toBe(1);
    again();
    await vi.advanceTimersByTimeAsync(fiveMinutesMs);
    const later = store.sub(notificationStoreAtom, () => undefined);
    await settled();
    expect(calls()).toBe(2);
    later();
  });

  it('is fetched by no second call while one is under way', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { store, calls } = open(() => new Promise<Response>((resolve) => (answer = resolve)));
    const end = store.sub(notificationStoreAtom, () => undefined);
    await settled();
    await vi.advanceTimersByTimeAsync(2 * fiveMinutesMs);
    expect(calls()).toBe(1);
    answer(Response.json([alarm('a')]));
    await settled();
    expect(store.get(notificationStoreAtom).alarms).toHaveLength(1);
    end();
  });

  it('says why there are none: the text of the server, else that of the specification', async () => {
    const { store } = open(() => new Response('', { status: 501 }));
    const end = store.sub(notificationStoreAtom, () => undefined);
    await settled();
    expect(store.get(notificationStoreAtom).errorMessage).toEqual({ key: 'portal:failures.notifications' });
    // No number stands for one that is not known.
    expect(store.get(unreadCountAtom)).toBeNull();
    end();
  });

  it('asks for nothing without a user, and says so', async () => {
    const { store, calls, sessionManager } = open(() => Response.json([]));
    sessionManager.end('requested');
    const end = store.sub(notificationStoreAtom, () => undefined);
    await settled();
    expect(calls()).toBe(0);
    expect(store.get(notificationStoreAtom)).toMatchObject({
      errorMessage: { key: 'portal:failures.noToken' },
      isPolling: false,
    });
    end();
  });
});

describe('open exceptions', () => {
  const facts = { ...example.facts!, open: 1, loss: 40, variable: 'oilRate' as const };
  const own = alarm('a', { kind: 'exception', facts });

  it('that no notification is of are counted, with the oil that they lose', () => {
    const gas = alarm('g', { kind: 'exception', facts: { ...facts, loss: 12, variable: 'gasRate' } });
    const over = alarm('o', { kind: 'exception', facts: { ...facts, open: 0 } });
    expect(leftOutOf([own, gas, over], { open: 27, oilAtRisk: 891 })).toEqual({ events: 25, oil: 851 });
    expect(leftOutOf([own], { open: 1, oilAtRisk: 40 })).toBeNull();
  });

  it('are named by the link of a notification, while they are open', () => {
    const link = '/dashboard/exception-report?wellIds=A&exception=pd-1';
    expect(exceptionOf(alarm('a', { kind: 'exception', facts, link }))).toBe('pd-1');
    expect(exceptionOf(alarm('a', { kind: 'exception', facts: { ...facts, open: 0 }, link }))).toBeNull();
    expect(exceptionOf(alarm('a', { kind: 'schedule', facts, link }))).toBeNull();
    expect(exceptionOf(alarm('a', { kind: 'exception', facts, link: '/settings' }))).toBeNull();
  });
});

describe('marks', () => {
  const list = () => [alarm('a', { groupKey: 'one' }), alarm('b', { groupKey: 'two', count: 2 })];
  const opened = async (mark?: () => Response) => {
    const tab = open(() => Response.json(list()), mark);
    tab.store.sub(notificationStoreAtom, () => undefined);
    await expect.poll(() => tab.store.get(notificationStoreAtom).alarms).toHaveLength(2);
    return tab;
  };

  it('are shown at once and sent, those that are read never again', async () => {
    const { portal, store, sent } = await opened();
    await markRead(portal, list().slice(0, 1));
    await expect.poll(() => store.get(unreadCountAtom)).toBe(1);
    await markRead(portal, [alarm('c', { readAt: example.createdAt })]);
    expect(sent).toEqual([
      { path: '/Notification/MarkNotificationsRead', body: { ids: ['a'], until: null } },
    ]);
  });

  it('are taken off again, of those that are read', async () => {
    const { portal, store, sent } = await opened();
    await markRead(portal, list().slice(0, 1));
    await expect.poll(() => store.get(unreadCountAtom)).toBe(1);
    await markUnread(portal, [alarm('a', { readAt: example.createdAt }), alarm('b')]);
    await expect.poll(() => store.get(unreadCountAtom)).toBe(2);
    expect(sent.at(-1)).toEqual({
      path: '/Notification/MarkNotificationsRead',
      body: { ids: ['a'], until: null, unread: true },
    });
  });

  it('that the server refuses are taken back, and said', async () => {
    const { portal, store } = await opened(() => Response.json({ errors: [] }, { status: 501 }));
    await markRead(portal, list());
    await expect.poll(() => store.get(unreadCountAtom)).toBe(2);
    expect(store.get(toastsAtom).shown).toMatchObject([
      { message: { key: 'portal:notifications.notMarked' } },
    ]);
  });

  it('put a group off and show it again', async () => {
    const { portal, store, sent } = await opened();
    const until = '2026-11-21T07:00:00.000Z';
    await snoozeGroup(portal, 'one', until);
    await expect.poll(() => store.get(notificationGroupsAtom).map(({ key }) => key)).toEqual(['two']);
    expect(store.get(snoozedGroupsAtom).map(({ key }) => key)).toEqual(['one']);
    expect(store.get(unreadCountAtom)).toBe(1);
    await snoozeGroup(portal, 'one', null);
    await expect.poll(() => store.get(snoozedGroupsAtom)).toEqual([]);
    expect(sent.map(({ body }) => body)).toEqual([
      { groupKey: 'one', until },
      { groupKey: 'one', until: null },
    ]);
  });
});

it('groups by well and rule, by the newest of each', () => {
  const groups = groupsOf([
    alarm('c', { groupKey: 'x' }),
    alarm('b', { groupKey: 'y' }),
    alarm('a', { groupKey: 'x' }),
  ]);
  expect(groups.map(({ lead, others }) => [lead.id, others.map(({ id }) => id)])).toEqual([
    ['c', ['a']],
    ['b', []],
  ]);
});

it('puts open alarms by urgency, then those taken care of, then notes, each as they came', () => {
  const of = (id: string, more: Partial<NotificationInfo>) =>
    alarm(id, { groupKey: id, acknowledgedBy: null, ...more });
  const groups = groupsOf([
    of('note', { kind: 'system', severity: 'low' }),
    of('news', { kind: 'news', severity: 'high' }),
    of('soon', { kind: 'schedule', severity: 'low' }),
    of('taken', { severity: 'high', acknowledgedBy: 'engineer@cnx.example' }),
    of('silent', { kind: 'system', severity: 'medium' }),
    of('new', { severity: 'high' }),
    of('read', { severity: 'high', readAt: example.createdAt }),
  ]);
  expect(inOrder(groups).map(({ key }) => key)).toEqual([
    'new',
    'read',
    'silent',
    'soon',
    'taken',
    'note',
    'news',
  ]);
});

it('stand by what they lose among those of one severity, whichever came first', () => {
  const losing = (id: string, severity: NotificationInfo['severity'], loss: number | null) =>
    alarm(id, {
      ...{ groupKey: id, severity, kind: 'exception', acknowledgedBy: null },
      facts: { ...examples.notifications[1]!.facts!, open: 1, loss },
    });
  const groups = groupsOf([
    losing('overdue', 'medium', null),
    losing('newest', 'high', 100.9),
    losing('largest', 'high', 417.5),
    losing('gas', 'medium', 12.3),
  ]);
  expect(inOrder(groups).map(({ key }) => key)).toEqual(['largest', 'newest', 'gas', 'overdue']);
});

const about = (id: string, open: number, more: Partial<NotificationInfo> = {}) =>
  alarm(id, {
    groupKey: 'x',
    acknowledgedBy: null,
    severity: open > 0 ? 'high' : 'info',
    count: 3,
    facts: { ...examples.notifications[1]!.facts!, open },
    ...more,
  });

it('names a group after the most severe of what is open in it, whatever has ended since', () => {
  const group = groupsOf([
    about('ended', 0),
    about('minor', 1, { severity: 'medium' }),
    about('urgent', 2),
    about('older', 2),
  ])[0]!;
  expect(group.lead.id).toBe('urgent');
  expect(group.others.map(({ id }) => id)).toEqual(['ended', 'minor', 'older']);
});

it('counts nothing that has ended as unread or urgent, and puts it behind what asks for something', async () => {
  const [ended, soon] = groupsOf([
    about('ended', 0),
    about('soon', 1, { groupKey: 'soon', severity: 'low', readAt: example.createdAt }),
  ]);
  expect(isUnread(ended!)).toBe(false);
  expect(urgencyOf(ended!)).toBe('info');
  expect(inOrder([ended!, soon!])).toEqual([soon, ended]);
  const { store } = open(() => Response.json([about('ended', 0), about('open', 1, { groupKey: 'y' })]));
  store.sub(unreadCountAtom, () => undefined);
  await expect.poll(() => store.get(unreadCountAtom)).toBe(1);
});

it('says of a finding its state in the words of the search, and when it arose on the clock of the reader', () => {
  const t = ((key: string) => key) as unknown as Formats['t'];
  const formats: Formats = {
    ...{ language: 'en', t, quantities: quantityFormat('en') },
    dates: dateFormat('en', { timeZone: 'America/New_York' }),
  };
  const rowOf = (open: number, status: string) => {
    const facts = { ...examples.notifications[1]!.facts!, open, status };
    const one = about('a', open, { facts, createdAt: '2026-11-24T06:12:00+01:00' });
    return itemOf(groupsOf([one])[0]!, formats, new Date('2026-11-24T10:12:00Z'));
  };
  expect(rowOf(3, 'new')).toMatchObject({
    kind: 'notifications.severity.high · notifications.kind.exception · exceptions.status.new',
    time: 'Nov 24, 2026, 00:12 EST',
    age: '5 hr. ago',
  });
  expect(rowOf(0, 'resolved').kind).toBe('notifications.kind.exception · exceptions.status.resolved');
  expect(rowOf(0, 'new').kind).toBe('notifications.kind.exception · notifications.ended');
});

it.each([
  ['/dashboard/exception-report?exception=hpd-77', '/dashboard/exception-report?exception=hpd-77'],
  ['//evil.example/x', undefined],
  ['/\\evil.example', undefined],
  ['/..//evil.example', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
  [null, undefined],
])('the link %s leads to %s', (link, page) => {
  expect(pageOf(link)).toBe(page);
});
