import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeComputation } from '../../src/database/settings.ts';
import { usualGuardRails } from '../../src/insights/optimization/guard-rails.ts';
import { replicate } from '../../src/insights/optimization/pumped-uncertainty.ts';
import { pumpedWell } from '../../src/insights/optimization/pumped-well.fixture.ts';
import { fitPumpedWell, type FittedWell } from '../../src/insights/optimization/pumped-well.ts';
import { storedModel } from '../../src/insights/optimization/stored-model.ts';
import { dayMs } from '../../src/production-day.ts';
import { createTestBackend, type Answer, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { firstDay, writeSmallField } from '../support/small-field.ts';
import { storeAdvice } from '../support/stored-advice.ts';

const engineer = 'engineer@cnx.example';
const admin = 'admin@cnx.example';
const length = 10;

let backend: TestBackend;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  backend = await createTestBackend();
  for (const email of [engineer, admin]) tokens[email] = (await backend.signIn(email)).body.id_token;
  const oil = Array.from({ length }, () => 100);
  await writeSmallField(backend.database.db, {
    id: 'north',
    from: Math.floor(backend.clock.now().getTime() / dayMs) - length - firstDay,
    wells: { 'N-1': { oil }, 'N-2': { oil } },
  });
});
beforeEach(async () => {
  backend.clock.pass(2);
  await backend.database.db.deleteFrom('schedule_entry').execute();
  await writeComputation(backend.database.db, backend.clock.now(), {});
});
afterAll(() => backend.close());

/** A moment so many hours from now. */
const ahead = (hours: number) => new Date(backend.clock.now().getTime() + hours * 3_600_000).toISOString();
const blank = {
  ...{ activity: null, work: null, plannedStart: null, plannedEnd: null },
  ...{ doneAt: null, value: null, overlapReason: null, comment: null },
};
const work = (wellId: string, activity = 'wellTest') => ({
  ...{ wellId, fieldId: null, facility: null, activity, title: `Work on ${wellId}` },
  ...{ owner: null, expectedDeferred: 5 },
});
type Change = { as?: string; id?: string; [part: string]: unknown };
const change = (action: string, { as = engineer, ...more }: Change): Promise<Answer> =>
  callOperation(backend, 'changeSchedule', tokens[as], {
    body: { id: randomUUID(), ...blank, action, ...more },
  });
const undo = (id: string, as = engineer) =>
  callOperation(backend, 'undoScheduleChange', tokens[as], { body: { id } });
interface Shown {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly plannedStart: string;
  readonly changes: readonly { readonly action: string; readonly undone: boolean }[];
}
const activityOf = ({ body }: Answer) => (body as unknown as { activity: Shown }).activity;
const planned = async (well = 'N-1', from = 24, more: Change = {}) =>
  activityOf(
    await change('create', {
      ...{ work: work(well), plannedStart: ahead(from), plannedEnd: ahead(from + 6) },
      ...more,
    }),
  );
const seen = ({ id, version }: Shown) => ({ id, version });
const codes = ({ body }: Answer) =>
  (body['errors'] as unknown as { code?: string }[]).map(({ code }) => code);
const list = async () =>
  (await callOperation(backend, 'getScheduleInfo', tokens[admin])).rows as unknown as Shown[];
const approvals = () =>
  backend.database.db.selectFrom('schedule_entry').select('approved_at as at').execute();

