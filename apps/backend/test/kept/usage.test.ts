import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteExpired } from '../../src/auth/maintenance.ts';
import { defaultLimits } from '../../src/limits.ts';
import { usagePeriodOf } from '../../src/usage-period.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';

const daySeconds = 24 * 60 * 60;
const view = { name: 'view', page: 'dashboard', secondsAgo: 5, value: null, words: null };
let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await createTestBackend({ CNX_USAGE_BATCHES_PER_HOUR: '20' });
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.database.db.deleteFrom('usage_event').execute();
  backend.clock.pass(3_601);
  ({ id_token: token } = (await backend.signIn()).body);
});

const kept = () => backend.database.db.selectFrom('usage_event').selectAll().orderBy('id').execute();
const send = (events: readonly object[], headers?: Record<string, string>) =>
  callOperation(backend, 'recordUsage', token, { body: { events }, ...(headers && { headers }) });

async function choose(usage: string): Promise<void> {
  const preferences = (await callOperation(backend, 'getPreferences', token)).body as unknown as {
    portal: object;
  };
  const body = { ...preferences, portal: { ...preferences.portal, usage } };
  expect((await callOperation(backend, 'savePreferences', token, { body })).status).toBe(200);
}

describe('events of usage', () => {
  it('are kept under a pseudonym, with the moment and the kind of sign-in that the server knows', async () => {
    const search = {
      ...view,
      name: 'emptySearch',
      page: 'searchResults',
      words: '  Water \t CUT ',
      secondsAgo: 0,
    };
    expect((await send([{ ...view, name: 'session' }, { ...view, secondsAgo: 90 }, search])).status).toBe(
      200,
    );
    const ago = (seconds: number) => new Date(backend.clock.now().getTime() - seconds * 1000);
    const rows = await kept();
    expect(rows).toMatchObject([
      { name: 'session.password', page: 'dashboard', at: ago(5) },
      { name: 'view', at: ago(90), value: null, words: null },
      { name: 'emptySearch', page: 'searchResults', words: 'water cut' },
    ]);
    expect(new Set(rows.map(({ person }) => person.toString('hex'))).size).toBe(1);
    const { id } = await backend.database.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'engineer@cnx.example')
      .executeTakeFirstOrThrow();
    const hex = id.replaceAll('-', '');
    expect(rows[0]!.person.toString('hex')).not.toContain(hex.slice(0, 8));
  });

  it.each([
    ['a name that is not listed', { name: 'feature.salary' }],
    ['a page that is not listed', { page: '/dashboard?wellIds=NV-A-01' }],
    ['a person', { person: 'someone else' }],
    ['a kind of sign-in', { name: 'session.sso' }],
    ['a value where nothing is measured', { value: 12 }],
    ['no value where something is measured', { name: 'load.lcp' }],
    ['a value that no page takes', { name: 'load.lcp', value: 1_000_001 }],
    ['a fraction', { name: 'load.cls', value: 0.25 }],
    ['words of no search', { words: 'password 123' }],
    ['a search without words', { name: 'emptySearch' }],
    ['a search of blanks', { name: 'emptySearch', words: '   ' }],
    ['a long text', { name: 'emptySearch', words: 'x'.repeat(101) }],
    ['the future', { secondsAgo: -1 }],
    ['another day', { secondsAgo: 3_601 }],
  ])('with %s are refused, with all that were sent beside them', async (_what, change) => {
    expect((await send([view, { ...view, ...change }])).status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  it('are at least one and at most 50', async () => {
    expect((await send([])).status).toBe(400);
    expect((await send(Array.from({ length: 51 }, () => view))).status).toBe(400);
    expect((await send(Array.from({ length: 50 }, () => view))).status).toBe(200);
  });

  it.each(['sec-gpc', 'dnt'])('are refused from a browser that sends %s', async (header) => {
    expect(await send([view], { [header]: '1' })).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'usageDeclined' }] },
    });
    expect(await kept()).toEqual([]);
    expect((await send([view], { [header]: '0' })).status).toBe(200);
  });

  it('are refused from a user who switched it off, until it is switched on again', async () => {
    await choose('off');
    expect((await send([view])).status).toBe(403);
    expect(await kept()).toEqual([]);
    await choose('on');
    expect((await send([view])).status).toBe(200);
  });

  it('come in at most so many batches an hour', async () => {
    for (let batch = 0; batch < 20; batch++) expect((await send([view])).status).toBe(200);
    expect((await send([view])).status).toBe(429);
    expect(await kept()).toHaveLength(20);
  });

  it('have another pseudonym every 90 days, and nobody can make the earlier one again', async () => {
    const { db } = backend.database;
    await send([view]);
    backend.clock.pass(90 * daySeconds);
    ({ id_token: token } = (await backend.signIn()).body);
    await send([view]);
    const [first, second] = await kept();
    expect(second!.period).toBe(first!.period + 1);
    expect(second!.person.equals(first!.person)).toBe(false);
    await deleteExpired(db, backend.clock.now, { ...defaultLimits, usageDays: 365 });
    const keys = await db.selectFrom('usage_key').select('period').execute();
    expect(keys).toEqual([{ period: usagePeriodOf(backend.clock.now()) }]);
    expect(await kept()).toHaveLength(2);
  });

  it('go after 90 days', async () => {
    const { db } = backend.database;
    await send([{ ...view, secondsAgo: 0 }]);
    backend.clock.pass(90 * daySeconds);
    await deleteExpired(db, backend.clock.now, defaultLimits);
    expect(await kept()).toHaveLength(1);
    backend.clock.pass(1);
    await deleteExpired(db, backend.clock.now, defaultLimits);
    expect(await kept()).toEqual([]);
  });
});
