import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { OperationId } from '../../src/server/contract-handlers.ts';
import { severities } from '../../src/vocabulary.ts';
import { workEnd, type TimedWork } from '@cnx/api/planned-loss';
import { createTestBackend, type Answer, type AnswerRow, type TestBackend } from '../support/backend.ts';
import { callOperation, contract, operationOf, type Sample } from '../support/contract-calls.ts';
import { createSmallDemonstration } from '../support/demonstration.ts';

let backend: TestBackend;
let token: string;
let fieldNames: Map<string, unknown>;

/** The lists that can be sorted, with the further parameters of a call; deferral of wells, of sums, and of wells over all days. */
const lists = contract.operations
  .filter(({ parameters }) => parameters.some(({ name }) => name === 'sort'))
  .map(({ id }) => id as OperationId)
  .flatMap((id): [name: string, id: OperationId, level: Record<string, string>][] =>
    id === 'getDeferredProductionInfo'
      ? [
          [`${id} of wells`, id, { level: 'well' }],
          [`${id} of fields`, id, { level: 'field' }],
          [`${id} of wells over all days`, id, { level: 'well', per: 'window' }],
        ]
      : [[id, id, {}]],
  );

const keysOf = (id: OperationId): readonly string[] => {
  const { schema } = operationOf(id).parameters.find(({ name }) => name === 'sort')!;
  return (schema['enum'] as string[]).filter((key) => !key.startsWith('-'));
};

beforeAll(async () => {
  backend = await createTestBackend({}, { database: await createSmallDemonstration() });
  const { db } = backend.database;
  // What began after its planned end and goes on ends later than it was planned to.
  await sql`update schedule_entry set status = 'inProgress', actual_start = planned_end + interval '9 days', actual_end = null
    where hashtext(id) & 3 = 0`.execute(db);
  // What the demonstration leaves out: accents, texts that people write, and values that differ, beside rows without one.
  await sql`update well set name = 'Élan-' || name where id in (select id from well order by id limit 3)`.execute(
    db,
  );
  await sql`update app_user set first_name = 'Ana', last_name = case email when 'engineer@cnx.example' then '2' else '12' end
    where email in ('engineer@cnx.example', 'admin@cnx.example')`.execute(db);
  await sql`update production_drop_exception as found set assignee_id = case when day > '2025-10-01' then owner.id end
    from app_user as owner where owner.email in ('engineer@cnx.example', 'admin@cnx.example')
      and (length(found.id) % 2 = 0) = (owner.last_name = '2')`.execute(db);
  await sql`update optimization_opportunity set found_at = '2025-06-01', decided_at = null, done_at = null, proved_at = null,
      status = 'found', confidence = 0.5 + (hashtext(id) & 31) / 100.0,
      expires_at = timestamptz '2026-04-01' + (hashtext(id) & 7) * interval '1 day',
      limiting_constraint = case hashtext(id) & 3 when 0 then 'Motor current' when 1 then 'Planned work' end`.execute(
    db,
  );
  await sql`update production_drop_exception set variable = 'gas' where length(id) % 2 = 0`.execute(db);
  await sql`update sustainability_day set quality = 'measured' where extract(day from day) < 9`.execute(db);
  await sql`update deferred_production set quality = 'suspect' where extract(day from day) = 9`.execute(db);
  await sql`update gas_exception set severity = case numbered.n when 1 then 'high' when 2 then 'medium' else 'low' end,
      free_gas_pct = 9 + numbered.n, motor_current_mean = numbered.n, motor_current_cv = 100 - numbered.n,
      intake_pressure = 8 + numbered.n, frequency = nullif(40 + numbered.n, 42), liquid_rate = numbered.n / 3.0
    from (select id, row_number() over (order by id) as n from gas_exception) as numbered
    where numbered.id = gas_exception.id`.execute(db);
  ({ id_token: token } = (await backend.signIn()).body);
  const { rows } = await callOperation(backend, 'getFields', token);
  fieldNames = new Map(rows.map(({ id, ...field }) => [id, field['name']]));
});
afterAll(() => backend.close());

