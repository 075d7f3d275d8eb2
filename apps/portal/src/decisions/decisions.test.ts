import type { ChangePoint } from '@cnx/api';
import { createExampleFetch, examples, type ExampleChoices } from '@cnx/api/examples';
import { QueryClient } from '@tanstack/query-core';
import { queryClientAtom } from 'jotai-tanstack-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testPortal } from '../portal.fixture.ts';
import { unansweredAtom } from '../state/leaving.atoms.ts';
import { toastsAtom } from '../state/toasts.atoms.ts';
import { plainDecision } from './decision.ts';
import { decide, decideAtOnce, undoMs } from './decisions.ts';
import { decidedAtom, decidedChangesAtom, pendingDecisionsAtom } from './decisions.atoms.ts';
import { exception } from './exceptions.fixture.ts';

const row = exception({ version: 2 });
const acknowledge = plainDecision('acknowledge');
const result = (version: number) =>
  Response.json({ exceptions: [exception({ status: 'acknowledged', version })], changes: [] });

interface Seen {
  id: string;
  version: number;
}

function open(choices: ExampleChoices) {
  const sent: { id: string; exceptions?: Seen[]; changes?: Seen[] }[] = [];
  const { portal, store } = testPortal({
    answer: async (request) => {
      if (request.method === 'POST') sent.push((await request.clone().json()) as (typeof sent)[number]);
      return createExampleFetch(choices)(request);
    },
  });
  const queries = new QueryClient();
  store.set(queryClientAtom, queries);
  const refetched = vi.spyOn(queries, 'invalidateQueries');
  const toasts = () => store.get(toastsAtom).shown;
  return { portal, store, sent, toasts, refetched };
}

describe('a decision', () => {
  it('is shown before the server answers, and then as the server has it', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { portal, store, sent, refetched } = open({
      decideExceptions: () => new Promise<Response>((resolve) => (answer = resolve)),
    });
    const done = decide(portal, [row], acknowledge);
    expect(store.get(pendingDecisionsAtom)).toMatchObject([{ exceptionIds: [row.id], draft: acknowledge }]);
    await expect.poll(() => sent).toHaveLength(1);
    answer(result(3));
    expect(await done).toEqual({ kind: 'done' });
    expect(store.get(pendingDecisionsAtom)).toEqual([]);
    expect(store.get(decidedAtom).get(row.id)?.version).toBe(3);
    expect(sent[0]).toMatchObject({ exceptions: [{ id: row.id, version: 2 }], action: 'acknowledge' });
    expect(refetched).toHaveBeenCalledWith({ queryKey: ['/ExceptionReport/GetExceptions'] });
  });

  it('is taken back where it is refused, with who decided before and when', async () => {
    const at = '2026-11-20T06:41:00.000Z';
    const refuse = () =>
      Response.json(
        { errors: [{ message: 'Erin Moe', code: 'decidedSince', values: { by: 'Erin Moe', at } }] },
        { status: 409 },
      );
    const { portal, store, toasts } = open({ decideExceptions: refuse });
    expect(await decideAtOnce(portal, [row], acknowledge)).toEqual({
      kind: 'refused',
      rows: [row],
      message: {
        key: 'portal:exceptions.refusal.decidedSinceBy',
        values: { name: 'Erin Moe', at: Date.parse(at) },
      },
    });
    expect(store.get(pendingDecisionsAtom)).toEqual([]);
    expect(store.get(decidedAtom).size).toBe(0);
    expect(toasts()).toMatchObject([{ tone: 'critical', message: { values: { name: 'Erin Moe' } } }]);
  });

  it.each([
    ['exceptionGone', 'portal:exceptions.refusal.exceptionGone'],
    ['unheardOf', 'portal:exceptions.refused'],
  ])('is refused for %s in a text of its own, or a general one', async (code, key) => {
    const refuse = () => Response.json({ errors: [{ message: 'body/x is wrong', code }] }, { status: 404 });
    const { portal } = open({ decideExceptions: refuse });
    expect(await decide(portal, [row], acknowledge)).toMatchObject({ kind: 'refused', message: { key } });
  });

  it('is sent again under the same key until it is answered, and says so meanwhile', async () => {
    let attempts = 0;
    const { portal, store, sent, toasts } = open({
      decideExceptions: () => {
        attempts += 1;
        if (attempts === 1) throw new TypeError('Failed to fetch');
        return attempts === 2 ? Response.json({ errors: [] }, { status: 503 }) : result(3);
      },
    });
    const waits: number[] = [];
    const wait = (ms: number) => {
      waits.push(ms);
      expect(toasts()).toMatchObject([{ message: { key: 'portal:exceptions.notSent' } }]);
      return Promise.resolve();
    };
    const onWaiting = vi.fn(() => expect(store.get(unansweredAtom)).toBe(1));
    expect(await decide(portal, [row], acknowledge, { wait, onWaiting })).toEqual({ kind: 'done' });
    expect(store.get(unansweredAtom)).toBe(0);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(sent).toHaveLength(3);
    expect(waits).toEqual([1_000, 2_000]);
    expect(onWaiting).toHaveBeenCalledOnce();
    expect(toasts()).toMatchObject([{ message: { key: 'portal:exceptions.done.acknowledge' } }]);
  });

  it('counts on from the one before, though the list does not know it yet', async () => {
    let version = 2;
    const { portal, sent } = open({ decideExceptions: () => result((version += 1)) });
    await Promise.all([decide(portal, [row], acknowledge), decide(portal, [row], acknowledge)]);
    expect(sent.map(({ exceptions }) => exceptions?.[0]?.version)).toEqual([2, 3]);
  });

  it('can be taken back for ten seconds by its message', async () => {
    const { portal, sent, store, toasts } = open({
      decideExceptions: () => result(3),
      undoDecision: () => Response.json({ exceptions: [exception({ version: 4 })], changes: [] }),
    });
    await decide(portal, [row], acknowledge);
    const [toast] = toasts();
    expect(toast).toMatchObject({ durationMs: undoMs, action: { label: { key: 'portal:exceptions.undo' } } });
    toast?.action?.run();
    await expect.poll(() => store.get(decidedAtom).get(row.id)?.version).toBe(4);
    expect(sent[1]).toEqual({ id: sent[0]?.id });
  });
});

