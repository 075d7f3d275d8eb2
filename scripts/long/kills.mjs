// 25 kills (SIGKILL) of the backend and of its database, by turns, while accounts change their passwords and end their
// sessions: what was acknowledged is kept, what was not has happened as a whole or not at all, no call fails while all is
// up, and no process stays behind.
// `--kills` takes another number.
import { spawn } from 'node:child_process';
import { constants, publicEncrypt } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { build, ReadableError, root, run, seconds } from '../bootstrap.mjs';
import { isReady } from '../running-system.mjs';

const accounts = 10;
const firstPassword = 'Portal#2026';
const maxAnswerMs = 20_000;

const folder = mkdtempSync(path.join(tmpdir(), 'cnx-kills-'));
chmodSync(folder, 0o711);
const cluster = path.join(folder, 'database', 'cluster-18');
const faults = [];
const counts = { changes: 0, ends: 0, unanswered: 0, happened: 0 };
let origin = '';
let publicKey = '';
let stopping = false;
/** Which kill was the last to begin, and whether all has been up again since: then nothing excuses a failed answer. */
let lastKill = 0;
let allUp = true;

function expect(holds, what) {
  if (!holds) faults.push(what);
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen({ host: 'localhost', port: 0 }, resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until `find` gives something. */
async function until(find, what, limitMs = 60_000) {
  const began = Date.now();
  for (;;) {
    const found = await find();
    if (found) return found;
    if (Date.now() - began > limitMs)
      throw new ReadableError(`${what} did not happen within ${limitMs / 1000} s`);
    await sleep(20);
  }
}

function startBackend(port) {
  const child = spawn(process.execPath, [path.join(root, 'apps/backend/dist/main.js')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      CNX_DATA_DIR: folder,
      CNX_DEMONSTRATION_WELLS: '1',
      CNX_DEMONSTRATION_YEARS: '1',
      CNX_DEMONSTRATION_GAS_WELLS: '0',
      // What is tried here is durability: no guess is refused for its number, and no answer comes from memory.
      CNX_LOCK_AFTER_FAILURES: '1000000',
      CNX_ADDRESS_FAILURES: '1000000',
      CNX_PASSWORD_HASH_QUEUE: '1000',
      CNX_SESSION_CACHE_SECONDS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const ready = new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Portal ready at')) resolve();
    });
    void ended.then(() => reject(new ReadableError(`the backend ended:\n${output}`)));
  });
  ready.catch(() => undefined);
  return { child, ended, ready };
}

/** The lock of the database's folder, while a server has it. */
function postmaster() {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), socketFolder: lines[4], status: lines[7]?.trim() };
  } catch {
    return undefined;
  }
}

function processesOfFolder() {
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name) || Number(name) === process.pid) return false;
    try {
      return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(cluster);
    } catch {
      return false;
    }
  });
}

