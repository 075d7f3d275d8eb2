import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchCode, searchKey } from '../../src/queries/search-text.ts';
import { createTestBackend, type Answer, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { writeSmallField } from '../support/small-field.ts';

interface Result {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly marks: readonly { from: number; to: number }[];
  readonly field: { id: string };
  readonly area: string;
  readonly subject: string | null;
  readonly status: string | null;
  readonly day: string | null;
  readonly isOpen: boolean;
  readonly isLike: boolean;
  readonly change: {
    readonly variable: string;
    readonly before: number;
    readonly after: number;
    readonly unit: string;
  } | null;
}
interface Results {
  readonly total: number;
  readonly counts: readonly { kind: string; count: number }[];
  readonly results: readonly Result[];
}

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await createTestBackend();
  token = (await backend.signIn()).body.id_token;
  const reports = { oil: [100, 100, 100] };
  const { db } = backend.database;
  await writeSmallField(db, {
    id: 'penon',
    wells: { 'PEN-A-05': reports, 'PEN-A-50': reports, 'PEN-B-05': reports, senora: reports },
  });
  await writeSmallField(db, {
    id: 'asgrunn',
    wells: { block: reports, other: reports, arabic: reports, Oilcreek: reports },
  });
  for (const [id, name] of Object.entries({ penon: 'Peñón', asgrunn: 'Åsgrunn' }))
    await db.updateTable('field').set({ name }).where('id', '=', id).execute();
  const names = { senora: 'Señora 1', block: '34/10-A-12', other: '34/10-B-12', arabic: 'بئر ١٢' };
  for (const [id, name] of Object.entries(names))
    await db.updateTable('well').set({ name }).where('id', '=', id).execute();
  await writeFindings();
});
afterAll(() => backend.close());

/** On PEN-A-05: two drops, gas, changes of two sensitivities, work; on its field: work of a facility. */
async function writeFindings(): Promise<void> {
  const { db } = backend.database;
  await sql`
    insert into production_drop_exception (id, well_id, detected_at, severity, severity_factors, day, variable, rate, baseline,
      drop_abs, drop_pct, baseline_method, baseline_from, baseline_to, on_stream_hours, persistence_days, cause, cause_score,
      loss_since_start)
    select 'drop-' || cause, 'PEN-A-05', day, 'high', '{}', day, 'oil', 80, 100, 20, 20, 'trailingMedian', day - 30, day - 1,
      24, 2, cause, 0.5, 40
    from (values ('choke', '2025-11-10'::date), ('downtime', '2025-11-12')) as found (cause, day)`.execute(
    db,
  );
  await sql`
    insert into gas_exception (id, well_id, detected_at, severity, severity_factors, started_at, mechanism, oil_loss, rule, advice)
    values ('gas-1', 'PEN-A-05', '2025-11-11', 'high', '{}', '2025-11-11', 'gasLock', 5, '{}', 'Lower it.')`.execute(
    db,
  );
  await sql`
    insert into change_point (id, well_id, variable, sensitivity, unit, change_day, day_low, day_high, detected_at, mean_before,
      mean_after, delta, days_before, days_after, score, severity, severity_factors, method_version)
    select 'change-1', 'PEN-A-05', 'waterCut', 'high', '%', day, day, day, day, 10, 8, -2, 60, 60, 4, 'low', '{"loss": 2}', '1'
    from (values ('2025-11-09'::date)) as found (day)`.execute(db);
  await sql`
    insert into schedule_entry (id, field_id, well_id, facility, activity, title, planned_start, planned_end, status, owner, notes)
    values
      ('work-1', 'penon', 'PEN-A-05', null, 'wellTest', 'Multi-rate test', '2026-03-01', '2026-03-01', 'planned', 'Opérations', null),
      ('work-2', 'penon', null, 'Séparateur 2', 'inspection', 'Inspección anual', '2026-04-01', '2026-04-02', 'planned', 'Inspectors', 'Bring the crane'),
      ('work-old', 'penon', null, 'Compressor', 'inspection', 'Inspección anual', '2019-04-01', '2019-04-02', 'done', 'Inspectors', null)`.execute(
    db,
  );
}

