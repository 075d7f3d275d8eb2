import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { dayMs } from '../../src/production-day.ts';
import { createTestBackend, type Answer, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { day, firstDay, writeDays, writeSmallField } from '../support/small-field.ts';

const engineer = 'engineer@cnx.example';
const admin = 'admin@cnx.example';
const length = 60;
/** Position of the day on which the well stood for 12 hours and made half of its oil. */
const stopped = 50;
const oil = Array.from({ length }, (_, i) => (i === stopped ? 50 : 100));
const hours = Array.from({ length }, (_, i) => (i === stopped ? 12 : 24));

let backend: TestBackend;
let from: number;
const tokens: Record<string, string> = {};
const loss = () => day(from + stopped);

beforeAll(async () => {
  backend = await createTestBackend();
  for (const email of [engineer, admin]) tokens[email] = (await backend.signIn(email)).body.id_token;
  from = Math.floor(backend.clock.now().getTime() / dayMs) - length - firstDay;
  await writeSmallField(backend.database.db, { id: 'north', from, wells: { 'N-1': { oil, hours } } });
});
beforeEach(async () => {
  backend.clock.pass(2);
  await backend.database.db.deleteFrom('loss_recode').execute();
  await compute();
});
afterAll(() => backend.close());

const compute = () => recomputeInsights(backend.database, { wellIds: ['N-1'], now: backend.clock.now() });
const path = { wellId: 'N-1' };
type Change = { as?: string; [part: string]: unknown };
const recode = ({ as = engineer, ...more }: Change = {}): Promise<Answer> =>
  callOperation(backend, 'recodeLosses', tokens[as], {
    path,
    body: {
      ...{ id: randomUUID(), version: 1, from: loss(), to: loss(), comment: null },
      ...{ reasonCode: 'not-reported', kind: 'unplanned' },
      parts: [{ reasonCode: 'power', kind: 'unplanned', hours: null }],
      ...more,
    },
  });
const undo = (id: string, as = engineer) =>
  callOperation(backend, 'undoRecode', tokens[as], { path, body: { id } });
const codes = ({ body }: Answer) =>
  (body['errors'] as unknown as { code?: string }[]).map(({ code }) => code);
interface Lost {
  readonly reasonCode: string;
  readonly kind: string;
  readonly deferred: number;
  readonly hours: number;
}
const days = async (level: string) => {
  const { rows } = await callOperation(backend, 'getDeferredProductionInfo', tokens[admin], {
    query: { level, from: loss(), to: loss() },
  });
  return rows as unknown as { deferred: number; planned: number; reasons: Lost[] }[];
};
const split = [
  { reasonCode: 'power', kind: 'unplanned', hours: 9 },
  { reasonCode: 'workover', kind: 'planned', hours: 3 },
];

describe('recoding a loss', () => {
  it('changes the list, the card, the Pareto, the well and its planned part alike, and no sum', async () => {
    const [before] = await days('well');
    expect(before).toMatchObject({ planned: 0, reasons: [{ reasonCode: 'not-reported' }] });
    expect((await recode({ parts: split })).status).toBe(200);
    await compute();
    for (const level of ['well', 'field', 'area', 'businessUnit']) {
      const [row] = await days(level);
      expect(row!.deferred).toBeCloseTo(before!.deferred, 9);
      expect(row!.planned).toBeCloseTo(before!.deferred / 4, 6);
      expect(row!.reasons.map(({ reasonCode, kind }) => ({ reasonCode, kind }))).toEqual(
        split.map(({ reasonCode, kind }) => ({ reasonCode, kind })),
      );
      expect(row!.reasons.map((part) => part.hours)).toEqual([9, 3]);
      expect(row!.reasons[0]!.deferred).toBeCloseTo(before!.deferred * 0.75, 6);
    }
    const history = await callOperation(backend, 'getWellHistory', tokens[admin], {
      path,
      query: { from: loss(), to: loss() },
    });
    expect(history.body['losses']).toMatchObject([{ reasonCode: 'power' }, { reasonCode: 'workover' }]);
    const statistics = await callOperation(backend, 'getProductionStatistics', tokens[admin], {
      query: { level: 'well', from: loss(), to: loss(), wellIds: 'N-1' },
    });
    expect((statistics.body['total'] as { deferred: number }).deferred).toBeCloseTo(before!.deferred, 6);
  });

  it('stands over what is computed later', async () => {
    await recode();
    await writeDays(backend.database.db, 'N-1', { oil: oil.map((rate) => rate * 2), hours }, from);
    await compute();
    const [row] = await days('field');
    expect(row!.deferred).toBeCloseTo(100, 3);
    expect(row!.reasons).toMatchObject([{ reasonCode: 'power' }]);
    await writeDays(backend.database.db, 'N-1', { oil, hours }, from);
  });

  it('is of what an earlier one left, and each is shown with who made it', async () => {
    await recode();
    await compute();
    const parts = [{ reasonCode: 'weather', kind: 'unplanned', hours: null }];
    const answer = await recode({ as: admin, version: 2, reasonCode: 'power', parts, comment: ' Storm. ' });
    expect(answer.body).toMatchObject({
      version: 3,
      computed: false,
      recodes: [
        { reasonCode: 'power', parts: [{ reasonCode: 'weather', sharePct: 100 }], comment: 'Storm.' },
        { reasonCode: 'not-reported', by: 'Erin Moe', undone: false },
      ],
    });
    await compute();
    expect((await days('field'))[0]!.reasons).toMatchObject([{ reasonCode: 'weather' }]);
  });

  it('is the same one when it is sent again, and stands in the audit log once', async () => {
    const id = randomUUID();
    await recode({ id });
    expect((await recode({ id })).body).toMatchObject({ version: 2, recodes: [{ id }] });
    const audited = await backend.database.db
      .selectFrom('audit_event')
      .select('detail')
      .where('kind', '=', 'lossRecode')
      .execute();
    expect(audited.filter(({ detail }) => (detail as { id?: string }).id === id)).toMatchObject([
      { detail: { action: 'recode', reason: 'not-reported', causes: 'power' } },
    ]);
  });

  it('is refused after another one that its user has not seen', async () => {
    await recode();
    expect(codes(await recode({ as: admin }))).toEqual(['decidedSince']);
  });

  it('is refused for hours that are not those of the loss, and for what was not lost', async () => {
    const [first, second] = split;
    expect(codes(await recode({ parts: [first, { ...second, hours: 2 }] }))).toEqual(['lossHours']);
    expect(codes(await recode({ reasonCode: 'weather' }))).toEqual(['lossGone']);
    expect(
      codes(await recode({ parts: [{ ...split[0], reasonCode: 'underperformance', hours: null }] })),
    ).toEqual(['causeGone']);
  });

  it.each([
    [{ to: '2020-01-01' }, /^body\/to /],
    [{ parts: [{ ...split[0], hours: 1 }] }, /^body\/parts must have hours/],
    [{ parts: [split[0], split[0]] }, /^body\/parts names a cause twice/],
    [{ reasonCode: 'power', parts: [{ ...split[0], hours: null }] }, /^body\/parts must differ/],
  ])('is refused as %o', async (more, message) => {
    const { status, body } = await recode(more);
    expect(status).toBe(400);
    expect((body['errors'] as unknown as { message: string }[])[0]!.message).toMatch(message);
  });
});

describe('taking a recode back', () => {
  const first = async () => {
    const id = randomUUID();
    await recode({ id });
    await compute();
    return id;
  };

  it('gives the day the cause that it had', async () => {
    const id = await first();
    expect((await undo(id)).body).toMatchObject({ version: 3, recodes: [{ id, undone: true }] });
    await compute();
    expect((await days('field'))[0]!.reasons).toMatchObject([{ reasonCode: 'not-reported' }]);
    expect((await undo(id)).body).toMatchObject({ version: 3 });
  });

  it('is for who made it', async () => {
    expect(codes(await undo(await first(), admin))).toEqual(['notYours']);
    expect(codes(await undo(randomUUID()))).toEqual(['decisionGone']);
  });

  it('is refused after a later one of the same days', async () => {
    const id = await first();
    const parts = [{ reasonCode: 'weather', kind: 'unplanned', hours: null }];
    await recode({ version: 2, reasonCode: 'power', parts });
    expect(codes(await undo(id))).toEqual(['decidedSince']);
  });
});
