// Two backends over one database and one watched folder: programs send 200 deliveries by HTTP, each again once it is answered,
// some of them to both backends at once, and put files into the folder, while a backend is killed (SIGKILL) ten times. Each row is
// stored once and as it was sent, each receipt says what is true, a repeat gets the receipt that was given, letter for letter, each
// run has its true status, each file lies in `done` with its report, and no upload stays behind.
// `--kills`, `--deliveries` and `--files` take other numbers, `--seed` another course.
import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { build, ReadableError, root, run, seconds } from '../bootstrap.mjs';
import { freePort } from '../ports.mjs';
import { isReady, signInToken } from '../running-system.mjs';

const senders = 8;
const goodRows = 20;
const maxAnswerMs = 60_000;
/** How long all may take once nothing is killed any more: what waits in the folder is at rest for ten seconds first. */
const maxSettleMs = 300_000;
const firstDay = Date.UTC(2024, 5, 1);
const dayMs = 86_400_000;

const folder = mkdtempSync(path.join(tmpdir(), 'cnx-feeds-'));
// A database that root starts runs as another user, who has to get through.
chmodSync(folder, 0o711);
const watched = path.join(folder, 'watched');
const uploads = path.join(folder, 'uploads');
for (const place of [watched, uploads]) mkdirSync(place);

const faults = [];
const counts = { sends: 0, unanswered: 0, busy: 0, repeats: 0, together: 0, cut: 0 };
/** Sends that wait for their answer, by origin. */
const waiting = new Map();
/** Of each row that may be stored, "well day", its oil. */
const sent = new Map();
/** What was answered first, by key of the delivery. */
const receipts = new Map();
let backends = [];

function expect(holds, what) {
  if (!holds && faults.length < 30) faults.push(what);
}

/** The same numbers in each run of a seed. */
function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function until(find, what, limitMs = 120_000) {
  const began = Date.now();
  for (;;) {
    const found = await find();
    if (found) return found;
    if (Date.now() - began > limitMs)
      throw new ReadableError(`${what} did not happen within ${limitMs / 1000} s`);
    await sleep(50);
  }
}

const day = (number) => new Date(firstDay + number * dayMs).toISOString().slice(0, 10);
/** A figure that no other row has. */
const oilOf = (delivery, row) => Number((100 + delivery + row / 100).toFixed(2));

async function start(databaseUrl, port) {
  const child = spawn(process.execPath, [path.join(root, 'apps/backend/dist/main.js')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      TMPDIR: uploads,
      DATABASE_URL: databaseUrl,
      CNX_DATA_DIR: path.join(folder, `data-${port}`),
      CNX_DEMONSTRATION: 'on',
      CNX_DEMONSTRATION_WELLS: '1',
      CNX_DEMONSTRATION_YEARS: '1',
      CNX_DEMONSTRATION_GAS_WELLS: '0',
      CNX_IDP: 'off',
      CNX_IMPORT_FOLDER: watched,
      // What is tried here is that nothing is lost or stored twice: no send is refused for its number.
      CNX_API_KEY_CALLS_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output = (output + chunk).slice(-4_000)));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const origin = `http://localhost:${port}`;
  await until(async () => {
    if (child.exitCode !== null) throw new ReadableError(`a backend ended:\n${output}`);
    return isReady(origin);
  }, 'the start of a backend');
  return { child, ended, port, origin, output: () => output };
}

/** @returns The status, the text and when to come again; status 0 where there was no answer. */
async function post(origin, key, { type, body, query = '' }, idempotencyKey) {
  counts.sends += 1;
  waiting.set(origin, (waiting.get(origin) ?? 0) + 1);
  try {
    const answer = await fetch(`${origin}/api/Feeds/SendDailyRows${query}`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': type, 'idempotency-key': idempotencyKey },
      body,
      signal: AbortSignal.timeout(maxAnswerMs),
    });
    return { status: answer.status, text: await answer.text(), again: answer.headers.get('retry-after') };
  } catch {
    counts.unanswered += 1;
    return { status: 0, text: '', again: null };
  } finally {
    waiting.set(origin, waiting.get(origin) - 1);
  }
}

