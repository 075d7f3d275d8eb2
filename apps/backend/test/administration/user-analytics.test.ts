import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '@cnx/api/schema';
import { createUserAnalytics } from '../../src/administration/user-analytics.ts';
import { generatedPeople, writeUsage, type GeneratedUse } from '../../src/demonstration/write-usage.ts';
import { keepUsage, type UsageEvent } from '../../src/kept/usage.ts';
import { defaultLimits } from '../../src/limits.ts';
import { createSchemaCheck } from '../../src/server/schema-check.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation, operationOf } from '../support/contract-calls.ts';

type Analytics = components['schemas']['UserAnalytics'];

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await createTestBackend();
  ({ id_token: token } = (await backend.signIn('admin@cnx.example')).body);
});
afterAll(() => backend.close());
beforeEach(() => backend.database.db.deleteFrom('usage_event').execute());

async function analytics(month: string): Promise<Analytics> {
  const { status, body } = await callOperation(backend, 'getUserAnalytics', token, { query: { month } });
  expect(status).toBe(200);
  return body as unknown as Analytics;
}

/** Writes one event of each of some people, the last of them `from + people - 1`. */
function write(day: string, people: number, event: Partial<UsageEvent> = {}, from = 0): Promise<void> {
  const whole = {
    name: 'view',
    page: 'dashboard',
    secondsAgo: 0,
    value: null,
    words: null,
    ...event,
  } as const;
  return keepUsage(
    backend.database.db,
    Array.from({ length: people }, (_, place) => ({
      source: {
        userId: `person ${from + place}`,
        signIn: 'password' as const,
        sentAt: new Date(`${day}T12:00:00Z`),
      },
      events: [whole],
    })),
  );
}

describe('groups of fewer than five people', () => {
  const named = (list: Analytics['views'], name: string) => list.find((one) => one.name === name);

  it('are hidden, and those of five are shown', async () => {
    await write('2026-02-04', 4, { page: 'support' });
    await write('2026-02-04', 5, { page: 'news' });
    await write('2026-02-04', 9, { page: 'apps' });
    await write('2026-02-04', 9, { page: 'dashboard' });
    const { views } = await analytics('2026-02');
    expect(named(views, 'support')).toEqual({ name: 'support', count: null, people: null });
    expect(named(views, 'apps')).toEqual({ name: 'apps', count: 9, people: 9 });
    // The smallest of the others, too: with the whole, the hidden one would be known.
    expect(named(views, 'news')).toEqual({ name: 'news', count: null, people: null });
    await write('2026-02-05', 1, { page: 'support' }, 4);
    expect(named((await analytics('2026-02')).views, 'support')).toEqual({
      name: 'support',
      count: 5,
      people: 5,
    });
  });

  it('are hidden in every part of the answer', async () => {
    const day = '2026-02-04';
    for (const name of ['session', 'feature.well', 'filter.fieldIds', 'export.csv', 'error'] as const)
      await write(day, 4, { name });
    await write(day, 4, { name: 'emptySearch', words: 'a name of a person' });
    await write(day, 4, { name: 'acknowledgement', value: 60 });
    for (const name of ['load.lcp', 'load.inp', 'load.cls'] as const)
      await write(day, 4, { name, value: 60 });
    const answer = await analytics('2026-02');
    const lists = [answer.sessions, answer.features, answer.filters, answer.exports, answer.errors];
    for (const list of lists) expect(list).toMatchObject([{ count: null, people: null }]);
    expect(answer.emptySearches).toEqual([]);
    expect(answer.acknowledgements.find(({ from }) => from === '2026-02-02')).toEqual({
      from: '2026-02-02',
      count: null,
      people: null,
      medianMinutes: null,
    });
    expect(answer.loadTimes).toEqual([
      { page: 'dashboard', people: null, lcpMs: null, inpMs: null, clsThousandths: null },
    ]);
    expect(answer.byDay.find(({ from }) => from === day)!.people).toBeNull();
    expect(answer.byWeek.find(({ from }) => from === '2026-02-02')!.people).toBeNull();
    expect(answer.byMonth).toEqual([{ from: '2026-02-01', people: null, returning: null, whole: false }]);
    expect(JSON.stringify(answer)).not.toContain('a name of a person');
    await write(day, 1, { name: 'emptySearch', words: 'A name of  a person' }, 4);
    expect((await analytics('2026-02')).emptySearches).toEqual([
      { name: 'a name of a person', count: 5, people: 5 },
    ]);
  });

  it('are not given away by those who came back, who are new, or who stayed away', async () => {
    const returning = async () =>
      (await analytics('2026-02')).byDay.find(({ from }) => from === '2026-02-04')!.returning;
    await write('2026-02-03', 10);
    await write('2026-02-04', 10);
    expect(await returning()).toBe(10);
    await write('2026-02-04', 3, {}, 10);
    expect(await returning()).toBeNull();
    await write('2026-02-04', 2, {}, 13);
    expect(await returning()).toBe(10);
    await write('2026-02-03', 2, {}, 30);
    expect(await returning()).toBeNull();
  });

  it('do not grow where the pseudonyms change', async () => {
    // A key is of 90 days from 2025-12-08 on.
    await write('2025-12-07', 3);
    await write('2025-12-08', 4);
    const { byMonth, views } = await analytics('2025-12');
    expect(byMonth.map(({ people }) => people)).toEqual([null]);
    expect(views).toEqual([{ name: 'dashboard', count: null, people: null }]);
  });
});

