import type { FrequencyChange } from '@cnx/api';
import { createExampleFetch, examples, type ExampleChoices } from '@cnx/api/examples';
import { QueryClient } from '@tanstack/query-core';
import { queryClientAtom } from 'jotai-tanstack-query';
import { describe, expect, it, vi } from 'vitest';
import { testPortal } from '../../portal.fixture.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { toastsAtom } from '../../state/toasts.atoms.ts';
import {
  adviceDraftOf,
  adviceFaultOf,
  firstExpiry,
  canDecide,
  plainAdviceDraft,
  withAdviceDecisions,
} from './advice-decision.ts';
import { decideAdvice, decideAdviceAtOnce } from './advice-decisions.ts';
import { adviceList } from './advice-list.tsx';
import type { AdviceRow } from './advice-row.ts';
import { adviceDecisionText } from './AdviceHistory.tsx';
import { decidedAdviceAtom, pendingAdviceAtom } from './optimization-dashboard.atoms.ts';

const advice: FrequencyChange = {
  ...examples.frequencyChanges[0]!,
  ...{ id: 'fa-1', kind: 'advised', status: 'proposed', decidedBy: null, version: 2 },
};
const reject = plainAdviceDraft('reject', { reason: 'wrongData' });

function open(choices: ExampleChoices) {
  const sent: { id: string; advice: { id: string; version: number }[] }[] = [];
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

const answered = (part: Partial<FrequencyChange>) =>
  Response.json({ advice: [{ ...advice, ...part }], settings: [] });

describe('a decision on advice', () => {
  it('is shown before the server answers, then as the server has it, and can be taken back', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { portal, store, sent, refetched } = open({
      decideAdvice: () => new Promise<Response>((resolve) => (answer = resolve)),
      undoAdviceDecision: () => answered({ version: 4 }),
    });
    const done = decideAdvice(portal, [advice], reject);
    const shown = withAdviceDecisions([advice], new Map(), store.get(pendingAdviceAtom));
    expect(shown).toMatchObject([{ status: 'rejected', decisions: [{ reason: 'wrongData' }] }]);
    await expect.poll(() => sent).toHaveLength(1);
    answer(answered({ status: 'rejected', version: 3 }));
    expect(await done).toEqual({ kind: 'done' });
    expect(store.get(pendingAdviceAtom)).toEqual([]);
    expect(sent[0]).toMatchObject({ advice: [{ id: 'fa-1', version: 2 }], action: 'reject' });
    for (const call of ['/OptimizationDashboard/GetFrequencyChangeInfo', '/Dashboard/GetScheduleInfo'])
      expect(refetched).toHaveBeenCalledWith({ queryKey: [call] });
    expect(withAdviceDecisions([advice], store.get(decidedAdviceAtom), [])).toMatchObject([{ version: 3 }]);
    store.get(toastsAtom).shown[0]?.action?.run();
    await expect.poll(() => store.get(decidedAdviceAtom).get('fa-1')?.version).toBe(4);
    expect(sent[1]).toEqual({ id: sent[0]!.id });
  });

  it('is on chokes and lift gas too, alone or with advice on frequencies', async () => {
    const [choke] = examples.settingAdvice;
    const { portal, store, sent, refetched } = open({
      decideAdvice: () =>
        Response.json({
          advice: [{ ...advice, status: 'rejected', version: 3 }],
          settings: [{ ...choke, status: 'rejected', version: 2 }],
        }),
    });
    expect(canDecide('accept', [advice, choke!])).toBe(true);
    expect(await decideAdvice(portal, [advice, choke!], reject)).toEqual({ kind: 'done' });
    expect(sent[0]?.advice).toEqual([
      { id: 'fa-1', version: 2 },
      { id: choke!.id, version: 1 },
    ]);
    expect(withAdviceDecisions([choke!], store.get(decidedAdviceAtom), [])).toMatchObject([
      { status: 'rejected', version: 2 },
    ]);
    expect(refetched).toHaveBeenCalledWith({ queryKey: ['/OptimizationDashboard/GetSettingAdviceInfo'] });
  });

  it.each(['adviceOver', 'figuresSince'])(
    'is gone again when it is refused as %s: the page says why and asks anew',
    async (code) => {
      const refusal = { errors: [{ message: 'refused', code }] };
      const { portal, store, refetched } = open({
        decideAdvice: () => Response.json(refusal, { status: 409 }),
      });
      expect(await decideAdviceAtOnce(portal, [advice], reject)).toMatchObject({ kind: 'refused' });
      expect(store.get(pendingAdviceAtom)).toEqual([]);
      expect(store.get(toastsAtom).shown).toMatchObject([
        { message: { key: `portal:optimization.refusal.${code}` } },
      ]);
      expect(refetched).toHaveBeenCalledWith({ queryKey: ['/OptimizationDashboard/GetFrequencyChangeInfo'] });
    },
  );

  it('counts on from the version that its last one made', async () => {
    const { portal, sent } = open({ decideAdvice: () => answered({ version: 5 }) });
    await decideAdvice(portal, [advice], plainAdviceDraft('snooze', { until: '2030-01-01T00:00:00Z' }));
    await decideAdvice(portal, [advice], plainAdviceDraft('reopen'));
    expect(sent.map(({ advice: seen }) => seen[0]?.version)).toEqual([2, 5]);
  });
});

