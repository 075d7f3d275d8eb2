import { ApiError, createApiClient, NotOfferedError, type ApiAnswer, type WellRef } from '@cnx/api';
import { createExampleFetch, examples } from '@cnx/api/examples';
import { describe, expect, it } from 'vitest';
import { createQueryClient, type CallKey } from './query-client.ts';

const lacking = new Response('Not Found', { status: 404, headers: { 'content-type': 'text/html' } });

/** What the pages get of a server that answers the specification's calls alone. */
function ask(path: CallKey[0], params: object = {}) {
  const answers = createExampleFetch({});
  const fetch = (request: Request) => {
    const isOffered = /\/Get(?:Wells|Fields|Areas|BusinessUnits|HighProduction|GasInterface)/.test(
      request.url,
    );
    return isOffered ? answers(request) : Promise.resolve(lacking.clone());
  };
  const client = createApiClient({
    baseUrl: 'https://portal.example/api',
    getSession: () => undefined,
    fetch,
  });
  const queries = createQueryClient(() => Promise.resolve(client), { report: () => undefined });
  return queries.fetchQuery<ApiAnswer<never>>({ queryKey: [path, params] satisfies CallKey, retry: false });
}

const rowsOf = async (query: object) =>
  (await ask('/ExceptionReport/GetExceptions', { query })).data as object[];
const [well] = examples.wells as [WellRef];
const drops = examples.highProductionDrops;
const gas = examples.gasInterfaceExceptions;

describe('what stands in for an operation that is not offered', () => {
  it('lists the findings of both lists as events', async () => {
    const rows = await rowsOf({});
    const ids = [...drops, ...gas].map(({ id }) => expect.objectContaining({ id }) as object);
    expect(rows).toEqual(ids);
    expect(rows[0]).toMatchObject({ well: drops[0]?.well, dropPct: drops[0]?.dropPct, version: 0 });
  });

  it('keeps to the conditions of the list, and counts it where one row is asked for', async () => {
    expect(await rowsOf({ kinds: ['gas'] })).toHaveLength(gas.length);
    expect(await rowsOf({ where: 'isOpen=true;lossPerDay<=-1' })).toEqual([]);
    expect(await rowsOf({ where: 'status=expected' })).toEqual([]);
    const { data, meta } = await ask('/ExceptionReport/GetExceptions', { query: { limit: 1 } });
    expect(data).toHaveLength(1);
    expect(meta.total).toBe(drops.length + gas.length);
  });

  it('sums up the open events', async () => {
    const open = await rowsOf({ where: 'isOpen=true' });
    expect((await ask('/ExceptionReport/GetExceptionSummary')).data).toMatchObject({
      open: open.length,
      answered: 0,
    });
  });

  it('finds wells by a part of their name', async () => {
    const { data } = await ask('/Search/GetSuggestions', { query: { text: well.name.toLowerCase() } });
    expect(data).toMatchObject([{ kind: 'well', id: well.id, marks: [{ from: 0, to: well.name.length }] }]);
    const found = await ask('/Search/GetResults', { query: { text: well.name, limit: 5, offset: 0 } });
    expect(found.data).toMatchObject({ total: 1, results: [{ id: well.id }] });
  });

  it('knows a well by the list of wells, and of others that they are not there', async () => {
    const { data } = await ask('/Wells/{wellId}/GetWell', { path: { wellId: well.id } });
    expect(data).toMatchObject({
      well: { id: well.id, name: well.name },
      status: well.status,
      lastRow: null,
    });
    const none = ask('/Wells/{wellId}/GetWell', { path: { wellId: 'none' } });
    await expect(none).rejects.toBeInstanceOf(ApiError);
  });

  it('leaves the settings as the browser has them', async () => {
    expect((await ask('/CNXUser/GetPreferences')).data).toMatchObject({ version: 0, language: null });
  });

  it('is nothing for what the specification has no call for', async () => {
    await expect(ask('/Content/GetNews')).rejects.toBeInstanceOf(NotOfferedError);
  });
});
