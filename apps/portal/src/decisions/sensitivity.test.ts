import type { WellSensitivity } from '@cnx/api';
import { createExampleFetch, examples, type ExampleChoices } from '@cnx/api/examples';
import { queryClientAtom } from 'jotai-tanstack-query';
import { describe, expect, it, vi } from 'vitest';
import { testPortal } from '../portal.fixture.ts';
import { createQueryClient } from '../state/query-client.ts';
import { toastsAtom } from '../state/toasts.atoms.ts';
import { chooseSensitivity } from './sensitivity.ts';
import { pendingSensitivitiesAtom, wellSensitivityAtom } from './sensitivity.atoms.ts';

const well = { id: 'NV-A-01', name: 'NV-A-01' };
const unchosen: WellSensitivity = {
  ...examples.wellSensitivity,
  ...{ sensitivity: 'medium', version: 1, computed: true, choices: [] },
};

/** A server that stores each choice, and has computed after `computations` more questions. */
function open({ computations = 0, ...choices }: ExampleChoices & { computations?: number } = {}) {
  const sent: { version: number; sensitivity: WellSensitivity['sensitivity'] }[] = [];
  let stored = unchosen;
  let due = 0;
  const { portal, store } = testPortal({
    answer: createExampleFetch({
      getSensitivity: () => {
        due -= 1;
        return Response.json({ ...stored, computed: due < 0 });
      },
      saveSensitivity: async (request) => {
        const body = (await request.json()) as (typeof sent)[number];
        sent.push(body);
        due = computations;
        stored = { ...stored, sensitivity: body.sensitivity, version: stored.version + 1 };
        return Response.json({ ...stored, computed: false });
      },
      ...choices,
    }),
  });
  const queries = createQueryClient(portal.loadClient, { report: () => undefined });
  store.set(queryClientAtom, queries);
  const refetched = vi.spyOn(queries, 'invalidateQueries');
  const sensitivityAtom = wellSensitivityAtom(well.id);
  store.sub(sensitivityAtom, () => undefined);
  const shown = () => {
    const view = store.get(sensitivityAtom);
    return view.status === 'shown' ? view.body : null;
  };
  return { portal, store, sent, refetched, shown, toasts: () => store.get(toastsAtom).shown };
}

const wait = vi.fn(() => Promise.resolve());

describe('a choice', () => {
  it('is shown at once, and its changes are fetched when the server has computed them', async () => {
    const { portal, sent, refetched, shown, toasts } = open({ computations: 2 });
    await expect.poll(() => shown()).toMatchObject({ sensitivity: 'medium' });
    const done = chooseSensitivity(portal, well, 'high', { wait });
    expect(shown()).toMatchObject({ sensitivity: 'high', computed: false });
    expect(refetched).not.toHaveBeenCalled();
    expect(await done).toEqual({ kind: 'done' });
    expect(sent).toMatchObject([{ version: 1, sensitivity: 'high' }]);
    expect(shown()).toMatchObject({ sensitivity: 'high', version: 2, computed: true });
    for (const path of ['/ExceptionReport/GetChangePoints', '/Wells/{wellId}/GetDailyProduction'])
      expect(refetched).toHaveBeenCalledWith({ queryKey: [path] });
    expect(toasts()).toMatchObject([{ message: { key: 'portal:verdicts.sensitivity.done' } }]);
  });

  it('asks for the details of changes after the lists have said which there are', async () => {
    const { portal, refetched, shown } = open();
    await expect.poll(() => shown()).not.toBeNull();
    const asked: unknown[] = [];
    let answer = () => {};
    refetched.mockImplementation((filters) => {
      const path = filters?.queryKey?.[0];
      asked.push(path);
      return path === '/ExceptionReport/GetChangePoints'
        ? new Promise((resolve) => (answer = resolve))
        : Promise.resolve();
    });
    const done = chooseSensitivity(portal, well, 'low', { wait });
    await expect.poll(() => asked).toContain('/ExceptionReport/GetChangePoints');
    expect(asked).not.toContain('/ExceptionReport/GetChangePoint');
    answer();
    await done;
    for (const path of ['/ExceptionReport/GetChangePoint', '/ExceptionReport/GetException'])
      expect(asked).toContain(path);
  });

  it('that follows at once names the version of the one before', async () => {
    const { portal, store, sent, shown } = open();
    await expect.poll(() => shown()).not.toBeNull();
    const choices = (['medium', 'high'] as const).map((step) =>
      chooseSensitivity(portal, well, step, { wait }),
    );
    expect(shown()).toMatchObject({ sensitivity: 'high' });
    await Promise.all(choices);
    expect(sent.map(({ version }) => version)).toEqual([1, 2]);
    expect(shown()).toMatchObject({ sensitivity: 'high', version: 3 });
    expect(store.get(pendingSensitivitiesAtom)).toEqual([]);
  });

  it('is taken back where it is refused, with who chose before and when', async () => {
    const at = '2026-11-20T06:41:00.000Z';
    const errors = [{ message: 'Erin Moe', code: 'chosenSince', values: { by: 'Erin Moe', at } }];
    const { portal, shown, refetched } = open({
      saveSensitivity: () => Response.json({ errors }, { status: 409 }),
    });
    await expect.poll(() => shown()).not.toBeNull();
    expect(await chooseSensitivity(portal, well, 'low', { wait })).toEqual({
      kind: 'refused',
      message: {
        key: 'portal:verdicts.sensitivity.chosenSinceBy',
        values: { name: 'Erin Moe', at: Date.parse(at) },
      },
    });
    expect(shown()).toMatchObject({ sensitivity: 'medium' });
    expect(refetched).not.toHaveBeenCalled();
  });

  it('is sent again under its key until the server answers', async () => {
    let attempts = 0;
    const keys = new Set<string>();
    const { portal, shown } = open({
      saveSensitivity: async (request) => {
        keys.add(((await request.json()) as { id: string }).id);
        attempts += 1;
        return attempts < 3
          ? Response.json({ errors: [{ message: 'Busy' }] }, { status: 503 })
          : Response.json(unchosen);
      },
    });
    await expect.poll(() => shown()).not.toBeNull();
    expect(await chooseSensitivity(portal, well, 'low', { wait })).toEqual({ kind: 'done' });
    expect([attempts, keys.size]).toEqual([3, 1]);
  });
});