it('a period that is not wholly counted says so, and nobody is said to have come back from it', async () => {
  // The clock stands at 2026-03-02.
  await write('2025-12-10', 9);
  await write('2026-01-20', 9);
  await write('2026-02-10', 9);
  const { byMonth } = await analytics('2026-02');
  expect(byMonth).toEqual([
    { from: '2025-12-01', people: 9, returning: null, whole: false },
    { from: '2026-01-01', people: 9, returning: null, whole: true },
    { from: '2026-02-01', people: 9, returning: 9, whole: true },
  ]);
  await write('2026-03-01', 9);
  const { byMonth: now, byDay } = await analytics('2026-03');
  expect(now.at(-1)).toMatchObject({ from: '2026-03-01', whole: false });
  expect(byDay.map(({ whole }) => whole)).toEqual([true, false]);
});

describe('the demonstration', () => {
  const sent: GeneratedUse[] = [];

  async function seed(): Promise<void> {
    await backend.database.db.deleteFrom('setting').where('key', '=', 'demonstrationUsage').execute();
    sent.length = 0;
    await writeUsage(backend.database.db, backend.clock.now(), 90, async (batches) => {
      sent.push(...batches);
      await keepUsage(backend.database.db, batches);
    });
  }

  it('has 90 days of at least 60 people, in batches that the contract takes, and the same ones each time', async () => {
    await seed();
    const check = createSchemaCheck(operationOf('recordUsage').body!.schema, 'body');
    expect(sent.flatMap(({ events }) => check({ events }))).toEqual([]);
    expect(generatedPeople).toBeGreaterThanOrEqual(60);
    expect(new Set(sent.map(({ source }) => source.userId)).size).toBe(generatedPeople);
    const days = new Set(sent.map(({ source }) => source.sentAt.toISOString().slice(0, 10)));
    expect(days.size).toBe(89);
    const first = [...sent];
    await backend.database.db.deleteFrom('usage_event').execute();
    await seed();
    expect(sent).toEqual(first);
    const again: GeneratedUse[] = [];
    const tomorrow = new Date(backend.clock.now().getTime() + 24 * 60 * 60 * 1000);
    await writeUsage(backend.database.db, tomorrow, 90, async (batches) => void again.push(...batches));
    expect(new Set(again.map(({ source }) => source.sentAt.toISOString().slice(0, 10)))).toEqual(
      new Set(['2026-03-02']),
    );
  });

  it('gives for a month what a query over its events gives', async () => {
    await seed();
    const answer = await analytics('2026-02');
    const plain = async <Row>(query: string) => (await sql.raw<Row>(query).execute(backend.database.db)).rows;
    // February lies within one key of the pseudonyms.
    const february = `at >= '2026-02-01 00:00+00' and at < '2026-03-01 00:00+00'`;
    const hidden = (people: number) => people > 0 && people < 5;

    for (const [list, names] of [
      ['sessions', `name like 'session.%'`],
      ['features', `name like 'feature.%'`],
      ['filters', `name like 'filter.%'`],
      ['exports', `name like 'export.%'`],
      ['views', `name = 'view'`],
      ['errors', `name = 'error'`],
      ['emptySearches', `name = 'emptySearch'`],
    ] as const) {
      const key =
        { views: 'page', errors: 'page', emptySearches: 'words' }[list as 'views'] ??
        `substr(name, strpos(name, '.') + 1)`;
      const rows = await plain<{ name: string; count: number; people: number }>(
        `select ${key} as name, count(*)::int as count, count(distinct person)::int as people
         from usage_event where ${february} and ${names} group by 1`,
      );
      const expected = new Map(rows.map((row) => [row.name, row]));
      const shown = answer[list].filter(({ people }) => people !== null);
      for (const row of shown) expect([list, row]).toEqual([list, expected.get(row.name)]);
      const small = rows.filter(({ people }) => hidden(people));
      const complementary = small.length === 1 && list !== 'emptySearches' ? 1 : 0;
      const left = list === 'emptySearches' ? 0 : small.length + complementary;
      expect([list, answer[list].length - shown.length]).toEqual([list, left]);
      expect([list, shown.length]).toEqual([list, rows.length - small.length - complementary]);
      expect(shown.length).toBeGreaterThan(0);
    }

    for (const [unit, periods] of [
      ['day', answer.byDay],
      ['week', answer.byWeek],
    ] as const) {
      for (const { from, people, returning } of periods) {
        const [row] = await plain<{ people: number; returning: number; before: number }>(
          `with now as (select distinct person from usage_event
                        where at >= '${from} 00:00+00' and at < timestamptz '${from} 00:00+00' + interval '1 ${unit}'),
                before as (select distinct person from usage_event
                           where at >= timestamptz '${from} 00:00+00' - interval '1 ${unit}' and at < '${from} 00:00+00')
           select (select count(*)::int from now) as people, (select count(*)::int from before) as before,
                  (select count(*)::int from now join before using (person)) as returning`,
        );
        const { people: all, returning: back, before } = row!;
        expect([from, people]).toEqual([from, hidden(all) ? null : all]);
        const parts = [all, back, all - back, before - back];
        expect([from, returning]).toEqual([from, parts.some(hidden) ? null : back]);
      }
    }
    expect(answer.byDay).toHaveLength(28);
    expect(answer.byWeek.map(({ from }) => from)).toEqual([
      '2026-01-26',
      '2026-02-02',
      '2026-02-09',
      '2026-02-16',
    ]);
    expect(answer.months).toEqual(['2026-03', '2026-02', '2026-01', '2025-12']);
    const [month] = await plain<{ people: number }>(
      `select count(distinct person)::int as people from usage_event where ${february}`,
    );
    expect(answer.byMonth.find(({ from }) => from === '2026-02-01')!.people).toBe(month!.people);

    for (const { page, lcpMs, inpMs, clsThousandths } of answer.loadTimes) {
      const quartile = async (name: string) => {
        const rows = await plain<{ value: number; person: string }>(
          `select value, encode(person, 'hex') as person from usage_event
           where ${february} and name = '${name}' and page = '${page}' order by value`,
        );
        if (hidden(new Set(rows.map(({ person }) => person)).size)) return null;
        // By hand: between the values on both sides of three quarters of the way.
        const place = (rows.length - 1) * 0.75;
        const [low, high] = [rows[Math.floor(place)]!.value, rows[Math.ceil(place)]!.value];
        return low + (high - low) * (place - Math.floor(place));
      };
      for (const [shown, name] of [
        [lcpMs, 'load.lcp'],
        [inpMs, 'load.inp'],
        [clsThousandths, 'load.cls'],
      ] as const) {
        const expected = await quartile(name);
        if (expected === null) expect([page, name, shown]).toEqual([page, name, null]);
        else expect(Math.abs(shown! - expected)).toBeLessThanOrEqual(0.5);
      }
    }
    expect(answer.loadTimes.length).toBeGreaterThan(5);

    for (const { from, count, people, medianMinutes } of answer.acknowledgements) {
      const rows = await plain<{ value: number; person: string }>(
        `select value, encode(person, 'hex') as person from usage_event
         where name = 'acknowledgement' and at >= '${from} 00:00+00'
           and at < timestamptz '${from} 00:00+00' + interval '7 days' order by value`,
      );
      const middle = (rows.length - 1) / 2;
      const median = (rows[Math.floor(middle)]!.value + rows[Math.ceil(middle)]!.value) / 2;
      expect({ count, people }).toEqual({
        count: rows.length,
        people: new Set(rows.map(({ person }) => person)).size,
      });
      expect(Math.abs(medianMinutes! - median)).toBeLessThanOrEqual(0.5);
    }
  });
});

