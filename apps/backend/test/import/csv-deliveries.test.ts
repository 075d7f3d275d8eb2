import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '@cnx/api/schema';
import { createTestBackend, type Answer, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';

type Receipt = components['schemas']['DeliveryReceipt'];

let backend: TestBackend;
let key: string;
let deliveries = 0;

beforeAll(async () => {
  backend = await createTestBackend();
  const body = { name: 'Historian', scope: 'import', fieldIds: null, expiresOn: '2026-12-31' };
  const admin = (await backend.signIn('admin@cnx.example')).body.id_token;
  key = String((await callOperation(backend, 'createApiKey', admin, { body })).body['key']);
});
afterAll(() => backend.close());

interface How {
  readonly idempotencyKey?: string;
  readonly type?: string;
  readonly query?: Readonly<Record<string, string>>;
}

function call(body: string | Buffer, { idempotencyKey, type = 'text/csv', query = {} }: How = {}) {
  return callOperation(backend, 'sendDailyRows', undefined, {
    body,
    query,
    headers: {
      'x-api-key': key,
      'content-type': type,
      'idempotency-key': idempotencyKey ?? `csv-${(deliveries += 1)}`,
    },
  });
}

async function send(body: string | Buffer, how: How = {}): Promise<Receipt> {
  const answer = await call(body, how);
  expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.anything()]);
  return answer.body as unknown as Receipt;
}

const messageOf = ({ status, body, text }: Answer) => [
  status,
  (body.errors as { message: string }[] | undefined)?.[0]?.message ?? text.slice(0, 400),
];

const rowsOf = (well: string) =>
  backend.database.db
    .selectFrom('daily_production as daily')
    .innerJoin('well', 'well.id', 'daily.well_id')
    .select(['daily.day', 'daily.oil', 'daily.gas', 'daily.hours', 'daily.wellhead_pressure'])
    .where('well.name', '=', well)
    .orderBy('daily.day')
    .execute();

const header = 'field,well,day,hours,oil (bbl),gas (Sm3),wellheadPressure (psi)\n';

describe('rows of CSV by HTTP', () => {
  it('are stored in the units that their header says, each with a receipt and its line', async () => {
    const receipt = await send(
      `${header}Heron,H-1,2026-02-10,24,629,1200.25,1000\n\nHeron,H-1,2026-02-11,24,closed,1,1\nHeron,"H-1",2026-02-10,24,1,1,1\nHeron,H-2,2026-02-10,0,629,1,1\n`,
    );
    expect(receipt).toMatchObject({ status: 'stored', message: null, stored: 1, unchanged: 0, rejected: 3 });
    expect(
      receipt.rows.map(({ row, line, outcome, reason, doubts }) => [row, line, reason ?? doubts ?? outcome]),
    ).toEqual([
      [1, 2, 'H-1 has different rows for 2026-02-10, this is the first: none of them is imported'],
      [2, 4, 'oil (bbl): "closed" is not a number'],
      [3, 5, 'H-1 has different rows for 2026-02-10, the first is on line 2: none of them is imported'],
      [4, 6, 'production in 0 hours'],
    ]);
    await send(`${header}Heron,H-1,2026-02-10,24,629,1200.25,1000\n`);
    const [row] = await rowsOf('H-1');
    expect(row).toMatchObject({ day: '2026-02-10', hours: 24, gas: 1200.25 });
    expect(row!.oil).toBeCloseTo(100, 1);
    expect(row!.wellhead_pressure).toBeCloseTo(68.95, 1);
  });

  it('have the same names as rows of JSON, with the units that the call says', async () => {
    const text =
      'day;well;field;hours;oil;water\n2026-02-10;N-1;Heron;24;80,5;1,25\n2026-02-11;N-1;Heron;24;81,5;1,5\n';
    expect(await send(text, { query: { unitSystem: 'metric' } })).toMatchObject({ stored: 2 });
    expect(await rowsOf('N-1')).toMatchObject([{ oil: 80.5 }, { oil: 81.5 }]);
    const field = text.replaceAll('N-1', 'N-2');
    expect(await send(field, { query: { unitSystem: 'field' } })).toMatchObject({ stored: 2 });
    expect((await rowsOf('N-2'))[0]!.oil).toBeCloseTo(80.5 / 6.29, 1);
  });

  it('are taken once under a key; another body, or other units, under it is refused with what to do', async () => {
    const text = 'field,well,day,hours,oil\nHeron,K-1,2026-02-10,24,80\n';
    const how = { idempotencyKey: 'csv-again', query: { unitSystem: 'metric' } };
    const first = await send(text, how);
    expect(await send(text, how)).toEqual(first);
    for (const other of [
      await call(text.replace('80', '81'), how),
      await call(text, { ...how, query: { unitSystem: 'field' } }),
      await call(text, { ...how, query: { unitSystem: 'metric', acceptFigures: 'true' } }),
    ])
      expect(messageOf(other)).toEqual([
        409,
        'header/Idempotency-Key has named another delivery before, whose answer stands. Nothing of this body was stored: send it under a new key. A key is sent again only with the body that it first had, when its answer was lost.',
      ]);
    expect(await rowsOf('K-1')).toMatchObject([{ oil: 80 }]);
  });

  it('leave what they do not have: a column, and a blank cell', async () => {
    await send(`${header}Heron,L-1,2026-02-10,24,629,1200,1000\n`);
    expect(await send('field,well,day,oil (Sm3),gas (Sm3)\nHeron,L-1,2026-02-10,90,\n')).toMatchObject({
      stored: 1,
    });
    expect(await rowsOf('L-1')).toMatchObject([{ hours: 24, oil: 90, gas: 1200 }]);
  });

  it('are read in the encoding that the call names, or that is found', async () => {
    const text = 'field,well,day,hours,oil (Sm3)\nHéron,É-1,2026-02-10,24,80\n';
    await send(Buffer.from(text, 'latin1'), { type: 'text/csv; charset=windows-1252' });
    await send(Buffer.from(`\ufeff${text.replaceAll('É-1', 'É-2')}`, 'utf16le'), {
      type: 'Text/CSV;charset="UTF-16LE"',
    });
    await send(Buffer.from(text.replaceAll('É-1', 'É-3'), 'latin1'));
    expect(await Promise.all(['É-1', 'É-2', 'É-3'].map(rowsOf))).toMatchObject([
      [{ oil: 80 }],
      [{ oil: 80 }],
      [{ oil: 80 }],
    ]);
    expect(messageOf(await call(text, { type: 'text/csv; charset=klingon' }))).toEqual([
      415,
      'header/Content-Type names no encoding that is known: "klingon"',
    ]);
  });
});

