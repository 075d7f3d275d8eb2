// A PostgreSQL with the settings that it is installed with, in a folder of its own (Debian: `apt install postgresql`): the
// contract and browser parts run on it; then, with 200 wells × 3 years, each read of the contract answers within a second by
// a process that has answered nothing yet, and 40 heavy reads of one user leave the calls of another their half second.
// `--part contract`, `browser` or `load` takes one of them, `--wells` and `--years` another size, `--bin` another folder of programs.
import { spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { tsImport } from 'tsx/esm/api';
import {
  build,
  buildSystem,
  command,
  ReadableError,
  root,
  run,
  say,
  useChromium,
  useFirefox,
} from '../bootstrap.mjs';
import { parts, reportPath } from '../parts.mjs';
import { freePort } from '../ports.mjs';
import { signInToken, startSystem } from '../running-system.mjs';
import { countPlaywright, countVitest, readReport } from '../test-counts.mjs';

const maxColdMs = 1000;
const maxOthersMs = 500;
const heavyReads = 40;

const ok = (holds, line) => {
  process.stdout.write(`${holds ? 'ok' : 'not ok'} ${line}\n`);
  return holds ? 0 : 1;
};

/** Where Debian puts the programs of the newest PostgreSQL that is installed. */
function programs() {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder)
    ? readdirSync(folder)
        .map(Number)
        .sort((a, b) => b - a)
    : [];
  if (versions.length === 0)
    throw new ReadableError('PostgreSQL is not installed (Debian: apt install postgresql)');
  return path.join(folder, String(versions[0]), 'bin');
}

/** PostgreSQL refuses to run as root: then it runs as the account that its package makes. */
async function accountOf() {
  if (process.getuid?.() !== 0) return {};
  const ids = await Promise.all(
    ['-u', '-g'].map((what) => command('id', [what, 'postgres'], { quiet: true })),
  );
  const [uid, gid] = ids.map(({ output }) => Number(output.trim()));
  return { uid, gid };
}

