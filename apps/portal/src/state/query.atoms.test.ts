import { ApiError, createApiClient } from '@cnx/api';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressSearchAtom, unknownIdsAtom } from './filters.atoms.ts';
import { createQueryClient, joinLists } from './query-client.ts';
import { dataAtom, listAtom, pagedAtom, queryAtom } from './query.atoms.ts';
import { createPortalStore } from './store.ts';

const schedules = dataAtom('/Dashboard/GetScheduleInfo');
const wells = listAtom('/ExceptionReport/GetWells');

function open(answer: (url: string) => Response | Promise<Response>) {
  const asked: string[] = [];
  const client = createApiClient({
    baseUrl: 'http://api.example',
    getSession: () => undefined,
    fetch: async (request) => {
      asked.push(request.url.replace('http://api.example', ''));
      return answer(request.url);
    },
  });
  const store = createPortalStore();
  store.set(
    queryClientAtom,
    createQueryClient(
      () => Promise.resolve(client),
      { report: () => 'AAAA-AAAA' },
      (ids) => store.set(unknownIdsAtom, (known) => [...known, ...ids]),
    ),
  );
  return { store, asked };
}

/** Keeps the atom in use, as a mounted component would, and waits for a result. */
async function settled<Result>(read: () => Result, done: (result: Result) => boolean) {
  await expect.poll(() => done(read())).toBe(true);
  return read();
}

afterEach(() => vi.useRealTimers());

