import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAssistant } from '../../src/assistant/assistant.ts';
import type { Answer } from '../../src/assistant/understanding.ts';
import { defaultPotentialMethod } from '../../src/insights/potential.ts';
import { readDeclines } from '../../src/queries/declines.ts';
import { readLossesByCause } from '../../src/queries/deferred-losses.ts';
import { readHandoverContent } from '../../src/queries/handover-content.ts';
import { listNotifications } from '../../src/queries/notifications.ts';
import { productionTotals } from '../../src/queries/production-totals.ts';
import { readPumpSurvival } from '../../src/queries/pump-survival.ts';
import { listExceptions } from '../../src/queries/well-exceptions.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { plantFields } from './planted-fields.ts';
import { plantGas } from './plant-gas.ts';
import { plantKept } from './plant-kept.ts';
import type { Row } from './questions.ts';

const now = new Date('2026-03-02T06:30:00Z');
const newest = { from: '2026-02-01', to: '2026-03-01' };
let database: TestDatabase;
let userId: string;
let ask: (language: Row[0], question: string, context?: Answer['understood']) => Promise<Answer>;
beforeAll(async () => {
  database = await createTestDatabase();
  await plantFields(database);
  await plantGas(database);
  userId = await plantKept(database);
  const assistant = createAssistant(database.db);
  const asking = { now, userId, gone: new AbortController().signal };
  ask = (language, question, context) =>
    assistant.ask({ question, language, units: 'metric', context: context ?? null }, asking);
});
afterAll(() => database.drop());

/** The figures of the first statement, or of the one of a code, by name. */
function figuresOf({ statements }: Answer, code = statements[0]?.code): Record<string, number | null> {
  const said = statements.find((each) => each.code === code);
  return Object.fromEntries((said?.figures ?? []).map(({ name, value }) => [name, value]));
}
const idsOf = ({ records }: Answer) => records.map(({ well, id }) => well ?? id);

describe('notifications', () => {
  /** Notifications as their page lists them, the newest of each group. */
  async function readGroups(isMeant: (row: Notice) => boolean) {
    const courses = { read: () => Promise.resolve(new Map()) };
    const { rows } = await listNotifications(
      { db: database.db, courses },
      userId,
      { limit: 1000, offset: 0 },
      now,
    );
    return [...new Set(rows.filter(isMeant).map(({ groupKey }) => groupKey))].length;
  }
  type Notice = Awaited<ReturnType<typeof listNotifications>>['rows'][number];
  const isUnread = ({ readAt, facts }: Notice) => readAt === null && facts?.open !== 0;

  it.each([
    ['en', 'How many unread notifications do I have?'],
    ['es', '¿Cuántas notificaciones sin leer tengo?'],
    ['fr', 'Combien de notifications non lues ?'],
  ] as const)('are those that the page lists, %s: %s', async (language, question) => {
    const answer = await ask(language, question);
    expect(answer).toMatchObject({ outcome: 'answered', page: 'notifications' });
    expect(answer.understood).toMatchObject({ intent: 'notifications', state: 'unread' });
    expect(figuresOf(answer)).toEqual({
      count: await readGroups(isUnread),
      value: await readGroups(() => true),
    });
    expect(answer.total).toBe(await readGroups(isUnread));
  });

  it.each([
    ['en', 'Unread alerts of high severity'],
    ['es', '¿Avisos sin leer de severidad alta?'],
    ['fr', 'Alertes non lues de gravité élevée'],
  ] as const)('hold a severity, %s: %s', async (language, question) => {
    const answer = await ask(language, question);
    expect(answer.understood).toMatchObject({ intent: 'notifications', severity: 'high', state: 'unread' });
    expect(answer.total).toBe(await readGroups((row) => isUnread(row) && row.severity === 'high'));
    expect(answer.total).toBeGreaterThan(0);
  });

  it('are those of a field', async () => {
    const answer = await ask('en', 'My notifications about Korvasund');
    expect(idsOf(answer).length).toBeGreaterThan(0);
    expect(idsOf(answer).every((id) => id.startsWith('KOR'))).toBe(true);
  });
});