describe('creating an activity', () => {
  it('plans it for the caller, with its first change in its history', async () => {
    const { id } = await planned();
    expect(await list()).toMatchObject([
      {
        ...{ id, status: 'planned', owner: 'Erin Moe', expectedDeferred: 5, system: null, version: 1 },
        changes: [{ action: 'create', by: 'Erin Moe', undone: false }],
      },
    ]);
  });

  it('is the same one when it is sent again', async () => {
    const id = randomUUID();
    const sent = { id, work: work('N-1'), plannedStart: ahead(24), plannedEnd: ahead(30) };
    await change('create', sent);
    expect((await change('create', sent)).status).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  it('is refused where it overlaps other work of its well, unless a reason is given', async () => {
    await planned();
    const second = { work: work('N-1', 'chemical'), plannedStart: ahead(26), plannedEnd: ahead(40) };
    const refused = await change('create', second);
    expect([refused.status, codes(refused)]).toEqual([409, ['activityOverlaps']]);
    expect((await change('create', { ...second, work: work('N-2') })).status).toBe(200);
    const overlapReason = 'Both with one crew';
    const { changes } = activityOf(await change('create', { ...second, overlapReason }));
    expect(changes).toMatchObject([{ action: 'create', comment: overlapReason }]);
  });

  it('is cancelled when it is taken back', async () => {
    const id = randomUUID();
    await planned('N-1', 24, { id });
    expect(activityOf(await undo(id))).toMatchObject({ status: 'cancelled', changes: [{ undone: true }] });
  });

  it('needs a time that is to come, and an end after its start', async () => {
    const past = await change('create', {
      ...{ work: work('N-1'), plannedStart: ahead(-9), plannedEnd: ahead(-3) },
    });
    expect([past.status, codes(past)]).toEqual([400, ['planPast']]);
    const turned = { work: work('N-1'), plannedStart: ahead(30), plannedEnd: ahead(24) };
    expect((await change('create', turned)).status).toBe(400);
  });
});

describe('moving an activity', () => {
  it('moves its time, and says from when to when', async () => {
    const activity = await planned();
    const moved = activityOf(
      await change('move', { activity: seen(activity), plannedStart: ahead(48), plannedEnd: ahead(54) }),
    );
    expect(moved.version).toBe(2);
    expect(Date.parse(moved.plannedStart)).toBe(Date.parse(ahead(48)));
    expect(moved.changes[0]).toMatchObject({ action: 'move', from: ahead(24), to: ahead(48) });
  });

  it('of two people gives it to the first, and names the first to the second', async () => {
    const activity = await planned();
    const to = (hours: number) => ({
      ...{ activity: seen(activity), plannedStart: ahead(hours), plannedEnd: ahead(hours + 6) },
    });
    const both = await Promise.all([change('move', to(48)), change('move', { ...to(72), as: admin })]);
    const second = both.find(({ status }) => status === 409)!;
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [{ changes }] = (await list()) as [Shown & { changes: [{ by: string }] }];
    expect(second.body['errors']).toMatchObject([
      { code: 'decidedSince', values: { well: 'N-1', by: changes[0].by } },
    ]);
  });

  it('is planned again, so that no one counts on a time that was not approved', async () => {
    const confirmed = activityOf(await change('confirm', { activity: seen(await planned()) }));
    expect(await approvals()).toEqual([{ at: backend.clock.now() }]);
    backend.clock.pass(60);
    const later = { activity: seen(confirmed), plannedStart: ahead(48), plannedEnd: ahead(54) };
    const id = randomUUID();
    const moved = activityOf(await change('move', { id, ...later }));
    expect(moved.status).toBe('planned');
    expect(await approvals()).toEqual([{ at: null }]);
    expect(activityOf(await undo(id)).status).toBe('confirmed');
  });

  it('is taken back by who moved it, unless it was changed since', async () => {
    const id = randomUUID();
    const activity = await planned();
    const moved = activityOf(
      await change('move', { id, activity: seen(activity), plannedStart: ahead(48), plannedEnd: ahead(54) }),
    );
    expect((await undo(id, admin)).status).toBe(403);
    expect(Date.parse(activityOf(await undo(id)).plannedStart)).toBe(Date.parse(ahead(24)));
    const again = randomUUID();
    await change('cancel', { id: again, activity: { id: moved.id, version: moved.version + 1 }, as: admin });
    const late = await undo(again, engineer);
    expect(late.status).toBe(403);
  });

  it('is refused where it was done or cancelled', async () => {
    const cancelled = activityOf(await change('cancel', { activity: seen(await planned()) }));
    const refused = await change('move', {
      ...{ activity: seen(cancelled), plannedStart: ahead(48), plannedEnd: ahead(54) },
    });
    expect(codes(refused)).toEqual(['activityOver']);
  });
});

describe('overdue work', () => {
  it('is done, moved or commented on', async () => {
    const created = await planned();
    await backend.database.db
      .updateTable('schedule_entry')
      .set({ planned_start: ahead(-9), planned_end: ahead(-3) })
      .execute();
    const activity = { ...created, version: created.version + 1 };
    await writeComputation(backend.database.db, backend.clock.now(), {});
    expect(await list()).toMatchObject([{ status: 'overdue' }]);
    const comment = 'The crane is late';
    expect((await change('comment', { activity: seen(activity), comment })).status).toBe(200);
    const done = activityOf(await change('done', { activity: seen(activity), doneAt: ahead(-1) }));
    expect(done).toMatchObject({ status: 'done', changes: [{ action: 'done' }, { comment }, {}] });
  });

  it('of another system is commented on alone', async () => {
    const activity = await planned();
    await backend.database.db
      .updateTable('schedule_entry')
      .set({ system: 'Maintenance', system_address: 'https://elsewhere.example/1' })
      .execute();
    const now = { id: activity.id, version: activity.version + 1 };
    expect(codes(await change('cancel', { activity: now }))).toEqual(['activityElsewhere']);
    const commented = await change('comment', { activity: now, comment: 'When?' });
    expect(activityOf(commented)).toMatchObject({ system: { name: 'Maintenance', address: null } });
  });
});

describe('a frequency step that is done', () => {
  it('stands in the log with its value, until that is taken back', async () => {
    const id = randomUUID();
    const step = activityOf(
      await change('create', {
        ...{ work: work('N-1', 'frequencyStep'), plannedStart: ahead(-1), plannedEnd: ahead(1) },
      }),
    );
    const doneAt = ahead(0);
    await change('done', { id, activity: seen(step), doneAt, value: 51 });
    const log = () =>
      backend.database.db
        .selectFrom('well_event')
        .select(['well_id', 'kind', 'to_value', 'source', 'starts_at'])
        .where('id', '=', `made-${id}`)
        .execute();
    expect(await log()).toEqual([
      { well_id: 'N-1', kind: 'frequency', to_value: 51, source: 'operator', starts_at: new Date(doneAt) },
    ]);
    await undo(id);
    expect(await log()).toEqual([]);
    expect(await list()).toMatchObject([{ status: 'planned' }]);
  });

  it('is where the next one goes from, also at a well without readings', async () => {
    const id = randomUUID();
    const setTo = async (value: number) => {
      const step = { ...work('N-2', 'frequencyStep'), setTo: value };
      const made = await change('create', { work: step, plannedStart: ahead(2), plannedEnd: ahead(3) });
      return activityOf(made) as Shown & { step: { from: number | null; to: number } };
    };
    const first = await setTo(44);
    expect(first.step).toMatchObject({ from: null, to: 44 });
    await change('done', { id, activity: seen(first), doneAt: ahead(0), value: 44 });
    backend.clock.pass(2);
    const second = await setTo(45);
    expect(second.step).toMatchObject({ from: 44, to: 45 });
    await change('cancel', { activity: seen(second) });
    await undo(id);
  });
});

describe('a step of a choke or of lift gas that is done', () => {
  const stepOf = async (step: object) => {
    const made = activityOf(
      await change('create', {
        ...{ work: work('N-1', 'settingStep'), plannedStart: ahead(-1), plannedEnd: ahead(1) },
      }),
    );
    await backend.database.db
      .updateTable('schedule_entry')
      .set({ step: JSON.stringify(step) })
      .where('id', '=', made.id)
      .execute();
    return { id: made.id, version: made.version + 1 };
  };

  it.each([
    ['choke', '%', 40, { kind: 'choke', from_value: 34, to_value: 40, unit: '%' }],
    ['gasLift', 'Sm3/d', 51_000, { kind: 'other', from_value: 34, to_value: 51_000, unit: 'Sm3/d' }],
  ])('stands in the log with its value: %s', async (setting, unit, value, logged) => {
    const id = randomUUID();
    const activity = await stepOf({ setting, from: 34, to: value, unit });
    expect((await change('done', { id, activity, doneAt: ahead(0), value })).status).toBe(200);
    const log = backend.database.db
      .selectFrom('well_event')
      .select(['kind', 'from_value', 'to_value', 'unit'])
      .where('id', '=', `made-${id}`);
    expect(await log.execute()).toEqual([logged]);
  });

  it('takes no opening above all of it, and no value of what is not known to be set', async () => {
    const choke = await stepOf({ setting: 'choke', from: 34, to: 40, unit: '%' });
    expect((await change('done', { activity: choke, doneAt: ahead(0), value: 400 })).status).toBe(400);
    await backend.database.db
      .updateTable('schedule_entry')
      .set({ step: null })
      .where('id', '=', choke.id)
      .execute();
    const unknown = { ...choke, version: choke.version + 1 };
    expect((await change('done', { activity: unknown, doneAt: ahead(0), value: 40 })).status).toBe(400);
  });
});

describe('a step that does not keep the guard rails', () => {
  interface Step extends Shown {
    readonly effect: {
      expectedOil: number;
      basis: string;
      broken: { name: string; value: number; limit: number }[];
    };
  }
  const stepTo = async (setTo: number, wellId = 'N-1') =>
    activityOf(
      await change('create', {
        ...{ work: { ...work(wellId, 'frequencyStep'), setTo } },
        ...{ plannedStart: ahead(24), plannedEnd: ahead(25), overlapReason: 'Both are looked at' },
      }),
    ) as Step;
  beforeEach(async () => {
    const rails = { rails: usualGuardRails, surroundings: { openGasExceptions: 0, plannedWorks: 1 } };
    const well = pumpedWell([48, 50], { noise: 0.01 });
    const model = JSON.stringify(storedModel(replicate(fitPumpedWell(well) as FittedWell, well.id)!, rails));
    await backend.database.db
      .insertInto('pumped_model')
      .values({ well_id: 'N-1', model })
      .onConflict((conflict) => conflict.column('well_id').doNothing())
      .execute();
  });
  afterAll(() => backend.database.db.deleteFrom('pumped_model').execute());

  it('says which, and what the model expects of its oil', async () => {
    const { effect } = await stepTo(53);
    expect(effect).toMatchObject({ basis: 'whatIf', broken: [{ name: 'step', value: 3, limit: 1 }] });
    expect(effect.expectedOil).toBeGreaterThan(1);
    expect((await stepTo(50.5)).effect).toMatchObject({ basis: 'whatIf', broken: [] });
    expect((await stepTo(53, 'N-2')).effect).toEqual({ expectedOil: null, basis: 'noModel', broken: [] });
  });

  it('expects the oil of its own change: that of advice of the same one, else from where it begins', async () => {
    const { db } = backend.database;
    const [half, whole] = [await stepTo(50.5), await stepTo(51)];
    await db
      .updateTable('schedule_entry')
      .set({ step: JSON.stringify({ setting: 'frequency', from: 50.5, to: 51, unit: 'Hz' }) })
      .where('id', '=', half.id)
      .execute();
    await storeAdvice(db, { id: 'own', well: 'N-1', at: backend.clock.now() });
    await writeComputation(db, backend.clock.now(), {});
    const rows = await list();
    const effectOf = ({ id }: Shown) => (rows.find((row) => row.id === id) as Step).effect;
    // The stored advice is of 50 to 51 Hz.
    expect(effectOf(whole)).toMatchObject({ basis: 'advice', expectedOil: 6 });
    const { basis, expectedOil } = effectOf(half);
    expect(basis).toBe('whatIf');
    expect(expectedOil).toBeCloseTo(whole.effect.expectedOil - half.effect.expectedOil, 9);
  });

  it('is confirmed with a reason alone, which stands in the history and the audit log', async () => {
    const activity = seen(await stepTo(53));
    const refused = await change('confirm', { activity });
    expect([refused.status, codes(refused)]).toEqual([409, ['railsBroken']]);
    expect((await change('confirm', { activity, comment: '   ' })).status).not.toBe(200);
    const comment = 'Test of the new drive';
    expect(activityOf(await change('confirm', { activity, comment }))).toMatchObject({
      ...{ status: 'confirmed', changes: [{ action: 'confirm', comment }, {}] },
    });
    const [row] = await backend.database.db
      .selectFrom('audit_event')
      .select('detail')
      .where('kind', '=', 'scheduleChange')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(row!.detail).toMatchObject({ action: 'approve', reason: comment });
  });

  it('needs none where it keeps them', async () => {
    const activity = seen(await stepTo(50.5));
    expect((await change('confirm', { activity })).status).toBe(200);
  });
});

describe('the audit log', () => {
  it('names who changed what', async () => {
    await planned();
    const rows = await backend.database.db
      .selectFrom('audit_event')
      .select(['kind', 'outcome', 'detail'])
      .where('kind', '=', 'scheduleChange')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(rows).toMatchObject([
      { outcome: 'ok', detail: { action: 'add', work: 'Work on N-1', where: 'N-1' } },
    ]);
  });
});