/** Sends until it is answered, as its documentation says, by turns to both backends. */
async function deliver(key, delivery, idempotencyKey, turn) {
  for (let tries = 0; tries < 200; tries += 1) {
    const { origin } = backends[(turn + tries) % backends.length];
    const answer = await post(origin, key, delivery, idempotencyKey);
    if (answer.status === 200) return answer.text;
    if (answer.status === 503) counts.busy += 1;
    else if (answer.status !== 0) {
      expect(false, `${idempotencyKey} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
      return null;
    }
    await sleep(answer.status === 503 ? 1000 * Math.min(2, Number(answer.again ?? 1)) : 200);
  }
  expect(false, `${idempotencyKey} was not answered in 200 tries`);
  return null;
}

/** What a delivery says: rows of its own, one that cannot be read, and one that was stored by an earlier one of its sender. */
function deliveryOf(number, earlier) {
  const rows = Array.from({ length: goodRows }, (_, row) => ({
    field: 'Skua',
    well: `S-${(number % senders) + 1}`,
    day: day(Math.floor(number / senders) * goodRows + row),
    hours: 24,
    oil: oilOf(number, row),
  }));
  for (const { well, day: on, oil } of rows) sent.set(`${well} ${on}`, oil);
  const all = [...rows, { ...rows[0], day: '2024-01-01', oil: 'none today' }, ...(earlier ? [earlier] : [])];
  if (number % 2 === 0)
    return {
      rows,
      hasEarlier: Boolean(earlier),
      delivery: { type: 'application/json', body: JSON.stringify({ unitSystem: 'metric', rows: all }) },
    };
  const lines = all.map(({ field, well, day: on, hours, oil }) => [field, well, on, hours, oil].join(','));
  return {
    rows,
    hasEarlier: Boolean(earlier),
    delivery: { type: 'text/csv', body: `field,well,day,hours,oil (Sm3)\n${lines.join('\n')}\n` },
  };
}

/** Each row of the first receipt says what became of it. */
function checkReceipt(name, text, hasEarlier) {
  const receipt = JSON.parse(text);
  const outcomes = receipt.rows.map(({ outcome }) => outcome);
  const wanted = [...Array(goodRows).fill('stored'), 'rejected', ...(hasEarlier ? ['unchanged'] : [])];
  expect(
    outcomes.join() === wanted.join() && receipt.stored === goodRows && receipt.rejected === 1,
    `${name}: its receipt says ${outcomes.join()} ${receipt.message ?? ''}`,
  );
}

/** One program: its deliveries one after the other, each again once it is answered. */
async function send(key, numbers, random) {
  let earlier;
  for (const number of numbers) {
    const name = `delivery-${number}`;
    const { rows, hasEarlier, delivery } = deliveryOf(number, earlier);
    const atOnce = random() < 0.3;
    const turn = Math.floor(random() * 2);
    if (atOnce) counts.together += 1;
    const answers = await Promise.all(
      (atOnce ? [0, 1] : [0]).map((more) => deliver(key, delivery, name, turn + more)),
    );
    const [text] = answers;
    if (text === null) continue;
    expect(
      answers.every((answer) => answer === text),
      `${name}: two sends at once got two receipts`,
    );
    receipts.set(name, text);
    checkReceipt(name, text, hasEarlier);
    for (let repeat = 0; repeat < 1 + Math.floor(random() * 2); repeat += 1) {
      counts.repeats += 1;
      const again = await deliver(key, delivery, name, turn + 1 + repeat);
      expect(again === text, `${name}: a repeat got another receipt`);
    }
    earlier = rows[0];
  }
}

const fileName = (number) => `${String(number).padStart(3, '0')} daily.csv`;

/** Puts a file of another well into the folder as a program does: under a name that is left alone, then under its own. */
function putFile(number) {
  const lines = Array.from({ length: goodRows }, (_, row) => {
    const [well, on, oil] = [`F-${number + 1}`, day(row), oilOf(1_000 + number, row)];
    sent.set(`${well} ${on}`, oil);
    return `Skua,${well},${on},24,${oil}`;
  });
  const text = `field,well,day,hours,oil (Sm3)\n${[...lines, `Skua,F-${number + 1},2024-01-01,24,x`].join('\n')}\n`;
  const place = path.join(watched, 'in', fileName(number));
  writeFileSync(`${place}.part`, text);
  renameSync(`${place}.part`, place);
}

async function query(databaseUrl, text) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function makeKey(origin) {
  const answer = await fetch(`${origin}/api/Administration/CreateApiKey`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await signInToken(origin)}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ name: 'Historian', scope: 'import', fieldIds: null },
      expiresOn: new Date(Date.now() + 30 * dayMs).toISOString().slice(0, 10),
    }),
  });
  if (!answer.ok) throw new ReadableError(`making a key answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).key;
}

/** What is stored is what was sent, once, and what says so is true. */
async function compare(databaseUrl, deliveries, files) {
  const ask = (text) => query(databaseUrl, text);
  const rows = await ask(`
    select well.name || ' ' || daily.day as place, daily.oil from daily_production as daily
    join well on well.id = daily.well_id join field on field.id = well.field_id where field.name = 'Skua'`);
  const stored = new Map(rows.map(({ place, oil }) => [place, Number(oil)]));
  for (const [place, oil] of sent)
    expect(stored.get(place) === oil, `${place}: ${oil} was sent, ${stored.get(place)} is stored`);
  for (const place of stored.keys()) expect(sent.has(place), `${place} is stored and was not sent`);

  const kept = await ask('select idempotency_key as key, answer from delivery');
  expect(kept.length === deliveries, `${kept.length} receipts are kept of ${deliveries} deliveries`);
  for (const { key, answer } of kept)
    expect(
      JSON.stringify(JSON.parse(answer)) === JSON.stringify(JSON.parse(receipts.get(key) ?? 'null')),
      `${key}: the receipt that is kept is another one`,
    );
  const [audited] = await ask(`select count(*)::int as count from audit_event where kind = 'rowsDelivery'`);
  expect(audited.count === deliveries, `${audited.count} deliveries are in the audit log`);

  // A row that was stored twice would be new in one run and unchanged or changed in another.
  const runs = await ask(`
    select status, feed like 'key:%' as "byHttp", count(*)::int as count, sum(rows_new)::int as new,
      sum(rows_updated)::int as updated, sum(rows_unchanged)::int as unchanged
    from import_run group by 1, 2`);
  const total = (name, holds) => runs.filter(holds).reduce((sum, one) => sum + one[name], 0);
  const done = ({ status }) => status === 'done';
  expect(
    runs.every(({ status }) => status === 'done' || status === 'failed'),
    `runs are ${JSON.stringify(runs)}`,
  );
  expect(total('new', done) === sent.size, `runs call ${total('new', done)} rows new of ${sent.size}`);
  expect(total('updated', done) === 0, `runs call ${total('updated', done)} rows changed`);
  expect(
    total('new', (one) => !done(one)) === 0,
    `runs that failed call ${total('new', (one) => !done(one))} rows new`,
  );
  expect(
    total('count', (one) => done(one) && one.byHttp) === deliveries,
    `${total('count', (one) => done(one) && one.byHttp)} runs of deliveries are done`,
  );
  const due = await ask(`select count(*)::int as count from well_computation where rows_changed`);

  const names = readdirSync(path.join(watched, 'done'));
  for (let number = 0; number < files; number += 1) {
    const own = names.filter((name) => name.includes(fileName(number)));
    const [report] = own.filter((name) => name.endsWith('.report.txt'));
    expect(
      own.length === 2 && report !== undefined,
      `of ${fileName(number)} there lie in done: ${own.join(', ') || 'nothing'}`,
    );
    if (report === undefined) continue;
    const text = readFileSync(path.join(watched, 'done', report), 'utf8');
    expect(/21 rows, 1 rejected/.test(text), `${report} says ${text.slice(0, 200)}`);
  }
  expect(names.length === 2 * files, `${names.length} files lie in done`);
  for (const place of ['in', 'failed'])
    expect(readdirSync(path.join(watched, place)).length === 0, `files lie in ${place}`);
  return { interrupted: total('count', (one) => !done(one)), due: due[0].count };
}

await run(async () => {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '10' },
      deliveries: { type: 'string', default: '200' },
      files: { type: 'string', default: '12' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [kills, deliveries, files, seed] = ['kills', 'deliveries', 'files', 'seed'].map((name) =>
    Number(values[name]),
  );
  await build('@cnx/backend');
  const { connectDatabase } = await import(path.join(root, 'apps/backend/dist/database/connect.js'));
  const database = await connectDatabase({ dataDirectory: folder });
  const { user, password, host, port: databasePort, database: name } = database.embedded.connection;
  const address = new URL(`postgres://localhost:${databasePort}/${name}`);
  address.username = user;
  address.password = password;
  address.searchParams.set('host', host);
  const started = Date.now();
  let outcome = { interrupted: 0, due: 0 };
  try {
    backends = [await start(address.href, await freePort())];
    backends.push(await start(address.href, await freePort()));
    // A backend makes the folder once it serves; a program that puts files there waits for it.
    await until(() => existsSync(path.join(watched, 'in')), 'the folder for files', maxSettleMs);
    const key = await makeKey(backends[0].origin);
    const random = randomOf(seed);
    const numbers = Array.from({ length: deliveries }, (_, number) => number);
    let isOver = false;
    const programs = Promise.all(
      Array.from({ length: senders }, (_, sender) =>
        send(
          key,
          numbers.filter((number) => number % senders === sender),
          randomOf(seed + sender + 1),
        ),
      ),
    ).finally(() => (isOver = true));
    programs.catch(() => undefined);
    let put = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      // Files are spread over the kills, and each kill meets deliveries that are under way.
      const before = receipts.size;
      for (; put < Math.ceil((files * (kill + 1)) / kills); put += 1) putFile(put);
      await until(
        () => isOver || receipts.size >= Math.min(before + 4, deliveries),
        'work between two kills',
        maxSettleMs,
      );
      await sleep(random() * 2_000);
      const index = kill % 2;
      const { child, ended, port, origin } = backends[index];
      counts.cut += waiting.get(origin) ?? 0;
      child.kill('SIGKILL');
      await ended;
      backends[index] = await start(address.href, port);
    }
    await programs;
    await until(
      () => readdirSync(path.join(watched, 'in')).every((one) => one.endsWith('.json')),
      'the end of the work in the folder',
      maxSettleMs,
    );
    for (const { child, ended } of backends) {
      child.kill('SIGTERM');
      expect((await ended) === 0, 'a backend did not end well');
    }
    // What a killed process left is for the next one to take away.
    const [{ port }] = backends;
    backends = [await start(address.href, port)];
    outcome = await compare(address.href, deliveries, files);
    await until(
      async () => (await query(address.href, 'select from well_computation where rows_changed')).length === 0,
      'the computation of what was stored',
      maxSettleMs,
    );
    const left = readdirSync(uploads);
    expect(left.length === 0, `uploads stayed: ${left.join(', ')}`);
  } catch (error) {
    faults.push(error.message);
  } finally {
    for (const { child, ended } of backends) {
      child.kill('SIGKILL');
      await ended;
    }
    await database.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  if (counts.cut === 0) faults.push('no kill met a delivery');
  for (const fault of faults) process.stdout.write(`not ok ${fault}\n`);
  if (faults.length > 0) return 1;
  process.stdout.write(
    `ok ${kills} kills of two backends in ${seconds(started)} s, which cut ${counts.cut} sends off: ` +
      `${sent.size} rows of ${deliveries} deliveries and ${files} files, each stored once; ${counts.sends} sends ` +
      `(${counts.repeats} repeats, ${counts.together} deliveries to both at once, ${counts.unanswered} without an answer, ` +
      `${counts.busy} asked to come again), every receipt true and the same; ${outcome.interrupted} runs were interrupted or answered ` +
      `elsewhere and say so; no upload stayed\n`,
  );
  return 0;
});