describe('hand-overs', () => {
  it.each([
    ['en', 'What is left open since the last shift?'],
    ['es', '¿Qué dejó el turno anterior?'],
    ['fr', 'Que laisse la relève ?'],
  ] as const)('say what the page says, %s: %s', async (language, question) => {
    const since = new Date('2026-03-01T18:00:00Z');
    const window = { from: '2026-02-01', to: '2026-03-03' };
    const { content } = await readHandoverContent(database.db, { since, now, window });
    const answer = await ask(language, question);
    expect(answer).toMatchObject({ outcome: 'answered', page: 'handover' });
    expect(figuresOf(answer)).toEqual({
      opened: content.counts.opened,
      ended: content.counts.ended,
      made: content.counts.decided,
      count: content.counts.open,
    });
    expect(answer.records[0]).toMatchObject({ kind: 'handover', name: 'Watch SUN-A-02', person: 'Ana Sas' });
    expect(answer.records.length).toBe(1 + Math.min(10, content.counts.open));
  });

  it('are of a field', async () => {
    const { records } = await ask('en', 'Hand-over of Korvasund');
    expect(
      records
        .filter(({ kind }) => kind === 'exception')
        .every(({ name, place }) => [name, place].includes('Korvasund')),
    ).toBe(true);
  });
});

describe('what of losses was planned', () => {
  it.each([
    ['en', 'Planned against unplanned losses in February'],
    ['es', 'Pérdidas planificadas frente a no planificadas en febrero'],
    ['fr', 'Pertes planifiées et non planifiées en février'],
  ] as const)('adds up to the losses by reason, %s: %s', async (language, question) => {
    const window = { from: '2026-02-01', to: '2026-02-28' };
    const source = { selection: {}, window, product: 'oil' as const, method: defaultPotentialMethod };
    const losses = await readLossesByCause(database.db, source);
    const sumOf = (kind: string) =>
      losses.reduce((sum, loss) => (loss.kind === kind ? sum + loss.deferred : sum), 0);
    const answer = await ask(language, question);
    const { planned, unplanned } = figuresOf(answer, 'plannedParts');
    expect(planned).toBeCloseTo(sumOf('planned'), 6);
    expect(unplanned).toBeCloseTo(sumOf('unplanned'), 6);
    expect(unplanned).toBeGreaterThan(0);
  });

  it('goes on from losses by reason, with their days', async () => {
    const { understood } = await ask('en', 'Deferred by cause in January');
    const answer = await ask('en', 'what was planned and what wasn’t', understood);
    expect(answer.understood).toMatchObject({ intent: 'causes', from: '2026-01-01', to: '2026-01-31' });
    expect(answer.statements.map(({ code }) => code)).not.toContain('notUnderstood');
  });

  it('leaves what was planned out of unplanned losses', async () => {
    const { understood, statements } = await ask('en', 'Unplanned losses of Sundrift in February');
    expect(understood).toMatchObject({ intent: 'causes', lossKind: 'unplanned' });
    expect(statements.map(({ code }) => code)).toEqual(['causes']);
  });
});

describe('figures by method of production', () => {
  it.each([
    ['en', 'Oil by lift method in February'],
    ['es', 'Petróleo por método de producción en febrero'],
    ['fr', 'Huile par méthode de production en février'],
  ] as const)('are those of the wells of each, %s: %s', async (language, question) => {
    const method = 'electricSubmersiblePumpLift' as const;
    const window = { from: '2026-02-01', to: '2026-02-28' };
    const [all] = await productionTotals.read(database.db, { methods: [method] }, window, 'all', now);
    const answer = await ask(language, question);
    expect(answer.understood).toMatchObject({ intent: 'rank', level: 'method' });
    expect(answer.records.find(({ id }) => id === method)?.value).toBe(all!.oil);
  });
});