describe('a decision on a silent field', () => {
  it('says the field and how many of its wells it holds for', async () => {
    const { well } = row;
    const silent = exception({
      silence: { wells: [well, { ...well, id: 'other', name: 'other' }], lastDay: null, lastOil: null },
    });
    const { portal, toasts } = open({ decideExceptions: () => result(3) });
    await decide(portal, [silent], acknowledge);
    expect(toasts()).toMatchObject([
      {
        message: {
          values: {
            well: { key: 'portal:insight.silentField', values: { field: well.fieldName, count: 2 } },
          },
        },
      },
    ]);
  });
});

describe('a decision on a page without TLS', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is sent as on any other', async () => {
    const random = crypto.getRandomValues.bind(crypto);
    vi.stubGlobal('crypto', { getRandomValues: random });
    const { portal, sent } = open({ decideExceptions: () => result(3) });
    expect(await decide(portal, [row], acknowledge)).toEqual({ kind: 'done' });
    expect(sent).toHaveLength(1);
  });
});

it('is refused, whatever goes wrong before it is sent', async () => {
  const { portal, store } = open({});
  const now = () => {
    throw new Error('no clock');
  };
  expect(await decide({ ...portal, now }, [row], acknowledge)).toMatchObject({
    kind: 'refused',
    rows: [row],
  });
  expect(store.get(pendingDecisionsAtom)).toEqual([]);
});