/** Lists of days have a row for each entity and day: some weeks of them hold every value there is. */
const daysOf: Partial<Record<OperationId, string>> = {
  getDeferredProductionInfo: '2026-01-20',
  getSustainableProductionInfo: '2026-01-10',
};

/** All findings; opportunities are those that are open when the window ends. */
const windowOf = (id: OperationId) => ({
  from: daysOf[id] ?? '2025-03-01',
  to: id === 'getProductionOptimizationInfo' ? '2026-03-01' : '2026-12-31',
});

const call = (id: OperationId, query: Sample['query'] = {}, headers: Record<string, string> = {}) =>
  callOperation(backend, id, token, { query: { ...windowOf(id), ...query }, headers });

const linesOf = ({ text }: Answer): AnswerRow[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as AnswerRow);

async function allRows(id: OperationId, query: Sample['query'] = {}): Promise<AnswerRow[]> {
  const answer = await call(id, query, { accept: 'application/x-ndjson' });
  expect(answer.status, answer.text).toBe(200);
  const rows = linesOf(answer);
  expect(String(rows.length)).toBe(String(answer.headers['x-total-count']));
  return rows;
}

const untouched = new Map<string, Promise<AnswerRow[]>>();

/** All rows of a list as it comes, read once: nothing changes them while they are sorted and filtered. */
function rowsAsTheyCome(id: OperationId, level: Record<string, string>): Promise<AnswerRow[]> {
  const name = `${id} ${JSON.stringify(level)}`;
  const rows = untouched.get(name) ?? allRows(id, level);
  untouched.set(name, rows);
  return rows;
}

/** Rows as texts: thousands of them are compared much faster so, and a difference still shows the row. */
const written = (rows: readonly AnswerRow[]) => rows.map((row) => JSON.stringify(row));

type Value = string | number | boolean | null;
interface Named {
  readonly name: string;
  readonly fieldName: string;
}

/** The cause of an event by its kind, where none was worked out; other findings have no kind. */
const causeOfKind = (kind: unknown) =>
  kind === undefined || kind === 'noData' ? null : kind === 'gas' ? 'gas' : 'unknown';

/** By which cause an event is found: one that was worked out, else the log's, else that of its kind. */
function causeCode(row: AnswerRow): unknown {
  const { kind, cause, causeEvent } = row;
  if (kind !== 'noData' && (cause ?? 'unknown') === 'unknown' && (causeEvent ?? null) !== null) return 'log';
  return cause ?? causeOfKind(kind);
}

/** What a row shows in a column. */
function valueOf(row: AnswerRow, key: string): Value {
  const well = row['well'] as Named | null | undefined;
  const value = {
    well: () => well?.name,
    field: () => well?.fieldName ?? fieldNames.get(String(row['fieldId'])),
    entity: () => (row['entity'] as Named).name,
    owner: () => {
      const owner = row['owner'] as Named | string | null | undefined;
      return typeof owner === 'object' ? owner?.name : owner;
    },
    place: () => well?.name ?? row['facility'],
    start: () => row['actualStart'] ?? row['plannedStart'],
    end: () => workEnd(row as unknown as TimedWork),
    cause: () => causeCode(row),
  }[key];
  return ((value ? value() : row[key]) ?? null) as Value;
}

const texts = new Set([
  'well',
  'field',
  'entity',
  'place',
  'facility',
  'title',
  'owner',
  'assignee',
  'limitingConstraint',
]);
const natural = new Intl.Collator('en', { numeric: true });
const isMoment = (value: Value) => /^\d{4}-\d\d-\d\dT/.test(String(value));

function compare(key: string, one: Exclude<Value, null>, other: Exclude<Value, null>): number {
  if (typeof one === 'number') return one - Number(other);
  if (texts.has(key)) return natural.compare(String(one), String(other));
  if (isMoment(one)) return Date.parse(String(one)) - Date.parse(String(other));
  if (key === 'severity') return severities.indexOf(other as 'low') - severities.indexOf(one as 'low');
  return String(one) < String(other) ? -1 : Number(one !== other);
}