describe('assigning advice', () => {
  const kari = { id: '5f0c2a34-7f1e-4a55-9a1c-2f6b6f8f7a01', name: 'Kari Engineer' };

  it('shows the owner at once, leaves the state, and can be taken back', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { portal, store, sent } = open({
      decideAdvice: () => new Promise<Response>((resolve) => (answer = resolve)),
    });
    const snoozed = { ...advice, snoozedUntil: '2030-01-01T00:00:00Z' };
    const done = decideAdvice(portal, [snoozed], plainAdviceDraft('assign', { assignee: kari }));
    expect(withAdviceDecisions([snoozed], new Map(), store.get(pendingAdviceAtom))).toMatchObject([
      {
        ...{ status: 'proposed', snoozedUntil: snoozed.snoozedUntil, owner: kari, version: 2 },
        decisions: [{ action: 'assign', assignee: kari.name }],
      },
    ]);
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]).toEqual({
      ...{ id: sent[0]!.id, advice: [{ id: 'fa-1', version: 2 }], action: 'assign', assigneeId: kari.id },
      ...{ reason: null, until: null, plannedFor: null, comment: null },
    });
    answer(answered({ owner: kari, version: 3 }));
    expect(await done).toEqual({ kind: 'done' });
    expect(store.get(toastsAtom).shown).toMatchObject([
      {
        message: { key: 'portal:optimization.decide.done.assign', values: { name: kari.name } },
        action: { label: { key: 'portal:exceptions.undo' } },
      },
    ]);
  });

  it('leaves it without an owner, and says so', async () => {
    const { portal, store, sent } = open({ decideAdvice: () => answered({ owner: null, version: 3 }) });
    const owned = { ...advice, owner: kari };
    await decideAdvice(portal, [owned], plainAdviceDraft('assign'));
    expect(sent[0]).toMatchObject({ action: 'assign', assigneeId: null });
    expect(store.get(toastsAtom).shown).toMatchObject([
      { message: { key: 'portal:optimization.decide.done.release' } },
    ]);
  });

  it('sends no person with another decision, which an older server would refuse', async () => {
    const { portal, sent } = open({ decideAdvice: () => answered({ version: 3 }) });
    await decideAdvice(portal, [advice], reject);
    expect(sent[0]).not.toHaveProperty('assigneeId');
    expect(sent[0]).not.toHaveProperty('assignee');
  });

  it('is offered of what is open, by a server that gives advice to people', () => {
    const { owner: _owner, ...older } = advice;
    expect(canDecide('assign', [advice, { ...advice, status: 'accepted' }])).toBe(true);
    for (const status of ['done', 'rejected', 'expired'] as const)
      expect(canDecide('assign', [advice, { ...advice, status }])).toBe(false);
    expect(canDecide('assign', [older as FrequencyChange])).toBe(false);
  });

  it('is told in the history by whom it was given to', () => {
    const formats = { t: (key: string, values: object = {}) => `${key} ${Object.values(values).join(' ')}` };
    const given = { action: 'assign', reason: null, until: null, plannedFor: null } as const;
    const text = (assignee: string | null) =>
      adviceDecisionText({ ...given, assignee }, formats as unknown as Formats);
    expect(text('Kari Engineer')).toBe('evidence.action.assignTo Kari Engineer');
    expect(text(null)).toBe('optimization.decision.assign ');
  });

  it('has its parts of the list: what is mine, and what has no owner once something has one', () => {
    const formats = { t: (key: string) => key } as unknown as Formats;
    const mine: AdviceRow = { ...advice, ...{ id: 'fa-2', owner: kari, mine: true } };
    const idsOf = (rows: readonly AdviceRow[]) =>
      Object.fromEntries(
        adviceList.rows
          .parts!.of(rows, formats, null)
          .map((part) => [part.id, part.rows.map(({ id }) => id)]),
      );
    const plain: AdviceRow = { ...advice, expectedOil: 5, netOil: 5, owner: null, snoozedUntil: null };
    const rows = [plain, { ...mine, expectedOil: 5, netOil: 5, snoozedUntil: null }];
    expect(idsOf(rows)).toMatchObject({ open: ['fa-1', 'fa-2'], mine: ['fa-2'], unassigned: ['fa-1'] });
    expect(idsOf([plain])).toMatchObject({ open: ['fa-1'], mine: [], unassigned: [] });
  });
});