const search = async (text: string, query: Record<string, string | number> = {}): Promise<Results> => {
  const answer = await callOperation(backend, 'getSearchResults', token, { query: { text, ...query } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as unknown as Results;
};
const named = async (text: string) =>
  (await search(text, { kinds: 'well,field' })).results.map(({ name }) => name);
const ids = async (text: string, kinds: string) =>
  (await search(text, { kinds })).results.map(({ id }) => id);

describe('a well', () => {
  it.each([
    ['its name', 'PEN-A-05'],
    ['small letters and spaces', 'pen a 05'],
    ['nothing between its parts', 'pena05'],
    ['a number without its zero', 'PEN-A-5'],
    ['a wrong letter', 'PEM-A-05'],
    ['two letters in the wrong order', 'PNE-A-05'],
    ['a letter too many', 'PENN-A-05'],
    ['the word for it beside its name', 'pozo PEN-A-05'],
    ['what is wanted of it', 'PEN-A-05 oil'],
  ])('is the first result for %s', async (_, text) => {
    expect((await named(text))[0]).toBe('PEN-A-05');
  });

  it.each([
    ['without its accent', 'Senora 1', 'Señora 1'],
    ['in capitals', 'SEÑORA 1', 'Señora 1'],
    ['with its accent as a character of its own', 'Sen\u0303ora 1', 'Señora 1'],
    ['by a part', 'ñora', 'Señora 1'],
    ['by a part between strokes', '10 a 12', '34/10-A-12'],
    ['in another script', 'بئر', 'بئر ١٢'],
    ['by its place and its end', 'penon b 05', 'PEN-B-05'],
    ['that has the word for something else in its name', 'oilcr', 'Oilcreek'],
  ])('is found %s', async (_, text, name) => {
    expect((await named(text))[0]).toBe(name);
  });

  it('is alone when it is named in full, among those that hold what was typed otherwise', async () => {
    expect(await named('pen-a-05')).toEqual(['PEN-A-05']);
    // Another name holds the last word, and its place begins with the second one.
    expect(await named('34/10-A-12')).toEqual(['34/10-A-12']);
    expect(await named('pen')).toEqual(['Peñón', 'PEN-A-05', 'PEN-A-50', 'PEN-B-05']);
  });

  it('has those behind it that are named almost so, where few hold what was typed', async () => {
    expect(await named('pen a')).toEqual(['PEN-A-05', 'PEN-A-50', 'PEN-B-05']);
  });

  it('says where it is, how it is and which part of its name was typed', async () => {
    const { results } = await search('senora');
    expect(results[0]).toEqual({
      kind: 'well',
      id: 'senora',
      name: 'Señora 1',
      marks: [{ from: 0, to: 6 }],
      well: { id: 'senora', name: 'Señora 1', fieldId: 'penon', fieldName: 'Peñón' },
      field: { id: 'penon', name: 'Peñón' },
      area: 'penon',
      businessUnit: 'penon',
      subject: 'unknown',
      status: 'producing',
      severity: null,
      day: '2025-11-10',
      isOpen: false,
      isLike: false,
      latestOil: { day: '2025-11-10', volume: 100 },
      latestGas: null,
      change: null,
    });
  });

  it('brings its findings, at whatever sensitivity its well is searched, and its work, the newest first', async () => {
    const { total, counts, results } = await search('PEN-A-05');
    expect(results.map(({ id }) => id)).toEqual([
      'PEN-A-05',
      'drop-downtime',
      'gas-1',
      'drop-choke',
      'change-1',
      'work-1',
    ]);
    expect(total).toBe(6);
    expect(counts).toEqual([
      { kind: 'well', count: 1 },
      { kind: 'field', count: 0 },
      { kind: 'exception', count: 3 },
      { kind: 'changePoint', count: 1 },
      { kind: 'schedule', count: 1 },
    ]);
    const drop = { variable: 'oilRate', before: 100, after: 80, unit: 'Sm3/d' };
    expect(results.filter(({ change }) => change).map(({ id, change }) => [id, change])).toEqual([
      ['drop-downtime', drop],
      ['drop-choke', drop],
      ['change-1', { variable: 'waterCut', before: 10, after: 8, unit: '%' }],
    ]);
    expect(results.at(-1)).toMatchObject({ name: 'Multi-rate test', status: 'overdue', day: '2026-03-01' });
  });

  it.each([
    ['gas', ['PEN-A-05', 'gas-1']],
    ['gaz', ['PEN-A-05', 'gas-1']],
    ['agua', ['PEN-A-05', 'change-1']],
    ['caídas', ['PEN-A-05', 'drop-downtime', 'drop-choke']],
    ['arrêt', ['PEN-A-05', 'drop-downtime']],
    ['calendario', ['PEN-A-05', 'work-1']],
  ])('brings only what a word beside its name speaks of: %s', async (word, expected) => {
    expect((await search(`PEN-A-05 ${word}`)).results.map(({ id }) => id)).toEqual(expected);
  });
});

describe('a finding', () => {
  it('is found by what it is, when it is of the newest days', async () => {
    expect(await ids('gas', 'exception')).toEqual(['gas-1']);
    expect(await ids('penon gas', 'exception')).toEqual(['gas-1']);
    expect(await ids('asgrunn gas', 'exception')).toEqual([]);
  });

  it('stands where the day that is shown of it belongs, whatever its hour', async () => {
    const { db } = backend.database;
    // In the last hours of the production day of November 11.
    await sql`update field set production_day_start_hour = 6 where id = 'penon'`.execute(db);
    await sql`update gas_exception set started_at = '2025-11-12 02:00Z' where id = 'gas-1'`.execute(db);
    const { results } = await search('PEN-A-05', { kinds: 'exception' });
    expect(results.map(({ id, day }) => [id, day])).toEqual([
      ['drop-downtime', '2025-11-12'],
      ['gas-1', '2025-11-11'],
      ['drop-choke', '2025-11-10'],
    ]);
    await sql`update gas_exception set started_at = '2025-11-11' where id = 'gas-1'`.execute(db);
    await sql`update field set production_day_start_hour = 0 where id = 'penon'`.execute(db);
  });

  it('is found by what somebody said of it, until that is taken back', async () => {
    const { db } = backend.database;
    await sql`
      insert into exception_decision (id, at, action, comment)
      values ('00000000-0000-4000-8000-000000000001', '2026-03-01', 'comment', 'Válvula atascada')`.execute(
      db,
    );
    await sql`
      insert into exception_decision_finding (decision_id, finding_id, well_id, version, before)
      values ('00000000-0000-4000-8000-000000000001', 'drop-choke', 'PEN-A-05', 1, '{}')`.execute(db);
    expect(await ids('valvula atas', 'exception')).toEqual(['drop-choke']);
    await sql`update exception_decision set undone_at = '2026-03-02'`.execute(db);
    expect(await ids('valvula', 'exception')).toEqual([]);
  });
});

describe('work', () => {
  it.each(['inspeccion anual', 'Separateur', 'inspectors', 'crane', 'insp anu'])(
    'of the last year is found by its words: %s',
    async (text) => {
      const found = await ids(text, 'schedule');
      expect(found).toEqual(['work-2']);
    },
  );
});

describe('a page', () => {
  it('is one of all results, without gaps or repetition, and empty behind the last one', async () => {
    const whole = (await search('PEN-A-05')).results.map(({ id }) => id);
    const pages = await Promise.all(
      [0, 2, 4, 6, 1000].map((offset) => search('PEN-A-05', { limit: 2, offset })),
    );
    expect(pages.map(({ results }) => results.map(({ id }) => id))).toEqual([
      whole.slice(0, 2),
      whole.slice(2, 4),
      whole.slice(4, 6),
      [],
      [],
    ]);
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([6]));
  });

  it('of some kinds has their total, and counts all', async () => {
    const { total, counts, results } = await search('PEN-A-05', {
      kinds: 'exception,schedule',
      limit: 3,
      offset: 2,
    });
    expect(results.map(({ id }) => id)).toEqual(['drop-choke', 'work-1']);
    expect(total).toBe(4);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(6);
  });
});

/** Writes work on a well while something runs. */
async function withWork(
  entries: readonly (readonly [id: string, start: string, status: string])[],
  run: () => Promise<void>,
) {
  const { db } = backend.database;
  for (const [id, start, status] of entries)
    await sql`
      insert into schedule_entry (id, field_id, well_id, activity, title, planned_start, planned_end, status, owner)
      values (${id}, 'penon', 'PEN-A-05', 'wellTest', ${`Well test PEN-A-05 ${id}`}, ${start}::timestamptz,
        ${start}::timestamptz + interval '4 hours', ${status}, 'Tester')`.execute(db);
  try {
    await run();
  } finally {
    await sql`delete from schedule_entry where id = any(${entries.map(([id]) => id)}::text[])`.execute(db);
  }
}

describe('what is open', () => {
  const work = [
    ['plan-far', '2030-03-01', 'planned'],
    ['plan-near', '2030-01-01', 'planned'],
    ['plan-off', '2030-01-02', 'cancelled'],
    ['done-old', '2019-03-01', 'done'],
    ['done-new', '2020-03-01', 'done'],
  ] as const;

  it('stands above all work of the well, the work that comes next first, then what is over, the newest first', () =>
    withWork(work, async () => {
      const { results } = await search('PEN-A-05');
      expect(results.map(({ id }) => id)).toEqual([
        'PEN-A-05',
        'drop-downtime',
        'gas-1',
        'drop-choke',
        'change-1',
        'plan-near',
        'plan-far',
        'plan-off',
        'work-1',
        'done-new',
        'done-old',
      ]);
      expect(results.filter(({ isOpen }) => isOpen).map(({ id }) => id)).toEqual([
        'PEN-A-05',
        'drop-downtime',
        'gas-1',
        'drop-choke',
        'change-1',
        'plan-near',
        'plan-far',
      ]);
    }));

  it.each([
    ['is not ranked yet', null],
    ['lost nothing', '{"loss": 0}'],
  ])('is no change that %s', async (_, factors) => {
    const { db } = backend.database;
    const setFactors = (given: string | null) =>
      sql`update change_point set severity_factors = ${given}::jsonb where id = 'change-1'`.execute(db);
    await setFactors(factors);
    try {
      const { results } = await search('PEN-A-05');
      expect(results.find(({ id }) => id === 'change-1')?.isOpen).toBe(false);
    } finally {
      await setFactors('{"loss": 2}');
    }
  });

  it('comes before what is over, which leaves no mark on the well', async () => {
    const { db } = backend.database;
    await sql`update production_drop_exception set ended_day = '2025-11-13' where id = 'drop-downtime'`.execute(
      db,
    );
    await sql`update gas_exception set status = 'resolved'`.execute(db);
    await sql`update change_point set status = 'explained'`.execute(db);
    const states = async () =>
      Object.fromEntries((await search('PEN-A-05')).results.map(({ id, isOpen }) => [id, isOpen]));
    expect((await ids('PEN-A-05', 'exception,changePoint'))[0]).toBe('drop-choke');
    expect(await states()).toMatchObject({
      'PEN-A-05': true,
      'drop-choke': true,
      'drop-downtime': false,
      'gas-1': false,
      'change-1': false,
    });
    await sql`update production_drop_exception set ended_day = '2025-11-13'`.execute(db);
    expect(await states()).toMatchObject({ 'PEN-A-05': false, 'drop-choke': false });
    await sql`update production_drop_exception set ended_day = null`.execute(db);
    await sql`update gas_exception set status = 'new'`.execute(db);
    await sql`update change_point set status = 'new'`.execute(db);
  });
});

describe('many wells that a text begins', () => {
  const count = 12;
  beforeAll(async () => {
    const { db } = backend.database;
    await writeSmallField(db, {
      id: 'brandal',
      wells: Object.fromEntries(Array.from({ length: count }, (_, i) => [`BRA-${i}`, { oil: [100, null] }])),
    });
    await sql`
      insert into gas_exception (id, well_id, detected_at, severity, severity_factors, started_at, ended_at, mechanism, oil_loss,
        rule, advice)
      select id, well, '2025-11-10', 'high', '{}', began::timestamptz, ended::timestamptz, 'gasLock', 5, '{}', 'Lower it.'
      from (values ('bra-open', 'BRA-3', '2025-11-10', null), ('bra-over', 'BRA-4', '2025-11-11', '2025-11-12'),
        ('bra-long-over', 'BRA-4', '2019-11-11', '2019-11-12')) as found (id, well, began, ended)`.execute(
      db,
    );
    await sql`
      insert into schedule_entry (id, field_id, well_id, activity, title, planned_start, planned_end, status, owner)
      select 'bra-work-' || i, 'brandal', 'BRA-' || i, 'wellTest', 'Bra test', '2030-01-01'::timestamptz + i * interval '1 day',
        '2030-01-01'::timestamptz + i * interval '1 day', 'planned', 'Tester' from generate_series(0, 6) as i`.execute(
      db,
    );
  });
  afterAll(async () => {
    const { db } = backend.database;
    await sql`delete from gas_exception where id like 'bra-%'`.execute(db);
    await sql`delete from schedule_entry where id like 'bra-%'`.execute(db);
    await sql`update well set name = 'W' || md5(name) where field_id = 'brandal'`.execute(db);
    await sql`update field set name = md5(name) where id = 'brandal'`.execute(db);
  });

  it('bring all that happened to them, as their names do: what is open, then the newest', async () => {
    expect(await ids('bra', 'exception')).toEqual(['bra-open', 'bra-over', 'bra-long-over']);
    expect(await ids('BRA-4', 'exception')).toEqual(['bra-over', 'bra-long-over']);
    expect((await search('bra')).counts).toContainEqual({ kind: 'exception', count: 3 });
  });

  it('have five of each kind before the rest, the field first, and wells with an open finding before calm ones', async () => {
    const { results, total } = await search('bra', { limit: 50 });
    expect(results.map(({ id }) => id)).toEqual([
      'brandal',
      ...[3, 0, 1, 2, 4].map((i) => `BRA-${i}`),
      ...['bra-open', 'bra-over', 'bra-long-over'],
      ...[0, 1, 2, 3, 4].map((i) => `bra-work-${i}`),
      ...[5, 6, 7, 8, 9, 10, 11].map((i) => `BRA-${i}`),
      ...[5, 6].map((i) => `bra-work-${i}`),
    ]);
    expect(total).toBe(results.length);
    const pages = await Promise.all(
      [0, 4, 8, 12, 16, 20, 24].map((offset) => search('bra', { limit: 4, offset })),
    );
    expect(pages.flatMap(({ results: page }) => page.map(({ id }) => id))).toEqual(
      results.map(({ id }) => id),
    );
  });

  it('are suggested with nothing that the results do not have', async () => {
    for (const text of ['bra', 'BRA-4', 'bra gas', 'brandal']) {
      const { rows, headers } = await callOperation(backend, 'getSearchSuggestions', token, {
        query: { text, limit: 20 },
      });
      const { results, total } = await search(text, { limit: 50 });
      expect(headers['x-total-count'], text).toBe(String(total));
      expect(rows.length, text).toBeGreaterThan(0);
      expect(results.map(({ id }) => id)).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
    }
  });

  it('say the newest oil that they have a figure for', async () => {
    const { results } = await search('BRA-4');
    expect(results[0]).toMatchObject({ day: '2025-11-09', latestOil: { day: '2025-11-08', volume: 100 } });
    expect(results[1]).toMatchObject({ kind: 'exception', latestOil: null });
  });
});

describe('a name that is only like the text', () => {
  it.each([
    ['a wrong letter in a well', 'PEM-A-05', 'PEN-A-05'],
    ['letters left out of a field', 'asgrnn', 'Åsgrunn'],
    ['the right beginning and a wrong end', 'asgola', 'Åsgrunn'],
  ])('is found by %s, and said to be', async (_, text, name) => {
    const { results } = await search(text);
    expect(results[0]).toMatchObject({ name, isLike: true });
    const suggested = await callOperation(backend, 'getSearchSuggestions', token, { query: { text } });
    expect(suggested.rows[0]).toMatchObject({ name, isLike: true });
  });

  it('brings what belongs to it as alike too, but nothing where it only begins so', async () => {
    const { results } = await search('PEM-A-05');
    expect(results.find(({ id }) => id === 'gas-1')).toMatchObject({ isLike: true });
    expect((await search('asgola')).results.map(({ kind }) => kind)).toEqual(['field']);
  });

  it('is none where the name holds the text, or where nothing is near', async () => {
    expect((await search('PEN-A-05')).results.every(({ isLike }) => !isLike)).toBe(true);
    expect((await search('zzqqxx')).total).toBe(0);
  });

  it('is not looked for where something else holds the words', async () => {
    // Work is called so, and the name of a field begins so.
    const { results } = await search('Asgola');
    expect(results.map(({ name }) => name)).toEqual(['Åsgrunn']);
    const { db } = backend.database;
    await sql`update schedule_entry set owner = 'Asgola' where id = 'work-2'`.execute(db);
    expect((await search('Asgola')).results.map(({ id }) => id)).toEqual(['work-2']);
    await sql`update schedule_entry set owner = 'Inspectors' where id = 'work-2'`.execute(db);
  });
});

describe('suggestions', () => {
  const suggest = (text: string, limit?: number): Promise<Answer> =>
    callOperation(backend, 'getSearchSuggestions', token, { query: { text, ...(limit && { limit }) } });

  it('are a well with what is open, and at most three of its work, which come next', () =>
    withWork(
      ['01', '02', '03', '04'].map((day) => [`test-${day}`, `2030-01-${day}`, 'planned'] as const),
      async () => {
        expect((await suggest('PEN-A-05')).rows.map(({ id }) => id)).toEqual([
          'PEN-A-05',
          'drop-downtime',
          'gas-1',
          'drop-choke',
          'change-1',
          'test-01',
          'test-02',
          'test-03',
        ]);
      },
    ));

  it('hold the field although its wells would fill them', async () => {
    expect((await suggest('pen', 2)).rows.map(({ id }) => id)).toEqual(['penon', 'PEN-A-05']);
    expect((await suggest('pen', 1)).rows).toHaveLength(1);
  });
});

describe('what names nothing', () => {
  const nothing = { total: 0, results: [] };
  it.each(['%', '_', '%%%', "'", '"', '\\', '*', '&|!()', '<->', ':*', '   ', '---', '\u0301', '?'])(
    'finds nothing: %j',
    async (text) => {
      expect(await search(text)).toMatchObject(nothing);
    },
  );

  it.each([
    "'; drop table well; --",
    "' or '1'='1",
    "PEN' & !'x:*",
    '\\\\',
    'a:*b',
    '\u202e\ud83d\ude00',
    'the of and',
    'de la et',
    '% 05',
    '_en',
    'x'.repeat(200),
    'a '.repeat(100),
    '0'.repeat(200),
    '👩‍👩‍👧‍👦',
    'ß'.repeat(100),
  ])('or is hostile is answered: %j', async (text) => {
    const { total } = await search(text);
    expect(total).toBeLessThan(20);
    expect((await callOperation(backend, 'getSearchSuggestions', token, { query: { text } })).status).toBe(
      200,
    );
  });

  it.each([
    ['', /fewer than 1/],
    ['x'.repeat(201), /more than 200/],
    ['x'.repeat(10_000), /more than 200/],
    ['a\0b', /NUL/],
  ])('or is no text is refused: %#', async (text, reason) => {
    const { status, body } = await callOperation(backend, 'getSearchResults', token, { query: { text } });
    expect(status).toBe(400);
    expect(body.errors[0]?.message).toMatch(reason);
  });
});

it('compares texts as the database does', async () => {
  const texts = [
    'PEN-A-05',
    'Señora 1',
    'Ærø Ø-007',
    'Größe',
    'Łódź 00',
    'İstanbul',
    'a—b',
    "d'Or_%\\",
    '34/10-A-0',
    ' ',
    'Œuvre',
  ];
  for (const text of texts) {
    const { rows } = await sql<{ key: string; code: string }>`
      select search_key(${text}) as key, search_code(${text}) as code`.execute(backend.database.db);
    expect(rows[0], text).toEqual({ key: searchKey(text), code: searchCode(searchKey(text)) });
  }
});