describe('data atoms', () => {
  it('follow the filters and keep the last data meanwhile', async () => {
    const { store, asked } = open((url) =>
      Response.json([], { headers: { 'x-total-count': url.includes('NV') ? '1' : '9' } }),
    );
    const stop = store.sub(schedules, () => undefined);
    const read = () => store.get(schedules);
    expect((await settled(read, (result) => result.isSuccess)).data?.meta.total).toBe(9);
    store.set(addressSearchAtom, '?fieldIds=NV,SV&area=schedule');
    expect(read().data?.meta.total).toBe(9);
    expect((await settled(read, (result) => !result.isPlaceholderData)).data?.meta.total).toBe(1);
    expect(asked).toEqual(['/Dashboard/GetScheduleInfo', '/Dashboard/GetScheduleInfo?fieldIds=NV,SV']);
    stop();
  });

  it('leave out what filters name and the server does not have, as soon as it says so', async () => {
    const { store, asked } = open((url) => {
      const ids = new URL(url).searchParams.get('wellIds')?.split(',') ?? [];
      const gone = ids.filter((id) => id.startsWith('gone'));
      const values = { parameter: 'wellIds', ids: gone.slice(0, 1).join(',') };
      return gone.length > 0
        ? Response.json({ errors: [{ message: 'no', code: 'unknownIds', values }] }, { status: 400 })
        : Response.json([]);
    });
    const stop = store.sub(schedules, () => undefined);
    store.set(addressSearchAtom, '?wellIds=gone-1,W-1,gone-2');
    await settled(
      () => store.get(schedules),
      (result) => result.isSuccess && !result.isPlaceholderData,
    );
    expect(asked.map((address) => new URL(address, 'http://x').searchParams.get('wellIds'))).toEqual([
      null,
      'gone-1,W-1,gone-2',
      'W-1,gone-2',
      'W-1',
    ]);
    stop();
  });

  it('wait for their parameters, path parameters included', async () => {
    const wellAtom = atom<string | null>(null);
    const production = queryAtom('/Wells/{wellId}/GetDailyProduction', (get) => {
      const wellId = get(wellAtom);
      return wellId === null ? null : { path: { wellId }, query: { from: '2026-01-01' } };
    });
    const { store, asked } = open((url) => Response.json({ well: url.includes('A-01') ? 'A-01' : 'A-02' }));
    const stop = store.sub(production, () => undefined);
    const shown = () => store.get(production).data?.data.well as unknown;
    expect(store.get(production)).toMatchObject({ isFetching: false, data: undefined });
    store.set(wellAtom, 'A-01');
    await settled(shown, (well) => well === 'A-01');
    store.set(wellAtom, 'A-02');
    expect(shown()).toBeUndefined();
    await settled(shown, (well) => well === 'A-02');
    expect(asked).toEqual([
      '/Wells/A-01/GetDailyProduction?from=2026-01-01',
      '/Wells/A-02/GetDailyProduction?from=2026-01-01',
    ]);
    stop();
  });

  it('fetch page by page, or all pages at once', async () => {
    const paged = pagedAtom('/Dashboard/GetScheduleInfo');
    const whole = dataAtom('/Dashboard/GetScheduleInfo', undefined, { joinPages: joinLists });
    const { store, asked } = open((url) =>
      Response.json([url], { headers: url.includes('cursor') ? {} : { 'x-next-cursor': 'two' } }),
    );
    const stops = [store.sub(paged, () => undefined), store.sub(whole, () => undefined)];
    await settled(
      () => store.get(whole),
      ({ data }) => data?.data.length === 2,
    );
    expect(
      (
        await settled(
          () => store.get(paged),
          (result) => result.isSuccess,
        )
      ).hasNextPage,
    ).toBe(true);
    void store.get(paged).fetchNextPage();
    await settled(
      () => store.get(paged),
      ({ data }) => data?.pages.length === 2,
    );
    expect([...asked].sort()).toEqual([
      '/Dashboard/GetScheduleInfo',
      '/Dashboard/GetScheduleInfo?cursor=two',
      '/Dashboard/GetScheduleInfo?limit=500',
      '/Dashboard/GetScheduleInfo?limit=500&cursor=two',
    ]);
    stops.forEach((stop) => stop());
  });

  it('fetch the pages that are here anew where the list has changed, and then the next one', async () => {
    const paged = pagedAtom('/Dashboard/GetScheduleInfo');
    let version = 1;
    const { store, asked } = open((url) => {
      const cursor = new URL(url).searchParams.get('cursor');
      const [of, page] = cursor?.split('-') ?? [String(version), '1'];
      if (of !== String(version))
        return Response.json({ errors: [{ message: 'changed', code: 'listChanged' }] }, { status: 409 });
      return Response.json([`${of}-${page}`], {
        headers: { 'x-next-cursor': `${of}-${Number(page) + 1}` },
      });
    });
    const seen: unknown[] = [];
    const read = () => store.get(paged);
    const stop = store.sub(paged, () => seen.push(read().error));
    await settled(read, (result) => result.isSuccess);
    void read().fetchNextPage();
    const before = await settled(read, ({ data }) => data?.pages.length === 2);
    expect(before.data?.pages.map(({ data }) => data)).toEqual([['1-1'], ['1-2']]);
    version = 2;
    void read().fetchNextPage();
    const { data, error, isFetching } = await settled(read, ({ data }) => data?.pages.length === 3);
    expect(data?.pages.map((page) => page.data)).toEqual([['2-1'], ['2-2'], ['2-3']]);
    expect([error, isFetching]).toEqual([null, false]);
    expect(seen.filter(Boolean)).toEqual([]);
    expect(asked.map((address) => new URL(address, 'http://x').searchParams.get('cursor'))).toEqual([
      ...[null, '1-2', '1-3'],
      ...[null, '2-2', '2-3'],
    ]);
    stop();
  });

  it('share one call, and each list fails on its own', async () => {
    const { store, asked } = open((url) =>
      url.includes('GetWells')
        ? Response.json({ errors: [{ message: 'No rights' }] }, { status: 403 })
        : Response.json([]),
    );
    const stops = [
      store.sub(wells, () => undefined),
      store.sub(wells, () => undefined),
      store.sub(schedules, () => undefined),
    ];
    const failed = await settled(
      () => store.get(wells),
      (result) => result.isError,
    );
    expect(failed.error).toBeInstanceOf(ApiError);
    expect(failed.error).toMatchObject({ errors: [{ message: 'No rights' }] });
    expect(
      (
        await settled(
          () => store.get(schedules),
          (result) => result.isSuccess,
        )
      ).data?.data,
    ).toEqual([]);
    expect(asked.filter((url) => url.includes('GetWells'))).toHaveLength(1);
    stops.forEach((stop) => stop());
  });

  it('ask again where the network failed, and not where the server said no', async () => {
    let calls = 0;
    const { store } = open(() => {
      calls += 1;
      if (calls === 1) throw new TypeError('offline');
      return Response.json([]);
    });
    const stop = store.sub(schedules, () => undefined);
    await settled(
      () => store.get(schedules),
      (result) => result.isSuccess,
    );
    expect(calls).toBe(2);
    stop();
  });
});