/** Rows in another order: those without a value last, equal ones as they were. */
function sorted(rows: readonly AnswerRow[], key: string, sign: 1 | -1): AnswerRow[] {
  return [...rows].sort((row, otherRow) => {
    const [one, other] = [valueOf(row, key), valueOf(otherRow, key)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * compare(key, one, other);
  });
}

describe.each(lists)('%s', (_name, id, level) => {
  it.each(keysOf(id))('is sorted by %s, either way', async (key) => {
    const rows = await rowsAsTheyCome(id, level);
    expect(rows.length).toBeGreaterThan(1);
    expect(written(await allRows(id, { ...level, sort: key }))).toEqual(written(sorted(rows, key, 1)));
    expect(written(await allRows(id, { ...level, sort: `-${key}` }))).toEqual(written(sorted(rows, key, -1)));
  });

  it.each(keysOf(id))('is filtered by %s', async (key) => {
    const rows = await rowsAsTheyCome(id, level);
    const known = rows.map((row) => valueOf(row, key)).filter((value) => value !== null);
    const middle = sorted(rows, key, 1)[Math.floor(known.length / 2)]!;
    const value = valueOf(middle, key) ?? '';
    const shown = (one: Value) => (isMoment(one) ? String(one).slice(0, 10) : one);
    const given = shown(value);
    const filtered = async (where: string) => written(await allRows(id, { ...level, where }));
    const wanted = (holds: (value: Exclude<Value, null>) => boolean) =>
      written(
        rows.filter((row) => {
          const one = shown(valueOf(row, key));
          return one !== null && holds(one);
        }),
      );
    const empty = written(rows.filter((row) => valueOf(row, key) === null));
    const encoded = encodeURIComponent(String(given));
    expect(await filtered(`${key}=${encoded}`)).toEqual(
      given === '' ? empty : wanted((one) => one === given),
    );
    expect(await filtered(`${key}=`)).toEqual(empty);
    if (texts.has(key)) {
      const part = String(given).slice(-4).toUpperCase();
      expect(await filtered(`${key}~${encodeURIComponent(part)}`)).toEqual(
        wanted((one) => String(one).toUpperCase().includes(part)),
      );
    } else if (typeof value === 'number' || /^\d{4}-\d\d-\d\d/.test(String(value))) {
      expect(await filtered(`${key}>=${given}`)).toEqual(wanted((one) => one >= given!));
      expect(await filtered(`${key}<=${given};${key}>=${given}`)).toEqual(wanted((one) => one === given));
    }
  });

  it('has values to sort by in every column', async () => {
    const rows = await rowsAsTheyCome(id, level);
    const alike = keysOf(id).filter((key) => new Set(rows.map((row) => valueOf(row, key))).size < 2);
    // A well reports by itself; the quality of a sum is that of an estimate.
    const expected: Record<string, string[]> = {
      'well ': ['wellsReported', 'wellsExpected'],
      'field ': ['quality'],
      // Counted losses leave nothing of what its chokes promise.
      'getProductionOptimizationInfo ': ['kind'],
      'well window': ['quality', 'wellsReported', 'wellsExpected'],
    };
    expect(alike).toEqual(expected[`${level['level'] ?? id} ${level['per'] ?? ''}`] ?? []);
  });

  it('gives all rows as it gives its pages, with the same headers', async () => {
    const query = { ...level, sort: `-${keysOf(id).at(-1)}` };
    const whole = await call(id, { ...query, limit: 1, cursor: 'x' }, { accept: 'application/x-ndjson' });
    expect(whole.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
    const rows = linesOf(whole);
    const joined: AnswerRow[] = [];
    let cursor: string | undefined;
    do {
      const page = await call(id, { ...query, limit: 500, ...(cursor ? { cursor } : {}) });
      joined.push(...page.rows);
      for (const name of ['x-total-count', 'x-data-as-of', 'x-data-range', 'x-produced-until', 'vary'])
        expect(whole.headers[name]).toBe(page.headers[name]);
      cursor = page.headers['x-next-cursor'] as string | undefined;
    } while (cursor);
    expect(written(rows)).toEqual(written(joined));
    expect(whole.headers['x-next-cursor']).toBeUndefined();
  });
});

const drops = 'getHighProductionDropExceptionReportInfo';
const refusalOf = async (where: string, id: OperationId = drops) => {
  const { status, body } = await call(id, { where });
  expect(status).toBe(400);
  return body.errors.map(({ message }) => message);
};

describe('conditions', () => {
  it('hold together, with any of their values, in whatever case and with or without accents', async () => {
    const rows = await allRows(drops);
    const some = await allRows(drops, { where: 'dropPct>=15;status=new|expected;dropPct<=60' });
    expect(some.length).toBeGreaterThan(0);
    expect(some).toEqual(
      rows.filter(
        (row) =>
          Number(row['dropPct']) >= 15 &&
          Number(row['dropPct']) <= 60 &&
          ['new', 'expected'].includes(String(row['status'])),
      ),
    );
    expect(
      await allRows('getDeferredProductionInfo', { level: 'well', where: 'entity~nothing|ELAN-|%25|_' }),
    ).toEqual(await allRows('getDeferredProductionInfo', { level: 'well', where: 'entity~elan-' }));
    const named = (await allRows('getDeferredProductionInfo', { level: 'well', where: 'entity~ELAN-' })).map(
      ({ entity }) => (entity as Named).name,
    );
    expect(new Set(named).size).toBe(3);
    expect(
      await allRows('getDeferredProductionInfo', { level: 'well', where: 'entity~%C3%A9lan' }),
    ).toHaveLength(named.length);
  });

  it('count what they leave, and their pages belong to them', async () => {
    const where = 'dropPct>=15';
    const page = await call(drops, { where, limit: 1 });
    expect(Number(page.headers['x-total-count'])).toBe((await allRows(drops, { where })).length);
    const cursor = String(page.headers['x-next-cursor']);
    expect((await call(drops, { where, limit: 1, cursor })).status).toBe(200);
    for (const other of [{}, { where: 'dropPct>=16' }, { where, sort: 'dropPct' }])
      expect((await call(drops, { ...other, cursor })).status).toBe(400);
  });

  it.each([
    ['rows>=1', /^query\/where condition 1 must begin with one of well, field, date, /],
    ['dropPct>=1;nothing=1', /^query\/where condition 2 must begin with one of /],
    ['constructor=1', /must begin with one of/],
    ['__proto__=1', /must begin with one of/],
    ['well.name=F-1', /must begin with one of/],
    ['dropPct', /condition 1 must compare dropPct by >= or <= or =$/],
    ['dropPct~1', /must compare dropPct by >= or <= or =$/],
    ['status>=new', /must compare status by =$/],
    ['well<=F', /must compare well by = or ~$/],
    ['dropPct>=many', /must compare dropPct with a number$/],
    ['dropPct>=', /must compare dropPct with a number$/],
    ['dropPct>=0x10', /must compare dropPct with a number$/],
    ['dropPct>=1e999', /must compare dropPct with a number$/],
    ['dropPct=1|NaN', /must compare dropPct with a number$/],
    ['dropPct>=1|2', /must compare dropPct with one value$/],
    ['date>=yesterday', /must compare date with a day such as 2026-02-28$/],
    ['date>=2026-02-30', /must compare date with a day such as 2026-02-28$/],
    ['well=%E9', /must have percent-encoded values$/],
    ['well~%00', /must not contain a NUL character$/],
    ['dropPct>=1;', /^query\/where condition 2 must begin with one of /],
  ])('that are none are refused with their place: %s', async (where, message) => {
    expect(await refusalOf(where)).toEqual([expect.stringMatching(message)]);
  });

  it('are named all at once, and never with their values', async () => {
    const faults = await refusalOf(Array<string>(10).fill('dropPct>=secret').join(';'));
    expect(faults).toHaveLength(10);
    expect(faults.join()).not.toContain('secret');
  });

  it('are refused beyond 500 characters, 10 conditions and 20 values, like keys that there are not', async () => {
    expect(await refusalOf(`well~${'x'.repeat(496)}`)).toEqual([
      'query/where must NOT have more than 500 characters',
    ]);
    expect(await refusalOf(Array<string>(11).fill('dropPct>=15').join(';'))).toEqual([
      'query/where must have at most 10 conditions',
    ]);
    const many = (mark: string, count: number) =>
      `well${mark}${Array.from({ length: count }, (_, i) => `q${i}`).join('|')}`;
    for (const mark of ['=', '~']) {
      expect(await refusalOf(many(mark, 21))).toEqual([
        'query/where condition 1 must compare well with at most 20 values',
      ]);
      expect((await call(drops, { where: many(mark, 20) })).status).toBe(200);
    }
    for (const sort of ['nothing', '--well', 'well desc', 'well;drop table well', ''])
      expect((await call(drops, { sort })).status).toBe(400);
  });

  it.each([
    "' or 1=1 --",
    "'; drop table well; --",
    '\\',
    "\\' or true --",
    '$1',
    '%',
    '_',
    '{a,b}',
    '"',
    'NULL',
    ':row',
  ])('take %j as a text', async (text) => {
    const value = encodeURIComponent(text);
    for (const where of [`well=${value}`, `well~${value}`, `status=${value}`, `assignee=${value}|${value}`])
      expect(await allRows(drops, { where })).toEqual([]);
    expect((await allRows(drops)).length).toBeGreaterThan(0);
  });
});

describe('all rows of a list', () => {
  const rowsType = { accept: 'application/x-ndjson' };

  it('end early when the data changes while they are read', async () => {
    const { db } = backend.database;
    let isArmed = true;
    const changing = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (isArmed && result.rows.length === 5_000) {
          isArmed = false;
          await sql`update setting set updated_at = clock_timestamp()`.execute(db);
        }
        return result;
      },
    });
    const app = await backend.another({ db: changing });
    const path = `/api/Dashboard/GetDeferredProductionInfo?level=well&sort=-deferred&from=2025-03-01`;
    const broken = await backend.call('GET', path, { app, token, headers: rowsType });
    expect(broken.status).toBe(200);
    expect(Number(broken.headers['x-total-count'])).toBeGreaterThan(5_000);
    expect(linesOf(broken)).toHaveLength(5_000);
    const whole = await backend.call('GET', path, { app, token, headers: rowsType });
    expect(linesOf(whole)).toHaveLength(Number(whole.headers['x-total-count']));
    expect(linesOf(whole).slice(0, 5_000)).toEqual(linesOf(broken));
  });

  it('are refused when there are more than 100,000, with their number', async () => {
    const { db } = backend.database;
    const { rows } = await callOperation(backend, 'getWells', token);
    const wellId = String(rows[0]?.id);
    await db.deleteFrom('deferred_production').where('well_id', '=', wellId).execute();
    await sql`insert into deferred_production
        (well_id, method, day, oil_potential, oil_actual, oil_planned, hours_lost, quality, version)
      select ${wellId}, 'trailingMedian', date '1850-01-01' + n, 1, 1, 0, 0, 'measured', '1'
      from generate_series(0, 100000) as n`.execute(db);
    const query = { level: 'well', wellIds: wellId, from: '1850-01-01', to: '2123-10-17' };
    const refused = await call('getDeferredProductionInfo', query, rowsType);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([
      {
        message: 'query selects 100001 rows; at most 100000 can be answered as application/x-ndjson',
        code: 'tooManyRows',
        values: { rows: '100001', most: '100000' },
      },
    ]);
    expect((await call('getDeferredProductionInfo', query)).headers['x-total-count']).toBe('100001');
  });

  it('are for those who name them', async () => {
    for (const accept of ['*/*', 'application/json', 'application/*', 'text/html'])
      expect((await call(drops, {}, { accept })).headers['content-type']).toContain('application/json');
    const all = { accept: 'application/json, application/x-ndjson' };
    expect((await call(drops, {}, all)).headers['content-type']).toContain('application/json');
    const many = { accept: 'text/csv;q=0.9, Application/X-NDJSON;q=0.5' };
    expect((await call(drops, {}, many)).headers['content-type']).toContain('application/x-ndjson');
    expect((await callOperation(backend, drops, undefined, { headers: rowsType })).status).toBe(401);
  });

  it('are the rows of lists only: a summary stays JSON', async () => {
    const summary = await callOperation(backend, 'getChangeDetectionStatistics', token, {
      headers: rowsType,
    });
    expect(summary.headers['content-type']).toContain('application/json');
  });
});