describe('declines', () => {
  it.each([
    ['en', 'Decline rate by field'],
    ['es', 'Tasa de declinación por campo'],
    ['fr', 'Taux de déclin par champ'],
  ] as const)('are those of the statistics, %s: %s', async (language, question) => {
    const { fields } = await readDeclines(database.db, {}, { limit: null, now });
    const known = fields.filter(({ forecast }) => forecast?.declinePct != null);
    const answer = await ask(language, question);
    expect(answer.understood).toMatchObject({ intent: 'decline', level: 'field' });
    if (known.length === 0) expect(answer.outcome).toBe('unknown');
    else
      expect(answer.records.map(({ id, value }) => [id, value]).toSorted()).toEqual(
        known.map(({ id, forecast }) => [id, forecast!.declinePct]).toSorted(),
      );
  });

  it.each([
    ['en', 'Steepest decliners'],
    ['es', '¿Qué pozos declinan más rápido?'],
    ['fr', 'Quels puits déclinent le plus vite ?'],
    ['en', 'Decline of SUN-A-01'],
  ] as const)('of wells, %s: %s', async (language, question) => {
    expect((await ask(language, question)).understood).toMatchObject({ intent: 'decline', level: 'well' });
  });
});

describe('makers of pumps', () => {
  it.each([
    ['en', 'Which maker has the most failures?'],
    ['es', 'Fallas de bombas por fabricante'],
    ['fr', 'Pannes de pompes par fabricant'],
  ] as const)('are those of the survival curves, %s: %s', async (language, question) => {
    const asked = { until: newest.to, now, by: 'manufacturer' as const };
    const { total, groups } = await readPumpSurvival(database.db, {}, asked);
    const answer = await ask(language, question);
    expect(answer.understood.intent).toBe('makers');
    expect(figuresOf(answer)).toMatchObject({ runs: total.runs, failures: total.failures });
    expect(answer.records.map(({ name, value, before }) => [name, value, before])).toEqual(
      groups.map(({ name, medianDays, failures }) => [name, medianDays, failures]),
    );
    expect(groups.length).toBeGreaterThan(1);
  });
});

describe('conditions on wells and exceptions', () => {
  it.each([
    ['en', 'How many oil producers are there?'],
    ['es', '¿Cuántos pozos de petróleo hay?'],
    ['fr', 'Combien de puits de pétrole ?'],
  ] as const)('counts the wells for a product alone, %s: %s', async (language, question) => {
    const answer = await ask(language, question);
    expect(answer.understood).toMatchObject({ intent: 'count', product: 'oil' });
    expect(figuresOf(answer)['count']).toBe(6);
  });

  it.each([
    ['en', 'Exceptions from 10 February to 20 February', '2026-02-10', '2026-02-20'],
    ['es', 'Excepciones del 10 de febrero al 20 de febrero', '2026-02-10', '2026-02-20'],
    ['fr', 'Exceptions du 10 février au 20 février', '2026-02-10', '2026-02-20'],
  ] as const)('lists those that began then, %s: %s', async (language, question, from, to) => {
    const answer = await ask(language, question);
    const choice = { window: { from, to: '2026-03-03' }, until: null, now };
    const page = { limit: 100, offset: 0, where: `since>=${from};since<=${to}`, sort: undefined };
    const { rows, total } = await listExceptions(database.db, {}, choice, page);
    expect(answer.understood).toMatchObject({ intent: 'exceptions', from, to });
    expect(total).toBeGreaterThan(0);
    expect(figuresOf(answer)).toEqual({ count: total, value: rows.filter(({ isOpen }) => isOpen).length });
  });

  it('knows none of days to come', async () => {
    expect((await ask('en', 'exceptions next week')).outcome).toBe('unknown');
  });
});
