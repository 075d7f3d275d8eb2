import { describe, expect, it } from 'vitest';
import { createApiClient } from './client.ts';
import { NotOfferedError } from './errors.ts';
import { exampleOperations, examples } from './examples.gen.ts';
import { createExampleFetch, exampleResponse, rowsOf } from './examples.ts';
import { extensions } from './extensions.gen.ts';

type LooseCall = (path: string, init: object) => Promise<{ data: unknown; meta: { total: number | null } }>;

/** Calls an operation through the client, with a backend that answers by an example. */
function callBy(operation: (typeof exampleOperations)[number], example: keyof typeof examples) {
  const client = createApiClient({
    baseUrl: 'https://portal.example/api',
    getSession: () => undefined,
    fetch: createExampleFetch({ [operation.id]: example }),
  });
  const params = { path: { email: 'engineer@cnx.example', wellId: 'NV-A-01' } };
  return (client[operation.method as 'GET' | 'POST'] as unknown as LooseCall)(operation.path, { params });
}

const shown = exampleOperations.flatMap((operation) =>
  operation.answers.flatMap(({ status, examples: names }) =>
    names.map((name) => [operation.id, status, name, operation] as const),
  ),
);

describe('the examples', () => {
  it('show every operation', () => {
    expect(new Set(shown.map(([id]) => id)).size).toBe(exampleOperations.length);
    expect(shown.length).toBeGreaterThan(300);
  });

  it.each(shown)('%s %i %s reach the caller', async (_id, status, name, operation) => {
    const value: unknown = examples[name];
    if (status === 200) {
      const { data, meta } = await callBy(operation, name);
      expect(data).toEqual(value);
      if (meta.total !== null) expect(meta.total).toBe(rowsOf(value).length);
      return;
    }
    const failure = await callBy(operation, name).catch((error: unknown) => error);
    if (typeof value === 'string') expect(failure).toMatchObject({ kind: 'sessionOver', status });
    else if (status === 501 && Object.hasOwn(extensions, operation.path))
      expect(failure).toEqual(new NotOfferedError(operation.path));
    else
      expect(failure).toMatchObject({ kind: 'api', status, errors: (value as { errors: unknown }).errors });
  });
});

describe('a backend of examples', () => {
  const fetch = createExampleFetch({ getWells: () => new Response('mine'), getAreas: 'serverError' });
  const ask = (path: string, method = 'GET') =>
    fetch(new Request(`https://portal.example/api${path}`, { method }));

  it('answers with what was chosen, else with the success', async () => {
    expect(await (await ask('/ExceptionReport/GetWells')).text()).toBe('mine');
    expect((await ask('/ExceptionReport/GetAreas')).status).toBe(500);
    expect(await (await ask('/ExceptionReport/GetFields')).json()).toEqual(examples.fields);
    expect(await (await ask('/CNXUser/validate/a%2Fb%40c.example')).json()).toEqual(examples.passwordUser);
  });

  it('gives all rows of the lists that offer them', async () => {
    const client = createApiClient({
      baseUrl: 'https://portal.example/api',
      getSession: () => undefined,
      fetch,
    });
    const { meta, rows } = await client.ROWS('/Dashboard/GetProductionOptimizationInfo');
    const received: unknown[] = [];
    for await (const batch of rows) received.push(...batch);
    expect(received).toEqual(examples.productionOptimization.top);
    expect(meta.total).toBe(received.length);
    const summary = new Request('https://portal.example/api/ExceptionReport/GetFields', {
      headers: { accept: 'application/x-ndjson' },
    });
    expect(await (await fetch(summary)).json()).toEqual(examples.fields);
  });

  it('is not there for what is no operation', async () => {
    await expect(ask('/ExceptionReport/GetNothing')).rejects.toThrow('Failed to fetch');
    await expect(ask('/ExceptionReport/GetWells', 'POST')).rejects.toThrow('Failed to fetch');
  });

  it('refuses an example that the operation does not show', () => {
    expect(() => exampleResponse('getWells', 'fields')).toThrow('getWells shows no example fields');
  });
});