describe('a decision on more than one call takes', () => {
  const rows = Array.from({ length: 500 }, (_, at) => exception({ id: `hpd-${at}`, version: 2 }));
  const decided = async (request: Request) => {
    const { exceptions = [] } = (await request.clone().json()) as { exceptions?: Seen[] };
    const left = exceptions.map(({ id, version }) => exception({ id, version: version + 1 }));
    return Response.json({ exceptions: left, changes: [] });
  };

  it('is sent in parts that a call takes, and taken back as a whole', async () => {
    const undoDecision = vi.fn(() => Response.json({ exceptions: [], changes: [] }));
    const { portal, store, sent, toasts } = open({ decideExceptions: decided, undoDecision });
    expect(await decide(portal, rows, acknowledge)).toEqual({ kind: 'done' });
    expect(sent.map(({ exceptions }) => exceptions?.length)).toEqual([200, 200, 100]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
    expect(store.get(pendingDecisionsAtom)).toEqual([]);
    const [toast] = toasts();
    expect(toasts()).toHaveLength(1);
    expect(toast).toMatchObject({ message: { values: { count: 500 } } });
    toast?.action?.run();
    await expect.poll(() => undoDecision.mock.calls).toHaveLength(3);
    expect(sent.slice(3).map(({ id }) => id)).toEqual(sent.slice(0, 3).map(({ id }) => id));
  });

  it('ends with the first part that is refused, and says what was decided and what was not', async () => {
    let calls = 0;
    const { portal, store, sent, toasts } = open({
      decideExceptions: (request) => {
        calls += 1;
        return calls === 1
          ? decided(request)
          : Response.json({ errors: [{ message: 'gone', code: 'exceptionGone' }] }, { status: 404 });
      },
    });
    expect(await decide(portal, rows, acknowledge)).toEqual({
      kind: 'refused',
      message: { key: 'portal:exceptions.refusal.exceptionGone' },
      rows: rows.slice(200),
    });
    expect(sent).toHaveLength(2);
    expect(store.get(pendingDecisionsAtom)).toEqual([]);
    expect(toasts()).toMatchObject([{ message: { values: { count: 200 } } }]);
  });
});

describe('a verdict on changes', () => {
  const [change] = examples.changePoints as [ChangePoint];
  const changed = (given: Partial<ChangePoint>) =>
    Response.json({ exceptions: [], changes: [{ ...change, ...given }] });

  it('names the version of each change, and is shown as the server has it', async () => {
    const { portal, store, sent, toasts, refetched } = open({
      decideChangePoints: () => changed({ status: 'accepted', version: 3 }),
    });
    expect(await decide(portal, [change], plainDecision('accept'))).toEqual({ kind: 'done' });
    expect(sent[0]).toMatchObject({
      changes: [{ id: change.id, version: 2 }],
      action: 'accept',
      eventId: null,
    });
    expect(store.get(decidedChangesAtom).get(change.id)?.status).toBe('accepted');
    expect(store.get(decidedAtom).size).toBe(0);
    expect(toasts()).toMatchObject([
      {
        message: { key: 'portal:verdicts.done.accept', values: { well: 'NV-A-01' } },
        durationMs: undoMs,
        action: { label: { key: 'portal:exceptions.undo' } },
      },
    ]);
    expect(refetched).toHaveBeenCalledWith({ queryKey: ['/ExceptionReport/GetChangePoints'] });
  });

  it('names the entry of the log that explains it, on an event as on a change', async () => {
    const [event] = change.linkedEvents;
    const { portal, sent } = open({
      decideChangePoints: () => changed({ version: 3 }),
      decideExceptions: () => result(3),
    });
    const draft = plainDecision('explain', { event: event ?? null });
    await decide(portal, [change], draft);
    await decide(portal, [row], draft);
    expect(sent).toMatchObject([
      { changes: [{ id: change.id }], eventId: 'ev-901' },
      { exceptions: [{ id: row.id }], eventId: 'ev-901' },
    ]);
  });

  it('counts on from the one before', async () => {
    let version = 2;
    const { portal, sent } = open({ decideChangePoints: () => changed({ version: (version += 1) }) });
    await decide(portal, [change], plainDecision('accept'));
    await decide(portal, [change], plainDecision('reopen'));
    expect(sent.map(({ changes }) => changes?.[0]?.version)).toEqual([2, 3]);
  });

  it('is refused in a text of its own where a computation has removed the change', async () => {
    const refuse = () =>
      Response.json({ errors: [{ message: 'gone', code: 'changeGone' }] }, { status: 404 });
    const { portal, store } = open({ decideChangePoints: refuse });
    expect(await decide(portal, [change], plainDecision('accept'))).toMatchObject({
      kind: 'refused',
      message: { key: 'portal:verdicts.refusal.changeGone' },
    });
    expect(store.get(pendingDecisionsAtom)).toEqual([]);
  });
});