describe('what can be decided', () => {
  it('is left out where some of the advice is past it', () => {
    const done: FrequencyChange = { ...advice, status: 'done' };
    expect(canDecide('accept', [advice])).toBe(true);
    expect(canDecide('accept', [advice, done])).toBe(false);
    expect(canDecide('comment', [advice, done])).toBe(true);
    expect(canDecide('reopen', [advice])).toBe(false);
    expect(canDecide('reopen', [{ ...advice, snoozedUntil: '2030-01-01T00:00:00Z' }])).toBe(true);
  });
});

describe('the form before a decision', () => {
  const clock = { now: new Date('2026-11-20T10:00:00Z'), timeZone: 'Europe/Oslo' };
  const entry = { assignee: null, day: null, hour: 6, reason: null, comment: '' };

  it.each([
    ['accept', entry, 'noDay'],
    ['accept', { ...entry, day: '2026-11-20' }, 'pastDay'],
    ['accept', { ...entry, day: '2026-11-20', hour: 11 }, 'pastDay'],
    ['accept', { ...entry, day: '2026-11-20', hour: 12 }, null],
    ['accept', { ...entry, day: '2026-11-21' }, null],
    ['accept', { ...entry, day: '2026-12-02', hour: 8 }, null],
    ['accept', { ...entry, day: '2026-12-02', hour: 9 }, 'afterAdvice'],
    ['snooze', entry, 'noDay'],
    ['snooze', { ...entry, day: '2026-11-20' }, 'pastDay'],
    ['snooze', { ...entry, day: '2026-12-20' }, null],
    ['reject', entry, 'noReason'],
    ['reject', { ...entry, reason: 'other' }, 'noComment'],
    ['reject', { ...entry, reason: 'facilityLimit' }, null],
    ['comment', entry, 'noComment'],
    ['assign', entry, 'noAssignee'],
    ['assign', { ...entry, assignee: { id: 'u-1', name: 'Kari' } }, null],
    ['comment', { ...entry, comment: 'x'.repeat(2_001) }, 'tooLong'],
  ] as const)('asks for what the decision needs: %s %j', (form, typed, fault) => {
    expect(adviceFaultOf(form, typed, { clock, expiresAt: '2026-12-02T07:00:00Z' })).toBe(fault);
  });

  it('asks why a step is made beside other work, and for nothing else beside it', () => {
    const accept = { ...entry, day: '2026-11-21' };
    const bounds = { clock, inTheWay: true };
    expect(adviceFaultOf('accept', accept, bounds)).toBe('noComment');
    expect(adviceFaultOf('accept', { ...accept, comment: 'The test is moved' }, bounds)).toBeNull();
    expect(adviceFaultOf('snooze', accept, bounds)).toBeNull();
  });

  it('runs out with the first advice of several', () => {
    const [late, soon] = ['2026-12-05T00:00:00Z', '2026-12-02T00:00:00Z'];
    expect(
      firstExpiry([
        { ...advice, expiresAt: late },
        { ...advice, expiresAt: soon },
      ]),
    ).toBe(soon);
    expect(firstExpiry([{ ...advice, expiresAt: null }])).toBeNull();
  });

  it('plans a step for the hour that was asked for, on the clock of the reader', () => {
    expect(adviceDraftOf('accept', { ...entry, day: '2026-11-21', hour: 14 }, clock).plannedFor).toBe(
      '2026-11-21T13:00:00.000Z',
    );
  });

  it('plans a step for the morning of its day', () => {
    expect(adviceDraftOf('accept', { ...entry, day: '2026-11-21' }, clock)).toEqual(
      plainAdviceDraft('accept', { plannedFor: '2026-11-21T05:00:00.000Z' }),
    );
  });
});
