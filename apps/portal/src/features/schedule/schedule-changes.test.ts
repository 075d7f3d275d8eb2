import { createExampleFetch, type ExampleChoices } from '@cnx/api/examples';
import { QueryClient } from '@tanstack/query-core';
import { queryClientAtom } from 'jotai-tanstack-query';
import { describe, expect, it, vi } from 'vitest';
import { testPortal } from '../../portal.fixture.ts';
import { toastsAtom } from '../../state/toasts.atoms.ts';
import {
  canChange,
  entryOf,
  movedBy,
  plainChange,
  scheduleDraftOf,
  scheduleFaultOf,
  zoneOf,
} from './schedule-change.ts';
import { changeSchedule, changeScheduleAtOnce } from './schedule-changes.ts';
import { changedActivitiesAtom } from './schedule.atoms.ts';
import { activity } from './schedule.fixture.ts';

const work = activity();
const now = Date.parse('2026-11-20T10:00:00Z');
const clock = { now, zone: zoneOf(work) };

function open(choices: ExampleChoices) {
  const sent: { id: string; activity: unknown; action?: string }[] = [];
  const { portal, store } = testPortal({
    answer: async (request) => {
      if (request.method === 'POST') sent.push((await request.clone().json()) as (typeof sent)[number]);
      return createExampleFetch(choices)(request);
    },
  });
  const queries = new QueryClient();
  store.set(queryClientAtom, queries);
  const refetched = vi.spyOn(queries, 'invalidateQueries');
  return { portal, store, sent, refetched };
}

const refused = (code: string, values: Record<string, string>) => () =>
  Response.json({ errors: [{ message: 'body/activity', code, values }] }, { status: 409 });

describe('a change of the schedule', () => {
  it('is sent with the version that was seen, kept as the server has it, and can be taken back', async () => {
    const { portal, store, sent, refetched } = open({
      changeSchedule: () => Response.json({ activity: { ...work, version: 2 } }),
      undoScheduleChange: () => Response.json({ activity: { ...work, version: 3 } }),
    });
    expect(await changeSchedule(portal, work, plainChange('confirm'))).toEqual({ kind: 'done' });
    expect(sent[0]).toMatchObject({ action: 'confirm', activity: { id: 'sc-31', version: 1 } });
    expect(store.get(changedActivitiesAtom).get('sc-31')?.version).toBe(2);
    expect(refetched).toHaveBeenCalledWith({ queryKey: ['/Dashboard/GetScheduleInfo'] });
    store.get(toastsAtom).shown[0]?.action?.run();
    await expect.poll(() => store.get(changedActivitiesAtom).get('sc-31')?.version).toBe(3);
    expect(sent[1]).toEqual({ id: sent[0]!.id });
  });

  it('that came second says whose came first', async () => {
    const values = { well: 'NV-A-07', by: 'Alice Berg', at: '2026-11-20T09:00:00Z' };
    const { portal, store } = open({ changeSchedule: refused('decidedSince', values) });
    await changeScheduleAtOnce(portal, work, plainChange('confirm'));
    expect(store.get(toastsAtom).shown[0]?.message).toMatchObject({ values: { name: 'Alice Berg' } });
  });

  it('that overlaps other work asks for a reason', async () => {
    const { portal } = open({ changeSchedule: refused('activityOverlaps', { work: 'Workover' }) });
    const move = plainChange('move', { plannedStart: work.plannedStart, plannedEnd: work.plannedEnd });
    expect(await changeSchedule(portal, work, move)).toMatchObject({
      ...{ kind: 'refused', overlaps: true },
      message: { key: 'portal:schedule.refusal.activityOverlaps', values: { work: 'Workover' } },
    });
  });
});

describe('the form of a change', () => {
  it('begins with the time that is planned, on the clock of the field, and keeps the length', () => {
    const entry = entryOf('move', work, clock);
    expect(entry).toMatchObject({ day: '2026-11-21', hour: 8, hours: 12 });
    expect(scheduleDraftOf('move', { ...entry, day: '2026-11-23', hour: 6 }, clock.zone)).toMatchObject({
      plannedStart: '2026-11-23T05:00:00.000Z',
      plannedEnd: '2026-11-23T17:00:00.000Z',
    });
  });

  it('takes no end that lies ahead, and no work without a well and a title', () => {
    const done = entryOf('done', work, clock);
    expect(scheduleFaultOf('done', done, clock)).toBeNull();
    expect(scheduleFaultOf('done', { ...done, day: '2026-11-21' }, clock)).toBe('ahead');
    const created = entryOf('create', null, clock);
    expect(created.day).toBe('2026-11-21');
    expect(scheduleFaultOf('create', created, clock)).toBe('noWell');
    expect(scheduleFaultOf('create', { ...created, wellId: 'a' }, clock)).toBe('noTitle');
  });
});

describe('what can be done with an activity', () => {
  it('is to close, move or comment on what is overdue', () => {
    const overdue = activity({ status: 'overdue' });
    expect((['done', 'move', 'comment'] as const).map((action) => canChange(action, overdue))).toEqual([
      ...[true, true, true],
    ]);
  });

  it('is a comment alone where it is over, or another system owns it', () => {
    for (const row of [
      activity({ status: 'done' }),
      activity({ system: { name: 'Maintenance', address: null } }),
    ])
      expect([canChange('comment', row), canChange('move', row)]).toEqual([true, false]);
  });
});

it('moves an activity without changing how long it takes', () => {
  const moved = movedBy(work, -3_600_000);
  expect(moved.action).toBe('move');
  expect(Date.parse(moved.plannedStart!)).toBe(Date.parse(work.plannedStart) - 3_600_000);
  expect(Date.parse(moved.plannedEnd!)).toBe(Date.parse(work.plannedEnd) - 3_600_000);
});
