import type { DeferredProduction } from '@cnx/api';
import { createExampleFetch, examples, type ExampleChoices } from '@cnx/api/examples';
import { QueryClient } from '@tanstack/query-core';
import { queryClientAtom } from 'jotai-tanstack-query';
import { describe, expect, it, vi } from 'vitest';
import { testPortal } from '../../portal.fixture.ts';
import { toastsAtom } from '../../state/toasts.atoms.ts';
import { deferral } from './deferred-production.fixture.ts';
import { recodeLosses } from './loss-recodes.ts';
import { recodeDraftOf, recodeEntryOf, recodeFaultOf, withPart } from './recode-form.ts';

const loss: DeferredProduction['reasons'][number] = {
  ...{ reasonCode: 'separator', reasonText: 'Separator', deferred: 40, hours: 12 },
  choke: 'plant',
  kind: 'unplanned',
};
const row = deferral({ reasons: [{ ...loss, reasonCode: 'power', deferred: 4, hours: 1 }, loss] });
const entry = recodeEntryOf(row);
const toPower = { ...entry, parts: [{ ...entry.parts[0]!, reasonCode: 'power' }] };

function open(choices: ExampleChoices) {
  const sent: { id: string }[] = [];
  const { portal, store } = testPortal({
    answer: async (request) => {
      if (request.method === 'POST') sent.push((await request.clone().json()) as { id: string });
      return createExampleFetch(choices)(request);
    },
  });
  const queries = new QueryClient();
  store.set(queryClientAtom, queries);
  return { portal, store, sent, refetched: vi.spyOn(queries, 'invalidateQueries') };
}

describe('a recode', () => {
  it('is sent once, reads the losses anew when they are computed, and can be taken back', async () => {
    let reads = 0;
    const answer = (computed: boolean) => Response.json({ ...examples.lossRecodes, computed });
    const { portal, store, sent, refetched } = open({
      recodeLosses: () => answer(false),
      undoRecode: () => answer(true),
      getLossRecodes: () => answer(++reads > 2),
    });
    const wait = () => Promise.resolve();
    const draft = recodeDraftOf(toPower, row.reasons);
    expect(await recodeLosses(portal, 'NV-A-01', 1, draft, { wait })).toEqual({ kind: 'done' });
    expect(sent[0]).toMatchObject({ version: 1, reasonCode: 'separator', parts: [{ hours: null }] });
    const figures = { queryKey: ['/Dashboard/GetDeferredProductionInfo'] };
    expect(refetched).not.toHaveBeenCalledWith(figures);
    await expect.poll(() => refetched.mock.calls).toContainEqual([figures]);
    expect(reads).toBe(3);
    store.get(toastsAtom).shown[0]?.action?.run();
    await expect.poll(() => sent[1]).toEqual({ id: sent[0]!.id });
  });

  it('that is refused says why', async () => {
    const { portal } = open({
      recodeLosses: () =>
        Response.json(
          { errors: [{ message: 'body/parts', code: 'lossHours', values: { hours: '12.00' } }] },
          { status: 400 },
        ),
    });
    expect(await recodeLosses(portal, 'NV-A-01', 1, recodeDraftOf(toPower, row.reasons))).toEqual({
      kind: 'refused',
      message: { key: 'portal:deferredProduction.recode.lossHours', values: { hours: '12.00' } },
    });
  });
});

describe('the form of a recode', () => {
  it('begins with the largest loss of the day', () => {
    expect(entry).toMatchObject({ loss: 'separator unplanned', from: row.period, to: row.period });
  });

  it('asks for what is missing', () => {
    expect(recodeFaultOf(entry)).toBe('noCause');
    expect(recodeFaultOf(toPower)).toBeNull();
    expect(recodeFaultOf({ ...toPower, to: '2020-01-01' })).toBe('noDay');
    expect(recodeFaultOf({ ...toPower, loss: 'power unplanned' })).toBe('same');
    const [first, second] = withPart(toPower).parts;
    const split = { ...toPower, parts: [first!, { ...second!, reasonCode: 'weather' }] };
    expect(recodeFaultOf(split)).toBe('noHours');
    expect(recodeFaultOf({ ...split, parts: split.parts.map((part) => ({ ...part, hours: 6 })) })).toBeNull();
    expect(recodeFaultOf({ ...toPower, comment: 'x'.repeat(2_001) })).toBe('tooLong');
  });
});
