import { ApiError, createApiClient, NetworkError } from '@cnx/api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadClientAtom } from './api.atoms.ts';
import { failureMessage } from './failure-message.ts';
import { addressSearchAtom } from './filters.atoms.ts';
import { dataAtom, listAtom } from './query.atoms.ts';
import { createPortalStore } from './store.ts';

const schedules = dataAtom('schedule', ({ client, query, signal }) =>
  client.GET('/Dashboard/GetScheduleInfo', { params: { query }, signal }),
);
const wells = listAtom('wells', ({ client, signal }) => client.GET('/ExceptionReport/GetWells', { signal }));

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
  store.set(loadClientAtom, { load: () => Promise.resolve(client) });
  return { store, asked };
}

/** Keeps the atom in use, as a mounted component would, and waits for a result. */
async function settled<Result>(read: () => Result, done: (result: Result) => boolean) {
  await vi.waitFor(() => expect(done(read())).toBe(true), { timeout: 10_000, interval: 5 });
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
    expect(failureMessage(failed.error, 'portal:failures.wells')).toEqual({ words: 'No rights' });
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

describe('failureMessage', () => {
  const api = (messages: string[]) =>
    new ApiError({ status: 500, errors: messages.map((message) => ({ message })), retryAfterSeconds: null });
  it.each([
    [api(['', 'Broken ']), { words: 'Broken' }],
    [api([]), { key: 'portal:failures.schedule' }],
    [new NetworkError(undefined), { key: 'portal:failures.schedule' }],
    [new TypeError('a fault of ours'), { key: 'portal:failures.schedule' }],
  ])('%s', (error, message) => expect(failureMessage(error, 'portal:failures.schedule')).toEqual(message));
});