describe('a report of PRODML 2 by HTTP', () => {
  const heron = readFileSync(new URL('../../src/import/prodml/heron.fixture.xml', import.meta.url), 'utf8');
  const xml = { type: 'application/xml; charset=utf-8' };

  it('is stored with a receipt for each well, once under a key', async () => {
    const first = await send(heron, { ...xml, idempotencyKey: 'heron' });
    expect(first).toMatchObject({ status: 'stored', stored: 2, rejected: 0 });
    expect(first.rows).toMatchObject([
      { row: 1, line: 32 },
      { row: 2, line: 72 },
    ]);
    expect(await send(heron, { ...xml, idempotencyKey: 'heron' })).toEqual(first);
    expect(await send(heron, xml)).toMatchObject({ stored: 0, unchanged: 2 });
    expect(await rowsOf('H-2 & H-2 A')).toMatchObject([{ day: '2026-02-19', hours: 24 }]);
  });

  it.each([
    [
      'entities',
      heron.replace('?>', '?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
      /^line 1: the file declares a document type/,
    ],
    [
      'a unit that there is not',
      heron.replace('1000 m3', 'barn'),
      /^line 58: the uom "barn" is not taken here/,
    ],
    ['an end that was cut', heron.slice(0, -200), /^line \d+: this is not whole XML/],
    ['text that is no XML', 'field,well', /^line 1: /],
  ])('is refused with %s, and nothing is stored', async (_, text, message) => {
    const receipt = await send(text.replaceAll('H-1', 'X-1'), xml);
    expect(receipt).toMatchObject({ status: 'rejected', rows: [] });
    expect(receipt.message).toMatch(message);
    expect(await rowsOf('X-1')).toEqual([]);
  });
});

describe('a body of CSV that is not what it should be', () => {
  const days = Array.from(
    { length: 20 },
    (_, at) => `Heron,C-1,2026-01-${String(at + 1).padStart(2, '0')},24,412.6,51220,30`,
  );
  const whole = `${header}${days.join('\n')}\n`;

  it('is refused where it was cut, wherever that was within a row', async () => {
    for (let cut = Math.floor(whole.length * 0.9); whole[cut - 1] !== '\n'; cut += 1)
      expect(messageOf(await call(whole.slice(0, cut)))).toEqual([
        400,
        'body does not end with a line break: it may have been cut, and its last number with it. Send all of it, with a line break behind the last row.',
      ]);
    expect(await rowsOf('C-1')).toEqual([]);
    expect(await send(whole)).toMatchObject({ stored: 20 });
  });

  it('is refused with more than 5,000 rows, and leaves no run', async () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) => `Heron,M-${at},2026-01-01,24,80,51220,30\n`).join('');
    const runs = () => backend.database.db.selectFrom('import_run').select('id').execute();
    const before = await runs();
    expect(messageOf(await call(header + rows(5_001)))).toEqual([
      400,
      'body has 5001 rows; one delivery takes 5000: send it in parts, each under a key of its own',
    ]);
    expect(await runs()).toEqual(before);
    expect(await rowsOf('M-1')).toEqual([]);
  });

  it.each([
    [
      'a name that is none',
      'field,well,day,hours,crude stuff (bbl)\nHeron,W-1,2026-01-01,24,80\n',
      /"crude stuff \(bbl\)"/,
    ],
    [
      'no well',
      'field,day,hours,oil (bbl)\nHeron,2026-01-01,24,80\n',
      /no column was recognized for the well/,
    ],
    [
      'no units',
      'field,well,day,hours,oil\nHeron,W-1,2026-01-01,24,80\n',
      /^line 1: "oil" has no unit: write it behind the name, as "Oil \(Sm3\)", or send unitSystem=metric or unitSystem=field\./,
    ],
    [
      'no header',
      'Heron,W-1,2026-01-01,24,80\nHeron,W-1,2026-01-02,24,80\n',
      /no column was recognized|no header/,
    ],
    [
      'numbers with two readings',
      'field;well;day;hours;oil (bbl)\nHeron;W-1;2026-01-01;24;1,234\nHeron;W-1;2026-01-02;24;1,235\n',
      /1,234/,
    ],
    [
      'dates with two readings',
      'field,well,day,hours,oil (bbl)\nHeron,W-1,01/02/2026,24,80\nHeron,W-1,03/02/2026,24,80\n',
      /01\/02\/2026/,
    ],
    [
      'a unit with two readings',
      'field,well,day,hours,gas (mm3)\nHeron,W-1,2026-01-01,24,80\n',
      /thousand m3/,
    ],
    ['nothing but a header', 'field,well,day,hours,oil (bbl)\n', /./],
    ['bytes that are no text', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0x0a]), /compressed with gzip/],
  ])('is refused with %s, in words that say nothing of the command', async (_, text, message) => {
    const receipt = await send(text);
    expect(receipt).toMatchObject({ status: 'rejected', stored: 0, unchanged: 0 });
    expect(receipt.message ?? receipt.rows[0]?.reason).toMatch(message);
    expect(receipt.message ?? '').not.toMatch(/delivery\.csv|--[a-z]/);
    expect(await rowsOf('W-1')).toEqual([]);
  });

  it.each([
    [
      'its field and its days',
      'well,day,hours,oil (bbl)\nW-1,46023,24,80\nW-1,46024,24,81\n',
      /^line 1: no column was recognized for the field\..* call it as the contract does\. Once that is said: "46023" is a day number of a spreadsheet: write days as YYYY-MM-DD\.$/,
    ],
    [
      'its units, and a volume that is not used',
      'field,well,day,hours,oil,crude stuff (bbl)\nHeron,W-1,2026-01-01,24,80,5\n',
      /^line 1: "oil" has no unit: .* Once that is said: column "crude stuff \(bbl\)" looks like a volume and is not used/,
    ],
    [
      'months, which this call has no place for',
      'well,day,oil\nW-1,2026-01-01,900\nW-1,2026-02-01,910\nW-1,2026-03-01,890\n',
      /^line 1: no column was recognized for the field; "oil" has no unit: .* Once that is said: the rows are monthly data: give daily rows\.$/,
    ],
  ])('is asked about all at once: %s', async (_, text, message) => {
    const receipt = await send(text);
    expect(receipt).toMatchObject({ status: 'rejected', stored: 0 });
    expect(receipt.message).toMatch(message);
    expect(receipt.message).not.toMatch(/--[a-z]/);
  });

  it('is taken as it stands once a person has looked at it, and says how until then', async () => {
    const text = `${header}${days.map((day) => day.replace('51220', '1').replace('C-1', 'A-1')).join('\n')}\n`;
    const refused = await send(text);
    expect(refused).toMatchObject({ status: 'rejected', rows: [] });
    expect(refused.message).toMatch(
      /gas is less than oil in 20 of 20 rows.* acceptFigures=true takes them as they are\.$/,
    );
    expect(await send(text, { query: { acceptFigures: 'true' } })).toMatchObject({ stored: 20 });
  });

  it('is refused empty, of another kind, or where JSON says it itself', async () => {
    expect(messageOf(await call('', { type: 'text/csv' }))).toEqual([400, 'body is empty']);
    expect(messageOf(await call(whole, { type: 'text/tab-separated-values' }))).toEqual([
      415,
      'body must be application/json or text/csv or application/xml',
    ]);
    const json = JSON.stringify({
      rows: [{ field: 'Heron', well: 'W-1', day: '2026-01-01', hours: 24, oil: 1 }],
    });
    expect(messageOf(await call(json, { type: 'application/json', query: { unitSystem: 'field' } }))).toEqual(
      [400, 'query/unitSystem is for a body of text/csv: others say it themselves'],
    );
    const other = await callOperation(
      backend,
      'closeMonths',
      (await backend.signIn('admin@cnx.example')).body.id_token,
      {
        body: whole,
        headers: { 'content-type': 'text/csv' },
      },
    );
    expect(messageOf(other)).toEqual([415, 'body must be application/json']);
  });
});