/** Starts a server with the default settings: it has a folder, a port and nothing else of its own. */
async function startServer(bin) {
  const account = await accountOf();
  const parent = mkdtempSync(path.join(tmpdir(), 'cnx-given-'));
  chmodSync(parent, 0o711);
  if (account.uid !== undefined) chownSync(parent, account.uid, account.gid);
  const folder = path.join(parent, 'data');
  const port = await freePort();
  const asAccount = (program, args) =>
    spawn(path.join(bin, program), args, { cwd: parent, stdio: 'ignore', ...account });
  const made = await new Promise((resolve) =>
    asAccount('initdb', ['-D', folder, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8']).on('close', resolve),
  );
  if (made !== 0) throw new ReadableError(`initdb ended with ${made}`);
  const server = asAccount('postgres', ['-D', folder, '-p', String(port), '-k', parent]);
  const ended = new Promise((resolve) => server.on('close', resolve));
  const ready = () =>
    command(path.join(bin, 'pg_isready'), ['-h', 'localhost', '-p', String(port)], { quiet: true });
  while ((await ready()).code !== 0) {
    if (server.exitCode !== null) throw new ReadableError(`PostgreSQL ended with ${server.exitCode}`);
  }
  return {
    url: `postgres://postgres@localhost:${port}/postgres`,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(parent, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Runs a part on the server. */
async function runPart(part, url) {
  say(`\n── ${part.name}`);
  const file = path.join(root, reportPath(part.name));
  rmSync(file, { force: true });
  const [program, ...args] = part.command;
  const { code, output } = await command(program, args, { quiet: true, env: { DATABASE_URL: url } });
  const count = part.results === 'playwright' ? countPlaywright : countVitest;
  const { passed, failures } = count(readReport(file));
  if (failures.length === 0 && code !== 0) failures.push(`ended with ${code}: ${output.trim().slice(-2000)}`);
  return ok(
    failures.length === 0,
    [`${part.name}: ${passed} passed, ${failures.length} failed`, ...failures].join('\n  '),
  );
}

const hoursAgo = (hours) => new Date(Date.now() - hours * 3_600_000).toISOString();

const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))];

/** Calls as the samples of the contract's tests make them, of a system that runs. */
const callsOf = (origin) => ({
  async call(method, place, { token, body, headers } = {}) {
    const answer = await fetch(`${origin}${place}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = String(answer.headers.get('content-type')).startsWith('application/json');
    const parsed = isJson && text ? JSON.parse(text) : {};
    const rows = parsed.sustainableProductions ?? parsed.top ?? parsed.rows ?? parsed;
    return { status: answer.status, text, body: parsed, rows: Array.isArray(rows) ? rows : [] };
  },
});

/** Every read of the contract, each as the first call of its kind; and what other users wait while one reads much. */
async function load(url, { wells, years }) {
  say('\n── load');
  await build('@cnx/api');
  const { callOperation, contract } = await tsImport(
    '../../apps/backend/test/support/contract-calls.ts',
    import.meta.url,
  );
  const { samples } = await tsImport('../../apps/backend/test/support/samples.ts', import.meta.url);
  const { accessRules } = await tsImport('../../apps/backend/src/server/authorization.ts', import.meta.url);
  const settings = { DATABASE_URL: url };
  const making = await startSystem({ demonstration: { wells, years }, settings });
  say(`${wells} wells × ${years} years are made in ${Math.round(making.readyAfter / 1000)} s`);
  await making.stop();
  const system = await startSystem({ demonstration: { wells, years }, settings });
  let failed = 0;
  try {
    const [token, administrator] = await Promise.all(
      ['engineer@cnx.example', 'admin@cnx.example'].map((email) => signInToken(system.origin, email)),
    );
    const backend = callsOf(system.origin);
    const slow = [];
    const taken = [];
    const leftOut = [];
    for (const { id, method } of contract.operations.filter((one) => one.method === 'GET')) {
      const [expected, sample] = samples[id];
      if (expected !== 200) continue;
      // Some samples write into the database by themselves.
      const made = await Promise.resolve(sample({ backend, token, refreshToken: '' })).catch(() => null);
      if (made === null) {
        leftOut.push(id);
        continue;
      }
      // The shift of the samples is one of their own clock.
      const given = id === 'getShiftHandover' ? { query: { since: hoursAgo(12) } } : made;
      const bearer = { anyone: undefined, signedIn: token, administrator }[accessRules[id].who];
      const began = performance.now();
      const { status } = await callOperation(backend, id, bearer, given);
      const ms = performance.now() - began;
      taken.push(ms);
      if (status !== 200 || ms > maxColdMs)
        slow.push(`${method} ${id}: ${status} after ${Math.round(ms)} ms`);
    }
    failed += ok(
      slow.length === 0,
      [
        `${taken.length} reads, each for the first time, within ${maxColdMs} ms: the slowest ${Math.round(Math.max(...taken))} ms, p95 ${Math.round(percentile(taken, 0.95))} ms`,
        ...(leftOut.length > 0 ? [`left out: ${leftOut.join(', ')}`] : []),
        ...slow,
      ].join('\n  '),
    );
    failed += await others(system.origin, token);
  } finally {
    await system.stop();
  }
  return failed;
}

/** While one user reads forty windows of all exceptions, another one asks for a profile, one call after the other. */
async function others(origin, token) {
  const backend = callsOf(origin);
  const other = await signInToken(origin, 'reader@cnx.example').catch(() => signInToken(origin));
  const day = (back) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  let reading = true;
  const heavy = Promise.all(
    Array.from({ length: heavyReads }, (_, back) =>
      backend.call('GET', `/api/ExceptionReport/GetExceptions?from=${day(1000 - back)}&to=${day(2 + back)}`, {
        token,
      }),
    ),
  ).then((answers) => {
    reading = false;
    return answers.map(({ status }) => status);
  });
  const taken = [];
  let refused = 0;
  while (reading) {
    const began = performance.now();
    const { status } = await backend.call('GET', '/api/CNXUser/GetProfile', { token: other });
    taken.push(performance.now() - began);
    if (status !== 200) refused += 1;
  }
  const statuses = new Map();
  for (const status of await heavy) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const p95 = Math.round(percentile(taken, 0.95));
  const ends = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
  return ok(
    p95 <= maxOthersMs && refused === 0,
    `${taken.length} calls of another user beside ${heavyReads} heavy reads (${ends}): p95 ${p95} ms of ${maxOthersMs}, ${refused} refused`,
  );
}

await run(async () => {
  const { values } = parseArgs({
    options: {
      part: { type: 'string', multiple: true, default: ['contract', 'browser', 'load'] },
      wells: { type: 'string', default: '200' },
      years: { type: 'string', default: '3' },
      bin: { type: 'string' },
    },
  });
  await buildSystem();
  if (values.part.includes('browser')) {
    await useChromium();
    await useFirefox();
  }
  const server = await startServer(values.bin ?? programs());
  let failed = 0;
  try {
    for (const part of parts.filter(({ name }) => ['contract', 'browser'].includes(name)))
      if (values.part.includes(part.name)) failed += await runPart(part, server.url);
    if (values.part.includes('load'))
      failed += await load(server.url, { wells: Number(values.wells), years: Number(values.years) });
  } finally {
    await server.stop();
  }
  return failed === 0 ? 0 : 1;
});