async function query(text) {
  const password = readFileSync(path.join(cluster, 'cnx.password'), 'utf8').trim();
  const client = new pg.Client({
    host: postmaster().socketFolder,
    port: 5432,
    user: 'cnx',
    database: 'cnx',
    password,
  });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** @returns The answer; its status is 0 when there was none. */
async function call(method, place, { token, body } = {}) {
  const killBefore = allUp ? lastKill : -1;
  try {
    const response = await fetch(`${origin}/api${place}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(maxAnswerMs),
    });
    const text = await response.text();
    expect(
      response.status < 500 || killBefore !== lastKill,
      `${method} ${place} answered ${response.status} while all was up: ${text}`,
    );
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
  } catch {
    return { status: 0, body: {} };
  }
}

/** Asks again until the backend itself has answered. */
const askUntilAnswered = (ask) =>
  until(async () => {
    const answer = await ask();
    return answer.status > 0 && answer.status < 500 && answer;
  }, 'an answer');

function seal(password) {
  const key = { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return publicEncrypt(key, Buffer.from(`${password}|${Math.floor(Date.now() / 1000)}`)).toString('base64');
}

const signIn = (email, password) =>
  askUntilAnswered(() =>
    call('POST', '/CNXAuth/ValidateEmailAndPassword', { body: { Email: email, Password: seal(password) } }),
  );
const isAlive = async (token) =>
  (await askUntilAnswered(() => call('GET', '/ExceptionReport/GetWells', { token }))).status === 200;

async function changePassword(email, [password, next], { own, other }) {
  const body = { userEmail: email, oldPassword: seal(password), newPassword: seal(next) };
  const { status } = await call('POST', '/CNXAuth/ResetPassword', { token: own, body });
  const byNext = await signIn(email, next);
  const byOld = await signIn(email, password);
  const happened = byNext.status === 200;
  const where = `${email}, change answered ${status}`;
  expect(
    happened !== (byOld.status === 200),
    `${where}: ${happened ? 'both passwords' : 'neither password'} hold`,
  );
  expect(status !== 200 || happened, `${where}: lost`);
  expect(status === 200 || status === 0 || status >= 500, `${where}: refused`);
  expect((await isAlive(other)) !== happened, `${where}: the other session ${happened ? 'lives' : 'ended'}`);
  expect(await isAlive(own), `${where}: the session of the change ended`);
  if (status === 200) counts.changes += 1;
  else counts.unanswered += 1;
  if (happened && status !== 200) counts.happened += 1;
  return { happened, password: happened ? next : password };
}

async function endSession(email, token) {
  const { status } = await call('POST', '/CNXAuth/Logout', { token, body: {} });
  const ended = !(await isAlive(token));
  expect(status !== 200 || ended, `${email}, sign-out answered 200: lost`);
  if (status === 200) counts.ends += 1;
  else counts.unanswered += 1;
  if (ended && status !== 200) counts.happened += 1;
  return ended;
}

/** One user, until the kills are over. @returns What has happened to the account. */
async function use(email) {
  const done = { email, changes: 0, ends: 0 };
  let password = firstPassword;
  for (let round = 0; !stopping; round += 1) {
    const own = (await signIn(email, password)).body.id_token;
    const other = (await signIn(email, password)).body.id_token;
    expect(own && other, `${email}: the password does not hold`);
    if (!own || !other) break;
    const change = await changePassword(email, [password, `Kill+${round}-word${2026 + round}`], {
      own,
      other,
    });
    password = change.password;
    if (change.happened) done.changes += 1;
    if (await endSession(email, own)) done.ends += 1;
  }
  return done;
}

async function killBackend(backend, port) {
  backend.child.kill('SIGKILL');
  await backend.ended;
  await until(() => processesOfFolder().length === 0, 'the end of the database after its backend');
  const next = startBackend(port);
  await next.ready;
  return next;
}

async function killDatabase() {
  const before = postmaster();
  process.kill(before.pid, 'SIGKILL');
  await until(() => {
    const now = postmaster();
    return now && now.pid !== before.pid && now.status === 'ready';
  }, 'a new start of the database');
}

/** Each change and each end of a session wrote its row of the audit log, in its own transaction. */
async function compareAudit(done) {
  const rows = await query(`
    select email, count(*) filter (where kind = 'passwordChange')::int as changes,
           count(*) filter (where kind = 'signOut')::int as ends
    from app_user left join audit_event on audit_event.user_id = app_user.id
    where email like 'kill-%' group by email`);
  for (const { email, changes, ends } of done) {
    const row = rows.find((candidate) => candidate.email === email);
    expect(row?.changes === changes, `${email}: ${changes} changes, ${row?.changes} in the audit log`);
    expect(row?.ends === ends, `${email}: ${ends} sessions ended, ${row?.ends} in the audit log`);
  }
}

await run(async () => {
  const { values } = parseArgs({ options: { kills: { type: 'string', default: '25' } } });
  const kills = Number(values.kills);
  await build('@cnx/backend');
  const started = Date.now();
  const port = await freePort();
  origin = `http://localhost:${port}`;
  let backend = startBackend(port);
  try {
    await backend.ready;
    publicKey = (await (await fetch(`${origin}/cnx-config.json`)).json()).passwordPublicKey;
    await query(`
      insert into app_user (email, role_id, password_hash)
      select 'kill-' || number || '@cnx.example', 2, password_hash
      from app_user, generate_series(1, ${accounts}) as number where email = 'engineer@cnx.example'`);
    const users = Promise.all(
      Array.from({ length: accounts }, (_, index) => use(`kill-${index + 1}@cnx.example`)),
    );
    users.catch(() => undefined);
    for (let kill = 0; kill < kills; kill += 1) {
      const before = counts.changes + counts.ends;
      await until(() => counts.changes + counts.ends > before + 2, 'work between two kills');
      await sleep((kill * 7919) % 400);
      lastKill = kill + 1;
      allUp = false;
      if (kill % 2 === 0) backend = await killBackend(backend, port);
      else await killDatabase();
      await until(() => isReady(origin), 'readiness after a kill');
      allUp = true;
    }
    stopping = true;
    await compareAudit(await users);
    backend.child.kill('SIGTERM');
    expect((await backend.ended) === 0, 'the backend did not end well');
    await until(() => processesOfFolder().length === 0, 'the end of the database');
  } catch (error) {
    faults.push(error.message);
  } finally {
    stopping = true;
    backend.child.kill('SIGKILL');
    await backend.ended;
    await until(() => processesOfFolder().length === 0, 'the end of the database').catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  }
  const { changes, ends, unanswered, happened } = counts;
  for (const fault of faults) process.stdout.write(`not ok ${fault}\n`);
  if (unanswered === 0) process.stdout.write('not ok no kill met a change or a sign-out\n');
  if (faults.length > 0 || unanswered === 0) return 1;
  process.stdout.write(
    `ok ${Math.ceil(kills / 2)} kills of the backend and ${Math.floor(kills / 2)} of the database in ${seconds(started)} s: ${changes} password changes and ${ends} ends of sessions acknowledged, none lost; of ${unanswered} without an answer ${happened} happened as a whole and ${unanswered - happened} not at all; no process stayed\n`,
  );
  return 0;
});
