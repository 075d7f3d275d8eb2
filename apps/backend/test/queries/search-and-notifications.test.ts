import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { levels } from '../../src/insights/record.fixture.ts';
import { refreshNotifications } from '../../src/recompute/notifications.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';
import { storeDrop, storeGas } from '../support/stored-findings.ts';

/** Production days until the morning of the tests' clock. */
const length = 114;
const now = at(length, 6);

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await createTestBackend();
  token = (await backend.signIn()).body.id_token;
  const { db } = backend.database;
  await writeSmallField(db, { id: 'field', wells: { 'HER-1': { oil: levels([100, length]) } } });
  const found = (begin: number) => ({ well: 'HER-1', day: day(begin), detectedAt: at(begin + 1) });
  await storeDrop(db, { id: 'small-open', lost: 10, ...found(length - 3) });
  await storeGas(db, { id: 'gas-open', well: 'HER-1', lost: 5, startedAt: at(length - 2) });
  await storeDrop(db, { id: 'large', lost: 50, ...found(length - 4) });
  await db.updateTable('gas_exception').set({ severity: 'medium' }).execute();
});
afterAll(() => backend.close());

const end = (ids: readonly string[]) =>
  backend.database.db
    .updateTable('production_drop_exception')
    .set({ ended_day: day(length - 1), status: 'resolved' })
    .where('id', 'in', ids)
    .execute();

interface Found {
  readonly id: string;
  readonly isOpen: boolean;
}
const exceptions = async (text: string, operation: 'getSearchResults' | 'getSearchSuggestions') => {
  const { body, rows } = await callOperation(backend, operation, token, { query: { text } });
  const found = operation === 'getSearchResults' ? (body as unknown as { results: Found[] }).results : rows;
  return (found as unknown as (Found & { kind: string })[])
    .filter(({ kind }) => kind === 'exception')
    .map(({ id, isOpen }) => ({ id, isOpen }));
};
const bell = async () => {
  const { rows } = await callOperation(backend, 'getNotificationsInfo', token, {
    query: { email: 'engineer@cnx.example' },
  });
  return rows.find(({ wellId }) => wellId === 'HER-1');
};
const notification = async () => {
  await refreshNotifications(backend.database.db, now);
  return bell();
};

it('the palette, the results and the bell say the same of a well whose events are open and ended', async () => {
  const inAll = async (expected: readonly Found[]) => {
    for (const operation of ['getSearchResults', 'getSearchSuggestions'] as const)
      for (const text of ['HER-1', 'her'])
        expect(await exceptions(text, operation), `${operation} ${text}`).toEqual(expected);
    const open = expected.filter(({ isOpen }) => isOpen);
    expect(await notification()).toMatchObject({ count: expected.length, facts: { open: open.length } });
  };
  await inAll([
    { id: 'gas-open', isOpen: true },
    { id: 'small-open', isOpen: true },
    { id: 'large', isOpen: true },
  ]);
  expect(await notification()).toMatchObject({ severity: 'high', link: expect.stringMatching(/=large$/) });

  // The same state and figures, from which both make the same words.
  const { rows } = await callOperation(backend, 'getSearchSuggestions', token, { query: { text: 'HER-1' } });
  const found = rows.find(({ id }) => id === 'large')!;
  const { status, change } = found as unknown as { status: string; change: object };
  expect(change).toEqual({ variable: 'oilRate', before: 100, after: 50, unit: 'Sm3/d' });
  expect(await notification()).toMatchObject({ facts: { code: 'drop', status, ...change } });

  await end(['large']);
  await inAll([
    { id: 'gas-open', isOpen: true },
    { id: 'small-open', isOpen: true },
    { id: 'large', isOpen: false },
  ]);
  // The one that lost most is over: the most severe open one names it.
  expect(await notification()).toMatchObject({
    severity: 'high',
    facts: { code: 'drop', before: 100, after: 90 },
    link: expect.stringMatching(/=small-open$/),
  });

  await end(['small-open']);
  expect(await notification()).toMatchObject({
    severity: 'medium',
    title: 'Gas interface on HER-1',
    facts: { code: 'gas', open: 1 },
  });

  await backend.database.db.updateTable('gas_exception').set({ status: 'resolved' }).execute();
  await inAll([
    { id: 'gas-open', isOpen: false },
    { id: 'small-open', isOpen: false },
    { id: 'large', isOpen: false },
  ]);
  expect(await notification()).toMatchObject({ severity: 'info', readAt: null });
});

it('the bell reads the course of a loss once for all who ask, until the data change', async () => {
  const { db } = backend.database;
  await db
    .updateTable('production_drop_exception')
    .set({ ended_day: null, status: 'new' })
    .where('id', '=', 'large')
    .execute();
  const produces = (oil: number) =>
    sql`insert into deferred_production
          (well_id, method, day, oil_potential, oil_actual, oil_planned, hours_lost, quality, version)
        values ('HER-1', 'trailingMedian', ${day(length - 1)}, 100, ${oil}, 0, 0, 'measured', '1')
        on conflict (well_id, method, day) do update set oil_actual = excluded.oil_actual`.execute(db);
  const changed = () =>
    db.insertInto('setting').values({ key: 'changed', value: '{}', updated_at: now }).execute();
  const rateNow = async () => ((await bell())?.['facts'] as { after: number }).after;
  await produces(45);
  await refreshNotifications(db, now);
  expect(await rateNow()).toBe(45);
  await produces(35);
  expect(await rateNow()).toBe(45);
  await changed();
  expect(await rateNow()).toBe(35);
});