describe('sums of a month that is over', () => {
  const sumsAt = (instant: string) =>
    createUserAnalytics({
      db: backend.database.db,
      now: () => new Date(instant),
      limits: defaultLimits,
    }).keepMonths();
  const days = ['2026-01-05', '2026-01-20', '2026-02-10'];
  beforeEach(async () => {
    await backend.database.db.deleteFrom('usage_month').execute();
    for (const day of days) await write(day, 7, { page: 'news' });
  });
  const forget = () =>
    backend.database.db
      .deleteFrom('usage_event')
      .where('at', '<', new Date('2026-02-01T00:00:00Z'))
      .execute();

  it('outlive its events, and are those that the events gave', async () => {
    const before = await analytics('2026-01');
    await sumsAt('2026-02-03T00:00:00Z');
    await forget();
    const { views, byDay, byMonth, months } = await analytics('2026-01');
    expect(views).toEqual([{ name: 'news', count: 14, people: 7 }]);
    expect(byDay).toEqual(before.byDay);
    expect(byMonth[0]).toEqual(before.byMonth[0]);
    expect(months).toEqual(['2026-02', '2026-01']);
  });

  it('are not kept before its last events are in, nor where events are gone already', async () => {
    await sumsAt('2026-02-02T23:00:00Z');
    await sumsAt('2026-04-10T00:00:00Z');
    const kept = await backend.database.db.selectFrom('usage_month').select('month').execute();
    expect(kept).toEqual([{ month: '2026-02' }]);
  });

  it('go after 25 months', async () => {
    await sumsAt('2026-02-03T00:00:00Z');
    await forget();
    await sumsAt('2028-02-20T00:00:00Z');
    expect((await analytics('2026-01')).views).toHaveLength(1);
    await sumsAt('2028-03-01T00:00:00Z');
    expect((await analytics('2026-01')).views).toEqual([]);
  });
});
